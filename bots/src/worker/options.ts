/** Of so many matches the options stay in a worker. */
const mostKept = 32;

/** A view whose options are said by number: they are the same all through a match, and may bring a whole set of cards. */
export interface PackedView {
  readonly view: object;
  readonly options?: {
    readonly no: number;
    /** The options themselves, the first time; a worker keeps them until it is told to forget them. */
    readonly whole?: object;
    readonly forget?: number;
  };
}

/** The sending end: knows which options its worker has, least recently used first. */
export class OptionsSent {
  private readonly known = new Map<object, number>();
  private next = 0;

  pack(view: object): PackedView {
    const { options } = view as { readonly options?: unknown };
    if (typeof options !== 'object' || options === null) return { view };
    const known = this.known.get(options);
    const no = known ?? this.next++;
    this.known.delete(options);
    this.known.set(options, no);
    const forget = this.known.size > mostKept ? this.forgetOldest() : null;
    return {
      view: { ...view, options: null },
      options: { no, ...(known === undefined ? { whole: options } : {}), ...(forget === null ? {} : { forget }) },
    };
  }

  private forgetOldest(): number | null {
    for (const [options, no] of this.known) {
      this.known.delete(options);
      return no;
    }
    return null;
  }
}

/** The receiving end. One object for all questions of a match: what a game has worked out from its options is found again. */
export class OptionsKept {
  private readonly kept = new Map<number, object>();

  get size(): number {
    return this.kept.size;
  }

  unpack({ view, options }: PackedView): object {
    if (options === undefined) return view;
    const { no, whole, forget } = options;
    if (whole !== undefined) this.kept.set(no, whole);
    if (forget !== undefined) this.kept.delete(forget);
    const found = this.kept.get(no);
    if (found === undefined) throw new Error('the options of a match never came to this worker');
    return { ...view, options: found };
  }
}
