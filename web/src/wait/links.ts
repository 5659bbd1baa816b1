import { readJson, Secret } from '@orrery/wire';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../remote/api.ts';

/** The address that lets a friend in. The secret stands after the #, so that it is sent to no server and kept in no log. */
export const tableUrl = (origin: string, table: string, link: string): string => `${origin}/t/${table}#${link}`;

/** The secret in an address; what a sentence has put behind it, such as a full stop, is not part of it. null: none is whole. */
export const linkIn = (hash: string): string | null => /^#([\w-]{22})/.exec(hash)?.[1] ?? null;

/** Whether an address of a table has lost its end, as happens to what is copied by hand. */
export const isCut = (table: string, hash: string): boolean =>
  readJson(Secret, JSON.stringify(table)) === null || (hash.length > 1 && linkIn(hash) === null);

interface Reach {
  /** Where friends can find this server; null: not known yet. */
  readonly origins: readonly string[] | null;
  readonly chosen: number;
}
const useReach = create<Reach>()(() => ({ origins: null, chosen: 0 }));

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** An address by which nobody else comes here. */
const isOwnMachine = (origin: string): boolean => ownMachine.test(new URL(origin).hostname);

export interface OwnOrigin {
  /** For links and pictures; null until it is known. */
  readonly origin: string | null;
  /** Nobody else can reach it. */
  readonly onlyHere: boolean;
  /** Several may do: a machine can be in several networks. */
  readonly others: readonly string[];
  readonly chosen: number;
  choose(at: number): void;
}

/** The part of a link before its path. A page opened at localhost asks the server where others find it. */
export function useOrigin(): OwnOrigin {
  const { origins, chosen } = useReach();
  useEffect(() => {
    if (origins === null) void findOrigins();
  }, [origins]);
  const origin = origins === null ? null : (origins[chosen] ?? location.origin);
  return {
    origin,
    onlyHere: origin !== null && isOwnMachine(origin),
    others: origins ?? [],
    chosen,
    choose: (at) => useReach.setState({ chosen: at }),
  };
}

async function findOrigins(): Promise<void> {
  const found = isOwnMachine(location.origin) ? await api.addresses() : null;
  useReach.setState({ origins: found?.ok ? found.value.addresses : [] });
}
