import type { Seat } from '@orrery/kernel';
import type { SeatParts } from '@orrery/ui';
import { bagAt, worthOf } from '../../rules/tables.ts';
import { thingNumber } from '../../rules/things.ts';
import { yieldOf } from '../../rules/turn.ts';
import { goodsText } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import './seat.css';

/** What a seat plate shows of this game: faction, planets, ships and what they are worth. All of it is public. */
export function seatParts(sense: Sense, names: TableNames, seat: Seat): SeatParts {
  const { view, s } = sense;
  const player = view.players[seat];
  if (player === undefined) return {};
  const { say } = names;
  const planets = view.planets.filter(({ owner }) => owner === seat).length;
  const ships = view.ships.filter(({ owner }) => owner === seat);
  const worth = ships.reduce((sum, { cls }) => sum + worthOf(s, seat, thingNumber(cls)), 0);
  const yields = say('plate.yield', { goods: goodsText(say, bagAt(yieldOf(s, seat, 0), 0)) });
  return {
    note: player.outAt > 0 ? say('plate.out') : say(`faction.${player.faction}`),
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
      <svg className="bp-fact" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{words} </span>
    </span>
  );
}
