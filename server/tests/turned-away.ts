import http from 'node:http';

/** The answer to an upgrade that is not granted. */
export function turnedAway(
  port: number,
  headers: Record<string, string>,
  path = '/ws',
): Promise<{ status: number; body: string }> {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const key = { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
  return new Promise((done, failed) => {
    const request = http.get({ port, host: '127.0.0.1', path, headers: { ...upgrade, ...key, ...headers } });
    request.on('response', (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
    });
    request.on('upgrade', (_answer, socket) => {
      socket.destroy();
      done({ status: 101, body: '' });
    });
    request.on('error', failed);
  });
}
