import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Sigil } from '../art/index.ts';
import type { SeatInfo } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import { useSay } from '../words/index.ts';
import { type Reaction, reactions } from './kinds.ts';
import { ReactionSign } from './ReactionSign.tsx';
import './reactions.css';

/** A reaction that has just been heard. */
export interface Afloat {
  readonly id: string;
  readonly from: number;
  readonly reaction: Reaction;
}

export interface ReactionsProps {
  /** Those in the air, oldest first. */
  readonly afloat: readonly Afloat[];
  /** Sends one; null: one may not speak now; absent: one only looks on. */
  readonly react?: ((reaction: Reaction) => void) | null;
}

/** Over the corner of the board: a button that unfolds the reactions. */
export function ReactButton({ react }: { readonly react: ((reaction: Reaction) => void) | null }) {
  const say = useSay();
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds it, wherever in it the focus is
    <div className="reactions" onKeyDown={keys}>
      <button
        ref={button}
        type="button"
        className="btn icon reactions-open"
        aria-label={say('ui.react')}
        aria-expanded={open}
        aria-controls={list}
        disabled={react === null}
        onClick={() => setOpen(!open)}
      >
        <ReactionSign name="laugh" size={24} />
      </button>
      {open && react !== null && (
        <ReactionList
          id={list}
          choose={(name) => {
            react(name);
            close();
          }}
        />
      )}
    </div>
  );
}

export function ReactionList({ id, choose }: { readonly id: string; choose(reaction: Reaction): void }) {
  const say = useSay();
  return (
    <ul id={id} className="reactions-list">
      {reactions.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="btn icon"
            aria-label={say(`ui.react.${name}`)}
            title={say(`ui.react.${name}`)}
            onClick={() => choose(name)}
          >
            <ReactionSign name={name} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What was heard rises over the board, each with who sent it. Said to readers by the talk, so hidden from them here. */
export function ReactionsAfloat({
  afloat,
  seats,
}: {
  readonly afloat: readonly Afloat[];
  readonly seats: readonly SeatInfo[];
}) {
  return (
    <ul className="reactions-afloat" aria-hidden="true">
      {afloat.map(({ id, from, reaction }) => {
        const { sigil, line } = seatIdentity(seats[from]?.look ?? from);
        return (
          <li key={id} data-reaction={reaction}>
            <ReactionSign name={reaction} size={34} />
            <span className="one-line" style={{ color: line }}>
              <Sigil name={sigil} size={18} />
              <b>{seats[from]?.name ?? String(from + 1)}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
