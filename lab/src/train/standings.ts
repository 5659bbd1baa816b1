import type { Rules } from '@orrery/bots';
import { Dice, type Kind, MatchReader, type Side, type Standing } from '@orrery/kernel';
import type { Players } from '../bots/player.ts';
import { playedMatch } from '../chances/match.ts';
import { type Lessons, type Schooling, short } from './lessons.ts';

/** Moments of a match that are learned from, unless it is said: more of the same match teach little. */
const usual = 12;

/** Plays game `g` at one of the tables, every seat drawn from the players, and notes how it stood and who won. */
export function standingsOf<K extends Kind>(
  rules: Rules<K>,
  standing: Standing<K>,
  players: Players<K>,
  work: Schooling,
  g: number,
): Lessons {
  const { game } = rules;
  const { seats, options: asked } = standing.tables[g % standing.tables.length]!;
  const options = game.readOptions(asked, seats);
  if (!options.ok) throw new Error(options.problem);
  const dice = new Dice(`${work.seed}|school|${g}`);
  const bots = Array.from({ length: seats }, () => work.players[dice.int(work.players.length)]!);
  const plan = { game: game.id, seats, bots, games: 1, seed: `${work.seed}|${g}`, options: undefined };
  const reader = new MatchReader(game, playedMatch(rules, players, options.value, plan, 0));
  const all = [...reader.moments.keys()].filter((moment) => standing.teaches?.(reader.stateAt(moment)) ?? true);
  const last = all.length - 1;
  // Of several who share the victory one is drawn.
  const first = reader.result!.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = first[dice.int(first.length)]!;
  const from = dice.int(last) / last;
  const kind = `${seats} seats${asked === undefined ? '' : ` ${JSON.stringify(asked)}`}`;
  const { moments = usual } = standing;
  const found = Array.from({ length: moments }, (_, n) => Math.floor(((n + from) * last) / moments))
    .map((n) => standing.sides(reader.stateAt(all[n]!)))
    .map((sides: readonly Side[]) => ({
      rows: sides.flatMap(({ row }) => row.map(short)),
      truth: sides.findIndex((side) => side.seats.includes(winner)),
      kind,
    }));
  return { g, found };
}
