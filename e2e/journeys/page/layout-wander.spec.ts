// Whole games of somebody who presses whatever there is, each in a window, a language, on a plate and with habits of its own.
// `npm run test:layout -- --seed mine --walks 20` walks other ways, and more of them. The same seed presses the same where the same is
// there to be pressed: how fast bots and pictures are differs a little.
import { shelf } from '@orrery/games';
import { Dice } from '@orrery/kernel';
import { langs } from '@orrery/words';
import { expect, test } from '../../support/fixtures.ts';
import { nameOf, sizes } from '../../support/layout/sizes.ts';
import { withGivenLuck } from '../../support/layout/table.ts';
import { wander } from '../../support/layout/wander.ts';

test.slow();

const all = process.env.LAYOUT === 'all';
const only = process.env.LAYOUT_GAME;
const walks = Number(process.env.LAYOUT_WALKS ?? (all ? 8 : 1));
const steps = all ? 80 : 30;
if (!Number.isInteger(walks)) throw new Error('--walks takes a number');
const begin = process.env.LAYOUT_SEED ?? 'orrery';
const plates = ['night', 'day', 'contrast'] as const;

for (const room of shelf.filter(({ id }) => only === undefined || id === only))
  for (let walk = 1; walk <= walks; walk++) {
    const seed = `${begin} ${room.id} ${walk}`;
    const dice = new Dice(seed);
    const one = <T>(of: readonly T[]): T => of[dice.int(of.length)]!;
    const size = one(sizes);
    const lang = one(langs);
    const seats = room.seats.min + dice.int(room.seats.max - room.seats.min + 1);
    const habits = { plate: one(plates), quick: dice.int(2) === 0, newcomer: dice.int(2) === 0 };
    const luck = 1 + dice.int(1_000_000);
    test(`walk ${seed}: ${seats} seats, ${nameOf(size)}, ${lang}, ${JSON.stringify(habits)}`, async ({ person }) => {
      const page = await person(habits, { locale: lang === 'it' ? 'it-IT' : 'en-GB', hasTouch: true });
      await withGivenLuck(page.context(), luck);
      const { wrong, played } = await wander(page, { room, seats, size, seed, steps });
      expect(wrong).toEqual([]);
      expect(played).toBeGreaterThan(0);
    });
  }
