import { SEATS, Sigil, Sky } from '@orrery/ui';
import type { LeagueInfo } from '@orrery/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { tournamentApi } from '../remote/tournaments.ts';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { Sorry } from '../shell/Sorry.tsx';
import { useLang, useSay } from '../words/speech.ts';
import './tournament.css';

/** Several tournaments of a club counted together. */
export function LeaguePage({ id }: { readonly id: string }) {
  const [league, setLeague] = useState<LeagueInfo | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void tournamentApi.league(id).then((found) => {
      if (found.ok) setLeague(found.value);
      else setTrouble(found.trouble.code);
    });
  }, [id]);
  if (trouble !== null) return <Sorry table={id} code={trouble} />;
  return league === null ? <Loading /> : <Shown league={league} />;
}

function Shown({ league }: { readonly league: LeagueInfo }) {
  const say = useSay();
  const points = new Intl.NumberFormat(useLang(), { maximumFractionDigits: 1 });
  return (
    <Page title={league.name}>
      <Sky seed={league.id} bright={false} />
      <p>{say('league.text')}</p>
      <section className="tourney-standings tourney-league">
        <h2>{say('league.title')}</h2>
        {league.rows.length === 0 ? (
          <p>{say('league.none')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <td colSpan={2} />
                <th scope="col">{say('tournament.points')}</th>
                <th scope="col">{say('league.won')}</th>
                <th scope="col">{say('league.played')}</th>
              </tr>
            </thead>
            <tbody>
              {league.rows.map((row, at) => {
                const look = SEATS.find(({ sigil }) => sigil === row.sigil) ?? SEATS[at % SEATS.length]!;
                const name = row.name ?? say('tournament.guest', { n: at + 1 });
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: people are not named by ids here.
                  <tr key={at} data-mine={row.you || undefined}>
                    <td className="tourney-place">{row.place}</td>
                    <th scope="row" className="tourney-who">
                      <span>
                        <Sigil name={look.sigil} size={22} fill={look.line} />
                        <span className="tourney-name">{name}</span>
                      </span>
                    </th>
                    <td className="tourney-points">{points.format(row.points)}</td>
                    <td className="tourney-opponents">{row.won}</td>
                    <td className="tourney-opponents">{row.played}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </section>
      <ul className="tourney-list">
        {league.tournaments.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/tournament/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
