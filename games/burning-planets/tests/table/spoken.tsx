import { Dice, judge, type Observer } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import type { Lang, Say } from '@orrery/words';
import { htmlOf, seatsOf, strictWords } from '../../../../ui/tests/strict-table.tsx';
import { game } from '../../src/rules/index.ts';
import type { BurningPlanets } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import type { PanelProps } from '../../src/table/panel.ts';
import { words } from '../../src/words/index.ts';

export { htmlOf as html, seatsOf };

export function strictly(): Promise<Record<Lang, Say>> {
  return strictWords(words);
}

/** As people read it: without tags and what is only for the eye. */
export function text(markup: string): string {
  return markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
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
