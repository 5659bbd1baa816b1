import * as v from 'valibot';
import { Secret, Sigil } from './names.ts';

/** What is told apart, and kept, of the kind of a device: nothing else of what a browser says about itself. */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'macOS', 'ChromeOS', 'Linux'] as const;
export const Browser = v.picklist(browsers);
export type Browser = v.InferOutput<typeof Browser>;
export const System = v.picklist(systems);
export type System = v.InferOutput<typeof System>;

/** How many devices one person may have. */
export const mostDevices = 20;

export const DeviceInfo = v.object({
  id: Secret,
  browser: v.nullable(Browser),
  system: v.nullable(System),
  /** Milliseconds since 1970; `seen` is noted about once a day. */
  since: v.number(),
  seen: v.number(),
  /** The one that asks. */
  here: v.boolean(),
});
export type DeviceInfo = v.InferOutput<typeof DeviceInfo>;

/** GET /api/me/devices */
export const DeviceList = v.object({
  devices: v.array(DeviceInfo),
  /** When the recovery words were made; null: there are none. */
  words: v.nullable(v.number()),
});
export type DeviceList = v.InferOutput<typeof DeviceList>;

/** POST /api/me/devices/link: the secret lets one other device become this person, once, until then. */
export const MadeDeviceLink = v.object({ secret: Secret, until: v.number() });
export type MadeDeviceLink = v.InferOutput<typeof MadeDeviceLink>;

/** POST /api/me/devices/end */
export const EndDevice = v.strictObject({ device: Secret });
export type EndDevice = v.InferOutput<typeof EndDevice>;

/** Syllables that are written and read alike in Italian and English. */
export const syllables = [...'bdfglmnprstvz'].flatMap((first) => [...'aeiou'].map((vowel) => first + vowel));
export const recoveryLength = 8;
const word = `(?:[bdfglmnprstvz][aeiou]){2}`;

/** Eight words of two syllables, as they were shown: however they are spaced, and in capitals or not. */
export const RecoveryWords = v.pipe(
  v.string(),
  v.maxLength(200),
  v.toLowerCase(),
  v.transform((text) =>
    text
      .split(/[^a-z]+/)
      .filter((each) => each !== '')
      .join(' '),
  ),
  v.regex(new RegExp(`^${word}(?: ${word}){${recoveryLength - 1}}$`)),
);

/** POST /api/me/devices/words: shown once, kept only as a slow hash. */
export const MadeWords = v.object({ words: v.array(v.string()) });
export type MadeWords = v.InferOutput<typeof MadeWords>;

/** POST /api/me/devices/find: by the secret of a link, or by recovery words. */
export const FindPerson = v.union([v.strictObject({ secret: Secret }), v.strictObject({ words: RecoveryWords })]);
export type FindPerson = v.InferOutput<typeof FindPerson>;

/** Whom this device would become, and who it would be no more. */
export const FoundPerson = v.object({
  name: v.nullable(v.string()),
  sigil: v.nullable(Sigil),
  /** It is that person already. */
  yours: v.boolean(),
  /** Who this device is now; `tables`: how many they belong to; `words`: they can come back by recovery words. */
  now: v.object({ name: v.nullable(v.string()), tables: v.number(), words: v.boolean() }),
  /** For `become`: of this device alone, for a few minutes. */
  ticket: v.string(),
});
export type FoundPerson = v.InferOutput<typeof FoundPerson>;

/** POST /api/me/devices/become: answers who this device is from now on, with the cookie for it. */
export const BecomePerson = v.strictObject({ ticket: v.pipe(v.string(), v.maxLength(300)) });
export type BecomePerson = v.InferOutput<typeof BecomePerson>;
