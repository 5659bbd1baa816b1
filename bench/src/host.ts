import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Dice, type Game, Host, type Kind, type MatchHead, SealedChance, type World } from '@orrery/kernel';
import { openSqlite, type Store } from '@orrery/server';
import type { Room } from '@orrery/words/room';
import { layTable } from '../../server/src/tables/lay.ts';
import { cpuSeconds } from './measure.ts';

const matches = 100;
const seconds = 4;

/**
 * The work of a live server without its sockets: step, a view for every seat, a durable append on SQLite; 100 matches at once,
 * each making its next move when the last one is on the disk.
 */
export async function hostRate(room: Room): Promise<{ movesPerSecond: number; movesPerCpuSecond: number }> {
  const { game } = await room.rules();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-bench-'));
  const store = openSqlite(path.join(dir, 'bench.sqlite'));
  const key = new Uint8Array(32).fill(7);
  const world: World = { journal: store, chance: (match, seq) => new SealedChance(key, match, seq), now: () => 0 };
  let moves = 0;
  let began = 0;
  let cpu = 0;
  let over = false;

  async function table(no: number): Promise<void> {
    const dice = new Dice(`host ${no}`);
    for (let match = 0; !over; match++) {
      const seats = room.seats.min + (match % (room.seats.max - room.seats.min + 1));
      const options = game.readOptions(undefined, seats);
      if (!options.ok) throw new Error(`${game.id} refuses its own defaults: ${options.problem}`);
      const id = `bench-${no}-${match}`;
      const head: MatchHead = { id, game: game.id, rules: game.rules, seats, options: options.value };
      await keepMatch(store, game, head, key);
      await play(await Host.begin(game, head, world), dice);
    }
  }
  async function play(host: Host<Kind>, dice: Dice): Promise<void> {
    for (let no = 0; !over; no++) {
      const by = host.awaited[0];
      if (by === undefined) return;
      const move = game.pick(game.imagine(host.view(by), by, dice), by, dice);
      const taken = await host.play({ by, id: `${no}`, decision: host.decision(by), move });
      if (!taken.ok) throw new Error(`the bench was refused: ${taken.refusal}`);
      for (let seat = 0; seat < host.head.seats; seat++) host.view(seat);
      moves++;
    }
  }
  const clock = async () => {
    await new Promise((done) => setTimeout(done, 1000));
    moves = 0;
    began = performance.now();
    cpu = cpuSeconds();
    await new Promise((done) => setTimeout(done, seconds * 1000));
    over = true;
    return {
      movesPerSecond: moves / ((performance.now() - began) / 1000),
      movesPerCpuSecond: moves / (cpuSeconds() - cpu),
    };
  };
  try {
    const [rates] = await Promise.all([clock(), ...Array.from({ length: matches }, (_, no) => table(no))]);
    return { movesPerSecond: Math.round(rates.movesPerSecond), movesPerCpuSecond: Math.round(rates.movesPerCpuSecond) };
  } finally {
    await store.close();
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Entries are kept of matches alone that the store knows. */
async function keepMatch(store: Store, game: Game<Kind>, head: MatchHead, key: Uint8Array): Promise<void> {
  const seats = Array.from({ length: head.seats }, () => ({ kind: 'open' as const }));
  const laid = layTable(game, { game: game.id, seats, listed: false, spectators: false }, 'bench', 0);
  if (!laid.ok) throw new Error(`the bench was refused a table: ${laid.trouble.code}`);
  await store.keepTable(laid.value, { head, table: laid.value.id, key });
}
