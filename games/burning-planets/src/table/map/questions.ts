/** Which question has brought its cells into sight: each does so once, and as soon as any of them is lit. */
export class Questions<Asked> {
  private shown: Asked | null = null;

  /** What is asked now, null for nothing: is it to be shown? The same may be asked again after others have moved, and the map with them. */
  isNew(asked: Asked | null, lit: number): boolean {
    if (asked === null) this.shown = null;
    if (asked === null || asked === this.shown || lit === 0) return false;
    this.shown = asked;
    return true;
  }
}
