// How a transaction is sent, without a database.
import { expect, test } from 'vitest';
import type { Rows, Run } from '../src/stores/postgres/driver.ts';
import { transact } from '../src/stores/postgres/transaction.ts';
import { isEnd } from '../src/stores/postgres/trouble.ts';

test('a refused fence is told to who asked for the transaction, also while a job waits for answers', async () => {
  const refused = new Error('this session is not the one that was opened');
  const sent: string[] = [];
  const run: Run = async (text) => {
    sent.push(text);
    if (text.includes('orrery_fence')) throw refused;
    // Everything else answers later, as it does over a wire.
    await new Promise((answered) => setTimeout(answered, 5));
    if (text === 'SELECT 1') throw new Error('the transaction is aborted');
    return Object.assign([], { count: 0, command: text }) as Rows;
  };
  // A rejection that nobody hears of would end this process, and does fail these tests.
  await expect(transact(run, 'nonce', [{ steps: true, run: (each) => each('SELECT 1') }])).rejects.toBe(refused);
  expect(sent.at(-1)).toBe('ROLLBACK');
});

test('a connection that breaks in whatever way ends the session, what the database refuses does not', () => {
  const of = (code: string) => Object.assign(new Error('of the connection'), { code });
  const ends = ['CONNECTION_CLOSED', 'CONNECT_TIMEOUT', 'ECONNRESET', 'EPIPE', 'EPROTO', 'EIO', 'ENOTCONN'];
  const ofTls = ['ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC', 'ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_STREAM_DESTROYED'];
  for (const code of [...ends, ...ofTls]) expect(isEnd(of(code)), code).toBe(true);
  for (const code of ['UNDEFINED_VALUE', 'MAX_PARAMETERS_EXCEEDED', 'ERR_INVALID_ARG_TYPE'])
    expect(isEnd(of(code)), code).toBe(false);
  expect(isEnd(Object.assign(of('57P01'), { severity: 'FATAL' }))).toBe(true);
  expect(isEnd(Object.assign(of('55P03'), { severity: 'ERROR' }))).toBe(false);
});
