import type { Kind } from '@orrery/kernel';
import { Emblem, type GameTable } from '@orrery/ui';
import { editionFor } from '@orrery/words/room';
import { type ComponentType, lazy } from 'react';
import { roomOf } from './atlas.ts';

interface ThumbProps {
  readonly game: string;
  readonly rules: number;
  readonly view: object | null;
}
type Small = ComponentType<{ readonly view: object }>;

const drawings = new Map<string, Small>();

/** The board of a table in small, drawn by its game; its emblem where this device has not seen it. */
export function Thumb({ game, rules, view }: ThumbProps) {
  const room = roomOf(game);
  if (view === null || room === undefined) return <Emblem game={game} />;
  const key = `${game} ${rules}`;
  let Drawing = drawings.get(key);
  if (Drawing === undefined) {
    Drawing = lazy(async () => {
      const edition = await editionFor(room, rules);
      const table = (await edition?.table()) as GameTable<Kind> | undefined;
      return { default: (table?.Thumbnail as Small | undefined) ?? (() => <Emblem game={game} />) };
    });
    drawings.set(key, Drawing);
  }
  return <Drawing view={view} />;
}
