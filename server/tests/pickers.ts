// Plays any game over the wire as somebody who picks among the legal moves of what they see.
import { Dice, type Game, type Kind, type Observer } from '@orrery/kernel';
import type { Device } from './client.ts';

export const stepsOnce = (device: Device, as: Observer) => device.until(() => device.steps(as) !== undefined);

export async function pickToTheEnd<K extends Kind>(game: Game<K>, device: Device, seat: number): Promise<void> {
  const dice = new Dice(`seat ${seat}`);
  for (;;) {
    await device.until(() => {
      const steps = device.steps(seat);
      return steps !== undefined && (steps.result !== null || steps.awaited.includes(seat));
    });
    const { view, result } = device.steps(seat)!;
    if (result !== null) return;
    const move = game.pick(game.imagine(view as K['view'], seat, dice), seat, dice);
    const answer = await device.playPatiently(seat, move);
    // Another seat was faster, and asks anew.
    if (answer.t === 'refused' && answer.refusal === 'STALE') continue;
    if (answer.t !== 'ack') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}
