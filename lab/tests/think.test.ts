// `orrery think` as real processes beside a real server: killed, frozen, stopped, turned away.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaults } from '../../server/src/settings.ts';
import { Person } from '../../server/tests/client.ts';
import { freshFolder, freshServer } from '../../server/tests/house.ts';

const bin = path.resolve(import.meta.dirname, '../bin/orrery.mjs');
const token = '0123456789abcdef0123456789abcdef';
const running = new Set<Program>();
afterAll(() => {
  for (const program of running) program.signal('SIGKILL');
});

/** `npx orrery think` with these arguments. Signals go to the program itself, not to what npx starts it with. */
class Program {
  out = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(args: readonly string[], env: Record<string, string> = { ORRERY_THINK_TOKEN: token }) {
    const { PATH = '' } = process.env;
    this.child = spawn(process.execPath, [bin, 'think', ...args], { env: { PATH, ...env }, stdio: 'pipe' });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (chunk) => {
        this.out += chunk;
      });
    running.add(this);
    this.ended = new Promise((done) => {
      this.child.on('close', (code) => {
        running.delete(this);
        done(code);
      });
    });
  }

  /** What the operator of a machine stops. */
  stop(): void {
    this.child.kill('SIGTERM');
  }
  /** To all of its processes. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const { pid } = this.child;
    const own = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    for (const each of [...own.map(Number), pid!]) process.kill(each, name);
  }
  get arguments(): string {
    return execFileSync('ps', [
      '-o',
      'args=',
      '-p',
      String(this.child.pid),
      '--ppid',
      String(this.child.pid),
    ]).toString();
  }
}

async function figure(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
async function until(port: number, name: string, is: (value: number) => boolean): Promise<void> {
  while (!is(await figure(port, name))) await new Promise((wait) => setTimeout(wait, 20));
}

const house = () =>
  freshServer({
    ...{ thinkToken: token, luckWait: 10 },
    botPool: { ...defaults.botPool, threads: { quick: 1, slow: 1 } },
  });

test('two thinkers, one killed and one frozen in the middle: every match comes to its end, and who wakes comes back', async () => {
  const { port } = await house();
  const join = ['--join', `http://127.0.0.1:${port}`, '--places', '1'];
  const [killed, frozen] = [new Program(join), new Program(join)];
  await until(port, 'orrery_thinkers', (count) => count === 2);
  expect(killed.arguments).not.toContain(token);
  const ada = await Person.arrive(port, 'Ada');
  const bot = { kind: 'bot', level: 'hard' };
  const tables = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const laid = { game: 'shooting-star', seats: [bot, bot], listed: false, spectators: false };
      const { id } = await ada.post('/api/tables', laid);
      await ada.post(`/api/tables/${id}/start`);
      return ada.follow(id);
    }),
  );
  await until(port, 'orrery_thinker_answers_total', (count) => count >= 2);
  frozen.signal('SIGSTOP');
  killed.signal('SIGSTOP');
  await until(port, 'orrery_thinker_questions', (count) => count === 2);
  killed.signal('SIGKILL');
  await Promise.all(tables.map((table) => table.until(() => table.steps('table')?.result != null)));
  await until(port, 'orrery_bot_questions_lost_total', (count) => count >= 2);
  expect(await figure(port, 'orrery_bot_moves_refused_total')).toBe(0);
  frozen.signal('SIGCONT');
  await until(port, 'orrery_thinkers', (count) => count === 1);
  frozen.stop();
  expect(await frozen.ended).toBe(0);
  await until(port, 'orrery_thinkers', (count) => count === 0);
});

test('one thinker thinks for several servers, and says so', async () => {
  const [one, other] = [await house(), await house()];
  const file = path.join(freshFolder(), 'token');
  fs.writeFileSync(file, `${token}\n`, { mode: 0o600 });
  const urls = [one, other].flatMap(({ port }) => ['--join', `http://127.0.0.1:${port}`]);
  const program = new Program([...urls, '--token-file', file], {});
  await Promise.all([one, other].map(({ port }) => until(port, 'orrery_thinkers', (count) => count === 1)));
  program.stop();
  expect(await program.ended).toBe(0);
  for (const { port } of [one, other]) expect(program.out).toContain(`thinking for http://127.0.0.1:${port}`);
});

test('who is turned away says why and ends', async () => {
  const { port } = await house();
  const { port: closed } = await freshServer();
  const at = (to: number) => ['--join', `http://127.0.0.1:${to}`];
  const wrong = new Program(at(port), { ORRERY_THINK_TOKEN: token.replace('0', '1') });
  expect([await wrong.ended, wrong.out]).toEqual([1, expect.stringContaining('does not know this token')]);
  const unwanted = new Program(at(closed));
  expect([await unwanted.ended, unwanted.out]).toEqual([1, expect.stringContaining('wants no thinkers')]);
  const without = new Program(at(port), {});
  expect([await without.ended, without.out]).toEqual([2, expect.stringContaining('there is no token')]);
  const nowhere = new Program(['--join', 'club']);
  expect([await nowhere.ended, nowhere.out]).toEqual([2, expect.stringContaining('wants the address of a server')]);
});
