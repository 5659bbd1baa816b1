import type { Seat } from '@orrery/kernel';
import { skyOf } from '../data/index.ts';
import type { View } from '../rules/view-kind.ts';
import { SmallSky } from './album/SmallSky.tsx';

/** One's own sky in small; who watches sees the sky of the first seat, as far as it is shown. */
export function Thumbnail({ view }: { readonly view: View }) {
  const seat: Seat = view.me === 'table' ? 0 : view.me;
  const { drawings, erased } = view.players[seat]?.sky ?? { drawings: [], erased: [] };
  const current = drawings.find(({ round }) => round === view.round) ?? null;
  const old = drawings.filter((one) => one !== current).map((drawing) => ({ drawing, caption: '' }));
  return <SmallSky sky={skyOf(view.options)} figure={{ old, current, erased }} />;
}
