import { useEffect, useState } from 'react';
import { BareFrame } from '../../pages/bare-frame.tsx';
import type { FrameDocument } from '../../pages/frame-document.ts';
import { useEditor, useStore } from '../state/use-editor.ts';
import { editingStyle } from './canvas-style.ts';
import { createPageDrawing } from './draw-page.ts';
import { editOnCanvas, openFields } from './edit-on-canvas.ts';

/** Layout widths of the three viewports, in px. */
const widths = { desktop: 1280, tablet: 820, phone: 390 } as const;

interface CanvasProps {
  /** Keys pressed on the page reach the shortcuts of the editor too. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The page itself. React draws the frame once; what is in it is drawn section by section as the store changes. */
export function Canvas({ onKey }: CanvasProps) {
  const store = useStore();
  const [frame, setFrame] = useState<FrameDocument | null>(null);
  const viewport = useEditor(({ editor }) => editor.viewport);
  const zoom = useEditor(({ editor }) => editor.zoomLevel / 100);
  useEffect(() => {
    if (frame === null) return;
    const { document } = frame;
    const drawing = createPageDrawing(frame);
    let shown: string | null = null;
    const draw = () => {
      const { history, editor } = store.get();
      const { isEditing, selectedElement } = editor;
      frame.setStyle(isEditing ? editingStyle : '', 1);
      drawing.draw(history.present, { isEditing, selectedId: selectedElement });
      if (isEditing) openFields(document, store, selectedElement);
      if (selectedElement !== shown && selectedElement !== null && !document.hasFocus())
        document.getElementById(selectedElement)?.scrollIntoView({ block: 'nearest' });
      shown = selectedElement;
    };
    draw();
    store.show((editor) => ({ ...editor, isEditorReady: true }));
    const unsubscribe = store.subscribe(draw);
    const stopEditing = editOnCanvas(document, store, drawing);
    document.addEventListener('keydown', onKey);
    return () => {
      unsubscribe();
      stopEditing();
      document.removeEventListener('keydown', onKey);
    };
  }, [frame, store, onKey]);
  return <BareFrame title="The page" width={widths[viewport]} zoom={zoom} onReady={setFrame} />;
}
