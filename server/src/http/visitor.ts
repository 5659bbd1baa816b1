import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Which peers may say, in X-Forwarded-*, for whom they speak. */
export interface Proxies {
  trusts(address: string): boolean;
}

/** `list`: addresses or networks (10.0.0.0/8), comma-separated; this machine itself is always trusted. */
export function readProxies(list: string): Proxies {
  const known = new BlockList();
  for (const each of ['127.0.0.0/8', '::1', ...list.split(',')].map((part) => part.trim()).filter(Boolean)) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return {
    trusts: (address) => {
      const plain = unmapped(address);
      return isIP(plain) !== 0 && known.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

/** The path a request names. Not `new URL`: what a stranger sends need not be one, and nothing may throw here. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '').split(/[?#]/, 1)[0] ?? '';

/** Where a request came from: the last address that no trusted proxy speaks for. */
export function addressOf(request: IncomingMessage, proxies: Proxies): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let address = request.socket.remoteAddress ?? '';
  while (proxies.trusts(address) && forwarded.length > 0) {
    const before = forwarded.pop()?.trim();
    if (!before || isIP(before) === 0) break;
    address = before;
  }
  return unmapped(address);
}

/** Asked on this machine and for it: a proxy here speaks for others, and names the site they asked for. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const from = socket.remoteAddress ?? '';
  const here = from === '::1' || /^(::ffff:)?127\./.test(from);
  const forMe = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
  return here && forMe && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/** Whom limits count as one: an IPv4 address, or the 56 bits of IPv6 that providers give one household, with 256 networks in it. */
export function household(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const written = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  const [a = 0, b = 0, c = 0, d = 0] = written.map((part) => Number.parseInt(part, 16));
  return [a, b, c, d & 0xff00].map((part) => part.toString(16)).join(':');
}

/** Browsers say from which page a request comes; other programs may say nothing, and hold no cookies that are not theirs. */
export function fromOwnPage(request: IncomingMessage, proxies: Proxies, others: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const trusted = proxies.trusts(request.socket.remoteAddress ?? '');
  const forwarded = trusted ? request.headers['x-forwarded-host'] : undefined;
  const host = new URL(origin).host;
  return host === forwarded || host === request.headers.host;
}

const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
