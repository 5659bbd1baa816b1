import type { Kind } from '@orrery/kernel';
import { Emblem, hatchFill, Sigil, seatIdentity } from '@orrery/ui';
import type { MeetingInfo } from '@orrery/wire';
import { plain } from '@orrery/words';
import { Suspense } from 'react';
import { BoardDrawing } from '../ending/BoardDrawing.tsx';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import { useSay } from '../words/speech.ts';
import { useTimeOfDay } from './clock.ts';
import { type FaceOf, looksAt, tableNumber } from './entrants.ts';
import type { Boards } from './useTournament.ts';

interface BoardProps {
  readonly game: string;
  readonly at: number;
  readonly meeting: MeetingInfo;
  readonly board: Boards extends ReadonlyMap<number, infer B> ? B | undefined : never;
  readonly faceOf: FaceOf;
  readonly mine: boolean;
  /** A link to watch it; not on a wall. */
  readonly watch: boolean;
}

/** One table of the round: its board in small, who plays, and the points that everybody can count. */
export function Board(props: BoardProps) {
  const { at, meeting, faceOf, mine, watch } = props;
  const say = useSay();
  const ended = useEndWords(meeting, faceOf);
  const said =
    ended ??
    (meeting.awaits.length > 0 ? (
      say('tournament.awaiting')
    ) : (
      <Suspense fallback={say('tournament.playing')}>
        <Stands {...props} />
      </Suspense>
    ));
  const n = tableNumber(at);
  const over = meeting.end !== null;
  // What was not played cannot be watched again.
  const isPlayed = meeting.end === null || meeting.end.how === 'played';
  return (
    <article className="tourney-board" data-mine={mine || undefined} aria-label={say('tournament.table', { n })}>
      <header data-over={over || undefined}>
        <h2 className="tourney-board-title">{say('tournament.table', { n })}</h2>
        {watch && isPlayed && meeting.table !== null ? (
          <a href={`/t/${meeting.table.id}#${meeting.table.link}`}>
            <span className="unseen">{say(over ? 'tournament.watch.again' : 'tournament.watch', { n })}: </span>
            {said}
          </a>
        ) : (
          <em>{said}</em>
        )}
      </header>
      <div className="tourney-middle">
        <div className="tourney-thumb" aria-hidden="true">
          <Suspense fallback={null}>
            <Small {...props} />
          </Suspense>
        </div>
        {meeting.awaits.length > 0 ? <Awaited {...props} /> : !over && <GamesWon {...props} />}
      </div>
      <Suspense fallback={null}>
        <Sides {...props} />
      </Suspense>
    </article>
  );
}

/** Who has not come, since when, and when that costs them the match. */
function Awaited({ meeting: { awaits }, faceOf }: BoardProps) {
  const say = useSay();
  const time = useTimeOfDay();
  return (
    <p className="tourney-awaits">
      {awaits.map(({ entrant, since, until }) => (
        <span key={entrant}>
          {say('tournament.awaits', { name: faceOf(entrant).name, since: time(since), until: time(until) })}
        </span>
      ))}
    </p>
  );
}

/** Of a match of several games, once one of them has been won. */
function GamesWon({ board }: BoardProps) {
  const say = useSay();
  const [first, second] = board?.won ?? [0, 0];
  return first + second === 0 ? null : <p className="tourney-awaits">{say('tournament.games', { first, second })}</p>;
}

/** The game as this board is played, with what everybody sees of it; null: nothing yet. */
function usePlayed({ game, board }: BoardProps): { readonly kit: GameKit<Kind>; readonly view: Kind['view'] } | null {
  const kit = useKit(game, board?.rules);
  const view = board?.view ?? null;
  return kit === null || view === null || kit.game.rules !== board?.rules ? null : { kit, view };
}

function Small(props: BoardProps) {
  const played = usePlayed(props);
  if (played === null) return <Emblem game={props.game} />;
  const { kit, view } = played;
  return <BoardDrawing {...played} looks={kit.table.looks?.(view) ?? looksAt(props.meeting, props.faceOf)} />;
}

/** How far they are. */
function Stands(props: BoardProps) {
  const say = useSay();
  const played = usePlayed(props);
  return played === null ? say('tournament.playing') : <Standing {...played} />;
}

function Standing({ kit, view }: { readonly kit: GameKit<Kind>; readonly view: Kind['view'] }) {
  const { say } = useGameSay(kit);
  // "Round 4 of 7, 12 planets left": the rest is on the board.
  return plain(kit.table.standing(view, say)).split(/[:,]/)[0]!;
}

function Sides({ game, meeting, board, faceOf }: BoardProps) {
  const say = useSay();
  const kit = useKit(game, board?.rules);
  const view = board?.view ?? null;
  const points = view === null || kit === null ? null : (kit.table.line?.of(view as never) ?? null);
  const score = meeting.end?.score ?? null;
  const looks = looksAt(meeting, faceOf);
  const [a, b] = [points?.[0] ?? 0, points?.[1] ?? 0];
  const sum = Math.max(0, a) + Math.max(0, b);
  const share = sum === 0 ? 0.5 : Math.max(0, a) / sum;
  const shown = points === null ? score : ([a, b] as const);
  return (
    <>
      <div className="tourney-sides">
        <Side name={faceOf(meeting.first).name} look={looks[0]} />
        <b>
          {shown !== null && (
            <>
              <span className="unseen">{say('tournament.score', { first: shown[0], second: shown[1] })}</span>
              <span aria-hidden="true">{`${shown[0]} – ${shown[1]}`}</span>
            </>
          )}
        </b>
        <Side name={faceOf(meeting.second ?? 0).name} look={looks[1]} />
      </div>
      <svg className="tourney-share" viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
        {[
          { look: looks[0], x: 0, width: 300 * share },
          { look: looks[1], x: 300 * share, width: 300 * (1 - share) },
        ].map(({ look, x, width }) => (
          <g key={x === 0 ? 'first' : 'second'}>
            <rect x={x} width={width} height={10} fill={seatIdentity(look).fill} opacity={0.5} />
            <rect x={x} width={width} height={10} fill={hatchFill(look)} />
          </g>
        ))}
        <path d={`M${300 * share} 0V10`} className="tourney-share-mark" />
      </svg>
    </>
  );
}

function Side({ name, look }: { readonly name: string; readonly look: number }) {
  const { sigil, line } = seatIdentity(look);
  return (
    <span>
      <Sigil name={sigil} size={22} fill={line} />
      <span className="tourney-name">{name}</span>
    </span>
  );
}

/** How a match ended; null: they still play. */
function useEndWords({ first, second, end }: MeetingInfo, faceOf: FaceOf): string | null {
  const say = useSay();
  if (end === null) return null;
  if (end.winner === 'both') return say('tournament.draw');
  if (end.winner === 'nobody') return say('tournament.absence.both');
  const { name } = faceOf(end.winner === 'second' && second !== null ? second : first);
  if (end.how === 'absence') return say('tournament.absence', { name });
  const [won = 0, lost = 0] = [...(end.score ?? [])].sort((a, b) => b - a);
  // Of a single game the points below say it all.
  return won > 1 ? say('tournament.wins.games', { name, won, lost }) : say('tournament.wins', { name });
}
