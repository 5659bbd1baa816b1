import type { Health, OpenCard } from '@orrery/wire';
import { useCallback, useEffect, useState } from 'react';
import { heardNotice } from '../announced/announced.ts';
import { localTables } from '../local/tables.ts';
import { glanceAt } from '../play/glance.ts';
import { api } from '../remote/api.ts';
import { type Card, inOrder, localCard, serverCard } from './cards.ts';

/** `until`: milliseconds since 1970; null: for ever. */
export interface Ban {
  readonly until: number | null;
}

export interface HomeTables {
  readonly mine: readonly Card[];
  /** null: the server is out of reach. */
  readonly open: readonly OpenCard[] | null;
  readonly health: Health | null;
  /** Why the server does not let this person in; null: it does, or is out of reach. */
  readonly ban: Ban | null;
  /** False until the first answer, so that nothing is said too early. */
  readonly asked: boolean;
  refresh(): void;
}

const everyMs = 10_000;
const nothing = { mine: [], open: null, health: null, ban: null, asked: false } as const;

/** Your tables and the open ones, asked for again while the page is looked at. */
export function useTables(): HomeTables {
  const [state, setState] = useState<Omit<HomeTables, 'refresh'>>(nothing);
  const refresh = useCallback(() => {
    void here().then((mine) => setState((old) => ({ ...old, mine: merge(old.mine, mine, true) })));
    void there().then(({ mine, ...rest }) =>
      setState((old) => ({ ...rest, asked: true, mine: merge(old.mine, mine, false) })),
    );
  }, []);
  useEffect(() => {
    refresh();
    const look = () => document.hidden || refresh();
    const clock = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  return { ...state, refresh };
}

const merge = (old: readonly Card[], fresh: readonly Card[], local: boolean): readonly Card[] =>
  inOrder([...old.filter((card) => card.local !== local), ...fresh]);

async function here(): Promise<Card[]> {
  const drawers = await localTables();
  return (await drawers.all()).map(localCard);
}

async function there(): Promise<Pick<HomeTables, 'open' | 'health' | 'ban'> & { mine: readonly Card[] }> {
  const [tables, health] = await Promise.all([api.tables(), api.health()]);
  if (!tables.ok) {
    const { code, until = null } = tables.trouble;
    return { mine: [], open: null, health: null, ban: code === 'BANNED' ? { until } : null };
  }
  const { mine, open, notice = null } = tables.value;
  heardNotice(notice, null);
  const cards = await Promise.all(mine.map(async (table) => serverCard(table, await glanceAt(table.id))));
  return { mine: cards, open, health: health.ok ? health.value : null, ban: null };
}
