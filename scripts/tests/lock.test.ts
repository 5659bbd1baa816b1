import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installMissing } from '../install.mjs';
import { lockFaults } from '../lock.ts';

test('the lock of this house says what its package.json files say', () => {
  expect(lockFaults(path.join(import.meta.dirname, '../..'))).toEqual([]);
});

describe('in a small house', () => {
  let root: string;
  const put = (file: string, value: object) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), JSON.stringify(value));
  };
  /** As an older npm may have written it: npm would add what is missing here, and nothing that matters. */
  const packages = {
    '': { name: 'house', workspaces: ['room'] },
    room: { version: '1.0.0' },
    'node_modules/room': { resolved: 'room', link: true },
  };
  const lock = (more: object = {}) =>
    put('package-lock.json', { name: 'house', lockfileVersion: 3, requires: true, packages: { ...packages, ...more } });

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lock-'));
    put('package.json', { name: 'house', workspaces: ['room'], license: 'MIT' });
    put('room/package.json', { name: 'room', version: '1.0.0', license: 'MIT' });
    lock();
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  test('installing leaves the lock as it is, whatever this npm would write', () => {
    const before = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    expect(installMissing(root)).toBe(true);
    expect(fs.existsSync(path.join(root, 'node_modules/room'))).toBe(true);
    expect(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).toBe(before);
  });

  test('a sound lock has no faults', () => expect(lockFaults(root)).toEqual([]));

  test('a dependency that only package.json knows', () => {
    put('room/package.json', { name: 'room', version: '1.0.0', dependencies: { ws: '8.22.2' } });
    expect(lockFaults(root)).toEqual(['room: other dependencies', 'room: ws is not in the lock']);
  });

  test('another version than the one that was asked for', () => {
    put('room/package.json', { name: 'room', version: '1.0.0', dependencies: { ws: '8.22.2' } });
    const room = { version: '1.0.0', dependencies: { ws: '8.22.2' } };
    lock({ room, 'node_modules/ws': { version: '8.22.1' } });
    expect(lockFaults(root)).toEqual(['room: ws 8.22.2, the lock has 8.22.1']);
    lock({ room, 'node_modules/ws': { version: '8.22.1' }, 'room/node_modules/ws': { version: '8.22.2' } });
    expect(lockFaults(root)).toEqual([]);
  });

  test('a workspace that is gone, and one that is new', () => {
    lock({ cellar: { version: '1.0.0' } });
    expect(lockFaults(root)).toEqual(['cellar: in the lock, but no workspace']);
    put('package.json', { name: 'house', workspaces: ['room', 'attic'] });
    put('attic/package.json', { name: 'attic' });
    lock();
    expect(lockFaults(root)).toEqual([': other workspaces', 'attic: not in the lock']);
  });

  test('the address of a registry', () => {
    lock({ 'node_modules/ws': { version: '8.22.1', resolved: 'https://registry.example/ws.tgz' } });
    expect(lockFaults(root)).toEqual(['node_modules/ws: its address is in the lock']);
  });
});
