/** A file of the repository that is a page of the docs. */
export interface DocsPage {
  /** From the root of the repository. */
  readonly file: string;
  /** Under `/docs/`. */
  readonly address: string;
  /** In the list beside every page; else its own title. */
  readonly name?: string;
  /** The folder of a package whose comments are read out below the page. */
  readonly library?: string;
}

const inDocs = (name: string): DocsPage => ({ file: `docs/${name}.md`, address: `${name}.html` });
const games = {
  'shooting-star': 'Shooting Star',
  'planet-x': 'Planet X',
  'sky-of-stars': 'A Sky of Stars',
  'burning-planets': 'Burning Planets',
};
/** Of each game the page in this folder. */
const perGame = (folder: string, called: (game: string) => string): DocsPage[] =>
  Object.entries(games).map(([id, title]) => ({ ...inDocs(`${folder}/${id}`), name: called(title) }));

/** What there is to read, in the order in which somebody would. */
export const contents: readonly { readonly title: string; readonly pages: readonly DocsPage[] }[] = [
  { title: 'Orrery', pages: [{ file: 'README.md', address: 'index.html', name: 'What it is' }] },
  { title: 'Play', pages: perGame('rules', (title) => title) },
  { title: 'Run it', pages: ['hosting', 'operating', 'protocol'].map(inDocs) },
  {
    title: 'Build a game',
    pages: ['architecture', 'adding-a-game', 'bots', 'voice']
      .map(inDocs)
      .concat({ file: 'CONTRIBUTING.md', address: 'contributing.html', name: 'How we work' }),
  },
  {
    title: 'Packages',
    pages: ['kernel', 'laws', 'words', 'bots', 'ui'].map((library) => ({
      ...{ file: `${library}/README.md`, address: `api/${library}.html`, name: `@orrery/${library}`, library },
    })),
  },
  {
    title: 'How far it is true',
    pages: [
      ...['performance', 'review', 'balance', 'counts'].map(inDocs),
      ...perGame('specs', (title) => `${title}, to the letter`),
    ],
  },
];

export const allPages: readonly DocsPage[] = contents.flatMap(({ pages }) => pages);
