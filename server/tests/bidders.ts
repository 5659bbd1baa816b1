// How the game of the tests is played over the wire.
import type { TableInfo } from '@orrery/wire';
import { expect } from 'vitest';
import type { Bidding } from '../../kernel/tests/bidding/index.ts';
import type { Device, Person } from './client.ts';
import { layBidding } from './house.ts';

export const viewOf = (device: Device, seat: number): Bidding['view'] =>
  device.steps(seat)!.view as unknown as Bidding['view'];

/** Lays the n-th card of the hand and seals it. */
export async function bid(device: Device, seat: number, n = 0): Promise<void> {
  const { hand, laid } = viewOf(device, seat).mine!;
  const card = hand[n]!;
  if (laid !== card) expect(await device.play(seat, { t: 'lay', card })).toMatchObject({ t: 'ack' });
  expect(await device.play(seat, { t: 'seal' })).toMatchObject({ t: 'ack' });
}

/** Plays a seat to the end, whatever the others do. */
export async function bidToTheEnd(device: Device, seat: number): Promise<void> {
  for (;;) {
    await device.until(() => {
      const steps = device.steps(seat);
      return steps !== undefined && (steps.result !== null || steps.awaited.includes(seat));
    });
    if (device.steps(seat)?.result !== null) return;
    const { hand, laid } = viewOf(device, seat).mine!;
    const answer = await device.play(seat, laid === null ? { t: 'lay', card: hand[0]! } : { t: 'seal' });
    // A bot that had the seat a moment ago may have answered first: the next question is under way.
    if (answer.t === 'refused' && answer.refusal === 'STALE') await device.settle();
    else expect(answer).toMatchObject({ t: 'ack' });
  }
}

/** Ada lays a table for two and starts it when Bo has come. */
export async function twoAtATable(
  ada: Person,
  bo: Person,
  more: Parameters<typeof layBidding>[1] = {},
): Promise<TableInfo> {
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }], more));
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  return ada.post(`/api/tables/${laid.id}/start`);
}
