import type { Say } from '@orrery/words';
import { useId } from 'react';
import { DefaultMark } from './DefaultMark.tsx';
import './presets.css';

interface PresetsProps<Preset extends string> {
  /** What the ids of their words begin with: `<words>`, `<words>.<preset>` and `<words>.<preset>.why`. */
  readonly words: string;
  readonly presets: readonly Preset[];
  readonly chosen: Preset;
  readonly usual: Preset;
  readonly say: Say;
  choose(preset: Preset): void;
}

/** Ways to play that a new table chooses from before anything else, each with a sentence. */
export function Presets<Preset extends string>({ words, presets, chosen, usual, say, choose }: PresetsProps<Preset>) {
  const name = useId();
  return (
    <fieldset className="option option-presets">
      <legend>{say(words)}</legend>
      {presets.map((preset) => (
        <label key={preset}>
          <input type="radio" name={name} checked={chosen === preset} onChange={() => choose(preset)} />
          <span>
            <b>
              {say(`${words}.${preset}`)}
              {preset === usual && <DefaultMark say={say} />}
            </b>
            <small>{say(`${words}.${preset}.why`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
