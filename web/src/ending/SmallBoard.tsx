import { boardBox, drawBoard } from '@orrery/card';
import type { Kind } from '@orrery/kernel';
import { currentPlate, watchPlate } from '@orrery/ui';
import { type BoardPicture, editionFor } from '@orrery/words/room';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Teller } from '../review/told.ts';

interface SmallBoardProps {
  readonly teller: Teller<Kind>;
  readonly moment: number;
}

/** The board of a moment with everything open, as a game draws it for a card but in the page's own inks; else as it draws it in small. */
export function SmallBoard({ teller: { kit, reader, seats }, moment }: SmallBoardProps) {
  const picture = usePicture(kit);
  const plate = useSyncExternalStore(watchPlate, currentPlate);
  const drawn = useMemo(() => {
    if (picture === null || picture === 'none') return null;
    const looks = seats.map(({ look }) => look);
    return drawBoard(picture.board(reader.viewAt(moment, 'open'), { ...boardBox, looks, plate }), plate);
  }, [picture, reader, seats, moment, plate]);
  const { Thumbnail } = kit.table;
  if (drawn !== null) return <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} />;
  return picture === 'none' ? <Thumbnail view={reader.viewAt(moment, 'open')} /> : null;
}

/** null: it is on its way. */
function usePicture({ room, game }: Teller<Kind>['kit']): BoardPicture<Kind> | 'none' | null {
  const [picture, setPicture] = useState<BoardPicture<Kind> | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    void editionFor(room, game.rules)
      .then((edition) => edition?.picture?.())
      .catch(() => undefined)
      .then((found) => left || setPicture(found ?? 'none'));
    return () => {
      left = true;
    };
  }, [room, game]);
  return picture;
}
