import { GraticuleFrame, Sigil, seatIdentity } from '@orrery/ui';
import type { StandingRow, TournamentInfo } from '@orrery/wire';
import { useLang, useSay } from '../words/speech.ts';
import type { FaceOf } from './entrants.ts';
import { Form } from './Form.tsx';

interface StandingsProps {
  readonly info: TournamentInfo;
  readonly faceOf: FaceOf;
}

/** How everybody stands; a gold rule where the finals begin. */
export function Standings({ info, faceOf }: StandingsProps) {
  const say = useSay();
  const cut = info.finalists;
  return (
    <section className="tourney-standings" aria-labelledby="tourney-standings">
      <GraticuleFrame />
      <h2 id="tourney-standings">
        {say('tournament.standings')}
        {cut > 0 && <small>{say('tournament.standings.cut', { n: cut })}</small>}
      </h2>
      <table>
        <thead>
          <tr>
            <td colSpan={2} />
            <th scope="col">{say('tournament.points')}</th>
            <th scope="col">{say('tournament.opponents')}</th>
            <th scope="col" className="tourney-wide">
              {say('tournament.form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {info.standings.map((row) => (
            <Standing key={row.entrant} {...{ row, info, faceOf }} cut={cut > 0 && row.place === cut + 1} />
          ))}
        </tbody>
      </table>
      <p className="tourney-small">{say('tournament.standings.order')}</p>
    </section>
  );
}

function Standing({ row, info, faceOf, cut }: StandingsProps & { readonly row: StandingRow; readonly cut: boolean }) {
  const say = useSay();
  const points = usePoints();
  const { name, look } = faceOf(row.entrant);
  const { sigil, line } = seatIdentity(look);
  const mine = row.entrant === info.you;
  return (
    <tr data-cut={cut || undefined} data-mine={mine || undefined}>
      <td className="tourney-place">{row.place}</td>
      <th scope="row" className="tourney-who">
        <span>
          <Sigil name={sigil} size={22} fill={line} />
          <span className="tourney-name">{name}</span>
          {mine && <small>{say('tournament.you')}</small>}
          {info.entrants[row.entrant]?.level != null && <small className="tourney-bot">{say('tournament.bot')}</small>}
        </span>
      </th>
      <td className="tourney-points">{points(row.points)}</td>
      <td className="tourney-opponents">{points(row.opponents)}</td>
      <td className="tourney-wide">
        <Form form={row.form} />
      </td>
    </tr>
  );
}

function usePoints(): (points: number) => string {
  const format = new Intl.NumberFormat(useLang(), { maximumFractionDigits: 1 });
  return (points) => format.format(points);
}
