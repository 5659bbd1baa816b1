import type { Observer, Seat } from '@orrery/kernel';
import type { Cue } from '@orrery/ui';
import type { StarId } from '../data/index.ts';
import type { SkyOfStars } from '../rules/kind.ts';
import type { View } from '../rules/view-kind.ts';
import { follow } from '../sight/index.ts';
import { wordText } from '../words/names.ts';
import type { TableNames } from './names.ts';
import type { Figure } from './sky/figure.ts';

/** What the board shows: one sky, or all of them in small. */
export type Scene =
  | { readonly t: 'sky'; readonly owner: Seat; readonly mode: 'draw' | 'erase' | 'show' }
  | { readonly t: 'gallery' };

/** Events that lay open what the view before them does not hold yet: their sky is shown as it then is. */
const OPENING: ReadonlySet<string> = new Set(['lent', 'shown', 'revealed', 'roundScored']);

/** The view as the board draws it: already after an event that opens a sky. */
export function boardView(view: View, cue: Cue<SkyOfStars> | null, as: Observer): View {
  return cue !== null && OPENING.has(cue.seen.t) ? follow(view, cue.seen, as) : view;
}

/** Skies are on show: to be guessed, counted out or judged. */
export function isShowing({ phase }: View): boolean {
  return phase === 'show' || phase === 'count' || phase === 'verdict';
}

/** Every sky lies open: by the options, or to who looks at a match that is over with open eyes. */
export function areSkiesOpen({ options, me, players, round }: View): boolean {
  if (options.skies === 'open') return true;
  const drawn = ({ draws, sky }: View['players'][number]) =>
    draws && sky.drawings.some((drawing) => drawing.round === round);
  // Of what is drawn just now the table itself sees nothing.
  return me === 'table' && players.some(drawn) && players.every((each) => !each.draws || drawn(each));
}

/** The question now put: what was chosen or looked at for another one is forgotten. */
export function questionOf({ round, phase, rolls }: View): string {
  return `${round}.${phase}.${rolls}`;
}

/** The sky somebody has asked to see, where several are open; it holds as long as the question it was asked at. */
export interface Look {
  readonly seat: Seat;
  readonly question: string;
}

export function sceneOf(view: View, cue: Cue<SkyOfStars> | null, as: Observer, look: Look | null): Scene {
  const seen = cue?.seen;
  const looks = look !== null && look.question === questionOf(view) ? look.seat : null;
  if (seen?.t === 'shown' || seen?.t === 'revealed' || seen?.t === 'judged')
    return { t: 'sky', owner: seen.owner, mode: 'show' };
  if (seen?.t === 'lent') return { t: 'sky', owner: seen.owner, mode: 'erase' };
  if (seen?.t === 'erased' && seen.star !== null) return { t: 'sky', owner: seen.owner, mode: 'show' };
  if (view.phase === 'over') return looks === null ? { t: 'gallery' } : { t: 'sky', owner: looks, mode: 'show' };
  if (isShowing(view)) {
    const owner = (looks !== null && view.open.includes(looks) ? looks : null) ?? nextToAnswer(view) ?? lastShown(view);
    if (owner !== null) return { t: 'sky', owner, mode: 'show' };
  }
  const away = areSkiesOpen(view) ? looks : null;
  const home = as === 'table' ? null : homeOf(view, as);
  if (away !== null && away !== home?.owner) return { t: 'sky', owner: away, mode: 'show' };
  return home ?? { t: 'gallery' };
}

/** The sky a seat has its hand on: its own, or on `erase` the one to its left. */
function homeOf(view: View, seat: Seat): Extract<Scene, { t: 'sky' }> {
  const target = view.targets[seat] ?? null;
  if (view.face === 'erase' && target !== null && view.asked.includes(seat))
    return { t: 'sky', owner: target, mode: 'erase' };
  return { t: 'sky', owner: seat, mode: 'draw' };
}

/** Of the skies on show the first I have not answered for, else the first of others, else my own. */
function nextToAnswer(view: View): Seat | null {
  const { open, mine, me } = view;
  const given = view.phase === 'verdict' ? mine?.verdicts : mine?.guesses;
  const others = open.filter((owner) => owner !== me);
  return others.find((owner) => !given?.some((one) => one.owner === owner)) ?? others[0] ?? open[0] ?? null;
}

function lastShown(view: View): Seat | null {
  return view.rounds.at(-1)?.shows.at(-1)?.owner ?? view.showOrder[0] ?? null;
}

/** The sky of a seat as this observer may draw it. */
export function figureOf(view: View, names: TableNames, seat: Seat): Figure {
  const { drawings, erased } = view.players[seat]?.sky ?? { drawings: [], erased: [] };
  const isCurrent = (round: number) => round === view.round && view.phase !== 'over';
  return {
    old: drawings
      .filter(({ round }) => !isCurrent(round))
      .map((drawing) => ({ drawing, caption: captionOf(view, names, seat, drawing.round) })),
    current: drawings.find(({ round }) => isCurrent(round)) ?? null,
    erased,
  };
}

/** The stars of a seat's constellation of this round, as far as this observer sees them. */
export function drawnBy(view: View, seat: Seat | null): readonly StarId[] {
  if (seat === null) return NO_STARS;
  return view.players[seat]?.sky.drawings.find(({ round }) => round === view.round)?.stars ?? NO_STARS;
}
const NO_STARS: readonly StarId[] = [];

/** The word of a round, as far as its number was shown. */
export function captionOf(view: View, names: TableNames, seat: Seat, round: number): string {
  const record = view.rounds[round - 1];
  const number = record?.numbers[seat] ?? null;
  return record === undefined || number === null ? '' : wordText(names, record.card, number);
}
