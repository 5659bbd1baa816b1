import type { Notice } from '@orrery/wire';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Announced {
  readonly notice: Notice | null;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** The notice that was put away here; kept over reloads. */
  readonly away: string | null;
}

const useAnnounced = create<Announced>()(
  persist((): Announced => ({ notice: null, ahead: 0, away: null }), {
    name: 'orrery-announced',
    partialize: ({ away }) => ({ away }),
  }),
);

/** What the server announces now; `now`: by its own clock, where it said so. */
export function heardNotice(notice: Notice | null, now: number | null): void {
  useAnnounced.setState(now === null ? { notice } : { notice, ahead: now - Date.now() });
}

export function putAway({ id }: Notice): void {
  useAnnounced.setState({ away: id });
}

/** The notice to be shown; null: none, or it was put away. */
export function useNotice(): Notice | null {
  return useAnnounced(({ notice, away }) => (notice === null || notice.id === away ? null : notice));
}

/** Whole seconds from now until then, by the server's clock. */
export const secondsTo = (at: number): number =>
  Math.max(0, Math.ceil((at - Date.now() - useAnnounced.getState().ahead) / 1000));
