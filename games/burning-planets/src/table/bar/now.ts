import type { BarParts } from '@orrery/ui';
import type { Flow } from '../flow/index.ts';
import type { LastingHand } from '../lasting/useLasting.ts';
import { keyOf } from '../next.ts';
import { goodPlace } from '../setup/places.ts';
import type { useScatter } from '../setup/useScatter.ts';
import { type BarProps, myBar } from './bar.tsx';
import { fleetBar, gatherBar } from './fleet-bar.tsx';

interface BarNowProps extends Omit<BarProps, 'orders' | 'send' | 'setup' | 'flow'> {
  readonly flow: Flow;
  readonly lasting: LastingHand;
  readonly scatter: ReturnType<typeof useScatter>;
}

/** My turn: where new ships gather, what a fleet is to do, or what my turn asks. */
export function barNow(props: BarNowProps): BarParts {
  const { sense, names, me, choice, flow, lasting, scatter, buildFirst } = props;
  const { fleet } = lasting;
  if (lasting.gathering !== null) return gatherBar(names, () => lasting.gather(null));
  const [first] = fleet.ships;
  if (first !== undefined) {
    const closes = flow.closing({ t: 'move', ship: first, to: { q: 0, r: 0 } });
    return fleetBar({ ...{ sense, names, fleet, buildFirst, closes }, give: lasting.give });
  }
  return myBar({
    ...props,
    orders: flow.orders,
    send: (ship, to) => {
      lasting.send(ship, to);
      choice.pick(flow.left.actions.find((one) => keyOf(one) !== `ship ${ship}`) ?? null);
    },
    setup: {
      scattering: scatter.on,
      scatter: scatter.start,
      cannon: () => {
        const move = goodPlace(sense.view, me, choice.touches);
        if (move !== null) choice.act(move);
      },
    },
  });
}
