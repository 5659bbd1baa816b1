import { expect, test } from 'vitest';
import { OptionsKept, OptionsSent } from '../src/worker/options.ts';

const acrossThreads = <T>(sent: T): T => structuredClone(sent);

test('options go to a worker once, and all views of a match have the same object there', () => {
  const [sent, kept] = [new OptionsSent(), new OptionsKept()];
  const options = { data: ['a set of cards'.repeat(100)] };
  const packed = [1, 2].map((hand) => acrossThreads(sent.pack({ hand, options })));
  expect(packed.map((each) => JSON.stringify(each).length > 1000)).toEqual([true, false]);
  const [first, second] = packed.map((each) => kept.unpack(each) as { hand: number; options: object });
  expect([first, second]).toEqual([
    { hand: 1, options },
    { hand: 2, options },
  ]);
  expect(second!.options).toBe(first!.options);
});

test('however many matches ask in whatever order, each finds its own options and few are kept', () => {
  const [sent, kept] = [new OptionsSent(), new OptionsKept()];
  const matches = Array.from({ length: 100 }, (_, no) => ({ no }));
  for (let step = 0; step < 3000; step++) {
    const options = matches[(step * step + 7 * step) % (step % 3 === 0 ? 100 : 10)]!;
    expect(kept.unpack(acrossThreads(sent.pack({ step, options })))).toEqual({ step, options });
  }
  expect(kept.size).toBeLessThanOrEqual(32);
});

test('a view without options is sent as it is', () => {
  const [sent, kept] = [new OptionsSent(), new OptionsKept()];
  for (const view of [{ hand: 1 }, { hand: 1, options: null }]) expect(kept.unpack(sent.pack(view))).toEqual(view);
});
