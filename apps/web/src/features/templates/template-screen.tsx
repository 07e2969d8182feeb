import './templates.css';
import { argumentOrders, type DesignId, designs, getKind, isShown, type Page } from '@slipway/page';
import { FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { templatesQuery } from '../../api/page-templates.ts';
import { capital } from './capital.ts';
import { Choice, shownWith } from './choice.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { pageOf, useBrandCompany, useOwnCompany, useSamples } from './preview-company.ts';
import { useLasting } from './use-lasting.ts';
import { UseTemplate } from './use-template.tsx';
import { WidePreview } from './wide-preview.tsx';

interface TemplateScreenProps {
  readonly uid: string | null;
  readonly id: DesignId;
}

/** One built-in template: what it looks like, why it begins where it begins, and the button that starts a page. */
export function TemplateScreen({ uid, id }: TemplateScreenProps) {
  const [params] = useSearchParams();
  const { company, projectId, isSettled } = useOwnCompany(uid);
  const brand = useBrandCompany(uid, params.get('run'), params.get('version') ?? '1');
  const samples = useSamples();
  const { data } = useQuery({ ...templatesQuery(uid ?? ''), enabled: uid !== null });
  const [chosen, setChosen] = useState<string>('own');
  const known = id === 'board' ? (brand ?? company) : company;
  const isOwn = known !== null && chosen === 'own';
  const words = isOwn ? known : isSettled ? (samples?.(id) ?? null) : null;
  const page = useLasting(words, (shown) => pageOf(id, shown));
  const design = designs[id];
  const { name: order, beats, why } = argumentOrders[design.argument];
  return (
    <div className="container-page grid gap-8 pt-8 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <FigLabel>
            <Link to="/templates">Templates</Link>
          </FigLabel>
          <div className="mt-1 flex items-center gap-3">
            <h1 className="text-3xl md:text-4xl">{design.name}</h1>
            {uid === null || data === undefined ? null : (
              <FavouriteButton uid={uid} id={id} name={design.name} favourites={data.favourites} />
            )}
          </div>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{design.fits}</p>
        </div>
        <UseTemplate uid={uid} projectId={projectId} name={design.name} page={page} />
      </header>
      <div className="template-detail">
        <div className="grid content-start gap-3">
          <p className="text-sm text-ink-soft">
            {isOwn ? (
              <KnownSoFar title={known.title} page={page} projectId={projectId} />
            ) : (
              'A sample: the company, its figures and its people are made up.'
            )}
          </p>
          <WidePreview page={page} name={design.name}>
            {known === null ? null : (
              <Choice label="Shown with" options={shownWith} value={chosen} onChoose={setChosen} />
            )}
          </WidePreview>
        </div>
        <aside className="grid content-start gap-6">
          <section aria-labelledby="why-order">
            <h2 id="why-order" className="text-xl">
              Why this order: {order.toLowerCase()}
            </h2>
            <ol className="argument-beats">
              {beats.map((beat) => (
                <li key={beat}>{beat}</li>
              ))}
            </ol>
            <p className="max-w-[52ch]">{why}</p>
          </section>
          <section aria-labelledby="what-is-on-it">
            <h2 id="what-is-on-it" className="text-xl">
              What is on it
            </h2>
            <ol className="mt-2 list-decimal pl-5 text-ink-soft">
              {design.sections.map(({ kind }) => (
                <li key={kind}>{getKind(kind).label}</li>
              ))}
            </ol>
            <p className="mt-2 max-w-[52ch] text-sm text-ink-soft">
              A section with nothing to say is left out of the page until you fill it.
            </p>
          </section>
          <section aria-labelledby="suits">
            <h2 id="suits" className="text-xl">
              Suits
            </h2>
            <p className="mt-2 text-ink-soft">
              {capital(design.industries.join(', '))}. {capital(design.tone)} tone.
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}

interface KnownSoFarProps {
  readonly title: string;
  readonly page: Page | null;
  readonly projectId: string | null;
}

/** How much of the page the record fills, and where more can be added. */
function KnownSoFar({ title, page, projectId }: KnownSoFarProps) {
  const filled = page?.sections.filter(isShown).length ?? 0;
  return (
    <>
      With what is known of “{title}”: {filled} of {page?.sections.length ?? 0} sections. The rest is left
      out.{' '}
      {projectId === null ? null : (
        <Link to={`/project/${encodeURIComponent(projectId)}#record`} className="text-link">
          Add to the record
        </Link>
      )}
    </>
  );
}
