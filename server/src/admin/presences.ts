import { closeCodes } from '@orrery/wire';
import type { Sockets } from '../sockets/sockets.ts';
import type { Standings } from '../standing/standings.ts';

/** What only a running server has, for the owner's orders. */
export interface Presences {
  /** The addresses each connected person calls from. */
  readonly callers: () => readonly { readonly person: string; readonly address: string }[];
  /** People or networks that were banned are connected no more. */
  readonly showOut: () => Promise<void>;
  readonly announce: (text: string | null, at: number | null) => Promise<void>;
}

/** Who is banned is connected no more. */
export function showOutBanned(sockets: Sockets, standings: Standings): void {
  for (const { person, address } of sockets.callers) {
    const ban = standings.networks.ban(address) ?? standings.ban(person);
    if (ban === null) continue;
    const them = (caller: { person: string; address: string }) =>
      caller.person === person && caller.address === address;
    sockets.dismiss(them, closeCodes.banned, { code: 'BANNED', ...ban });
  }
}
