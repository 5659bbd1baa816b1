import type { Game, Kind } from '@orrery/kernel';

/** The rules of a match, by which a page makes the views that a server does not send. */
export interface Rules {
  /** null: this page does not have them; undefined: they have not come yet. */
  find(game: string, rules: number): Game<Kind> | null | undefined;
  bring(game: string, rules: number): Promise<void>;
}

/** Rules that are loaded when a table needs them. */
export class LoadedRules implements Rules {
  private readonly load: (game: string, rules: number) => Promise<Game<Kind> | null>;
  private readonly loaded = new Map<string, Game<Kind> | null>();

  constructor(load: (game: string, rules: number) => Promise<Game<Kind> | null>) {
    this.load = load;
  }

  find(game: string, rules: number): Game<Kind> | null | undefined {
    return this.loaded.get(`${game} ${rules}`);
  }
  async bring(game: string, rules: number): Promise<void> {
    const found = await this.load(game, rules).catch(() => null);
    this.loaded.set(`${game} ${rules}`, found?.rules === rules ? found : null);
  }
}
