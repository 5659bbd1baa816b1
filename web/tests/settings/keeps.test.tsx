import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowLong } from '../../src/settings/ServerKeeps.tsx';

const told = (waiting: number | null, unplayed: number | null, over: number | null): string[] =>
  renderToStaticMarkup(<HowLong keeps={{ waiting, unplayed, over }} />).match(/keeps\.[\w.]+/g) ?? [];

test('people read how long a server keeps what, as its owner has set it', () => {
  expect(told(7, 14, 365)).toEqual(['keeps.waiting', 'keeps.unplayed', 'keeps.over']);
  expect(told(null, null, null)).toEqual(['keeps.over.ever']);
});
