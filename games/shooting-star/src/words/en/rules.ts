/** The rules for people: each paragraph under its id, so that "why can't I?" can quote it. */
export const rules = {
  'rules.idea':
    'Planets lie open in a grid. Each round everyone places one weapon face down; then all are revealed and fire by themselves, highest number first. Small, quick weapons stop big, slow ones.',
  'rules.setup': 'Setting up',
  'rules.place': 'Placing',
  'rules.resolve': 'Resolving',
  'rules.end': 'End and scoring',
  'rules.build': 'Building your own sector',
  'rules.levels': 'What one hit does',
  'rules.level': 'Level',
  'rules.effect': 'Effect',
  'rules.level4': 'turned to 3',
  'rules.level3': 'captured; a small planet at 2 takes its place',
  'rules.level2': 'turned to 1',
  'rules.level1': 'captured; a gap remains',
  'rules.levelDark': 'nothing',
  'rules.dark': 'Dark',
  'rules.weapons': 'The nine weapons',
  'rules.planets': 'The planets',
  'rules.planets.count':
    'In the box: {small} small planets (levels 1 and 2), {named} named ones (levels 3 and 4) and {dark} Dark ones. {moons, plural, one {One has a moon.} other {# have a moon.}} All but the Dark ones are numbered.',
  'rules.planets.each': '{count, plural, one {# card} other {# cards}}',
  'rules.missions': 'The {count} missions',
  'rules.missions.why': 'They count what is in your Conquest when the game ends. Dark planets count for no mission.',
  'rules.example': 'Example.',
  'example.caught':
    'Your Broadside hits a planet at 1 and a rival’s Shield. The Shield catches it: both cards go to the rival’s Conquest, and the 1, which would have been captured, takes no harm.',
  'example.destroyed':
    'Your Broadside, a 6, lies between a rival’s Starburst, a 2, and a planet at 1. Yours fires first: the Starburst goes to your Debris and does not fire, the planet under it takes no harm, and the 1 is captured.',
  'example.levels':
    'Your Cross lies on Cinder, a 4. The 3 on its right is captured and a 2 takes its place; the 2 above it drops to 1; the 1 on its left is captured and leaves a gap. Below it the sector ends, and Cinder itself is not hit.',
  'example.cutOff':
    'Your Broadside captures the 3 on its left, whose place a 2 takes, and the 1 on its right. The 2 above that gap no longer has a neighbour: {to, select, debris {it goes to your Debris} other {you capture it}} at once.',

  'SS-S1': 'Two to five players sit clockwise. Each has one colour and its nine weapons, all in hand.',
  'SS-S2':
    'The stack holds one planet of each of the six names, one Dark planet and others at random: six planets for each player.',
  'SS-S3': 'The planets left over are the deck, shuffled.',
  'SS-S4':
    'The stack is dealt in a grid: 4 × 3 for two players, 6 × 3 for three, 6 × 4 for four, 6 × 5 for five. Every numbered planet shows its high or its low side, at random.',
  'SS-S5': 'If two Dark planets share an edge, the same stack is shuffled and dealt again.',
  'SS-S6':
    'Everyone gets three secret missions: one for 1 point, one for 2 and one for 3. The rest go back to the box unseen.',
  'SS-S7': 'One seat, drawn at random, gets the Dark Invader and opens the first round.',
  'SS-P1':
    'Each round, everyone places one weapon, clockwise from the Dark Invader; then all weapons fire. You may not pass.',
  'SS-P2':
    'On your turn, choose a weapon from your hand, a planet without a card (Dark planets too) and the arrow. The weapon lies face down: everyone sees whose it is, where it lies and where its arrow points, but not which weapon it is.',
  'SS-P3':
    'With the arrow down the pattern is turned by half a turn, never mirrored. Weapons that look the same both ways may lie either way, to keep the others guessing.',
  'SS-P4': 'There is always a free planet: a round never begins with fewer planets than players plus one.',
  'SS-P5': 'When everyone has placed, all weapons are revealed together.',
  'SS-P6':
    'Weapons fire one after the other from 8 down to 1. Equal numbers fire in the order they were placed. Shields never fire, and a weapon that has left the table does not fire.',
  'SS-P7':
    'A weapon hits the cells of its pattern that hold a planet when it fires. Gaps and empty space are ignored, and nothing stops a shot on its way.',
  'SS-P8':
    'Before anything else: if the shot hits another player’s Shield, that Shield catches it. Weapon and Shield go to the catcher’s Conquest, and nothing else happens. Of several Shields the one placed first catches.',
  'SS-P9':
    'Otherwise every card on a hit planet is destroyed before it can fire and goes to the attacker’s Debris. The planet under it is spared this time.',
  'SS-P10':
    'Every other hit planet drops one level: 4 to 3, 2 to 1. A 3 is captured and a small planet at 2 takes its place; a 1 is captured and leaves a gap. Dark planets take no harm.',
  'SS-P11':
    'A shot hits all its planets at once. A replacement planet is not hit by the shot that brought it, except by the Core Drill’s second hit.',
  'SS-P12':
    'The Core Drill hits its own planet twice: a 4 is captured and leaves a 2, a 3 is captured and leaves a 1, a 2 or a 1 is captured and leaves a gap.',
  'SS-P13': 'A planet that takes the place of another is the first small one in the deck, placed with its 2 up.',
  'SS-P14':
    'A weapon that has fired goes to its owner’s Debris, even if it hit nothing. Its planet lies bare for the weapons that follow.',
  'SS-P15':
    'After each weapon, planets with no neighbours are cut off: the attacker captures them at any level, Dark planets too. Cards on them go to the attacker’s Debris. Dark planets count as neighbours.',
  'SS-P16':
    'So a card never lies on a gap; you can never hit your own weapon or Shield; and no Shield can catch the Core Drill.',
  'SS-P17':
    'At the end of the round Shields that caught nothing go to their owners’ Debris, and the Dark Invader moves one seat clockwise.',
  'SS-E1':
    'The game ends after the seventh round, or after a round that leaves no more planets than players, Dark ones included.',
  'SS-E2': 'The weapons left in your hand go to your Debris. All missions are revealed.',
  'SS-E3': 'Your score is cards, moons, missions and debris together.',
  'SS-E4':
    'One point for each card in your Conquest: planets of every kind, a weapon your Shield caught, and that Shield.',
  'SS-E5': 'One point for each Conquest card with a moon.',
  'SS-E6':
    'The missions for 1 and 2 points pay if they are met. The one for 3 names two planets: it pays 3 for both, 1 for one of them. Second copies add nothing.',
  'SS-E7': 'Three points to whoever has the most cards in Debris; players who tie for most get three each.',
  'SS-E8': 'Most points win. On a tie, more cards in Conquest, then more moons; otherwise the victory is shared.',
  'SS-V1': 'In this variant everyone gets six planets, which lie open before them.',
  'SS-V2':
    'Clockwise from the Dark Invader, everyone places one planet at a time until all are placed. Each must share an edge with one already placed; you choose which side is up.',
  'SS-V3': 'Two Dark planets may never share an edge.',
  'SS-V4': 'There is always a legal place for a planet.',
  'SS-V5': 'Missions are dealt when the sector is complete; then the first round begins.',
} as const;
