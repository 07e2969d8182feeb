import { sentencesOf } from '@slipway/language';
import type { Content, Other, PageDraft } from './draft.ts';
import { withStop } from './phrase.ts';

/** Other wordings of the sections below the opening: the same words as points, or another of them as the heading. */
export function listOthers(content: Content, name: string): PageDraft['others'] {
  const { problem, solution, 'waitlist-form': form, 'call-to-action': call } = content;
  const headings = (now: string | undefined, ...wanted: readonly (string | undefined)[]): readonly Other[] =>
    [...new Set(wanted)].flatMap((heading) =>
      heading === undefined || heading === '' || heading === now
        ? []
        : [{ label: `Heading “${heading.slice(0, 40)}”`, data: { heading } }],
    );
  const all = {
    problem: asPoints(problem?.body),
    solution: asPoints(solution?.body),
    'waitlist-form': form === undefined ? [] : headings(form.heading, form.button, name),
    'call-to-action': call === undefined ? [] : headings(call.heading, call.action?.label, name),
  };
  return Object.fromEntries(Object.entries(all).filter(([, others]) => others.length > 0));
}

function asPoints(body = ''): readonly Other[] {
  const sentences = sentencesOf(body);
  if (sentences.length < 2 || sentences.length > 8) return [];
  const items = sentences.map((sentence) => ({
    title: '',
    body: withStop(sentence).slice(0, 300),
    value: '',
  }));
  return [{ label: 'As points', data: { body: '', items } }];
}
