import type { Eyes } from '@orrery/kernel';
import { Icon, type SeatInfo, Sigil, seatIdentity } from '@orrery/ui';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { useSay } from '../words/speech.ts';

interface EyesChoiceProps {
  readonly eyes: Eyes;
  readonly seats: readonly SeatInfo[];
  choose(eyes: Eyes): void;
}

const ways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** In two rows where there are more than have room in one. */
const columns = (all: number, most: number): number => (all > most ? Math.ceil(all / 2) : all);

/** Whose eyes: all open, the table, or a seat. */
export const EyesChoice = memo(function EyesChoice({ eyes, seats, choose }: EyesChoiceProps) {
  const say = useSay();
  const group = useRef<HTMLDivElement>(null);
  const all: readonly { readonly eyes: Eyes; readonly name: string; readonly sign: ReactNode }[] = [
    { eyes: 'open', name: say('review.eyes.open'), sign: <Icon name="eye" size={22} /> },
    { eyes: 'table', name: say('review.eyes.table'), sign: <Icon name="eye-closed" size={22} /> },
    ...seats.map(({ seat, name, look }) => {
      const { sigil, line } = seatIdentity(look);
      return { eyes: seat, name, sign: <Sigil name={sigil} size={22} fill={line} /> };
    }),
  ];
  const hear = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const at = all.findIndex((one) => one.eyes === eyes);
    const next = (at + way + all.length) % all.length;
    choose(all[next]!.eyes);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <div
      ref={group}
      className="review-eyes"
      role="radiogroup"
      aria-label={say('review.eyes')}
      // In one row as long as a finger finds each, and beside the board each name has room.
      style={{ '--eyes': columns(all.length, 7), '--eyes-beside': columns(all.length, 6) } as CSSProperties}
      onKeyDown={hear}
    >
      {all.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio of the browser would take the keys of the page to itself
        <button
          key={one.eyes}
          type="button"
          role="radio"
          aria-checked={one.eyes === eyes}
          tabIndex={one.eyes === eyes ? 0 : -1}
          onClick={() => choose(one.eyes)}
        >
          {one.sign}
          <span className="one-line">{one.name}</span>
        </button>
      ))}
    </div>
  );
});
