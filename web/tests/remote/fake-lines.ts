import type { ClientMessage, ServerMessage } from '@orrery/wire';
import type { Ends, LineWorld } from '../../src/remote/line.ts';

/** A network and a clock that a test moves by hand. */
export class FakeLines implements LineWorld {
  readonly dialled: { ends: Ends; sent: ClientMessage[]; closed: boolean }[] = [];
  private clocks: { at: number; work: () => void }[] = [];
  private time = 0;

  dial(ends: Ends) {
    const socket = { ends, sent: [] as ClientMessage[], closed: false };
    this.dialled.push(socket);
    return {
      send: (text: string) => void socket.sent.push(JSON.parse(text) as ClientMessage),
      close: () => {
        socket.closed = true;
      },
    };
  }
  after(ms: number, work: () => void) {
    const clock = { at: this.time + ms, work };
    this.clocks.push(clock);
    return () => {
      this.clocks = this.clocks.filter((each) => each !== clock);
    };
  }
  unit() {
    return 1;
  }

  get last() {
    const socket = this.dialled.at(-1);
    if (socket === undefined) throw new Error('nobody has dialled');
    return socket;
  }
  pass(ms: number): void {
    this.time += ms;
    for (const clock of this.clocks.filter(({ at }) => at <= this.time)) {
      this.clocks = this.clocks.filter((each) => each !== clock);
      clock.work();
    }
  }
  say(message: ServerMessage): void {
    this.last.ends.heard(JSON.stringify(message));
  }
}
