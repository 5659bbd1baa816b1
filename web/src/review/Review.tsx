import type { Eyes, Kind, Seat } from '@orrery/kernel';
import { Announcer, type TableParts, useReducedMotion, WordsProvider } from '@orrery/ui';
import { plain } from '@orrery/words';
import { useEffect, useMemo, useState } from 'react';
import { comingSentence, withComings } from '../play/comings.ts';
import { useGameSay } from '../play/kit.ts';
import { seated } from '../play/names.ts';
import { useTitle } from '../shell/Page.tsx';
import { givenMedals } from '../talk/useMedals.ts';
import { useSay } from '../words/speech.ts';
import { flowOf } from './flow.ts';
import { ReviewKeysSheet } from './KeysSheet.tsx';
import { eyesKeys, useReviewKeys } from './keys.ts';
import { optionsOf, type ReviewedMatch } from './match.ts';
import { usePoints } from './points.ts';
import { ReviewFrame } from './ReviewFrame.tsx';
import { Share } from './Share.tsx';
import type { Pace } from './Transport.tsx';
import { linesOf, observerOf, partsOf, roundsOf, type Teller, unitsOf } from './told.ts';
import { toldNow } from './told-now.ts';
import { useMomentInAddress } from './useMomentInAddress.ts';
import { useWalk } from './useWalk.ts';
import { useVerdict } from './verdict/useVerdict.ts';
import type { Unit } from './walk.ts';

/** So many lines of the log before the moment are at hand. */
const linesBefore = 24;

/** A finished match, at any moment and through any eyes. */
export function Review({ match, reopen }: { readonly match: ReviewedMatch; reopen?(): void }) {
  const { kit, reader, own } = match;
  const { game, table, room } = kit;
  const { say, lang } = useGameSay(kit);
  const sayWeb = useSay();
  useTitle(sayWeb('review.title', { game: room.title }));
  const still = useReducedMotion();
  const last = reader.moments.length - 1;
  // One's own match opens with one's own eyes, a stranger's with all open.
  const [eyes, setEyes] = useState<Eyes>(own.length === 1 ? own[0]! : 'open');
  const [speed, setSpeed] = useState<Pace>(1);
  const [unit, setUnit] = useState<Unit>('move');
  const [sheet, setSheet] = useState<'share' | 'keys' | null>(null);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [strict, setStrict] = useState(false);
  const parts = useMemo(() => partsOf(kit, reader), [kit, reader]);
  const rounds = useMemo(() => roundsOf(kit, reader), [kit, reader]);
  const units = useMemo(() => unitsOf(kit, reader), [kit, reader]);
  const ways = useMemo(() => ({ last, turn: parts, round: rounds }), [last, parts, rounds]);
  const [plays] = useState(askedToPlay);
  const { start, keep } = useMomentInAddress(last, (moment) => act({ t: 'go', moment }));
  const { progress, again } = useVerdict(match.file, reader);
  const turns = useMemo(() => (progress.turns ?? []).map((turn) => turn.moment), [progress.turns]);
  const { walk, act, shown } = useWalk({ kit, reader, eyes, ways, speed, still, start, plays, turns });
  const { moment } = walk;
  useEffect(() => keep(moment), [keep, moment]);
  const points = usePoints(kit, reader);
  const flow = useMemo(() => flowOf(kit, reader), [kit, reader]);
  const flowWords = useMemo(
    () => [table.line?.gains, table.line?.taken].flatMap((each) => (each === undefined ? [] : [say(each.word)])),
    [table, say],
  );
  const toTurn = (way: 'on' | 'back') => {
    // Where nothing has turned yet, by rounds or turns.
    if (turns.length === 0) act({ t: way, unit: 'round' });
    else
      act({
        t: 'go',
        moment:
          (way === 'on' ? turns.find((turn) => turn > moment) : turns.findLast((turn) => turn < moment)) ??
          (way === 'on' ? last : 0),
      });
  };
  const seats = useSeatsOf(match, shown.view, say);
  const options = useMemo(() => optionsOf(match), [match]);
  const teller: Teller<Kind> = useMemo(
    () => ({ kit, reader, eyes, own, seats, options, say }),
    [kit, reader, eyes, own, seats, options, say],
  );
  const { comings } = match;
  const medals = useMemo(() => givenMedals(match.file.medals ?? []), [match.file]);
  const log = useMemo(() => {
    const first = Math.max(0, moment - linesBefore);
    const told = reader.moments.slice(first, moment + 1).map(({ at }, i) => ({ no: first + i, at }));
    const name = (seat: Seat) => seats[seat]?.name ?? String(seat + 1);
    return withComings(linesOf(teller, first, moment), {
      ...{ told, ahead: reader.moments[moment + 1], comings, tellsRunOut: table.tellsRunOut ?? false },
      sentence: (coming) => comingSentence(coming, name, sayWeb, lang),
    });
  }, [teller, reader, moment, comings, seats, table, sayWeb, lang]);
  const told = useMemo(() => toldNow(teller, moment, sayWeb), [teller, moment, sayWeb]);
  const part = parts.findLast((each) => each <= moment);
  const heading = useMemo(
    () => (part === undefined ? null : linesOf(teller, part, part).find((line) => line.heading)),
    [teller, part],
  );
  const counted = moment === 0 ? sayWeb('review.setup') : sayWeb('review.move', { n: moment, of: last });
  const brief = moment === 0 ? counted : sayWeb('review.move.brief', { n: moment });
  const chances = progress.open[moment];
  const spoken =
    chances === undefined
      ? ''
      : `; ${seats.map(({ seat, name }) => sayWeb('review.chance.spoken', { name, chance: chances[seat]! })).join(', ')}`;
  // A line that breaks keeps the dot at its end.
  const where = heading ? `${plain(heading.text)}\u00a0· ${brief}` : counted;

  useReviewKeys({
    arrowleft: () => act({ t: 'back', unit }),
    arrowright: () => act({ t: 'on', unit }),
    'shift+arrowleft': () => toTurn('back'),
    'shift+arrowright': () => toTurn('on'),
    home: () => act({ t: 'go', moment: 0 }),
    end: () => act({ t: 'go', moment: last }),
    ' ': () => act({ t: walk.playing || walk.event !== null ? 'pause' : 'play' }),
    s: () => setSheet('share'),
    '?': () => setSheet('keys'),
    ...eyesKeys(seats.length, setEyes),
  });

  const as = observerOf(eyes);
  const blind = eyes !== 'open' && !strict && walk.event === null;
  const truth = useMemo(() => (blind ? reader.viewAt(moment, 'open') : null), [reader, blind, moment]);
  const result = moment === last && walk.event === null ? reader.result : null;
  const frame = (filled: TableParts) => (
    <ReviewFrame
      match={match}
      parts={filled}
      seats={seats}
      eyes={eyes}
      walk={walk}
      last={last}
      starts={parts}
      rounds={rounds}
      units={units}
      points={points}
      sayGame={say}
      where={where}
      counted={counted}
      line={table.line === undefined ? '' : say(table.line.word)}
      flow={flow}
      flowWords={flowWords}
      told={told}
      spoken={spoken}
      progress={progress}
      teller={teller}
      turns={turns}
      toTurn={toTurn}
      again={again}
      log={log}
      speed={speed}
      unit={unit}
      act={act}
      setEyes={setEyes}
      setSpeed={setSpeed}
      setUnit={setUnit}
      light={setLit}
      strict={strict}
      setStrict={setStrict}
      share={() => setSheet('share')}
      keys={() => setSheet('keys')}
    />
  );
  return (
    <WordsProvider say={say} lang={lang}>
      <Announcer>
        <table.Table
          // The game's table remembers what was touched at it: with other eyes it begins anew.
          key={String(eyes)}
          view={shown.view}
          as={as}
          seats={seats}
          awaited={game.awaited(reader.stateAt(moment), as)}
          cue={shown.cue}
          truth={truth}
          watched
          about={told.find(({ cells }) => cells.length > 0)?.cells ?? []}
          turn={null}
          result={result}
          // What moved is marked, until somebody points at something else.
          lit={lit.length > 0 ? lit : (told[0]?.cells ?? [])}
          say={say}
          confirm={false}
          medals={moment === reader.moments.length - 1 ? medals : null}
          tableId={match.file.head.id}
          explain={() => undefined}
          frame={frame}
        />
        {sheet === 'share' && (
          <Share match={match} moment={moment} {...(reopen && { renamed: reopen })} close={() => setSheet(null)} />
        )}
        <ReviewKeysSheet open={sheet === 'keys'} seats={seats.length} onClose={() => setSheet(null)} />
      </Announcer>
    </WordsProvider>
  );
}

function useSeatsOf({ kit, seats }: ReviewedMatch, view: Kind['view'], say: ReturnType<typeof useGameSay>['say']) {
  const worn = kit.table.looks?.(view).join() ?? '';
  return useMemo(() => seated(seats, say, worn === '' ? undefined : worn.split(',').map(Number)), [seats, say, worn]);
}

/** Whoever comes from a turning point sees it played; who loads the page again does not. */
function askedToPlay(): boolean {
  const state: unknown = history.state;
  const asked = typeof state === 'object' && state !== null && 'plays' in state;
  if (asked) history.replaceState(null, '', location.href);
  return asked;
}
