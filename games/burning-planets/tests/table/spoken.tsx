import { Dice, judge, type Lang, langs, type Observer, type Say } from '@orrery/kernel';
import { Announcer, type SeatInfo, type Turn, uiCatalogue, WordsProvider } from '@orrery/ui';
import { createSay } from '@orrery/words';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { game } from '../../src/rules/index.ts';
import type { BurningPlanets } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import type { PanelProps } from '../../src/table/panel.ts';
import { words } from '../../src/words/index.ts';

/** Speaks, but not a word that is in no catalogue, nor a sentence with a hole in it. */
export async function strictly(): Promise<Record<Lang, Say>> {
  const says = {} as Record<Lang, Say>;
  for (const lang of langs) {
    const catalogues = await Promise.all([uiCatalogue(lang), words.catalogue(lang)]);
    const known = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
    const say = createSay(lang, catalogues);
    says[lang] = (id, values) => {
      if (!known.has(id)) throw new Error(`no message ${id}`);
      const text = say(id, values);
      if (/[{}]|undefined|NaN/.test(text)) throw new Error(`${id} reads "${text}"`);
      return text;
    };
  }
  return says;
}

export function html(say: Say, lang: Lang, node: ReactNode): string {
  return renderToStaticMarkup(
    <WordsProvider say={say} lang={lang}>
      <Announcer>{node}</Announcer>
    </WordsProvider>,
  );
}

/** As people read it: without tags and what is only for the eye. */
export function text(markup: string): string {
  return markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

export function seatsOf(n: number, as: Observer): SeatInfo[] {
  return Array.from({ length: n }, (_, seat) => ({
    ...{ seat, name: ['Ada', 'Livia', 'Bruno', 'Chiara', 'Dario', 'Elsa'][seat] ?? '?', look: seat },
    ...{ kind: seat === as ? 'me' : 'friend', online: true },
  }));
}

/** A seat's decision, worked out as the web app does. */
function turnOf(s: State, as: Observer): Turn<BurningPlanets> | null {
  if (as === 'table' || !game.actors(s).includes(as)) return null;
  const imagined = game.imagine(game.view(s, as), as, new Dice(0));
  return {
    moves: [],
    refusal: (move) => {
      const judged = judge(game, imagined, as, move);
      return judged.ok ? null : judged.refusal;
    },
    play: async () => ({ ok: true, no: 0 }),
  };
}

/** What a panel is given for an observer of a position. */
export function panelOf(s: State, as: Observer, say: Say): PanelProps {
  return {
    ...{ view: game.view(s, as), as, say, seats: seatsOf(s.n, as), turn: turnOf(s, as) },
    explain: () => {},
  };
}
