import type { Page } from '@slipway/page';
import { useEffect, useRef, useState } from 'react';
import { PageFrame } from '../pages/page-frame.tsx';
import { drawInTurn } from './draw-in-turn.ts';

interface SmallPreviewProps {
  readonly page: Page | null;
  readonly name: string;
}

/** A living page in small, drawn when it comes near the window. It is only looked at: the link beside it leads on. */
export function SmallPreview({ page, name }: SmallPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let stop = () => {};
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        stop = drawInTurn(() => setWidth(window.innerWidth < 640 ? 390 : 1280));
      },
      { rootMargin: '300px' },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      stop();
    };
  }, []);
  return (
    <div ref={place} className="template-preview" aria-hidden="true" inert>
      {width === null || page === null ? null : (
        <PageFrame page={page} title={`Preview of ${name}`} width={width} />
      )}
    </div>
  );
}
