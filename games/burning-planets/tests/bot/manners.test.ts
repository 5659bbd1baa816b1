import { decide } from '@orrery/bots';
import { Dice, type Manner } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { isWarship } from '../../src/bot/force.ts';
import { mind } from '../../src/bot/mind.ts';
import { waysOf } from '../../src/bot/ways.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { optionsOf } from '../fixtures/sky.ts';

/** What normal bots of a manner do among themselves, in some games. */
function deeds(manner: Manner | null, seats: number, games: number) {
  const sum = { turns: 0, ships: 0, abroad: 0, carriers: 0, offers: 0 };
  for (let g = 0; g < games; g++) {
    const dice = new Dice(`manners ${g}`);
    const s = game.setup(optionsOf(seats, { preset: 'quick', roundLimit: 20 }), seats, dice, null);
    for (let k = 0; ; k++) {
      const [by] = game.awaited(s);
      if (by === undefined) break;
      const seed = `${g}|${k}`;
      const move = decide({ game, mind }, { view: game.view(s, by), me: by, bot: 'normal', seed, manner })!;
      if (move.t === 'endTurn') {
        sum.turns++;
        for (let row = 0; row < s.uKind.length; row++)
          if (s.uSeat[row] === by && isWarship(s.uKind[row]!)) {
            sum.ships++;
            if (isAbroad(s, row)) sum.abroad++;
          }
      }
      if (move.t === 'buildShip' && move.cls === 'cargo') sum.carriers++;
      if (move.t === 'proposeContract') sum.offers++;
      game.apply(s, by, move, dice, null);
    }
  }
  const { turns, ships, abroad, carriers, offers } = sum;
  return { abroad: abroad / ships, carriers: carriers / turns, offers: offers / turns };
}

/** Nearer to somebody else's planet than to any of its own? */
function isAbroad(s: State, row: number): boolean {
  const ways = waysOf(s, boardOf(s));
  const least = (own: boolean) =>
    Math.min(
      ...s.owner.map((owner, planet) =>
        owner >= 0 && (owner === s.uSeat[row]) === own ? ways.toPlanet(s, planet)[s.uCell[row]!]! : 255,
      ),
    );
  return least(false) < least(true);
}

test('a manner is seen in the play: warships abroad, carriers and contracts', () => {
  const [bold, none, careful] = (['bold', null, 'careful'] as const).map((manner) => deeds(manner, 2, 16));
  expect(bold!.abroad).toBeGreaterThan(1.08 * none!.abroad);
  expect(careful!.abroad).toBeLessThan(0.85 * none!.abroad);
  const [three, trader] = ([null, 'trader'] as const).map((manner) => deeds(manner, 3, 6));
  expect(trader!.carriers).toBeGreaterThan(1.2 * three!.carriers);
  expect(trader!.offers).toBeGreaterThan(1.5 * three!.offers);
});
