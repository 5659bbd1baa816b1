import type { Question, Thought } from './protocol.ts';

/** Where bots think: a thread, the threads of a process, another machine. */
export interface Thinker {
  /** Fails with `ThinkerLost` where nobody will answer any more: the question may be asked elsewhere. */
  think(question: Question, share: number): Promise<Thought>;
  /** Ends at once, whatever is being thought about. */
  close(): Promise<void>;
}

/** Whoever was asked is gone, or has been given up. */
export class ThinkerLost extends Error {
  override readonly name = 'ThinkerLost';
}
