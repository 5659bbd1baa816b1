import type { learn as source } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof source, string>> = {
  'learn.title': 'Burning Planets',
  'learn.step': 'Passo {step} di {steps}',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.again': 'Ripeti',
  'learn.close': 'Chiudi la guida',
  'learn.play': 'Gioca una prima partita rapida',
  'learn.you': 'Tu',
  'learn.rival': 'Rivale',
  'learn.astray': 'In partita si può. Qui prova così: {text}',

  'learn.yield.title': 'Il tuo pianeta produce',
  'learn.yield.text':
    'Comincia il tuo turno. Le foreste di Vesta producono biomassa (<b>B</b>), le montagne cemento (<b>C</b>).',
  'learn.yield.after': 'Due foreste, tre montagne: <b>+2 B, +3 C</b> a ogni turno. Per cominciare è tutto ciò che hai.',
  'learn.furnace.title': 'Costruire',
  'learn.furnace.text':
    'Il metallo viene dagli altiforni. Tocca <b>Vesta</b>, scegli l’<b>altoforno</b> e conferma dove metterlo.',
  'learn.furnace.after':
    'Hai speso 10 di cemento; dal prossimo turno produce 1 di metallo (<b>M</b>). Una struttura per pianeta a turno; due nella partita rapida.',
  'learn.ship.title': 'Una nave',
  'learn.ship.text': 'Qualche turno dopo c’è uno spazioporto. Tocca <b>Vesta</b> e costruisci una <b>Spear</b>.',
  'learn.ship.after': 'Eccola. Ciò che è nuovo <b>aspetta un turno</b>, ma si difende.',
  'learn.settle.title': 'Conquista un pianeta disabitato',
  'learn.settle.text':
    'Tocca la tua <b>Spear</b>, poi una casella accesa nell’orbita di <b>Nerea</b>. Con la seconda azione conquista il pianeta.',
  'learn.settle.after': 'Nerea è tua, con tutto ciò che vi cresce. Una nave ha due azioni per turno.',
  'learn.attack.title': 'Supera il dado e lo scudo',
  'learn.attack.text':
    'Una <b>Byte</b> nemica è accanto alla tua Spear. Tocca la Spear, poi la Byte: l’anello mostra la probabilità.',
  'learn.attack.after':
    '4 contro 2: più del dado <b>e</b> dello scudo, quindi è distrutta. In parità non succede nulla.',
  'learn.finish.title': 'Un’unità dopo l’altra',
  'learn.finish.text':
    'Due <b>Spear</b>, due azioni ciascuna. Muovine una, una volta sola; poi muovi l’altra, e leggi che cosa dice la barra.',
  'learn.finish.after':
    'La prima Spear aveva ancora un’azione e l’ha persa: appena agisce un’altra unità, ha finito. <b>Finisci con una prima di passare alla prossima.</b>',
  'learn.cannon.title': 'Serve una nave più grande',
  'learn.cannon.text':
    'Un cannone ha scudo 4: il d4 della Spear non può superarlo. Attaccalo con la <b>Eagle</b>, che tira un d8.',
  'learn.cannon.after': 'L’ultima difesa è caduta. Ora le strutture sono scoperte.',
  'learn.win.title': 'Distruggi, conquista, vinci',
  'learn.win.text':
    'Con la <b>Eagle</b> distruggi lo spazioporto, senza dadi. Poi con la seconda azione conquista <b>Arsia</b>.',
  'learn.win.after': 'Al rivale non resta più nulla: <b>hai vinto</b>.',
  'learn.wind.title': 'In più: le catastrofi',
  'learn.wind.text': 'Ogni turno si apre con un d20. Finisce il turno del rivale e comincia il tuo.',
  'learn.wind.after':
    '<b>20, vento stellare</b>: in questo turno gli altiforni non producono e nessuna nave agisce. Con 1 c’è un’anomalia climatica, che colpisce foreste e cibo; da 2 a 19 è un turno calmo.',
  'learn.drill.title': 'In più: le trivellatrici',
  'learn.drill.text':
    'Una nave cargo trasporta. Toccala, compra e carica una <b>trivellatrice</b>; con un secondo ordine piazzala sull’asteroide accanto.',
  'learn.drill.after': 'Dal tuo prossimo turno produce cemento e metallo.',
  'learn.deal.title': 'In più: i contratti',
  'learn.deal.text':
    'Il rivale offre 6 di metallo per 8 di biomassa, portati dalla sua nave cargo. Apri <b>Contratti</b> e firma.',
  'learn.deal.after':
    'Firmato. La nave carica solo ai pianeti, quindi deve venire. Nulla obbliga a rispettare un contratto: <b>guarda con chi tratti.</b>',
};
