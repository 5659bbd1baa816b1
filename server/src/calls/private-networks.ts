import { BlockList, isIPv6 } from 'node:net';

const closed = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4'],
  '240.0.0.0/4',
]) {
  const [address, bits] = network.split('/');
  closed.addSubnet(address!, Number(bits), 'ipv4');
}

/** Of the newer addresses these alone are of the open network, but for those inside it that carry one of the older. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed6.addSubnet(address, bits, 'ipv6');

/** Of this machine, of its own network, of another that is closed, or of none: whoever asks from outside has no business there. */
export function isPrivate(address: string): boolean {
  if (!isIPv6(address)) return closed.check(address, 'ipv4');
  return !open6.check(address, 'ipv6') || closed6.check(address, 'ipv6');
}
