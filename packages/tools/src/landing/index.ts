export { applyRewordings, applyToPair } from './apply-rewordings.ts';
export { chooseTheme, ownColourOf } from './choose-theme.ts';
export { fieldLabel, listClaims } from './claims.ts';
export { designChoices } from './designs.ts';
export { type PageDraft, sectionNames } from './draft.ts';
export { pageFields } from './fields.ts';
export { type ExperimentPlan, readDrafts, readPlan, readTitled } from './read-draft.ts';
