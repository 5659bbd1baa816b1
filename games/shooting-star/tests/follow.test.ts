import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';
import { follow } from '../src/sight/follow.ts';
import { volleyOf } from '../src/sight/staged.ts';

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
