import { Dice, judge, RecordingChance, ReplayedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';
import type { Move } from '../src/rules/kind.ts';
import type { State } from '../src/rules/state.ts';
import { beginLike, everyMove, pictureOf, pictureOfState } from './reference/compare.ts';
import { play } from './reference/play.ts';
import { refuse } from './reference/refuse.ts';
import { samples } from './samples.ts';

/** More of them by hand: `REFERENCE_GAMES=100000`. */
const games = Number(process.env.REFERENCE_GAMES ?? 400);

function settings() {
  const all = [];
  for (const raw of samples)
    for (const seats of [2, 3, 4]) {
      const read = game.readOptions(raw, seats);
      if (read.ok) all.push({ seats, options: read.value });
    }
  return all;
}

/** Mostly by `pick`, at times anything listed but giving up, now and then that too; by who is awaited, or by anybody. */
function choose(s: State, dice: Dice): { by: number; move: Move } {
  const awaited = game.awaited(s);
  const by = dice.int(6) === 0 ? dice.int(s.n) : awaited[dice.int(awaited.length)]!;
  const listed = game.list!(s, by).filter(({ t }) => t !== 'resign' || dice.int(400) === 0);
  const asked = awaited.includes(by);
  const move = dice.int(3) === 0 || !asked ? listed[dice.int(listed.length)] : game.pick(s, by, dice);
  return move === undefined ? { by: awaited[0]!, move: game.pick(s, awaited[0]!, dice) } : { by, move };
}

// `expect` itself takes longer than a move: it is called where something differs.
test(`the quick rules and the plain ones play ${games} games alike`, () => {
  const all = settings();
  for (let i = 0; i < games; i++) {
    const { seats, options } = all[i % all.length]!;
    const dice = new Dice(`reference ${i}`);
    const s = game.setup(options, seats, dice, null);
    const t = beginLike(s);
    for (let step = 0; s.phase !== 'over'; step++) {
      if (dice.int(60) === 0) sameAnswers(s, t, `game ${i}, step ${step}`);
      const { by, move } = choose(s, dice);
      const recording = new RecordingChance(dice);
      const refused = refuse(t, by, move);
      if (refused !== null) expect({ i, step, move, refused }).toBeNull();
      game.apply(s, by, move, recording, null);
      play(t, by, move, new ReplayedChance(recording.draws));
      const [here, there] = [JSON.stringify(pictureOfState(s)), JSON.stringify(pictureOf(t))];
      if (here !== there) expect({ i, step, move, ...pictureOfState(s) }).toEqual({ i, step, move, ...pictureOf(t) });
    }
    expect(game.result(s)?.scores).toEqual(
      s.sizes.map((_, seat) => t.result!.teamForce[options.mode === 'teams' ? seat % 2 : seat]),
    );
  }
});

/** Whatever anybody tries is answered alike, and what the plain rules allow is what the quick ones list. */
function sameAnswers(s: State, t: ReturnType<typeof beginLike>, where: string): void {
  const by = game.awaited(s)[0]!;
  for (const seat of new Set([by, (by + 1) % s.n])) {
    const moves = everyMove(s);
    for (const move of moves) {
      const judged = judge(game, s, seat, move);
      const here = judged.ok ? null : judged.refusal;
      const there = refuse(t, seat, move);
      if (here !== there) expect(`${where}: ${seat} ${JSON.stringify(move)} ${here}`).toBe(there);
    }
    for (const move of game.list!(s, seat)) {
      const refused = refuse(t, seat, move);
      if (refused !== null) expect(`${where}: ${seat} ${JSON.stringify(move)} ${refused}`).toBeNull();
    }
  }
}
