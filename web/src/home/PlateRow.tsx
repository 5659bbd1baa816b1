import { Emblem, Icon, Sheet } from '@orrery/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../words/speech.ts';
import type { AtlasPlate } from './atlas.ts';
import { PlateFacts } from './PlateFacts.tsx';
import { PlateWays, PlayButton } from './PlateWays.tsx';
import './plate-row.css';

/** A plate of the atlas on a phone: a row that opens its sheet, and a button that begins at once. */
export function PlateRow({ plate }: { readonly plate: AtlasPlate }) {
  const { id, title, room } = plate;
  const [open, setOpen] = useState(false);
  return (
    <article className="plate-row" aria-labelledby={`plate-${id}`}>
      <Emblem game={id} className="plate-row-emblem" />
      <h3 id={`plate-${id}`}>
        <button type="button" className="plate-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </button>
      </h3>
      <PlateFacts room={room} />
      <PlayButton room={room} />
      <PlateSheet plate={plate} open={open} close={() => setOpen(false)} />
    </article>
  );
}

interface PlateSheetProps {
  readonly plate: AtlasPlate;
  readonly open: boolean;
  close(): void;
}

function PlateSheet({ plate: { id, title, room }, open, close }: PlateSheetProps) {
  const say = useSay();
  const lang = useLang();
  return (
    <Sheet open={open} title={title} className="plate-sheet" onClose={close}>
      <div className="plate-sheet-top">
        <Emblem game={id} className="plate-sheet-emblem" />
        <div>
          <PlateFacts room={room} />
          {room.idea !== undefined && <p className="plate-idea">{room.idea[lang]}</p>}
        </div>
      </div>
      <PlateWays room={room} />
      <Link className="btn plain plate-rules" href={`/rules/${id}`}>
        <Icon name="rules" /> {say('home.rules')}
      </Link>
    </Sheet>
  );
}
