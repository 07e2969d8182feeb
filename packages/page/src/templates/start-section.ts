import type { Page, Section } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import type { Data, Link } from '../fields/shape.ts';
import { getKind } from '../sections/get-kind.ts';
import type { PageFacts } from '../sections/kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';

/** What a new section of this page begins with. */
export function startSection(page: Page, kind: SectionKindId): Data {
  return getKind(kind).start(factsOf(page));
}

const noLink: Link = { label: '', href: '' };
const isWhole = (link: Link | undefined): link is Link =>
  link !== undefined && link.label !== '' && link.href !== '';

function factsOf({ title, sections }: Page): PageFacts {
  const form = sections.find(({ kind }) => kind === 'waitlist-form');
  const toForm = form && { label: 'Join the list', href: `#${form.id}` };
  const actions = [firstOf(sections, 'hero')?.action, firstOf(sections, 'call-to-action')?.action, toForm];
  const plan = firstOf(sections, 'pricing')?.plans[0];
  return {
    title: title === '' ? '[Name]' : title,
    action: actions.find(isWhole) ?? noLink,
    phone: [firstOf(sections, 'place')?.phone].find(isWhole) ?? noLink,
    price: plan === undefined ? '' : `${plan.price} ${plan.per}`.trim(),
  };
}

function firstOf<K extends SectionKindId>(sections: readonly Section[], kind: K) {
  const section = sections.find((one) => one.kind === kind);
  return section && readData<(typeof sectionKinds)[K]['shape']>(sectionKinds[kind].shape, section.data);
}
