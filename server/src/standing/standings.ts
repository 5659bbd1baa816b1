import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isDevice } from '../sessions/sessions.ts';
import type { StandingStore } from '../stores/store.ts';
import { Networks } from './networks.ts';
import { type Ban, banUntil, deviceMark, type Standing, type StandingChange } from './standing.ts';

interface Settings {
  readonly store: StandingStore;
  /** Of this server alone: without it a mark leads to nobody. */
  readonly key: string;
  readonly now: () => number;
  /** Something has changed: other servers on the same data hear of it. */
  readonly tellOthers?: () => Promise<void>;
}

/** What is new since the last reading. */
interface Reloaded {
  /** Have the sessions of a person been ended? Who only left the first epoch has the same ones. */
  readonly ended: (person: string) => boolean;
}

/**
 * All that is known against sessions, people and networks. It is little, so all of it is in memory: who may come in and who may
 * speak is asked at every request and every word, and must not wait for a disk.
 */
export class Standings {
  readonly networks: Networks;
  private readonly settings: Settings;
  private known = new Map<string, Standing>();
  private before: Promise<unknown> = Promise.resolve();
  /** A reading that was asked for and has not begun: it serves all who ask until then. */
  private coming: Promise<Reloaded | null> | null = null;

  private constructor(settings: Settings) {
    this.settings = settings;
    this.networks = new Networks({ ...settings, inTurn: (work) => this.inTurn(work) });
  }

  /** Reads what is kept. What has no meaning any more is dropped later, when the clock is known to be right. */
  static async open(settings: Settings): Promise<Standings> {
    const standings = new Standings(settings);
    await standings.reload();
    return standings;
  }

  of(person: string): Standing {
    const mark = this.markOf(person);
    // The marks of devices did not say so at first.
    const before = isDevice(person) ? this.known.get(mark.slice(deviceMark.length)) : undefined;
    return this.known.get(mark) ?? before ?? { mark, epoch: 0, banned: 0, silenced: 0, changed: 0 };
  }

  /** How long a person is banned still; null: not at all. */
  ban(person: string): Ban | null {
    return banUntil(this.of(person).banned, this.settings.now());
  }
  silence(person: string): Ban | null {
    return banUntil(this.of(person).silenced, this.settings.now());
  }

  /** One change after the other; each holds when it is durable. */
  async change(person: string, change: StandingChange): Promise<Standing> {
    const { store, now, tellOthers } = this.settings;
    const changed = await this.inTurn(async () => {
      const kept = await store.changeStanding(this.markOf(person), change, now());
      this.known.set(kept.mark, kept);
      return kept;
    });
    await tellOthers?.();
    return changed;
  }

  /** Another server on the same data may have changed something. null: none has. */
  reload(): Promise<Reloaded | null> {
    this.coming ??= this.inTurn(async () => {
      this.coming = null;
      const { store } = this.settings;
      const [kept, networks] = await Promise.all([store.standings(), store.bannedNetworks()]);
      const before = this.known;
      this.known = new Map(kept.map((standing) => [standing.mark, standing]));
      const same = before.size === kept.length && kept.every((each) => isDeepStrictEqual(before.get(each.mark), each));
      if (!this.networks.know(networks) && same) return null;
      const epochIn = (known: Map<string, Standing>, mark: string) => known.get(mark)?.epoch ?? 0;
      return {
        ended: (person) => {
          const mark = this.markOf(person);
          const epoch = epochIn(this.known, mark);
          return epoch > 1 && epoch !== epochIn(before, mark);
        },
      };
    });
    return this.coming;
  }

  /** What is read must not be older than what was changed while it was read. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.before.then(work);
    this.before = done.catch(() => undefined);
    return done;
  }

  private markOf(person: string): string {
    const mark = createHmac('sha256', this.settings.key).update(`standing|${person}`).digest('base64url');
    return isDevice(person) ? `${deviceMark}${mark}` : mark;
  }
}
