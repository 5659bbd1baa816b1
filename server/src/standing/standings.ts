import { createHmac } from 'node:crypto';
import type { StandingStore } from '../stores/store.ts';
import { Networks } from './networks.ts';
import { type Ban, banUntil, type Standing } from './standing.ts';

interface Settings {
  readonly store: StandingStore;
  /** Of this server alone: without it a mark leads to nobody. */
  readonly key: string;
  readonly now: () => number;
}

/**
 * All that is known against sessions, people and networks. It is little, so all of it is in memory: who may come in and who may
 * speak is asked at every request and every word, and must not wait for a disk.
 */
export class Standings {
  readonly networks: Networks;
  private readonly settings: Settings;
  private known: Map<string, Standing>;
  private before: Promise<unknown> = Promise.resolve();

  private constructor(settings: Settings, known: readonly Standing[], networks: Networks) {
    this.settings = settings;
    this.known = new Map(known.map((standing) => [standing.mark, standing]));
    this.networks = networks;
  }

  /** Reads what is kept, and drops what has no meaning any more. */
  static async open(settings: Settings): Promise<Standings> {
    const { store, now } = settings;
    const kept = await store.standings();
    const spent = kept.filter((standing) => isSpent(standing, now()));
    for (const { mark } of spent) await store.dropStanding(mark);
    const known = kept.filter((standing) => !spent.includes(standing));
    return new Standings(settings, known, await Networks.open(store, now));
  }

  of(person: string): Standing {
    const mark = this.markOf(person);
    return this.known.get(mark) ?? { mark, epoch: 0, banned: 0, silenced: 0, changed: 0 };
  }

  /** How long a person is banned still; null: not at all. */
  ban(person: string): Ban | null {
    return banUntil(this.of(person).banned, this.settings.now());
  }
  silence(person: string): Ban | null {
    return banUntil(this.of(person).silenced, this.settings.now());
  }

  /** One change after the other; each holds when it is durable. */
  change(person: string, change: Partial<Pick<Standing, 'banned' | 'silenced'>>): Promise<Standing> {
    return this.keep(person, (now) => ({ ...now, ...change }));
  }
  raiseEpoch(person: string): Promise<Standing> {
    return this.keep(person, (now) => ({ ...now, epoch: now.epoch + 1 }));
  }
  /** From 0 to 1, however often and however many ask for it at once. */
  leaveFirstEpoch(person: string): Promise<Standing> {
    return this.keep(person, (now) => ({ ...now, epoch: Math.max(now.epoch, 1) }));
  }

  /** Another server on the same data has changed something. */
  reload(): Promise<void> {
    const read = this.before.then(async () => {
      const kept = await this.settings.store.standings();
      this.known = new Map(kept.map((standing) => [standing.mark, standing]));
      await this.networks.reload();
    });
    this.before = read.catch(() => undefined);
    return read;
  }

  private keep(person: string, next: (now: Standing) => Standing): Promise<Standing> {
    const kept = this.before.then(async () => {
      const changed = { ...next(this.of(person)), changed: this.settings.now() };
      await this.settings.store.keepStanding(changed);
      this.known.set(changed.mark, changed);
      return changed;
    });
    this.before = kept.catch(() => undefined);
    return kept;
  }

  private markOf(person: string): string {
    return createHmac('sha256', this.settings.key).update(`standing|${person}`).digest('base64url');
  }
}

/** As with everybody else again. An epoch is kept for ever: without it sessions that were ended would live again. */
function isSpent({ epoch, banned, silenced }: Standing, now: number): boolean {
  return epoch === 0 && banned <= now && silenced <= now;
}
