export type { Command } from './commands/command.ts';
export type { Design } from './designs/design.ts';
export { designs } from './designs/designs.gen.ts';
export { type DesignId, designIds } from './designs/ids.gen.ts';
export type { Page, Section } from './document/page.ts';
export { parsePage, readPage } from './document/read-page.ts';
export { readSection } from './document/read-section.ts';
export {
  type EditorState,
  firstEditorState,
  setZoom,
  toggle,
  withSections,
} from './editor/editor-state.ts';
export { valueAt, withValueAt } from './fields/at-path.ts';
export type { Field, ListField, Shape } from './fields/field.ts';
export { emptyData } from './fields/read-data.ts';
export { isSafeHref } from './fields/safe-href.ts';
export type { Data, Image, Link, Value } from './fields/shape.ts';
export { amend, type History, perform, redo, startHistory, undo } from './history/history.ts';
export { type Finding, lintPage } from './lint/lint-page.ts';
export { isShown } from './render/is-shown.ts';
export { changeDesign, layoutOf, listLayouts } from './render/layouts.ts';
export { listPictures, movePictures } from './render/pictures.ts';
export { renderEditable } from './render/render-editable.ts';
export { renderBar, renderPage } from './render/render-page.ts';
export { renderPlain } from './render/render-section.ts';
export { styleSheet } from './render/style-sheet.ts';
export { toDocument, toFolder } from './render/to-document.ts';
export { getKind } from './sections/get-kind.ts';
export { type SectionKindId, sectionKinds } from './sections/kinds.gen.ts';
export { argumentOrders } from './templates/argument-orders.ts';
export { blankPage } from './templates/blank-page.ts';
export { companyFromBrand, readBrand } from './templates/company-from-brand.ts';
export { companyFromFacts } from './templates/company-from-facts.ts';
export { fillPage } from './templates/fill-page.ts';
export { linkFigures } from './templates/link-figures.ts';
export { type Company, makePage } from './templates/make-page.ts';
export { placeRest } from './templates/place-rest.ts';
export { startSection } from './templates/start-section.ts';
export { makePalette } from './theme/palette.ts';
export { densities, grounds, isBrandColour, radii, type Theme, typePairs } from './theme/theme.ts';
export { wornRoles } from './theme/worn-roles.ts';
