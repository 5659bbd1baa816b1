import { createSay } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CLAIM, isClaim, REACTIONS, reactionOf, reactions } from '../../src/reactions/kinds.ts';
import { ReactButton, ReactionList, ReactionsAfloat } from '../../src/reactions/Reactions.tsx';
import { uiCatalogue, WordsProvider } from '../../src/words/index.ts';

const said = (text: string, to: readonly number[] = []) => ({ to, text });

describe('a reaction', () => {
  test('is a line to all that is nothing but its sign', () => {
    for (const name of reactions) expect(reactionOf(said(REACTIONS[name]))).toBe(name);
    expect(reactionOf(said(`${REACTIONS.love} you`))).toBeNull();
    expect(reactionOf(said(REACTIONS.love, [1]))).toBeNull();
  });

  test('a claim is no reaction, and is made to all', () => {
    expect(isClaim(said(CLAIM))).toBe(true);
    expect(reactionOf(said(CLAIM))).toBeNull();
    expect(isClaim(said(CLAIM, [1]))).toBe(false);
    expect(isClaim(said(REACTIONS.wow))).toBe(false);
  });

  test.each(['en', 'it'] as const)('is chosen by name, and floats with who sent it (%s)', async (lang) => {
    const say = createSay(lang, [await uiCatalogue(lang)]);
    const seats = ['Ada', 'Eve'].map((name, seat) => ({
      seat,
      name,
      look: seat,
      kind: 'friend' as const,
      online: true,
    }));
    const shown = renderToStaticMarkup(
      <WordsProvider say={say} lang={lang}>
        <ReactButton react={null} />
        <ReactionList id="list" choose={() => undefined} />
        <ReactionsAfloat afloat={[{ id: 'x', from: 1, reaction: 'wow' }]} seats={seats} />
      </WordsProvider>,
    );
    for (const name of reactions) expect(shown).toContain(`aria-label="${say(`ui.react.${name}`)}"`);
    // Who may not speak may not react.
    expect(shown).toMatch(/aria-expanded="false"[^>]*disabled/);
    expect(shown).toMatch(/data-reaction="wow".*Eve/);
  });
});
