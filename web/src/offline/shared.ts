/** Where a match file is put aside that was shared with the app: see record/shared-match.ts. */
export const sharedMatch = { cache: 'shared-with-orrery', path: '/shared-match', field: 'match' } as const;

const link = /\/t\/([\w-]{8,64})(#[\w-]+)?/;
const byCode = /\/c\/([A-Za-z0-9]{8})\b/;
const bareCode = /^\s*([A-Za-z0-9]{4})[ ·-]?([A-Za-z0-9]{4})\s*$/;

/** Where something leads that was shared with the app: a link of a table or a code, wherever in a message it stands. */
export function sharedPath(shared: URLSearchParams): string {
  const texts = ['url', 'text', 'title'].map((name) => shared.get(name) ?? '');
  for (const text of texts) {
    const table = link.exec(text);
    if (table !== null) return `/t/${table[1]}${table[2] ?? ''}`;
    const code = byCode.exec(text)?.[1] ?? bareCode.exec(text)?.slice(1).join('');
    if (code !== undefined) return `/c/${code.toUpperCase()}`;
  }
  return '/?shared=nothing';
}
