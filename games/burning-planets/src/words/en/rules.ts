export const rules = {
  'rules.idea':
    'Two to six factions share a sky of hexagons. From one planet each, with five natural resources, a cannon and a small stock, they raise furnaces and greenhouses, open spaceports, build ships, settle empty planets, mine asteroids, barter by cargo ship, break defences and conquer. Whoever has destroyed every enemy wins; allies may share the victory.',
  'rules.board': 'The map',
  'rules.setup': 'Setup',
  'rules.turn': 'The turn',
  'rules.roll': 'Catastrophe and resources',
  'rules.structures': 'Structures',
  'rules.ships': 'Ships',
  'rules.actions': 'Actions',
  'rules.move': 'Moving',
  'rules.attack': 'Attacking',
  'rules.siege': 'Planets under attack',
  'rules.cargo': 'Cargo and kits',
  'rules.contracts': 'Contracts',
  'rules.talk': 'Talk and alliances',
  'rules.end': 'The end',
  'rules.prices': 'What things cost and can do',
  'rules.thing': 'thing',
  'rules.die': 'die',
  'rules.shield': 'shield',
  'rules.speed': 'speed',
  'rules.odds': 'Chance of one attack, in percent',
  'rules.target': 'target',

  'BP-G1':
    'The map is a grid of hexagons. The six directions are north, north-east, south-east, south, south-west and north-west.',
  'BP-G2':
    'The distance between two cells is the number of steps from one to the other. Cells at distance 1 are adjacent.',
  'BP-G3': 'A panel is a hexagon of cells: all that lie up to 6 steps from its centre, 127 in number.',
  'BP-G4':
    'Neighbouring panels fit together without gaps; their centres are 13 steps apart, and every cell belongs to one panel.',
  'BP-G5':
    'For N players the map has 3N + 1 panels, from 7 for two to 19 for six, numbered row by row. There is nothing beyond it.',
  'BP-G6':
    'Cells belong to a planet or to space. A cell of space holds at most one thing: an asteroid, a space station or a ship. With none of them it is empty.',
  'BP-G7': 'Where an order of cells is needed, it goes row by row.',
  'BP-G8': 'Planets have radius 2, 3 or 4: small, medium, large, with 19, 37 or 61 cells.',
  'BP-G9':
    'The centre of a planet belongs to the monolith alone. Around it lie the inner cells, outermost the border; the ring of space around that is the orbit.',
  'BP-G10':
    'A ship on an orbit cell is docked at the planet. It is docked at a defence only if it stands right beside its border cell.',
  'BP-G11': 'The six corners of a planet are the six corner cells of its orbit.',

  'BP-S1': 'Two to six play. Each leads a faction; several may lead the same one.',
  'BP-S2': 'The map for the number of players is set up. Who starts is drawn at random; turns go round from there.',
  'BP-S3':
    'There are two planets for each player: first everyone’s start planet in turn order, then the others. Each is made in four steps: place, size, biome, resources.',
  'BP-S4': 'Place: a panel is drawn, again if it has a planet already. The planet stands in its centre.',
  'BP-S5': 'Size: a d4. With 1 or 2 the planet is small, with 3 medium, with 4 large.',
  'BP-S6':
    'Biome: start planets suit their owners, fair for Humans, harsh for Digitals, water for Xenos. For others a d6: 1-2 fair, 3-4 harsh, 5-6 water.',
  'BP-S7':
    'A start planet has five resources. On a fair one a d4 gives the number of forests, the rest are mountains; a harsh one has five mountains, a water one five forests.',
  'BP-S8':
    'Other planets roll the die of their size twice, d4, d6 or d8: on a fair one for forests, then for mountains; on a harsh one the sum is mountains, on a water one forests.',
  'BP-S9': 'Forests and mountains are placed at random on inner cells, and on the border only when those are full.',
  'BP-S10': 'Start planets bear their owner’s monolith. All others are uninhabited.',
  'BP-S11':
    'There are as many asteroids as panels, and a die more. In turn, each player places one on a cell of a panel drawn at random.',
  'BP-S12':
    'An asteroid needs free space on all six sides: no planet, no other asteroid, no edge of the map beside it. Asteroids that fit nowhere are left out.',
  'BP-S13': 'Then each player places a free cannon on a border cell of the start planet that bears no resource.',
  'BP-S14': 'Everyone begins with what the start planet yields in ten turns. Nobody has ships, a spaceport or kits.',
  'BP-S15': 'Round 1 begins with the turn of whoever was drawn to start.',

  'BP-P1': 'Players take whole turns one after the other. A round is one turn of each who is still in.',
  'BP-P2':
    'A turn has five phases: catastrophe, resources, structures, ships, actions. The first two run by themselves, and there is no way back to an earlier one.',
  'BP-P3': 'Anything conquered or built this turn yields from your next turn.',
  'BP-P4':
    'New units cannot act: ships, defences and space structures wait until their owner’s next turn. They do defend themselves.',
  'BP-P5':
    'Only the player whose turn it is may move. Contracts, the shared-victory switch, giving up and chat are allowed at any time.',
  'BP-P6':
    'A d20 opens the turn. With 2 to 19 nothing happens; whatever else happens concerns only the roller, and only this turn.',
  'BP-P7':
    '1, climatic anomaly: forests, greenhouses and habitats yield nothing; no greenhouse can be built, no habitat kit bought.',
  'BP-P8':
    '20, stellar wind: furnaces and drills yield nothing, none can be built or bought, and no ship acts. Mountains yield, ships can be built, defences and space structures may fire.',
  'BP-P9': 'A kit that is already aboard or in reserve may still be loaded or placed.',
  'BP-P10': 'Then everything that stands on your planets and asteroids yields into your stock.',
  'BP-P11':
    'Build: one structure per turn on each of your planets, on a free cell that is not the centre. You pay its price.',
  'BP-P12': 'Furnaces, greenhouses and spaceports stand anywhere; cannons and towers on the border only.',
  'BP-P13':
    'On each planet you may also demolish one structure and clear one forest or mountain, for good. Nothing is paid or given back.',
  'BP-P14': 'Kits are not built in this phase: they are bought when a cargo ship loads them.',
  'BP-P15': 'Enemy ships in orbit hinder neither yield nor building.',
  'BP-P16':
    'Ships are built at planets with a spaceport, even one opened this turn, and at space stations: as many as you can pay for.',
  'BP-P17':
    'A new ship appears on an empty orbit cell, or beside the station, wherever you like; if all are taken, on the nearest empty cell.',
  'BP-P18':
    'Your units act one after the other. Small, medium, large and cargo ships have two actions, cannons, towers and stations two attacks, drills and habitats one attack. A huge ship moves once and attacks four times, in any order.',
  'BP-P19': 'Finish one unit before the next: as soon as another unit acts, the first loses its remaining actions.',
  'BP-P20':
    'Everything that belongs to others is a target; alliances are not binding. You cannot attack what is yours, or scrap ships.',
  'BP-P21': 'Moving takes a ship from one up to as many cells as its speed.',
  'BP-P22':
    'A moving ship passes through empty space and your own ships, and ends on an empty cell. Planets, asteroids, stations and ships of others block the way.',
  'BP-P23': 'You choose where a ship ends its move; the way is found for you.',
  'BP-P24':
    'Every unit but a cargo ship attacks: an adjacent ship, defence or space structure of another player, or an asteroid.',
  'BP-P25': 'Defences and space structures attack on their owner’s turn, like ships.',
  'BP-P26': 'An attack that could never succeed is refused: the die must have a face above the shield.',
  'BP-P27':
    'Both roll their dice. The target is destroyed if the attack is higher than the defence and higher than the shield. Otherwise nothing happens: no damage, no blow in return.',
  'BP-P28': 'An asteroid rolls nothing and has shield 18. When it breaks, what stood on it is lost.',
  'BP-P29':
    'Whoever destroys a cargo ship gains what it cost, the goods aboard and the kit, which goes to the reserve.',
  'BP-P30':
    'In this order: the target is removed, loot is taken, contracts are revealed, players with nothing left are out, victory is checked.',
  'BP-P31': 'Raze: a warship docked at an enemy planet without defences destroys one structure there, without dice.',
  'BP-P32': 'Forests, mountains and the monolith cannot be harmed by enemies.',
  'BP-P33': 'An uninhabited planet is settled by any docked ship with one action.',
  'BP-P34': 'An enemy planet without any structure is conquered by a docked warship with one action.',
  'BP-P35': 'The natural resources go with the planet. Ships, kits, stock and space structures stay with the loser.',
  'BP-P36':
    'Bombard: with six huge ships of yours on its six corners, none new, none having acted, all structures of an enemy planet are destroyed. The six have then had their turn.',
  'BP-P37': 'A hold takes any amount of goods and one kit.',
  'BP-P38': 'Goods travel only under a contract: your own planets share one stock.',
  'BP-P39':
    'Load, one action: at a planet, goods that are due there and perhaps a kit; or a space structure of yours from an adjacent cell. At an inhabited planet you may load nothing: a bluff.',
  'BP-P40':
    'Unload, one action: at a planet, goods for its owner or a kit into your reserve; a drill or habitat on an adjacent bare asteroid; a station on an adjacent empty cell.',
  'BP-P41': 'The reserve holds kits that are not aboard. It is nowhere on the map.',
  'BP-P42': 'A kit is loaded at your own planet with a spaceport: bought there, or taken from the reserve for nothing.',
  'BP-P43': 'A space structure belongs to whoever places it, and yields from their next turn on.',
  'BP-P44': 'Which kit is aboard is secret until it is placed, stored or lost.',
  'BP-P45':
    'Anyone may propose a contract to another at any time: a cargo ship of one of the two, goods from each to the other, open or secret. The other signs or declines; until then it can be withdrawn. At most five proposals of yours may wait, and you may make 50 per turn, of up to 1,000,000 of each good. Nobody checks the stocks.',
  'BP-P46':
    'A signed contract is never changed or taken back. What each gives is first due, then aboard, then delivered. One ship may serve several contracts.',
  'BP-P47':
    'The carrier loads at any planet of the giver, on its owner’s turn, if the goods are there and not withheld.',
  'BP-P48':
    'The carrier unloads at any planet of the taker. Your own goods you may bring back home; then they are due again.',
  'BP-P49':
    'Nothing forces anyone to keep a contract: the carrier may stay away, and a giver may withhold the goods and release them again.',
  'BP-P50': 'Of a secret contract the others know only that it exists. They see the ship load and unload, not what.',
  'BP-P51':
    'A contract is revealed when all is delivered, when its carrier is destroyed, or when one of the two is out.',
  'BP-P52': 'Goods change hands by contracts and loot only. Planets, ships and kits cannot be traded.',
  'BP-P53': 'Everyone may talk to everyone, in the open or in private, at any time. Words bind nobody.',
  'BP-P54': 'Each player has a secret switch: ready to share the victory, or not.',

  'BP-E1': 'The last player left wins at once.',
  'BP-E2': 'A player who owns no planet, no ship and no space structure is out and loses everything else.',
  'BP-E3':
    'When the switches of all who are left are on, they win together, if someone is out already; if nobody is, the game is a draw.',
  'BP-E4':
    'You may give up at any time. Your pieces leave the map, your planets become uninhabited, goods of others aboard your ships go back to them.',
  'BP-E5':
    'With a round limit the game ends by points: 100 for a planet, 200 for each player you eliminated, and the price of every structure, ship and space structure of yours on the map. Stocks count nothing.',
  'BP-E6':
    'Ties: more planets, then the more valuable fleet, then a shared place. Eliminated players rank below, later ones higher.',
  'BP-E7': 'Twenty whole rounds in which nothing is built, set up, destroyed or conquered end the game by points.',
  'BP-E8': 'After round 300 the game ends by points.',
  'BP-E9': 'You can always end your turn: nothing is forced.',
};
