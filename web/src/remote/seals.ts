import type { Drawer } from '@orrery/ui/drawer';
import type { TableInfo } from '@orrery/wire';

/** The seal of a match as this device first saw it; `early`: while the match was still being played. */
export interface Seal {
  readonly hash: string;
  readonly early: boolean;
}

/** A server could show another seal afterwards: what counts is the first one that this device was shown. */
export class Seals {
  private readonly drawer: Drawer;
  private readonly key: string;

  constructor(drawer: Drawer, table: string) {
    this.drawer = drawer;
    this.key = `orrery.seals.${table}`;
  }

  note({ matches, status }: Pick<TableInfo, 'matches' | 'status'>): void {
    const known = this.seen();
    const live = status === 'over' ? null : matches.at(-1)?.id;
    const now = matches.map(({ id, seal }) => [id, known[id] ?? { hash: seal, early: id === live }] as const);
    if (now.some(([id]) => known[id] === undefined)) this.drawer.write(this.key, Object.fromEntries(now));
  }
  of(match: string): Seal | null {
    return this.seen()[match] ?? null;
  }

  private seen(): Readonly<Record<string, Seal>> {
    return (this.drawer.read(this.key) ?? {}) as Record<string, Seal>;
  }
}
