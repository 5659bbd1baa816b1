import { Compass } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import type { TableNames } from '../names.ts';
import { type Tool, Tools } from './Tools.tsx';

export interface OverlayProps {
  readonly names: TableNames;
  readonly tools: readonly Tool[];
  /** Opens what happened since my last turn; null: nothing did. */
  readonly news: (() => void) | null;
  /** What this turn is under, beside the news. */
  readonly children?: ReactNode;
}

/** What can be called up over the map: on a phone behind one button. */
export function Overlay({ names, tools, news, children }: OverlayProps) {
  const { say } = names;
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="bp-tidings">
        {news !== null && (
          <button type="button" className="btn bp-news bp-over" onClick={news}>
            {say('map.news')}
          </button>
        )}
        {children}
      </div>
      <button
        type="button"
        className="bp-compass bp-over"
        aria-expanded={open}
        aria-label={say('map.compass')}
        onClick={() => setOpen(!open)}
      >
        <Compass size={38} />
      </button>
      <Tools
        tools={tools.map((tool) => ({
          ...tool,
          press: () => {
            tool.press();
            setOpen(false);
          },
        }))}
      />
    </>
  );
}
