import type { Seat } from '@orrery/kernel';
import { type SeatParts, sized } from '@orrery/ui';
import type { View } from '../../rules/seen.ts';
import { bagAt, worthOf } from '../../rules/tables.ts';
import { thingNumber } from '../../rules/things.ts';
import { yieldOf } from '../../rules/turn.ts';
import { goodsText } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import { standings } from './standings.ts';
import './seat.css';

/** What a seat plate shows of this game: faction, planets, ships and what they are worth. All of it is public. */
export function seatParts(sense: Sense, names: TableNames, seat: Seat, points?: PointsProps): SeatParts {
  const { view, s } = sense;
  const player = view.players[seat];
  if (player === undefined) return {};
  const { say } = names;
  const planets = view.planets.filter(({ owner }) => owner === seat).length;
  const ships = view.ships.filter(({ owner }) => owner === seat);
  const worth = ships.reduce((sum, { cls }) => sum + worthOf(s, seat, thingNumber(cls)), 0);
  const yields = say('plate.yield', { goods: goodsText(say, bagAt(yieldOf(s, seat, 0), 0)) });
  return {
    ...(points !== undefined && view.stage !== 'asteroids' && view.stage !== 'cannons' && player.outAt === 0
      ? { points: <SeatPoints {...{ view, names, seat }} {...points} /> }
      : {}),
    note: noteOf(player, say, points),
    brief: true,
    counts: (
      <span className="bp-facts" title={yields}>
        <Fact sign="planet" count={planets} words={say('plate.planets', { count: planets })} />
        <Fact sign="ship" count={ships.length} words={say('plate.ships', { count: ships.length })} />
        <Fact sign="worth" count={worth} words={say('plate.fleet', { worth })} />
        <span className="unseen">{yields}</span>
      </span>
    ),
  };
}

/** What has just been said comes before what they are. */
function noteOf(player: View['players'][number], say: TableNames['say'], points: PointsProps | undefined): string {
  if (points?.refused) return say('plate.refused');
  if (player.outAt > 0) return say('plate.out');
  return points?.claims ? say('plate.claims') : say(`faction.${player.faction}`);
}

interface PointsProps {
  /** Since my last turn; null: not known. */
  change(seat: Seat): number | null;
  /** Opens the sum. */
  open(): void;
  /** They have just declined what I proposed. */
  readonly refused?: boolean;
  /** They have asked the others to give up. */
  readonly claims?: boolean;
}

/** Points and place, with what has changed since my last turn; a touch tells where they come from. */
function SeatPoints({
  view,
  names,
  seat,
  change,
  open,
}: PointsProps & { readonly view: View; readonly names: TableNames; readonly seat: Seat }) {
  const { say } = names;
  const standing = standings(view).find((one) => one.seat === seat);
  if (standing === undefined) return null;
  const { total, place } = standing;
  const since = change(seat) ?? 0;
  const words = view.options.roundLimit === 'off' ? 'weight.of' : 'weight.points.of';
  return (
    <button type="button" className="bp-points" onClick={open}>
      <span className="unseen">{say(words, { total, place, since })}</span>
      <b aria-hidden="true">{total}</b>
      <small aria-hidden="true">
        {say('points.place', { place })}
        {since !== 0 && <i>{say('weight.since', { since, sign: since > 0 ? '+' : '−', amount: Math.abs(since) })}</i>}
      </small>
    </button>
  );
}

const SIGNS = {
  planet: 'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13ZM3 5.500h10M1.800 9h12.400M4 12.500h8',
  ship: 'M8 1L12.500 14 8 11 3.500 14Z',
  worth: 'M8 2L13.500 5V11L8 14 2.500 11V5ZM2.500 5L8 8 13.500 5M8 8V14',
} as const;

function Fact({
  sign,
  count,
  words,
}: {
  readonly sign: keyof typeof SIGNS;
  readonly count: number;
  readonly words: string;
}) {
  return (
    <span title={words} className={sign === 'worth' ? 'only-desk' : undefined}>
      <svg className="bp-fact" viewBox="0 0 16 16" {...sized(16)} aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{words} </span>
    </span>
  );
}
