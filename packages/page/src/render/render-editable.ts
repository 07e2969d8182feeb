import type { Page, Section } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import { html } from '../html/markup.ts';
import { getKind } from '../sections/get-kind.ts';
import { markData, nameFields } from './edit-marks.ts';
import { isShown } from './is-shown.ts';
import { renderSection } from './render-section.ts';

/** As `renderSection` writes it, with `data-field` or `data-rich` around each text. What visitors do not see has a note in its place. */
export function renderEditable(
  page: Pick<Page, 'title' | 'design'>,
  section: Section,
  isFirst: boolean,
): string {
  const { label, shape } = getKind(section.kind);
  if (!isShown(section))
    return html`<section id="${section.id}" class="s" data-empty><p>${label}: nothing in it yet, so visitors do not see it.</p></section>`
      .markup;
  const { data, paths } = markData(shape, readData(shape, section.data));
  const options = { formAction: '#', isFirst, isEditable: true };
  return nameFields(renderSection(page, { ...section, data }, options).markup, paths);
}
