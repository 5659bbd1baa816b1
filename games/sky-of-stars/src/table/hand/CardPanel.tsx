import type { Seat } from '@orrery/kernel';
import { Icon, Sigil, seatIdentity, useKeys } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { CSSProperties } from 'react';
import { cardName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import './hand.css';
import './shown.css';
import './phone.css';

/** The card after a reveal: the number, and who guessed what. */
export interface Opened {
  readonly number: number;
  readonly guesses: readonly { readonly seat: Seat; readonly n: number | null }[];
  readonly plusOne: boolean;
  /** The key of its animation. */
  readonly key: number;
}

export interface CardPanelProps {
  readonly names: TableNames;
  readonly card: string | null;
  /** My own number, and whether nobody else knows it yet. */
  readonly mine: number | null;
  readonly secret: boolean;
  /** My guess for the sky on show. */
  readonly guess: number | null;
  readonly opened: Opened | null;
  /** The words are buttons while I am asked. */
  readonly choose: ((number: number) => void) | null;
}

/** The most letters that stand in one piece; whoever plays with words of their own may have longer ones, which break. */
export const MOST = 15;
const LONG = 9;
export const longest = (word: string): number => Math.max(...word.split(/[\s-]/).map((piece) => piece.length));
const letters = (word: string): number => Math.min(longest(word), MOST);

/** The card of the round: five words, mine lit; while a sky is on show, the answers to choose from. */
export function CardPanel({ names, card, mine, secret, guess, opened, choose }: CardPanelProps) {
  const { say } = names;
  const words = names.words(card);
  useKeys(Object.fromEntries(words.map((_, i) => [String(i + 1), choose === null ? null : () => choose(i + 1)])));
  if (card === null) return null;
  const keeps = mine !== null && names.you !== null && secret && choose === null && opened === null;
  const note = opened !== null ? null : choose !== null ? 'card.guess' : keeps ? 'card.secret' : 'card.open';
  return (
    <section className="sk-card" aria-label={say('card.label')}>
      <div className="sk-card-head">
        <h2>{say('panel.card', { card: cardName(names, card) })}</h2>
        {note !== null && (
          <p className="sk-card-note">
            {keeps && <Icon name="eye-closed" size={18} />}
            {say(note)}
          </p>
        )}
      </div>
      <ol
        className="sk-words"
        data-asked={choose !== null || undefined}
        style={{ '--sk-card-letters': words.reduce((sum, word) => sum + letters(word), 0) } as CSSProperties}
      >
        {words.map((word, i) => (
          <li
            key={word}
            data-long={longest(word) > LONG || undefined}
            data-breaks={longest(word) > MOST || undefined}
            style={{ '--sk-letters': letters(word) } as CSSProperties}
          >
            <Word
              {...{ names, word, choose, opened }}
              number={i + 1}
              lit={opened !== null ? opened.number === i + 1 : choose !== null ? guess === i + 1 : mine === i + 1}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface WordProps extends Pick<CardPanelProps, 'names' | 'choose' | 'opened'> {
  readonly word: string;
  readonly number: number;
  readonly lit: boolean;
}

function Word({ names, word, number, lit, choose, opened }: WordProps) {
  const { say } = names;
  const voters = opened?.guesses.flatMap(({ seat, n }) => (n === number ? [seat] : [])) ?? [];
  // Whoever looks through another's eyes when it is over has no word of their own.
  const was = lit && (opened !== null || (choose === null && names.you === null));
  const plain = say(was ? 'card.was' : lit && choose === null ? 'card.mine' : 'card.word', { number, word });
  const label =
    voters.length === 0
      ? plain
      : say('card.votes', {
          text: plain,
          names: listed(
            say,
            voters.map((seat) => names.name(seat)),
          ),
        });
  const inner = (
    <>
      <span className="sk-number">{number}</span>
      <span className="sk-word-text">{word}</span>
      {voters.length > 0 && (
        <span key={opened?.key} className="sk-voters" data-many={voters.length > 2 || undefined}>
          {voters.map((seat) => (
            <Voter key={seat} names={names} seat={seat} right={opened?.number === number} />
          ))}
        </span>
      )}
    </>
  );
  const state = {
    'data-was': (opened !== null && lit) || undefined,
    'data-lit': lit || undefined,
    'data-opened': opened !== null || undefined,
  };
  if (choose === null)
    return (
      <div className="sk-word" {...state}>
        <span className="unseen">{label}</span>
        <span aria-hidden="true">{inner}</span>
      </div>
    );
  return (
    <button
      type="button"
      className="sk-word"
      {...state}
      aria-label={label}
      aria-pressed={lit}
      aria-keyshortcuts={String(number)}
      onClick={() => choose(number)}
    >
      <span aria-hidden="true">{inner}</span>
    </button>
  );
}

/** A letter opened beside the word it holds: right, or not. */
function Voter({ names, seat, right }: { readonly names: TableNames; readonly seat: Seat; readonly right: boolean }) {
  const { sigil, line } = seatIdentity(names.look(seat));
  return (
    <span className="sk-vote" data-right={right || undefined} data-voter={seat}>
      <Sigil name={sigil} fill={right ? 'currentColor' : line} size={18} />
      <span className="sk-vote-name">{names.name(seat)}</span>
      <Icon name={right ? 'check' : 'cross'} size={16} />
    </span>
  );
}
