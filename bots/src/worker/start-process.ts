import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Asking } from './ask.ts';
import type { Answered } from './protocol.ts';
import { type Thinker, ThinkerLost } from './thinker.ts';
import { longestThought } from './threads.ts';

/** Of the server's surroundings a process that thinks gets what Node needs, and no secret. */
const passedOn = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'NODE_COMPILE_CACHE'];

/** A process that has said nothing for so many milliseconds, though it was asked, is taken for dead. */
const longestSilence = 6 * longestThought;
/** Rings once the silence was too long, unless the answer is called first; keeps nobody from ending. */
type Patience = (tooLong: () => void) => () => void;
const patience: Patience = (tooLong) => {
  const timer = setTimeout(tooLong, longestSilence).unref();
  return () => clearTimeout(timer);
};

/**
 * A process of its own for thinking, with so many threads: whatever a bot does there, this process, its memory and its turns of the
 * loop are not touched. `gone` is called when it has died, after its questions have failed. It keeps nobody from ending.
 */
export function startProcess(shelf: string, threads: number, gone: () => void, silence = patience): Thinker {
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [shelf, String(threads)], {
    execArgv: [],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name))),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let waiting: (() => void) | null = null;
  const asking = new Asking((asked) => child.send(asked, (error) => error !== null && child.kill('SIGKILL')));
  const ended = new Promise<void>((done) => {
    const end = (why: string) => {
      waiting?.();
      asking.fail(new ThinkerLost(`the process in which bots think ${why}`));
      gone();
      done();
    };
    child.on('error', ({ message }) => end(`cannot be had: ${message}`));
    child.on('exit', (code, signal) => end(`ended with ${signal ?? `code ${code}`}`));
  });
  child.unref();
  child.channel?.unref();
  const expectWord = (): void => {
    waiting ??= silence(() => child.kill('SIGKILL'));
  };
  child.on('message', (answered: Answered) => {
    asking.hear(answered);
    waiting?.();
    waiting = null;
    if (asking.size === 0) child.channel?.unref();
    else expectWord();
  });
  return {
    think: (question, share) => {
      child.channel?.ref();
      expectWord();
      return asking.think(question, share);
    },
    close: () => {
      child.ref();
      child.kill('SIGKILL');
      return ended;
    },
  };
}
