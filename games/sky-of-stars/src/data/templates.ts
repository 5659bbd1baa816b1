import { sound } from '@orrery/kernel';
import { canonicalDeck, decks } from './index.ts';
import type { Templates } from './kind.ts';
import { readTemplates } from './read-templates.ts';
import rawSeen from './second-seen.json' with { type: 'json' };
import rawSecond from './second-templates.json' with { type: 'json' };
import raw from './templates.json' with { type: 'json' };

/** How bots draw the words of the canonical deck. Apart from the rest: only bots need it. */
export const canonicalTemplates: Templates = sound(readTemplates(raw, canonicalDeck));

/** And those of all our decks. */
export const templates: Templates = {
  ...canonicalTemplates,
  ...sound(readTemplates(rawSecond, decks.second, 'second')),
};

/** How other people drew words: bots guess by these too, and never draw them. */
export const seenTemplates: Templates = sound(readTemplates(rawSeen, decks.second, 'seen'));
