import type { Say } from '@orrery/words';

/** After the value that is played unless somebody says otherwise: one word for it, whatever the game. */
export function DefaultMark({ say }: { readonly say: Say }) {
  return <small> ({say('ui.options.default')})</small>;
}
