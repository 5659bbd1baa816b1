import fs from 'node:fs';

/** Shorter ones could be guessed. */
const shortest = 20;

/**
 * The token that lets programs think for a server's bots, from `ORRERY_THINK_TOKEN` or the file that `ORRERY_THINK_TOKEN_FILE` names:
 * never from an argument, which everybody on a machine can read. null: there is none.
 */
export function thinkTokenFrom(env: NodeJS.ProcessEnv): string | null {
  const { ORRERY_THINK_TOKEN: said, ORRERY_THINK_TOKEN_FILE: file } = env;
  if (!said && !file) return null;
  const token = (said || read(file!)).trim();
  if (token.length < shortest || /[^\x21-\x7e]/.test(token))
    throw new Error(`the token of thinkers must have at least ${shortest} letters, digits and signs, and no spaces`);
  return token;
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`the token of thinkers cannot be read from ${file}: ${(error as Error).message}`);
  }
}
