import { type LuckList, type LuckRecord, type LuckWitness, sealNonce } from '@orrery/kernel';
import type { Drawer } from '@orrery/ui/drawer';
import type { ClientMessage, LuckMessage, ServerMessage } from '@orrery/wire';
import { newKey } from '../ids.ts';
import type { Seals } from './seals.ts';

/** What this device knows of the luck of one match. It outlives a reload: the same nonce is sealed and opened again. */
interface Part {
  readonly nonce: string | null;
  readonly sealed: string | null;
  readonly list: LuckList | null;
  readonly opened: string | null;
  readonly record: LuckRecord | null;
}
const none: Part = { nonce: null, sealed: null, list: null, opened: null, record: null };
/** So many matches of a table are remembered. */
const mostKept = 8;

type Heard = Extract<ServerMessage, { t: 'luck' | 'sealed' | 'opened' }>;

interface Around {
  readonly drawer: Drawer;
  readonly table: string;
  /** What the server has sealed, as this device saw it first. */
  readonly seals: Seals;
  /** Does this device hold a seat? Who only watches remembers, and gives nothing. */
  readonly sits: () => boolean;
  readonly send: (message: ClientMessage) => void;
}

/**
 * This device's part in the luck of matches: it seals a nonce, opens it once it has seen its seal in the list of all, and
 * remembers what it was shown, so that nobody can change it afterwards.
 */
export class LuckPart {
  private readonly around: Around;
  private readonly parts: Map<string, Part>;
  private asked: LuckMessage | null = null;

  constructor(around: Around) {
    this.around = around;
    this.parts = new Map(Object.entries((around.drawer.read(this.key) ?? {}) as Record<string, Part>));
  }

  hear(message: Heard): void {
    if (message.t === 'luck') {
      this.asked = message;
      this.answer();
      return;
    }
    const { match } = message;
    const part = this.of(match);
    if (message.t === 'sealed')
      this.keep(match, { sealed: message.seal === this.ownSeal(match) ? message.seal : null });
    else if (message.nonce === part.nonce) this.keep(match, { opened: part.nonce });
  }

  /** Answers what the server asks; also when the table itself was told only after that. */
  answer(): void {
    const { seals, sits } = this.around;
    if (this.asked === null || seals.of(this.asked.match) === null) return;
    const { match, stage, list, nonces } = this.asked;
    if (stage === 'seal') {
      if (sits()) this.seal(match);
    } else if (list !== null) {
      if (this.of(match).list === null) this.see(match, list);
      if (nonces === null) this.open(match, list);
      else if (this.of(match).record === null) this.keep(match, { record: { ...list, nonces } });
    }
  }

  witness(match: string): LuckWitness | null {
    const seal = this.around.seals.of(match);
    if (seal === null) return null;
    const { nonce: _, ...seen } = this.of(match);
    return { match, key: seal.hash, early: seal.early, ...seen };
  }

  private see(match: string, list: LuckList): void {
    const own = this.ownSeal(match);
    // A confirmation may have been lost on the way: the list is one as well.
    const sealed = list.seals.some(({ seal }) => seal === own) ? own : this.of(match).sealed;
    this.keep(match, { list, sealed });
  }

  private seal(match: string): void {
    if (this.of(match).nonce === null) this.keep(match, { nonce: newKey() });
    this.around.send({ t: 'seal', match, seal: this.ownSeal(match)! });
  }

  /** Only on the list that was shown first: after another one the nonce would help whoever changed it. */
  private open(match: string, list: LuckList): void {
    const { nonce, list: first } = this.of(match);
    const own = this.ownSeal(match);
    const same = JSON.stringify(list) === JSON.stringify(first);
    if (nonce !== null && same && list.seals.some(({ seal }) => seal === own))
      this.around.send({ t: 'open', match, nonce });
  }

  private ownSeal(match: string): string | null {
    const { nonce } = this.of(match);
    return nonce === null ? null : sealNonce(match, nonce);
  }
  private of(match: string): Part {
    return this.parts.get(match) ?? none;
  }
  private keep(match: string, change: Partial<Part>): void {
    this.parts.set(match, { ...this.of(match), ...change });
    this.around.drawer.write(this.key, Object.fromEntries([...this.parts].slice(-mostKept)));
  }
  private get key(): string {
    return `orrery.luck.${this.around.table}`;
  }
}
