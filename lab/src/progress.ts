/** Milliseconds between two lines where nobody sits at a terminal. */
const seldom = 10_000;

export interface Progress {
  /** 0 to 1, and what there is to say of it. */
  readonly at: (done: number, more?: string) => void;
  readonly done: () => void;
}

/** Says on stderr how far a long work has come: one line that changes on a terminal, a line now and then in a log. */
export function progress(what: string, silent: boolean, out: NodeJS.WriteStream = process.stderr): Progress {
  if (silent) return { at: () => undefined, done: () => undefined };
  const began = performance.now();
  let [said, line] = [began, ''];
  return {
    at: (done, more) => {
      const now = performance.now();
      const next = `${what} ${Math.floor(done * 100)} %${more ? `, ${more}` : ''}${left(now - began, done)}`;
      if (next === line || (!out.isTTY && now - said < seldom)) return;
      [said, line] = [now, next];
      out.write(out.isTTY ? `\r${next}\x1b[K` : `${next}\n`);
    },
    done: () => {
      if (out.isTTY && line !== '') out.write('\r\x1b[K');
    },
  };
}

function left(spent: number, done: number): string {
  const seconds = Math.ceil((spent / done - spent) / 1000);
  return done > 0.05 && seconds >= 2 ? `, ${seconds} s left` : '';
}
