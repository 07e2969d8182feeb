export { chooseTheme } from './choose-theme.ts';
export { fieldLabel, listClaims } from './claims.ts';
export { designChoices } from './designs.ts';
export { type PageDraft, type SectionId, sectionNames } from './draft.ts';
export { pageFields } from './fields.ts';
export { readDrafts } from './read-draft.ts';
