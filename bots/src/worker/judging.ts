import { type Kind, type MatchFile, MatchReader } from '@orrery/kernel';
import { editionFor, type Room } from '@orrery/words/room';
import { evaluate, type Found, type NoVerdict, type Verdict, whyNotEvaluated } from '../verdict/index.ts';

/** What a match is evaluated from. */
export type Evaluated = Pick<MatchFile, 'head' | 'entries'>;

/** What comes back, bit by bit: the last is a verdict, or why there is none. */
export type News =
  | { readonly t: 'found'; readonly found: readonly Found[] }
  | { readonly t: 'verdict'; readonly verdict: Verdict }
  | { readonly t: 'none'; readonly why: NoVerdict };

/** Between two pieces of news, in ms: often enough for bands that grow. */
const pause = 120;

/** Evaluates a match of the shelf, and tells what it finds as it goes. */
export async function judgeMatch(
  shelf: readonly Room[],
  { head, entries }: Evaluated,
  tell: (news: News) => void,
  now: () => number,
): Promise<void> {
  const room = shelf.find(({ id }) => id === head.game);
  const edition = room === undefined ? null : await editionFor(room, head.rules);
  if (edition === null) throw new Error(`rules ${head.rules} of '${head.game}' are not on the shelf`);
  const rules = await edition.rules();
  const match = { rules, head, reader: new MatchReader<Kind>(rules.game, { head, entries }) };
  const why = whyNotEvaluated(match);
  if (why !== null) {
    tell({ t: 'none', why });
    return;
  }
  const work = evaluate(match);
  let found: Found[] = [];
  let told = now();
  for (;;) {
    const step = work.next();
    if (step.done) {
      tell({ t: 'verdict', verdict: step.value });
      return;
    }
    found.push(step.value);
    if (now() - told < pause) continue;
    tell({ t: 'found', found });
    found = [];
    told = now();
  }
}
