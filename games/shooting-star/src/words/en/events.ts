/** The log. {who} is `you` where the sentence speaks of its reader. A value with a capital begins the sentence. */
export const events = {
  gameStarted:
    'A new game for {n, plural, other {# players}}. {who, select, you {You have} other {{name} has}} the Dark Invader.',
  sectorLaid: 'The sector is ready: {planets, plural, other {# planets}}.',
  planetsDealt: '{who, select, you {You get} other {{name} gets}} {planets, plural, other {# planets}} to build with.',
  planetPlaced: '{who, select, you {You place} other {{name} places}} {planet} in {cell}.',
  'missionsDealt.mine': 'You are dealt three secret missions.',
  roundStarted:
    'Round {round}{round, plural, =7 {, the last} other {}}: {who, select, you {you place} other {{name} places}} first',
  'weaponPlaced.mine': 'You place {weapon} in {cell}, face down, arrow {arrow}.',
  'weaponPlaced.known': '{name} places {weapon} face down in {cell}, arrow {arrow}.',
  'weaponPlaced.other': '{name} places a weapon in {cell}, arrow {arrow}.',
  weaponsRevealed: 'The weapons are revealed: {weapons}.',
  'weaponsRevealed.brief': 'The weapons are revealed.',
  'weaponsRevealed.one': '<b>{weapon}</b> ({who, select, you {you} other {{name}}})',
  weaponFires:
    '{who, select, you {You fire} other {{name} fires}} {weapon} from {cell}{count, plural, =0 {, but nothing is in reach} other { at {cells}}}.',
  'weaponFires.own': '{who, select, you {You fire} other {{name} fires}} {weapon} into its own planet in {cell}.',
  shieldCaught: '{Shield} in {cell} catches {weapon}: both go to {who, select, you {your} other {{name}’s}} Conquest.',
  'weaponDestroyed.shot':
    '{Weapon} in {cell} is destroyed before it fires: {who, select, you {your} other {{name}’s}} debris.',
  'weaponDestroyed.isolated':
    '{Weapon} in {cell} goes down with its planet: {who, select, you {your} other {{name}’s}} debris.',
  planetTurned: '{Planet} in {cell} drops to {to}.',
  'planetCaptured.shot': '{who, select, you {You capture} other {{name} captures}} {planet} in {cell}.',
  'planetCaptured.isolated':
    '{Planet} in {cell} is cut off: {who, select, you {you capture it} other {{name} captures it}}.',
  'planetCaptured.lost': '{Planet} in {cell} is cut off: {who, select, you {your} other {{name}’s}} debris.',
  planetReplaced: 'A small level 2 planet{moons, plural, =0 {} other { with a moon}} replaces it in {cell}.',
  weaponSkipped: '{Weapon} is gone and doesn’t fire.',
  shieldReturned: '{Shield} caught nothing.',
  'roundEnded.last':
    'That was the last round: {planets, plural, =0 {no planet is left} one {one planet is left} other {# planets are left}}.',
  missionsRevealed: 'The secret missions are revealed.',
  'gameEnded.one':
    '{who, select, you {You win} other {{name} wins}} with {points, plural, one {# point} other {# points}}.',
  'gameEnded.shared': '{names} share the victory with {points, plural, one {# point} other {# points}}.',
  you: 'you',
  'arrow.0': 'up',
  'arrow.1': 'right',
  'arrow.2': 'down',
  'arrow.3': 'left',
} as const;
