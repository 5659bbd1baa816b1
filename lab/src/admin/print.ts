import type { DeskBans, DeskPerson, DeskTable, DeskTableWhole, Order, Report } from '@orrery/server';
import { ago, until } from './times.ts';

/** What an order has brought, for a person to read; whatever people wrote moves no cursor of a terminal. */
export function inWords(order: Order, value: unknown, now: number): string {
  return words(order, value, now).replace(/[^\P{C}\n]/gu, '?');
}

function words(order: Order, value: unknown, now: number): string {
  switch (order.do) {
    case 'tables':
      return tables(value as readonly DeskTable[], now);
    case 'table':
      return table(value as DeskTableWhole, now);
    case 'people':
      return people(value as readonly DeskPerson[]);
    case 'reports':
      return reports(value as readonly Report[], now);
    case 'bans':
      return bans(value as DeskBans);
    case 'end':
      return `${id(value)} is over`;
    case 'delete':
      return `${id(value)} is deleted`;
    case 'report-done':
      return `${id(value)} is done with`;
    case 'silence':
      return `${who(value)} is silent ${until(order.until)}`;
    case 'unsilence':
      return `${who(value)} may talk again`;
    case 'ban':
      return `${who(value)} is banned ${until(order.until)}`;
    case 'unban':
      return `${who(value)} may come in again`;
    case 'announce':
      return order.text === null ? 'nothing is announced any more' : 'announced on every open page';
  }
}

const id = (value: unknown): string => (value as { id: string }).id;

function who(value: unknown): string {
  const { id, name, network } = value as { id?: string; name?: string | null; network?: string };
  return network ?? (name == null ? `${id}` : `${name} (${id})`);
}

function tables(list: readonly DeskTable[], now: number): string {
  const rows = list.map((each) => [
    each.id,
    each.game,
    each.status,
    ago(each.touched, now),
    [...each.people.map((name) => name ?? '(no name)'), ...bots(each.bots)].join(', '),
  ]);
  return columns(['table', 'game', 'status', 'changed', 'people'], rows, 'no tables');
}

function bots(count: number): string[] {
  return count === 0 ? [] : [count === 1 ? 'a bot' : `${count} bots`];
}

function table(each: DeskTableWhole, now: number): string {
  const seats = each.seats.map(({ kind, person, name, bot }, at) =>
    [`  seat ${at}`, kind, name ?? (bot === null ? '-' : `bot, ${bot}`), person ?? ''].join('  ').trimEnd(),
  );
  const matches = each.matches.map(
    ({ id, places }) => `  ${id}  ${places === null ? 'no result' : `places ${places.join(' ')}`}`,
  );
  return [
    `${each.id}  ${each.game}  ${each.status}${each.name === null ? '' : `  "${each.name}"`}`,
    `laid ${ago(each.laid, now)} ago, changed ${ago(each.touched, now)} ago, ${each.listed ? 'listed' : 'not listed'}, host ${each.host ?? 'gone'}`,
    ...seats,
    ...(matches.length === 0 ? [] : ['matches', ...matches]),
  ].join('\n');
}

function people(list: readonly DeskPerson[]): string {
  const rows = list.map(({ id, name, tables, connected, from, banned, silenced }) => [
    id,
    name ?? '(no name)',
    `${tables}`,
    connected ? from.join(' ') : '-',
    [
      ...(banned ? [`banned ${until(banned.until)}`] : []),
      ...(silenced ? [`silent ${until(silenced.until)}`] : []),
    ].join(', '),
  ]);
  return columns(['person', 'name', 'tables', 'connected from', 'standing'], rows, 'nobody');
}

function reports(list: readonly Report[], now: number): string {
  if (list.length === 0) return 'no reports';
  return list
    .map((report) => {
      const name = (person: string | null, of: string) =>
        of === '' ? 'somebody deleted' : `${person ?? '(no name)'} (${of})`;
      return [
        `${report.id}  ${ago(report.at, now)} ago  ${report.reason}`,
        `  ${name(report.byName, report.by)} about ${name(report.aboutName, report.about)} at table ${report.table}`,
        ...(report.text === null ? [] : [`  says: ${report.text}`]),
        ...report.said.map(({ name, text, accused }) => `  ${accused ? '>' : ' '} ${name ?? '(no name)'}: ${text}`),
      ].join('\n');
    })
    .join('\n');
}

function bans({ networks }: DeskBans): string {
  const rows = networks.map(({ network, until: at }) => [network, until(at)]);
  return columns(['network', ''], rows, 'no network is banned; banned people are told by: orrery admin people');
}

function columns(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return none;
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]!.length)));
  return [heads, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
