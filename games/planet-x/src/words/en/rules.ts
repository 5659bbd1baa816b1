export const rules = {
  'rules.idea':
    'Two to four factions fight over a planet from one shared deck that holds everyone’s units and the special cards. On your turn you do exactly one thing. An attack is a plain comparison of Force, but the attacker loses a card even when winning. Once per turn, yours or not, you may throw in a special card.',
  'rules.setup': 'Setup',
  'rules.table': 'Units on the table',
  'rules.turn': 'The turn',
  'rules.actions': 'The actions',
  'rules.attack': 'Attack',
  'rules.specials': 'Special cards',
  'rules.windows': 'Windows',
  'rules.end': 'End and counting',
  'rules.engagement': 'Who may attack whom',
  'rules.group': 'group without starship',
  'rules.groupShip': 'group with starship',
  'rules.yes': 'yes',
  'rules.no': 'no',
  'rules.cards': 'The special cards of one set',

  'PX-S1': 'Two to four play, seated clockwise.',
  'PX-S2': 'Each player chooses a faction of their own, first come, first served: 17 units with a total Force of 68.',
  'PX-S3':
    'The base camp is placed in front of its owner. It marks whose side this is and nothing else: it has no Force and is no target.',
  'PX-S4': 'Who starts is drawn at random, unless the table votes or the host names a seat.',
  'PX-S5':
    'All units of the factions that play and the special cards are shuffled into one draw pile: 52 cards for two, 78 for three, 104 for four.',
  'PX-S6': 'Everyone draws five cards, one at a time, clockwise from the first player.',
  'PX-S7':
    'Mulligan: a hand without any unit of your own faction may be shown, discarded and drawn anew, once. Everyone is asked in secret, so that the question betrays nothing; whoever has no choice keeps the hand without being asked to press anything.',
  'PX-S8': 'In teams, seats opposite each other are allies; turns stay clockwise.',
  'PX-P1':
    'What stands on the table as one piece is a stack: a single unit, or a group of two to four units, all of different types.',
  'PX-P2':
    'The Force of a unit is its number and the modifiers on it. The Force of a stack is the sum of its units, never below 0. A unit with Force 0 stays and may act.',
  'PX-P3':
    'What a stack can attack: a single unit its own type and all lower ones; a group everything but starships; a group with a starship everything.',
  'PX-P4':
    'Each player may play one special card per turn, their own or another’s. Everyone sees whether it is still free.',
  'PX-P5':
    'A turn: one action; if it was an attack, its window; the end window; then every hand is refilled to five, one card at a time from the active player; expired truces end; play passes to the left.',
  'PX-P6': 'You must act as long as you hold a card. With an empty hand you may pass.',
  'PX-P7':
    'Deploy: a unit of your own faction goes from your hand to the table, alone. Units of other factions cannot be deployed.',
  'PX-P8': 'Attack: one of your stacks, whole, against one stack of an opponent.',
  'PX-P9': 'Discard: any one card from your hand, face up. A special discarded like this has no effect.',
  'PX-P10': 'Form: two of your single units of different types become a group. Modifiers stay on their units.',
  'PX-P11': 'Reinforce: one of your single units joins a group of yours that has no unit of its type.',
  'PX-P12':
    'Groups are formed from units on the table, never from the hand. They cannot merge or split. Units never tire: each may be used every turn.',
  'PX-P13':
    'Support, in teams: you and your ally each choose a card in secret and swap them. The ally must answer. No specials until it is done.',
  'PX-P14':
    'You may attack an opponent’s stack if there is no truce between you and your stack can attack every unit in it. Force plays no part: a weaker stack may attack.',
  'PX-P15': 'After the attack is declared everyone may play a special; each takes effect at once.',
  'PX-P16':
    'The attack is called off when a truce comes between the two, when attackers or target are gone, or when what is left can no longer attack the target. Nobody loses a card, and the action is spent.',
  'PX-P17':
    'Otherwise the two Forces are compared. Attacker higher: the attacker chooses one unit of the target and one of the attacking stack, and both are discarded. Equal: nothing happens. Attacker lower: the defender chooses one attacking unit, which is discarded.',
  'PX-P18': 'A unit that is discarded takes its modifiers with it. A group left with one unit is a single unit again.',
  'PX-P19':
    'A special is not an action. It takes effect at once and in full; nobody can cancel it, only answer with another.',
  'PX-P20': 'Modifier: on any unit of its type on the table. It stays until that unit leaves.',
  'PX-P21': 'Eliminate: any unit of its type on the table goes to the discards, with its modifiers.',
  'PX-P22':
    'Recover: a unit of its type and of your own faction comes from the discards to the table, alone. If there is none, the card is discarded without effect.',
  'PX-P23': 'Pirates: a random card of an opponent’s hand is shown to all and discarded.',
  'PX-P24':
    'Truce: until the end of this turn you and one opponent cannot attack each other; an attack between you that is under way is called off.',
  'PX-P25': 'Of two cards played at the same moment, the one that arrives first counts.',
  'PX-P26':
    'There are two windows: after every attack, and at the end of every turn. A window asks all who may still play a special, whatever they hold.',
  'PX-P27':
    'Who has passed is secret. When a special is played, everyone who still may is asked again. The window closes when all have passed.',
  'PX-P28': 'Before the active player acts, others may play a special too; nobody waits for them.',
  'PX-P29':
    'You choose when you are asked: at every window, at attacks, only at attacks that concern you, or never. Where you are not asked, the table passes for you after a random moment. With Hold you stop at the next window of this turn all the same.',
  'PX-P30': 'A window closes when its time is up, and never instantly, so that no pause gives anything away.',
  'PX-P31':
    'When time runs out: a window is passed, a hand kept; on your turn your strongest own unit is deployed, or else the weakest foreign unit discarded, or else a special.',
  'PX-E1':
    'At the end of a turn, if the draw pile is empty and a hand is empty too, the game ends. Others may still hold cards: they are worth 0.',
  'PX-E2': 'Add the printed Force of your units on the table. Modifiers do not count. The highest sum wins.',
  'PX-E3': 'If no card moves for three rounds in a row, the game ends and is counted as it stands.',
  'PX-E4': 'A tie is a shared victory, unless the table compares the strongest units one by one.',
  'PX-E5': 'In teams the sums of the allies are added, and they win together.',
  'PX-E6':
    'Nobody is eliminated. With two sides, whoever gives up loses; with three or four players each for themselves, a bot plays on.',
  'PX-E7':
    'A match lasts up to three games: win two to take it. The loser of a game starts the next, and ties go to the strongest units. A game still tied counts for nobody; if the sides are tied after three games, games are added until one leads, five at most; then the match is shared.',
};
