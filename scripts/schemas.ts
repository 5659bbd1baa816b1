// Writes docs/protocol: the JSON Schemas of every message, view, telling, move and option. `npm run schemas`
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { shelf } from '@orrery/games';
import { gameDocument, kindFile, kindName, messages } from './protocol/documents.ts';

const root = path.resolve(import.meta.dirname, '..');
const tool = path.join(root, 'tools/schemas');
const written = ['view', 'seen', 'move', 'options', 'refusal'];

if (!fs.existsSync(path.join(tool, 'node_modules')))
  execFileSync('npm', ['install', '--no-save', '--workspaces=false', '--loglevel=error'], {
    cwd: tool,
    stdio: 'inherit',
  });
write('messages', messages());
for (const room of shelf) {
  const args = ['tsconfig.json', kindFile(room.id), kindName(root, room.id), ...written];
  const types = execFileSync(process.execPath, [path.join(tool, 'types.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const { rules } = (await room.rules()).game;
  write(room.id, gameDocument(root, { id: room.id, rules, title: room.title }, JSON.parse(types)));
}

function write(name: string, document: object): void {
  const file = path.join(root, 'docs/protocol', `${name}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
  console.log(`docs/protocol/${name}.json`);
}
