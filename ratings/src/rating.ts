/** How well somebody plays a game, as far as is known: a normal distribution, on the scale of Weng and Lin and of openskill. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of somebody of whom nothing is known. */
export const unknown: Rating = { mu: 25, sigma: 25 / 3 };

/** How much the same strength varies from match to match. */
export const beta = 25 / 6;

/** People change: before each match a rating is a little less sure than it was after the last. */
export const tau = 25 / 300;

/** However surprising a match is, this part of a variance stays. */
export const kappa = 0.0001;
