import type { Catalogue, Game, Kind, Lang, Room, Say, Words } from '@orrery/kernel';
import type { GameTable } from '@orrery/ui';
import { createSay } from '@orrery/words';
import { use, useMemo } from 'react';
import { roomOf } from '../home/atlas.ts';
import { speaksToo, useSpeech } from '../words/speech.ts';

/** Everything of a game that a table needs: rules, words, and what people see and touch. */
export interface GameKit<K extends Kind> {
  readonly room: Room;
  readonly game: Game<K>;
  readonly words: Words<K, string>;
  readonly table: GameTable<K>;
}

const kits = new Map<string, Promise<GameKit<Kind> | null>>();
const catalogues = new Map<string, Promise<Catalogue<string>>>();

export function loadKit(id: string): Promise<GameKit<Kind> | null> {
  const known = kits.get(id);
  if (known !== undefined) return known;
  const loading = bring(id);
  kits.set(id, loading);
  // What did not arrive may be asked for again.
  loading.catch(() => kits.delete(id));
  return loading;
}

async function bring(id: string): Promise<GameKit<Kind> | null> {
  const room = roomOf(id);
  if (room === undefined) return null;
  const [{ game }, words, table] = await Promise.all([room.rules(), room.words(), room.table()]);
  return { room, game, words, table: table as GameTable<Kind> };
}

/** Waits (in Suspense) for a game; null if it is not on the shelf. */
export const useKit = (id: string): GameKit<Kind> | null => use(loadKit(id));

/** Sentences of the app, the table kit and one game, in the reader's language. */
export function useGameSay(kit: GameKit<Kind>): { readonly say: Say; readonly lang: Lang } {
  const { lang, catalogues: shared } = useSpeech();
  const key = `${kit.room.id} ${lang}`;
  const catalogue = use(known(key, () => kit.words.catalogue(lang)));
  const say = useMemo(() => createSay(lang, [...shared, catalogue]), [lang, shared, catalogue]);
  return { say, lang };
}

/** Every game that is on the table already. */
speaksToo(async (lang) => {
  for (const kit of await Promise.all(kits.values()))
    if (kit !== null) await known(`${kit.room.id} ${lang}`, () => kit.words.catalogue(lang));
});

function known(key: string, load: () => Promise<Catalogue<string>>): Promise<Catalogue<string>> {
  const found = catalogues.get(key);
  if (found !== undefined) return found;
  const loading = load();
  catalogues.set(key, loading);
  // How React marks what has arrived: `use` then gives it at once, and no table is taken away to wait for it.
  const arrived = (value: Catalogue<string>) => Object.assign(loading, { status: 'fulfilled', value });
  loading.then(arrived, () => catalogues.delete(key));
  return loading;
}
