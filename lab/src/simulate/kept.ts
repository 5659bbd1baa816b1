import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What of a long work is done, kept line by line in a file: who is killed goes on where it was. Another work begins anew. */
export class Kept<One extends { readonly g: number }> {
  readonly done: readonly One[];
  private readonly file: string;

  constructor(file: string, work: object) {
    this.file = file;
    const head = JSON.stringify(work);
    const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    this.done = first === head ? lines.flatMap((line) => read<One>(line)) : [];
    // What was being written when it was killed is written off.
    writeFileSync(file, `${[head, ...this.done.map((one) => JSON.stringify(one))].join('\n')}\n`);
  }

  add(one: One): void {
    appendFileSync(this.file, `${JSON.stringify(one)}\n`);
  }
}

function read<One>(line: string): One[] {
  try {
    return [JSON.parse(line) as One];
  } catch {
    return [];
  }
}
