import type { Seat } from '@orrery/kernel';
import { type EndProps, Sigil, seatIdentity } from '@orrery/ui';
import type { ReactNode } from 'react';
import { dataOf } from '../data/index.ts';
import type { FinalScore, ShootingStar, View } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { missionName } from './labels.ts';
import { type TableNames, tableNames } from './names.ts';
import { progressOf } from './progress.ts';
import './score.css';

/** SS-E3 to SS-E8: every point with its reason, seat by seat, the winner first. */
export function Score({ view, seats, as, say }: EndProps<ShootingStar>) {
  const score = view.result;
  if (score === null) return null;
  const names = tableNames(say, as, seats, dataOf(view.options));
  const order = [...score.rows.keys()].sort((a, b) => rank(score, a) - rank(score, b) || a - b);
  const { rows, winners } = score;
  const cell = (seat: Seat, number: ReactNode, note?: ReactNode) => (
    <td key={seat} data-won={winners.includes(seat) || undefined}>
      {number}
      {note !== undefined && <span>{note}</span>}
    </td>
  );
  const row = (id: 'cards' | 'moons' | 'missions' | 'debris', cells: (seat: Seat) => ReactNode) => (
    <>
      <tr>
        <th scope="row">
          {names.say(`points.${id}`)}
          <span>{names.say(`points.${id}.why`)}</span>
        </th>
        {order.map(cells)}
      </tr>
      <tr className="ss-score-why">
        <td colSpan={order.length + 1}>
          <p>{names.say(`points.${id}.why`)}</p>
        </td>
      </tr>
    </>
  );
  const tie = tieBreak(view, score, names);
  return (
    <div className="ss-score">
      <table>
        <caption className="unseen">{names.say('points.caption')}</caption>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <SeatHead key={seat} seat={seat} names={names} as={as} won={winners.includes(seat)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {row('cards', (seat) => cell(seat, rows[seat]!.cards, <CardsNote view={view} seat={seat} names={names} />))}
          {row('moons', (seat) => cell(seat, rows[seat]!.moons))}
          {row('missions', (seat) => cell(seat, sum(rows[seat]!.missions), rows[seat]!.missions.join(' + ')))}
          {row('debris', (seat) =>
            cell(seat, rows[seat]!.debris, names.say('points.debris.of', { cards: rows[seat]!.debrisCount })),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{names.say('points.total')}</th>
            {order.map((seat) => cell(seat, rows[seat]!.total))}
          </tr>
        </tfoot>
      </table>
      <p className="ss-score-note">
        {names.say(`points.reason.${score.reason}`)} {tie}
      </p>
      <Missions view={view} names={names} order={order} as={as} />
    </div>
  );
}

function SeatHead({
  seat,
  names,
  as,
  won,
}: {
  readonly seat: Seat;
  readonly names: TableNames;
  readonly as: EndProps<ShootingStar>['as'];
  readonly won: boolean;
}) {
  const { sigil, line } = seatIdentity(names.look(seat));
  return (
    <th scope="col" data-won={won || undefined}>
      <Sigil name={sigil} size={24} fill={line} />
      <span>{seat === as ? names.say('learn.you') : names.name(seat)}</span>
    </th>
  );
}

/** Each seat's missions, now open, with what each paid. */
function Missions({
  view,
  names,
  order,
  as,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly order: readonly Seat[];
  readonly as: EndProps<ShootingStar>['as'];
}) {
  return (
    <section className="ss-score-missions">
      <h3>{names.say('points.all')}</h3>
      <ul>
        {order.map((seat) => {
          const player = view.players[seat];
          const { sigil, line } = seatIdentity(names.look(seat));
          return (
            <li key={seat}>
              <Sigil name={sigil} size={18} fill={line} />
              <b>{seat === as ? names.say('learn.you') : names.name(seat)}</b>
              <ul>
                {player?.missions?.map((id) => {
                  const progress = progressOf(names.set, id, player.conquest ?? []);
                  if (progress === null) return null;
                  const mission = missionName(names.say, progress);
                  return (
                    <li key={id} data-met={progress.pays > 0 || undefined}>
                      <span>{mission}</span>
                      <span className="ss-score-pays">
                        {progress.pays > 0 ? `+${progress.pays}` : '0'} / {progress.mission.points}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CardsNote({ view, seat, names }: { readonly view: View; readonly seat: Seat; readonly names: TableNames }) {
  const conquest = view.players[seat]?.conquest ?? [];
  const planets = conquest.filter(({ t }) => t === 'planet').length;
  const text = names.say('points.cards.of', { planets, caught: conquest.length - planets });
  return <i className="ss-cards-note">{text}</i>;
}

/** SS-E8 in words, where the points alone did not decide. */
function tieBreak(view: View, { rows, winners }: FinalScore, { say, set }: TableNames): string | null {
  const best = Math.max(...rows.map(({ total }) => total));
  const level = rows.flatMap(({ total }, seat) => (total === best ? [seat] : []));
  if (level.length < 2) return null;
  if (winners.length > 1) return say('points.tie.shared' satisfies MessageId);
  const [winner = 0] = winners;
  const cards = (seat: Seat) => view.players[seat]!.conquestSize;
  if (level.every((seat) => seat === winner || cards(seat) < cards(winner)))
    return say('points.tie.cards', { cards: level.map(cards).join(' : ') });
  const moons = (seat: Seat) =>
    sum(
      (view.players[seat]!.conquest ?? []).map((card) =>
        card.t === 'planet' ? (set.planets.find(({ id }) => id === card.planet)?.moons ?? 0) : 0,
      ),
    );
  return say('points.tie.moons', { moons: level.map(moons).join(' : ') });
}

function rank({ rows, winners }: FinalScore, seat: Seat): number {
  return winners.includes(seat) ? -1000 : -(rows[seat]?.total ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
