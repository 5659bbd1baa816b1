/** What tells the bots of one time from those of another; the first ones keep theirs (`bot-1`). */
export interface Habits {
  /** On the march a ship weighs danger by the forces around it: two scouts do not hold a fleet at home. */
  readonly bold: boolean;
  /** Builds no source of goods that its faction has no use for, until only points count. */
  readonly thrifty: boolean;
  /** Bombards where that breaks more than the six ships would otherwise. */
  readonly bombards: boolean;
  /** Says why it declines, and gives a lost duel up. */
  readonly frank: boolean;
  /** Offers what it would sign where a proposal is too dear. */
  readonly haggles: boolean;
  /** Raises cannons against ships that can break one, and on a planet without one before all else. */
  readonly alert: boolean;
  /** Where rounds are few it saves up for no huge ship, and in a duel builds no carrier; small ships settle and are no fighters. */
  readonly brisk: boolean;
  /** Goes straight for who does nothing. */
  readonly watchful: boolean;
  /** Beside single moves it weighs plans for the whole turn, and thinks longer in a duel. */
  readonly plans: boolean;
  /** How much of what others think it takes a fleet has before it marches and strikes; 1 without it. */
  readonly daring?: number;
  /** Keeps carriers in a duel as well, one more than others, and proposes an exchange in every round. */
  readonly trades?: boolean;
  /** Raises one cannon more than it takes. */
  readonly walls?: boolean;
  /** Buys no ship but in the last round. */
  readonly hoards?: boolean;
}

export const habits: Habits = {
  bold: true,
  thrifty: true,
  bombards: true,
  frank: true,
  haggles: true,
  alert: true,
  brisk: true,
  watchful: true,
  plans: true,
};
export const firstHabits: Habits = {
  ...{
    bold: false,
    thrifty: false,
    bombards: false,
    frank: false,
    haggles: false,
    alert: false,
    brisk: false,
    watchful: false,
    plans: false,
  },
};
