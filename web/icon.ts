import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const ink: Colour = [11, 16, 38];
const gold: Colour = [201, 162, 75];
const bone: Colour = [237, 230, 211];
const shade: Colour = [58, 52, 92];
/** Samples of a pixel along each side. */
const fineness = 3;

/** The sign of the house on its ink. `fill`: how much of the picture the sign takes; a maskable icon loses its rim. */
export function drawIcon(size: number, fill: number): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  const scale = 44 / (size * fill);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * (size * 3 + 1) + 1 + x * 3;
      rows.set(pixel(x - size / 2, y - size / 2, scale), at);
    }
  return png(size, rows);
}

function pixel(left: number, top: number, scale: number): readonly number[] {
  const sum = [0, 0, 0];
  for (let i = 0; i < fineness ** 2; i++) {
    const x = (left + ((i % fineness) + 0.5) / fineness) * scale;
    const y = (top + (Math.floor(i / fineness) + 0.5) / fineness) * scale;
    const colour = colourAt(x, y);
    for (const part of [0, 1, 2] as const) sum[part]! += colour[part];
  }
  return sum.map((each) => Math.round(each / fineness ** 2));
}

/** As the mark of the header is engraved: a ringed world in a divided circle, one moon on its orbit. */
function colourAt(x: number, y: number): Colour {
  const r = Math.hypot(x, y);
  if (Math.hypot(x - 15, y + 9.5) < 2.6) return bone;
  const front = onOrbit(x, y);
  if (front > 0) return gold;
  if (r < 8.5) return mix(bone, shade, Math.min(1, Math.max(0, (x + y) / 17 + 0.35)));
  if (front < 0) return gold;
  const isRing = Math.abs(r - 20) < 0.8 || Math.abs(r - 16.5) < 0.4;
  const turn = (Math.atan2(y, x) * 36) / (2 * Math.PI);
  const isTick = r > 16.5 && r < 20 && Math.abs(turn - Math.round(turn)) < 0.1;
  return isRing || isTick ? gold : ink;
}

/** 1: on the half of the orbit that passes before the world, -1: on the other one, 0: beside it. */
function onOrbit(x: number, y: number): number {
  const angle = (24 * Math.PI) / 180;
  const across = x * Math.cos(angle) - y * Math.sin(angle);
  const down = x * Math.sin(angle) + y * Math.cos(angle);
  const distance = Math.abs(Math.hypot(across / 16, down / 5) - 1) * 5;
  if (distance > 0.8) return 0;
  return down > 0 ? 1 : -1;
}

const mix = (a: Colour, b: Colour, part: number): Colour =>
  [0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * part) as unknown as Colour;

function png(size: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a part, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
