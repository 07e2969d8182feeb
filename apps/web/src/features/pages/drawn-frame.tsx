import type { Page, renderPage } from '@slipway/page';
import { useEffect, useState } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import { BareFrame } from './bare-frame.tsx';
import type { FrameDocument } from './frame-document.ts';
import { updateBody } from './update-body.ts';

/** A page as HTML and style: what a frame needs of it. */
type DrawnPage = Pick<Page, 'language' | 'design'> & ReturnType<typeof renderPage>;

export interface DrawnFrameProps extends DrawnPage {
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** Layout width in px: a page that is wider than its place is drawn smaller. Without one it is as wide as its place. */
  readonly width?: number | undefined;
  /** The page is drawn; called again after each change of it. */
  readonly onReady?: ((document: Document) => void) | undefined;
}

export function DrawnFrame({ language, design, body, css, title, width, onReady }: DrawnFrameProps) {
  const [frame, setFrame] = useState<FrameDocument | null>(null);
  const tellReady = useStable((document: Document) => onReady?.(document));
  useEffect(() => {
    if (frame === null) return;
    const { document } = frame;
    document.documentElement.lang = language;
    document.body.className = `d-${design}`;
    updateBody(document, body);
    frame.setStyle(css);
    tellReady(document);
  }, [frame, language, design, body, css, tellReady]);
  return <BareFrame title={title} width={width} onReady={setFrame} />;
}
