// How programs are started on the platform at hand. Runs on whatever Node (>= 20) the machine has.
import fs from 'node:fs';
import path from 'node:path';

/** The oldest Node that reads this house. */
const oldest = 24;

/** The Node that npm has brought for this platform; null where it has none. */
export function pinnedNode(root, platform = process.platform) {
  const modules = path.join(root, 'node_modules');
  const system = platform === 'win32' ? 'win' : platform;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  const brought = fs.existsSync(modules) ? fs.readdirSync(modules) : [];
  return (
    brought
      .filter((name) => name.startsWith(`node-${system}-`))
      .map((name) => path.join(modules, name, 'bin', program))
      .find((file) => fs.existsSync(file)) ?? null
  );
}

/**
 * The Node to run all with: the pinned one, else the one that runs this, if it is new enough. `why` says what to do where neither is.
 */
export function nodeFor(root, { platform, arch, version, execPath } = process) {
  const pinned = pinnedNode(root, platform);
  if (pinned !== null) return { node: pinned };
  if (Number.parseInt(version.slice(1), 10) >= oldest) return { node: execPath };
  return {
    why: `orrery: npm has no Node ${oldest} for ${platform} on ${arch}, and yours is ${version}. Install Node ${oldest} or later and try again.`,
  };
}

/** Program, arguments and options to start npm with: by its own script if npm has started us, else by the name it has here. */
export function npmCommand(args, { platform = process.platform, script = process.env.npm_execpath } = {}) {
  if (script !== undefined && /npm-cli\.c?js$/.test(script)) return [process.execPath, [script, ...args], {}];
  // Windows starts a .cmd by a shell alone.
  return platform === 'win32' ? ['npm.cmd', args, { shell: true }] : ['npm', args, {}];
}

/** An environment in which programs are looked for in `bin` first. Windows calls it Path, and knows one of them only. */
export function withPath(env, bin, delimiter = path.delimiter) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: env[name] ? `${bin}${delimiter}${env[name]}` : bin };
}
