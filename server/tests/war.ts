// Planet X over the real server, with a stacked deck and a time that the test moves by hand.
import type { Chance, Seat } from '@orrery/kernel';
import { game } from '@orrery/planet-x/rules';
import type { ClientMessage, LayTable, TableInfo } from '@orrery/wire';
import { FakeTime } from '../../clock/tests/fake-time.ts';
import { cardsOf } from '../../games/planet-x/src/rules/cards.ts';
import { secretOf } from '../../kernel/tests/secret.ts';
import { realTimeAndLuck, type TimeAndLuck } from '../src/matches/live.ts';
import type { Settings } from '../src/settings.ts';
import { type Device, Person } from './client.ts';
import { freshServer } from './house.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const options = { mulligan: false, firstPlayer: 0 };
export const pass = { t: 'pass' };

/** Luck that deals these hands to two seats, and lays the next cards on the pile; the rest is as it comes. */
export function stackedLuck(hands: readonly [readonly string[], readonly string[]], pile: readonly string[]): Chance {
  const read = game.readOptions(options, 2);
  if (!read.ok) throw new Error(read.problem);
  const { ids } = cardsOf(read.value);
  const top = [...hands[0].flatMap((card, i) => [card, hands[1][i]!]), ...pile];
  const wanted = [...top, ...ids.filter((id) => !top.includes(id))].map((id) => ids.indexOf(id));
  const deck = ids.map((_, card) => card);
  return {
    // The draws of a Fisher-Yates shuffle that lead there.
    int(n) {
      const j = deck.indexOf(wanted[n - 1]!);
      [deck[n - 1], deck[j]] = [deck[j]!, deck[n - 1]!];
      return j;
    },
  };
}

/** All that a device was sent, each with the moment in which it came. */
interface Heard {
  readonly device: Device;
  readonly at: number[];
}

export class War {
  readonly time: FakeTime;
  readonly table: TableInfo;
  readonly ada: Person;
  readonly bo: Person;
  readonly eve: Person;
  /** Of Ada, Bo and Eve, who watches. */
  readonly 0: Heard;
  readonly 1: Heard;
  readonly watcher: Heard;
  private readonly all: Heard[];

  constructor(time: FakeTime, table: TableInfo, people: readonly Person[], heard: readonly Heard[]) {
    this.time = time;
    this.table = table;
    [this.ada, this.bo, this.eve] = people as [Person, Person, Person];
    [this[0], this[1], this.watcher] = heard as [Heard, Heard, Heard];
    this.all = [...heard];
    time.settled = () => this.settle();
  }

  get match(): string {
    return this.table.matches[0]!.id;
  }
  view(as: Seat | 'table' = 'table') {
    const device = as === 'table' ? this.watcher.device : this[as as 0 | 1].device;
    return device.steps(as)!.view as unknown as ReturnType<typeof game.view>;
  }
  async settle(): Promise<void> {
    for (const { device } of this.all) if (device.closed === null) await device.settle();
  }
  /** Time passes; everything it sets off is heard in its moment. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    await this.time.pass(ms);
  }
  /** Plays, and waits for the answer: for moves that are not held back. */
  async play(seat: 0 | 1, move: unknown): Promise<void> {
    const answer = await this[seat].device.play(seat, move);
    if (answer.t !== 'ack') throw new Error(JSON.stringify(answer));
    await this.settle();
  }
  /** Sends a move that may be held back; its id. */
  send(seat: 0 | 1, move: unknown, id = `held${Math.random().toString(36).slice(2)}`): string {
    const { device } = this[seat];
    device.say({ t: 'play', seat, id, decision: device.steps(seat)!.decision!, move });
    return id;
  }
  async prefer(seat: 0 | 1, how: string | null): Promise<void> {
    this[seat].device.say({ t: 'answering', seat, how });
    await this.settle();
  }
  /** Another device comes back to the table with what it has had. */
  async comeBack(person: Person, had: Record<string, number>): Promise<Heard> {
    const heard = await follow(person, this.time, {
      table: this.table.id,
      had,
      match: this.match,
      link: this.table.link!,
    });
    this.all.push(heard);
    await this.settle();
    return heard;
  }
}

interface Begin {
  readonly luck: Chance;
  readonly pace?: LayTable['pace'];
  readonly secret?: string;
  readonly settings?: Partial<Settings>;
  /** Opens the server to which they come. */
  readonly open?: (settings: Partial<Settings>) => Promise<{ readonly port: number }>;
}

/** Ada and Bo at a table, Eve watches; it is Ada's first turn. */
export async function war(begin: Begin): Promise<War> {
  const { luck, pace, secret = 'secret', settings = {}, open = freshServer } = begin;
  const time = new FakeTime();
  const around: TimeAndLuck = {
    ...realTimeAndLuck,
    now: () => time.now(),
    time,
    luck: () => luck,
    secret: () => secretOf(secret),
  };
  const socketLimits = {
    perSocket: plenty,
    perAddress: plenty,
    socketsPerAddress: 99,
    socketsPerPerson: 99,
    sockets: 99,
    buffered: 1e6,
  };
  const { port } = await open({ around, socketLimits, ...settings });
  const people = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo'), await Person.arrive(port)];
  const [ada, bo] = people as [Person, Person];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const asked = { game: 'planet-x', options, seats, listed: false, spectators: true };
  const laid = await ada.post('/api/tables', { ...asked, ...(pace === undefined ? {} : { pace }) });
  const link = laid.link!;
  await bo.post(`/api/tables/${laid.id}/join`, { link });
  const table = await ada.post(`/api/tables/${laid.id}/start`);
  const heard: Heard[] = [];
  for (const person of people) {
    const one = await follow(person, time, { table: table.id, had: {}, link });
    heard.push(one);
    await one.device.until(() => one.device.messages.some(({ t }) => t === 'steps'));
  }
  const begun = new War(time, table, people, heard);
  await heard[0]!.device.until(() => heard[0]!.device.table()?.watching === 1);
  await begun.settle();
  return begun;
}

async function follow(person: Person, time: FakeTime, hello: Omit<Extract<ClientMessage, { t: 'hello' }>, 't'>) {
  const device = await person.device();
  const at: number[] = [];
  device.socket.on('message', () => at.push(time.now()));
  device.say({ t: 'hello', ...hello });
  await device.next('table');
  return { device, at };
}

/** What a device was sent and when, with drawn ids blotted out and pings left aside. */
export function recordOf({ device, at }: Heard): string[] {
  return device.texts.flatMap((text, i) => {
    if (text === '{"t":"pong"}') return [];
    const blotted = text
      .replace(/"(id|link|match)":"[\w-]{4,22}"/g, '"$1":"*"')
      .replace(/"seal":"\w{64}"/g, '"seal":"*"')
      .replace(/"code":"\w{6}"/g, '"code":"*"');
    return [`${at[i]} ${blotted}`];
  });
}
