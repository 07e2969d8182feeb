import { Button, Field, Select } from '@slipway/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageQuery, pagesQuery } from '../../api/pages.ts';
import { toast } from '../../lib/toast.ts';

interface KeepPageProps {
  readonly uid: string;
  readonly projectId: string;
  readonly onKeep: (name: string, document: object) => Promise<void>;
}

/** Chooses one of the project's pages and keeps it as a template. Nothing where the project has no page. */
export function KeepPage({ uid, projectId, onKeep }: KeepPageProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const { data } = useQuery(pagesQuery(uid, projectId));
  const pages = data?.pages ?? [];
  const cache = useQueryClient();
  const id = chosen || pages[0]?.id;
  if (id === undefined) return null;
  async function keep(pageId: string): Promise<void> {
    setOpen(false);
    try {
      const { name, document } = await cache.fetchQuery(pageQuery(uid, pageId));
      await onKeep(name, document);
    } catch (cause) {
      toast.error(cause instanceof Error ? cause.message : 'The page could not be read.');
    }
  }
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        Keep a page as template
      </Button>
    );
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void keep(id);
      }}
    >
      <Field label="Page">
        {(control) => (
          <Select {...control} value={id} onChange={(event) => setChosen(event.currentTarget.value)}>
            {pages.map((page) => (
              <option key={page.id} value={page.id}>
                {page.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" tone="hull">
        Keep it
      </Button>
      <Button onClick={() => setOpen(false)}>Cancel</Button>
    </form>
  );
}
