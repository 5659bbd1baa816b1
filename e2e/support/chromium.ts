// A real Chromium that arrives by npm alone (or CHROME_PATH): unpacked once, with fonts it can find.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Browser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
  readonly args: readonly string[];
}

export async function chromium(): Promise<Browser> {
  // The packed build has no setuid sandbox; it only ever opens our own pages on loopback.
  const args = ['--no-sandbox'];
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, env: {}, args };
  const dir = path.join(os.tmpdir(), 'orrery-chromium-153');
  fs.mkdirSync(dir, { recursive: true });
  const executablePath = await unpack(dir);
  // Without one system font Chromium draws no text at all, web fonts included, and the packed fonts.conf looks elsewhere.
  const fonts = path.join(dir, 'fonts.conf');
  fs.writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${path.join(dir, 'fonts')}</dir>` +
      `<dir>/usr/share/fonts</dir><cachedir>${path.join(dir, 'font-cache')}</cachedir></fontconfig>`,
  );
  return { executablePath, env: { LD_LIBRARY_PATH: path.join(dir, 'al2023/lib'), FONTCONFIG_FILE: fonts }, args };
}

/** The package unpacks into TMPDIR, and brings its own nss, nspr and expat only if it believes to be on a Lambda. */
async function unpack(dir: string): Promise<string> {
  const before = { TMPDIR: process.env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME };
  process.env.TMPDIR = dir;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
