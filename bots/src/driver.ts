import type { Answer, Host, Kind, Manner, Play, Seat, Secret } from '@orrery/kernel';
import type { BotName } from './search/bot.ts';
import type { Question, Think } from './worker/protocol.ts';

export interface Bots {
  /** Who sits where; seats not named here are people's. */
  readonly seats: ReadonlyMap<Seat, BotName>;
  /** Those of them that have a manner. */
  readonly manners?: ReadonlyMap<Seat, Manner> | undefined;
  readonly think: Think;
  /** Of this match alone, known to nobody at the table: seeds the thoughts and the delays. */
  readonly secret: Secret;
  /** Between which milliseconds a bot answers, counted from the question. Drawn, so that it tells nothing of the position. */
  readonly pace?: { readonly min: number; readonly max: number };
  /** Through which bots play; the host itself where no clock stands before it. */
  readonly play?: (play: Play) => Promise<Answer>;
  /** Told when the rules refused what was answered to a question. */
  readonly refused?: (question: Question) => void;
  /** Told when a thought failed; the bot then plays what a run-out clock would. */
  readonly trouble?: (error: unknown) => void;
}

/** What a seat is asked now. */
interface Asking {
  readonly question: string;
  readonly unwanted: AbortController;
}

const usualPace = { min: 600, max: 1800 };
/** What is left of the pause where a turn flows on (`Game.flows`). */
const playingOn = 0.2;
/** A thought that outlasts its pause is held back to the next of these beats, so that its length is not told. */
const beat = 400;
/**
 * Where answers wait for their time so that it tells nothing, a bot answers so long after its pause, whatever it holds and
 * however busy the machine is: with what it has thought of by then, or as a run-out clock would.
 */
const thoughtInWindow = 600;
/** After a move that could not be kept (a full disk, a lock) a bot tries again, ever more slowly. */
const firstRetry = 2_000;
const lastRetry = 30_000;

/** Plays the bot seats of a match from wherever it stands until it ends. The answer stops it earlier. */
export function seatBots<K extends Kind>(host: Host<K>, bots: Bots): () => void {
  const asked = new Map<Seat, Asking>();
  let awaitedBefore: readonly Seat[] = [];
  let stopped = false;
  let failures = 0;
  const play = bots.play ?? ((move: Play) => host.play(move));
  const unwatch = host.watch(look);
  look();
  return stop;

  function look(): void {
    if (stopped) return;
    const actors = host.actors;
    if (actors.length === 0) stop();
    const awaited = host.awaited;
    for (const [seat, bot] of bots.seats) {
      if (!actors.includes(seat)) {
        forget(seat);
        continue;
      }
      // Who is awaited answers a question once; who may only speak up is asked again after every change it hears of.
      const question = awaited.includes(seat) ? host.decision(seat) : `${host.decision(seat)}|${host.tellings(seat)}`;
      if (asked.get(seat)?.question === question) continue;
      forget(seat);
      const asking = { question, unwanted: new AbortController() };
      asked.set(seat, asking);
      const share = host.game.flows === true && awaitedBefore.includes(seat) ? playingOn : 1;
      void answer(seat, bot, asking, share);
    }
    awaitedBefore = awaited;
  }

  async function answer(seat: Seat, bot: BotName, asking: Asking, share: number): Promise<void> {
    const { seq } = host;
    const decision = host.decision(seat);
    const view = host.view(seat);
    const about = [seq, seat] as const;
    const { min, max } = bots.pace ?? usualPace;
    const pause = share * (min + bots.secret.dice('pace', ...about).unit() * (max - min));
    const waits = answersWait(host, seat);
    const { signal } = asking.unwanted;
    const stillAsked = () => !stopped && asked.get(seat) === asking;
    try {
      const seed = bots.secret.seed('thought', ...about);
      const { game, rules } = host.head;
      const manner = bots.manners?.get(seat);
      const question: Question = {
        game,
        rules,
        view,
        me: seat,
        bot,
        seed,
        ...(manner === undefined ? {} : { manner }),
      };
      const thought = bots.think(question, signal).catch(instead);
      // Where no pause is wanted at all, as in tests and simulations, nothing is held back.
      const answered = max === 0 ? await thought : await (waits ? inWindow(thought) : onBeat(thought));
      if (!stillAsked()) return;
      // Who is awaited cannot keep silent: the match would stand still.
      const silent = answered === null && host.awaited.includes(seat);
      if (answered === null && !silent) return;
      if (silent) bots.refused?.(question);
      const move = answered ?? fallback();
      const id = `${host.head.id}:${seq}:${seat}`;
      const taken = await play({ by: seat, id, decision, move });
      // Who has spoken up too often stays silent until there is something else to speak of.
      if (!taken.ok && taken.refusal === 'TOO_MANY_CHANGES' && !host.awaited.includes(seat)) return;
      if (!taken.ok && taken.refusal !== 'STALE' && stillAsked()) {
        bots.refused?.(question);
        bots.trouble?.(new Error(`${host.head.game}: ${bot} in seat ${seat} was refused: ${taken.refusal}`));
        await play({ by: seat, id, decision, move: fallback() });
      }
      failures = 0;
      // A move may leave its mover before the same question, with more to say.
      if (stillAsked()) forget(seat);
      look();
    } catch (error) {
      bots.trouble?.(error);
      await sleep(Math.min(lastRetry, firstRetry * 2 ** failures++));
      if (!stillAsked()) return;
      forget(seat);
      look();
    }

    async function onBeat<T>(thought: Promise<T>): Promise<T> {
      const began = performance.now();
      const move = await thought;
      const late = performance.now() - began - pause;
      await sleep(late <= 0 ? -late : Math.ceil(late / beat) * beat - late);
      return move;
    }
    async function inWindow<T>(thought: Promise<T>): Promise<T | K['move']> {
      let known: { readonly move: T } | null = null;
      void thought.then((move) => {
        known = { move };
      });
      await sleep(pause + thoughtInWindow);
      asking.unwanted.abort();
      return known === null ? fallback() : (known as { move: T }).move;
    }
    function instead(error: unknown): K['move'] | null {
      if (signal.aborted) return null;
      bots.trouble?.(error);
      return fallback();
    }
    function fallback(): K['move'] {
      const dice = bots.secret.dice('fallback', ...about);
      return host.game.fallback(host.game.imagine(view, seat, dice), seat, dice);
    }
  }

  /** Whatever is still thought about for this seat, nobody will hear it. */
  function forget(seat: Seat): void {
    asked.get(seat)?.unwanted.abort();
    asked.delete(seat);
  }

  function stop(): void {
    stopped = true;
    for (const seat of bots.seats.keys()) forget(seat);
    unwatch();
  }
}

/** Is this seat asked something whose answer is held back until its time has come? */
function answersWait<K extends Kind>(host: Host<K>, seat: Seat): boolean {
  const timing = host.game.pacing?.timing(host.view('table'), 'off') ?? null;
  return timing !== null && timing.waits.length > 0 && host.awaited.includes(seat);
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
