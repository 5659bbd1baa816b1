export type Cell = string | number | boolean | null | Uint8Array | readonly string[];
export type Row = Readonly<Record<string, Cell>>;

/** A table that both kinds of stores have; rows come in the order of the key. */
export interface Kept {
  readonly name: string;
  readonly key: readonly string[];
  /** Besides the key. */
  readonly columns: readonly string[];
}

/** All that is moved. Rows of a table are read in the order of its key, and kept in that order. */
export const keptTables: readonly Kept[] = [
  { name: 'person', key: ['id'], columns: ['name', 'sigil', 'named'] },
  { name: 'game_table', key: ['id'], columns: ['version', 'code', 'status', 'listed', 'touched', 'body'] },
  { name: 'belongs', key: ['person', 'game_table'], columns: ['touched', 'sits'] },
  { name: 'data_set', key: ['hash'], columns: ['body'] },
  { name: 'data_use', key: ['game_table', 'game_match', 'hash'], columns: [] },
  { name: 'game_match', key: ['id'], columns: ['game_table', 'head', 'key'] },
  { name: 'luck', key: ['game_match'], columns: ['stage', 'body'] },
  { name: 'entry', key: ['game_match', 'seq'], columns: ['seat', 'play', 'body'] },
  { name: 'archive', key: ['game_match'], columns: ['last', 'body'] },
  { name: 'turn', key: ['game_match'], columns: ['body'] },
  { name: 'memo', key: ['game_match'], columns: ['body'] },
  { name: 'due', key: ['game_match'], columns: ['at'] },
  { name: 'review', key: ['game_match'], columns: ['game_table', 'link', 'veiled'] },
  { name: 'veil', key: ['game_match', 'person'], columns: [] },
  { name: 'result', key: ['game_match'], columns: ['at', 'body'] },
  { name: 'result_seat', key: ['game_match', 'seat'], columns: ['person', 'at'] },
  { name: 'rating', key: ['person', 'game', 'no'], columns: ['game_match', 'at', 'mu', 'sigma'] },
  { name: 'talk', key: ['no'], columns: ['game_table', 'speaker', 'id', 'readers', 'body'] },
  { name: 'muted', key: ['person', 'other'], columns: ['at'] },
  { name: 'device', key: ['person', 'id'], columns: ['browser', 'system', 'since', 'seen'] },
  { name: 'device_link', key: ['hash'], columns: ['person', 'until'] },
  { name: 'recovery', key: ['person'], columns: ['hash', 'made'] },
  { name: 'vacation', key: ['person'], columns: ['version', 'body'] },
  { name: 'tournament', key: ['id'], columns: ['host', 'key', 'status', 'events', 'touched'] },
  { name: 'tournament_event', key: ['tournament', 'seq'], columns: ['body'] },
  { name: 'entrant', key: ['tournament', 'no'], columns: ['person'] },
  { name: 'league', key: ['id'], columns: ['version', 'host', 'body'] },
  { name: 'report', key: ['id'], columns: ['at', 'reporter', 'body'] },
  { name: 'standing', key: ['mark'], columns: ['epoch', 'banned', 'silenced', 'changed'] },
  { name: 'banned_network', key: ['network'], columns: ['until'] },
  {
    name: 'job',
    key: ['key'],
    columns: ['kind', 'shard', 'person', 'game_table', 'body', 'due', 'ready', 'claim', 'tries'],
  },
  { name: 'push_key', key: ['one'], columns: ['public_key', 'private_key'] },
  { name: 'called_device', key: ['endpoint'], columns: ['person', 'since', 'body'] },
  { name: 'call_wishes', key: ['person'], columns: ['body'] },
  { name: 'uncalled', key: ['person', 'game_table'], columns: ['at'] },
  { name: 'call', key: ['game_match', 'person'], columns: ['game_table', 'question', 'stage'] },
];

/** What is not: caches, what a store writes about itself, what it empties when it is opened, what is moved otherwise (uptime, keys). */
export const leftOut: readonly string[] = ['snapshot', 'pulse', 'recent', 'uptime', 'house_key', 'orrery_schema'];

/** The keys that go with the data: without them a server knows nobody. */
export const keyNames = ['session-key', 'admin-token'] as const;

export const columnsOf = ({ key, columns }: Kept): readonly string[] => [...key, ...columns];
