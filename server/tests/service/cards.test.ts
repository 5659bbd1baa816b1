import { expect, test } from 'vitest';
import { faces } from '../../../card/src/inks.ts';
import { rasterise } from '../../src/cards/rasterise.ts';

const drawn = (family: string) =>
  rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="40"><text y="30" font-size="30" font-family="${family}">Vince Ada 14</text></svg>`,
  );

// A face that is not found by its name falls back to another one, and nothing says so.
test('every face of a card is found by the name a card gives it', async () => {
  const other = await drawn('No such family');
  const seen = await Promise.all(Object.values(faces).map(drawn));
  expect(new Set([...seen].map((png) => Buffer.from(png).toString('base64'))).size).toBe(seen.length);
  for (const [at, face] of Object.keys(faces).entries())
    expect(Buffer.from(seen[at]!).equals(other), face).toBe(face === 'text');
});
