import { DefaultMark, Option, type OptionsProps, parsed, withOption } from '@orrery/ui';
import { type ChangeEvent, useState } from 'react';
import { type Deck, type DeckName, offeredDecks, readDeck } from '../../data/index.ts';
import { DEFAULTS } from '../../rules/options.ts';
import { flawText } from './flaw.ts';

interface Typed {
  readonly name: string;
  readonly words: readonly { readonly it: string; readonly en: string }[];
}

const blank = (): Typed => ({ name: '', words: Array.from({ length: 5 }, () => ({ it: '', en: '' })) });

/** Spaces around a word are nobody's intention. */
const tidy = (cards: readonly Typed[]) => ({
  id: 'own',
  cards: cards.map(({ name, words }, i) => ({
    name: name.trim() || String(i + 1),
    words: words.map(({ it, en }) => ({ it: it.trim(), en: en.trim() })),
  })),
});

/** One of our decks, or words of the host's own in both languages: typed in here or from a file, checked before they are used. */
export function OwnWords({ value, say, change }: OptionsProps) {
  const used = typeof value.cards === 'object' ? (value.cards as Deck) : undefined;
  const ours = value.cards ?? DEFAULTS.cards;
  // A deal that is no longer offered stays chosen where it was.
  const offered = used !== undefined || offeredDecks.includes(ours as DeckName);
  const [cards, setCards] = useState<readonly Typed[]>(() => used?.cards ?? [blank(), blank(), blank()]);
  const [typing, setTyping] = useState(used !== undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const use = (raw: unknown): void => {
    const read = readDeck(raw);
    setProblem(read.ok ? null : flawText(say, read));
    if (!read.ok) return;
    setCards(read.value.cards);
    change({ ...value, cards: read.value });
  };
  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file !== undefined) use(parsed(await file.text()));
  };
  const play = (deck: string): void => {
    setTyping(false);
    setProblem(null);
    change(withOption(value, 'cards', deck, DEFAULTS.cards));
  };
  const write = (card: number, next: Typed): void => setCards(cards.map((one, i) => (i === card ? next : one)));
  return (
    <Option title={say('option.cards')} why={say('option.cards.why')} className="sk-own">
      <div className="option-values">
        {(offered ? offeredDecks : [...offeredDecks, ours as DeckName]).map((deck) => (
          <label key={deck}>
            <input type="radio" name="sk-words" checked={!typing && deck === ours} onChange={() => play(deck)} />
            <span>
              {say(`option.cards.${deck}`)}
              {deck === DEFAULTS.cards && <DefaultMark say={say} />}
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name="sk-words" checked={typing} onChange={() => setTyping(true)} />
          <span>{say('option.cards.own')}</span>
        </label>
        {typing && (
          <label className="option-file">
            <span>{say('option.cards.load')}</span>
            <input type="file" accept="application/json,.json" onChange={load} />
          </label>
        )}
      </div>
      {typing && (
        <>
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the list
            <OwnCard key={i} no={i + 1} card={card} say={say} write={(next) => write(i, next)} />
          ))}
          <div className="sk-own-acts">
            <button type="button" className="btn" onClick={() => setCards([...cards, blank()])}>
              {say('option.cards.add')}
            </button>
            {cards.length > 3 && (
              <button type="button" className="btn" onClick={() => setCards(cards.slice(0, -1))}>
                {say('option.cards.remove', { card: cards.length })}
              </button>
            )}
            <button type="button" className="btn gold" onClick={() => use(tidy(cards))}>
              {say('option.cards.use')}
            </button>
          </div>
        </>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {used !== undefined && problem === null && (
        <p role="status">{say('option.cards.used', { cards: used.cards.length })}</p>
      )}
    </Option>
  );
}

interface OwnCardProps {
  readonly no: number;
  readonly card: Typed;
  readonly say: OptionsProps['say'];
  write(card: Typed): void;
}

function OwnCard({ no, card, say, write }: OwnCardProps) {
  const set = (word: number, lang: 'it' | 'en', text: string): void =>
    write({ ...card, words: card.words.map((one, i) => (i === word ? { ...one, [lang]: text } : one)) });
  return (
    <div className="sk-own-card">
      <input
        className="field"
        aria-label={say('option.cards.name', { card: no })}
        placeholder={say('option.cards.list', { card: no })}
        maxLength={40}
        value={card.name}
        onChange={({ target }) => write({ ...card, name: target.value })}
      />
      {card.words.map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its number on the card
        <div key={i} className="sk-own-word">
          <b>{i + 1}</b>
          {(['it', 'en'] as const).map((lang) => (
            <input
              key={lang}
              className="field"
              lang={lang}
              aria-label={say(`option.cards.${lang}`, { card: no, word: i + 1 })}
              placeholder={say(lang === 'it' ? 'option.cards.inItalian' : 'option.cards.inEnglish')}
              maxLength={40}
              value={word[lang]}
              onChange={({ target }) => set(i, lang, target.value)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
