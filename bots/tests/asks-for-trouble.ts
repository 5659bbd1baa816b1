// A program whose bot never comes to an end, for the test that kills the program: `node asks-for-trouble.ts FILE`.
import { botPool, usualPool } from '../src/worker/pool.ts';
import type { Orders } from './troubled.ts';

const view: Orders = { order: 'loop', file: process.argv[2]! };
const pool = botPool(new URL('./troubled.ts', import.meta.url).href, usualPool);
await pool.think(
  { game: 'duel', rules: 1, view, me: 0, bot: 'hard', seed: '' },
  { address: 'a', person: 'a', table: 'a' },
);
