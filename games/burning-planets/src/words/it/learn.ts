import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'Burning Planets in due minuti',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.again': 'Ancora una volta',
  'learn.close': 'Chiudi la guida',
  'learn.play': 'Gioca una prima partita rapida',
  'learn.you': 'Tu',
  'learn.rival': 'Rivale',
  'learn.astray': 'In partita si può. Qui prova così: {text}',

  'learn.yield.title': 'Il tuo pianeta rende',
  'learn.yield.text':
    'Comincia il tuo turno. Le foreste di Vesta rendono biomassa (<b>B</b>), le montagne cemento (<b>C</b>).',
  'learn.yield.after': 'Due foreste, tre montagne: <b>+2 B, +3 C</b> a ogni turno. Per cominciare è tutto ciò che hai.',
  'learn.furnace.title': 'Costruire',
  'learn.furnace.text':
    'Il metallo viene dagli altiforni. Tocca <b>Vesta</b>, scegli l’<b>altoforno</b> e conferma dove metterlo.',
  'learn.furnace.after':
    'Dieci cemento sono spesi; dal tuo prossimo turno rende 1 metallo (<b>M</b>). Una struttura per pianeta e turno.',
  'learn.ship.title': 'Una nave',
  'learn.ship.text': 'Qualche turno dopo: ora c’è uno spazioporto. Tocca <b>Vesta</b> e costruisci una <b>Lancia</b>.',
  'learn.ship.after': 'Eccola. Ciò che è nuovo <b>aspetta un turno</b>, ma si difende.',
  'learn.settle.title': 'Colonizza un pianeta vuoto',
  'learn.settle.text':
    'Tocca la tua <b>Lancia</b>, poi una cella accesa nell’orbita di <b>Nerea</b>. Con la seconda azione falle conquistare il pianeta.',
  'learn.settle.after': 'Nerea è tua, con tutto ciò che vi cresce. Una nave ha due azioni per turno.',
  'learn.attack.title': 'Supera il dado e lo scudo',
  'learn.attack.text':
    'Una <b>Byte</b> nemica è accanto alla tua Lancia. Tocca la Lancia, poi la Byte: l’anello dice la tua probabilità.',
  'learn.attack.after':
    '4 contro 2: più del dado <b>e</b> dello scudo, quindi è distrutta. Se è pari non accade nulla.',
  'learn.cannon.title': 'Porta qualcosa di più grosso',
  'learn.cannon.text':
    'Un cannone ha scudo 4: il d4 della Lancia non può superarlo mai. Attaccalo con l’<b>Aquila</b>, che tira un d8.',
  'learn.cannon.after': 'L’ultima difesa è caduta. Ora le strutture sono scoperte.',
  'learn.win.title': 'Radi al suolo, conquista, vinci',
  'learn.win.text':
    'Con l’<b>Aquila</b> radi al suolo lo spazioporto: niente più dadi. Poi con la seconda azione conquista <b>Arsia</b>.',
  'learn.win.after': 'Al rivale nel cielo non resta nulla: <b>hai vinto</b>.',
  'learn.drill.title': 'In più: trivellatrici e affari',
  'learn.drill.text':
    'Una nave cargo trasporta. Toccala, compra e carica una <b>trivellatrice</b>, poi posala sull’asteroide accanto.',
  'learn.drill.after':
    'Dal tuo prossimo turno rende cemento e metallo. Allo stesso modo viaggiano le merci verso altri giocatori, sotto <b>contratti</b>, aperti o segreti.',
};
