import { isShown, type Section } from '@slipway/page';
import { cx } from '@slipway/ui';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { moveSection, moveSectionTo, removeSection } from '../state/actions.ts';
import { showPage } from '../state/panels.ts';
import { sectionName } from '../state/section-name.ts';
import { useEditor, useStore } from '../state/use-editor.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useShownRows } from './use-shown-rows.ts';

const hintId = 'editor-layers-hint';

/** The sections in their order. Dragged by the handle; with the keyboard, arrows on the handle move, Delete removes. */
export function Layers() {
  const store = useStore();
  const list = useRef<HTMLOListElement>(null);
  const sections = useEditor(({ editor }) => editor.sections);
  const { from, to, padding } = useShownRows(list, sections.length);
  // Written past React: one more section would draw every row for this number alone.
  useLayoutEffect(() => {
    for (const row of list.current?.children ?? []) row.setAttribute('aria-setsize', String(sections.length));
  });
  const startDrag = useDragOrder(list, (id, at) => moveSectionTo(store, id, at));
  if (sections.length === 0)
    return <p className="px-4 py-3 text-sm text-ink-soft">This page has no section yet. Add one below.</p>;
  return (
    <>
      <p id={hintId} className="sr-only">
        Arrow up and arrow down move the section. Delete removes it.
      </p>
      <ol ref={list} aria-label="Sections" style={padding}>
        {sections.slice(from, to).map((section, at) => (
          <Layer key={section.id} section={section} at={from + at} onGrab={startDrag} />
        ))}
      </ol>
    </>
  );
}

interface LayerProps {
  readonly section: Section;
  readonly at: number;
  readonly onGrab: (event: React.PointerEvent<HTMLElement>, id: string) => void;
}

const Layer = memo(function Layer({ section, at, onGrab }: LayerProps) {
  const store = useStore();
  const { id } = section;
  const name = sectionName(section);
  // Asked for row by row: another selection draws two of them.
  const isSelected = useEditor(({ editor }) => editor.selectedElement === id);
  function goTo(): void {
    store.select(id);
    showPage(store);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowUp') moveSection(store, id, -1);
    else if (event.key === 'ArrowDown') moveSection(store, id, 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') removeSection(store, id);
    else return;
    event.preventDefault();
    // After the list is drawn anew: the row that was moved stays in sight.
    const grip = event.currentTarget;
    requestAnimationFrame(() => grip.scrollIntoView({ block: 'nearest' }));
  }
  return (
    <li
      data-layer={id}
      data-at={at}
      aria-posinset={at + 1}
      className={cx('editor-layer', isSelected && 'editor-layer-on')}
    >
      <button
        type="button"
        className="editor-grip"
        aria-label={`Move ${name}`}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => onGrab(event, id)}
      />
      <button
        type="button"
        data-name
        aria-current={isSelected ? 'true' : undefined}
        className="min-w-0 flex-1 truncate py-2 pr-2 text-left text-sm"
        onClick={goTo}
      >
        {name}
      </button>
      {isShown(section) ? null : <span className="pr-3 text-xs text-ink-soft">empty</span>}
    </li>
  );
});
