import type { NetworkInterfaceInfo } from 'node:os';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks inside this machine: people in the same house are in none of them. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|tun|utun|tap)/i;
/** How a home or an office numbers its own machines. */
const ofAHouse = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** Where others can reach a server that listens at this host and port, the likeliest first; none where it listens to this machine alone. */
export function reachableAddresses(host: string, port: number, interfaces: Interfaces): readonly string[] {
  const url = (address: string) => `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  if (host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? [] : [url(host)];
  const all = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list.filter(({ internal }) => !internal).map((each) => ({ ...each, rank: rankOf(name, each.address) })),
  );
  const four = all.filter(({ family }) => family === 'IPv4').sort((a, b) => a.rank - b.rank);
  const six = all.filter(({ family, address }) => family === 'IPv6' && !/^fe[89ab]/i.test(address));
  const found = four.length > 0 || host === '0.0.0.0' ? four : six;
  return [...new Set(found.map(({ address }) => url(address)))];
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

function rankOf(name: string, address: string): number {
  if (virtual.test(name)) return 2;
  return ofAHouse.test(address) ? 0 : 1;
}
