/** A part cannot be measured because what it measures is not there. */
export class Missing extends Error {
  override readonly name = 'Missing';
}
