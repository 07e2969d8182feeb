import type { ProjectCard } from '@slipway/contracts';
import { Button, FigLabel, TextInput } from '@slipway/ui';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { changeProject, deleteProject } from '../../api/projects.ts';
import { setCurrentProject } from '../../lib/current-project.ts';
import { linkTo } from '../../lib/link-to.ts';
import { toast } from '../../lib/toast.ts';
import { quietButton } from './section.tsx';
import { useChange } from './use-change.ts';

/** Name, idea, and what can be done with the whole of it. */
export function ProjectHeader(props: {
  readonly uid: string;
  readonly card: ProjectCard;
  readonly drawShare: (className: string) => ReactNode;
  readonly drawExport: (className: string) => ReactNode;
}) {
  const { uid, card, drawShare, drawExport } = props;
  const [isNaming, setNaming] = useState(false);
  const { busy, make } = useChange(uid);
  async function rename(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '' || name === card.name) setNaming(false);
    else if ((await make(() => changeProject(card.id, { name }))) !== null) setNaming(false);
  }
  return (
    <header className="grid items-center gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <FigLabel>
        {card.isSample ? 'Sample project' : card.isArchived ? 'Archived project' : 'Project'}
      </FigLabel>
      {/* On a phone the name comes first, and these are one line that is pushed along: the next step stays on the first screen. */}
      <div className="project-acts">
        {card.isSample ? null : (
          <button type="button" className={quietButton} onClick={() => setNaming(!isNaming)}>
            Rename
          </button>
        )}
        {card.isSample ? null : drawShare(quietButton)}
        <Link to={linkTo('/project/:id/dossier', { id: card.id })} className={quietButton}>
          Pack (dossier)
        </Link>
        {card.isSample ? null : (
          <Link to={linkTo('/project/:id/update', { id: card.id })} className={quietButton}>
            Investor update
          </Link>
        )}
        {card.isSample ? null : drawExport(quietButton)}
        {card.isSample ? null : <ArchiveButton uid={uid} card={card} />}
        <RemoveButton uid={uid} card={card} />
      </div>
      {isNaming ? (
        <form
          noValidate
          onSubmit={(event) => void rename(event)}
          className="mt-1 flex flex-wrap gap-2 sm:col-span-2"
        >
          <TextInput
            name="name"
            aria-label="Name of the project"
            defaultValue={card.name}
            maxLength={120}
            autoFocus
            className="max-w-md"
          />
          <Button type="submit" tone="hull" busy={busy}>
            Save
          </Button>
          <Button onClick={() => setNaming(false)}>Cancel</Button>
        </form>
      ) : (
        <h1 className="mt-1 max-w-[34ch] text-2xl leading-tight sm:col-span-2 sm:text-3xl">{card.name}</h1>
      )}
      {card.idea === null ? null : (
        <p className="mt-2 line-clamp-2 max-w-[80ch] text-ink-soft sm:col-span-2 sm:line-clamp-3">
          {card.idea}
        </p>
      )}
    </header>
  );
}

/** Put away it leaves the menus and the dashboard, and loses nothing. */
function ArchiveButton({ uid, card }: { readonly uid: string; readonly card: ProjectCard }) {
  const navigate = useNavigate();
  const { busy, make } = useChange(uid);
  async function turn(): Promise<void> {
    const isArchived = !card.isArchived;
    if ((await make(() => changeProject(card.id, { isArchived }))) === null || !isArchived) return;
    setCurrentProject(uid, null);
    toast.success(`${card.name} is archived. It is at the end of your dashboard.`);
    await navigate('/dashboard');
  }
  return (
    <button type="button" className={quietButton} disabled={busy} onClick={() => void turn()}>
      {card.isArchived ? 'Bring back' : 'Archive'}
    </button>
  );
}

/** The sample goes in one press and can be had back; what is one's own is asked about first. */
function RemoveButton({ uid, card }: { readonly uid: string; readonly card: ProjectCard }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { busy, make } = useChange(uid);
  async function remove(): Promise<void> {
    if ((await make(() => deleteProject(card.id))) === null) return;
    setCurrentProject(uid, null);
    await navigate('/dashboard', { replace: true });
  }
  if (card.isSample)
    return (
      <button type="button" className={quietButton} disabled={busy} onClick={() => void remove()}>
        Remove the sample
      </button>
    );
  return (
    <>
      <button type="button" className={quietButton} onClick={() => dialog.current?.showModal()}>
        Delete
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-project-title"
        closedby="any"
        className="m-auto w-[min(28rem,calc(100vw-32px))] rounded-panel border border-line-strong bg-sheet p-6 text-ink shadow-float"
      >
        <h2 id="delete-project-title" className="text-xl">
          Delete this project?
        </h2>
        <p className="mt-2 text-ink-soft">
          Its results, facts, tasks and notes go with it. This cannot be taken back.
        </p>
        <p className="mt-5 flex gap-3">
          <Button tone="danger" busy={busy} onClick={() => void remove()}>
            Delete project
          </Button>
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
        </p>
      </dialog>
    </>
  );
}
