import type { Table } from '../tables/table.ts';

/** A table as its server's owner sees it: who plays what, and no hand, link or key. */
export interface DeskTable {
  readonly id: string;
  readonly game: string;
  readonly name: string | null;
  readonly status: Table['status'];
  readonly people: readonly (string | null)[];
  readonly bots: number;
  readonly laid: number;
  readonly touched: number;
}

export interface DeskTableWhole extends DeskTable {
  readonly host: string | null;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly talk: boolean;
  readonly code: string | null;
  readonly seats: readonly {
    readonly kind: string;
    readonly person: string | null;
    readonly name: string | null;
    readonly bot: string | null;
  }[];
  readonly matches: readonly { readonly id: string; readonly places: readonly number[] | null }[];
}

type Names = ReadonlyMap<string, { readonly name: string }>;

export function tableLine(table: Table, names: Names): DeskTable {
  const { id, game, name, status, laid, touched, seats } = table;
  const holders = [...new Set(seats.map(({ holder }) => holder).filter((holder) => holder !== null))];
  return {
    ...{ id, game, name, status, laid, touched },
    people: holders.map((holder) => names.get(holder)?.name ?? null),
    bots: seats.filter(({ holder, level }) => holder === null && level !== null).length,
  };
}

export function tableWhole(table: Table, names: Names): DeskTableWhole {
  const { host, listed, spectators, talk, code } = table;
  return {
    ...tableLine(table, names),
    ...{ host, listed, spectators, talk, code },
    seats: table.seats.map(({ kind, holder, name, level }) => ({
      kind,
      person: holder,
      name: name ?? names.get(holder ?? '')?.name ?? null,
      bot: holder === null ? level : null,
    })),
    matches: table.matches.map(({ id, places }) => ({ id, places })),
  };
}
