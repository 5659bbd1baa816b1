import type { Advice } from '@orrery/bots';
import { Dice, type Kind, type Seat, step } from '@orrery/kernel';
import type { Say, Values } from '@orrery/words';
import type { TableFacts } from '../play/feed.ts';
import type { GameKit } from '../play/kit.ts';

/** Why nobody gets a hint here, as a code with a sentence. */
export type NoAdvice = 'HINT_COUNTED' | 'HINT_OTHERS' | 'HINT_OFF';

/**
 * Hints are for who plays against bots: where somebody else plays, nobody could know who had one. Those who share a device may allow
 * them when they lay the table, for all see it there. Never where a match counts. null: they are allowed.
 */
export function noAdviceAt({ seats, matches, tournament, hints }: TableFacts): NoAdvice | null {
  if (matches.at(-1)?.counts === true || tournament !== undefined) return 'HINT_COUNTED';
  if (hints !== undefined) return hints ? null : 'HINT_OFF';
  const people = seats.filter(({ taken, mine }) => taken || mine);
  return people.length === 1 && people[0]?.mine === true ? null : 'HINT_OTHERS';
}

/** A hint in words, and the cells it is about. */
export interface SaidAdvice {
  readonly text: string;
  readonly cells: readonly string[];
}

interface Reader<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly view: K['view'];
  readonly as: Seat;
  readonly options: K['options'];
  readonly say: Say;
  /** Is there such a message? */
  has(id: string): boolean;
  name(seat: Seat): string;
}

/** "Hard bot: You place a Needle in B1, arrow down. If nobody fires first, it captures 2 planets." */
export function sayAdvice<K extends Kind>(advice: Advice<K['move']>, reader: Reader<K>): SaidAdvice {
  const { say } = reader;
  const told = toldBy(advice.move, reader);
  const own = `advice.${advice.move.t}`;
  const move = reader.has(own) ? say(own, valuesOf(advice.move)) : (told?.text ?? advice.move.t);
  const reason = advice.reason === null ? '' : say(`reason.${advice.reason.word}`, advice.reason.values ?? {});
  const why = [reason, expectation(advice, say)].filter((part) => part !== '').join(' ');
  const marked = reader.kit.table.marks?.(advice.move, reader.view) ?? [];
  return { text: say('advice.said', { move, why }).trim(), cells: marked.length > 0 ? marked : (told?.cells ?? []) };
}

function expectation({ expects }: Advice, say: Say): string {
  if (expects === null) return '';
  const [best, next] = [expects.best, expects.next ?? 0].map((part) => Math.round(100 * part) / 100) as [
    number,
    number,
  ];
  if (expects.next === null) return say('advice.only');
  return best > next ? say('advice.expects', { best, next }) : say('advice.alike', { best });
}

const valuesOf = (move: object): Values =>
  Object.fromEntries(Object.entries(move).filter(([, value]) => /string|number/.test(typeof value)));

/** What this seat would hear of its move, if everybody else did as little as they can meanwhile. */
function toldBy<K extends Kind>(move: K['move'], reader: Reader<K>): SaidAdvice | null {
  const { kit, view, as } = reader;
  const { game, table } = kit;
  const dice = new Dice('advice');
  let state = game.imagine(view, as, dice);
  let first: SaidAdvice | null = null;
  for (let by: Seat | undefined = as, tries = 0; by !== undefined && tries <= game.seats.max; tries++) {
    const taken = step(game, state, by, by === as ? move : game.fallback(state, by, dice), dice);
    if (!taken.ok) break;
    for (const event of taken.events) {
      const seen = game.tell(event, as);
      const said = seen === null ? null : saidOf(seen, reader);
      if (said !== null && seen !== null && table.actor(seen) === as) return said;
      if (by === as) first ??= said;
    }
    if (first !== null) break;
    state = taken.state;
    by = game.awaited(state).find((seat) => seat !== as);
  }
  return first;
}

function saidOf<K extends Kind>(seen: K['seen'], { kit, as, say, options, name }: Reader<K>): SaidAdvice | null {
  const sentence = kit.words.sentence(seen, as, name, say, options);
  return sentence === null ? null : { text: say(sentence.id, sentence.values), cells: kit.table.cells(seen) };
}
