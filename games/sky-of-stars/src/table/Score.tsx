import type { Seat } from '@orrery/kernel';
import { type EndProps, Icon, Sigil, seatIdentity } from '@orrery/ui';
import type { FinalScore, SkyOfStars } from '../rules/kind.ts';
import type { View } from '../rules/view-kind.ts';
import { colourLetter, colourName, gradeOf, person } from '../words/names.ts';
import { FilmButton } from './album/FilmButton.tsx';
import { bestOf } from './album/medals.ts';
import { albumSvg } from './album/picture.ts';
import { SaveButtons } from './album/SaveButtons.tsx';
import { SmallSky } from './album/SmallSky.tsx';
import { type TableNames, tableNames } from './names.ts';
import { captionOf, figureOf } from './scene.ts';
import { inkOf } from './sky/plan.ts';
import './score.css';
import './sky/sky.css';

/** SK-E1 to SK-E5: every box of every seat beside its sky; the closing picture of all constellations. */
export function Score({ view, seats, as, say, medals }: EndProps<SkyOfStars>) {
  const { result } = view;
  if (result === null) return null;
  const names = tableNames(say, as, seats, view.options);
  const order = [...result.rows.keys()].sort((a, b) => result.places[a]! - result.places[b]! || a - b);
  const best = bestOf(medals);
  const most = 2 * view.options.rounds;
  const totals = result.rows.map(({ total }) => total);
  const tied = result.team === null && new Set(totals).size < totals.length;
  return (
    <div className="sk-score">
      {result.team !== null && (
        <p className="sk-score-team">
          {names.say('points.team', { team: result.team, most, grade: names.say(gradeOf(result.team, most)) })}
        </p>
      )}
      {result.reason === 'left' && <p>{names.say('points.reason.left')}</p>}
      <ol aria-label={names.say('points.caption')} data-seats={order.length}>
        {order.map((seat) => (
          <Row key={seat} view={view} names={names} seat={seat} result={result} />
        ))}
      </ol>
      {result.team === null && view.options.colourBonus && (
        <p className="sk-score-note">{names.say('points.framed')}</p>
      )}
      {tied && <p className="sk-score-note">{names.say('points.tie')}</p>}
      <SaveButtons names={names} word="album.saveAll" file="sky-of-stars" picture={() => albumSvg(view, names, best)} />
      <FilmButton view={view} names={names} best={best} />
    </div>
  );
}

interface RowProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly result: FinalScore;
}

function Row({ view, names, seat, result }: RowProps) {
  const { say, sky } = names;
  const row = result.rows[seat]!;
  const { sigil, line } = seatIdentity(names.look(seat));
  const counts = result.team === null && view.options.colourBonus;
  return (
    <li data-first={(result.places[seat] === 1 && result.team === null) || undefined}>
      <SmallSky sky={sky} figure={figureOf(view, names, seat)} />
      <div className="sk-score-rows">
        <h3>
          <Sigil name={sigil} fill={line} size={20} />
          {names.name(seat)}
          {row.left && <small>{say('points.left')}</small>}
          <strong>
            <span className="unseen">{say('points.total')} </span>
            {row.total}
          </strong>
        </h3>
        <table>
          <tbody>
            {row.rounds.map(({ guessedBy, guessed, plusOne }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
              <tr key={i}>
                <th scope="row">
                  {say('points.round', { round: i + 1 })} <i>{captionOf(view, names, seat, i + 1)}</i>
                </th>
                <td>
                  {say('points.guessedBy', { count: guessedBy })};{' '}
                  {say('points.guessed', { count: guessed, ...person(names, seat) })}
                  {plusOne && <b> {say('points.plusOne')}</b>}
                </td>
                <td className="sk-score-number">{guessedBy + guessed + (plusOne ? 1 : 0)}</td>
              </tr>
            ))}
            {counts && (
              <tr>
                <th scope="row">{say('points.colours')}</th>
                <td className="sk-score-colours">
                  <ul>
                    {sky.colours.map((colour, i) => (
                      <li key={colour} data-most={row.boxes.includes(colour) || undefined}>
                        <span className="unseen">
                          {say(row.boxes.includes(colour) ? 'points.most' : 'points.used', {
                            colour: colourName(say, colour),
                            count: row.used[i] ?? 0,
                          })}
                        </span>
                        <span aria-hidden="true">
                          <i style={{ color: inkOf(sky, colour) }}>
                            <Icon name="lozenge" size={15} />
                          </i>
                          {colourLetter(say, colour)} {row.used[i] ?? 0}
                        </span>
                      </li>
                    ))}
                  </ul>
                </td>
                <td className="sk-score-number">{row.boxes.length}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </li>
  );
}
