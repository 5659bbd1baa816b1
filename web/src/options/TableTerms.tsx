import type { Kind, Pace } from '@orrery/kernel';
import { paceSentence, usePaceReader } from '../pace/pace-words.ts';
import { type GameKit, useKit } from '../play/kit.ts';
import { ChangedOptions, type OptionsOfTable } from './ChangedOptions.tsx';

interface Terms extends OptionsOfTable {
  /** Absent: nobody is hurried. */
  readonly pace?: Pace;
}

/** Where the rules have not been loaded yet. */
export function TableTermsOf({ table }: { readonly table: Terms & { readonly game: string } }) {
  const kit = useKit(table.game);
  return kit === null ? null : <TableTerms kit={kit} table={table} />;
}

/** How this table is played: its pace, and what is not as by default. */
export function TableTerms({ kit, table }: { readonly kit: GameKit<Kind>; readonly table: Terms }) {
  const reader = usePaceReader();
  return (
    <div className="terms">
      {table.pace !== undefined && (
        <p>
          {reader.say('create.pace')}: <b>{paceSentence(table.pace, kit.game, table.options, reader)}</b>
        </p>
      )}
      <ChangedOptions kit={kit} table={table} />
    </div>
  );
}
