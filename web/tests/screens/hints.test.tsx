import { shelf } from '@orrery/games';
import { expect, test } from 'vitest';
import { layHere } from '../../src/local/lay.ts';
import { LocalPage } from '../../src/play/LocalPage.tsx';
import { inBrowser, nameOf, openScreen } from '../page/page.tsx';

inBrowser();

test('a first game begins with its goal in the bar; what is put away is kept on the device, also over a reload', async () => {
  const room = shelf.find(({ id }) => id === 'shooting-star')!;
  const me = { kind: 'me', name: null, sigil: null, level: null } as const;
  const laid = await layHere(room, [me, { ...me, kind: 'bot', level: 'easy' }], { firstSeat: 0 });
  if (!laid.ok) throw new Error(laid.problem);
  const open = () => openScreen(<LocalPage id={laid.id} />);
  const gotIt = (page: Awaited<ReturnType<typeof open>>) => page.buttons().find((each) => nameOf(each) === 'Got it');
  const first = await open();
  for (let tries = 0; tries < 50 && gotIt(first) === undefined; tries++) await first.rest();
  expect(first.text()).toMatch(/Your turnGoal: capture planets.*Got it/);
  await first.press(gotIt(first)!);
  expect(first.text()).toContain('Tap a weapon of yours');
  await first.close();
  const again = await open();
  for (let tries = 0; tries < 50 && gotIt(again) === undefined; tries++) await again.rest();
  expect(again.text()).toMatch(/Your turnTap a weapon.*Got it/);
  expect(again.text()).toContain('Goal: capture planets');
  await again.press(gotIt(again)!);
  expect(again.text()).toMatch(/Your turnChoose a weapon/);
  await again.close();
});
