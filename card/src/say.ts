import type { Seat, Stop } from '@orrery/kernel';
import { type Catalogue, createSay, type Lang, listed, type Say } from '@orrery/words';
import { endingWords } from './ending.ts';
import type { MatchCard } from './match-card.ts';
import { type CardWord, en } from './words/en.ts';
import { it } from './words/it.ts';
import { enOver, type OverWord } from './words/over-en.ts';
import { itOver } from './words/over-it.ts';
import { enSeats, type SeatWord } from './words/seats-en.ts';
import { itSeats } from './words/seats-it.ts';

const catalogues: Readonly<Record<Lang, Catalogue<CardWord | OverWord | SeatWord>>> = {
  en: { ...en, ...enOver, ...enSeats },
  it: { ...it, ...itOver, ...itSeats },
};

/** Sentences of cards in one language, with those of a game where there is one. */
export function cardSay(lang: Lang, more: readonly Catalogue<string>[] = []): Say {
  return createSay(lang, [...more, catalogues[lang]]);
}

/** What a picture shows, for who does not see it and for who looks at its link. */
export interface CardWords {
  /** "Bruno wins". */
  readonly verdict: string;
  /** "Two points ahead of Ada." */
  readonly sentence: string;
  /** "Bruno wins · Shooting Star". */
  readonly title: string;
  /** "Bruno wins Shooting Star with 14 points; Ada 12 and Livia 7." */
  readonly alt: string;
}

export function wordsOfCard(
  card: Pick<MatchCard, 'game' | 'seats' | 'result' | 'ending' | 'moves'> &
    Partial<Pick<MatchCard, 'chances' | 'ahead'>>,
  say: Say,
): CardWords {
  const { game, seats, result, ending } = card;
  const order = byPlace(card);
  const winners = order.filter((seat) => result.places[seat] === 1);
  const nameOf = (seat: Seat) => seats[seat]!.name;
  const level = winners.length === seats.length && seats.length > 1;
  const names = listed(say, winners.map(nameOf));
  const verdict = level ? say('card.draw') : say('card.wins', { count: winners.length, names });
  const points = (seat: Seat) => result.scores?.[seat];
  const won = points(winners[0] ?? 0);
  const others = order.filter((seat) => level || result.places[seat] !== 1);
  const rest = listed(
    say,
    others.map((seat) => `${nameOf(seat)} ${won === undefined ? '' : scoreOf(card, seat, say)}`.trim()),
  );
  // Who came in second together, as allies do, is named together.
  const behind = others.filter((seat) => result.places[seat] === result.places[others[0]!]);
  const margin = (won ?? 0) - (points(behind[0] ?? 0) ?? 0);
  const why = endingWords(ending, nameOf, say);
  const alt = () => {
    if (won === undefined && level) return say('card.alt.draw.plain', { game: game.title, names: rest });
    if (why !== null && !level) return say('card.alt.why', { verdict, game: game.title, why });
    if (won === undefined || rest === '') return say('card.alt.plain', { verdict, game: game.title });
    if (level) return say('card.alt.draw', { game: game.title, rest });
    return say('card.alt', { verdict, game: game.title, won: say('card.points', { points: won }), rest });
  };
  return { verdict, title: say('card.title', { verdict, game: game.title }), alt: alt(), sentence: sentence() };

  function sentence(): string {
    const decided = why ?? (level ? null : decidedWords(card, say));
    if (decided !== null) return decided;
    if (won === undefined) return say(level ? 'card.moves.draw' : 'card.moves', { moves: card.moves });
    if (level || behind.length === 0) return say('card.alone', { points: won });
    const name = listed(say, behind.map(nameOf));
    // Who went before the end may have gathered more than who won.
    if (margin < 0) return say('card.alone', { points: won });
    return margin > 0 ? say('card.ahead', { margin, name }) : say('card.level');
  }
}

/** What decided it: how often it turned, where that is known; else since when the winner was in front. null: nobody can say. */
function decidedWords({ chances, ahead, moves }: Partial<MatchCard>, say: Say): string | null {
  if (moves === undefined) return null;
  if (chances != null) {
    const n = chances.turns.length;
    const last = chances.turns.at(-1)?.moment;
    if (last === undefined) return say('card.decided.start');
    return last === moves ? say('card.decided.turns.last', { n }) : say('card.decided.turns', { n, move: last, moves });
  }
  if (ahead == null) return null;
  return ahead === moves ? say('card.decided.last') : say('card.decided.ahead', { move: ahead, moves });
}

/** Of a match that ended without a result. `alt` says it all. */
export function wordsOfUnfinished(game: string, stop: Stop, seats: MatchCard['seats'], say: Say) {
  const why = endingWords(stop, (seat) => seats[seat]?.name ?? null, say);
  const of = say('card.unfinished.of', { game });
  return { title: say('card.unfinished'), why, alt: why === null ? of : `${of} ${why}` };
}

/** What a seat has at the end: its points, or its place where nothing is counted. */
export function scoreOf({ result }: Pick<MatchCard, 'result'>, seat: Seat, say: Say): string {
  const points = result.scores?.[seat];
  return points === undefined ? say('card.place', { place: result.places[seat] ?? 0 }) : say('card.score', { points });
}

/** Seats, the winner first. */
export function byPlace({ seats, result }: Pick<MatchCard, 'seats' | 'result'>): readonly Seat[] {
  return [...seats.keys()].sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
}
