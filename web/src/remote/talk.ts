import type { Seat } from '@orrery/kernel';
import { readJson, type SayMessage, type TalkLine, type TalkMessage, TalkText } from '@orrery/wire';
import { newId } from '../ids.ts';

/** What is said at a table of a server. What nobody has heard stays with whoever said it. */
export class RemoteTalk {
  lines: readonly TalkLine[] | null = null;
  private readonly waiting = new Map<string, (trouble: string | null) => void>();

  /** Answers why it was not heard, or null. */
  say(seat: Seat, to: readonly Seat[], text: string, send: (message: SayMessage) => boolean): Promise<string | null> {
    // The server would not read it, and could not say which line it was.
    if (readJson(TalkText, JSON.stringify(text)) === null) return Promise.resolve('UNREADABLE');
    const id = newId();
    if (!send({ t: 'say', seat, id, to: [...to], text })) return Promise.resolve('OFFLINE');
    return new Promise((done) => this.waiting.set(id, done));
  }

  hear({ whole, lines }: TalkMessage): void {
    const known = whole ? [] : (this.lines ?? []).filter((old) => !lines.some((line) => isSame(line, old)));
    this.lines = [...known, ...lines];
    for (const { id } of lines) this.settle(id, null);
  }

  /** True if the trouble was about something said here. */
  refused(id: string, code: string): boolean {
    const mine = this.waiting.has(id);
    this.settle(id, code);
    return mine;
  }

  /** The line is cut, or the server has not read something: whether it was heard shows when the talk is read out again. */
  lost(code = 'OFFLINE'): void {
    for (const id of [...this.waiting.keys()]) this.settle(id, code);
  }

  private settle(id: string, trouble: string | null): void {
    this.waiting.get(id)?.(trouble);
    this.waiting.delete(id);
  }
}

const isSame = (line: TalkLine, other: TalkLine): boolean => line.id === other.id && line.from === other.from;
