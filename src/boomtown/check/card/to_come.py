"""Names of sets that are not installed yet: a scenario with one of them is told from a misspelt one."""

_NAMES = {
    "wild_west_show": """
        Big Spencer | Bone Orchard | Darling Valentine | Dorothy Rage | Flint Westwood | Gag | Gary Looter |
        Greygory Deck | Helena Zontero | John Pain | Lady Rosa of Texas | Lee Van Kliff | Miss Susanna |
        Sacagaway | Showdown | Teren Kill | Wild West Show | Youl Grinner
    """,
    "gold_rush": """
        Boots | Bottle | Calumet | Don Bell | Dutch Will | Gold Pan | Gold Rush | Gun Belt | Horseshoe |
        Jacky Murieta | Josh McCloud | Lucky Charm | Madam Yto | Pardner | Pickaxe | Pretty Luzena |
        Raddie Snake | Rhum | Rucksack | Shot | Simeon Picos | Union Pacific | Wanted
    """,
    "valley_of_shadows": """
        Aim | Backfire | Bandidos | Black Flower | Bounty | Colorado Bill | Der Spot-Burst Ringer | Escape |
        Evelyn Shebang | Fanning | Ghost | Henry Block | Last Call | LeMat | Lemonade Jim | Mick Defender |
        Poker | Rattlesnake | Saved! | Shotgun | Tomahawk | Tornado | Tuco Franziskaner
    """,
    "armed_and_dangerous": """
        A Little Nip | Ace Up The Sleeve | Al Preacher | Arrow | Bandolier | Bass Greeves | Beer Keg |
        Bell Tower | Big Fifty | Bloody Mary | Bomb | Buntline Special | Caravan | Crate | Double Barrel |
        Duck! | Flintlock | Frankie Canton | Julie Cutter | Lockpick | Mexicali Kid | Ms. Abigail |
        Quick Shot | Red Ringo | Reload | Rust | Squaw | Thunderer | Tumbleweed | Whip
    """,
    "great_train_robbery": """
        Baggage Car | Benny Brawler | Boom Town | Caboose | Cactus | Callico | Cattle Truck | Circus Wagon |
        Coal Hopper | Cripple Crack | Deathwood | Dining Car | Dodgeville | Dragoon | Evaded! | Evan Babbit |
        Express Car | Fort Woth | Full Steam | Ghost Car | Ironhorse | Jimmy Texas | Knife Revolver | Leland |
        Lounge Car | Lumber Flatcar | Mail Car | Manuelita | Map | Money Bag | Most Wanted | Next Stop |
        Oathman | Observation Car | Passenger Car | Prisoner Car | Private Car | Refund | Sancho | Santa Fe |
        Sgt. Blaze | Shade O'Connor | Silverado | Sleeper Car | St. Francis | Strongbox | Switch | Tombrock |
        Train Robbery | Virginian City | Water Tower | Yooma | Zippy Roy
    """,
}
TO_COME = {name.strip(): of_set for of_set, names in _NAMES.items() for name in names.split("|")}
