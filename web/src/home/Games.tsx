import { rem, useSize } from '@orrery/ui';
import { type CSSProperties, useState } from 'react';
import { useSay } from '../words/speech.ts';
import type { AtlasPlate } from './atlas.ts';
import { columnsFor, plateGap, spareCells } from './columns.ts';
import { DrawLots } from './DrawLots.tsx';
import { GameFilter } from './GameFilter.tsx';
import { Heading } from './Heading.tsx';
import { Plate } from './Plate.tsx';
import { PlateRow } from './PlateRow.tsx';
import { smallScreen, useMedia, wideScreen } from './useMedia.ts';
import { fitsWishes, noWishes } from './wishes.ts';

/** More than these are not found at a glance. */
const mostAtAGlance = 12;
/** So few plates stand tall, each with what the game is about. */
const few = 4;

/** The games of the shelf, as plates; on a phone as rows. */
export function Games({ plates }: { readonly plates: readonly AtlasPlate[] }) {
  const say = useSay();
  const phone = useMedia(smallScreen);
  const wide = useMedia(wideScreen);
  const [ref, size] = useSize<HTMLDivElement>();
  const [wishes, setWishes] = useState(noWishes);
  const listed = plates.filter(({ room }) => fitsWishes(room, wishes));
  const columns = columnsFor(listed.length, { width: size?.width ?? 0, wide });
  const spare = phone || listed.length <= few ? 0 : spareCells(listed.length, columns);
  const style = { '--columns': columns, '--gap': rem(plateGap) } as CSSProperties;
  return (
    <section className="games" aria-labelledby="games">
      <Heading id="games" title={say('home.games')} aside={say('home.games.count', { n: listed.length })} />
      {plates.length > mostAtAGlance && (
        <GameFilter rooms={plates.map(({ room }) => room)} wishes={wishes} wish={setWishes} />
      )}
      <div ref={ref} className="plates" data-few={listed.length <= few || undefined} style={style}>
        {listed.map((plate) =>
          phone ? <PlateRow key={plate.id} plate={plate} /> : <Plate key={plate.id} plate={plate} />,
        )}
        {spare > 0 && <DrawLots plates={listed} cells={spare} />}
      </div>
    </section>
  );
}
