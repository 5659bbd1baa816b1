import { boardBox, drawBoard } from '@orrery/card';
import type { Kind } from '@orrery/kernel';
import { currentPlate, watchPlate } from '@orrery/ui';
import { type BoardPicture, editionFor } from '@orrery/words/room';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameKit } from '../play/kit.ts';

interface BoardDrawingProps {
  readonly kit: GameKit<Kind>;
  /** As whoever looks may see it: a match that is over with everything open. */
  readonly view: Kind['view'];
  /** What each seat wears. */
  readonly looks: readonly number[];
}

/** A board as a game draws it for a card but in the page's own inks; else as it draws it in small. */
export function BoardDrawing({ kit, view, looks }: BoardDrawingProps) {
  const picture = usePicture(kit);
  const plate = useSyncExternalStore(watchPlate, currentPlate);
  // By its numbers: a list of them may be a new one each time.
  const worn = looks.join();
  const drawn = useMemo(
    () =>
      picture === null || picture === 'none'
        ? null
        : drawBoard(picture.board(view, { ...boardBox, looks: worn.split(',').map(Number), plate }), plate),
    [picture, view, worn, plate],
  );
  const { Thumbnail } = kit.table;
  if (drawn !== null) return <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} />;
  return picture === 'none' ? <Thumbnail view={view} /> : null;
}

/** null: it is on its way. */
function usePicture({ room, game }: GameKit<Kind>): BoardPicture<Kind> | 'none' | null {
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
