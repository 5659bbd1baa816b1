import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { postgresPrograms, servant } from './binaries.ts';

/** A real PostgreSQL on this machine, for tests, tries and benches: its data go when it stops, or when this process ends. */
export interface LocalPostgres {
  readonly url: string;
  /** Ends it as a power cut of the machine would, its data staying as they are. */
  crash(): Promise<void>;
  /** After a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** `settings`: as in postgresql.conf, `fsync=off` for example. */
export async function startPostgres({ settings = [] as readonly string[] } = {}): Promise<LocalPostgres> {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-postgres-'));
  const cleaner = cleanUpAfter(base);
  try {
    if (servant.uid !== undefined) fs.chmodSync(base, 0o711);
    const programs = postgresPrograms(base);
    const data = layOut(base, programs);
    const port = await freePort();
    const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, ...settings];
    const args = ['-D', data, '-p', String(port), ...own.flatMap((setting) => ['-c', setting])];
    const start = () => ready(path.join(programs, 'postgres'), args);
    let server = await start();
    return {
      url: `postgres://orrery@127.0.0.1:${port}/postgres`,
      crash: () => end(server, 'SIGKILL'),
      async restart() {
        server = await start();
      },
      async stop() {
        await end(server, 'SIGINT');
        await cleaner();
      },
    };
  } catch (error) {
    await cleaner();
    throw error;
  }
}

function layOut(base: string, programs: string): string {
  const data = path.join(base, 'data');
  fs.mkdirSync(data, { mode: 0o700 });
  if (servant.uid !== undefined) fs.chownSync(data, servant.uid, servant.gid!);
  const options = ['-U', 'orrery', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(path.join(programs, 'initdb'), ['-D', data, ...options], {
    ...{ ...servant, cwd: '/', encoding: 'utf8' },
  });
  if (made.status !== 0) throw new Error(`PostgreSQL could not lay out its data: ${made.stderr}`);
  return data;
}

/** Answers when it takes connections. After a crash the memory of the last one may be held for a moment yet. */
async function ready(program: string, args: readonly string[]): Promise<ChildProcess> {
  for (let tries = 1; ; tries++) {
    const server = spawn(program, args, { ...servant, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    const failed = await new Promise<string | null>((answer) => {
      server.stderr.on('data', (text) => {
        said = `${said}${text}`.slice(-10_000);
        if (said.includes('ready to accept connections')) answer(null);
      });
      server.once('exit', (code) => answer(`PostgreSQL ended with ${code}: ${said}`));
      server.once('error', (error) => answer(error.message));
    });
    if (failed === null) {
      server.unref();
      (server.stderr as net.Socket).unref();
      return server;
    }
    if (tries === 50 || !failed.includes('pre-existing shared memory')) throw new Error(failed);
    await new Promise((wait) => setTimeout(wait, 100));
  }
}

function end(server: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  server.ref();
  return new Promise((gone) => {
    server.once('exit', () => gone());
    server.kill(signal);
  });
}

const watch = `
trap '' INT TERM HUP
cat > /dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null)
if [ -n "$pid" ] && grep -q "$1" "/proc/$pid/cmdline" 2> /dev/null; then
  kill -QUIT "$pid"
  while [ -d "/proc/$pid" ]; do sleep 0.1; done
fi
rm -rf "$1"
`;

/** A shell that waits for the end of this process, however it ends, and leaves neither server nor data behind. */
function cleanUpAfter(base: string): () => Promise<void> {
  const shell = spawn('sh', ['-c', watch, 'sh', base], { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] });
  shell.unref();
  (shell.stdin as net.Socket).unref();
  return () =>
    new Promise((clean) => {
      shell.ref();
      shell.once('exit', () => clean());
      shell.stdin.end();
    });
}

/** Of this machine, at this moment. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = net.createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => found(port));
    });
  });
}
