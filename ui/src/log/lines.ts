import type { Kind, Observer, Seat, Told } from '@orrery/kernel';
import type { Say, Words } from '@orrery/words';
import type { Place } from '../stage/stage.ts';
import type { GameTable } from '../table/contract.ts';

/** One sentence of the log. */
export interface LogLine {
  readonly key: string;
  /** The event it tells; null: it is not of the match, but of who came and went. */
  readonly at: Place | null;
  readonly actor: Seat | null;
  /** May hold `<b>` marks. */
  readonly text: string;
  /** The same without what was told before, or in fewer words: for the bar, beside which the board shows it. */
  readonly brief?: string;
  readonly cells: readonly string[];
  /** It heads what follows, such as "Round 3". */
  readonly heading: boolean;
  /** Of what the line before tells: while it is on stage the bar goes on saying that. */
  readonly detail?: true;
}

export interface Chronicle<K extends Kind> {
  readonly as: Observer;
  readonly words: Pick<Words<K, string>, 'sentence' | 'past'>;
  readonly table: Pick<GameTable<K>, 'actor' | 'heads' | 'cells' | 'details' | 'brief'>;
  readonly say: Say;
  /** Of the match. */
  readonly options: K['options'];
  name(seat: Seat): string;
}

/** What was told, as sentences in the reader's language. Events worth no sentence have no line. `before`: `Words.past` of what was told before. */
export function logLines<K extends Kind>(
  told: readonly Told<K>[],
  by: Chronicle<K>,
  before: unknown = by.words.past?.none,
): LogLine[] {
  let past = before;
  return told.flatMap((telling) =>
    telling.seen.flatMap((seen, event) => {
      const sentence = by.words.sentence(seen, by.as, by.name, by.say, by.options, past);
      past = by.words.past?.after(past, seen);
      if (sentence === null) return [];
      const alone = by.words.past === undefined ? null : by.words.sentence(seen, by.as, by.name, by.say, by.options);
      const told = alone === null || alone.id === sentence.id ? null : by.say(alone.id, alone.values);
      const brief = by.table.brief?.(seen, by.say) ?? told;
      return {
        key: `${telling.no}.${event}`,
        at: { no: telling.no, event },
        actor: by.table.actor(seen),
        text: by.say(sentence.id, sentence.values),
        ...(brief === null ? {} : { brief }),
        cells: by.table.cells(seen),
        heading: by.table.heads(seen),
        ...(by.table.details?.(seen) ? { detail: true as const } : {}),
      };
    }),
  );
}

/** What a log may still show where people play from memory: what came since its last heading. */
export function rememberedLines(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.slice(
    Math.max(
      0,
      lines.findLastIndex(({ heading }) => heading),
    ),
  );
}
