import type { Game, Kind, Manner } from '@orrery/kernel';
import type { GameTable } from '@orrery/ui';
import { type Catalogue, createSay, type Lang, type Say, type Words } from '@orrery/words';
import type { Edition, Room } from '@orrery/words/room';
import { use, useCallback, useMemo } from 'react';
import { roomOf } from '../home/atlas.ts';
import { speaksToo, useSpeech } from '../words/speech.ts';

/** Everything of a game that a table needs: rules, words, and what people see and touch. */
export interface GameKit<K extends Kind> {
  readonly room: Room;
  readonly game: Game<K>;
  readonly words: Words<K, string>;
  readonly table: GameTable<K>;
  /** The manners that its bots have. */
  readonly manners: readonly Manner[];
}

const kits = new Map<string, Promise<GameKit<Kind> | null>>();
const catalogues = new Map<string, Promise<Catalogue<string>>>();

/** `rules`: of a match already begun. The newest where the shelf has no such number: whoever needs it compares. */
export function loadKit(id: string, rules?: number): Promise<GameKit<Kind> | null> {
  const room = roomOf(id);
  const earlier = rules === undefined ? undefined : room?.earlier?.[rules];
  const key = earlier === undefined ? id : `${id} ${rules}`;
  const known = kits.get(key);
  if (known !== undefined) return known;
  const loading = room === undefined ? Promise.resolve(null) : bring(room, earlier ?? room);
  kits.set(key, loading);
  // What did not arrive may be asked for again.
  loading.catch(() => kits.delete(key));
  return loading;
}

/** With its sentences: a page that has the kit can speak at once, and is not taken away to wait for them. */
async function bring(room: Room, edition: Edition): Promise<GameKit<Kind>> {
  const { lang } = useSpeech.getState();
  const arriving = edition.words();
  const [{ game, mind }, words, table] = await Promise.all([
    ...([edition.rules(), arriving, edition.table()] as const),
    arriving.then((words) => words.catalogue(lang)),
  ]);
  const kit = { room, game, words, table: table as GameTable<Kind>, manners: mind.manners ?? [] };
  await known(keyOf(kit, lang), () => words.catalogue(lang));
  return kit;
}

/** Waits (in Suspense) for a game; null if it is not on the shelf. */
export const useKit = (id: string, rules?: number): GameKit<Kind> | null => use(loadKit(id, rules));

/** Sentences of the app, the table kit and one game, in the reader's language. */
export function useGameSay(kit: GameKit<Kind>): {
  readonly say: Say;
  readonly lang: Lang;
  /** Has the game such a message of its own? */
  has(id: string): boolean;
} {
  const { lang, catalogues: shared } = useSpeech();
  const catalogue = use(known(keyOf(kit, lang), () => kit.words.catalogue(lang)));
  const say = useMemo(() => createSay(lang, [...shared, catalogue]), [lang, shared, catalogue]);
  const has = useCallback((id: string) => id in catalogue, [catalogue]);
  return { say, lang, has };
}

/** Every game that is on the table already. */
speaksToo(async (lang) => {
  for (const kit of await Promise.all(kits.values()))
    if (kit !== null) await known(keyOf(kit, lang), () => kit.words.catalogue(lang));
});

const keyOf = ({ room, game }: GameKit<Kind>, lang: Lang) => `${room.id} ${game.rules} ${lang}`;

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
