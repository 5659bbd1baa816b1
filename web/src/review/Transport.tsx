import { Icon, sized } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useSay } from '../words/speech.ts';
import { turningStar } from './verdict/MarkSign.tsx';
import type { Act, Unit, Walk } from './walk.ts';

export const speeds = [1, 2, 4] as const;
export type Pace = (typeof speeds)[number];

interface TransportProps {
  readonly walk: Walk;
  readonly last: number;
  readonly speed: Pace;
  readonly unit: Unit;
  /** How far a step may go, in turns. */
  readonly units: readonly Unit[];
  /** The moments of the turning points: without any it goes to the ends. */
  readonly turns: readonly number[];
  toTurn(way: 'on' | 'back'): void;
  openMoments(): void;
  readonly children?: ReactNode;
  act(act: Act): void;
  setSpeed(speed: Pace): void;
  setUnit(unit: Unit): void;
}

/** First, back, play, on, last; how fast, and how far a step goes. */
export function Transport(props: TransportProps) {
  const { walk, last, speed, unit, units, turns, toTurn, openMoments, act, setSpeed, setUnit, children } = props;
  const say = useSay();
  const going = walk.playing || walk.event !== null;
  const other = units[(units.indexOf(unit) + 1) % units.length]!;
  return (
    <div className="review-transport" role="toolbar" aria-label={say('review.transport')}>
      {turns.length === 0 ? (
        <Press label={say('review.first')} press={() => act({ t: 'go', moment: 0 })}>
          <Flipped>
            <Icon name="skip" size={20} />
          </Flipped>
        </Press>
      ) : (
        <Press label={say('review.turn.back')} press={() => toTurn('back')}>
          <Flipped>
            <TurningIcon />
          </Flipped>
        </Press>
      )}
      <Press label={say('review.back')} press={() => act({ t: 'back', unit })}>
        <Flipped>
          <Icon name="step" size={20} />
        </Flipped>
      </Press>
      <Press
        label={say(going ? 'review.pause' : 'review.play')}
        main
        press={() => act({ t: going ? 'pause' : 'play' })}
      >
        <Icon name={going ? 'pause' : 'play'} size={22} />
      </Press>
      <Press label={say('review.on')} press={() => act({ t: 'on', unit })}>
        <Icon name="step" size={20} />
      </Press>
      {turns.length === 0 ? (
        <Press label={say('review.last')} press={() => act({ t: 'go', moment: last })}>
          <Icon name="skip" size={20} />
        </Press>
      ) : (
        <Press label={say('review.turn.on')} press={() => toTurn('on')}>
          <TurningIcon />
        </Press>
      )}
      <Press
        label={say('review.speed', { speed })}
        press={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length]!)}
      >
        {speed}×
      </Press>
      <Press label={say(`review.unit.${unit}`)} press={() => setUnit(other)}>
        <small>{say(`review.unit.${unit}.short`)}</small>
      </Press>
      <Press label={say('review.moments')} desk press={openMoments}>
        <Icon name="log" size={20} />
      </Press>
      {children}
    </div>
  );
}

/** A star, and on. */
const TurningIcon = () => (
  <svg viewBox="-13 -13 32 26" {...sized(26, 22)} aria-hidden="true">
    <path d={turningStar} fill="currentColor" />
    <path d="M13-5L18 0 13 5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

const Flipped = ({ children }: { readonly children: ReactNode }) => <span className="review-flipped">{children}</span>;

interface PressProps {
  readonly label: string;
  readonly main?: boolean;
  /** On a phone it is in the drawer. */
  readonly desk?: boolean;
  readonly children: ReactNode;
  press(): void;
}
function Press({ label, main = false, desk = false, children, press }: PressProps) {
  const look = `btn${main ? ' review-main' : ''}${desk ? ' review-desk' : ''}`;
  return (
    <button type="button" className={look} aria-label={label} title={label} onClick={press}>
      {children}
    </button>
  );
}
