import { type Finding, lintPage, type Page } from '@slipway/page';
import { Button } from '@slipway/ui';
import { useDeferredValue, useMemo } from 'react';
import { showPage } from '../state/panels.ts';
import { sectionName } from '../state/section-name.ts';
import { usePage, useStore } from '../state/use-editor.ts';

/** What a founder should look at before others do, worst first. */
export function CheckPanel() {
  const store = useStore();
  const page = useDeferredValue(usePage());
  const findings = useMemo(() => listFindings(page), [page]);
  const nameOf = (finding: Finding) => {
    const section = page.sections.find(({ id }) => id === finding.section);
    return section === undefined ? 'The whole page' : sectionName(section);
  };
  function goTo(id: string): void {
    store.select(id);
    showPage(store);
  }
  if (findings.length === 0)
    return (
      <p className="p-4 text-sm">
        Nothing found: contrast, headings, alternative texts, links and reading grade are in order.
      </p>
    );
  return (
    <>
      <p className="px-4 pt-4 text-sm text-ink-soft">{summary(findings)}</p>
      <ul className="grid gap-3 p-4">
        {findings.map((finding) => (
          <li
            key={keyOf(finding)}
            className="grid gap-1 border-l-2 border-line-strong pl-3 text-sm data-blocks:border-red"
            data-blocks={finding.blocks || undefined}
          >
            <span className="font-medium">{nameOf(finding)}</span>
            <span>{finding.sentence}</span>
            {finding.section === null ? null : (
              <Button
                size="sm"
                className="justify-self-start"
                onClick={() => finding.section && goTo(finding.section)}
              >
                Go to it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const keyOf = ({ section, sentence }: Finding) => `${section} ${sentence}`;

/** The same about two items of one list is said once. */
function listFindings(page: Page): readonly Finding[] {
  const found = new Map(lintPage(page).map((finding) => [keyOf(finding), finding]));
  return [...found.values()].sort((a, b) => Number(b.blocks) - Number(a.blocks));
}

function summary(findings: readonly Finding[]): string {
  const blocking = findings.filter(({ blocks }) => blocks).length;
  const all = `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to look at`;
  return blocking === 0 ? `${all}.` : `${all}; ${blocking} to mend before you publish.`;
}
