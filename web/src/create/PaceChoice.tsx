import type { Game, Kind } from '@orrery/kernel';
import { useSay } from '../words/speech.ts';
import { Choices } from './Choices.tsx';
import { type ChosenPace, dayChoices, paces } from './paces.ts';

interface PaceChoiceProps {
  /** null while it is loaded. */
  readonly game: Game<Kind> | null;
  readonly value: ChosenPace;
  choose(pace: ChosenPace): void;
}

/** How time passes, where the game knows of time: a thing of the table and its host. */
export function PaceChoice({ game, value, choose }: PaceChoiceProps) {
  const say = useSay();
  if (game?.pacing === undefined) return null;
  return (
    <div className="create-privacy">
      <Choices
        title={say('create.tempo')}
        options={paces.map((name) => ({ value: name, text: say(`create.pace.${name}`) }))}
        value={value.name}
        choose={(name) => choose({ ...value, name })}
      />
      {value.name === 'days' && (
        <Choices
          title={say('create.days')}
          options={dayChoices.map((days) => ({ value: days, text: say(`create.days.${days}`) }))}
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
