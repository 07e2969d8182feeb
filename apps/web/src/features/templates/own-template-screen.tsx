import './templates.css';
import { AppError } from '@slipway/core';
import { readPage } from '@slipway/page';
import { Button, FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { templateQuery } from '../../api/page-templates.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useOwnCompany } from './preview-company.ts';
import { exportTemplate } from './template-file.ts';
import { useLasting } from './use-lasting.ts';
import { UseTemplate } from './use-template.tsx';
import { WidePreview } from './wide-preview.tsx';

interface OwnTemplateScreenProps {
  readonly uid: string;
  readonly id: string;
  readonly onMissing: () => void;
}

/** A template of one's own, with its own words. */
export function OwnTemplateScreen({ uid, id, onMissing }: OwnTemplateScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(templateQuery(uid, id));
  const { projectId } = useOwnCompany(uid);
  const page = useLasting(data?.document ?? null, (document) => readPage(document).page);
  const isMissing = error instanceof AppError && error.code === 'template/not-found';
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  if (isMissing) return null;
  const name = data?.name ?? 'Your template';
  return (
    <div className="container-page grid gap-8 pt-8 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <FigLabel>
            <Link to="/templates">Templates</Link>
          </FigLabel>
          <h1 className="mt-1 text-3xl md:text-4xl">{name}</h1>
          <p className="mt-2 text-ink-soft">One of your own, with the words it was saved with.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {data === undefined ? null : (
            <Button size="lg" onClick={() => exportTemplate(data.name, data.document)}>
              Export as JSON
            </Button>
          )}
          <UseTemplate uid={uid} projectId={projectId} name={name} page={page} />
        </div>
      </header>
      {error && !data ? (
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WidePreview page={page} name={name} />
      )}
    </div>
  );
}
