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
        <span>{say('plate.planets', { count: planets })}</span>
        <span>{say('plate.ships', { count: ships.length })}</span>
        <span>{say('plate.fleet', { worth })}</span>
        <span className="unseen">{yields}</span>
      </span>
    ),
  };
}
