/** The match that a link shows, and the table it was played at. */
export interface ReviewedMatch {
  readonly match: string;
  readonly table: string;
}

/** Links by which anybody reads a match that is over. They go with their match. */
export interface ReviewStore {
  /** null: there is no such link, or it was closed. */
  reviewedBy(link: string): Promise<(ReviewedMatch & Veil) | null>;
  /** null: none was made. 'closed': somebody who sat there has closed it. */
  reviewOf(match: string): Promise<{ readonly link: string } | 'closed' | null>;
  /**
   * Answers the link that counts now: one that lives stays, whoever comes with another. One that was closed makes room only for who
   * `reopens`. null: it is closed and stays so, or its match is gone.
   */
  openReview(reviewed: ReviewedMatch & { readonly reopens: boolean }, link: string): Promise<string | null>;
  closeReview(match: string): Promise<void>;
  /**
   * This person keeps names back from whoever opens its link, this one or a later one, or takes that back; what somebody else keeps
   * back stays so. What was kept back before it was known by whom, anybody takes back.
   */
  veilReview(match: string, person: string, veiled: boolean): Promise<void>;
}

export interface Veil {
  /** Whoever opens the link sees sigils instead of names. */
  readonly veiled: boolean;
  /** The ids of those who want that. */
  readonly veiledBy: readonly string[];
}
