import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSound, shotFor } from '../../src/sound/index.ts';
import { VOICES } from '../../src/sound/voices.ts';

afterEach(() => vi.unstubAllGlobals());

/** A context that only counts what was started and remembers the last fader values. */
function fakeAudio(): { started: number; faders: number[] } {
  const heard = { started: 0, faders: [] as number[] };
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: (v: number) => heard.faders.push(v),
  });
  const node = () => ({
    connect: () => undefined,
    disconnect: () => undefined,
    gain: param(),
    frequency: param(),
    Q: param(),
    start: () => heard.started++,
    stop: () => undefined,
  });
  class FakeContext {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    destination = node();
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createDynamicsCompressor = node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return heard;
}

describe('sound', () => {
  it('is quietly absent where there is no audio', () => {
    const sound = createSound();
    sound.unlock();
    sound.setVolume('game', 0.3);
    expect(() => sound.play('bell')).not.toThrow();
  });
  it('is off until the first gesture', () => {
    const heard = fakeAudio();
    const sound = createSound();
    sound.play('tick');
    expect(heard.started).toBe(0);
    sound.unlock();
    sound.play('tick');
    expect(heard.started).toBe(1);
  });
  it('plays every voice, and none on a channel turned down', () => {
    const heard = fakeAudio();
    const sound = createSound();
    sound.unlock();
    for (const name of Object.keys(VOICES) as (keyof typeof VOICES)[]) sound.play(name);
    expect(heard.started).toBe(Object.values(VOICES).reduce((sum, voice) => sum + voice.strokes.length, 0));
    sound.setVolume('game', 0);
    const before = heard.started;
    sound.play('brush');
    expect(heard.started).toBe(before);
    sound.play('bell');
    expect(heard.started).toBeGreaterThan(before);
  });
  it('keeps volume between 0 and 1', () => {
    const heard = fakeAudio();
    const sound = createSound();
    sound.unlock();
    sound.setVolume('alerts', 7);
    sound.setVolume('alerts', -1);
    expect(heard.faders).toEqual([1, 0]);
  });
  it('gives larger weapons a larger report', () => {
    expect([1, 2, 8].map(shotFor)).toEqual(['shot-small', 'shot-middle', 'shot-large']);
  });
  it('calls your turn unlike any other sound, on the channel of alerts', () => {
    expect(VOICES.bell.channel).toBe('alerts');
  });
});
