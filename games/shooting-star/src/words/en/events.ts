/** The log. {who} is `you` where the sentence speaks of its reader. A value with a capital begins the sentence. */
export const events = {
  gameStarted:
    'A new game for {n, plural, other {# players}}. {who, select, you {You hold} other {{name} holds}} the Dark Invader.',
  sectorLaid: 'The sector is laid: {planets, plural, other {# planets}}.',
  planetsDealt: '{who, select, you {You get} other {{name} gets}} {planets, plural, other {# planets}} to build with.',
  planetPlaced: '{who, select, you {You lay} other {{name} lays}} {planet} in {cell}.',
  'missionsDealt.mine': 'You are dealt three secret missions.',
  roundStarted:
    'Round {round}{round, plural, =7 {, the last} other {}}: {who, select, you {you open} other {{name} opens}}',
  'weaponPlaced.mine': 'You lay {weapon} face down in {cell}, arrow {arrow}.',
  'weaponPlaced.known': '{name} lays {weapon} face down in {cell}, arrow {arrow}.',
  'weaponPlaced.other': '{name} lays a weapon face down in {cell}, arrow {arrow}.',
  weaponsRevealed: 'All weapons are turned up: {weapons}.',
  'weaponsRevealed.one': '<b>{weapon}</b> ({who, select, you {you} other {{name}}})',
  weaponFires:
    '{who, select, you {You fire} other {{name} fires}} {weapon} from {cell}{count, plural, =0 {: there is nothing in its reach} other { at {cells}}}.',
  'weaponFires.own': '{who, select, you {You fire} other {{name} fires}} {weapon} into its own planet in {cell}.',
  shieldCaught:
    '{Shield} in {cell} catches {weapon}: both go to {who, select, you {your Conquest} other {the Conquest of {name}}}.',
  'weaponDestroyed.shot':
    '{Weapon} in {cell} is hit before it fires, and becomes {who, select, you {your} other {{name}’s}} debris.',
  'weaponDestroyed.isolated':
    '{Weapon} is lost with its planet in {cell}, and becomes {who, select, you {your} other {{name}’s}} debris.',
  planetTurned: '{Planet} in {cell} drops to {to}.',
  'planetCaptured.shot': '{who, select, you {You capture} other {{name} captures}} {planet} in {cell}.',
  'planetCaptured.isolated': '{Planet} in {cell} is cut off: {who, select, you {you take it} other {{name} takes it}}.',
  planetReplaced: 'A new small planet at 2{moons, plural, =0 {} other { with a moon}} takes its place in {cell}.',
  weaponSkipped: '{Weapon} never fires: it is gone.',
  shieldReturned: '{Shield} caught nothing.',
  'roundEnded.last':
    'That was the last round: {planets, plural, =0 {no planet is left} one {one planet is left} other {# planets are left}}.',
  missionsRevealed: 'The secret missions are turned up.',
  'gameEnded.one':
    '{who, select, you {You win} other {{name} wins}} with {points, plural, one {# point} other {# points}}.',
  'gameEnded.shared': '{names} share the victory with {points, plural, one {# point} other {# points}}.',
  you: 'you',
  'list.and': '{some} and {last}',
  'arrow.0': 'up',
  'arrow.1': 'right',
  'arrow.2': 'down',
  'arrow.3': 'left',
} as const;
