/** So many lines are in the page at first, and come with each page before them: a page of ten thousand is laid out for seconds. */
const page = 400;
/** The first line goes by so many at a time, not with every new one. */
const step = 100;

/** The number of the first line that is shown, of so many. */
export function firstShown(count: number, pages: number): number {
  return Math.max(0, Math.ceil((count - page * pages) / step) * step);
}
