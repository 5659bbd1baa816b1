import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../src/words/en/rules.ts';

const page = readFileSync(new URL('../../../../docs/rules/shooting-star.md', import.meta.url), 'utf8');
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

test('the page of rules in docs holds every paragraph of the game, word for word', () => {
  const ids = Object.keys(rules).filter((id) => id.startsWith('SS-')) as (keyof typeof rules)[];
  expect(ids).toHaveLength(37);
  for (const id of ids) {
    // SS-P10 is a table on the page.
    const text = id === 'SS-P10' ? 'Every other hit planet drops one level:' : plain(rules[id]);
    expect(plain(page), id).toContain(`**${id}** ${text}`);
  }
});
