/** The reason, which stands out, and the way out after it: a short refusal is one sentence or two. */
export function reasonOf(text: string): { readonly reason: string; readonly rest: string } {
  const end = /[.:!] /.exec(text);
  if (end === null) return { reason: text, rest: '' };
  return { reason: text.slice(0, end.index + 1), rest: text.slice(end.index + 2) };
}
