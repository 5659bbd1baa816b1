import { leftovers } from '../../scripts/tests/leftovers.ts';
import { ServerProcess } from './server-process.ts';

/** A server process that is gone when the tests of its file are done. */
export class Spawned extends ServerProcess {
  constructor(entry: URL, env: Record<string, string>) {
    super(entry, env);
    const end = async () => {
      await this.end('SIGKILL');
    };
    leftovers.add(end);
    void this.ended.then(() => leftovers.delete(end));
  }
}
