import type { Answer } from '@orrery/kernel';
import type { Drawer } from '@orrery/ui/drawer';
import { type PlayMessage, readClientMessage, type UndoMessage } from '@orrery/wire';

type Parcel = PlayMessage | UndoMessage;

/**
 * Plays that the server has not answered yet. They are sent again, with the same ids, on every new connection, and they are
 * kept on the device: a move made while the server was away is not lost by a reload.
 */
export class Outbox {
  private readonly drawer: Drawer;
  private readonly key: string;
  private readonly waiting = new Map<string, { parcel: Parcel; done: (answer: Answer) => void }>();

  /** `late` hears how the server answers what an earlier page left behind. */
  constructor(drawer: Drawer, table: string, late: (answer: Answer, parcel: Parcel) => void) {
    this.drawer = drawer;
    this.key = `orrery.outbox.${table}`;
    for (const parcel of this.kept()) this.waiting.set(parcel.id, { parcel, done: (answer) => late(answer, parcel) });
  }

  /** Keeps a parcel until it is answered. */
  keep(parcel: Parcel): Promise<Answer> {
    this.store([...this.kept(), parcel]);
    return new Promise((done) => this.waiting.set(parcel.id, { parcel, done }));
  }
  answered(id: string, answer: Answer): void {
    this.store(this.kept().filter((parcel) => parcel.id !== id));
    this.settle(id, answer);
  }
  /** In the order in which they were made. */
  get parcels(): readonly Parcel[] {
    return [...this.waiting.values()].map(({ parcel }) => parcel);
  }
  /** The page is left: nobody here waits for an answer any more. What was kept stays for the next page. */
  leave(refusal: string): void {
    for (const id of [...this.waiting.keys()]) this.settle(id, { ok: false, refusal });
  }

  private settle(id: string, answer: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.done(answer);
  }
  /** Read anew each time: another tab may sit at the same table. */
  private kept(): readonly Parcel[] {
    const found = this.drawer.read(this.key);
    if (!Array.isArray(found)) return [];
    return found.flatMap((raw): Parcel[] => {
      const message = readClientMessage(JSON.stringify(raw));
      return message?.t === 'play' || message?.t === 'undo' ? [message] : [];
    });
  }
  private store(parcels: readonly Parcel[]): void {
    this.drawer.write(this.key, parcels.length === 0 ? null : parcels);
  }
}
