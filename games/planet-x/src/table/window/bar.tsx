import type { Seat } from '@orrery/kernel';
import { type BarParts, type Here, Phrase } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { PlanetX, View } from '../../rules/kind.ts';
import { isAsked } from '../answering.ts';
import type { TableNames } from '../names.ts';
import type { Answering } from '../useAnswering.ts';
import { Ring } from './Ring.tsx';
import './window.css';

export interface WindowBarProps {
  readonly view: View;
  readonly names: TableNames;
  readonly clock: { readonly until: number; readonly of: number } | null;
  readonly answering: Answering;
  /** Looking for a special in the hand. */
  readonly searching: boolean;
  readonly pending: boolean;
  search(): void;
  pass(): void;
}

/**
 * PX-P26, PX-P27: always the same bar, in the same place, with the same buttons, whatever the hand. It says who may act and
 * what happens at zero.
 */
export function windowBar(props: WindowBarProps): BarParts {
  const { view, names, answering, searching, pending } = props;
  const { say } = names;
  const kind = view.window?.kind ?? 'endWindow';
  const me = names.as;
  const asked = me !== 'table' && isAsked(view, me);
  const words = answering.passing
    ? say('window.auto')
    : searching
      ? say('window.choose')
      : asked
        ? say('window.asked', { zero: props.clock === null ? 'no' : 'yes' })
        : me !== 'table' && view.window?.asked.includes(me)
          ? say('window.passed')
          : me === 'table'
            ? say('window.waiting')
            : say('window.notAsked');
  const shut = !asked || pending;
  return {
    lead: say(`window.${kind}`),
    text: (
      <span className="px-window">
        <Ring clock={props.clock} names={names} />
        <span>
          <Told view={view} names={names} /> {words}
        </span>
      </span>
    ),
    ...(me === 'table'
      ? {}
      : {
          actions: (
            <>
              <HoldButton names={names} answering={answering} />
              <button type="button" className="btn" aria-disabled={shut} aria-keyshortcuts="P" onClick={props.pass}>
                {say('act.pass')}
              </button>
              <button type="button" className="btn gold" aria-disabled={shut} onClick={props.search}>
                {say('act.special')}
              </button>
            </>
          ),
        }),
  };
}

function HoldButton({ names, answering }: { readonly names: TableNames; readonly answering: Answering }) {
  return (
    <button
      type="button"
      className="btn hold"
      aria-pressed={answering.held}
      aria-keyshortcuts="H"
      onClick={answering.hold}
    >
      {names.say('act.hold')}
    </button>
  );
}

/** "Livia attacks you." */
function Told({ view, names }: { readonly view: View; readonly names: TableNames }): ReactNode {
  if (view.attack === null) return null;
  const { as, say } = names;
  const [attacker, defender] = [view.active, view.attack.defender];
  const values = { attacker: names.name(attacker), defender: names.name(defender) };
  if (as === attacker) return say('window.clash.mine', { defender: values.defender });
  if (as === defender) return say('window.clash.me', { attacker: values.attacker });
  return say('window.clash.other', values);
}

/** Several people at one device: a neutral question, and a button for each seat; tapping it covers the table. */
export function anyoneBar(view: View, names: TableNames, here: Here<PlanetX>): BarParts {
  const { say } = names;
  const asked = here.seats.filter((seat) => view.window?.asked.includes(seat));
  const nobody = (): void => {
    for (const seat of asked) here.play(seat, { t: 'pass' });
  };
  return {
    lead: say('anyone.lead'),
    text: <Phrase text={say('anyone.text')} />,
    actions: (
      <>
        {asked.map((seat: Seat) => (
          <button key={seat} type="button" className="btn" onClick={() => here.lift(seat)}>
            {names.name(seat)}
          </button>
        ))}
        <button type="button" className="btn gold" onClick={nobody}>
          {say('anyone.nobody')}
        </button>
      </>
    ),
  };
}
