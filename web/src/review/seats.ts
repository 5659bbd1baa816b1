import { type Level, levels } from '@orrery/kernel';
import type { SeatFact } from '../play/feed.ts';

/** Who sat where, as far as the file of a match says: people by their names, bots by their level or as bots. */
export function seatsOfFile(names: readonly string[], seats: number): readonly SeatFact[] {
  return Array.from({ length: seats }, (_, seat): SeatFact => {
    const name = names[seat] ?? '';
    const level = levelIn(name);
    const nobody = /^(me|here|\d+)( \d+)?$/.test(name) || name === '';
    return {
      ...{
        kind: level === null ? 'link' : 'bot',
        taken: level === null,
        mine: false,
        sigil: null,
        level,
      },
      ...{ name: level !== null || nobody ? null : name, online: true },
    };
  });
}

/** A bot without a name of its own stands in files as its level, or as "bot 2". */
function levelIn(name: string): Level | null {
  const [word = ''] = name.split(' ');
  if (word === 'bot') return 'normal';
  return (levels as readonly string[]).includes(word) && /^\w+( \d+)?$/.test(name) ? (word as Level) : null;
}
