import { expect, test } from 'vitest';
import { pointsNow } from '../../src/picture/points.ts';
import { brings } from '../../src/table/beats.ts';
import { moments } from './moments.ts';

test('SK-E1, SK-E3: an event brings boxes to those whose points it raises, a reveal and the colours at the end', () => {
  const all = [...moments(4, 'table', { rounds: 2, maxRolls: 8 })];
  const told = all.flatMap(({ view, seen }, i) => {
    if (seen?.t !== 'revealed' && seen?.t !== 'coloursScored') return [];
    // Colours are added up with the result.
    const [before, after] = [pointsNow(view), pointsNow(all.at(seen.t === 'revealed' ? i + 1 : -1)!.view)];
    return [{ t: seen.t, brings: brings(seen), raised: [0, 1, 2, 3].filter((seat) => after[seat]! > before[seat]!) }];
  });
  for (const { t, brings, raised } of told) expect(brings.toSorted(), t).toEqual(raised);
  expect(new Set(told.map(({ t, raised }) => `${t} ${raised.length > 0}`))).toEqual(
    new Set(['revealed true', 'revealed false', 'coloursScored true']),
  );
  expect(brings(all.find(({ seen }) => seen?.t === 'gameOver')!.seen!)).toEqual([]);
});
