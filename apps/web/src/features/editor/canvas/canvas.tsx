import { type DesignId, designs } from '@slipway/page';
import { useEffect, useState } from 'react';
import { BareFrame } from '../../pages/bare-frame.tsx';
import type { FrameDocument } from '../../pages/frame-document.ts';
import { listenToClipboard } from '../state/clipboard.ts';
import type { EditorStore } from '../state/editor-store.ts';
import { useEditor, useStore } from '../state/use-editor.ts';
import { editingStyle } from './canvas-style.ts';
import { createPageDrawing } from './draw-page.ts';
import { editOnCanvas, offerFields } from './edit-on-canvas.ts';
import { keepCaret } from './keep-caret.ts';
import { restFarSections } from './rest-far.ts';

/** Layout widths of the three viewports, in px. */
const widths = { desktop: 1280, tablet: 820, phone: 390 } as const;

interface CanvasProps {
  /** Keys pressed on the page reach the shortcuts of the editor too. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** This browser does not let us hear what happens on the page: it is for looking at only. */
  readonly onDeaf: () => void;
}

/** The page itself. React draws the frame once; what is in it is drawn section by section as the store changes. */
export function Canvas({ onKey, onDeaf }: CanvasProps) {
  const store = useStore();
  const [frame, setFrame] = useState<FrameDocument | null>(null);
  const viewport = useEditor(({ editor }) => editor.viewport);
  const zoom = useEditor(({ editor }) => editor.zoomLevel / 100);
  useEffect(() => {
    if (frame === null) return;
    const { document, isHeard } = frame;
    if (!isHeard) onDeaf();
    const drawing = createPageDrawing(frame);
    const far = restFarSections(document);
    let shown: string | null = null;
    let hasFields: Element | null = null;
    let showing = 0;
    let styledFor: DesignId | 'preview' | null = null;
    const draw = () => {
      const { history, editor } = store.get();
      const { isEditing, selectedElement } = editor;
      // A sheet that is set anew is applied to the whole page anew.
      const { design } = history.present;
      const style = isEditing ? design : 'preview';
      if (style !== styledFor) frame.setStyle(isEditing ? editingStyle(designs[design]) : '', 1);
      styledFor = style;
      const isAnew = drawing.draw(history.present, { isEditing, selectedId: selectedElement });
      if (isAnew) far.measure(isEditing && designs[design].hasBoxes === true);
      const element = findShown(document, store);
      far.follow(element);
      if (isEditing && isHeard && element !== hasFields) offerFields(document, store, selectedElement);
      hasFields = element;
      if (selectedElement !== shown && !document.hasFocus()) {
        // In the frame that draws it: of many steps in one, a key held down, the last is shown, and the page is laid out once.
        cancelAnimationFrame(showing);
        showing = requestAnimationFrame(() => bringIntoView(findShown(document, store)));
      }
      shown = selectedElement;
    };
    draw();
    store.show((editor) => ({ ...editor, isEditorReady: true }));
    const unsubscribe = store.subscribe(() => keepCaret(document, draw));
    const stopEditing = editOnCanvas(document, store, drawing);
    const unlisten = listenToClipboard(document, store);
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(showing);
      far.stop();
      unsubscribe();
      stopEditing();
      unlisten();
      document.removeEventListener('keydown', onKey);
    };
  }, [frame, store, onKey, onDeaf]);
  return <BareFrame title="The page" width={widths[viewport]} zoom={zoom} onReady={setFrame} />;
}

function findShown(document: Document, store: EditorStore): Element | null {
  const { selectedElement } = store.get().editor;
  return selectedElement === null ? null : document.getElementById(selectedElement);
}

/** What is seen, nearly whole, stays where it is. What fits is shown in the middle, what is taller than the window from its top. */
function bringIntoView(element: Element | null): void {
  if (element === null) return;
  const { defaultView: view } = element.ownerDocument;
  const tallest = view?.innerHeight ?? 0;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, tallest) - Math.max(top, 0);
  if (seen >= 0.8 * Math.min(height, tallest)) return;
  // A page may ask for smooth scrolling, which would pass by hundreds of sections. `scrollIntoView` would ask all that is around the frame too.
  view?.scrollBy({ top: height > tallest ? top : top - (tallest - height) / 2, behavior: 'instant' });
}
