import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  Host,
  type LuckRecord,
  type LuckWitness,
  luckKey,
  type MatchFile,
  readMatchFile,
  SealedChance,
  sealKey,
  sealNonce,
  verifyMatch,
} from '../src/index.ts';
import { bidding } from './bidding/index.ts';
import { bid, head, MemoryJournal } from './world.ts';

const hex = (byte: number) => byte.toString(16).padStart(2, '0').repeat(32);
const key = hex(9);
/** Of three people: seats 0 and 2 are one person's. */
const nonces = [hex(1), hex(2)];
const seals = [
  { seats: [0, 2], seal: sealNonce(head.id, nonces[0]!) },
  { seats: [1], seal: sealNonce(head.id, nonces[1]!) },
];
const honest: LuckRecord = { seals, absent: [], nonces };

/** What the device in seat 1 remembers. */
const witness: LuckWitness = {
  ...{ match: head.id, key: sealKey(hexToBytes(key)), early: true, list: { seals, absent: [] } },
  ...{ sealed: seals[1]!.seal, opened: nonces[1]!, record: honest },
};

/** A match whose server draws by this key and record, and shows them. */
async function played(server: string, luck: LuckRecord, draws = luck): Promise<MatchFile> {
  const journal = new MemoryJournal();
  const drawKey = luckKey(hexToBytes(server), head.id, draws);
  let clock = 0;
  const chance = (match: string, drawn: number) => new SealedChance(drawKey, match, drawn);
  const host = await Host.begin(bidding, head, { journal, chance, now: () => clock++ });
  while (host.result === null) await bid(host, host.awaited[0]!);
  const names = ['A', 'B', 'C'];
  return { format: 'orrery-match/1', head, names, entries: journal.kept, key: server, luck, witness };
}

test('an honest match holds, and every draw is made again from the key and the nonces', async () => {
  const file = await played(key, honest);
  const verdict = verifyMatch(bidding, file);
  expect(verdict).toMatchObject({ ok: true, leftOut: [] });
  expect(verdict.ok && verdict.derived).toBe(verdict.ok && verdict.draws);
  expect(readMatchFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
});

describe('a server that cheats is named', () => {
  test('it swaps a draw', async () => {
    const file = await played(key, honest);
    const swapped = (entry: Entry): Entry => {
      if (entry.t !== 'setup') return entry;
      const draws = entry.draws.map((draw, i) => (i === 6 ? { ...draw, value: (draw.value + 1) % draw.of } : draw));
      return { ...entry, draws };
    };
    // The rules may not even follow what was swapped: the log is cut after its setup.
    const entries = file.entries.slice(0, 1).map(swapped);
    expect(verifyMatch(bidding, { ...file, entries })).toMatchObject({ ok: false, fault: 'DRAW' });
    const { witness: _, ...unseen } = file;
    expect(verifyMatch(bidding, { ...unseen, entries })).toMatchObject({ ok: false, fault: 'DRAW' });
  });

  test('it says that the draws are another match’s, so that they are not made again', async () => {
    const file = { ...(await played(key, honest)), takenOver: 10_000 };
    const { witness: _, luck: __, ...bare } = file;
    const excused: readonly MatchFile[] = [
      file,
      { ...bare, luck: honest },
      { ...bare, witness: { ...witness, list: null, sealed: null, opened: null, record: null } },
      { ...bare, fromDevice: true },
      { ...bare, fromServer: true },
    ];
    for (const each of excused) {
      // Whoever opens the file is told so: it is a recorded match, and who made it is named.
      const read = readMatchFile(JSON.parse(JSON.stringify(each)));
      expect(read).toEqual(each);
      expect(verifyMatch(bidding, read!)).toMatchObject({ ok: false, fault: 'TAKEN_OVER' });
    }
    expect(readMatchFile({ ...bare, fromServer: 'yes' })).toBeNull();
  });

  test('it holds its key back, so that no draw can be made again', async () => {
    const { key: _, ...file } = await played(key, honest);
    const { witness: __, ...unseen } = file;
    for (const each of [file, unseen, { ...unseen, fromServer: true as const }])
      expect(verifyMatch(bidding, each)).toMatchObject({ ok: false, fault: 'NO_KEY' });
  });

  test('it gives the match another name than it had, of which the luck is another, too', async () => {
    const file = await played(key, honest);
    const renamed = { ...file, head: { ...file.head, id: 'chosen-later' } };
    expect(verifyMatch(bidding, renamed)).toMatchObject({ ok: false, fault: 'MATCH' });
    // A file that was saved before devices noted the name.
    const { match: _, ...nameless } = witness;
    expect(readMatchFile({ ...file, witness: nameless })).not.toBeNull();
    expect(verifyMatch(bidding, { ...file, witness: nameless })).toMatchObject({ ok: true });
    expect(readMatchFile({ ...file, witness: { ...witness, match: 7 } })).toBeNull();
  });

  test('it chooses its key after the nonces', async () => {
    expect(verifyMatch(bidding, await played(hex(10), honest))).toMatchObject({ ok: false, fault: 'KEY' });
  });

  test('it drops the nonce of this device, whether or not it draws by it', async () => {
    const dropped = { ...honest, nonces: [nonces[0]!, null] };
    expect(verifyMatch(bidding, await played(key, dropped))).toMatchObject({ ok: false, fault: 'NONCE' });
    expect(verifyMatch(bidding, await played(key, dropped, honest))).toMatchObject({ ok: false, fault: 'NONCE' });
  });

  test('it puts another nonce, or another seal, in the place of this device’s', async () => {
    const other = { ...honest, nonces: [nonces[0]!, hex(3)] };
    expect(verifyMatch(bidding, await played(key, other))).toMatchObject({ ok: false, fault: 'NONCE' });
    const resealed = [seals[0]!, { seats: [1], seal: sealNonce(head.id, hex(3)) }];
    const changed = { ...other, seals: resealed };
    expect(verifyMatch(bidding, await played(key, changed))).toMatchObject({ ok: false, fault: 'SEALS' });
    const all: LuckWitness = { ...witness, list: { seals: resealed, absent: [] }, opened: null, record: changed };
    const file = { ...(await played(key, changed)), witness: all };
    expect(verifyMatch(bidding, file)).toMatchObject({ ok: false, fault: 'SEALS' });
  });

  test('it changes the seal, the nonce or the absence of somebody else', async () => {
    const resealed = [{ seats: [0, 2], seal: sealNonce(head.id, hex(3)) }, seals[1]!];
    const faults: [LuckRecord, string][] = [
      [{ ...honest, seals: resealed, nonces: [hex(3), nonces[1]!] }, 'SEALS'],
      [{ seals: [seals[1]!], nonces: [nonces[1]!], absent: [0, 2] }, 'SEALS'],
      [{ ...honest, nonces: [null, nonces[1]!] }, 'NONCES'],
    ];
    for (const [luck, fault] of faults)
      expect(verifyMatch(bidding, await played(key, luck))).toMatchObject({ ok: false, fault });
  });

  test('it swaps a draw in the middle, whether or not the rules could follow it', async () => {
    const file = await played(key, honest);
    const at = file.entries.findLastIndex((entry) => entry.t === 'move' && entry.draws.length > 0);
    expect(at).toBeGreaterThan(0);
    const [swap, more] = [(value: number, of: number) => (value + 1) % of, (_: number, of: number) => of];
    for (const change of [swap, more]) {
      const entries = file.entries.map((entry, i) => {
        if (i !== at || entry.t !== 'move') return entry;
        const draws = entry.draws.map((draw) => ({ ...draw, value: change(draw.value, draw.of) }));
        return { ...entry, draws };
      });
      expect(verifyMatch(bidding, { ...file, entries })).toMatchObject({ ok: false, fault: 'DRAW' });
    }
  });

  test('it counts a seal of nobody, which it opens or not once it knows all nonces: even where the list was shown', async () => {
    const ghost = hex(6);
    const sealed = (seats: number[]) => [...seals, { seats, seal: sealNonce(head.id, ghost) }];
    const people = { name: null, sigil: null, level: null };
    const bot = { ...people, level: 'hard' } as const;
    const ghosts: [seats: number[], sitters?: MatchFile['sitters']][] = [
      [[]],
      [[head.seats]],
      [[1]],
      [[2], [people, people, bot]],
    ];
    for (const [seats, sitters] of ghosts)
      for (const last of [ghost, null]) {
        const list = {
          seals: sitters ? sealed(seats).with(0, { ...seals[0]!, seats: [0] }) : sealed(seats),
          absent: [],
        };
        const luck = { ...list, nonces: [...nonces, last] };
        const file = { ...(await played(key, luck)), ...(sitters === undefined ? {} : { sitters }) };
        const seen = { ...file, witness: { ...witness, list, record: luck } };
        const { witness: _, ...unseen } = file;
        for (const each of [seen, unseen])
          expect(verifyMatch(bidding, each)).toMatchObject({ ok: false, fault: 'GHOSTS' });
        if (sitters !== undefined)
          expect(verifyMatch(bidding, { ...seen, sitters: [people, people, people] })).toMatchObject({ ok: true });
      }
    const both = { ...honest, absent: [1] };
    expect(verifyMatch(bidding, await played(key, both))).toMatchObject({ ok: false, fault: 'GHOSTS' });
  });

  test('it confirms the seal of this device, and then says that the luck was its own alone', async () => {
    const { luck: _, ...file } = await played(key, { seals: [], absent: [], nonces: [] });
    const seen = { ...witness, list: null, opened: null, record: null };
    expect(verifyMatch(bidding, { ...file, witness: seen })).toMatchObject({ ok: false, fault: 'SEALS' });
  });

  test('it keeps the record to itself', async () => {
    const { luck: _, ...file } = await played(key, honest);
    expect(verifyMatch(bidding, file)).toMatchObject({ ok: false, fault: 'SEALS' });
  });
});

test('who opened another nonce than was sealed, opened none or sealed none is named, and the match holds', async () => {
  const luck: LuckRecord = { seals: [seals[0]!], absent: [1], nonces: [hex(7)] };
  const { witness: _, ...file } = await played(key, luck);
  const out = [
    { seats: [1], why: 'absent' },
    { seats: [0, 2], why: 'other' },
  ];
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, leftOut: out });
  const silent = await played(key, { ...honest, nonces: [null, nonces[1]!] });
  const later = { ...silent, witness: { ...witness, record: silent.luck! } };
  expect(verifyMatch(bidding, later)).toMatchObject({ ok: true, leftOut: [{ seats: [0, 2], why: 'silent' }] });
});

test('a nonce that does not fit its seal has no part: to open another one chooses nothing', () => {
  const by = (second: string | null) =>
    bytesToHex(luckKey(hexToBytes(key), head.id, { ...honest, nonces: [hex(1), second] }));
  expect(by(hex(7))).toBe(by(hex(8)));
  expect(by(hex(7))).toBe(by(null));
  expect(by(nonces[1]!)).not.toBe(by(null));
});

test('key, match, seats, seals, nonces and who was absent all count; these never change', () => {
  const of = (server: string, match: string, luck: LuckRecord) => bytesToHex(luckKey(hexToBytes(server), match, luck));
  const all = [
    of(key, head.id, honest),
    of(hex(10), head.id, honest),
    of(key, 'other', honest),
    of(key, head.id, { ...honest, absent: [3] }),
    of(key, head.id, { ...honest, seals: [{ ...seals[0]!, seats: [0] }, seals[1]!] }),
    of(key, head.id, { ...honest, nonces: [null, nonces[1]!] }),
    of(key, head.id, { seals: [seals[1]!, seals[0]!], nonces: [nonces[1]!, nonces[0]!], absent: [] }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(sealNonce('a match', hex(1))).toBe('a01a0ee2267b9a43ad3286b74f20605f35593b78d85edcf93997b15e4cc521f0');
  const record = { seals: [{ seats: [0], seal: sealNonce('a match', hex(1)) }], absent: [1], nonces: [hex(1)] };
  expect(of(key, 'a match', record)).toBe('717b9289dc50f3ef1d6240cbcb8b12716285000320e90b15a44126e7628bb245');
});

test.each([
  ['a nonce too many', { ...honest, nonces: [...nonces, null] }],
  ['a seal that is none', { ...honest, seals: [{ seats: [0], seal: 'x' }], nonces: [null] }],
  ['a seat that is none', { ...honest, absent: ['1'] }],
  ['no list', { nonces: [] }],
])('a file with %s is not read', async (_what, luck) => {
  const file = await played(key, honest);
  expect(readMatchFile({ ...file, luck })).toBeNull();
  expect(readMatchFile({ ...file, witness: { ...witness, record: luck } })).toBeNull();
  expect(readMatchFile({ ...file, witness: { ...witness, key: 7 } })).toBeNull();
});
