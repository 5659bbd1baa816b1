import { afterAll } from 'vitest';
import { ServerProcess } from './server-process.ts';

const running = new Set<Spawned>();
afterAll(async () => {
  await Promise.all([...running].map((each) => each.end('SIGKILL')));
});

/** A server process that is gone when the tests of its file are done. */
export class Spawned extends ServerProcess {
  constructor(entry: URL, env: Record<string, string>) {
    super(entry, env);
    running.add(this);
    void this.ended.then(() => running.delete(this));
  }
}
