import { shelf } from '@orrery/games';
import { Dice, type Kind } from '@orrery/kernel';
import { putInOptions, type ServerMessage, type StepsMessage, type TableInfo } from '@orrery/wire';
import { Server } from '../../../e2e/support/server.ts';
import { Visitor } from './visitor.ts';

const crowdedTables = 60;
const moves = 9;
/** As short as the usual pause of a bot can be, and drawn by nobody: only waiting tells the two medians apart. */
const pause = 600;
/** So long the crowd plays before anybody counts, for every thread and queue to be full. */
const warmUp = 3000;
/** Who is not answered for so long need not be asked again: the bench has found what it looks for, and must end. */
const patience = 15_000;

/**
 * How much longer an easy bot takes to answer somebody while one address runs 60 tables of five hard bots, with somebody looking on
 * at each: the median time from a person's move to the bot's, divided by the same on the same server when it was quiet.
 */
export async function easyBotRatio(): Promise<number> {
  const server = new Server({ ORRERY_BOT_DELAY: `${pause}` });
  await server.start();
  try {
    const quiet = await answerMs(server.url, '198.51.100.1');
    const sockets = await crowd(server.url, '203.0.113.7');
    await new Promise((done) => setTimeout(done, warmUp));
    const busy = await answerMs(server.url, '198.51.100.2');
    for (const socket of sockets) socket.close();
    process.stderr.write(`[${Math.round(quiet)} ms quiet, ${Math.round(busy)} ms in the crowd] `);
    return Math.round((100 * busy) / quiet) / 100;
  } finally {
    await server.close();
  }
}

async function crowd(url: string, address: string): Promise<WebSocket[]> {
  const host = await Visitor.arrive(url, address);
  const sockets: WebSocket[] = [];
  for (let no = 0; no < crowdedTables; no++) {
    const bots = Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'hard' }));
    const { id } = await lay(host, bots);
    sockets.push(await host.follow(id, () => undefined));
    await host.post(`/api/tables/${id}/start`, {});
  }
  return sockets;
}

/** The median time an easy bot takes to answer, at a table of one person and one bot. */
async function answerMs(url: string, address: string): Promise<number> {
  const { game } = await shelf.find(({ id }) => id === 'shooting-star')!.rules();
  const person = await Visitor.arrive(url, address);
  const times: number[] = [];
  for (let match = 0; times.length < moves; match++) {
    const { id } = await lay(person, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
    await person.post(`/api/tables/${id}/start`, {});
    await play(person, id, game as Game, new Dice(`match ${match}`), times);
  }
  return median(times);
}

type Game = Awaited<ReturnType<(typeof shelf)[number]['rules']>>['game'];

/** Plays a match to its end, or until enough was timed: each time from a person's move to the move with which the bot answers it. */
function play(person: Visitor, table: string, game: Game, dice: Dice, times: number[]): Promise<void> {
  return new Promise((done, failed) => {
    let moved: number | null = null;
    let asked: number | null = null;
    let no = 0;
    let options = {};
    let waiting: NodeJS.Timeout | undefined;
    const opened = person.follow(table, (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'error' || message.t === 'refused') failed(new Error(`the bench was told: ${text}`));
      else if (message.t === 'table') options = message.table.options;
      else if (message.t === 'steps') void opened.then((socket) => hear(socket, message)).catch(failed);
    });
    opened.catch(failed);

    function hear(socket: WebSocket, { result, awaited, view, decision }: StepsMessage): void {
      // One seat at a time: whatever is told while the bot is awaited is its answer.
      clearTimeout(waiting);
      if (asked !== null) times.push(performance.now() - asked);
      asked = null;
      if (result !== null || times.length >= moves) {
        socket.close();
        done();
      } else if (!awaited.includes(0)) {
        asked = moved;
        moved = null;
        waiting = setTimeout(() => {
          times.push(...Array<number>(moves).fill(patience));
          socket.close();
          done();
        }, patience);
      } else {
        const move = game.pick(game.imagine(putInOptions(view!, options) as Kind['view'], 0, dice), 0, dice);
        moved = performance.now();
        socket.send(JSON.stringify({ t: 'play', seat: 0, id: `m${no++}`, decision, move }));
      }
    }
  });
}

function lay(person: Visitor, seats: readonly object[]): Promise<TableInfo> {
  return person.post('/api/tables', { game: 'shooting-star', seats, listed: false, spectators: false });
}

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
}
