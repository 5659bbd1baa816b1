import { useState } from 'react';

/** A habit of this device, yes or no, kept from visit to visit. */
export function useKept(name: string): readonly [boolean, (yes: boolean) => void] {
  const key = `orrery.sky-of-stars.${name}`;
  const [yes, setYes] = useState(() => read(key));
  return [
    yes,
    (next) => {
      setYes(next);
      keep(key, next);
    },
  ];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function keep(key: string, yes: boolean): void {
  try {
    localStorage.setItem(key, yes ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
