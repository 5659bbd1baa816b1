// What every store must keep of links by which a finished match is read.
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';

export function reviewsContract(
  name: string,
  open: () => Promise<Store>,
  begunMatch: (store: Store) => Promise<string>,
): void {
  test(`${name}: the first link to a match stays until it is closed; then another may take its place`, async () => {
    const store = await open();
    const match = await begunMatch(store);
    const table = (await store.match(match))!.table;
    const [first, second, third] = [drawSecret(), drawSecret(), drawSecret()];
    const reviewed = { match, table };
    const played = { ...reviewed, reopens: true };
    expect([await store.reviewOf(match), await store.reviewedBy(first)]).toEqual([null, null]);
    const made = await Promise.all([first, second].map((link) => store.openReview(played, link)));
    expect(new Set(made).size).toBe(1);
    const again = await open();
    const [link] = made as [string, string];
    expect(await again.reviewOf(match)).toEqual({ link });
    expect(await again.reviewedBy(link)).toEqual({ ...reviewed, veiled: false, veiledBy: [] });
    for (const person of ['bo', 'ada', 'bo']) await again.veilReview(match, person, true);
    expect(await store.reviewedBy(link)).toEqual({ ...reviewed, veiled: true, veiledBy: ['ada', 'bo'] });
    expect(await again.openReview({ ...reviewed, reopens: false }, third)).toBe(link);
    await again.closeReview(match);
    await again.closeReview(match);
    expect([await store.reviewOf(match), await store.reviewedBy(link)]).toEqual(['closed', null]);
    // Who did not play does not open it again, though they had asked while it was open.
    expect(await store.openReview({ ...reviewed, reopens: false }, second)).toBeNull();
    expect([await store.reviewOf(match), await store.reviewedBy(second)]).toEqual(['closed', null]);
    expect(await store.openReview(played, third)).toBe(third);
    // Names that were kept back stay so, whatever the link.
    await store.veilReview(match, 'ada', false);
    expect(await store.reviewedBy(third)).toEqual({ ...reviewed, veiled: true, veiledBy: ['bo'] });
    await store.forgetPerson('bo');
    expect(await again.reviewedBy(third)).toEqual({ ...reviewed, veiled: false, veiledBy: [] });
    expect(await store.reviewedBy(link)).toBeNull();
  });

  test(`${name}: with its match a link is gone, and none comes back`, async () => {
    const store = await open();
    const match = await begunMatch(store);
    const table = (await store.table((await store.match(match))!.table))!;
    const link = drawSecret();
    // The first link anybody may make who may read the match.
    expect(await store.openReview({ match, table: table.id, reopens: false }, link)).toBe(link);
    expect(await store.forgetTable(table)).toBe('kept');
    expect([await store.reviewOf(match), await store.reviewedBy(link)]).toEqual([null, null]);
    const late = drawSecret();
    expect(await store.openReview({ match, table: table.id, reopens: true }, late)).toBeNull();
    expect(await store.reviewedBy(late)).toBeNull();
  });
}
