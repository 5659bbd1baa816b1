import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../src/words/en/rules.ts';

const page = readFileSync(new URL('../../../../docs/rules/sky-of-stars.md', import.meta.url), 'utf8');
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

test('the page of rules in docs holds every paragraph of the game, word for word', () => {
  const ids = Object.keys(rules).filter((id) => id.startsWith('SK-')) as (keyof typeof rules)[];
  expect(ids).toHaveLength(38);
  for (const id of ids) expect(plain(page), id).toContain(`**${id}** ${plain(rules[id])}`);
});
