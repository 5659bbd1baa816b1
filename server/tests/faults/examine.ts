import { shelf } from '@orrery/games';
import type { Store } from '../../src/stores/store.ts';
import { compare, type Findings, type Heard } from './evidence.ts';
import type { Player } from './player.ts';

/** What was said to people, held against the logs. */
export interface Tally {
  readonly acked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly reordered: number;
  readonly viewsEqual: boolean;
}

/** Every match that anybody was told of, against its log on the disk. */
export async function examine(store: Store, players: readonly Player[]): Promise<Tally> {
  const shown = players.flatMap((player) => player.shown);
  const findings = await Promise.all(
    [...new Set(shown.map(({ match }) => match))].map(async (match) => {
      // First what was said, then what is kept: people may be playing on.
      const heard = heardOf(match, players);
      const record = await store.match(match);
      const room = shelf.find(({ id }) => id === record?.head.game);
      if (record === null || room === undefined) throw new Error(`match ${match} is gone`);
      return compare((await room.rules()).game, record.head, await store.read(match, 0), heard);
    }),
  );
  return summed(findings);
}

function heardOf(match: string, players: readonly Player[]): Heard {
  const acked = new Map<number, string[]>();
  for (const each of players.flatMap((player) => player.acked))
    if (each.match === match) acked.set(each.seat, [...(acked.get(each.seat) ?? []), each.id]);
  const shown = players.flatMap((player) => player.shown).filter((each) => each.match === match);
  return { acked, views: shown.map(({ seat, had, view }) => ({ as: seat, had, view })) };
}

function summed(findings: readonly Findings[]): Tally {
  const sum = (key: keyof Findings) => findings.reduce((all, each) => all + each[key], 0);
  return {
    acked: sum('acked'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    reordered: sum('reordered'),
    viewsEqual: sum('otherViews') === 0,
  };
}
