import { Button, Field, TextInput } from '@slipway/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { deleteVersion, keepVersion, versionsQuery } from '../../../api/pages.ts';
import { LoadProblem } from '../../../lib/load-problem.tsx';
import { toast } from '../../../lib/toast.ts';
import { usePageId, useSaver } from '../save/use-save-state.ts';
import { useStore } from '../state/use-editor.ts';
import { VersionDiff } from './version-diff.tsx';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** States of the page under a name: kept, looked at beside the page as it is now, brought back. */
export function VersionsPanel({ uid }: { readonly uid: string }) {
  const id = usePageId();
  if (id === null)
    return (
      <p className="p-4 text-sm">Change something first: the page is then saved, and can keep versions.</p>
    );
  return <Versions uid={uid} id={id} />;
}

function Versions({ uid, id }: { readonly uid: string; readonly id: string }) {
  const saver = useSaver();
  const store = useStore();
  const cache = useQueryClient();
  const query = versionsQuery(uid, id);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [name, setName] = useState('');
  const [shown, setShown] = useState<number | null>(null);
  const refresh = () => cache.invalidateQueries({ queryKey: query.queryKey });
  const keep = useMutation({
    mutationFn: async (words: string) => {
      if (!(await saver.flush())) throw new Error('The page is not saved yet, so there is nothing to keep.');
      return keepVersion(id, words);
    },
    onSuccess: async (version) => {
      setName('');
      store.say(`Version “${version.name}” kept.`);
      await refresh();
    },
    onError: (cause) => toast.error(cause.message),
  });
  const remove = useMutation({
    mutationFn: (version: number) => deleteVersion(id, version),
    onSuccess: refresh,
    onError: (cause) => toast.error(cause.message),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== '') keep.mutate(name.trim());
  }
  if (error) return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-5 p-4">
      <form className="grid gap-2" onSubmit={submit}>
        <Field label="Keep the page as it is now">
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={120}
              placeholder="Before the new prices"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="sm" busy={keep.isPending}>
          Keep this version
        </Button>
      </form>
      {data === undefined ? <p className="text-sm text-ink-soft">Loading…</p> : null}
      {data?.length === 0 ? <p className="text-sm text-ink-soft">No version kept yet.</p> : null}
      <ol className="grid gap-2">
        {data?.map((version) => (
          <li key={version.version} className="grid gap-2 rounded-control border border-line bg-sheet p-3">
            <p className="text-sm font-medium">{version.name}</p>
            <p className="text-xs text-ink-soft">{when.format(new Date(version.createdAt))}</p>
            <div className="flex gap-2">
              <Button size="sm" onClick={() => setShown(version.version)}>
                Compare
              </Button>
              <Button
                size="sm"
                aria-label={`Delete version ${version.name}`}
                busy={remove.isPending && remove.variables === version.version}
                onClick={() => remove.mutate(version.version)}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {shown === null ? null : (
        <VersionDiff uid={uid} id={id} version={shown} onClose={() => setShown(null)} />
      )}
    </div>
  );
}
