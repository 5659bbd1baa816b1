import { expect, test } from 'vitest';
import { Create } from '../../src/create/Create.tsx';
import { LocalPage } from '../../src/play/LocalPage.tsx';
import { RemotePage } from '../../src/play/RemotePage.tsx';
import { ByCode } from '../../src/wait/ByCode.tsx';
import { isCut, linkIn } from '../../src/wait/links.ts';
import { inBrowser, me, openScreen, refused, shown } from '../page/page.tsx';
import { secret } from '../screens/fixtures.ts';

inBrowser();

test('a link keeps its secret, whatever a sentence has put behind it', () => {
  const link = 'bO9nBoBOUJidG3WO_Czb-g';
  for (const after of ['', '.', ')', ' e vieni!', '%20']) {
    expect(linkIn(`#${link}${after}`), after).toBe(link);
    expect(isCut(secret('t'), `#${link}${after}`), after).toBe(false);
  }
  expect(linkIn('')).toBeNull();
  expect(isCut(secret('t'), ''), 'a table of one’s own').toBe(false);
});

test('a link that has lost its end says so, and not that the page is out of date', async () => {
  for (const [id, hash] of [
    [secret('t'), '#bO9nBo'],
    ['tttt', ''],
  ] as const) {
    expect(isCut(id, hash)).toBe(true);
    location.hash = hash;
    const said = await shown(<RemotePage id={id} />, { [`GET /api/tables/${id}`]: refused('NO_SUCH_TABLE') });
    expect(said).toContain('Part of this link is missing.');
  }
  location.hash = '';
  const gone = { [`GET /api/tables/${secret('t')}`]: refused('NO_SUCH_TABLE') };
  expect(await shown(<RemotePage id={secret('t')} />, gone)).toContain('This table doesn’t exist');
});

test('what is no code says why before any server is asked', async () => {
  expect(await shown(<ByCode code="ab" />)).toContain('A code has 8 characters.');
  expect(await shown(<ByCode code="KX7P0000" />)).toContain('No table has this code.');
  const page = await openScreen(<ByCode code="KX7PLM2Q" />, {
    ...me,
    'GET /api/code/KX7PLM2Q': refused('NO_SUCH_TABLE'),
  });
  expect(page.text()).toContain('No table has this code now.');
  await page.close();
});

test('a table of another device says where it can be opened; a game that is not on the shelf is no page', async () => {
  expect(await shown(<LocalPage id="elsewhere" />)).toContain('can be opened only there');
  expect(await shown(<Create game="nothing" />)).toContain('There is no such page');
});
