import { vi } from 'vitest';
import { orrery } from '../src/orrery.ts';

/** Carries a command out here, and catches what it prints. */
export async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const printed = (on: typeof out) => on.mock.calls.map(([line]) => `${line}\n`).join('');
  try {
    return { code: await orrery(args), out: printed(out), err: printed(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
