import { FigLabel, Panel } from '@slipway/ui';
import type { ReactNode } from 'react';
import { BlockView, Inlines, inPlace } from './blocks.tsx';
import { getLegalText, type LegalText } from './legal-text.ts';
import { Operator } from './operator.tsx';

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function Contents({ sections }: { readonly sections: LegalText['sections'] }) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24">
      <p className="fig-label mb-2">Contents</p>
      <ol className="grid border-b border-line text-sm">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="border-t border-line">
            <a href={`#${id}`} className="flex min-h-10 items-baseline gap-3 py-2 hover:text-signal-text">
              <span className="tabular w-5 shrink-0 text-ink-soft">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-line px-5 py-3 not-first:border-t md:not-first:border-t-0 md:not-first:border-l">
      <dt className="fig-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A legal text as a printed sheet: title block, what it says in short, contents in the margin, the text. */
export function LegalPage({ source }: { readonly source: string }) {
  const text = getLegalText(source);
  return (
    <article className="container-page py-10 md:py-16">
      <header className="grid gap-8">
        <h1 className="text-3xl md:text-4xl">{text.title}</h1>
        <Panel>
          <dl className="grid text-sm md:grid-cols-[auto_auto_minmax(0,1fr)]">
            <Cell label="In force from">
              <time dateTime={text.dated}>{longDate.format(new Date(text.dated))}</time>
            </Cell>
            <Cell label="Applies to">This copy of Slipway</Cell>
            <Cell label="Operator">
              <Operator />
            </Cell>
          </dl>
          <div className="border-t border-line px-5 py-6 md:px-8">
            <h2 className="mb-3 text-xl">In short</h2>
            <ul className="grid gap-x-12 md:grid-cols-2">
              {text.inShort.map((item) => (
                <li key={item[0]?.text} className="border-t border-line py-3">
                  <Inlines of={item} />
                </li>
              ))}
            </ul>
          </div>
        </Panel>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="no-print">
          <Contents sections={text.sections} />
        </div>
        <div className="grid gap-2">
          <FigLabel>The whole text</FigLabel>
          <div className="prose-sheet [&>h2:first-child]:mt-0">
            {inPlace(text.body, (block) => (
              <BlockView block={block} />
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
