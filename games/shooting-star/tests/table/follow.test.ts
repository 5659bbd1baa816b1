import { type Chance, Dice, type Observer } from '@orrery/kernel';
import { followLaw } from '@orrery/kernel/laws';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { ShootingStar } from '../../src/rules/kind.ts';
import { follow } from '../../src/sight/follow.ts';
import { volleyOf } from '../../src/sight/staged.ts';

const trial = (optionsSamples: readonly unknown[]) => ({
  game,
  optionsSamples,
  scramble: (s: ShootingStar['state'], _who: Observer, _chance: Chance) => s,
  sources: [],
  sizes: { matches: 24 },
});

test('what is told, followed from the first view, gives every later view', () => {
  followLaw<ShootingStar>(
    trial([undefined, { sector: 'custom' }, { isolatedTo: 'debris' }, { arrow: 'quarter' }, { namedStart: 'level4' }]),
    follow,
  );
});

test('SS-P5 SS-P6: while a round resolves its weapons lie open, in the order of fire', () => {
  const options = game.readOptions(undefined, 5);
  if (!options.ok) throw new Error(options.problem);
  const chance = new Dice('volley');
  const state = game.setup(options.value, 5, chance, null);
  let mine = game.view(state, 'table');
  let volleys = 0;
  while (game.result(state) === null) {
    const [by] = game.actors(state);
    game.apply(state, by!, game.pick(state, by!, chance), chance, (event) => {
      mine = follow(mine, game.tell(event, 'table')!, 'table');
      const volley = volleyOf(mine);
      if (event.t === 'weaponsRevealed') {
        volleys++;
        const priorities = volley!.map(({ priority }) => priority ?? 0);
        expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
        expect(mine.sites.filter(({ card }) => card?.weapon).length).toBe(5);
      }
      if (event.t === 'weaponFires') expect(volley!.find(({ seat }) => seat === event.seat)!.fate).toBe('fires');
    });
    expect(volleyOf(mine)).toBeNull();
  }
  expect(volleys).toBe(state.round);
});
