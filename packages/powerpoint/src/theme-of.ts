import { type Deck, type Theme, themes } from '@slipway/deck';

type Office = Theme['office'];

/** Faces that PowerPoint has everywhere, for the type of a brand. */
const ofBrand: Readonly<Record<NonNullable<Deck['theme']['type']>, Office>> = {
  grotesque: { display: 'Arial', text: 'Arial' },
  'old-style': { display: 'Palatino Linotype', text: 'Palatino Linotype' },
  slab: { display: 'Rockwell', text: 'Arial' },
  mono: { display: 'Consolas', text: 'Arial' },
  condensed: { display: 'Arial Narrow', text: 'Arial' },
  humanist: { display: 'Calibri', text: 'Cambria' },
};

/** The deck's theme; that of the brand is set in the brand's own type. */
export function themeOf({ theme: { id, type } }: Pick<Deck, 'theme'>): Theme {
  const theme = themes[id];
  return id === 'own-brand' && type !== undefined ? { ...theme, office: ofBrand[type] } : theme;
}
