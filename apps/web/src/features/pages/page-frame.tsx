import { type Page, renderPage } from '@slipway/page';
import { useMemo } from 'react';
import { DrawnFrame, type DrawnFrameProps } from './drawn-frame.tsx';

interface PageFrameProps extends Pick<DrawnFrameProps, 'title' | 'width' | 'onReady'> {
  readonly page: Page;
}

/** A page as visitors see it, without its script-free form doing anything. It fills its place and scrolls inside. */
export function PageFrame({ page, ...rest }: PageFrameProps) {
  // The address makes the form appear; the sandbox does not let it be sent.
  const { body, css } = useMemo(() => renderPage(page, { formAction: '#' }), [page]);
  return <DrawnFrame language={page.language} design={page.design} body={body} css={css} {...rest} />;
}
