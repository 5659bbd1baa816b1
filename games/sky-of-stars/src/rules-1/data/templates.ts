import { sound } from './flaw.ts';
import { canonicalDeck } from './index.ts';
import type { Templates } from './kind.ts';
import { readTemplates } from './read-templates.ts';
import raw from './templates.json' with { type: 'json' };

/** How bots draw the words of the canonical deck. Apart from the rest: only bots need it. */
export const templates: Templates = sound(readTemplates(raw, canonicalDeck));
