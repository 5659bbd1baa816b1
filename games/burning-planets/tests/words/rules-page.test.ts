import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../src/words/en/rules.ts';
import ids from '../rule-ids.json' with { type: 'json' };

const page = readFileSync(new URL('../../../../docs/rules/burning-planets.md', import.meta.url), 'utf8');
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

test('the page of rules in docs holds every paragraph of the game, word for word', () => {
  const own = Object.keys(rules).filter((id) => id.startsWith('BP-')) as (keyof typeof rules)[];
  expect([...own].sort()).toEqual([...ids].sort());
  for (const id of own) expect(plain(page), id).toContain(`**${id}** ${plain(rules[id])}`);
});
