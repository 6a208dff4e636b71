"""Switches of the foreign tapes that only the words styled and novel of --set draw."""
import random

# Switches that stay off in a random combination, so that the tapes of a seed stay as they were.
LATER = {"AFTER_WIN": 0, "AFTER_STUCK": 0, "NONE_TEXT": 0, "DEAL_WAIT": 0, "DEAL_CLEAR": 0, "NUMBER_SHOWN": 1,
         "COUNTERS": 0, "SHOW_DELAY": 0, "ROW_DELAY": 0, "ENTRY_FIXED": 0,
         "HINT_TIME": 0, "HINT_CURSOR": 0, "SKIP_EMPTY": 0, "IDLE_SCREEN": 0, "HINT_HIDES": 0, "KEY_REPEAT": 0,
         "SURE": 0, "LINE": 0, "TWINS": 0, "WINDOW": 0, "HINT_SMALL": 0, "HINT_BLINK": 0}


def choose_styles(s):
    """--set styled: further styles for table_game.asm, drawn from numbers of their own."""
    pick = random.Random(f"style {s['seed']}")
    def rarely(name, *others, share=0.3):
        if pick.random() < share:
            s[name] = pick.choice(others)
    rarely("AFTER_WIN", 1, 2)
    rarely("AFTER_STUCK", 1, 2)
    rarely("NONE_TEXT", 1)
    rarely("DEAL_WAIT", 60, 150, 250)
    s["DEAL_CLEAR"] = pick.choice([0, 1, 2]) if s["DEAL_WAIT"] else 0
    rarely("COUNTERS", *([1, 2] if s["OY"] >= 2 else [0]))
    rarely("SHOW_DELAY", 2, 10, 25)
    rarely("ROW_DELAY", 1, 3)
    rarely("TITLE", 1, 2, 3, 4)
    rarely("TRAVEL_SELECTION", 1, share=0.2)
    rarely("AUTO_ENTER", 1, share=0.2)
    rarely("ENTRY_FIXED", 1, share=0.5 if s["AUTO_ENTER"] else 0)
    if s["BLINK"] == 0:
        rarely("CURSOR", 11, 12, 13, 14)
        if s["CURSOR"] >= 11:
            s["FRAMED"] = 0
    if s["AFTER_WIN"] == 1 and pick.random() < 0.5:
        s["AFTER_WIN"] = 3
    rarely("NONE_TEXT", 2, share=0.1)
    rarely("HINT_CURSOR", 1, share=0.1)
    if s["INTS"] == 1:
        rarely("HINT_TIME", 100, 200, share=0.1)


def choose_novelties(s):
    """--set novel: the newest habits for table_game.asm, each from numbers of its own."""
    for name, *others in NOVELTIES:
        pick = random.Random(f"{name} {s['seed']}")
        if pick.random() < 0.3:
            s[name] = pick.choice(others)
    if s["INTS"] != 1:
        s["IDLE_SCREEN"] = s["KEY_REPEAT"] = s["HINT_HIDES"] = 0
    if s["HINT_HIDES"] and not s["HINT_TIME"]:
        s["HINT_TIME"] = 100


NOVELTIES = [("SKIP_EMPTY", 1), ("IDLE_SCREEN", 500, 1500), ("KEY_REPEAT", 5, 12, 25), ("HINT_HIDES", 1),
             ("AFTER_WIN", 4), ("AFTER_STUCK", 3)]
