import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { GiveUp } from '../../../ui/src/frame/GiveUp.tsx';
import { inBrowser, openScreen } from '../page/page.tsx';

inBrowser();

function OnStage({ now, stay }: { readonly now: () => void; readonly stay: () => void }) {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setBusy(false)}>
        Skip
      </button>
      <GiveUp means="" now={busy ? null : now} stay={stay} />
    </>
  );
}

test('who gives up while something is shown is told so, and gives up once, when it has been shown', async () => {
  const [now, stay] = [vi.fn(), vi.fn()];
  const page = await openScreen(<OnStage {...{ now, stay }} />);
  await page.tap('Give up');
  expect(page.text()).toContain('You give up as soon as what is happening has been shown, unless you close this.');
  expect(now).not.toHaveBeenCalled();
  await page.tap('Skip');
  expect(now).toHaveBeenCalledOnce();
  expect(stay).toHaveBeenCalledOnce();
  await page.close();
});
