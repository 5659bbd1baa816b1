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
  if (isNeverCalled(address)) return true;
  if (!isIPv6(address)) return closed.check(address, 'ipv4');
  return !open6.check(address, 'ipv6') || closed6.check(address, 'ipv6');
}

/** Where no club has a page: no network, the link alone, many at once, reserved, and where clouds answer machines about themselves. */
const neverCalled: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
];
const never4 = new BlockList();
const never6 = new BlockList();
for (const [address, bits] of neverCalled) {
  never4.addSubnet(address, bits, 'ipv4');
  // The same as the newer addresses carry them: mapped, and through a gateway (NAT64, 6to4).
  for (const prefix of ['::ffff:', '64:ff9b::']) never6.addSubnet(`${prefix}${address}`, 96 + bits, 'ipv6');
  never6.addSubnet(`2002:${inHex(address)}::`, 16 + bits, 'ipv6');
  // Of the oldest way to carry them `::1` would be one.
  if (address !== '0.0.0.0') never6.addSubnet(`::${address}`, 96 + bits, 'ipv6');
}
for (const [address, bits] of [
  ['::', 128],
  ['fe80::', 10],
  ['ff00::', 8],
  ['fd00:ec2::', 32],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
] as const)
  never6.addSubnet(address, bits, 'ipv6');

/** Closed though the owner of the server lets it call its own network. */
export function isNeverCalled(address: string): boolean {
  return isIPv6(address) ? never6.check(address, 'ipv6') : never4.check(address, 'ipv4');
}

function inHex(address: string): string {
  const [a, b, c, d] = address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
  return `${a}${b}:${c}${d}`;
}
