import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pagesOf, renamePage } from '../../api/pages.ts';
import { toast } from '../../lib/toast.ts';
import { usePageId } from './save/use-save-state.ts';

/** How the page is called in lists; visitors do not see it. */
export function PageName({ uid, name }: { readonly uid: string; readonly name: string }) {
  const id = usePageId();
  const cache = useQueryClient();
  const [kept, setKept] = useState(name);
  const [typed, setTyped] = useState(name);
  async function keep(): Promise<void> {
    const next = typed.trim();
    if (next === '' || next === kept || id === null) return setTyped(kept);
    try {
      await renamePage(id, next);
      setKept(next);
      await cache.invalidateQueries({ queryKey: [...pagesOf(uid), 'list'] });
    } catch (cause) {
      setTyped(kept);
      toast.error(cause instanceof Error ? cause.message : 'The name was not kept.');
    }
  }
  return (
    <input
      aria-label="Name of the page"
      className="editor-name"
      value={typed}
      maxLength={120}
      disabled={id === null}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
