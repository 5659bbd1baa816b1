import os from 'node:os';
import { reachableAddresses } from './network/reachable.ts';
import { openServer } from './server.ts';
import type { Settings } from './settings.ts';

/** Runs a server until it is told to stop. Says when it is ready, and where others reach it; or in one line why it cannot be. */
export async function serve(read: () => Settings): Promise<void> {
  try {
    const settings = read();
    const server = await openServer(settings);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    const everywhere = settings.host === '0.0.0.0' || settings.host === '::';
    const host = everywhere ? 'localhost' : settings.host;
    process.stdout.write(`Orrery is at http://${host.includes(':') ? `[${host}]` : host}:${server.port}\n`);
    const others = everywhere ? reachableAddresses(settings.host, server.port, os.networkInterfaces()) : [];
    for (const address of others) process.stdout.write(`In your network: ${address}\n`);
  } catch (error) {
    console.error(`orrery: ${explain(error as NodeJS.ErrnoException)}`);
    process.exit(1);
  }
}

function explain(error: NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }): string {
  if (error.code === 'EADDRINUSE') return `port ${error.port} is taken by another program; choose one with PORT=...`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return `HOST=${error.address ?? error.hostname} is no address of this machine; without HOST it listens on all of them`;
  if (error.code === 'EACCES' && error.syscall === 'listen') return `port ${error.port} needs rights this user lacks`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(error.code ?? ''))
    return `the data folder cannot be written (${error.path}); choose one with ORRERY_DATA=...`;
  if (error.code === 'ERR_SQLITE_ERROR') return `the data cannot be opened: ${error.message}`;
  return error.message;
}
