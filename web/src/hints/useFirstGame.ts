import { type Drawer, drawerIn } from '@orrery/ui/drawer';
import { useEffect, useState } from 'react';

const lasting = drawerIn(() => localStorage);
const keyOf = (game: string): string => `orrery.played.${game}`;

export const neverPlayed = (game: string, drawer: Drawer): boolean => drawer.read(keyOf(game)) === null;
export const keepPlayed = (game: string, drawer: Drawer): void => drawer.write(keyOf(game), { ended: true });

/** Does whoever sits here play this game for the first time on this device? It is known to them from its first end on. */
export function useFirstGame(game: string, over: boolean): boolean {
  const [first] = useState(() => neverPlayed(game, lasting));
  useEffect(() => {
    if (over) keepPlayed(game, lasting);
  }, [game, over]);
  return first;
}
