import { canonicalJson, hashOfData } from '@orrery/kernel';

/** Of so many matches the options stay in a worker. */
const mostKept = 32;

/** A view whose options are said by their hash: they are the same all through a match, and may bring a whole set of cards. */
export interface PackedView {
  readonly view: object;
  readonly options?: {
    /** SHA-256 of their canonical JSON. */
    readonly hash: string;
    /** The options themselves, the first time; a worker keeps them until it is told to forget them. */
    readonly whole?: object;
    readonly forget?: string;
  };
}

const hashes = new WeakMap<object, string>();
function hashOf(options: object): string {
  const hash = hashes.get(options) ?? hashOfData(canonicalJson(options));
  hashes.set(options, hash);
  return hash;
}

/** The sending end: knows which options its worker has, least recently used first. */
export class OptionsSent {
  private readonly known = new Set<string>();

  pack(view: object): PackedView {
    const { options } = view as { readonly options?: unknown };
    if (typeof options !== 'object' || options === null) return { view };
    const hash = hashOf(options);
    const known = this.known.delete(hash);
    this.known.add(hash);
    const forget = this.known.size > mostKept ? this.forgetOldest() : null;
    return {
      view: { ...view, options: null },
      options: { hash, ...(known ? {} : { whole: options }), ...(forget === null ? {} : { forget }) },
    };
  }

  private forgetOldest(): string | null {
    for (const hash of this.known) {
      this.known.delete(hash);
      return hash;
    }
    return null;
  }
}

/** The receiving end. One object for all questions with the same options: what a game has worked out from them is found again. */
export class OptionsKept {
  private readonly kept = new Map<string, object>();

  get size(): number {
    return this.kept.size;
  }

  unpack({ view, options }: PackedView): object {
    if (options === undefined) return view;
    const { hash, whole, forget } = options;
    if (whole !== undefined) this.kept.set(hash, whole);
    if (forget !== undefined) this.kept.delete(forget);
    const found = this.kept.get(hash);
    if (found === undefined) throw new Error('the options of a match never came to this worker');
    return { ...view, options: found };
  }
}
