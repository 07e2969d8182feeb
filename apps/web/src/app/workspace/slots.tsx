import { type ComponentType, lazy, Suspense } from 'react';
import { useAuth } from '../../features/auth/index.ts';
import { logFault } from '../../lib/log.ts';

type Part = ComponentType<{ uid: string }>;

/** Who is signed out loads nothing of the workspace, and a screen without its bar is better than no screen. */
const later = (name: 'WorkspaceBar' | 'WorkspaceRail') =>
  lazy<Part>(() =>
    import('./workspace.ts').then(
      (parts) => ({ default: parts[name] }),
      (cause: unknown) => {
        logFault('app/part-failed', cause);
        return { default: () => null };
      },
    ),
  );

const Bar = later('WorkspaceBar');
const Rail = later('WorkspaceRail');

function useUid(): string | null {
  const { person, remembered } = useAuth();
  return (person ?? remembered)?.uid ?? null;
}

export function WorkspaceBarSlot() {
  const uid = useUid();
  return (
    <div className="workspace-bar no-print">
      {uid === null ? null : (
        <Suspense>
          <Bar key={uid} uid={uid} />
        </Suspense>
      )}
    </div>
  );
}

export function WorkspaceRailSlot() {
  const uid = useUid();
  return (
    <div className="workspace-rail no-print">
      {uid === null ? null : (
        <Suspense>
          <Rail key={uid} uid={uid} />
        </Suspense>
      )}
    </div>
  );
}
