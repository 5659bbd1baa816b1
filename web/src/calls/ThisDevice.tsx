import type { Calls } from '@orrery/wire';
import { localeOf } from '@orrery/words';
import { useLang, useSay } from '../words/speech.ts';
import { thisBrowser, whyNoPush } from './push.ts';
import { useCallAct } from './useCallAct.ts';
import { callHere, callNotHere, dropDevice, useCalls } from './useCalls.ts';

/** This browser and others that are called; where it cannot be, why. */
export function ThisDevice({ calls }: { readonly calls: Calls }) {
  const say = useSay();
  const lang = useLang();
  const { act, said, busy } = useCallAct();
  const here = useCalls((state) => state.here);
  const why = whyNoPush(thisBrowser());
  const day = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' });
  return (
    <div className="calls-part">
      <h3>{say('calls.device')}</h3>
      {why !== null ? (
        <p>{say(`calls.no.${why}`)}</p>
      ) : (
        <>
          <p>{say(here === null ? 'calls.device.text' : 'calls.device.is')}</p>
          <button
            type="button"
            className="btn"
            aria-busy={busy}
            onClick={() =>
              void (here === null
                ? act(callHere(), say('calls.device.is'))
                : act(callNotHere(), say('calls.device.not')))
            }
          >
            {say(here === null ? 'calls.device.on' : 'calls.device.off')}
          </button>
        </>
      )}
      {calls.devices.length > 0 && (
        <ul className="calls-devices" aria-label={say('calls.devices')}>
          {calls.devices.map(({ id, service, since }) => (
            <li key={id}>
              <span>{say('calls.devices.one', { service, since: day.format(since) })}</span>
              <button
                type="button"
                className="btn plain"
                aria-label={say('calls.devices.drop.of', { service })}
                onClick={() => void act(dropDevice(id), say('calls.devices.dropped'))}
              >
                {say('calls.devices.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="calls-said">
        {said}
      </p>
    </div>
  );
}
