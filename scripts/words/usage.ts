// Which messages the code can say: by their id as it stands, or put together of parts that are all there.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** All code that may say a message of this room: its own, and the frames that ask a game for words. */
export function codeOf(room: string): string {
  const frames = ['ui/src', 'web/src', 'card/src', 'wire/src', 'kernel/src'];
  const games = room === 'ui' ? fs.readdirSync(path.join(root, 'games')).map((game) => `games/${game}/src`) : [];
  const folders = new Set([`${room}/src`, ...frames, ...games]);
  return [...folders]
    .flatMap(filesIn)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/** Without the words themselves. */
function filesIn(folder: string): readonly string[] {
  const at = path.join(root, folder);
  if (!fs.existsSync(at)) return [];
  return fs
    .readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !/^words\/(.*[/-])?(en|it)(\/[\w-]+)?\.ts$/.test(name))
    .map((name) => path.join(at, name));
}

/** Those that nothing says. */
export function unsaid(ids: readonly string[], code: string): readonly string[] {
  const words = new Set(code.match(/[\p{L}\d_?+-]+/gu));
  const whole = new Set([...code.matchAll(/['"]([\w.?-]+)['"]/g)].map(([, text]) => text!));
  // Of records by type of event or refusal.
  const keys = new Set([...code.matchAll(/\b(\w+)(?:: [{(]|\(|,$| \})/gm)].map(([, key]) => key!));
  const made = [...new Set([...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, text]) => text!))]
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '\0'))
    .filter((text) => /[\w.-]{2,}/.test(text.replaceAll('\0', '')) && !/\s/.test(text))
    .map((text) => new RegExp(`^${text.split('\0').map(quoted).join('(.+)')}$`));
  return ids.filter((id) => {
    if (whole.has(id) || keys.has(id)) return false;
    return !made.some((shape) =>
      shape
        .exec(id)
        ?.slice(1)
        .every((part) => part.split('.').every((word) => words.has(word) || /^[A-Z]?\d+$/.test(word))),
    );
  });
}

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
