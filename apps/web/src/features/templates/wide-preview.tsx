import type { Page } from '@slipway/page';
import { type ReactNode, useState } from 'react';
import { PageFrame } from '../pages/page-frame.tsx';
import { Choice } from './choice.tsx';

interface WidePreviewProps {
  readonly page: Page | null;
  readonly name: string;
  /** Beside the choice of widths. */
  readonly children?: ReactNode;
}

const widths = [
  { value: '1280', label: 'Desktop' },
  { value: '820', label: 'Tablet' },
  { value: '390', label: 'Phone' },
] as const;

/** The page as it is at three widths; a width that does not fit here is drawn smaller. */
export function WidePreview({ page, name, children }: WidePreviewProps) {
  const [width, setWidth] = useState<string>(() => (window.innerWidth < 640 ? '390' : '1280'));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Choice label="Width" options={widths} value={width} onChoose={setWidth} />
        {children}
      </div>
      <div className="wide-preview" data-width={width}>
        {page === null ? (
          <div role="status" aria-label="Drawing the page" className="skeleton h-full" />
        ) : (
          <PageFrame page={page} title={`${name}, ${width} pixels wide`} width={Number(width)} />
        )}
      </div>
    </div>
  );
}
