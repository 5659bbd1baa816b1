import { warn } from '../log.ts';

/** What one node asks of another: a deed by its name, or a request as it came over HTTP. */
export type Errand =
  | {
      readonly deed: string;
      readonly about: readonly unknown[];
      /** Only the home of this table may do it. */
      readonly table?: string;
    }
  | { readonly http: ForwardedRequest; readonly table: string };

export interface ForwardedRequest {
  readonly method: string;
  readonly url: string;
  readonly cookie: string | undefined;
  readonly body: unknown;
  /** Of the person, as the node saw it that they came to. */
  readonly address: string;
}

export interface ForwardedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The table is not here any more: whoever asks has to look again. */
export const notHere = Buffer.from('not here');

export function writeErrand(errand: Errand): Buffer {
  return Buffer.from(JSON.stringify(errand));
}
export function readErrand(bytes: Buffer): Errand {
  return JSON.parse(bytes.toString('utf8')) as Errand;
}

/** The head as one line of JSON, then the body as it is: files of matches are long. */
export function writeAnswer({ body, ...head }: ForwardedAnswer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}
export function readAnswer(bytes: Buffer): ForwardedAnswer {
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Omit<ForwardedAnswer, 'body'>;
  return { ...head, body: bytes.subarray(end + 1) };
}

// biome-ignore lint/suspicious/noExplicitAny: a deed is about whatever its name says
export type Deeds = Readonly<Record<string, (...about: any[]) => Promise<unknown> | unknown>>;

/** What a deed has led to; what it threw is said by its node alone. */
export async function doDeed(deeds: Deeds, name: string, about: readonly unknown[]): Promise<Buffer> {
  try {
    const deed = deeds[name];
    if (deed === undefined) throw new Error(`no deed is called ${name}`);
    return Buffer.from(JSON.stringify({ done: (await deed(...about)) ?? null }));
  } catch (error) {
    warn(`what another node asked for: ${name}`, error);
    return Buffer.from(JSON.stringify({ failed: true }));
  }
}

export function readDeed(bytes: Buffer): unknown {
  const said = JSON.parse(bytes.toString('utf8')) as { done?: unknown; failed?: true };
  if (said.failed) throw new Error('the home of a table could not do what it was asked for');
  return said.done;
}
