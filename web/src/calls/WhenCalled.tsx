import { type Calls, gatherings, type QuietHours } from '@orrery/wire';
import { useId } from 'react';
import { useSay } from '../words/speech.ts';
import { minutesOf, timeOf } from './minutes.ts';
import { useCallAct } from './useCallAct.ts';
import { changeCalls } from './useCalls.ts';

const night = { from: 22 * 60, to: 8 * 60 };

/** How often, and when not. */
export function WhenCalled({ calls }: { readonly calls: Calls }) {
  const say = useSay();
  const id = useId();
  const { act, said } = useCallAct();
  const { quiet, gather } = calls;
  const change = (what: Parameters<typeof changeCalls>[0]) => void act(changeCalls(what), say('settings.saved'));
  const keepQuiet = (hours: Omit<QuietHours, 'zone'>) =>
    change({ quiet: { ...hours, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
  return (
    <div className="calls-part">
      <h3>{say('calls.when')}</h3>
      <label htmlFor={`${id}-gather`}>{say('calls.gather')}</label>
      <select
        id={`${id}-gather`}
        className="field"
        value={gather}
        onChange={(event) => change({ gather: gatherings.find((each) => String(each) === event.target.value) ?? 10 })}
      >
        {gatherings.map((minutes) => (
          <option key={minutes} value={minutes}>
            {say(`calls.gather.${minutes}`)}
          </option>
        ))}
      </select>
      <label className="toggle">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => (event.target.checked ? keepQuiet(night) : change({ quiet: null }))}
        />
        <span>{say('calls.quiet')}</span>
      </label>
      {quiet !== null && (
        <div className="calls-hours">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {say(`calls.quiet.${end}`)}
              <input
                type="time"
                className="field"
                value={timeOf(quiet[end])}
                onChange={(event) => {
                  const minutes = minutesOf(event.target.value);
                  if (minutes !== null) keepQuiet({ from: quiet.from, to: quiet.to, [end]: minutes });
                }}
              />
            </label>
          ))}
        </div>
      )}
      <p role="status" className="calls-said">
        {said}
      </p>
    </div>
  );
}
