import type { advice as source } from '../en/advice.ts';

export const advice: Readonly<Record<keyof typeof source, string>> = {
  'advice.attack': 'Attacca il bersaglio segnato.',
  'advice.endPhase': 'Chiudi questa fase.',
  'advice.endTurn': 'Chiudi il turno.',
  'reason.attack': 'Il bersaglio è a tiro e vale il colpo.',
  'reason.conquer': 'Un pianeta in più è tuo.',
  'reason.raze': 'L’avversario perde quello che ha costruito lì.',
  'reason.build': 'È quello che ti manca di più.',
  'reason.buildShip': 'È la prossima nave che serve alla flotta.',
  'reason.move': 'Porta la nave più vicino a dove serve.',
  'reason.end': 'Ora nient’altro vale il suo prezzo.',
};
