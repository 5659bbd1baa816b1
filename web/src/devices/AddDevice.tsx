import type { DeviceInfo, MadeDeviceLink } from '@orrery/wire';
import { localeOf } from '@orrery/words';
import { useEffect, useRef, useState } from 'react';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { CopyButton } from '../wait/CopyButton.tsx';
import { useOrigin } from '../wait/links.ts';
import { Qr } from '../wait/Qr.tsx';
import { useLang, useSay } from '../words/speech.ts';

interface AddDeviceProps {
  readonly known: readonly DeviceInfo[];
  /** Another device has come by the link. */
  added(device: DeviceInfo): void;
}

/** How often it is looked whether the other device has come. */
const lookEvery = 2500;

/** A link that makes one other device this person's, as a picture and as text, until somebody has used it. */
export function AddDevice({ known, added }: AddDeviceProps) {
  const say = useSay();
  const lang = useLang();
  const trouble = useTrouble();
  const { origin, onlyHere } = useOrigin();
  const [made, setMade] = useState<MadeDeviceLink | string | null>(null);
  const news = useRef({ known, added });
  news.current.added = added;
  useEffect(() => {
    let here = true;
    void api.makeDeviceLink().then((reply) => {
      if (here) setMade(reply.ok ? reply.value : reply.trouble.code);
    });
    const looking = setInterval(() => {
      void api.devices().then((reply) => {
        const before = news.current.known;
        const fresh = reply.ok
          ? reply.value.devices.find(({ id }) => !before.some((each) => each.id === id))
          : undefined;
        if (here && fresh !== undefined) news.current.added(fresh);
      });
    }, lookEvery);
    return () => {
      here = false;
      clearInterval(looking);
    };
  }, []);
  if (made === null || origin === null) return null;
  if (typeof made === 'string') return <p role="alert">{trouble(made)}</p>;
  const url = `${origin}/device#${made.secret}`;
  const time = new Intl.DateTimeFormat(localeOf(lang), { timeStyle: 'short' }).format(made.until);
  return (
    <div className="devices-sheet">
      <p>{say('devices.add.text')}</p>
      <Qr text={url} label={say('devices.add.qr')} />
      {onlyHere && <p>{say('devices.add.onlyHere')}</p>}
      <label className="devices-label">
        {say('devices.add.link')}
        <input className="field invite-link" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <div className="devices-acts">
        <CopyButton text={url} label={say('wait.copy')} />
      </div>
      <p>{say('devices.add.life', { time })}</p>
    </div>
  );
}
