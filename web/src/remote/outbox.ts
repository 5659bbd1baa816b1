import type { Answer } from '@orrery/kernel';
import type { PlayMessage, UndoMessage } from '@orrery/wire';

type Parcel = PlayMessage | UndoMessage;

/** Plays that the server has not answered yet. They are sent again, with the same ids, on every new connection. */
export class Outbox {
  private readonly waiting = new Map<string, { parcel: Parcel; done: (answer: Answer) => void }>();

  /** Keeps a parcel until it is answered. */
  keep(parcel: Parcel): Promise<Answer> {
    return new Promise((done) => this.waiting.set(parcel.id, { parcel, done }));
  }
  answered(id: string, answer: Answer): void {
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }
  /** In the order in which they were made. */
  get parcels(): readonly Parcel[] {
    return [...this.waiting.values()].map(({ parcel }) => parcel);
  }
  /** Nobody will answer any more. */
  giveUp(refusal: string): void {
    for (const id of [...this.waiting.keys()]) this.answered(id, { ok: false, refusal });
  }
}
