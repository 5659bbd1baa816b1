import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const pins = spawnSync('taskset', ['-V']).status === 0;
/** Milliseconds of CPU that a tick of /proc is worth. */
const tick = 10;

/** Lets this process run on this core alone, where there is taskset. */
export function pinMyself(core: number): void {
  if (pins) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)]);
}

/** Kilobytes of memory: of the whole process, and of the values in it, which is the steadier figure where there are few. */
export interface Kept {
  readonly process: number;
  readonly values: number;
}

/** A server in a process of its own on one core: what it costs is read from the system, the same for every server. */
export class MeasuredProcess {
  private readonly child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(main: string, core: number, env: Record<string, string> = {}): Promise<MeasuredProcess> {
    const node = [path.join(root, 'node_modules/.bin/node'), '--expose-gc', main];
    const [command, ...args] = pins ? ['taskset', '-c', String(core), ...node] : node;
    const child = spawn(command!, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ORRERY_LOG: 'warn', PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((ready, failed) => {
      let said = '';
      child.stdout!.on('data', (chunk) => {
        said += chunk;
        const found = /:(\d+)\s*\n/.exec(said)?.[1];
        if (found !== undefined) ready(Number(found));
      });
      child.on('exit', (code) => failed(new Error(`${main} ended with ${code}: ${said}`)));
    });
    return new MeasuredProcess(child, port);
  }

  /** User and system time of all its threads and of the processes that it has started, in milliseconds. */
  get cpuMs(): number {
    return tick * ticksOf(this.child.pid!);
  }

  /** What is left when nothing is thrown away any more. */
  async kept(): Promise<Kept> {
    let [process, values] = [0, 0];
    for (let round = 0; round < 3; round++) {
      const said = new Promise<string>((done) => this.child.stdout!.once('data', (text) => done(String(text))));
      this.child.kill('SIGUSR2');
      [process = 0, values = 0] = (await said).split(' ').slice(1).map(Number);
      await new Promise((done) => setTimeout(done, 300));
    }
    return { process, values };
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await gone;
  }
}

function ticksOf(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + ticksOf(Number(child)), Number(fields[11]) + Number(fields[12]));
}
