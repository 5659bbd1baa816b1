/** More than come within a day to a large club. */
const mostKept = 20_000;
/** All whose address is not known share what one address may have. */
const unknown = 'unknown';

/**
 * From which household each person was last seen: in memory alone, to count what an address asks for. Of more than it can hold the
 * household with most people forgets one, who was not seen for longest: nobody crowds out those of another.
 */
export class Whereabouts {
  private readonly seen = new Map<string, string>();
  /** Both the households and the people of each: who was not seen for longest first. */
  private readonly households = new Map<string, Set<string>>();
  private readonly most: number;

  constructor(most = mostKept) {
    this.most = most;
  }

  saw(person: string, household: string): void {
    this.forget(person);
    this.seen.set(person, household);
    const people = this.households.get(household) ?? new Set();
    this.households.delete(household);
    this.households.set(household, people.add(person));
    if (this.seen.size > this.most) this.forgetOne();
  }

  of(person: string): string {
    return this.seen.get(person) ?? unknown;
  }

  private forgetOne(): void {
    let largest: ReadonlySet<string> = new Set();
    for (const people of this.households.values()) if (people.size > largest.size) largest = people;
    const [oldest] = largest;
    if (oldest !== undefined) this.forget(oldest);
  }

  private forget(person: string): void {
    const household = this.seen.get(person);
    if (household === undefined) return;
    this.seen.delete(person);
    const people = this.households.get(household);
    people?.delete(person);
    if (people?.size === 0) this.households.delete(household);
  }
}
