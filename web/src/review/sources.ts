import { type MatchFile, readMatchFile } from '@orrery/kernel';
import { comingsIn, fileOf } from '../local/file.ts';
import { comingFacts, localTables, seatFact } from '../local/tables.ts';
import { loadKit } from '../play/kit.ts';
import { api } from '../remote/api.ts';
import { type Opened, openMatch } from './match.ts';
import { seatsOfFile } from './seats.ts';

/** No match is longer than so many bytes. */
const longest = 32 * 1024 * 1024;

/** What somebody has picked, dropped, shared or opened with the app. */
export async function openFile(blob: Blob): Promise<Opened> {
  if (blob.size > longest) return { ok: false, code: 'TOO_LARGE' };
  const file = readText(await blob.text());
  if (file === null) return { ok: false, code: 'NOT_A_MATCH' };
  return openMatch(file, { seats: seatsOfFile(file), own: [], link: null });
}

/** A match of a server, by its link. */
export async function openLink(link: string): Promise<Opened> {
  const [found, own] = await Promise.all([api.review(link), api.ownReview(link)]);
  if (!found.ok) return { ok: false, code: found.trouble.code };
  const mine = own.ok ? own.value.seats : [];
  return openMatch(found.value, { seats: seatsOfFile(found.value, mine), own: mine, link });
}

/** A match of a table of this device; without `match` its last. */
export async function openHere(id: string, match: string | null): Promise<Opened> {
  const drawers = await localTables();
  const table = await drawers.get(id);
  const played = match === null ? table?.matches.at(-1) : table?.matches.find((one) => one.id === match);
  if (table === undefined || played === undefined) return { ok: false, code: 'NOT_HERE' };
  const entries = await drawers.entries.from(played.id, 0);
  const kit = await loadKit(table.game, table.rules);
  if (kit === null || kit.game.rules !== table.rules) return { ok: false, code: 'OLD_RULES' };
  const file = fileOf({ game: kit.game, table, match: played, entries });
  const own = [...table.seats.keys()].filter((seat) => table.seats[seat]!.kind === 'me');
  const opened = await openMatch(file, { seats: table.seats.map(seatFact), own, link: null });
  if (!opened.ok) return opened;
  // While it is played nobody looks into other hands, nor back through open eyes: not at one device either.
  if (opened.match.reader.result === null) return { ok: false, code: 'NOT_OVER' };
  return { ok: true, match: { ...opened.match, comings: comingFacts(table, comingsIn(table, played)) } };
}

function readText(text: string): MatchFile | null {
  try {
    return readMatchFile(JSON.parse(text));
  } catch {
    return null;
  }
}
