import type { TableInfo } from '@orrery/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LuckOfDevice } from '../../src/wait/LuckOfDevice.tsx';

const shown = (matches: readonly object[]): string =>
  renderToStaticMarkup(<LuckOfDevice table={{ matches } as unknown as TableInfo} />);

test('before one sits down at a table that was begun on a device one reads whose luck it is', () => {
  expect(shown([])).toBe('');
  expect(shown([{ id: 'm' }])).toBe('');
  expect(shown([{ id: 'm', fromDevice: true }])).toContain('join.luck.device');
  // The next match at the same table is dealt by all.
  expect(shown([{ id: 'm', fromDevice: true }, { id: 'n' }])).toBe('');
});
