import type { LineWorld } from './line.ts';

/** The browser's own sockets and clocks. */
export const browserLines: LineWorld = {
  dial(ends) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket.addEventListener('open', () => ends.opened());
    socket.addEventListener('message', ({ data }) => ends.heard(String(data)));
    socket.addEventListener('close', ({ code }) => ends.closed(code));
    return socket;
  },
  after(ms, work) {
    const clock = setTimeout(work, ms);
    return () => clearTimeout(clock);
  },
  unit: Math.random,
};
