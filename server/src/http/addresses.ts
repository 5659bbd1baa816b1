import type { AddressInfo } from 'node:net';
import os from 'node:os';
import type { Addresses } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import { reachableAddresses } from '../network/reachable.ts';
import { isLocal } from './visitor.ts';

/** Who opened the page on the machine of the server learns where friends can find it; nobody else learns how its network looks. */
export function addressRoutes(app: FastifyInstance, host: string): void {
  app.get('/api/addresses', async ({ raw }): Promise<Addresses> => {
    if (!isLocal(raw)) return { addresses: [] };
    const { port } = app.server.address() as AddressInfo;
    return { addresses: [...reachableAddresses(host, port, os.networkInterfaces())] };
  });
}
