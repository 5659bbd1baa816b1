import { OptionsSent } from './options.ts';
import type { Answered, Asked, Question, Thought } from './protocol.ts';
import { ThinkerLost } from './thinker.ts';

/** The asking end of one worker: numbers the questions and hands each answer to who asked. */
export class Asking {
  private readonly open = new Map<number, { done: (thought: Thought) => void; failed: (e: Error) => void }>();
  private readonly send: (asked: Asked) => void;
  private readonly options = new OptionsSent();
  private next = 0;

  constructor(send: (asked: Asked) => void) {
    this.send = send;
  }

  /** How many questions nobody has answered yet. */
  get size(): number {
    return this.open.size;
  }

  think(question: Question, share: number): Promise<Thought> {
    return new Promise((done, failed) => {
      const n = this.next++;
      this.open.set(n, { done, failed });
      this.send({ n, question: { ...question, ...this.options.pack(question.view) }, share });
    });
  }

  hear(answered: Answered): void {
    const asker = this.open.get(answered.n);
    if (asker === undefined) return;
    this.open.delete(answered.n);
    if (!('error' in answered)) asker.done(answered);
    else asker.failed(answered.lost ? new ThinkerLost(answered.error) : new Error(answered.error));
  }

  /** The worker is gone: nobody will answer any more. */
  fail(error: Error): void {
    for (const { failed } of this.open.values()) failed(error);
    this.open.clear();
  }
}
