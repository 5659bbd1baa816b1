import type { Question, Thought } from './protocol.ts';
import { type Thinker, ThinkerLost } from './thinker.ts';

interface Settings {
  /** How many there are at most; what is asked beyond waits for its turn. */
  readonly most: number;
  readonly start: (gone: () => void) => Thinker;
  /** Calls back after a time, unless the answer is called first. */
  readonly after: (ms: number, then: () => void) => () => void;
}

/** A thought that takes so long is no thought: its thread is ended, and another thread takes its place. */
export const longestThought = 10_000;

/** The threads in which one process thinks, started when first needed. */
export class Threads implements Thinker {
  private readonly settings: Settings;
  private readonly all = new Set<Thinker>();
  private readonly idle: Thinker[] = [];
  private readonly waiting: (() => void)[] = [];

  constructor(settings: Settings) {
    this.settings = settings;
  }

  async think(question: Question, share: number): Promise<Thought> {
    while (this.idle.length === 0 && this.all.size >= this.settings.most)
      await new Promise<void>((turn) => this.waiting.push(turn));
    const thread = this.idle.pop() ?? this.start();
    try {
      return await this.within(thread, thread.think(question, share));
    } finally {
      if (this.all.has(thread)) this.idle.push(thread);
      this.waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((thread) => thread.close()));
  }

  private start(): Thinker {
    const thread = this.settings.start(() => this.forget(thread));
    this.all.add(thread);
    return thread;
  }

  private forget(thread: Thinker): void {
    this.all.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
  }

  private async within(thread: Thinker, thought: Promise<Thought>): Promise<Thought> {
    let cancel: () => void = () => undefined;
    const late = new Promise<never>((_, failed) => {
      cancel = this.settings.after(longestThought, () => {
        this.forget(thread);
        void thread.close();
        failed(new ThinkerLost(`a bot thought for longer than ${longestThought} ms`));
      });
    });
    try {
      return await Promise.race([thought, late]);
    } finally {
      cancel();
    }
  }
}
