import type { Game, Kind, Observer, Seat } from '@orrery/kernel';
import {
  type Here,
  logLines,
  type PeopleSheet,
  rememberedLines,
  type StageShow,
  TableFrame,
  type TableParts,
  useKeys,
  usePrefs,
  type WhyNot,
  WordsProvider,
} from '@orrery/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWaitsHere } from '../calls/badge.ts';
import { seriesHeader } from '../ending/series.ts';
import { AdviceButton, AdviceEntry, AdviceSheet } from '../hints/AdviceSheet.tsx';
import { useAdvice } from '../hints/useAdvice.ts';
import { useFirstGame } from '../hints/useFirstGame.ts';
import { useHint } from '../hints/useHint.ts';
import { desktopTable, useMedia } from '../home/useMedia.ts';
import { TableTerms } from '../options/TableTerms.tsx';
import { useMedals } from '../talk/useMedals.ts';
import { useReactions } from '../talk/useReactions.ts';
import { useTalkTab } from '../talk/useTalkTab.tsx';
import { isScreen } from '../wait/screen.ts';
import { comingSentence, withComings } from './comings.ts';
import type { FeedState, Standing, TableFacts, TableFeed } from './feed.ts';
import { type GameKit, useGameSay } from './kit.ts';
import { tableTitle } from './names.ts';
import { playSound, useHush } from './sound.ts';
import { hasLapsed, isBots, turnOf } from './turn.ts';
import { useAttention } from './useAttention.ts';
import { useClaims } from './useClaims.ts';
import { useSeats } from './useSeats.ts';
import { whyNot } from './why-not.ts';

export interface SeatTableProps<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly feed: TableFeed<K>;
  readonly facts: TableFacts;
  readonly contact: FeedState<K>['contact'];
  readonly standing: Standing<K>;
  readonly stage: StageShow<K>;
  readonly menu: (close: () => void) => ReactNode;
  readonly menuFirst?: ((close: () => void) => ReactNode) | undefined;
  /** Somebody touches the board or the hand. */
  readonly touched?: (() => void) | undefined;
  /** Who is here, where others can be. */
  readonly people?: PeopleSheet | undefined;
  /** A word above the table. */
  readonly notice?: ReactNode;
  /** Something all are asked, beside the board. */
  readonly panel?: ReactNode;
  /** Told what could not be done, as a code with a sentence. */
  complain(code: string): void;
  /** A button in the bar, such as the way back to the score. */
  readonly action?: ReactNode;
  /** At an open question: those who share this device. */
  readonly here?: Here<K>;
  /** Over everything: the curtain, the end sheet. */
  readonly children?: ReactNode;
}

const nobody: readonly Seat[] = [];
const nowhere: readonly string[] = [];

/** A table through the eyes of one observer. */
export function SeatTable<K extends Kind>(props: SeatTableProps<K>) {
  const { kit, feed, facts, standing, stage, complain } = props;
  const { room, game, words, table } = kit;
  const { as } = standing;
  const { say, lang, has } = useGameSay(kit as unknown as GameKit<Kind>);
  const [prefs] = usePrefs();
  const [lit, setLit] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<WhyNot | null>(null);
  const seats = useSeats(kit, facts, stage.view, say);
  // Ended from outside, where it stood: nobody is waited for.
  const ended = facts.status === 'over' && standing.result === null;
  const awaited = useStaged(ended ? nobody : standing.awaited, stage.behind);
  const clock = useStaged(standing.clock, stage.behind);
  const result = stage.behind ? null : standing.result;
  const answering = useMemo(
    () => (as === 'table' ? null : { how: standing.answering, prefer: (how: string) => feed.prefer(as, how) }),
    [as, standing.answering, feed],
  );

  const explain = useCallback(
    (refusal: string) => {
      const why = whyNot(words, refusal, say);
      if (why === null) complain(refusal);
      else setRefused(why);
    },
    [words, say, complain],
  );
  // A bot plays for who looks through this seat: two hands would meet at one board.
  const botPlays = as !== 'table' && isBots(game, facts, standing.view, as);
  const turn = useMemo(() => {
    if (as === 'table' || stage.behind || botPlays || ended) return null;
    return turnOf(game, standing, as, async (move, unattended) => {
      const answer = await feed.play(as, move, unattended);
      if (!answer.ok && !hasLapsed(game, standing.view, move, answer.refusal)) explain(answer.refusal);
      return answer;
    });
  }, [game, standing, as, stage.behind, botPlays, ended, feed, explain]);
  const mine = turn !== null && as !== 'table' && awaited.includes(as);
  const options = useMemo(() => optionsOf(game, facts), [game, facts]);
  const { comings } = facts;
  const first = useFirstGame(game.id, result !== null) && as !== 'table';
  const goal = first ? table.goal(options, say) : '';
  const hint = useHint(game.id, { table, stage, newcomer: first ? as : null, goal, say });
  const fromMemory = table.fromMemory?.(stage.view) ?? false;
  const log = useMemo(() => {
    const name = (seat: Seat) => seats[seat]?.name ?? String(seat + 1);
    const lines = logLines(stage.told, { as, words, table, say, options, name });
    // What was taken back is not on the stage: it is counted by numbers, not by places.
    const last = stage.told.at(-1)?.no ?? -1;
    const ahead = stage.behind ? standing.told.find(({ no }) => no > last) : undefined;
    const all = withComings(lines, {
      told: stage.told,
      ahead,
      comings,
      tellsRunOut: table.tellsRunOut ?? false,
      sentence: (each) => comingSentence(each, name, say, lang),
    });
    return fromMemory ? rememberedLines(all) : all;
  }, [stage.told, stage.behind, standing.told, comings, as, words, table, say, lang, options, seats, fromMemory]);
  const roomy = useMedia(desktopTable);
  useHush(facts, roomy);
  useSounds(kit, stage, as, mine);
  useAttention(mine, say('play.title.turn'), room.title);
  useWaitsHere(facts.id, mine);

  const undo =
    as === 'table' || standing.undoable === 0
      ? null
      : () =>
          void feed.undo(as).then((answer) => {
            if (!answer.ok) explain(answer.refusal);
          });
  const talk = useTalkTab(feed, game, standing, seats);
  const nameOf = useCallback((seat: Seat) => seats[seat]?.name ?? String(seat + 1), [seats]);
  const reactions = useReactions({ feed, game, standing, say, nameOf, complain });
  const claims = useClaims(feed, game, standing, seats, complain);
  const medals = useMedals(feed, game, facts, stage.view, complain);
  const advice = useAdvice({ kit, facts, standing, mine, options, say, has, name: nameOf, complain });
  useKeys({ h: as === 'table' ? null : advice.ask });
  const series = useMemo(() => seriesHeader(game, facts), [game, facts]);
  const named = tableTitle(facts, seats, say);
  // Where the bar is at rest and has nothing else to press; on a phone it has no room, and the menu has it.
  const mayAsk = roomy && advice.allowed && mine;
  const asksHere = ({ bar }: TableParts) => mayAsk && bar.rests === true && bar.actions === undefined;
  // Who lets a bot play takes the seat back before giving up.
  const frame = ({ givesUp, ...parts }: TableParts) => (
    <TableFrame
      parts={{
        ...parts,
        // The game knows nothing of it: its words would be of a question that nobody is asked.
        ...(ended ? { bar: { lead: say('ui.turn.over'), text: '' } } : {}),
        ...(botPlays || givesUp === undefined ? {} : { givesUp }),
      }}
      plate={room.plate}
      title={room.title}
      tableName={
        series === null ? named : say('series.header', { game: series.game, of: series.of, score: series.score })
      }
      tableId={facts.id}
      seats={seats}
      as={as}
      awaited={awaited}
      botPlays={botPlays}
      since={standing.told.at(-1)?.at ?? null}
      until={clock?.until ?? null}
      over={result !== null || ended}
      log={log}
      goal={first ? goal : null}
      hint={hint}
      earlier={(standing.told[0]?.no ?? 0) === 0 ? null : () => void feed.earlier(as)}
      stage={stage}
      replays={!fromMemory}
      local={feed.local && facts.seats.filter((seat) => seat.mine).length > 1}
      screen={isScreen()}
      lost={props.contact !== 'live'}
      undo={undo}
      undoable={standing.undoable}
      refused={refused}
      {...(talk === null ? {} : { tabs: [talk], news: talk.news })}
      reactions={reactions}
      menu={props.menu}
      menuFirst={(close) => (
        <>
          {advice.allowed && <AdviceEntry advice={advice} close={close} />}
          {props.menuFirst?.(close)}
        </>
      )}
      touched={props.touched}
      people={props.people}
      notice={props.notice}
      panel={props.panel}
      action={props.action || (asksHere(parts) && <AdviceButton advice={advice} />)}
      rules={(at) => (
        <>
          {advice.allowed && <p>{say('advice.allowed')}</p>}
          <TableTerms kit={kit as unknown as GameKit<Kind>} table={facts} />
          <table.Rules say={say} at={at} options={options} />
          <p className="rules-all">
            <Link href={`/rules/${game.id}`}>{say('play.rules')}</Link>
          </p>
        </>
      )}
      light={setLit}
      forgetRefusal={() => setRefused(null)}
    />
  );
  return (
    <WordsProvider say={say} lang={lang}>
      <table.Table
        view={stage.view}
        as={as}
        seats={seats}
        awaited={awaited}
        cue={stage.cue}
        told={stage.told}
        turn={turn}
        result={result}
        lit={lit.length > 0 ? lit : (advice.said?.cells ?? nowhere)}
        say={say}
        confirm={prefs.confirm}
        clock={clock}
        answering={answering}
        here={props.here ?? null}
        medals={medals}
        claims={claims}
        askHint={mayAsk ? advice.ask : null}
        beside
        tableId={facts.id}
        explain={explain}
        frame={frame}
      />
      <AdviceSheet advice={advice} />
      {props.children}
    </WordsProvider>
  );
}

/** The options of the match; both hosts only lay tables whose options the game has read. */
function optionsOf<K extends Kind>(game: Game<K>, { options, seats }: TableFacts): K['options'] {
  const read = game.readOptions(options, seats.length);
  return read.ok ? read.value : options;
}

/** A truth as far as the stage has come: it changes only when the stage has caught up. */
function useStaged<T>(truth: T, behind: boolean): T {
  const shown = useRef(truth);
  if (!behind) shown.current = truth;
  return shown.current;
}

function useSounds<K extends Kind>(kit: GameKit<K>, stage: StageShow<K>, as: Observer, mine: boolean): void {
  const { cue, view } = stage;
  const heard = useRef(-1);
  useEffect(() => {
    if (cue === null || cue.hushed || cue.no === heard.current) return;
    heard.current = cue.no;
    playSound(kit.table.sound(cue.seen, view, as));
  }, [kit, cue, view, as]);
  useEffect(() => {
    if (mine) playSound('bell');
  }, [mine]);
}
