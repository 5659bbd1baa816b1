import { cardOfMatch, cardSay, cardSeats, drawMatch } from '@orrery/card';
import type { Lang } from '@orrery/words';
import { editionFor } from '@orrery/words/room';
import type { ReviewedMatch } from './match.ts';

/** A match on one card, as other programs show it beside its link: 1200 by 630, with its own letters in it. null: it has none. */
export async function cardSvg({ kit, file, reader }: ReviewedMatch, lang: Lang): Promise<string | null> {
  const { room, words, game } = kit;
  const edition = await editionFor(room, game.rules);
  const [picture, catalogue, fonts] = await Promise.all([edition?.picture?.(), words.catalogue(lang), lettersAsData()]);
  const say = cardSay(lang, [catalogue]);
  const sitters = file.sitters ?? file.names.map((name) => ({ name, sigil: null, level: null }));
  const card = cardOfMatch({
    game: { id: room.id, title: room.title, plate: room.plate },
    ...{ seed: file.head.id, reader, picture: picture ?? null, seats: cardSeats(sitters, say) },
  });
  return card === null ? null : drawMatch(card, { lang, say, fonts });
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
