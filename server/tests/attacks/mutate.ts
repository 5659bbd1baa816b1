import type { Dice } from '@orrery/kernel';

type Json = unknown;

const odd: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  3,
  15,
  16,
  99,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e-320,
  '',
  ' ',
  '0',
  'table',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '‮evil',
  '../../etc/passwd',
  "'; drop table entries; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'A'.repeat(22),
  'x'.repeat(300),
  'x'.repeat(7000),
  [],
  {},
  [[[[]]]],
  { t: 'play' },
  { length: 3, 0: 'a' },
];

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  't',
  'seat',
  'id',
  'person',
  '',
  '0',
  'then',
  'toJSON',
];

/** A text that was a real message once: a few things in it are other, missing, doubled or cut off. */
export function mutated(message: Json, dice: Dice, known: readonly Json[]): string | Buffer {
  let value = message;
  for (let n = dice.int(3); n >= 0; n--) value = changed(value, dice, known);
  const text = JSON.stringify(value) ?? 'undefined';
  switch (dice.int(24)) {
    case 0:
      return text.slice(0, dice.int(text.length + 1));
    case 1:
      return text + text;
    case 2:
      return Buffer.from(text);
    case 3:
      return `${'['.repeat(1500)}${text}`;
    case 4:
      // Only in the text itself is this an own key.
      return text.replace('{', '{"__proto__":{"seat":1,"t":"play","youHost":true},');
    case 5:
      return text.replace(/\d+/, '1e999');
    case 6:
      return bytes(text, dice);
    case 7:
      return text.replace(/"(\w+)":/, '"$1":null,"$1":');
    default:
      return text;
  }
}

function changed(value: Json, dice: Dice, known: readonly Json[]): Json {
  if (Array.isArray(value) && value.length > 0 && dice.int(3) > 0) {
    const at = dice.int(value.length);
    return dice.int(4) === 0 ? [...value, ...value] : value.with(at, changed(value[at], dice, known));
  }
  if (typeof value !== 'object' || value === null || dice.int(8) === 0) return other(dice, known);
  const record = { ...(value as Record<string, Json>) };
  const names = Object.keys(record);
  const name = names[dice.int(names.length)];
  const what = dice.int(6);
  if (name === undefined || what === 0) return { ...record, [keys[dice.int(keys.length)]!]: other(dice, known) };
  if (what === 1) delete record[name];
  else record[name] = changed(record[name], dice, known);
  return record;
}

/** Something odd, something nested, or something real that belongs elsewhere. */
function other(dice: Dice, known: readonly Json[]): Json {
  const kind = dice.int(10);
  if (kind < 4 && known.length > 0) return known[dice.int(known.length)];
  if (kind > 8) return nested(dice.int(60));
  return odd[dice.int(odd.length)];
}

function nested(depth: number): Json {
  let value: Json = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? { t: value } : [value];
  return value;
}

function bytes(text: string, dice: Dice): string {
  const at = dice.int(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(dice.int(0x10000)) + text.slice(at + 1);
}
