import { AppError } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTemplate, saveTemplate, templateQuery, templatesQuery } from '../../api/page-templates.ts';
import { askAnew } from '../../lib/query-client.ts';
import { toast } from '../../lib/toast.ts';

interface OwnTemplateChanges {
  readonly busy: boolean;
  keep(name: string, document: object): Promise<void>;
  /** Can be undone: what was deleted is saved again under its name. */
  remove(id: string): Promise<void>;
}

export function useOwnTemplates(uid: string): OwnTemplateChanges {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function make(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
    } finally {
      await askAnew(cache, templatesQuery(uid).queryKey);
      setBusy(false);
    }
  }
  const keep = (name: string, document: object) =>
    make(async () => {
      await saveTemplate(name, document);
      toast.success(`“${name}” is one of your templates now.`);
    });
  return {
    busy,
    keep,
    remove: (id) =>
      make(async () => {
        const { name, document } = await cache.fetchQuery(templateQuery(uid, id));
        await deleteTemplate(id);
        toast.info(`“${name}” is deleted.`, {
          action: { label: 'Undo', onPress: () => void keep(name, document) },
        });
      }),
  };
}
