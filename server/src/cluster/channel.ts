/** One end of a channel. */
export interface ChannelEnd {
  take(kind: number, body: Buffer): void;
  /** The other end is gone with the whole link. */
  gone(): void;
}

/** What an end has of it. */
export interface Channel {
  send(kind: number, body: Buffer): void;
  /** Nothing more is taken from it. Whoever wants the other end to know says so before. */
  drop(): void;
}

/** Makes the other end of a channel. */
export type Welcome = (asked: Buffer, channel: Channel) => ChannelEnd;

/** A channel whose ends are both in this process: a person's socket is at the very node that is the home of their table. */
export function shortChannel(asked: Buffer, front: ChannelEnd, welcome: Welcome): Channel {
  const hears = { front: true, home: true };
  // What the home says at once comes in the next turn of the loop, when who has opened the channel knows of it.
  let waiting: (() => void)[] | null = [];
  const home = welcome(asked, {
    send: (kind, body) => {
      const say = () => hears.front && front.take(kind, body);
      if (waiting === null) say();
      else waiting.push(say);
    },
    drop: () => {
      hears.home = false;
    },
  });
  setImmediate(() => {
    const first = waiting ?? [];
    waiting = null;
    for (const say of first) say();
  });
  return {
    send: (kind, body) => hears.home && home.take(kind, body),
    drop: () => {
      hears.front = false;
    },
  };
}
