import type { Lang } from '@orrery/words';

/** Not one of the caches of a build: it outlives them. */
const drawer = 'said';
const key = '/lang';
const spoken: readonly Lang[] = ['en', 'it'];

/** In the worker, which cannot read what pages keep in their storage: the page speaks this from now on. */
export async function keepLang(said: unknown): Promise<void> {
  const { lang } = Object(said) as { lang?: unknown };
  if (spoken.some((each) => each === lang)) await (await caches.open(drawer)).put(key, new Response(String(lang)));
}

/** The language of the page, or that of the browser; English where it is neither. */
export async function knownLang(): Promise<Lang> {
  const kept = await (await caches.open(drawer)).match(key);
  const text = kept === undefined ? navigator.language.split('-')[0] : await kept.text();
  return spoken.find((lang) => lang === text) ?? 'en';
}
