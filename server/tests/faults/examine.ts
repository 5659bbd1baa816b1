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

/** What was found of a match, and how much had been said of it by then. */
interface Found extends Findings {
  readonly said: number;
}

/** Holds what people are told against the logs, again and again. */
export class Examiner {
  private readonly players: readonly Player[];
  private readonly found = new Map<string, Found>();

  constructor(players: readonly Player[]) {
    this.players = players;
  }

  /** Every match of which anything was said since the last look, against its log on the disk. */
  async look(store: Store): Promise<Tally> {
    // First what was said, then what is kept: people may be playing on.
    for (const [match, heard] of heardBy(this.players)) {
      const said = heard.views.length + [...heard.acked.values()].reduce((sum, ids) => sum + ids.length, 0);
      if (this.found.get(match)?.said === said) continue;
      const record = await store.match(match);
      const room = shelf.find(({ id }) => id === record?.head.game);
      if (record === null || room === undefined) throw new Error(`match ${match} is gone`);
      const findings = compare((await room.rules()).game, record.head, await store.read(match, 0), heard);
      this.found.set(match, { ...findings, said });
    }
    return summed([...this.found.values()]);
  }

  /** The same of every match that anybody was ever told of. */
  async lookAtAll(store: Store): Promise<Tally> {
    this.found.clear();
    return this.look(store);
  }
}

/** By match. */
function heardBy(players: readonly Player[]): ReadonlyMap<string, Heard> {
  const matches = new Map<string, { acked: Map<number, string[]>; views: Heard['views'][number][] }>();
  const of = (match: string) => {
    const heard = matches.get(match) ?? { acked: new Map<number, string[]>(), views: [] };
    matches.set(match, heard);
    return heard;
  };
  for (const { match, seat, had, view } of players.flatMap((player) => player.shown))
    of(match).views.push({ as: seat, had, view });
  for (const { match, seat, id } of players.flatMap((player) => player.acked)) {
    const { acked } = of(match);
    const ids = acked.get(seat) ?? [];
    ids.push(id);
    acked.set(seat, ids);
  }
  return matches;
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
