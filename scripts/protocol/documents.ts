import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as wire from '@orrery/wire';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { onTheWire } from './on-the-wire.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** What is put right or looked at after the shape was read: no schema can say it. */
const unsaid = ['normalize', 'to_upper_case', 'to_lower_case', 'transform', 'check', 'trim', 'to_number'];

/** Everything that passes between a client and a server, apart from what is a game's own. */
export function messages(): object {
  const schemas = Object.fromEntries(
    Object.entries(wire as Record<string, unknown>).filter((each): each is [string, GenericSchema] =>
      isSchema(each[1]),
    ),
  );
  return {
    $schema: draft,
    $id: 'messages.json',
    title: 'Orrery, protocol 1: messages',
    description: 'What a socket carries: ClientMessage and ServerMessage. Bodies and answers of HTTP by their names.',
    $defs: toJsonSchemaDefs(schemas, { target: 'draft-2020-12', typeMode: 'input', ignoreActions: unsaid }),
  };
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema';
}

/** `$defs`: the types of a game as the tool in tools/schemas reads them out of its kind. */
export function gameDocument(
  root: string,
  game: { id: string; rules: number; title: string },
  $defs: Record<string, Record<string, unknown>>,
): object {
  return {
    $schema: draft,
    $id: `${game.id}.json`,
    title: `${game.title}, rules ${game.rules}`,
    description:
      'View: `view` of a steps message. Seen: what `seen` of a telling holds. Move: `move` of a play. Options: `options` of a table; in views and events null stands for them. Refusal: `refusal` of a refused play.',
    rules: game.rules,
    types: fingerprint(root, game.id),
    $defs: onTheWire($defs),
  };
}

export const kindFile = (game: string): string => path.join('games', game, 'src/rules/kind.ts');

/** The name under which a game's kind is written down. */
export function kindName(root: string, game: string): string {
  const text = fs.readFileSync(path.join(root, kindFile(game)), 'utf8');
  const found = /export (?:interface (\w+) extends Kind\b|type (\w+) = KindOf<)/.exec(text);
  if (found === null) throw new Error(`${kindFile(game)} declares no kind`);
  return found[1] ?? found[2]!;
}

/** Changes when the types do from which a game's schemas are made; comments and blanks do not matter. */
export function fingerprint(root: string, game: string): string {
  const sources = new Map<string, string>();
  read(path.join(root, kindFile(game)));
  const hash = createHash('sha256');
  for (const file of [...sources.keys()].sort()) hash.update(sources.get(file)!).update('\0');
  return hash.digest('hex').slice(0, 16);

  function read(file: string): void {
    // The state is nobody's to see.
    if (sources.has(file) || path.basename(file) === 'state.ts') return;
    const text = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    sources.set(file, text.replace(/\s+/g, ''));
    for (const [, from] of text.matchAll(/^import type [^;]*? from '(\.[^']+\.ts)'/gm))
      read(path.resolve(path.dirname(file), from!));
  }
}
