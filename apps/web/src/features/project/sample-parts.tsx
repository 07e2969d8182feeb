import type { ProjectResult } from '@slipway/contracts';
import { Link } from 'react-router';
import { rangeOf } from '../../lib/project-figures.ts';
import { hrefOfResult, nameOfTool, subjectOf } from './href-of.ts';
import { Section } from './section.tsx';

/** What the tools answered for the sample company: each opens as its tool shows it. */
export function SampleResults({ results }: { readonly results: readonly ProjectResult[] }) {
  return (
    <Section id="results" title="Results">
      <ol className="border-t border-line">
        {results.map((result) => (
          <li key={result.toolId} className="result-row sample-result">
            <span className="tabular result-figure">{result.figure?.text ?? '–'}</span>
            <span className="min-w-0">
              <Link to={hrefOfResult('sample', result)} className="text-link">
                {nameOfTool(result.toolId)}
              </Link>
              <span className="block truncate text-sm text-ink-soft">
                {[result.figure ? rangeOf(result.figure) : null, subjectOf(result.title)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function SamplePages() {
  return (
    <p className="max-w-[60ch] text-ink-soft">
      Pages of your own company are written, published and counted here.{' '}
      <Link to="/templates" className="text-link">
        See sixteen designs
      </Link>
    </p>
  );
}
