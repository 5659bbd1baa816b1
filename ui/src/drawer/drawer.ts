/** Somewhere in the browser where text outlives the page; a browser that keeps nothing loses nothing but that. */
export interface Drawer {
  read(key: string): unknown;
  /** null takes it out. */
  write(key: string, value: object | null): void;
}

/** `localStorage` outlives the browser, `sessionStorage` a reload. Either may be refused (private windows, full disks). */
export function drawerIn(storage: () => Storage): Drawer {
  return {
    read(key) {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // What cannot be kept lives as long as this page.
      }
    },
  };
}
