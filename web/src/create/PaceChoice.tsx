import type { Game, Kind, Pace, Tempo } from '@orrery/kernel';
import { useSay } from '../words/speech.ts';
import { Choices } from './Choices.tsx';

interface PaceChoiceProps {
  /** null while it is loaded. */
  readonly game: Game<Kind> | null;
  readonly value: Pace;
  choose(pace: Pace): void;
}

/** As a server's tables are laid where nobody says otherwise. */
export const usualPace: Pace = { tempo: 'live', fixedWindows: false };

const offered: readonly Tempo[] = ['live', 'days', 'off'];

/** How time passes, where the game knows of time: a thing of the table and its host. */
export function PaceChoice({ game, value, choose }: PaceChoiceProps) {
  const say = useSay();
  if (game?.pacing === undefined) return null;
  return (
    <div className="create-privacy">
      <Choices
        title={say('create.tempo')}
        options={offered.map((tempo) => ({ value: tempo, text: say(`create.tempo.${tempo}`) }))}
        value={value.tempo}
        choose={(tempo) => choose({ ...value, tempo })}
      />
      {game.pacing.answering !== undefined && value.tempo !== 'off' && (
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
