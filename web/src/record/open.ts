import { BrokenLog, type Kind, readMatchFile } from '@orrery/kernel';
import type { TableFeed } from '../play/feed.ts';
import { loadKit } from '../play/kit.ts';
import { feedOfFile } from './fileFeed.ts';

export type Opened =
  | { readonly ok: true; readonly game: string; readonly feed: TableFeed<Kind> }
  | { readonly ok: false; readonly code: string };

/** No match is longer than so many bytes. */
const longest = 32 * 1024 * 1024;

/** Opens what somebody has picked, dropped, shared or opened with the app. */
export async function openMatchFile(file: Blob): Promise<Opened> {
  if (file.size > longest) return { ok: false, code: 'TOO_LARGE' };
  const match = read(await file.text());
  if (match === null) return { ok: false, code: 'NOT_A_MATCH' };
  const kit = await loadKit(match.head.game, match.head.rules);
  if (kit === null) return { ok: false, code: 'NO_SUCH_GAME' };
  if (kit.game.rules !== match.head.rules) return { ok: false, code: 'OLD_RULES' };
  try {
    return { ok: true, game: match.head.game, feed: feedOfFile(kit.game, match) };
  } catch (error) {
    if (error instanceof BrokenLog) return { ok: false, code: 'BROKEN_MATCH' };
    throw error;
  }
}

function read(text: string) {
  try {
    return readMatchFile(JSON.parse(text));
  } catch {
    return null;
  }
}
