import net from 'node:net';

/** A line to a database that can swallow all that passes, without a word to either end: as when a cable is pulled. */
export async function swallowingProxy(database: string) {
  const to = new URL(database);
  const sockets = new Set<net.Socket>();
  let swallows = false;
  let times = 0;
  const server = net.createServer((here) => {
    const from = times;
    const there = net.connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => swallows || from < times || other.write(data));
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        if (!swallows && from === times) other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(database);
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  return {
    url: url.href,
    swallow: () => {
      swallows = true;
      times++;
    },
    /** Whoever connects from now on comes through; what was connected before stays silent. */
    mend: () => {
      swallows = false;
      times++;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
