import { setPrefs, Total } from '@orrery/ui';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { inBrowser, openScreen } from '../page/page.tsx';

inBrowser();

function Counting() {
  const [points, count] = useState(3);
  return (
    <>
      <button type="button" onClick={() => count(points + 2)}>
        Capture
      </button>
      <button type="button" onClick={() => count(points - 5)}>
        Lose
      </button>
      <p>
        <Total points={points} />
      </p>
    </>
  );
}

async function withMotion(
  motion: 'full' | 'still',
  see: (page: Awaited<ReturnType<typeof openScreen>>) => Promise<void>,
) {
  setPrefs({ motion });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await openScreen(<Counting />);
  await see(page);
  await page.close();
  vi.useRealTimers();
}

test('without motion what has come stands beside its number, together, and goes after a while', async () => {
  await withMotion('still', async (page) => {
    const said = () => page.text().replace('CaptureLose', '');
    expect(said()).toBe('3');
    await page.tap('Capture');
    expect(said()).toBe('+25');
    await page.tap('Capture');
    expect(said()).toBe('+47');
    await act(async () => void vi.advanceTimersByTime(1500));
    expect(said()).toBe('7');
    await page.tap('Lose');
    expect(said()).toBe('−52');
  });
});

test('with motion the number changes by itself: what comes is seen on its way', async () => {
  await withMotion('full', async (page) => {
    await page.tap('Capture');
    expect(page.text()).toBe('CaptureLose5');
  });
});
