export const events = {
  'gameStarted.faction': '{faction} ({who, select, you {you} other {{name}}})',
  gameStarted: '{who, select, you {You start} other {{name} starts}}: {factions}. The sky belongs to nobody yet.',
  'planetMade.home':
    '{planet}, a {size} {biome} planet in panel {panel}, is {who, select, you {your home} other {{name}’s home}}: {nature}.',
  'planetMade.empty': '{planet}, a {size} {biome} planet in panel {panel}, is uninhabited: {nature}.',
  asteroidCount:
    '{total, plural, one {# asteroid drifts} other {# asteroids drift}} in{roll, plural, =0 {} other { (# from the die)}}.',
  asteroidPlaced: '{who, select, you {You place} other {{name} places}} an asteroid in panel {panel}.',
  asteroidsDone: 'Now a cannon each: {who, select, you {you begin} other {{name} begins}}. The asteroids are in place.',
  cannonPlaced: '{who, select, you {You place your} other {{name} places a}} cannon on {planet}.',
  outpostRaised:
    '{who, select, you {You start} other {{name} starts}} with a spaceport on {planet} and {ships} in orbit.',
  stocked: '{who, select, you {You start} other {{name} starts}} with {goods}.',
  turnBegan: 'Round {round}, {who, select, you {your turn} other {{name}}}',
  'catastrophe.anomaly.told':
    '<b>Climatic anomaly</b>: {who, select, you {you roll} other {{name} rolls}} {roll}. Forests, greenhouses and habitats yield nothing this turn; none can be built.',
  'catastrophe.wind.told':
    '<b>Stellar wind</b>: {who, select, you {you roll} other {{name} rolls}} {roll}. Furnaces and drills yield nothing, none can be built, and no ship acts this turn.',
  'catastrophe.other.told':
    '{who, select, you {You roll} other {{name} rolls}} {roll}: a <b>catastrophe</b> this turn.',
  produced: '{who, select, you {You gather} other {{name} gathers}} {goods}.',
  built: '{who, select, you {You build} other {{name} builds}} {thing} on {planet} for {cost}.',
  demolished: '{who, select, you {You demolish} other {{name} demolishes}} {thing} on {planet}.',
  cleared: '{who, select, you {You clear} other {{name} clears}} {thing} on {planet} for good.',
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
  kitPlaced: '{who, select, you {You set} other {{name} sets}} up {thing} in panel {panel}.',
  kitStored: '{who, select, you {You store} other {{name} stores}} {thing} at {planet}.',
  'loaded.structure': '{who, select, you {You pick} other {{name} picks}} up {thing} with {ship}.',
  'loaded.unseen': '{who, select, you {You load} other {{name} loads}} {ship} at {planet}.',
  'loaded.with': '{who, select, you {You load} other {{name} loads}} {ship} at {planet}: {what}.',
  'loaded.nothing': '{who, select, you {You load} other {{name} loads}} nothing at {planet} with {ship}: a bluff.',
  'lot.for': '{goods} for contract {no}',
  'lot.back': '{goods} from contract {no}, back home',
  'unloaded.unseen':
    '{who, select, you {You unload} other {{name} unloads}} {ship} at {planet}{to, select, you {, your planet} self {} other {, {taker}’s planet}}.',
  'unloaded.with':
    '{who, select, you {You unload} other {{name} unloads}} {ship} at {planet}{to, select, you {, your planet} self {} other {, {taker}’s planet}}: {what}.',
  'contractProposed.mine':
    'You propose to {name}: {give} for {take}, with {ship}{secret, select, yes {, in secret} other {}}.',
  'contractProposed.theirs':
    '{name} proposes to you: {give} for {take}, with {ship}{secret, select, yes {, in secret} other {}}.',
  'contractDeclined.mine':
    'You decline {name}’s proposal{why, select, dear {: too dear} later {: not now} partner {: not with them} carrier {: not with that ship} other {}}.',
  'contractDeclined.theirs':
    '{name} declines your proposal{why, select, dear {: too dear} later {: not now} partner {: not with you} carrier {: not with that ship} other {}}.',
  'contractWithdrawn.mine': 'You withdraw your proposal to {name}.',
  'contractWithdrawn.theirs': '{name} withdraws a proposal.',
  contractLapsed: 'A proposal between you and {name} has lapsed.',
  'contractWithheld.mine': 'You {on, select, yes {withhold} other {release}} your goods for {name}.',
  'contractWithheld.theirs': '{name} {on, select, yes {withholds} other {releases}} the goods for you.',
  coverageChanged:
    '{name} {on, select, yes {now has the goods} other {no longer has the goods}} that a contract promises you.',
  shareSwitched: 'You {on, select, yes {are ready to share} other {won’t share}} the victory.',
  'contractSigned.faceDown': 'Contract {no} is signed, face down.',
  'contractSigned.read': 'Contract {no} is signed: {terms}.',
  'contractRevealed.done': 'Contract {no} is revealed, <b>kept</b>: {terms}.',
  'contractRevealed.broken': 'Contract {no} is revealed, <b>broken</b>: {terms}.',
  'contractRevealed.void': 'Contract {no} is revealed, <b>void</b>: {terms}.',
  'terms.giver': '{who, select, you {you give} other {{name} gives}} {goods}',
  'playerOut.destroyed': '{who, select, you {You are} other {{name} is}} <b>destroyed</b> by {by}.',
  'playerOut.planets':
    '{who, select, you {You have} other {{name} has}} no planet left and {who, select, you {are} other {is}} <b>out</b>.',
  'playerOut.conceded': '{who, select, you {You give up} other {{name} gives up}}.',
  'gameEnded.conquest':
    '{who, select, you {You are} other {{name} is}} the last one standing and {who, select, you {win} other {wins}}.',
  'gameEnded.shared': '{names} share the victory.',
  'gameEnded.draw': 'All agree on a draw.',
  'gameEnded.limit':
    'The last round is over. On points, {names} {count, plural, one {wins} other {share the victory}}.',
  'gameEnded.stagnation':
    'Nothing was built or destroyed for 20 rounds. On points, {names} {count, plural, one {wins} other {share the victory}}.',
  'gameEnded.cap': 'Round 300 is over. On points, {names} {count, plural, one {wins} other {share the victory}}.',
};
