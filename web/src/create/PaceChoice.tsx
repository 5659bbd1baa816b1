import type { Game, Kind } from '@orrery/kernel';
import { durationWords } from '../pace/duration.ts';
import { paceSentence, usePaceReader } from '../pace/pace-words.ts';
import { type ChosenPace, dayChoices, paceFrom, presets } from '../pace/presets.ts';
import { Choices } from './Choices.tsx';

interface PaceChoiceProps {
  /** null while it is loaded. */
  readonly game: Game<Kind> | null;
  /** Those of the game, as they are chosen now. */
  readonly options: object;
  readonly seats: number;
  readonly value: ChosenPace;
  choose(pace: ChosenPace): void;
}

/** How time passes, where the game knows of time: a thing of the table and its host. */
export function PaceChoice({ game, options, seats, value, choose }: PaceChoiceProps) {
  const reader = usePaceReader();
  const { say, lang } = reader;
  const read = game?.readOptions(options, seats);
  if (game?.pacing === undefined || !read?.ok) return null;
  const sentence = (name: ChosenPace['name']) => paceSentence(paceFrom({ ...value, name }), game, read.value, reader);
  return (
    <div className="create-privacy">
      <Choices
        title={say('create.pace')}
        options={presets.map((name) => ({ value: name, text: sentence(name) }))}
        value={value.name}
        choose={(name) => choose({ ...value, name })}
      />
      {value.name === 'days' && (
        <Choices
          title={say('create.days')}
          options={dayChoices.map((days) => ({ value: days, text: durationWords(days * 86_400_000, lang) }))}
          value={value.days}
          choose={(days) => choose({ ...value, days })}
        />
      )}
      {game.pacing.answering !== undefined && value.name !== 'off' && (
        <Choices
          title={say('create.windows')}
          options={[
            { value: false, text: say('create.windows.open') },
            { value: true, text: say('create.windows.fixed') },
          ]}
          value={value.fixedWindows}
          choose={(fixedWindows) => choose({ ...value, fixedWindows })}
        />
      )}
    </div>
  );
}
