import { type CardChances, cardOfMatch, cardSay, cardSeats, drawMatch, wornIn } from '@orrery/card';
import { sidesAt } from '@orrery/kernel';
import type { Lang } from '@orrery/words';
import { editionFor } from '@orrery/words/room';
import { optionsOf, type ReviewedMatch } from './match.ts';
import { roundsOf } from './told.ts';
import { keptVerdict } from './verdict/kept.ts';
import { bandOrder } from './verdict/marks.ts';
import type { Progress } from './verdict/progress.ts';
import { foundSoFar } from './verdict/working.ts';

/** A match on one card, as other programs show it beside its link: 1200 by 630, with its own letters in it. null: it has none. */
export async function cardSvg(match: ReviewedMatch, lang: Lang): Promise<string | null> {
  const { kit, file, reader } = match;
  const { room, words, game } = kit;
  const edition = await editionFor(room, game.rules);
  const [picture, catalogue, fonts, kept] = await Promise.all([
    edition?.picture?.(),
    words.catalogue(lang),
    lettersAsData(),
    keptVerdict(file),
  ]);
  const say = cardSay(lang, [catalogue]);
  const sitters = file.sitters ?? file.names.map((name) => ({ name, sigil: null, level: null }));
  const card = cardOfMatch({
    game: { id: room.id, title: room.title, plate: room.plate },
    ...{ seed: file.head.id, reader, picture: picture ?? null },
    seats: cardSeats(sitters, say, wornIn(reader, picture ?? null)),
    chances: chancesOf(match, kept ?? foundSoFar(file)),
  });
  return card === null ? null : drawMatch(card, { lang, say, fonts });
}

/** What this device has found of a match, as its card draws it: the winner's band at the bottom. null: not all of it is known. */
export function chancesOf(match: ReviewedMatch, found?: Pick<Progress, 'open' | 'turns'>): CardChances | null {
  const { kit, file, reader } = match;
  const { open = [], turns = null } = found ?? {};
  if (turns === null || open.length < reader.moments.length) return null;
  const sides = sidesAt(kit.game, optionsOf(match), file.head.seats);
  return { open, turns, order: bandOrder(sides, null, reader.result?.places), rounds: roundsOf(kit, reader) };
}

/** A picture of its own finds nothing by an address: the faces of this page, each with its file inside. */
async function lettersAsData(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const whole = await Promise.all(
    faces.map(async ({ cssText, parentStyleSheet }) => {
      const found = /url\("?([^")]+)"?\)/.exec(cssText);
      if (found?.[1] === undefined) return cssText;
      const address = new URL(found[1], parentStyleSheet?.href ?? location.href);
      const blob = await (await fetch(address)).blob();
      return cssText.replace(found[0], `url("${await dataUrl(blob)}")`);
    }),
  );
  return whole.join('');
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
