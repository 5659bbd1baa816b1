import { shelf } from '@orrery/games';
import type { Kind } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { useAdvice } from '../../src/hints/useAdvice.ts';
import { layHere } from '../../src/local/lay.ts';
import type { TableFacts } from '../../src/play/feed.ts';
import type { GameKit } from '../../src/play/kit.ts';
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
  expect(first.text()).toMatch(/Your turnChoose a weapon.*Goal: the most points.*Got it/);
  await first.press(gotIt(first)!);
  expect(first.text()).toContain('Tap a weapon of yours');
  await first.close();
  const again = await open();
  for (let tries = 0; tries < 50 && gotIt(again) === undefined; tries++) await again.rest();
  expect(again.text()).toMatch(/Your turnTap a weapon.*Got it/);
  expect(again.text()).toContain('Goal: the most points');
  await again.press(gotIt(again)!);
  expect(again.text()).toMatch(/Your turnChoose a weapon/);
  await again.close();
});

test('the goal is said from the first question on, also while Burning Planets is set up', async () => {
  const room = shelf.find(({ id }) => id === 'burning-planets')!;
  const me = { kind: 'me', name: null, sigil: null, level: null } as const;
  // A deal in which I begin.
  const luck = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes !== null) new Uint8Array(bytes.buffer).fill(3);
    return bytes;
  });
  const laid = await layHere(room, [me, { ...me, kind: 'bot', level: 'easy' }], {});
  luck.mockRestore();
  if (!laid.ok) throw new Error(laid.problem);
  const page = await openScreen(<LocalPage id={laid.id} />);
  const gotIt = () => page.buttons().find((each) => nameOf(each) === 'Got it');
  for (let tries = 0; tries < 50 && gotIt() === undefined; tries++) await page.rest();
  expect(page.text()).toMatch(/Your turnPlace an asteroid.*Goal: be the last empire left.*Got it/);
  expect(page.text().match(/Goal: be the last/g)).toHaveLength(1);
  await page.press(gotIt()!);
  // Then it stands over the log, and no other hint in the place of the question.
  expect(page.text()).toMatch(/Your turnPlace an asteroid.*RulesGoal: be the last empire left/);
  expect(gotIt()).toBeUndefined();
  await page.close();
});

/** Answers nothing until it fails. */
class Thinking extends EventTarget {
  static last: Thinking;
  constructor() {
    super();
    Thinking.last = this;
  }
  postMessage(): void {}
  terminate(): void {}
}

/** Somebody who may ask what a bot would do. */
function Asker({ complain }: { complain(code: string): void }) {
  const advice = useAdvice({
    kit: { game: { id: 'shooting-star', rules: 1 } } as unknown as GameKit<Kind>,
    facts: { seats: [], matches: [], hints: true } as unknown as TableFacts,
    standing: { as: 0, match: 'm', decision: 'd', told: [], view: {} } as never,
    ...{ mine: true, options: {}, say: (id: string) => id, has: () => false, name: String, complain },
  });
  return (
    <button type="button" onClick={advice.ask}>
      {advice.busy ? 'thinking' : 'ask'}
    </button>
  );
}

test('who plays on, or goes, while a hint is being thought about hears nothing more of it; who waits hears that it failed', async () => {
  vi.stubGlobal('Worker', Thinking);
  const heard: string[] = [];
  const open = () => openScreen(<Asker complain={(code) => heard.push(code)} />);
  const leaves = await open();
  await leaves.tap('ask');
  expect(leaves.text()).toBe('thinking');
  await leaves.close();
  expect(heard).toEqual([]);
  const waits = await open();
  await waits.tap('ask');
  Thinking.last.dispatchEvent(new Event('error'));
  await waits.rest();
  expect([heard, waits.text()]).toEqual([['HINT_FAILED'], 'ask']);
  await waits.close();
  vi.unstubAllGlobals();
});
