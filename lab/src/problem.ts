/** The command cannot be carried out as it was written: exit code 2. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/** The command was understood and what it looked at is not right: exit code 1. */
export class Failed extends Error {
  override readonly name = 'Failed';
}
