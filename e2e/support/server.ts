// The real server as its own process on a free port and a folder of its own: can be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export class Server {
  private child: ChildProcess | null = null;
  private port = 0;
  /** Where it keeps everything. */
  readonly data = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-e2e-'));
  private readonly env: Record<string, string>;
  private readonly main: string;

  constructor(env: Record<string, string> = {}, main = 'server/src/main.ts') {
    this.env = env;
    this.main = main;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Of the process that runs now. */
  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('the server does not run');
    return this.child.pid;
  }

  async start(): Promise<void> {
    const child = spawn(path.join(root, 'node_modules/.bin/node'), [this.main], {
      cwd: root,
      env: {
        ORRERY_LOG: 'warn',
        ...process.env,
        ...this.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        ORRERY_DATA: this.data,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.child = child;
    this.port = await new Promise<number>((ready, failed) => {
      let said = '';
      child.stdout?.on('data', (chunk) => {
        said += chunk;
        const port = /:(\d+)/.exec(said)?.[1];
        if (port) ready(Number(port));
      });
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Of a passing server: so many milliseconds are over when this is answered. */
  async pass(ms: number): Promise<void> {
    const passed = once(this.child!, 'message');
    this.child!.send(ms);
    await passed;
  }

  /** No goodbye: what the operating system does to a process that must die now. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child) return;
    this.child = null;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    fs.rmSync(this.data, { recursive: true, force: true });
  }
}
