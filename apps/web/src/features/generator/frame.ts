import type { Page } from '@slipway/page';
import type { ComponentType } from 'react';

/** What shows a page: another feature's, handed in by the screen's page. */
export type Frame = ComponentType<{ readonly page: Page; readonly title: string; readonly width?: number }>;
