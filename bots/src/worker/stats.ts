/** Of one lane: how it is now, and what has happened since the start. Plain numbers. */
export interface LaneStats {
  readonly waiting: number;
  readonly thinking: number;
  readonly answered: number;
  /** Of the answered: thought about beyond the budget, and quickly because they had waited too long. */
  readonly leftover: number;
  readonly eased: number;
  /** Not wanted any more before anybody thought about them. */
  readonly dropped: number;
  /** Milliseconds that all questions together have waited, and that thinking has cost. */
  readonly waitedMs: number;
  readonly cpuMs: number;
}

/** Of the thinkers that have joined from elsewhere: how many there are now, and what has happened since the start. */
export interface ThinkerStats {
  readonly thinkers: number;
  readonly places: number;
  readonly thinking: number;
  readonly answered: number;
  /** Questions that whoever was asked, here or elsewhere, did not answer: they were asked again. */
  readonly lost: number;
  /** Answers from here or elsewhere that the rules refused. */
  readonly wrong: number;
}
