import type { Browser, System } from '@orrery/wire';

/** The first that fits: what calls itself by several names is known by the rarest. */
const browserSigns: readonly (readonly [RegExp, Browser])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systemSigns: readonly (readonly [RegExp, System])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Longer than any browser's: what follows is not looked at. */
const longest = 512;

/** What kind of device it is, in words that a person knows it by: all that is kept of what it says about itself. */
export function kindOf(agent: string | undefined): {
  readonly browser: Browser | null;
  readonly system: System | null;
} {
  const said = (agent ?? '').slice(0, longest);
  return { browser: firstIn(browserSigns, said), system: firstIn(systemSigns, said) };
}

function firstIn<T>(signs: readonly (readonly [RegExp, T])[], said: string): T | null {
  return signs.find(([sign]) => sign.test(said))?.[1] ?? null;
}
