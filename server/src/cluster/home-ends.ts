import { closeCodes } from '@orrery/wire';
import type { Channel, ChannelEnd } from './channel.ts';
import { frameKinds } from './frames.ts';
import { type Asked, HomeEnd, type HomeSettings } from './home-end.ts';
import { shardOf } from './shards.ts';

/** Before a person has said to which table they come, their socket speaks to its own node about none. */
export const nowhere = '';

/** All channels to tables of this node. */
export class HomeEnds {
  private readonly settings: HomeSettings;
  private readonly serves: (shard: number) => boolean;
  private readonly ends = new Map<number, Set<HomeEnd>>();

  constructor(settings: HomeSettings, serves: (shard: number) => boolean) {
    this.settings = settings;
    this.serves = serves;
  }

  /** Whatever is not of this node's shards is refused: who sent it has to look again where the table is. */
  welcome(asked: Buffer, channel: Channel): ChannelEnd {
    const wanted = JSON.parse(asked.toString('utf8')) as Asked;
    const shard = wanted.table === nowhere ? -1 : shardOf(wanted.table);
    if (shard >= 0 && !this.serves(shard)) {
      channel.send(frameKinds.notHere, nothing);
      channel.drop();
      return { take: () => undefined, gone: () => undefined };
    }
    const here = this.ends.get(shard) ?? new Set();
    this.ends.set(shard, here);
    const end = new HomeEnd(wanted, channel, this.settings, (ended) => {
      here.delete(ended);
      if (here.size === 0 && this.ends.get(shard) === here) this.ends.delete(shard);
      channel.drop();
    });
    here.add(end);
    return end;
  }

  at(shards: ReadonlySet<number>): HomeEnd[] {
    return [...shards].flatMap((shard) => [...(this.ends.get(shard) ?? [])]);
  }

  /** Everybody is sent away from the tables of this node. */
  cutAll(): void {
    for (const ends of [...this.ends.values()]) for (const end of [...ends]) end.cut(closeCodes.restart);
  }
}

const nothing = Buffer.alloc(0);
