import { shelf } from '@orrery/games';
import { expect, test } from 'vitest';
import { catalogues } from '../words/sentences.ts';
import { codeOf, unsaid } from '../words/usage.ts';

test('every message is said somewhere: what no screen, log or speech says any longer is deleted', async () => {
  const rooms = new Map<string, string[]>();
  for (const { file, id, lang } of await catalogues()) {
    const room = file.split('/src/')[0]!;
    if (lang === 'en') rooms.set(room, [...(rooms.get(room) ?? []), id]);
  }
  // Frame, app, cards to share, the game that `new-game` writes, and every game.
  expect(rooms.size).toBe(4 + shelf.length);
  const left = [...rooms].flatMap(([room, ids]) => unsaid(ids, codeOf(room)).map((id) => `${room}: ${id}`));
  expect(left).toEqual([]);
});

test('a planted message that nothing says is found, and so is a part that no code knows', () => {
  const code = `say('home.title'); say(\`pile.\${kind}.size\`); type Kind = 'open' | 'shut'; const why = { E_OVER: { id } };`;
  const ids = ['home.title', 'pile.open.size', 'pile.shut.size', 'pile.lost.size', 'E_OVER', 'home.gone', 'E_GONE'];
  expect(unsaid(ids, code)).toEqual(['pile.lost.size', 'home.gone', 'E_GONE']);
});
