import { createHash } from 'node:crypto';
import { type DeviceList, type FindPerson, type FoundPerson, type MadeDeviceLink, mostDevices } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import { type Session, sessionLife } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { kindOf } from './kind.ts';
import { drawWords, WordHashes } from './recovery-words.ts';
import { type Proof, Tickets } from './tickets.ts';

interface Settings {
  readonly store: Store;
  /** The server's own, that signs sessions. */
  readonly key: string;
  readonly now: () => number;
}

/** Which device asks, and what it says about itself. */
export type Asking = Pick<Session, 'person' | 'device'> & { readonly agent: string | undefined };

/** So many recovery words are being looked at that others have to wait. */
const tooMany = no('TOO_FAST', { after: 2 });

/** How long a link lives: milliseconds. */
const linkLife = 10 * 60 * 1000;

/** The devices of people, and how another one becomes theirs: by a link that is used once, or by recovery words. */
export class Devices {
  private readonly settings: Settings;
  private readonly words: WordHashes;
  private readonly tickets: Tickets;

  constructor(settings: Settings) {
    this.settings = settings;
    this.words = new WordHashes(settings.key);
    this.tickets = new Tickets(settings.key, settings.now);
  }

  async list({ person, device, agent }: Asking): Promise<DeviceList> {
    const { store, now } = this.settings;
    const [kept, recovery] = await Promise.all([store.knownDevices(person), store.recoveryOf(person)]);
    const alive = kept.filter(({ id, seen }) => id !== device && seen > now() - sessionLife);
    const here = kept.find(({ id }) => id === device) ?? { id: device, since: now(), seen: now() };
    const devices = [{ ...here, ...kindOf(agent), here: true }, ...alive.map((each) => ({ ...each, here: false }))];
    return {
      devices: devices.map(({ id, browser, system, since, seen, here }) => ({
        id,
        browser,
        system,
        since,
        seen,
        here,
      })),
      words: recovery?.made ?? null,
    };
  }

  /** Notes that a device is its person's, and in use. */
  async saw({ person, device, agent }: Asking): Promise<void> {
    const { store, now } = this.settings;
    const at = now();
    await store.keepKnownDevice({ person, id: device, ...kindOf(agent), since: at, seen: at }, at - sessionLife);
  }

  /** The same of somebody of whom something is kept already: a passer-by leaves no trace. */
  async sawKnown(asking: Asking): Promise<void> {
    if ((await this.settings.store.person(asking.person)) !== null) await this.saw(asking);
  }

  async makeLink(asking: Asking): Promise<Outcome<MadeDeviceLink>> {
    const { store, now } = this.settings;
    await this.saw(asking);
    if ((await store.knownDevices(asking.person)).length >= mostDevices) return no('TOO_MANY_DEVICES');
    const secret = drawSecret();
    const until = now() + linkLife;
    await store.keepDeviceLink({ hash: hashOf(secret), person: asking.person, until }, now());
    return yes({ secret, until });
  }

  /** New words; the ones before do not work any more. */
  async makeWords(asking: Asking): Promise<Outcome<readonly string[]>> {
    const { store, now } = this.settings;
    const drawn = drawWords();
    const hash = await this.words.of(drawn.join(' '));
    if (hash === null) return tooMany;
    await this.saw(asking);
    await store.keepRecovery({ person: asking.person, hash, made: now() });
    return yes(drawn);
  }

  /** Whoever had a device that is ended now may have made a link or words with it, or have had somebody else called. */
  async closeWaysIn(person: string): Promise<void> {
    const { store } = this.settings;
    await store.dropWaysIn(person);
    const wishes = await store.callWishes(person);
    if (wishes != null && wishes.webhook !== null) await store.keepCallWishes(person, { ...wishes, webhook: null });
  }

  /** What is kept of devices that were ended: they are not called any more, either. */
  async forget(person: string, isEnded: (device: string | undefined) => boolean): Promise<void> {
    const { store } = this.settings;
    for (const { endpoint, device } of await store.subscriptionsOf(person))
      if (isEnded(device)) await store.dropSubscription(endpoint);
  }

  /** Whom a device would become by what it shows; null: that is nobody's. */
  async find({ person, device }: Asking, shown: FindPerson): Promise<Outcome<FoundPerson | null>> {
    const { store } = this.settings;
    const hash = 'secret' in shown ? hashOf(shown.secret) : await this.words.of(shown.words);
    if (hash === null) return tooMany;
    const proof: Proof = { by: 'secret' in shown ? 'link' : 'words', hash };
    const found = await this.personBy(proof);
    if (found === null) return yes(null);
    const them = await store.person(found);
    return yes({
      name: them?.name ?? null,
      sigil: them?.sigil ?? null,
      yours: found === person,
      now: await this.leaves(person),
      ticket: this.tickets.write(device, proof),
    });
  }

  /** The person that this device is from now on, and the name that it has there. What it was before is not touched. */
  async become(
    { person, device, agent }: Asking,
    ticket: string,
  ): Promise<Outcome<{ person: string; device: string }>> {
    const { store, now } = this.settings;
    const proof = this.tickets.read(device, ticket);
    const found = proof === null ? null : await this.personBy(proof);
    if (proof === null || found === null) return no(proof?.by === 'words' ? 'WRONG_WORDS' : 'LINK_SPENT');
    if (found === person) return no('ALREADY_YOU');
    const { tables, words } = await this.leaves(person);
    if (tables > 0 && !words) return no('OWN_TABLES');
    const [id, at] = [drawSecret(), now()];
    // Of two that come at once by the same link one is too late; and whoever is refused, or meets a fault, has it still.
    const moved = await store.moveDevice({
      from: { person, id: device },
      to: { person: found, id, ...kindOf(agent), since: at, seen: at },
      ...{ link: proof.by === 'link' ? proof.hash : null, most: mostDevices, now: at },
    });
    if (moved !== 'kept') return no(moved === 'full' ? 'TOO_MANY_DEVICES' : 'LINK_SPENT');
    return yes({ person: found, device: id });
  }

  private async personBy({ by, hash }: Proof): Promise<string | null> {
    const { store, now } = this.settings;
    return (by === 'link' ? await store.deviceLink(hash, now()) : await store.recoveryBy(hash))?.person ?? null;
  }

  /** What a device leaves behind that becomes somebody else. */
  private async leaves(person: string): Promise<FoundPerson['now']> {
    const { store } = this.settings;
    const [they, tables, recovery] = await Promise.all([
      store.person(person),
      store.tablesOf(person, 100),
      store.recoveryOf(person),
    ]);
    return { name: they?.name ?? null, tables: tables.length, words: recovery !== null };
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
