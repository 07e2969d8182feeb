import { AppError } from '@slipway/core';
import type { Page } from '@slipway/page';
import { Button, buttonClass } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { startProject } from '../../api/page-templates.ts';
import { createPage } from '../../api/pages.ts';
import { refreshProjects } from '../../api/projects.ts';
import { setCurrentProject } from '../../lib/current-project.ts';
import { makeKey } from '../../lib/make-key.ts';
import { toast } from '../../lib/toast.ts';

interface UseTemplateProps {
  readonly uid: string | null;
  readonly projectId: string | null;
  readonly name: string;
  readonly page: Page | null;
}

/** Creates the shown page in the current project and opens it. A visitor signs up first and comes back here. */
export function UseTemplate({ uid, projectId, name, page }: UseTemplateProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (uid === null)
    return (
      <Link
        to={`/signup?next=${encodeURIComponent(pathname + search)}`}
        className={buttonClass({ tone: 'signal', size: 'lg' })}
      >
        Use this template
      </Link>
    );
  async function start(person: string, shown: Page): Promise<void> {
    setBusy(true);
    try {
      const project = projectId ?? (await startProject(shown.title || name));
      if (projectId === null) {
        setCurrentProject(person, project);
        await refreshProjects(cache, person);
      }
      const { id } = await createPage(project, { name: shown.title || name, page: shown, key: makeKey() });
      await navigate(`/editor/${encodeURIComponent(id)}`);
    } catch (cause) {
      toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
      setBusy(false);
    }
  }
  return (
    <Button
      tone="signal"
      size="lg"
      busy={busy}
      disabled={page === null}
      onClick={() => (page === null ? undefined : void start(uid, page))}
    >
      Use this template
    </Button>
  );
}
