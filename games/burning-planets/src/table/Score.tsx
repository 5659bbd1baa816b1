import type { Seat, Told } from '@orrery/kernel';
import { type EndProps, Phrase, ScoreSide, Sigil, seatIdentity } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { ReactNode } from 'react';
import type { Priced } from '../data/index.ts';
import { countOf, type Item, inPlaces } from '../picture/count.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import type { FinalResult, View } from '../rules/seen.ts';
import { className, factionOf } from '../words/names.ts';
import { sentence } from '../words/sentence.ts';
import { termsText } from '../words/sentence-papers.ts';
import { roundOf } from './beats.ts';
import { Goods } from './goods/Goods.tsx';
import { type TableNames, tableNames } from './names.ts';
import './score.css';

/** BP-E5, BP-E6: every point with its reason where points decided, who is left where not; then all that was hidden. */
export function Score({ view, seats, as, say, told = [] }: EndProps<BurningPlanets>) {
  const { result } = view;
  if (result === null) return null;
  const names = tableNames(say, as, seats, view.options);
  const tied = result.scores !== null && isTied(result);
  return (
    <div className="bp-score">
      <p className="bp-score-note">
        {names.say(`points.reason.${result.how}`)} {tied && names.say('points.tie')}
      </p>
      <ol className="score-sides bp-score-sides" aria-label={names.say('points.caption')}>
        {inPlaces(view).map((seat) => (
          <Side key={seat} view={view} names={names} seat={seat} result={result} told={told} />
        ))}
      </ol>
      {view.contracts.length > 0 && (
        <section className="bp-score-contracts">
          <h3>{names.say('points.contracts')}</h3>
          <ul>
            {view.contracts.map((contract) => (
              <li key={contract.no}>
                <b>{names.say('contract.no', { no: contract.no ?? 0 })}</b>,{' '}
                {names.say(`contract.state.${signedState(contract.state)}`)}: {termsText(contract, names)}.
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function signedState(state: View['contracts'][number]['state']): 'signed' | 'done' | 'broken' | 'void' {
  return state === 'proposed' ? 'signed' : state;
}

/** Do the best two living players have the same points? */
function isTied({ scores, winners, places }: FinalResult): boolean {
  const best = scores?.[winners[0] ?? 0];
  return scores?.some((score, seat) => score === best && seat !== winners[0] && places[seat]! <= 2) ?? false;
}

interface SideProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly result: FinalResult;
  readonly told: readonly Told<BurningPlanets>[];
}

function Side({ view, names, seat, result, told }: SideProps) {
  const { say } = names;
  const player = view.players[seat]!;
  const { sigil, line } = seatIdentity(names.look(seat));
  const score = result.scores?.[seat];
  return (
    <ScoreSide
      sign={<Sigil name={sigil} size={26} fill={line} />}
      name={names.name(seat)}
      note={say(`faction.${factionOf(names, seat)}`)}
      points={score === undefined ? say('points.place', { place: result.places[seat]! }) : score}
      won={result.winners.includes(seat)}
    >
      {player.outAt > 0 ? (
        <Fall names={names} seat={seat} no={player.outAt} told={told} />
      ) : (
        <Points view={view} names={names} seat={seat} />
      )}
      {player.stock !== null && player.outAt === 0 && (
        <p className="bp-score-hidden">
          {say('points.stock')}: <Goods bag={player.stock} say={say} />
          {player.reserve !== null && player.reserve.length > 0 && (
            <>
              {' '}
              {say('points.reserve')}:{' '}
              {listed(
                say,
                player.reserve.map((kit) => say(`thing.${kit}`)),
              )}
            </>
          )}
        </p>
      )}
    </ScoreSide>
  );
}

/** When a seat went out and by whom or why, as the log says it; where that was not seen, after how many others. */
function Fall({ names, seat, no, told }: Pick<SideProps, 'names' | 'seat' | 'told'> & { readonly no: number }) {
  const { say } = names;
  const seen = told.flatMap((one) => one.seen);
  const at = seen.findIndex((one) => one.t === 'playerOut' && one.seat === seat);
  const why = at < 0 ? null : sentence(seen[at]!, names.as, names.name, say, names.options);
  if (why === null) return <p>{say('points.out', { no })}</p>;
  const round = seen.slice(0, at).findLast(roundOf);
  return (
    <p>
      {round !== undefined && `${say('status.round', { round: roundOf(round)! })}. `}
      <Phrase text={say(why.id, why.values)} />
    </p>
  );
}

/** Every point of a seat as it stands, with its reason (BP-E5). */
export function Points({ view, names, seat }: Omit<SideProps, 'result' | 'told'>) {
  const { say } = names;
  const { planets, kills, structures, ships, space } = countOf(view, seat);
  const named = <T extends Priced>(items: readonly Item<T>[], name: (kind: T, count: number) => string) =>
    items.length === 0
      ? say('points.nothing')
      : listed(
          say,
          items.map(({ kind, count }) => name(kind, count)),
        );
  const sum = (items: readonly Item<Priced>[]) => items.reduce((all, { points }) => all + points, 0);
  return (
    <dl>
      <Row
        title={say('points.planets')}
        why={say('points.planets.why', { count: planets.count })}
        points={planets.points}
      />
      <Row
        title={say('points.structures')}
        why={named(structures, (kind, count) => say(`count.${kind}`, { count }))}
        points={sum(structures)}
      />
      <Row
        title={say('points.ships')}
        why={named(ships, (cls, count) => say('points.ship', { count, ship: className(names, seat, cls) }))}
        points={sum(ships)}
      />
      <Row
        title={say('points.space')}
        why={named(space, (kind, count) => say(`count.${kind}`, { count }))}
        points={sum(space)}
      />
      <Row title={say('points.kills')} why={say('points.kills.why', { count: kills.count })} points={kills.points} />
    </dl>
  );
}

function Row({ title, why, points }: { readonly title: string; readonly why: ReactNode; readonly points: number }) {
  return (
    <div>
      <dt>
        {title}
        <small>{why}</small>
      </dt>
      <dd>{points}</dd>
    </div>
  );
}
