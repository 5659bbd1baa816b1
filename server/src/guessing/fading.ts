/** What is left of a count after some time, if half of it fades in every `halfLife`. */
export const faded = (count: number, age: number, halfLife: number): number => count * 0.5 ** (age / halfLife);
