import type { events as source } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof source, string>> = {
  'gameStarted.faction': '{faction} ({who, select, you {tu} other {{name}}})',
  gameStarted: 'Il cielo non è ancora di nessuno: {factions}. {who, select, you {Cominci tu} other {Comincia {name}}}.',
  'planetMade.home':
    '{planet}, pianeta {size} {biome} nel riquadro {panel}: {who, select, you {il tuo pianeta di partenza} other {pianeta di partenza di {name}}}, {nature}.',
  'planetMade.empty': '{planet}, pianeta {size} {biome} nel riquadro {panel}, è disabitato: {nature}.',
  asteroidCount:
    '{total, plural, one {# asteroide} other {# asteroidi}} da piazzare{roll, plural, =0 {} other {, # dal dado modificatore}}.',
  asteroidPlaced: '{who, select, you {Metti} other {{name} mette}} un asteroide nel riquadro {panel}.',
  asteroidsDone:
    'Gli asteroidi sono al loro posto. Ora i cannoni, uno a testa: {who, select, you {cominci tu} other {comincia {name}}}.',
  cannonPlaced: '{who, select, you {Metti il tuo} other {{name} mette un}} cannone su {planet}.',
  outpostRaised: '{who, select, you {Parti} other {{name} parte}} con uno spazioporto su {planet} e {ships} in orbita.',
  stocked: '{who, select, you {Parti} other {{name} parte}} con {goods}.',
  turnBegan: 'Giro {round}, {who, select, you {tocca a te} other {{name}}}',
  'catastrophe.anomaly.told':
    '{who, select, you {Tiri} other {{name} tira}} {roll}, <b>anomalia climatica</b>: in questo turno foreste, serre e habitat non producono; niente serre o habitat nuovi.',
  'catastrophe.wind.told':
    '{who, select, you {Tiri} other {{name} tira}} {roll}, <b>vento stellare</b>: in questo turno altiforni e trivellatrici non producono e non se ne costruiscono; nessuna nave agisce.',
  'catastrophe.other.told':
    '{who, select, you {Tiri} other {{name} tira}} {roll}: una <b>catastrofe</b> in questo turno.',
  produced: '{who, select, you {Ottieni} other {{name} ottiene}} {goods}.',
  built: '{who, select, you {Costruisci} other {{name} costruisce}} {thing} su {planet} per {cost}.',
  demolished: '{who, select, you {Demolisci} other {{name} demolisce}} {thing} su {planet}.',
  cleared: '{who, select, you {Spiani} other {{name} spiana}} {thing} su {planet}, per sempre.',
  shipBuilt: '{who, select, you {Costruisci} other {{name} costruisce}} {ship} per {cost}.',
  moved:
    '{who, select, you {Muovi} other {{name} muove}} {ship} di {steps, plural, one {# casella} other {# caselle}}, nel riquadro {panel}.',
  'attacked.destroyed':
    '{who, select, you {Distruggi} other {{name} distrugge}} {target} con {unit}: <b>{a}</b> contro {d}, scudo {shield}.',
  'attacked.missed':
    '{who, select, you {Attacchi} other {{name} attacca}} {target} con {unit}: {a} contro {d}, scudo {shield}. Nessun effetto.',
  'attacked.asteroid.destroyed':
    '{who, select, you {Frantumi} other {{name} frantuma}} un asteroide con {unit}: <b>{a}</b>, scudo {shield}.',
  'attacked.asteroid.missed':
    '{who, select, you {Spari} other {{name} spara}} su un asteroide con {unit}: {a}, scudo {shield}. Nessun effetto.',
  looted: '{who, select, you {Il tuo bottino} other {Il bottino di {name}}}: {goods}.',
  'looted.kit': '{who, select, you {Ricavi} other {{name} ricava}} dal relitto {goods} e {kit}.',
  razed: '{who, select, you {Distruggi} other {{name} distrugge}} {thing} su {planet} con {ship}.',
  'conquered.empty': '{who, select, you {Conquisti} other {{name} conquista}} <b>{planet}</b>, disabitato, con {ship}.',
  'conquered.enemy':
    '{who, select, you {Conquisti} other {{name} conquista}} <b>{planet}</b> con {ship}: era {loser, select, you {tuo} other {di {losing}}}.',
  bombarded:
    '{who, select, you {Bombardi} other {{name} bombarda}} <b>{planet}</b> da sei lati: non resta in piedi alcuna struttura.',
  kitPlaced: '{who, select, you {Piazzi} other {{name} piazza}} {thing} nel riquadro {panel}.',
  kitStored: '{who, select, you {Metti} other {{name} mette}} {thing} in riserva, presso {planet}.',
  'loaded.structure': '{who, select, you {Raccogli} other {{name} raccoglie}} {thing} con {ship}.',
  'loaded.unseen': '{who, select, you {Carichi} other {{name} carica}} {ship} presso {planet}.',
  'loaded.with': '{who, select, you {Carichi} other {{name} carica}} {ship} presso {planet}: {what}.',
  'loaded.nothing':
    '{who, select, you {Non carichi} other {{name} non carica}} nulla su {ship} presso {planet}: un bluff.',
  'lot.for': '{goods} per il contratto {no}',
  'lot.back': '{goods} del contratto {no}, di nuovo a casa',
  'unloaded.unseen':
    '{who, select, you {Scarichi} other {{name} scarica}} {ship} presso {planet}{to, select, you {, un tuo pianeta} self {} other {, pianeta di {taker}}}.',
  'unloaded.with':
    '{who, select, you {Scarichi} other {{name} scarica}} {ship} presso {planet}{to, select, you {, un tuo pianeta} self {} other {, pianeta di {taker}}}: {what}.',
  'contractProposed.mine':
    'Proponi a {name}: {give} in cambio di {take}, con {ship}{secret, select, yes {, in segreto} other {}}.',
  'contractProposed.theirs':
    '{name} ti propone: {give} in cambio di {take}, con {ship}{secret, select, yes {, in segreto} other {}}.',
  'contractDeclined.mine':
    'Rifiuti la proposta di {name}{why, select, dear {: troppo cara} later {: non adesso} partner {: non con questo giocatore} carrier {: non con quella nave} other {}}.',
  'contractDeclined.theirs':
    '{name} rifiuta la tua proposta{why, select, dear {: troppo cara} later {: non adesso} partner {: non con te} carrier {: non con quella nave} other {}}.',
  'contractWithdrawn.mine': 'Ritiri la tua proposta a {name}.',
  'contractWithdrawn.theirs': '{name} ritira una proposta.',
  contractLapsed: 'Decade una proposta tra te e {name}.',
  'contractWithheld.mine': '{on, select, yes {Trattieni} other {Sblocchi}} le tue merci per {name}.',
  'contractWithheld.theirs': '{name} {on, select, yes {trattiene} other {sblocca}} le merci per te.',
  coverageChanged:
    '{name} {on, select, yes {ora ha le merci} other {non ha più le merci}} che un contratto ti promette.',
  shareSwitched: '{on, select, yes {Ora accetti} other {Non accetti più}} di condividere la vittoria.',
  'contractSigned.faceDown': 'Contratto {no} firmato: resta coperto.',
  'contractSigned.read': 'Contratto {no} firmato: {terms}.',
  'contractRevealed.done': 'Contratto {no} <b>onorato</b>: {terms}.',
  'contractRevealed.broken': 'Contratto {no} <b>violato</b>: {terms}.',
  'contractRevealed.void': 'Contratto {no} <b>annullato</b>: {terms}.',
  'terms.giver': '{who, select, you {tu dai} other {{name} dà}} {goods}',
  'playerOut.destroyed':
    '{who, select, you {Sei fuori: tutto distrutto da {by}} other {{name} è fuori: tutto distrutto da {by}}}.',
  'playerOut.planets':
    '{who, select, you {Non hai} other {{name} non ha}} più pianeti: {who, select, you {sei} other {è}} <b>fuori</b>.',
  'playerOut.conceded': '{who, select, you {Ti arrendi} other {{name} si arrende}}.',
  'gameEnded.conquest': 'Nel cielo {who, select, you {resti solo tu: vinci} other {resta solo {name}: vince}}.',
  'gameEnded.shared': 'Vittoria condivisa: {names}.',
  'gameEnded.draw': 'Tutti d’accordo: pareggio.',
  'gameEnded.limit':
    'L’ultimo giro è finito. Ai punti {count, plural, one {vince {names}} other {condividono la vittoria {names}}}.',
  'gameEnded.stagnation':
    'Da venti giri nulla si costruisce né si distrugge. Ai punti {count, plural, one {vince {names}} other {condividono la vittoria {names}}}.',
  'gameEnded.cap':
    'Il giro 300 è finito. Ai punti {count, plural, one {vince {names}} other {condividono la vittoria {names}}}.',
};
