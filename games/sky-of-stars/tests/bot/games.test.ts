import { type BotName, decide } from '@orrery/bots';
import { Dice, levels, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { type Sky, skies } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { ownWords } from '../samples.ts';

/** A whole game between bots, every move of which must be legal. */
function match(bots: readonly BotName[], seed: string, raw: object = {}): State {
  const read = game.readOptions(raw, bots.length);
  if (!read.ok) throw new Error(read.problem);
  const dice = new Dice(seed);
  const s = game.setup(read.value, bots.length, dice, null);
  for (let d = 0; ; d++) {
    const [by] = game.awaited(s);
    if (by === undefined) return s;
    const move = decide(
      { game, mind },
      { view: game.view(s, by), me: by, bot: bots[by] as BotName, seed: `${seed}|${d}` },
    );
    expect(game.refuse(s, by, move!)).toBeNull();
    game.apply(s, by, move!, dice, null);
  }
}

const recognised = (games: readonly State[]) => {
  const all = games.map((s) => mind.tally!(s, []).recognised!);
  return all.reduce((sum, { right }) => sum + right, 0) / all.reduce((sum, { of }) => sum + of, 0);
};

const FOUR = ['normal', 'normal', 'normal', 'normal'] as const;
const letters = (count: number) => [...'abcdefghijklmnopqrstuvwxyz'].slice(0, count);
const played = new Map<string, State>();
/** A game of four on our sky; each is played once. */
function onOurSky(seed: string): State {
  const s = played.get(seed) ?? match(FOUR, seed);
  played.set(seed, s);
  return s;
}

function threefold(sky: Sky): Sky {
  return {
    ...sky,
    id: 'threefold',
    width: 3 * sky.width,
    height: 3 * sky.height,
    passRadius: 3 * sky.passRadius,
    stars: sky.stars.map((star) => ({ ...star, x: 3 * star.x, y: 3 * star.y })),
  };
}

describe('whole games', () => {
  test.each([
    ['Duo', ['normal', 'normal'], {}],
    ['three', ['easy', 'normal', 'hard'], { challenge: 'on', guessing: 'allAtOnce' }],
    ['six', ['easy', 'easy', 'easy', 'random', 'easy', 'normal'], { rounds: 1, closeShapes: 'typed' }],
  ] as const)('%s: to the end, and every round drawn', (_, bots, raw) => {
    const s = match(bots, 'whole', raw);
    expect(game.result(s)).not.toBeNull();
    for (const { sky } of s.players) expect(sky.done).toHaveLength(s.options.rounds);
  });

  // Measured over 147 games of the first bots: 0.741 +- 0.018 (95 %), of one game 0.11 (standard deviation). So the mean of twenty games, those of
  // the first twenty letters, lies within 0.05 of it 19 times in 20.
  test('bots understand each other far above chance, though each guesses by other pictures than were drawn', () => {
    expect(Math.abs(recognised(letters(20).map(onOurSky)) - 0.73)).toBeLessThan(0.05);
  }, 240_000);

  // Measured over 56 games of the first bots, each on both skies: -0.007 +- 0.015 (95 %), of one game 0.056 (standard deviation).
  test('and as well on a sky three times as wide', () => {
    const wide = letters(8).map((seed) => match(FOUR, seed, { sky: threefold(skies['canonical-1']) }));
    expect(Math.abs(recognised(wide) - recognised(letters(8).map(onOurSky)))).toBeLessThan(0.05);
  }, 240_000);

  test('words that nobody has drawn before are drawn and guessed all the same', () => {
    const s = match(['normal', 'easy', 'hard'], 'own', { cards: ownWords });
    expect(game.result(s)).not.toBeNull();
  });
});

test('every level scores above random', () => {
  const bots: BotName[] = ['hard', 'normal', 'easy', 'random'];
  const points = new Map(bots.map((bot) => [bot, 0]));
  for (let g = 0; g < 4; g++) {
    const seated = bots.map((_, seat: Seat) => bots[(seat + g) % 4]!);
    const { scores } = game.result(match(seated, 'ladder'))!;
    for (const [seat, bot] of seated.entries()) points.set(bot, points.get(bot)! + scores![seat]!);
  }
  for (const level of levels) expect(points.get(level)).toBeGreaterThan(points.get('random')!);
});
