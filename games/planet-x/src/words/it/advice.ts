import type { advice as source } from '../en/advice.ts';

export const advice: Readonly<Record<keyof typeof source, string>> = {
  'advice.pass': 'Passa.',
  'reason.attack': 'Hai {more} di Forza in più, e lì perdono la loro unità migliore.',
  'reason.deploy': 'Porta in campo altri {force} di Forza.',
  'reason.group': 'Insieme sono più difficili da battere.',
  'reason.discard': 'Quella carta non ti serve, e ne peschi un’altra.',
  'reason.special': 'Vale più adesso che in mano.',
  'reason.pass': 'Nessuna tua carta speciale qui ti aiuta.',
};
