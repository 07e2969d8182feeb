import { type ReactNode, useEffect, useState } from 'react';
import type { Sample } from './sample.ts';

interface SamplePagesProps extends Pick<Sample, 'pages'> {
  readonly draw: (page: Sample['pages'][number], title: string, width: number) => ReactNode;
}

const deskPx = 1200;
const phonePx = 390;

/** The pages that a tool wrote, before the sheet about them. A frame is filled by script only, so the HTML has its place. */
export function SamplePages({ pages, draw }: SamplePagesProps) {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => setWidth(innerWidth < 640 ? phonePx : deskPx), []);
  if (pages.length === 0) return null;
  return (
    <div className={`mb-10 grid gap-x-6 gap-y-8 ${pages.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {pages.map((page) => (
        <figure key={page.title} className="grid gap-2">
          <figcaption className="font-display text-lg font-semibold">{page.title}</figcaption>
          <div className="h-[36rem] max-h-[80vh] border border-line-strong bg-paper">
            {width === null ? null : draw(page, page.title, width)}
            <noscript>
              <p className="p-4 text-ink-soft">
                The page itself is drawn by script. Its words and what each rests on are in the sheet below.
              </p>
            </noscript>
          </div>
        </figure>
      ))}
    </div>
  );
}
