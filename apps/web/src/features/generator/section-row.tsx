import type { Section } from '@slipway/page';
import { fieldLabel, type PageDraft, sectionNames } from '@slipway/tools/landing';
import { Button } from '@slipway/ui';

interface Rewrite {
  readonly label: string;
  readonly data: Section['data'];
}

interface SectionRowProps {
  readonly section: Section;
  readonly claims: readonly { readonly text: string; readonly field: string; readonly quote: string }[];
  readonly rewrites: readonly Rewrite[];
  readonly onRewrite: (data: Section['data']) => void;
}

/** One section: what its claims rest on, and what else it could say. Nothing else on the page changes. */
export function SectionRow({ section, claims, rewrites, onRewrite }: SectionRowProps) {
  const name = sectionNames[section.kind];
  return (
    <li className="border-t border-line py-2">
      <details>
        <summary className="flex min-h-9 cursor-pointer items-center justify-between gap-3">
          <span className="font-medium">{name}</span>
          <span className="text-sm text-ink-soft">
            {claims.length === 0 ? 'no claim' : claims.length === 1 ? '1 claim' : `${claims.length} claims`}
          </span>
        </summary>
        <div className="grid gap-3 pt-1 pb-2 text-sm">
          {claims.length === 0 ? null : (
            <ul className="grid gap-2">
              {claims.map(({ text, field, quote }) => (
                <li key={text}>
                  “{text}”{' '}
                  <span className="text-ink-soft">
                    rests on {fieldLabel(field)}: “{quote}”
                  </span>
                </li>
              ))}
            </ul>
          )}
          {rewrites.length === 0 ? null : (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="pb-1 text-ink-soft">Write this section otherwise</legend>
              {rewrites.map(({ label, data }) => (
                <Button key={label} size="sm" onClick={() => onRewrite(data)}>
                  {label}
                </Button>
              ))}
            </fieldset>
          )}
        </div>
      </details>
    </li>
  );
}

/** Other wordings of the draft, and the draft's own where the page says something else by now. */
export function listRewrites(section: Section, draft: PageDraft | null): readonly Rewrite[] {
  if (draft === null) return [];
  const own = draft.content[section.kind];
  const isSame = (data: object) =>
    Object.entries(data).every(
      ([name, value]) => JSON.stringify(section.data[name]) === JSON.stringify(value),
    );
  const others = (draft.others[section.kind] ?? []).map(({ label, data }) => ({
    label,
    data: data as Section['data'],
  }));
  const first =
    own === undefined ? [] : [{ label: 'As first written', data: wordsOnly(own, others[0]?.data) }];
  return [...first, ...others].filter(({ data }) => Object.keys(data).length > 0 && !isSame(data));
}

/** Links of a draft name kinds, those of a page name sections: only what another wording would change goes back. */
function wordsOnly(own: object, like: object | undefined): Section['data'] {
  const isText = ([name, value]: readonly [string, unknown]) =>
    like === undefined ? typeof value === 'string' : Object.hasOwn(like, name);
  return Object.fromEntries(Object.entries(own).filter(isText));
}
