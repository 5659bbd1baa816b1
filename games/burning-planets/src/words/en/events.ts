export const events = {
  'gameStarted.faction': '{faction} ({who, select, you {you} other {{name}}})',
  gameStarted: 'The sky belongs to nobody yet: {factions}. {who, select, you {You start} other {{name} starts}}.',
  'planetMade.home':
    '{planet}, a {size} {biome} planet in panel {panel}, is {who, select, you {your home} other {{name}’s home}}: {nature}.',
  'planetMade.empty': '{planet}, a {size} {biome} planet in panel {panel}, is uninhabited: {nature}.',
  asteroidCount:
    '{total, plural, one {# asteroid drifts} other {# asteroids drift}} in{roll, plural, =0 {} other {, # of them by the die}}.',
  asteroidPlaced: '{who, select, you {You put} other {{name} puts}} an asteroid in panel {panel}.',
  asteroidsDone:
    'The asteroids lie still. Now the cannons, one each: {who, select, you {you begin} other {{name} begins}}.',
  cannonPlaced: '{who, select, you {You put your} other {{name} puts a}} cannon on {planet}.',
  outpostRaised:
    '{who, select, you {You begin} other {{name} begins}} with a spaceport on {planet} and {ships} in orbit.',
  stocked: '{who, select, you {You begin} other {{name} begins}} with {goods}.',
  turnBegan: 'Round {round}, {who, select, you {your turn} other {{name}}}',
  'catastrophe.anomaly.told':
    '{who, select, you {You roll} other {{name} rolls}} {roll}, a <b>climatic anomaly</b>: forests, greenhouses and habitats yield nothing in this turn.',
  'catastrophe.wind.told':
    '{who, select, you {You roll} other {{name} rolls}} {roll}, a <b>stellar wind</b>: furnaces and drills yield nothing, and no ship acts in this turn.',
  'catastrophe.other.told':
    '{who, select, you {You roll} other {{name} rolls}} {roll}: a <b>catastrophe</b> in this turn.',
  produced: '{who, select, you {You gather} other {{name} gathers}} {goods}.',
  built: '{who, select, you {You build} other {{name} builds}} {thing} on {planet} for {cost}.',
  demolished: '{who, select, you {You take} other {{name} takes}} down {thing} on {planet}.',
  cleared: '{who, select, you {You clear} other {{name} clears}} {thing} on {planet}, for ever.',
  shipBuilt: '{who, select, you {You build} other {{name} builds}} {ship} for {cost}.',
  moved:
    '{who, select, you {You move} other {{name} moves}} {ship} by {steps, plural, one {# cell} other {# cells}}, in panel {panel}.',
  'attacked.destroyed':
    '{who, select, you {You destroy} other {{name} destroys}} {target} with {unit}: <b>{a}</b> against {d}, shield {shield}.',
  'attacked.missed':
    '{who, select, you {You attack} other {{name} attacks}} {target} with {unit}: {a} against {d}, shield {shield}. Nothing happens.',
  'attacked.asteroid.destroyed':
    '{who, select, you {You break} other {{name} breaks}} an asteroid with {unit}: <b>{a}</b>, shield {shield}.',
  'attacked.asteroid.missed':
    '{who, select, you {You fire} other {{name} fires}} on an asteroid with {unit}: {a}, shield {shield}. Nothing happens.',
  looted: '{who, select, you {You take} other {{name} takes}} {goods} from the wreck.',
  'looted.kit': '{who, select, you {You take} other {{name} takes}} {goods} and {kit} from the wreck.',
  razed: '{who, select, you {You raze} other {{name} razes}} {thing} on {planet} with {ship}.',
  'conquered.empty': '{who, select, you {You settle} other {{name} settles}} <b>{planet}</b> with {ship}.',
  'conquered.enemy':
    '{who, select, you {You conquer} other {{name} conquers}} <b>{planet}</b> with {ship}: it was {loser, select, you {yours} other {{losing}’s}}.',
  bombarded:
    '{who, select, you {You bombard} other {{name} bombards}} <b>{planet}</b> from six sides: no structure is left.',
  kitPlaced: '{who, select, you {You put} other {{name} puts}} down {thing} in panel {panel}.',
  kitStored: '{who, select, you {You store} other {{name} stores}} {thing} at {planet}.',
  'loaded.structure': '{who, select, you {You pick} other {{name} picks}} up {thing} with {ship}.',
  'loaded.unseen': '{who, select, you {You load} other {{name} loads}} {ship} at {planet}.',
  'loaded.with': '{who, select, you {You load} other {{name} loads}} {ship} at {planet}: {what}.',
  'loaded.nothing': '{who, select, you {You load} other {{name} loads}} nothing at {planet} with {ship}: a bluff.',
  'lot.for': '{goods} for contract {no}',
  'lot.back': '{goods} of contract {no}, back home',
  'unloaded.unseen':
    '{who, select, you {You unload} other {{name} unloads}} {ship} at {planet}{to, select, you {, your planet} self {} other {, {taker}’s planet}}.',
  'unloaded.with':
    '{who, select, you {You unload} other {{name} unloads}} {ship} at {planet}{to, select, you {, your planet} self {} other {, {taker}’s planet}}: {what}.',
  'contractProposed.mine':
    'You propose to {name}: {give} for {take}, with {ship}{secret, select, yes {, in secret} other {}}.',
  'contractProposed.theirs':
    '{name} proposes to you: {give} for {take}, with {ship}{secret, select, yes {, in secret} other {}}.',
  'contractDeclined.mine': 'You decline what {name} proposed.',
  'contractDeclined.theirs': '{name} declines what you proposed.',
  'contractWithdrawn.mine': 'You withdraw what you proposed to {name}.',
  'contractWithdrawn.theirs': '{name} withdraws a proposal.',
  contractLapsed: 'A proposal between you and {name} lapses.',
  'contractWithheld.mine': 'You {on, select, yes {withhold} other {release}} your goods for {name}.',
  'contractWithheld.theirs': '{name} {on, select, yes {withholds} other {releases}} the goods for you.',
  coverageChanged:
    '{name} {on, select, yes {now has the goods} other {no longer has the goods}} that a contract promises you.',
  shareSwitched: 'You {on, select, yes {would share} other {do not share}} the victory.',
  'contractSigned.faceDown': 'Contract {no} is signed, and lies face down.',
  'contractSigned.read': 'Contract {no} is signed: {terms}.',
  'contractRevealed.done': 'Contract {no} is turned up, <b>done</b>: {terms}.',
  'contractRevealed.broken': 'Contract {no} is turned up, <b>broken</b>: {terms}.',
  'contractRevealed.void': 'Contract {no} is turned up, <b>void</b>: {terms}.',
  'terms.giver': '{who, select, you {you give} other {{name} gives}} {goods}',
  'playerOut.destroyed': '{who, select, you {You are} other {{name} is}} <b>destroyed</b> by {by}.',
  'playerOut.planets':
    '{who, select, you {You have} other {{name} has}} no planet left and {who, select, you {are} other {is}} <b>out</b>.',
  'playerOut.conceded': '{who, select, you {You give up} other {{name} gives up}}.',
  'gameEnded.conquest':
    '{who, select, you {You are} other {{name} is}} the last in the sky and {who, select, you {win} other {wins}}.',
  'gameEnded.shared': '{names} share the victory.',
  'gameEnded.draw': 'All agree on a draw.',
  'gameEnded.limit': 'The last round is over. By points {names} {count, plural, one {wins} other {share the victory}}.',
  'gameEnded.stagnation':
    'Nothing has happened for twenty rounds. By points {names} {count, plural, one {wins} other {share the victory}}.',
  'gameEnded.cap': 'Round 300 is over. By points {names} {count, plural, one {wins} other {share the victory}}.',
};
