import type { Page, Section } from '@slipway/page';
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

/** As first written, in a model's words, or otherwise: all that is not on the page already. */
export function listRewrites(
  section: Section,
  others: PageDraft['others'],
  pages: { readonly first: Page; readonly worded: Page },
): readonly Rewrite[] {
  const of = ({ sections }: Page, label: string): readonly Rewrite[] =>
    sections.flatMap(({ kind, data }) => (kind === section.kind ? [{ label, data }] : [])).slice(0, 1);
  const said = (others[section.kind] ?? []).map(({ label, data }) => ({
    label,
    data: data as Section['data'],
  }));
  const seen = new Set([JSON.stringify(section.data)]);
  return [...of(pages.first, 'As first written'), ...of(pages.worded, 'A model’s words'), ...said].filter(
    ({ data }) => {
      const text = JSON.stringify({ ...section.data, ...data });
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    },
  );
}
