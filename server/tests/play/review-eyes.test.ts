// Who reads a finished match through a seat's eyes sees and is told what that seat's device got while it was played, byte for byte.
import { Dice, type Game, type Kind, MatchReader, type Observer, readMatchFile } from '@orrery/kernel';
import type { StepsMessage } from '@orrery/wire';
import { expect, test } from 'vitest';
import { samples as burningPlanets } from '../../../games/burning-planets/tests/samples.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { type Device, Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { shelf } from '../shelf.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const socketLimits = {
  ...{ perSocket: plenty, perAddress: plenty, buffered: 1e7 },
  ...{ socketsPerAddress: 999, socketsPerPerson: 999, sockets: 999 },
};
/** What would happen after a time happens at once: answers that are held wait for nobody. */
const after = (_ms: number, work: () => void | Promise<void>) => {
  const soon = setImmediate(() => void work());
  return () => clearImmediate(soon);
};
const around = { ...realTimeAndLuck, time: { now: () => performance.now(), after } };
const { port } = await freshServer({ socketLimits, around });

const gameOf = async (id: string) => (await shelf.find((room) => room.id === id)!.rules()).game as Game<Kind>;

/** Moves at random to the end of the match, some of them taken back at once; says how many. */
async function playToTheEnd(game: Game<Kind>, devices: readonly Device[]): Promise<number> {
  const dice = new Dice(game.id);
  const settled = () => Promise.all(devices.map((device) => device.settle()));
  let undone = 0;
  for (await settled(); ; await settled()) {
    const seat = devices.findIndex((device, as) => device.steps(as)!.awaited.includes(as));
    if (seat < 0) break;
    const device = devices[seat]!;
    const answer = await device.play(seat, game.pick(game.imagine(device.steps(seat)!.view, seat, dice), seat, dice));
    if (answer.t !== 'ack') throw new Error(JSON.stringify(answer));
    if (undone === 4) continue;
    await settled();
    if (device.steps(seat)!.undoable === 0) continue;
    await device.undo(seat);
    undone++;
  }
  return undone;
}

/** What a device was told and shown of what still counts at the end. */
function gotBy(device: Device, as: Observer) {
  const steps = device.messages.filter(
    (message): message is StepsMessage => message.t === 'steps' && message.as === as,
  );
  const told = steps.flatMap((each) => each.told);
  const gone = new Set(told.flatMap(({ no, undone }) => (undone === undefined ? [] : [no, undone])));
  const views = new Map(steps.map(({ had, view }) => [had - 1, JSON.stringify(view)]));
  return told
    .filter(({ no }) => !gone.has(no))
    .map(({ no, seen }) => ({ seen: JSON.stringify(seen), view: views.get(no) ?? null }));
}

/** On the wire the options of the match are left out: the table's message has them. */
const asSent = (value: object): object => ('options' in value ? { ...value, options: null } : value);

test.each<[id: string, options: object]>([
  ['bidding', { rounds: 4 }],
  ['shooting-star', { piles: 'memory' }],
  ['planet-x', {}],
  ['sky-of-stars', {}],
  ['burning-planets', burningPlanets[0]!],
])('%s, to its end: the eyes of each seat and of the table', async (id, options) => {
  const people = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const [ada, bo] = people as [Person, Person];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const pace = { tempo: 'off', fixedWindows: false };
  const laid = await ada.post('/api/tables', { game: id, options, seats, pace, listed: false, spectators: true });
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  await ada.post(`/api/tables/${laid.id}/start`);
  const eve = await Person.arrive(port);
  const devices = [await ada.follow(laid.id, { views: 'always' }), await bo.follow(laid.id, { views: 'always' })];
  const watching = await eve.follow(laid.id, { link: laid.link!, views: 'always' });
  const all: readonly [Observer, Device][] = [...devices.entries(), ['table', watching]];
  for (const [as, device] of all) await stepsOnce(device, as);
  const game = await gameOf(id);
  // They want to be asked everything.
  if (game.pacing?.answering !== undefined)
    for (const [seat, device] of devices.entries()) device.say({ t: 'answering', seat, how: null });
  const undone = await playToTheEnd(game, devices);
  if (id === 'bidding') expect(undone).toBeGreaterThan(0);
  await watching.settle();
  const got = all.map(([as, device]) => gotBy(device, as));
  for (const [as, device] of all) expect(device.steps(as)!.result, `${as} at the end`).not.toBeNull();

  const match = readMatchFile(await ada.get(`/api/tables/${laid.id}/file`))!;
  const reader = new MatchReader(game, match);
  expect([reader.broken, reader.result]).toEqual([null, devices[0]!.steps(0)!.result]);
  for (const [at, [as]] of all.entries()) {
    const heard = [...reader.moments.keys()].filter((moment) => reader.toldAt(moment, as).length > 0);
    expect(heard).toHaveLength(got[at]!.length);
    let views = 0;
    for (const [n, { seen, view }] of got[at]!.entries()) {
      const moment = heard[n]!;
      expect(JSON.stringify(reader.toldAt(moment, as).map(asSent)), `${as} is told moment ${moment}`).toBe(seen);
      if (view === null) continue;
      views++;
      expect(JSON.stringify(asSent(reader.viewAt(moment, as))), `${as} sees moment ${moment}`).toBe(view);
    }
    expect(views).toBeGreaterThan(5);
  }
});
