/** More than come within a day to a large club; whoever was not seen for longest is forgotten first. */
const mostKept = 20_000;
/** All whose address is not known share what one address may have. */
const unknown = 'unknown';

/** From which household each person was last seen: in memory alone, to count what an address asks for. */
export class Whereabouts {
  private readonly seen = new Map<string, string>();
  private readonly most: number;

  constructor(most = mostKept) {
    this.most = most;
  }

  saw(person: string, household: string): void {
    this.seen.delete(person);
    this.seen.set(person, household);
    if (this.seen.size > this.most) for (const oldest of this.seen.keys()) return void this.seen.delete(oldest);
  }

  of(person: string): string {
    return this.seen.get(person) ?? unknown;
  }
}
