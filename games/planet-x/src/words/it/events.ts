import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  'gameStarted.faction': '{faction} ({who, select, you {tu} other {{name}}})',
  'gameStarted.first': 'Su Planet X sbarcano {factions}. {who, select, you {Cominci tu} other {Comincia {name}}}.',
  'gameStarted.vote': 'Su Planet X sbarcano {factions}. Si vota chi comincia.',
  'voted.one': '{who, select, you {tu} other {{name}}} {votes}',
  voted:
    'Voti: {counts}. {who, select, you {Cominci tu} other {Comincia {name}}}{lot, select, yes {, a sorte} other {}}.',
  mulliganAsked: 'Cinque carte a testa. Chi non ha unità proprie può cambiarle tutte.',
  mulliganTaken:
    '{who, select, you {Mostri} other {{name} mostra}} una mano senza unità proprie e {who, select, you {peschi} other {pesca}} cinque carte nuove. Scartate: {cards}.',
  turnStarted: 'Turno {turn}, {who, select, you {tocca a te} other {{name}}}',
  deployed: '{who, select, you {Schieri} other {{name} schiera}} {card}.',
  discarded: '{who, select, you {Scarti} other {{name} scarta}} {cards}.',
  groupFormed: '{who, select, you {Formi} other {{name} forma}} un gruppo con {card}: Forza {force}.',
  groupReinforced: '{who, select, you {Rinforzi} other {{name} rinforza}} un gruppo con {card}: Forza {force}.',
  attackDeclared:
    '{who, select, you {Attacchi {defender}} other {{target, select, you {{name} ti attacca} other {{name} attacca {defender}}}}}: {mine} contro {theirs}.',
  'specialPlayed.modifier':
    '{who, select, you {Giochi} other {{name} gioca}} {card} su {unit}: {amount}, la Forza passa da {before} a {after}.',
  'specialPlayed.unit': '{who, select, you {Giochi} other {{name} gioca}} {card} su {unit}.',
  'specialPlayed.seat':
    '{who, select, you {Giochi} other {{name} gioca}} {card} {target, select, you {verso di te} other {verso {other}}}.',
  'specialPlayed.alone': '{who, select, you {Giochi} other {{name} gioca}} {card}.',
  unitRecovered: '{card} torna in campo dalla {who, select, you {tua parte} other {parte di {name}}}.',
  recoverInVain: 'Tra gli scarti non c’è un’unità adatta: la carta non ha effetto.',
  unitEliminated: 'Eliminata un’unità {who, select, you {tua} other {di {name}}}: {card}.',
  pirated: 'I pirati prendono {card} {who, select, you {dalla tua mano} other {dalla mano di {name}}}.',
  truceMade: 'Tregua tra {one} e {other}.',
  truceEnded: 'La tregua tra {one} e {other} è finita.',
  'attackCalledOff.truce': 'La tregua ferma l’attacco: nessuno perde carte.',
  'attackCalledOff.attackerGone': 'Gli attaccanti non ci sono più: l’attacco è annullato.',
  'attackCalledOff.targetGone': 'Il bersaglio non c’è più: l’attacco è annullato e non costa nulla.',
  'attackCalledOff.engagement': 'Ciò che resta non raggiunge più il bersaglio: l’attacco è annullato.',
  'clash.won':
    '{mine} contro {theirs}: {who, select, you {vinci} other {vince {name}}}, ma {who, select, you {paghi} other {paga}} anche con una carta.',
  'clash.tied': '{mine} contro {theirs}: pari, non succede nulla.',
  'clash.lost': '{mine} contro {theirs}: {who, select, you {il tuo attacco} other {l’attacco di {name}}} fallisce.',
  unitsLost: 'Scartate: {cards}.',
  'dealt.mine': 'Ricevi {cards}.',
  'drew.mine': 'Peschi {cards}.',
  'drew.other': '{name} pesca {count, plural, one {una carta} other {# carte}}.',
  'supportOffered.mine': 'Offri {card} a {ally} come sostegno.',
  supportOffered:
    '{target, select, you {{name} ti offre una carta in sostegno: scegline una in cambio} other {{name} offre a {ally} una carta in sostegno}}.',
  'supportSwapped.mine': '{given} per {got}: hai fatto lo scambio con {name}.',
  supportSwapped: '{one} e {other} si scambiano una carta coperta.',
  pileEmpty: 'Il mazzo è finito: appena una mano resta vuota si conta la Forza.',
  lastCardPlayed: '{who, select, you {Non hai} other {{name} non ha}} più carte.',
  resigned: '{who, select, you {Ti arrendi} other {{name} si arrende}}.',
  'gameEnded.one': '{who, select, you {Vinci tu} other {Vince {name}}} con Forza {force}.',
  'gameEnded.team': '{names} vincono insieme con Forza {force}.',
  'gameEnded.shared': 'Vittoria condivisa: {names}, con Forza {force}.',
  'gameEnded.resigned': 'La vittoria va a {names}.',
  'answered.vote': 'Voti per {who, select, you {te} other {{name}}}.',
  'answered.keep': 'Tieni la tua mano.',
  'answered.take': 'Cambierai la tua mano.',
};
