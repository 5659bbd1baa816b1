import type { AskReview } from '@orrery/wire';
import { api } from './api.ts';

/** The page on which a match of a server is watched again: its link is made, or the one there is given. */
export async function openReview(
  table: string,
  asked: AskReview,
): Promise<{ readonly path: string } | { readonly trouble: string }> {
  const made = await api.openReview(table, asked);
  return made.ok ? { path: `/m/${made.value.link}` } : { trouble: made.trouble.code };
}
