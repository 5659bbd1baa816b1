import type { Kit, Nature, Res, Structure } from '../../data/index.ts';

/** A drawing about 0, 0 in a cell of circumradius 1: what is filled with bone, what is cut into it, what is only drawn. */
export interface Sign {
  readonly fill?: string;
  readonly cut?: string;
  readonly line?: string;
}

export const STRUCTURE_SIGNS: Readonly<Record<Structure, Sign>> = {
  furnace: {
    fill: 'M-.48.5V.04L-.22-.1V.04L.06-.1V.04L.18-.02.22-.46H.4L.46.5Z',
    cut: 'M-.28.5V.3A.13.13 0 0 1-.02.3V.5Z',
    line: 'M.32-.58C.24-.68.4-.72.34-.84',
  },
  greenhouse: {
    line: 'M-.54.46V.12A.54.54 0 0 1 .54.12V.46ZM-.54.12H.54M0-.42V.46M-.28-.34C-.33-.1-.33.2-.33.46M.28-.34C.33-.1.33.2.33.46',
  },
  spaceport: {
    fill: 'M0-.7C.2-.46.21-.12.15.2H-.15C-.21-.12-.2-.46 0-.7ZM-.58.44H.58V.54H-.58ZM-.38.28H.38V.37H-.38Z',
    line: 'M-.17.02L-.36.24M.17.02L.36.24',
  },
  cannon: {
    fill: 'M-.14-.02L.42-.56.6-.38.08.16ZM-.52.48A.44.44 0 0 1 .36.48ZM-.6.46H.5V.56H-.6Z',
  },
  tower: {
    fill: 'M-.3.56L-.22-.18H-.38V-.6H-.2V-.44H-.09V-.6H.09V-.44H.2V-.6H.38V-.18H.22L.3.56Z',
    cut: 'M-.08.56V.28A.08.08 0 0 1 .08.28V.56ZM-.05-.1H.05V.08H-.05Z',
  },
};

export const NATURE_SIGNS: Readonly<Record<Nature, Sign>> = {
  forest: {
    fill: 'M-.36-.6C-.2-.42-.1-.2-.08 0-.2.1-.52.1-.64 0-.62-.2-.52-.42-.36-.6ZM.36-.56C.52-.38.62-.18.62.04.52.14.2.14.1.04.1-.18.2-.38.36-.56ZM0-.22C.2-.02.32.22.34.48.2.58-.2.58-.34.48-.32.22-.2-.02 0-.22Z',
    line: 'M-.36.06V.24M.36.1V.28M0 .54V.74M.08.04L.2.42M.01.22L.09.46M-.3-.38L-.2-.06M.42-.34L.52 0',
  },
  mountain: {
    fill: 'M-.8.44L-.28-.54.02-.06.24-.34.78.44Z',
    line: 'M-.28-.54L-.14-.04-.24.44M-.16-.26L.04.14M-.14-.02L.1.4M.24-.34L.32.06.26.44M.36-.1L.52.2M.38.12L.58.38',
  },
};

export const ASTEROID: Sign = {
  fill: 'M-.64-.18L-.32-.64.2-.68.64-.3.68.22.34.64-.18.68-.62.3Z',
  line: 'M-.36-.18A.19.19 0 1 0 .02-.18A.19.19 0 1 0-.36-.18ZM.18.3A.11.11 0 1 0 .4.3A.11.11 0 1 0 .18.3ZM.3-.48L.52-.26M.2-.36L.56-.04M.3-.1L.56.14M-.36.48L-.1.6M-.46.26L-.02.52',
};

/** Space structures; what stands on an asteroid is drawn smaller, over it. */
export const KIT_SIGNS: Readonly<Record<Kit, Sign>> = {
  drill: {
    fill: 'M-.32-.68H.32L.22-.3H-.22Z',
    cut: 'M-.28-.28H.28L0 .64Z',
    line: 'M-.2-.1L.17-.2M-.13.12L.12.02M-.06.34L.07.27',
  },
  habitat: {
    fill: 'M-.6.3A.6.6 0 0 1 .6.3ZM-.7.34H.7V.5H-.7Z',
    line: 'M-.36-.16C-.2.06-.16.18-.16.3M.36-.16C.2.06.16.18.16.3M0-.3V.3',
  },
  station: {
    fill: 'M-.25 0A.25.25 0 1 0 .25 0A.25.25 0 1 0-.25 0Z',
    line: 'M-.64 0A.64.64 0 1 0 .64 0A.64.64 0 1 0-.64 0ZM-.64 0H-.25M.25 0H.64M0-.64V-.25M0 .25V.64',
  },
};

/** Letter and shape. */
export const RESOURCE_SHAPES: Readonly<Record<Res, string>> = {
  B: 'M0-.84C.56-.52.72.22 0 .84-.72.22-.56-.52 0-.84Z',
  C: 'M-.74-.64H.74V.64H-.74Z',
  F: 'M0-.8A.8.8 0 1 1 0 .8A.8.8 0 1 1 0-.8Z',
  M: 'M-.44-.74H.44L.87 0 .44.74H-.44L-.87 0Z',
};

export const MONOLITH = {
  face: 'M-.32.64L-.24-.72.14-.84V.64Z',
  side: 'M.14-.84L.3-.66.34.64H.14Z',
  ground: 'M-.54.68H.56',
} as const;
