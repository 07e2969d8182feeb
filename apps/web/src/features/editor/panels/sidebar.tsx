import { cx } from '@slipway/ui';
import type { KeyboardEvent } from 'react';
import { useEditor, useStore } from '../state/use-editor.ts';
import { CheckPanel } from './check-panel.tsx';
import { Layers } from './layers.tsx';
import { Library } from './library.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export const tabs = [
  { id: 'elements', label: 'Sections' },
  { id: 'theme', label: 'Style' },
  { id: 'check', label: 'Check' },
  { id: 'versions', label: 'Versions' },
] as const;

/** Four panels under one row of tabs; arrows go along it. */
export function Sidebar({ uid }: { readonly uid: string }) {
  const store = useStore();
  const active = useEditor(({ editor }) => editor.activeTab);
  const open = (activeTab: string) => store.show((editor) => ({ ...editor, activeTab }));
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ id }) => id === active);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    open(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#editor-tab-${next.id}`)?.focus();
  }
  return (
    <>
      <div role="tablist" aria-label="Panels" className="flex border-b border-line" onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`editor-tab-${id}`}
            aria-controls="editor-tab-panel"
            aria-selected={id === active}
            tabIndex={id === active ? 0 : -1}
            className={cx('editor-tab', id === active && 'editor-tab-on')}
            onClick={() => open(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        id="editor-tab-panel"
        role="tabpanel"
        aria-labelledby={`editor-tab-${active}`}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        {active === 'elements' ? (
          <>
            <Layers />
            <Library />
          </>
        ) : null}
        {active === 'theme' ? <ThemePanel /> : null}
        {active === 'check' ? <CheckPanel /> : null}
        {active === 'versions' ? <VersionsPanel uid={uid} /> : null}
      </div>
    </>
  );
}
