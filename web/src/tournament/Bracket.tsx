import { roman, Sigil, seatIdentity } from '@orrery/ui';
import type { TournamentInfo } from '@orrery/wire';
import { phoneScreen, useMedia } from '../home/useMedia.ts';
import { useSay } from '../words/speech.ts';
import type { FaceOf } from './entrants.ts';

/** Round by round who stands where in the knock-out; until it begins, as it would be now. A long one shows its last rounds. */
export function Bracket({
  info,
  faceOf,
  most,
}: {
  readonly info: TournamentInfo;
  readonly faceOf: FaceOf;
  readonly most: number;
}) {
  const say = useSay();
  const phone = useMedia(phoneScreen);
  if (info.bracket === null) return null;
  const { rounds, begun } = info.bracket;
  const first = Math.max(
    0,
    rounds.findIndex((round) => round.length <= most),
  );
  const shown = rounds.slice(first);
  const seeds = new Map(info.standings.map(({ entrant, place }) => [entrant, place]));
  const title = say(info.kind === 'knock-out' ? 'tournament.bracket.all' : 'tournament.bracket');
  return (
    <section className="tourney-bracket" aria-labelledby="tourney-bracket">
      <h2 id="tourney-bracket">
        {title}
        {!begun && <small>{say('tournament.bracket.now')}</small>}
      </h2>
      {/* Scrolled sideways on a phone, so it has to be reached by keys. */}
      <div className="tourney-rounds" {...(phone ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}>
        {shown.map((round, at) => (
          <ol
            key={round.length}
            aria-label={roundName(round.length, first + at)}
            data-last={round.length === 1 || undefined}
          >
            {round.map((entrant, slot) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a bracket stay where they are.
              <li key={slot} data-open={entrant === null || undefined}>
                {entrant === null ? (
                  <span className="tourney-name">
                    {first + at === 0 ? '–' : deciderName(round.length, first + at, slot)}
                  </span>
                ) : (
                  <Slot {...faceOf(entrant)} seed={begun ? null : (seeds.get(entrant) ?? null)} />
                )}
              </li>
            ))}
          </ol>
        ))}
      </div>
    </section>
  );

  function roundName(places: number, round: number): string {
    if (places === 1) return say('tournament.bracket.winner');
    if (places === 2) return say('tournament.bracket.final');
    return places === 4 ? say('tournament.bracket.semi') : say('tournament.bracket.round', { n: round + 1 });
  }

  /** Who stands in a place is not known yet: it is called after the match that decides it. */
  function deciderName(places: number, round: number, slot: number): string {
    const decider = roundName(places * 2, round - 1);
    return places === 1 ? decider : `${decider} ${roman(slot + 1)}`;
  }
}

function Slot({ name, look, seed }: { readonly name: string; readonly look: number; readonly seed: number | null }) {
  const { sigil, line } = seatIdentity(look);
  return (
    <>
      <Sigil name={sigil} size={18} fill={line} />
      <span className="tourney-name">{seed === null ? name : `${seed} · ${name}`}</span>
    </>
  );
}
