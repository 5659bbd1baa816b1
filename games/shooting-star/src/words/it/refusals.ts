import type { refusals as source } from '../en/refusals.ts';

export const refusals: Readonly<Record<keyof typeof source, string>> = {
  GAME_OVER: 'La partita è finita: non si gioca più nulla.',
  WRONG_PHASE: 'Non ora: i pianeti si piazzano mentre si costruisce lo spazio di gioco, le armi durante un giro.',
  NOT_YOUR_GO: 'Tocca a un altro. Si piazza a turno, in senso orario, da chi ha il Dark Invader.',
  MALFORMED: 'La mossa non si capisce. Scegli di nuovo arma, pianeta e freccia.',
  CARD_NOT_IN_HAND: 'Quell’arma non è più nella tua mano: ognuna si gioca una volta sola.',
  NO_PLANET: 'In quella casella non c’è un pianeta. Un’arma si piazza su un pianeta.',
  PLANET_COVERED: 'Su quel pianeta c’è già un’arma. Scegline uno libero.',
  BAD_ARROW: 'A questo tavolo la freccia non può puntare da quella parte.',
  PLANET_NOT_IN_HAND: 'Quel pianeta non è tra quelli che hai ricevuto.',
  CELL_TAKEN: 'In quella casella c’è già un pianeta.',
  NOT_ADJACENT: 'Un nuovo pianeta deve toccare con un lato uno già piazzato; il primo va al centro.',
  DARK_ADJACENT: 'Due Pianeti Oscuri non possono mai toccarsi con un lato.',

  // What the bar says of them: the reason, in up to 60 letters.
  'why.GAME_OVER': 'La partita è già finita.',
  'why.WRONG_PHASE': 'Non ora: prima si piazzano i pianeti, poi le armi.',
  'why.NOT_YOUR_GO': 'Non tocca a te: si piazza in senso orario.',
  'why.MALFORMED': 'Mossa non riuscita: scegli di nuovo arma e pianeta.',
  'why.CARD_NOT_IN_HAND': 'Quell’arma l’hai già giocata.',
  'why.NO_PLANET': 'Lì non c’è un pianeta su cui piazzarla.',
  'why.PLANET_COVERED': 'Quel pianeta ha già un’arma: scegline uno libero.',
  'why.BAD_ARROW': 'A questo tavolo la freccia non può puntare lì.',
  'why.NOT_ADJACENT': 'Deve toccare un pianeta già piazzato; il primo va al centro.',
  'why.DARK_ADJACENT': 'Due Pianeti Oscuri non possono essere adiacenti.',
  'why.PLANET_NOT_IN_HAND': 'Quel pianeta non è tra i tuoi.',
  'why.CELL_TAKEN': 'Lì c’è già un pianeta.',
};
