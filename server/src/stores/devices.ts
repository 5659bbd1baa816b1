import type { Browser, System } from '@orrery/wire';

/** A browser that is known as a person. */
export interface Device {
  readonly person: string;
  readonly id: string;
  /** What kind it is, as far as it said so; null: it did not. */
  readonly browser: Browser | null;
  readonly system: System | null;
  /** In milliseconds since 1970; `seen` is noted about once a day. */
  readonly since: number;
  readonly seen: number;
}

/** Lets one other device become this person, once. */
export interface DeviceLink {
  /** SHA-256 of the secret in the link. */
  readonly hash: string;
  readonly person: string;
  readonly until: number;
}

export interface DeviceMove {
  readonly from: Pick<Device, 'person' | 'id'>;
  readonly to: Device;
  /** The hash of the link by which it comes; null: it has shown something else. */
  readonly link: string | null;
  readonly most: number;
  readonly now: number;
}

/** How a person comes back without any of their devices. */
export interface Recovery {
  readonly person: string;
  /** A slow hash of the words. */
  readonly hash: string;
  readonly made: number;
}

export interface DeviceStore {
  /** Of one person, the latest seen first. */
  knownDevices(person: string): Promise<readonly Device[]>;
  /** One that is known keeps its `since`. Those of the person that were not seen since `oldest` are dropped. */
  keepKnownDevice(device: Device, oldest: number): Promise<void>;
  dropKnownDevice(person: string, id: string): Promise<'kept' | 'taken'>;
  /** All of a person but this one. */
  dropOtherDevices(person: string, id: string): Promise<void>;
  /** In place of the one that the person had; links of anybody that ended before `now` are dropped. */
  keepDeviceLink(link: DeviceLink, now: number): Promise<void>;
  /** null: there is none that lives at that moment. */
  deviceLink(hash: string, now: number): Promise<DeviceLink | null>;
  /**
   * A device becomes another person's, and that person's link is spent with it; all of it, or nothing. 'taken': the link is not
   * there, or not any more. 'full': that person has `most` devices.
   */
  moveDevice(move: DeviceMove): Promise<'kept' | 'taken' | 'full'>;
  /** Neither a link nor recovery words make another device this person's any more. */
  dropWaysIn(person: string): Promise<void>;
  /** In place of the one that the person had. */
  keepRecovery(recovery: Recovery): Promise<void>;
  recoveryOf(person: string): Promise<Recovery | null>;
  recoveryBy(hash: string): Promise<Recovery | null>;
}
