import {
  BecomePerson,
  type DeviceList,
  EndDevice,
  FindPerson,
  type FoundPerson,
  type MadeDeviceLink,
  type MadeWords,
  type Me,
} from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Asking, Devices } from '../devices/devices.ts';
import type { Guesses } from '../guessing/guesses.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { granted, Refused, read, sessionOf } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly devices: Devices;
  readonly sessions: Sessions;
  readonly guesses: Guesses;
  /** Where a request comes from, as limits count it. */
  readonly householdOf: (request: FastifyRequest) => string;
  /** A device of a person is connected no more. */
  readonly dismissDevice: (person: string, device: string) => Promise<void>;
}

const Nothing = v.strictObject({});
const often = (max: number) => ({ config: { rateLimit: { max } } });

/** A person's devices: which there are, how another one becomes theirs, and how one is ended. */
export function deviceRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, devices, sessions, guesses, householdOf, dismissDevice } = settings;

  app.get('/api/me/devices', async (request): Promise<DeviceList> => devices.list(asking(request)));

  app.post('/api/me/devices/link', often(20), async (request): Promise<MadeDeviceLink> => {
    read(Nothing, request.body);
    return granted(await devices.makeLink(asking(request)));
  });

  app.post('/api/me/devices/words', often(5), async (request): Promise<MadeWords> => {
    read(Nothing, request.body);
    return { words: [...granted(await devices.makeWords(asking(request)))] };
  });

  app.post('/api/me/devices/end', often(30), async (request) => {
    const { person, device: own } = asking(request);
    const { device } = read(EndDevice, request.body);
    if (device === own) throw new Refused({ code: 'NOT_YOURSELF' });
    if ((await store.dropKnownDevice(person, device)) === 'taken') throw new Refused({ code: 'NO_SUCH_DEVICE' });
    await devices.closeWaysIn(person);
    await end(person, device);
    return {};
  });

  app.post('/api/me/devices/find', often(60), async (request): Promise<FoundPerson> => {
    const who = asking(request);
    const shown = read(FindPerson, request.body);
    const found = await guesses.attempt(householdOf(request), async () => granted(await devices.find(who, shown)));
    if (typeof found === 'number') throw new Refused({ code: 'TOO_MANY_GUESSES', after: found });
    if (found === null) throw new Refused({ code: 'secret' in shown ? 'LINK_SPENT' : 'WRONG_WORDS' });
    return found;
  });

  app.post('/api/me/devices/become', often(30), async (request, reply): Promise<Me> => {
    const before = asking(request);
    const { ticket } = read(BecomePerson, request.body);
    const now = granted(await devices.become(before, ticket));
    reply.header('set-cookie', sessions.cookie(now, request.protocol === 'https'));
    // Other tabs of this browser come back by themselves, as who it is now.
    await end(before.person, before.device);
    const person = await store.person(now.person);
    return { name: person?.name ?? null, sigil: person?.sigil ?? null };
  });

  function asking(request: FastifyRequest): Asking {
    const { person, device } = sessionOf(request, sessions);
    return { person, device, agent: request.headers['user-agent'] };
  }

  async function end(person: string, device: string): Promise<void> {
    await sessions.endDevice(person, device);
    await devices.forget(person, (called) => called === device);
    await dismissDevice(person, device);
  }
}
