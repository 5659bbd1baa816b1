import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  'gameStarted.faction': '{faction} ({who, select, you {tu} other {{name}}})',
  'gameStarted.teams': '{one}, contro {other}',
  'gameStarted.first': 'Su Planet X sbarcano {factions}. {who, select, you {Cominci tu} other {Comincia {name}}}.',
  'gameStarted.vote': 'Su Planet X sbarcano {factions}. Si vota chi comincia.',
  'voted.one': '{who, select, you {tu} other {{name}}} {votes}',
  voted:
    'Voti: {counts}. {who, select, you {Cominci tu} other {Comincia {name}}}{lot, select, yes {, a sorte} other {}}.',
  mulliganAsked: 'Cinque carte a testa. Chi non ha unità della propria fazione può fare il Mulligan.',
  mulliganTaken:
    '{who, select, you {Fai} other {{name} fa}} il Mulligan: {who, select, you {peschi} other {pesca}} cinque carte nuove. Scartate: {cards}.',
  turnStarted: 'Turno {turn}, {who, select, you {tocca a te} other {{name}}}',
  deployed: '{who, select, you {Schieri} other {{name} schiera}} {card}.',
  discarded: '{who, select, you {Scarti} other {{name} scarta}} {cards}.',
  groupFormed: '{who, select, you {Formi} other {{name} forma}} un gruppo con {card}: Forza {force}.',
  'groupFormed.named': '{who, select, you {Formi} other {{name} forma}} un gruppo con {cards}: Forza {force}.',
  groupReinforced: '{who, select, you {Rinforzi} other {{name} rinforza}} un gruppo con {card}: Forza {force}.',
  'groupReinforced.named': '{who, select, you {Rinforzi} other {{name} rinforza}} {group} con {card}: Forza {force}.',
  attackDeclared:
    '{who, select, you {Attacchi {defender}} other {{target, select, you {{name} ti attacca} other {{name} attacca {defender}}}}}: {mine} contro {theirs}.',
  'attackDeclared.named':
    '{who, select, you {Attacchi {defender}} other {{target, select, you {{name} ti attacca} other {{name} attacca {defender}}}}}, Forza {mine} contro {theirs}: {attackers} contro {targets}.',
  'specialPlayed.modifier':
    '{who, select, you {Giochi} other {{name} gioca}} {card} su {unit}: {amount}, la Forza passa da {before} a {after}.',
  'specialPlayed.unit': '{who, select, you {Giochi} other {{name} gioca}} {card} su {unit}.',
  'specialPlayed.seat':
    '{who, select, you {Giochi} other {{name} gioca}} {card} {target, select, you {contro di te} other {contro {other}}}.',
  'specialPlayed.alone': '{who, select, you {Giochi} other {{name} gioca}} {card}.',
  unitRecovered: '{card} torna {who, select, you {nel tuo campo} other {nel campo di {name}}}.',
  recoverInVain: 'Tra gli scarti non c’è un’unità adatta: la carta non ha effetto.',
  unitEliminated: 'Eliminata un’unità {who, select, you {tua} other {di {name}}}: {card}.',
  pirated: 'I Pirati fanno scartare {card} {who, select, you {dalla tua mano} other {dalla mano di {name}}}.',
  truceMade: 'Tregua tra {one} e {other}.',
  truceEnded: 'La tregua tra {one} e {other} è finita.',
  'attackCalledOff.truce': 'La tregua ferma l’attacco: nessuno perde carte.',
  'attackCalledOff.attackerGone': 'Gli attaccanti non ci sono più: l’attacco è annullato.',
  'attackCalledOff.targetGone': 'Il bersaglio non c’è più: l’attacco è annullato e non costa nulla.',
  'attackCalledOff.engagement': 'Le unità rimaste non possono più attaccare quel bersaglio: attacco annullato.',
  'clash.won':
    '{mine} contro {theirs}: {who, select, you {vinci} other {vince {name}}}, ma {who, select, you {perdi} other {perde}} anche una carta.',
  'clash.tied': '{mine} contro {theirs}: pareggio. Non succede nulla.',
  'clash.lost': '{mine} contro {theirs}: {who, select, you {il tuo attacco} other {l’attacco di {name}}} fallisce.',
  unitsLost: 'Scartate: {cards}.',
  'dealt.seen': '{who, select, you {Ricevi} other {{name} riceve}} {cards}.',
  'drew.seen': '{who, select, you {Peschi} other {{name} pesca}} {cards}.',
  'drew.other': '{name} pesca {count, plural, one {una carta} other {# carte}}.',
  'supportOffered.seen':
    '{who, select, you {Supporti {ally}: offri {card}} other {{target, select, you {{name} ti offre {card}} other {{name} offre {card} a {ally}}}}}.',
  supportOffered:
    '{target, select, you {{name} ti offre una carta: scegline una in cambio} other {{name} offre una carta a {ally}}}.',
  'supportSwapped.seen':
    '{who, select, you {Scambio con {other}: dai {given}, ricevi {got}} other {Scambio tra {name} e {other}: {name} dà {given} e riceve {got}}}.',
  supportSwapped: '{one} e {other} si scambiano una carta in segreto.',
  pileEmpty: 'Il mazzo è finito. Appena una mano resta vuota si conta la Forza.',
  lastCardPlayed: '{who, select, you {Non hai} other {{name} non ha}} più carte.',
  resigned: '{who, select, you {Ti arrendi} other {{name} si arrende}}.',
  'resigned.bot': '{who, select, you {Ti arrendi} other {{name} si arrende}}: continua un bot.',
  'gameEnded.one': '{who, select, you {Vinci tu} other {Vince {name}}} con Forza {force}.',
  'gameEnded.team': '{names} vincono insieme con Forza {force}.',
  'gameEnded.shared': 'Vittoria condivisa: {names}, con Forza {force}.',
  'gameEnded.resigned': 'La vittoria va a {names}.',
  'answered.vote': '{by, select, you {Voti} other {{voter} vota}} per {who, select, you {te} other {{name}}}.',
  'answered.keep': '{who, select, you {Tieni la tua mano} other {{name} tiene la sua mano}}.',
  'answered.pass': '{who, select, you {Passi} other {{name} passa}}.',
  'answered.take': '{who, select, you {Farai} other {{name} farà}} il Mulligan.',
};
