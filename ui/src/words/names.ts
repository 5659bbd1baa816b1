/** 1 becomes I: the numbers of plates and rounds. */
export function roman(number: number): string {
  let left = number;
  let text = '';
  for (const [value, sign] of [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const) {
    for (; left >= value; left -= value) text += sign;
  }
  return text;
}
