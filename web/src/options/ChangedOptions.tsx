import { changedOptions, type Kind, optionKinds, type Series } from '@orrery/kernel';
import { sayOptionName, sayOptionValue } from '@orrery/ui';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import './options.css';

export interface OptionsOfTable {
  readonly options: object;
  readonly seats: readonly unknown[];
  /** null, or absent: one game. */
  readonly series?: Series | null;
}

const titles = { common: 'options.changed', reading: 'ui.options.readings' } as const;

/** Where the rules have not been loaded yet. */
export function ChangedOptionsOf({ table }: { readonly table: OptionsOfTable & { readonly game: string } }) {
  const kit = useKit(table.game);
  return kit === null ? null : <ChangedOptions kit={kit} table={table} />;
}

/**
 * What this table plays otherwise than by default, and which other readings of the rulebook; nothing where nothing is. What each
 * seat chooses for itself is said beside the seats.
 */
export function ChangedOptions({ kit, table }: { readonly kit: GameKit<Kind>; readonly table: OptionsOfTable }) {
  const { say } = useGameSay(kit);
  const changed = changedOptions(kit.game, table.options, table.seats.length).filter(
    ({ name }) => name !== kit.game.seatOption?.name,
  );
  const series = table.series?.bestOf === 3 ? table.series : null;
  return optionKinds
    .map((kind) => ({ kind, options: changed.filter((option) => option.kind === kind) }))
    .filter(({ kind, options }) => options.length > 0 || (kind === 'common' && series !== null))
    .map(({ kind, options }) => (
      <div key={kind} className="changed">
        <h2>{say(titles[kind])}</h2>
        <ul>
          {kind === 'common' && series !== null && (
            <li>
              {say('create.series')}: <b>{say('create.series.best')}</b>
            </li>
          )}
          {kind === 'common' && series?.swap === true && (
            <li>
              {say('create.swap')}: <b>{say('create.swap.yes')}</b>
            </li>
          )}
          {options.map(({ name, value }) => (
            <li key={name}>
              {sayOptionName(name, say)}: <b>{sayOptionValue(name, value, say)}</b>
            </li>
          ))}
        </ul>
      </div>
    ));
}
