import { Resolver } from 'node:dns/promises';

export interface Address {
  readonly address: string;
  readonly family: number;
}

interface Settings {
  /** Milliseconds after which it is found, or not. */
  readonly patience: number;
  /** Absent: those of this machine. */
  readonly servers?: readonly string[];
}

const ofThisMachine: readonly Address[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * All addresses of a name, as name servers know them. The system's own way to find one holds a thread for as long as a name
 * server does not answer, and there are four for all files and lookups of a process: this one holds none, and can be ended.
 */
export async function addressesOf(name: string, { patience, servers }: Settings): Promise<readonly Address[]> {
  if (/^(.+\.)?localhost\.?$/i.test(name)) return ofThisMachine;
  const resolver = new Resolver({ timeout: Math.ceil(patience / 2), tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), patience);
  try {
    // Many a name has addresses of one family alone.
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return [...found(four, 4), ...found(six, 6)];
  } finally {
    clearTimeout(timer);
  }
}

function found(asked: PromiseSettledResult<string[]>, family: number): Address[] {
  return asked.status === 'fulfilled' ? asked.value.map((address) => ({ address, family })) : [];
}
