import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TimeLeft } from '../../../ui/src/seats/Waiting.tsx';
import { inBrowser, openScreen } from '../page/page.tsx';

inBrowser();

function Asked() {
  const [until, ask] = useState(() => Date.now() + 30_000);
  return (
    <>
      <button type="button" onClick={() => ask(Date.now() + 60_000)}>
        Ask
      </button>
      <TimeLeft until={until} />
    </>
  );
}

test('who is asked between two ticks of the clock reads no more time than the question has', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const page = await openScreen(<Asked />);
  expect(page.text()).toContain('0:30');
  vi.setSystemTime(Date.now() + 900);
  await page.tap('Ask');
  expect(page.text()).toContain('1:00');
  await page.close();
  vi.useRealTimers();
});
