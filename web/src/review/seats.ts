import { type Level, levels, type MatchFile, type MatchSitter, type Seat } from '@orrery/kernel';
import { sigils } from '@orrery/wire';
import type { SeatFact } from '../play/feed.ts';

/** Who sat where when a match began, as its file says; `own`: the seats of whoever reads it. */
export function seatsOfFile(
  { head, names, sitters }: Pick<MatchFile, 'head' | 'names' | 'sitters'>,
  own: readonly Seat[] = [],
): readonly SeatFact[] {
  return Array.from({ length: head.seats }, (_, seat): SeatFact => {
    const { name, sigil, level, manner, gone, veiled } = sitters?.[seat] ?? sitterCalled(names[seat] ?? '');
    return {
      ...{ kind: level === null ? 'link' : 'bot', taken: level === null, mine: own.includes(seat), name, level },
      ...{ sigil: sigils.find((each) => each === sigil) ?? null, online: true, manner },
      ...{ ...(gone ? { gone } : {}), ...(veiled ? { veiled } : {}) },
    };
  });
}

/** Files that say nothing but names call who has none "3", "me 1" or "here 2", and a bot by its level or "bot 2". */
function sitterCalled(name: string): MatchSitter {
  const level = levelIn(name);
  const nobody = /^(me|here|\d+)( \d+)?$/.test(name) || name === '';
  return { name: level !== null || nobody ? null : name, sigil: null, level };
}

function levelIn(name: string): Level | null {
  const [word = ''] = name.split(' ');
  if (word === 'bot') return 'normal';
  return (levels as readonly string[]).includes(word) && /^\w+( \d+)?$/.test(name) ? (word as Level) : null;
}
