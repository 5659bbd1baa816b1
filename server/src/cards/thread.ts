import { parentPort, workerData } from 'node:worker_threads';
import { cardOfMatch, cardSay, cardSeats, drawMatch, drawUnfinished, drawWaiting, wornIn } from '@orrery/card';
import { type Kind, MatchReader, readMatchFile, stopOf } from '@orrery/kernel';
import type { Lang } from '@orrery/words';
import { editionFor, type Room } from '@orrery/words/room';
import type { CardAsked, CardDrawn } from './cards.ts';
import { rasterise } from './rasterise.ts';

// Draws cards and turns them into dots, away from the thread that answers people: folding a long match takes a second, and so does
// the first picture.

const { shelf } = (await import((workerData as { shelf: string }).shelf)) as { shelf: readonly Room[] };

parentPort!.on('message', async (asked: CardAsked) => {
  let drawn: CardDrawn;
  try {
    drawn = { no: asked.no, png: await rasterise(await svgOf(asked)) };
  } catch (error) {
    drawn = { no: asked.no, failed: String(error) };
  }
  parentPort!.postMessage(drawn, 'png' in drawn ? [drawn.png.buffer as ArrayBuffer] : []);
});

async function svgOf({ game, lang, file }: CardAsked): Promise<string> {
  const room = shelf.find(({ id }) => id === game);
  const facts = room === undefined ? null : { id: room.id, title: room.title, plate: room.plate };
  if (room === undefined || facts === null || file === null) return drawWaiting(facts, { lang, say: cardSay(lang) });
  return (await matchSvg(room, facts, lang, file)) ?? drawWaiting(null, { lang, say: cardSay(lang) });
}

/** null: nobody here can read it. */
async function matchSvg(
  room: Room,
  game: { readonly id: string; readonly title: string; readonly plate: number },
  lang: Lang,
  text: Uint8Array,
): Promise<string | null> {
  const file = readMatchFile(JSON.parse(new TextDecoder().decode(text)));
  const edition = file === null ? null : await editionFor(room, file.head.rules);
  if (file === null || edition === null) return null;
  const [{ game: rules }, picture] = await Promise.all([edition.rules(), edition.picture?.()]);
  // Only what a board is counted by is said in the game's own words.
  const say = cardSay(lang, picture === undefined ? [] : [await (await edition.words()).catalogue(lang)]);
  const reader = new MatchReader<Kind>(rules, file);
  const sitters = file.sitters ?? file.names.map((name) => ({ name, sigil: null, level: null }));
  const seats = cardSeats(sitters, say, wornIn(reader, picture ?? null));
  const card = cardOfMatch({ game, seed: file.head.id, reader, picture: picture ?? null, seats });
  if (card !== null) return drawMatch(card, { lang, say });
  return drawUnfinished(game, stopOf(file.comings ?? []), seats, { lang, say });
}
