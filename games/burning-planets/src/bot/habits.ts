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
}

export const habits: Habits = { bold: true, thrifty: true, bombards: true, frank: true };
export const firstHabits: Habits = { bold: false, thrifty: false, bombards: false, frank: false };
