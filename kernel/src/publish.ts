import { Course } from './course.ts';
import type { Game, Kind } from './game.ts';
import type { Entry, MatchHead } from './log.ts';

/**
 * The entries of a match as a file may show them: they lead to the same match, but of what one seat alone was told they do not
 * say when it was done (the next thing that others were told of is its time), and of nothing by whose hand.
 */
export class Publication<K extends Kind> {
  private readonly course: Course<K>;
  private readonly taken: { readonly entry: Entry; readonly onesOwn: boolean }[] = [];

  constructor(game: Game<K>, head: MatchHead) {
    this.course = new Course(game, head, 0);
  }

  /** The next entry as the journal has it. */
  take(entry: Entry): void {
    const { heardBy } = this.course.take(entry);
    const onesOwn = entry.t !== 'setup' && [...heardBy].every((who) => who === entry.by);
    this.taken.push({ entry, onesOwn });
  }

  get entries(): readonly Entry[] {
    let at = this.taken.findLast(({ onesOwn }) => !onesOwn)?.entry.at ?? 0;
    return this.taken
      .toReversed()
      .map(({ entry, onesOwn }): Entry => {
        if (!onesOwn) at = entry.at;
        return entry.t === 'setup' ? entry : { ...entry, at, id: String(entry.seq) };
      })
      .reverse();
  }
}

/** All entries of a match at once. */
export function published<K extends Kind>(game: Game<K>, head: MatchHead, entries: readonly Entry[]): readonly Entry[] {
  const publication = new Publication(game, head);
  for (const entry of entries) publication.take(entry);
  return publication.entries;
}
