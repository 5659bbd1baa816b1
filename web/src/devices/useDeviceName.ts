import type { DeviceInfo } from '@orrery/wire';
import { useSay } from '../words/speech.ts';

/** What a person calls a device: “Chrome on Android”. */
export function useDeviceName(): (device: Pick<DeviceInfo, 'browser' | 'system'>) => string {
  const say = useSay();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return say('devices.kind', { browser, system });
    return browser ?? system ?? say('devices.unknown');
  };
}
