import { useLocation } from 'react-router';
import { findStationAt, stations } from '../../lib/stations.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { DataScope } from '../../pages/scopes/data-scope.tsx';
import { FloatingMenu } from './floating-menu.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ProjectSwitcher } from './project-switcher.tsx';
import { StationRows } from './station-rows.tsx';

/** Under the navbar, where somebody is at work: which project, where on its way, and anything by name. */
export function WorkspaceBar({ uid }: { readonly uid: string }) {
  const here = findStationAt(useLocation().pathname);
  const bar = useRoving<HTMLElement>({ items: '.station-button', isSideways: true });
  return (
    <DataScope>
      <div className="workspace-line">
        <ProjectSwitcher uid={uid} />
        <nav ref={bar} aria-label="Stations" className="workspace-stations">
          {stations.map(({ id, name, question, parts }) => (
            <FloatingMenu
              key={id}
              id={`station-${id}-menu`}
              face={name}
              className="station-button"
              isHere={id === here?.id}
              panelClass="w-64"
            >
              <p className="px-3 py-2 text-sm text-ink-soft">{question}</p>
              <StationRows uid={uid} label={name} parts={parts} />
            </FloatingMenu>
          ))}
        </nav>
        <PaletteButton uid={uid} />
      </div>
    </DataScope>
  );
}
