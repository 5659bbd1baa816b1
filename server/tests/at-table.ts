// People at a table of any game over the real server, with a time that the test moves by hand.
import type { LayTable, TableInfo } from '@orrery/wire';
import { FakeTime } from '../../clock/tests/fake-time.ts';
import { realTimeAndLuck } from '../src/matches/live.ts';
import type { RunningServer } from '../src/server.ts';
import type { Settings } from '../src/settings.ts';
import { type Device, Person } from './client.ts';
import { freshFolder, freshServer } from './house.ts';
import { stepsOnce } from './pickers.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const socketLimits = {
  ...{ perSocket: plenty, perAddress: plenty, buffered: 1e6 },
  ...{ socketsPerAddress: 99, socketsPerPerson: 99, sockets: 99 },
};

interface Sitter {
  person: Person;
  readonly seat: number;
  device: Device;
}

/** In the order of the seats. */
export class AtTable {
  readonly time: FakeTime;
  readonly table: TableInfo;
  readonly sitters: readonly Sitter[];
  private readonly openAgain: () => Promise<RunningServer>;
  private server: RunningServer;

  constructor(
    time: FakeTime,
    table: TableInfo,
    sitters: readonly Sitter[],
    server: RunningServer,
    openAgain: () => Promise<RunningServer>,
  ) {
    this.time = time;
    this.table = table;
    this.sitters = sitters;
    this.server = server;
    this.openAgain = openAgain;
    time.settled = () => this.settle();
  }

  at(act: string): string {
    return `/api/tables/${this.table.id}/${act}`;
  }
  async settle(): Promise<void> {
    for (const { device } of this.sitters) if (device.closed === null) await device.settle();
  }
  async pass(ms: number): Promise<void> {
    await this.settle();
    await this.time.pass(ms);
    await this.settle();
  }
  /** So long that nobody is asked after each of the many things that happen meanwhile whether they have heard of it. */
  async passLong(ms: number): Promise<void> {
    await this.settle();
    const { settled } = this.time;
    this.time.settled = async () => undefined;
    await this.time.pass(ms);
    this.time.settled = settled;
    await this.settle();
  }
  /** Their last device is gone, and all others have heard of it. */
  async goAway(seat: number): Promise<void> {
    const gone = this.sitters[seat]!.device;
    gone.close();
    await gone.untilClosed();
    for (const { device } of this.sitters)
      if (device.closed === null) await device.until(() => device.table()?.seats[seat]?.online === false);
  }
  async comeBack(seat: number): Promise<void> {
    const sitter = this.sitters[seat]!;
    sitter.device = await sitter.person.follow(this.table.id);
    await stepsOnce(sitter.device, seat);
  }
  /** Another server on the same data; these come back to it, or all do. */
  async restart(seats = this.sitters.map(({ seat }) => seat)): Promise<void> {
    await this.server.close();
    this.server = await this.openAgain();
    for (const sitter of this.sitters)
      sitter.person = Object.assign(new Person(this.server.port), { cookie: sitter.person.cookie });
    for (const seat of seats) await this.comeBack(seat);
  }
  poll(seat: number) {
    return this.sitters[seat]!.device.table()!.poll;
  }
  vote(seat: number, choice: string) {
    return this.sitters[seat]!.person.post(this.at('vote'), { poll: this.poll(seat)?.id, choice });
  }
}

export async function sitDown(
  n: number,
  laid: Partial<LayTable> = {},
  settings: Partial<Settings> = {},
): Promise<AtTable> {
  const time = new FakeTime();
  const around = { ...realTimeAndLuck, now: () => time.now(), time };
  const data = freshFolder();
  const open = () => freshServer({ around, socketLimits, luckWait: 0, data, ...settings });
  const server = await open();
  const { port } = server;
  const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].slice(0, n).map((name) => Person.arrive(port, name)));
  const [host, ...guests] = people as [Person, ...Person[]];
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
  const plan = { game: 'bidding', seats, listed: false, spectators: true, ...laid };
  const { id, link } = await host.post('/api/tables', plan);
  for (const guest of guests) await guest.post(`/api/tables/${id}/join`, { link });
  const devices: Device[] = [];
  for (const person of people) devices.push(await person.follow(id));
  const table = await host.post(`/api/tables/${id}/start`);
  for (const device of devices) await device.until(() => device.table()?.status === 'playing');
  // The luck of the match is settled when its time is up.
  await time.pass(1);
  for (const [seat, device] of devices.entries()) await stepsOnce(device, seat);
  return new AtTable(
    time,
    table,
    people.map((person, seat) => ({ person, seat, device: devices[seat]! })),
    server,
    open,
  );
}
