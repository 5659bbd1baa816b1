import type { Seat } from '@orrery/kernel';
import { type BarParts, type Here, Phrase } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { PlanetX, View } from '../../rules/kind.ts';
import { isAsked } from '../answering.ts';
import type { TableNames } from '../names.ts';
import type { Answering } from '../useAnswering.ts';
import { Passing } from './Passing.tsx';
import { Ring, type RingProps } from './Ring.tsx';
import './window.css';

interface WindowProps {
  readonly view: View;
  readonly names: TableNames;
  readonly clock: RingProps['clock'] | null;
  pass(): void;
}

export interface WindowBarProps extends WindowProps {
  /** null at a shared device. */
  readonly answering: Answering | null;
  /** Looking for a special in the hand. */
  readonly searching: boolean;
  readonly pending: boolean;
  /** My pass is on its way. */
  readonly passed: boolean;
  search(): void;
}

/**
 * PX-P26, PX-P27: always the same bar, in the same place, with the same buttons, whatever the hand. It says who may act and
 * what happens at zero.
 */
export function windowBar(props: WindowBarProps): BarParts {
  const { view, names, answering, pending, passed } = props;
  const { say, as } = names;
  if (answering !== null && answering.passing !== null && !passed) return passingBar(props, answering);
  const shut = pending || passed || as === 'table' || !isAsked(view, as);
  const buttons = (
    <>
      {answering !== null && <HoldButton names={names} answering={answering} />}
      <button type="button" className="btn" aria-disabled={shut} aria-keyshortcuts="P" onClick={props.pass}>
        {say('act.pass')}
      </button>
      <button type="button" className="btn gold" aria-disabled={shut} onClick={props.search}>
        {say('act.special')}
      </button>
    </>
  );
  return {
    lead: say(`window.${view.window?.kind ?? 'endWindow'}`),
    text: <Asked {...props}>{askedWords(props)}</Asked>,
    showsTime: true,
    ...(view.attack === null ? {} : { begun: true }),
    ...(as === 'table' ? {} : { actions: buttons }),
  };
}

/** PX-P29: where one is not asked the bar stays calm: whose turn it is, that mine ends, a thin line, and Hold. */
function passingBar({ view, names }: WindowBarProps, answering: Answering): BarParts {
  const { say, as } = names;
  const soon = answering.passing === 'soon';
  const words = `${told(view, names)} ${say(soon ? 'window.auto' : 'window.waiting')}`.trim();
  return {
    lead: as !== view.active ? names.name(view.active) : say(view.attack === null ? 'window.endWindow' : 'bar.you'),
    text: soon ? <Passing words={words} /> : words,
    showsTime: true,
    // What the table has passed it would pass again at once.
    calm: true,
    actions: <HoldButton names={names} answering={answering} />,
  };
}

function askedWords({ view, names, searching, passed, clock }: WindowBarProps): string {
  const { say, as } = names;
  if (as === 'table') return say('window.waiting');
  if (searching) return say('window.choose');
  if (isAsked(view, as) && !passed) return say('window.asked', { zero: clock === null ? 'no' : 'yes' });
  return say(view.window?.asked.includes(as) ? 'window.passed' : 'window.notAsked');
}

/** The time left, who attacks whom, and what is asked. */
function Asked({ view, names, clock, children }: WindowProps & { readonly children: ReactNode }) {
  return (
    <span className="px-window">
      {clock !== null && <Ring clock={clock} />}
      <span>
        {told(view, names)} {children}
      </span>
    </span>
  );
}

/** "Livia attacks you." */
function told(view: View, names: TableNames): string {
  if (view.attack === null) return '';
  const { as, say } = names;
  const [attacker, defender] = [view.active, view.attack.defender];
  if (as === attacker) return say('window.clash.mine', { defender: names.name(defender) });
  if (as === defender) return say('window.clash.me', { attacker: names.name(attacker) });
  return say('window.clash.other', { attacker: names.name(attacker), defender: names.name(defender) });
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

/** What is said to ears when Hold is pressed. `held`: it was on. */
export function holdText({ say }: TableNames, held: boolean): string {
  return say(held ? 'window.unheld' : 'window.held');
}

export interface AnyoneBarProps extends WindowProps {
  readonly here: Here<PlanetX>;
  /** Everybody at this device has let it pass. */
  readonly nobody: boolean;
  /** The device stops at no such window. */
  readonly passes: boolean;
}

/** Several people at one device: a neutral question, and a button for each seat; tapping it covers the table. */
export function anyoneBar(props: AnyoneBarProps): BarParts {
  const { view, names, here, nobody, passes } = props;
  const { say } = names;
  const asked = here.seats.filter((seat) => view.window?.asked.includes(seat));
  if (asked.length === 0 || passes)
    return {
      lead: say(`window.${view.window?.kind ?? 'endWindow'}`),
      text: <Asked {...props}>{say('window.waiting')}</Asked>,
      showsTime: true,
    };
  return {
    lead: say('anyone.lead'),
    showsTime: true,
    text: (
      <Asked {...props}>
        <Phrase text={say(nobody ? 'window.waiting' : 'anyone.text')} />
      </Asked>
    ),
    actions: (
      <>
        {asked.map((seat: Seat) => (
          <button
            key={seat}
            type="button"
            className="btn"
            aria-label={say('anyone.seat', { name: names.name(seat) })}
            onClick={() => here.lift(seat)}
          >
            {names.name(seat)}
          </button>
        ))}
        <button type="button" className="btn gold" aria-disabled={nobody} aria-keyshortcuts="P" onClick={props.pass}>
          {say('anyone.nobody')}
        </button>
      </>
    ),
  };
}
