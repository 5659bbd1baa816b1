import { afterEach, expect, test, vi } from 'vitest';
import { setPrefs } from '../../src/settings/index.ts';
import { buzz, canBuzz } from '../../src/touch/index.ts';

vi.mock('../../src/theme/index.ts', async (original) => ({ ...(await original<object>()), applyPlate: () => {} }));
afterEach(() => vi.unstubAllGlobals());

function device(hasBeenActive: boolean) {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return vibrate;
}

test('a refusal is felt twice, where the device can and the person wants it', () => {
  const vibrate = device(true);
  buzz('refused');
  expect(vibrate.mock.calls).toEqual([[[14, 60, 14]]]);
  setPrefs({ buzz: false });
  buzz('refused');
  expect(vibrate).toHaveBeenCalledTimes(1);
  setPrefs({ buzz: true });
});

test('nothing is asked of a browser before the first touch', () => {
  const vibrate = device(false);
  buzz('turn');
  expect(vibrate).not.toHaveBeenCalled();
});

test('a device without it is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(canBuzz()).toBe(false);
  buzz('done');
});
