import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { heardIn, listening, unheard } from '../words/heard.ts';
import type { Written } from '../words/sentences.ts';

const written = (room: string, id: string, en: string, it: string): Written[] => [
  { file: `${room}/src/words/en.ts`, id, lang: 'en', text: en },
  { file: `${room}/src/words/it.ts`, id, lang: 'it', text: it },
];

test('a planted message that no test reaches is named; one language is enough, another game’s message of the same id is not', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heard-'));
  let house = true;
  const { hear, keep } = listening(folder, () => house);
  hear('home.title', 'A casa');
  hear('over', 'The war is over.');
  house = false;
  hear('home.planted', 'Nobody says this.');
  keep();
  const all = [
    ...written('web', 'home.title', 'Home', 'A casa'),
    ...written('web', 'home.planted', 'Nobody says this.', 'Nessuno lo dice.'),
    ...written('games/war', 'over', 'The war is over.', 'La guerra è finita.'),
    ...written('games/sky', 'over', 'The night is over.', 'La notte è finita.'),
  ];
  expect(unheard(all, heardIn(folder))).toEqual(['web: home.planted', 'games/sky: over']);
  fs.rmSync(folder, { recursive: true });
});
