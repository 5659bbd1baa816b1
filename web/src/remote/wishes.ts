import type { Observer, Seat } from '@orrery/kernel';
import type { AnsweringMessage } from '@orrery/wire';

/** What seats of this device want to have answered for them and the server has not yet confirmed. */
export class Wishes {
  private match = '';
  private readonly open = new Map<Observer, AnsweringMessage>();

  wish(seat: Seat, how: string, match: string): AnsweringMessage {
    this.forMatch(match);
    const message: AnsweringMessage = { t: 'answering', seat, how, match };
    this.open.set(seat, message);
    return message;
  }

  /** The server says what it answers for a seat; what was wished for later counts until it says that. */
  heard(as: Observer, how: string | null, match: string): string | null {
    this.forMatch(match);
    const wished = this.open.get(as)?.how ?? null;
    if (wished === how) this.open.delete(as);
    return wished ?? how;
  }

  /** To be said again on a new connection. */
  get messages(): readonly AnsweringMessage[] {
    return [...this.open.values()];
  }

  private forMatch(match: string): void {
    if (match !== this.match) this.open.clear();
    this.match = match;
  }
}
