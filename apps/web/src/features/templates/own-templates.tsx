import { readPage } from '@slipway/page';
import { Button } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type TemplateList, templateQuery } from '../../api/page-templates.ts';
import { describeAge } from '../../lib/times.ts';
import { FavouriteButton } from './favourite-button.tsx';
import type { TemplateFilter } from './find-templates.ts';
import { KeepPage } from './keep-page.tsx';
import { SmallPreview } from './small-preview.tsx';
import { TemplateCard } from './template-card.tsx';
import { exportTemplate, importTemplate } from './template-file.ts';
import { useLasting } from './use-lasting.ts';
import { useOwnTemplates } from './use-own-templates.ts';

interface OwnTemplatesProps {
  readonly uid: string;
  readonly list: TemplateList;
  readonly filter: TemplateFilter;
  /** Whose pages can be kept as templates. */
  readonly projectId: string | null;
}

/** What a person saved or brought along as a file. */
export function OwnTemplates({ uid, list, filter, projectId }: OwnTemplatesProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { busy, keep, remove } = useOwnTemplates(uid);
  const found = list.templates.filter(
    ({ id, name }) =>
      name.toLowerCase().includes(filter.search.trim().toLowerCase()) &&
      (!filter.isFavourite || list.favourites.includes(id)),
  );
  async function bring(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const brought = await importTemplate(file);
    setProblem(brought.problem);
    if (brought.page !== null) await keep(brought.name, brought.page);
    if (picker.current) picker.current.value = '';
  }
  return (
    <section aria-labelledby="own-templates" className="grid gap-4 border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="own-templates" className="text-xl">
          Your own
        </h2>
        <div className="flex flex-wrap gap-2">
          {projectId === null ? null : <KeepPage uid={uid} projectId={projectId} onKeep={keep} />}
          <Button size="sm" busy={busy} onClick={() => picker.current?.click()}>
            Import a file
          </Button>
          <input
            ref={picker}
            type="file"
            accept="application/json,.json"
            aria-label="Template file"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
        </div>
      </div>
      {problem === null ? null : (
        <p role="alert" className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
          {problem} Choose a file that was exported here.
        </p>
      )}
      {list.templates.length === 0 ? (
        <p className="max-w-[60ch] text-ink-soft">
          None yet. Keep a page of yours as a template, or import one that was exported.
        </p>
      ) : found.length === 0 ? (
        <p className="text-ink-soft">None of your own fits that search.</p>
      ) : null}
      <ul className="template-grid">
        {found.map((template) => (
          <OwnCard
            key={template.id}
            uid={uid}
            template={template}
            favourites={list.favourites}
            onDelete={remove}
          />
        ))}
      </ul>
    </section>
  );
}

interface OwnCardProps {
  readonly uid: string;
  readonly template: TemplateList['templates'][number];
  readonly favourites: readonly string[];
  readonly onDelete: (id: string) => Promise<void>;
}

function OwnCard({ uid, template: { id, name, createdAt }, favourites, onDelete }: OwnCardProps) {
  const [nowMs] = useState(Date.now);
  const { data } = useQuery(templateQuery(uid, id));
  const page = useLasting(data?.document ?? null, (document) => readPage(document).page);
  return (
    <TemplateCard
      id={id}
      name={name}
      words={`Saved ${describeAge(Date.parse(createdAt), nowMs)}`}
      preview={<SmallPreview page={page} name={name} />}
      tools={
        <>
          <FavouriteButton uid={uid} id={id} name={name} favourites={favourites} />
          <button
            type="button"
            aria-label={`Export ${name}`}
            className="template-tool"
            disabled={data === undefined}
            onClick={() => exportTemplate(name, data?.document)}
          >
            <Download size={18} aria-hidden="true" className="text-ink-soft" />
          </button>
          <button
            type="button"
            aria-label={`Delete ${name}`}
            className="template-tool"
            onClick={() => void onDelete(id)}
          >
            <Trash2 size={18} aria-hidden="true" className="text-ink-soft" />
          </button>
        </>
      }
    />
  );
}
