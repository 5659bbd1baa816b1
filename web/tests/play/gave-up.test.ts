// Who has given up among three sits there still, and a bot plays: nothing is asked of them.
import { expect, test } from 'vitest';
import { Scene } from '../../../games/planet-x/tests/scene.ts';
import { loadKit } from '../../src/play/kit.ts';
import { isBots } from '../../src/play/turn.ts';
import { mine, seat } from '../screens/fixtures.ts';

test('a bot plays for who has given up, for who lets it, and for nobody else', async () => {
  const { game } = (await loadKit('planet-x'))!;
  const scene = new Scene({ seats: 3 });
  const facts = { seats: [mine(), seat(), seat({ level: 'normal' })] };
  const bots = () => [0, 1, 2].map((at) => isBots(game, facts, game.view(scene.state as never, 0), at));
  expect(bots()).toEqual([false, false, true]);
  scene.play('A', { t: 'resign' });
  expect(game.awaited(scene.state as never)).toContain(0);
  expect(bots()).toEqual([true, false, true]);
});
