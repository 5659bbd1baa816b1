import { type Game, hashOfView, type Kind, type Observer, type Told } from '@orrery/kernel';
import type { StepsOf } from '@orrery/wire';
import { hadOf, type Standing } from '../play/feed.ts';

/**
 * What a device knows after one more `steps` message. lost: something is missing before it, and the table has to be asked for the
 * rest. astray: all is there but the view, because following what was told did not lead to where the server says the match
 * stands; what stands there is the view before.
 */
export type Taken<K extends Kind> =
  | { readonly t: 'known'; readonly standing: Standing<K> }
  | { readonly t: 'lost' }
  | { readonly t: 'astray'; readonly standing: Standing<K>; readonly why: string };

/** How views are made of what is told; null: not at all. */
export type Follow<K extends Kind> = Game<K>['follow'] | null;

/** Takes in a `steps` message that came at `now`. Tellings that are known already are not taken twice. */
export function taken<K extends Kind>(
  known: Standing<K> | undefined,
  steps: StepsOf<K>,
  now: number,
  follow: Follow<K>,
): Taken<K> {
  // A server that knows fewer tellings than this device was put back to an older day: what it says is the whole.
  const base = known?.match === steps.match && steps.had >= hadOf(known) ? known : undefined;
  const kept = base?.told ?? [];
  // Too much has happened to be told at once: what is here is further back than what comes now, and can be read again.
  const before = steps.from !== undefined && steps.from > hadOf({ told: kept }) ? [] : kept;
  const had = before.length === 0 ? (steps.from ?? 0) : hadOf({ told: before });
  const fresh = steps.told.filter((telling) => telling.no >= had);
  if (fresh.some((telling, i) => telling.no !== had + i)) return { t: 'lost' };
  const { match, as, decision, awaited, actors, undoable, retrievable, answering, result } = steps;
  // A clock that stands still counts nothing down.
  const clock =
    steps.clock === null || steps.clock.stands ? null : { until: now + steps.clock.left, of: steps.clock.of };
  const rest = {
    match,
    as,
    decision,
    awaited,
    actors,
    undoable,
    retrievable: retrievable === true,
    clock,
    answering,
    result,
    told: [...before, ...fresh],
  };
  if (steps.view !== undefined) return { t: 'known', standing: { ...rest, view: steps.view } };
  if (base === undefined) return { t: 'lost' };
  const followed = followedFrom(base.view, fresh, as, follow);
  if ('why' in followed) return { t: 'astray', standing: { ...rest, view: base.view }, why: followed.why };
  const { view } = followed;
  if (steps.hash !== undefined && steps.hash !== hashOfView(view))
    return { t: 'astray', standing: { ...rest, view: base.view }, why: 'another hash' };
  return { t: 'known', standing: { ...rest, view } };
}

function followedFrom<K extends Kind>(
  from: K['view'],
  told: readonly Told<K>[],
  as: Observer,
  follow: Follow<K>,
): { readonly view: K['view'] } | { readonly why: string } {
  if (told.length === 0) return { view: from };
  if (follow == null) return { why: 'no rules' };
  try {
    let view = from;
    for (const { seen } of told) for (const one of seen) view = follow(view, one, as);
    return { view };
  } catch (error) {
    return { why: String(error) };
  }
}

/** The same with a page of what was told before; unchanged if the page does not end where it begins. */
export function withEarlier<K extends Kind>(known: Standing<K>, page: readonly Told<K>[]): Standing<K> {
  const [first] = known.told;
  return first !== undefined && page.at(-1)?.no === first.no - 1 ? { ...known, told: [...page, ...known.told] } : known;
}
