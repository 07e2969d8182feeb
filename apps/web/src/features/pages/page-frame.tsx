import { type Page, renderPage } from '@slipway/page';
import { useEffect, useMemo, useState } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import { BareFrame } from './bare-frame.tsx';
import type { FrameDocument } from './frame-document.ts';
import { updateBody } from './update-body.ts';

interface PageFrameProps {
  readonly page: Page;
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** Layout width in px: a page that is wider than its place is drawn smaller. Without one it is as wide as its place. */
  readonly width?: number;
  /** The page is drawn; called again after each change of it. */
  readonly onReady?: (document: Document) => void;
}

/** A page as visitors see it, without its script-free form doing anything. It fills its place and scrolls inside. */
export function PageFrame({ page, title, width, onReady }: PageFrameProps) {
  const [frame, setFrame] = useState<FrameDocument | null>(null);
  // The address makes the form appear; the sandbox does not let it be sent.
  const rendered = useMemo(() => renderPage(page, { formAction: '#' }), [page]);
  const tellReady = useStable((document: Document) => onReady?.(document));
  useEffect(() => {
    if (frame === null) return;
    const { document } = frame;
    document.documentElement.lang = page.language;
    document.body.className = `d-${page.design}`;
    updateBody(document, rendered.body);
    frame.setStyle(rendered.css);
    tellReady(document);
  }, [frame, page.language, page.design, rendered, tellReady]);
  return <BareFrame title={title} width={width} onReady={setFrame} />;
}
