import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Case, Verdict } from './judge.ts';

/** A judge's bench: whoever sits there is replaced when a defect has cost them their life. */
export class Bench {
  #judge: ChildProcess | null = null;
  readonly #scale: string;

  constructor(long = false) {
    // Laws at fewer positions than in the quick part of the tests: they are held hundreds of times.
    this.#scale = long ? '0.25' : '0.06';
  }

  async judge(given: Case): Promise<Verdict> {
    const first = await this.#ask(given);
    // Once may be an accident of the machine.
    return first ?? (await this.#ask(given)) ?? { caught: true, by: 'the process died', longest: 0 };
  }

  async close(): Promise<void> {
    const judge = this.#judge;
    this.#judge = null;
    if (judge === null || judge.exitCode !== null) return;
    judge.disconnect();
    await once(judge, 'exit');
  }

  /** Null if the judge died of it. */
  async #ask(given: Case): Promise<Verdict | null> {
    this.#judge ??= fork(new URL('./judge.ts', import.meta.url), {
      // A loop without an end may well take all the memory there is.
      execArgv: ['--max-old-space-size=2000'],
      env: { ...process.env, QUICK: '1', LAWS_SCALE: this.#scale, NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const judge = this.#judge;
    const ended = new AbortController();
    const { signal } = ended;
    judge.send(given);
    try {
      const [verdict] = (await Promise.race([
        once(judge, 'message', { signal }),
        once(judge, 'exit', { signal }).then(() => [null]),
      ])) as [Verdict | null];
      if (verdict === null || verdict.last) this.#judge = null;
      return verdict;
    } finally {
      ended.abort();
    }
  }
}
