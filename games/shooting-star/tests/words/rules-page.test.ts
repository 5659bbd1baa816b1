import { readFileSync } from 'node:fs';
import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import { cards } from '../../src/words/en/cards.ts';
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

test('the page lists every mission and every name of a planet, and says which planets count', () => {
  const text = plain(page);
  expect(ours1.missions).toHaveLength(15);
  for (const { id, test: wanted } of ours1.missions)
    expect(text, id).toContain('planets' in wanted ? wanted.planets.join(' and ') : cards[id as keyof typeof cards]);
  const { planets } = ours1;
  const count = (kind: string) => planets.filter((planet) => planet.kind === kind).length;
  expect(text).toContain(
    `${count('small')} small planets (levels 1 and 2), ${count('named')} named ones (levels 3 and 4) and ${count('dark')} Dark ones`,
  );
  expect(text).toContain(`${planets.reduce((sum, { moons }) => sum + moons, 0)} have a moon.`);
  for (const name of new Set(planets.flatMap((planet) => planet.name ?? [])))
    expect(text).toContain(`| ${name} | ${planets.filter((planet) => planet.name === name).length} |`);
  for (const sentence of ['All but the Dark ones are numbered.', 'Dark planets count for no mission.'])
    expect(text).toContain(sentence);
});

test('the page tells the four examples of the game, word for word', () => {
  const ids = Object.keys(rules).filter((id) => id.startsWith('example.')) as (keyof typeof rules)[];
  expect(ids).toHaveLength(4);
  // As at a table without changed options.
  const say = createSay('en', [rules]);
  for (const id of ids) expect(plain(page), id).toContain(`Example. ${plain(say(id, { to: 'conquest' }))}`);
});
