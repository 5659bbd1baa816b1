import { type ChildProcess, spawn } from 'node:child_process';

/** A server process: what it says, its port once it is ready, and how it ends. */
export class ServerProcess {
  out = '';
  err = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(entry: URL, env: Record<string, string>) {
    const child = spawn(process.execPath, [entry.pathname], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stdout.on('data', (chunk) => {
      this.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      this.err += chunk;
    });
    this.ended = new Promise((done) => {
      child.once('close', (code) => {
        done(code);
      });
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async port(): Promise<number> {
    const gone = this.ended.then((code) => `ended with ${code}`);
    while (!this.out.includes('\n')) {
      const heard = new Promise<null>((done) => this.child.stdout?.once('data', () => done(null)));
      const end = await Promise.race([heard, gone]);
      if (end !== null) throw new Error(`the server ${end}: ${this.err}`);
    }
    return Number(/:(\d+)\n/.exec(this.out)?.[1]);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
