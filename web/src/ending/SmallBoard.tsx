import { boardBox, drawBoard } from '@orrery/card';
import type { Kind } from '@orrery/kernel';
import { type BoardPicture, editionFor } from '@orrery/words/room';
import { useEffect, useMemo, useState } from 'react';
import type { Teller } from '../review/told.ts';

interface SmallBoardProps {
  readonly teller: Teller<Kind>;
  readonly moment: number;
}

/** The board of a moment with everything open, as a game draws it for a card; else as it draws it in small. */
export function SmallBoard({ teller: { kit, reader, seats }, moment }: SmallBoardProps) {
  const picture = usePicture(kit);
  const drawn = useMemo(() => {
    if (picture === null || picture === 'none') return null;
    const looks = seats.map(({ look }) => look);
    return drawBoard(picture.board(reader.viewAt(moment, 'open'), { ...boardBox, looks }));
  }, [picture, reader, seats, moment]);
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
