/** Means and variances of several seats at once, number by number (Welford). */
export class Sample {
  size = 0;
  private readonly means: Float64Array;
  private readonly squares: Float64Array;

  constructor(seats: number) {
    this.means = new Float64Array(seats);
    this.squares = new Float64Array(seats);
  }

  add(values: Float64Array | readonly number[]): void {
    this.size++;
    for (let seat = 0; seat < this.means.length; seat++) {
      const off = values[seat]! - this.means[seat]!;
      this.means[seat]! += off / this.size;
      this.squares[seat]! += off * (values[seat]! - this.means[seat]!);
    }
  }

  mean(seat: number): number {
    return this.means[seat]!;
  }
  get all(): number[] {
    return [...this.means];
  }
  /** Of a single value; 0 where one look was all there is. */
  variance(seat: number): number {
    return this.size < 2 ? 0 : this.squares[seat]! / (this.size - 1);
  }
  /** Of the mean. */
  doubt(seat: number): number {
    return this.variance(seat) / this.size;
  }
}
