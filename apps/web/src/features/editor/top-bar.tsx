import { setZoom } from '@slipway/page';
import {
  Command,
  Monitor,
  PanelLeft,
  PanelRight,
  Redo2,
  Smartphone,
  Tablet,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { IconButton } from './icon-button.tsx';
import { PageName } from './page-name.tsx';
import { SaveLine } from './save/save-line.tsx';
import { flipPanel } from './state/panels.ts';
import { redoStep, toggleEditing, undoStep } from './state/shortcuts.ts';
import { useEditor, useStore } from './state/use-editor.ts';

const viewports = [
  { id: 'desktop', label: 'Desktop', icon: Monitor },
  { id: 'tablet', label: 'Tablet', icon: Tablet },
  { id: 'phone', label: 'Phone', icon: Smartphone },
] as const;

interface TopBarProps {
  readonly uid: string;
  readonly projectId: string | null;
  readonly name: string;
  readonly onPalette: () => void;
  /** Publish and export. */
  readonly actions: ReactNode;
}

export function TopBar({ uid, projectId, name, onPalette, actions }: TopBarProps) {
  const store = useStore();
  const canUndo = useEditor(({ history }) => history.past.length > 0);
  const canRedo = useEditor(({ history }) => history.future.length > 0);
  const isEditing = useEditor(({ editor }) => editor.isEditing);
  const isSidebarOpen = useEditor(({ editor }) => editor.isSidebarOpen);
  const isSettingsOpen = useEditor(({ editor }) => editor.isSettingsOpen);
  return (
    <header className="editor-bar">
      <div className="editor-place flex min-w-0 flex-1 items-center gap-2">
        <BackLink projectId={projectId} />
        <PageName uid={uid} name={name} />
        <SaveLine />
      </div>
      <div className="flex items-center">
        <IconButton label="Undo" icon={Undo2} isOff={!canUndo} onPress={() => undoStep(store)} />
        <IconButton label="Redo" icon={Redo2} isOff={!canRedo} onPress={() => redoStep(store)} />
      </div>
      <ViewControls />
      <div className="editor-wide flex items-center">
        <IconButton
          label="Sections and style"
          icon={PanelLeft}
          isPressed={isSidebarOpen}
          onPress={() => flipPanel(store, 'isSidebarOpen')}
        />
        <IconButton
          label="Settings"
          icon={PanelRight}
          isPressed={isSettingsOpen}
          onPress={() => flipPanel(store, 'isSettingsOpen')}
        />
        <IconButton label="Commands" icon={Command} onPress={onPalette} />
      </div>
      <button
        type="button"
        aria-pressed={!isEditing}
        className="editor-wide editor-text-button"
        onClick={() => toggleEditing(store)}
      >
        Preview
      </button>
      <div className="flex items-center gap-2">{actions}</div>
    </header>
  );
}

function ViewControls() {
  const store = useStore();
  const viewport = useEditor(({ editor }) => editor.viewport);
  const zoom = useEditor(({ editor }) => editor.zoomLevel);
  const zoomTo = (level: number) => {
    store.show((editor) => setZoom(editor, level));
    store.say(`Zoom ${store.get().editor.zoomLevel} %.`);
  };
  return (
    <div className="editor-wide flex items-center">
      <fieldset aria-label="Width of the page" className="flex">
        {viewports.map(({ id, label, icon }) => (
          <IconButton
            key={id}
            label={label}
            icon={icon}
            isPressed={id === viewport}
            onPress={() => store.show((editor) => ({ ...editor, viewport: id }))}
          />
        ))}
      </fieldset>
      <fieldset aria-label="Zoom" className="flex items-center">
        <IconButton label="Smaller" icon={ZoomOut} isOff={zoom <= 30} onPress={() => zoomTo(zoom - 10)} />
        <button
          type="button"
          className="editor-zoom"
          title="Back to 100 %: the page fits its place"
          aria-label={`Zoom ${zoom} %. Back to 100 %`}
          onClick={() => zoomTo(100)}
        >
          {zoom} %
        </button>
        <IconButton label="Larger" icon={ZoomIn} isOff={zoom >= 200} onPress={() => zoomTo(zoom + 10)} />
      </fieldset>
    </div>
  );
}
