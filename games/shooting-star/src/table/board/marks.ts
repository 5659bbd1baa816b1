import type { SiteSeen, View } from '../../rules/kind.ts';
import { cellKey } from '../beats.ts';
import type { Blow, Preview } from '../preview.ts';

export interface Marked {
  readonly mark: Mark;
  readonly site: SiteSeen;
}

/** What a cell shows of a preview: one mark, told by its form. */
export type Mark =
  | { readonly t: 'capture' }
  | { readonly t: 'isolate' }
  | { readonly t: 'turn'; readonly to: number }
  | { readonly t: 'card' }
  | { readonly t: 'immune' }
  | { readonly t: 'void' };

function markOf(blow: Blow): Mark {
  switch (blow.t) {
    case 'captures':
      return { t: 'capture' };
    case 'turns':
      return { t: 'turn', to: blow.to };
    case 'card':
      return { t: 'card' };
    case 'immune':
      return { t: 'immune' };
    case 'void':
      return { t: 'void' };
  }
}

/** By cell key: what the blast does, then what it cuts off. */
function marksOf({ blows, isolated }: Preview): Map<string, Mark> {
  const marks = new Map<string, Mark>(blows.map((blow) => [cellKey(blow.at), markOf(blow)]));
  for (const { at } of isolated) marks.set(cellKey(at), { t: 'isolate' });
  return marks;
}

/** What the sites of the sector show of it. */
export function markedIn(view: View, preview: Preview): Marked[] {
  const marks = marksOf(preview);
  return view.sites.flatMap((site) => {
    const mark = marks.get(cellKey(site.at));
    return mark === undefined ? [] : [{ mark, site }];
  });
}
