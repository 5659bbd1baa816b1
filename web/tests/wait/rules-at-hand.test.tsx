import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Create } from '../../src/create/Create.tsx';
import { plates } from '../../src/home/atlas.ts';
import { Plate } from '../../src/home/Plate.tsx';
import { Join } from '../../src/wait/Join.tsx';
import { WaitingRoom } from '../../src/wait/WaitingRoom.tsx';
import { inBrowser, me, openScreen } from '../page/page.tsx';
import { free, seat, secret, table } from '../screens/fixtures.ts';

inBrowser();

test('the rules are one press away wherever somebody decides whether to play', async () => {
  const invited = table({ youHost: false, seats: [seat(), free()] });
  const places: Readonly<Record<string, ReactNode>> = {
    home: <Plate plate={plates().find(({ id }) => id === 'shooting-star')!} />,
    create: <Create game="shooting-star" />,
    door: <Join table={invited} link={secret('l')} enter={() => undefined} lookAgain={async () => undefined} />,
    room: <WaitingRoom table={table()} link={secret('l')} />,
  };
  for (const [where, screen] of Object.entries(places)) {
    const page = await openScreen(screen, me);
    const ways = page.elements().map((each) => each.getAttribute('href'));
    expect(ways, where).toContain('/rules/shooting-star');
    await page.close();
  }
});
