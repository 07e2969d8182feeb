import './templates.css';
import { argumentOrders } from '@slipway/page';
import { FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesQuery } from '../../api/page-templates.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { Choice, shownWith } from './choice.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { builtIn, findTemplates } from './find-templates.ts';
import { OwnTemplates } from './own-templates.tsx';
import { pageOf, useOwnCompany, useSamples } from './preview-company.ts';
import { SmallPreview } from './small-preview.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateFilters } from './template-filters.tsx';
import { useFilter } from './use-filter.ts';
import { useLasting } from './use-lasting.ts';

interface TemplatesScreenProps {
  /** Null for a visitor. */
  readonly uid: string | null;
  readonly onSessionLost: () => void;
}

export function TemplatesScreen({ uid, onSessionLost }: TemplatesScreenProps) {
  const [filter, change] = useFilter();
  const own = useQuery({ ...templatesQuery(uid ?? ''), enabled: uid !== null });
  useSessionLost(own.error, onSessionLost);
  const { company, projectId, isSettled } = useOwnCompany(uid);
  const samples = useSamples();
  const favourites = own.data?.favourites ?? [];
  const found = findTemplates(filter, favourites);
  const [chosen, setChosen] = useState<string>('own');
  const isOwn = company !== null && chosen === 'own';
  const pages = useLasting(isSettled ? (isOwn ? company : samples) : null, (words) =>
    Object.fromEntries(
      builtIn.map(({ id }) => [id, pageOf(id, typeof words === 'function' ? words(id) : words)]),
    ),
  );
  return (
    <div className="container-page grid gap-8 pt-8 pb-16">
      <header className="max-w-[68ch]">
        <FigLabel>Templates</FigLabel>
        <h1 className="mt-1 text-3xl md:text-4xl">Sixteen landing pages, one for each kind of buyer</h1>
        <p className="mt-3 text-ink-soft">
          {uid === null
            ? 'They differ in layout and in what they say first. Shown with made-up companies: sign up and describe your idea to see them with yours.'
            : company === null
              ? 'They differ in layout and in what they say first. Shown with made-up companies: describe your idea in a project to see them with yours.'
              : `They differ in layout and in what they say first. Shown with what your record says of “${company.title}”. What is not known yet is left out.`}
        </p>
      </header>
      <TemplateFilters filter={filter} canMark={uid !== null} onChange={change} />
      <section aria-labelledby="built-in" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="built-in" className="text-xl">
            Built in
          </h2>
          <p role="status" className="tabular grow text-sm text-ink-soft">
            {found.length} of {builtIn.length}
          </p>
          {company === null ? null : (
            <Choice label="Shown with" options={shownWith} value={chosen} onChoose={setChosen} />
          )}
        </div>
        {found.length === 0 ? (
          <p className="max-w-[60ch] text-ink-soft">
            No template fits all of that.{' '}
            <button
              type="button"
              className="text-link"
              onClick={() => change({ search: '', industry: '', tone: '', order: '', isFavourite: false })}
            >
              Show all sixteen
            </button>
          </p>
        ) : null}
        <ul className="template-grid">
          {found.map(({ id, design }) => (
            <TemplateCard
              key={id}
              id={id}
              name={design.name}
              words={design.fits}
              marks={[argumentOrders[design.argument].name, `${design.tone} tone`]}
              preview={<SmallPreview page={pages?.[id] ?? null} name={design.name} />}
              tools={
                uid === null ? null : (
                  <FavouriteButton uid={uid} id={id} name={design.name} favourites={favourites} />
                )
              }
            />
          ))}
        </ul>
      </section>
      {own.error && !own.data ? (
        <LoadProblem error={own.error} busy={own.isFetching} onRetry={() => void own.refetch()} />
      ) : null}
      {uid === null || own.data === undefined ? null : (
        <OwnTemplates uid={uid} list={own.data} filter={filter} projectId={projectId} />
      )}
    </div>
  );
}
