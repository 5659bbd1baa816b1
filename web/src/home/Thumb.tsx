import type { Kind } from '@orrery/kernel';
import { EMBLEM_GAMES, Emblem, type GameTable } from '@orrery/ui';
import { type ComponentType, lazy } from 'react';
import { roomOf } from './atlas.ts';

interface ThumbProps {
  readonly game: string;
  readonly view: object | null;
}
type Small = ComponentType<{ readonly view: object }>;

const drawings = new Map<string, Small>();

/** The board of a table in small, drawn by its game; its emblem where this device has not seen it. */
export function Thumb({ game, view }: ThumbProps) {
  const room = roomOf(game);
  if (view === null || room === undefined) return <ThumbEmblem game={game} />;
  let Drawing = drawings.get(game);
  if (Drawing === undefined) {
    Drawing = lazy(async () => ({ default: ((await room.table()) as GameTable<Kind>).Thumbnail as Small }));
    drawings.set(game, Drawing);
  }
  return <Drawing view={view} />;
}

export function ThumbEmblem({ game }: { readonly game: string }) {
  const known = EMBLEM_GAMES.find((each) => each === game);
  return known === undefined ? null : <Emblem game={known} className="emblem" />;
}
