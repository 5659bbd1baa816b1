/** So long, in ms, a moment stands before it is written. */
export const restTime = 300;

/**
 * Writes the moment after the # of the address once it rests. Browsers refuse many writes in a short time by throwing, as many as
 * somebody makes who draws the slider along: what was refused waits for the next write or for `flush`.
 */
export function momentWriter() {
  let waiting: { readonly page: string; readonly moment: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    // Who has gone to another page meanwhile has its address.
    if (waiting === null || waiting.page !== pageNow()) return;
    const hash = waiting.moment === 0 ? '' : `#${waiting.moment}`;
    try {
      // As it is: nobody goes back through every step.
      if (location.hash !== hash) history.replaceState(history.state, '', `${waiting.page}${hash}`);
      waiting = null;
    } catch {
      // Only the address is behind.
    }
  };
  const keep = (moment: number) => {
    clearTimeout(timer);
    waiting = { page: pageNow(), moment };
    timer = setTimeout(flush, restTime);
  };
  return { keep, flush };
}

const pageNow = () => `${location.pathname}${location.search}`;
