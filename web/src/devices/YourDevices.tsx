import { Sheet } from '@orrery/ui';
import type { DeviceInfo, DeviceList } from '@orrery/wire';
import { localeOf } from '@orrery/words';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useLang, useSay } from '../words/speech.ts';
import { AddDevice } from './AddDevice.tsx';
import { MakeWords } from './MakeWords.tsx';
import { useDeviceName } from './useDeviceName.ts';
import './devices.css';

/** The devices that are known as this person; another one can be added, and each other one ended. */
export function YourDevices() {
  const say = useSay();
  const trouble = useTrouble();
  const nameOf = useDeviceName();
  const [list, setList] = useState<DeviceList | null>(null);
  const [open, setOpen] = useState<'add' | 'words' | DeviceInfo | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const close = () => setOpen(null);
  const read = useCallback(async () => {
    const reply = await api.devices();
    if (reply.ok) setList(reply.value);
  }, []);
  useEffect(() => {
    void read();
  }, [read]);
  if (list === null) return null;
  const ending = open !== null && typeof open === 'object' ? open : null;
  const end = async ({ id }: DeviceInfo) => {
    close();
    const reply = await api.endDevice(id);
    setSaid(reply.ok ? say('devices.ended') : trouble(reply.trouble.code));
    await read();
  };
  return (
    <section aria-labelledby="devices" className="devices">
      <h2 id="devices">{say('devices.title')}</h2>
      <p>{say('devices.text')}</p>
      <ul className="devices-list">
        {list.devices.map((device) => (
          <DeviceRow key={device.id} device={device} end={() => setOpen(device)} />
        ))}
      </ul>
      <div className="devices-acts">
        <button type="button" className="btn" onClick={() => setOpen('add')}>
          {say('devices.add')}
        </button>
        <button type="button" className="btn" onClick={() => setOpen('words')}>
          {say('devices.words')}
        </button>
      </div>
      <p>
        <Link href="/device">{say('devices.have')}</Link>
      </p>
      <p role="status" className="devices-said">
        {said}
      </p>
      <Sheet open={open === 'add'} title={say('devices.add')} onClose={close}>
        <AddDevice
          known={list.devices}
          added={(device) => {
            close();
            setSaid(say('devices.add.done', { device: nameOf(device) }));
            void read();
          }}
        />
      </Sheet>
      <Sheet open={open === 'words'} title={say('devices.words')} onClose={close}>
        <MakeWords
          made={list.words}
          done={() => {
            close();
            void read();
          }}
        />
      </Sheet>
      {ending !== null && (
        <Sheet open title={say('devices.end.of', { device: nameOf(ending) })} onClose={close}>
          <div className="devices-sheet">
            <p>{say('devices.end.ask', { device: nameOf(ending) })}</p>
            <div className="shell-row">
              <button type="button" className="btn" onClick={close}>
                {say('devices.end.no')}
              </button>
              <button type="button" className="btn bad" onClick={() => void end(ending)}>
                {say('devices.end.yes')}
              </button>
            </div>
          </div>
        </Sheet>
      )}
    </section>
  );
}

function DeviceRow({ device, end }: { readonly device: DeviceInfo; end(): void }) {
  const say = useSay();
  const lang = useLang();
  const name = useDeviceName()(device);
  const day = (at: number) => new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' }).format(at);
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {device.here
            ? say('devices.this')
            : say('devices.seen', { since: day(device.since), seen: day(device.seen) })}
        </small>
      </div>
      {!device.here && (
        <button type="button" className="btn" aria-label={say('devices.end.of', { device: name })} onClick={end}>
          {say('devices.end')}
        </button>
      )}
    </li>
  );
}
