import type { AnyEngine } from '@slipway/tools';
import type { ComponentType } from 'react';
import type { PageModule } from './page-route.ts';
import { fetching, forAccount } from './page-scopes.ts';

/**
 * Screens behind the first look. Where their files are is fetched with the first of them: on the public pages these lists alone
 * would weigh 2 KB.
 */
export const insidePages = {
  dashboard: () => forAccount(import('../pages/dashboard.tsx')),
  project: () => forAccount(import('../pages/project.tsx')),
  launch: () => forAccount(import('../pages/launch.tsx')),
  dossier: () => forAccount(import('../pages/dossier.tsx')),
  update: () => forAccount(import('../pages/update.tsx')),
  editor: () => forAccount(import('../pages/editor.tsx')),
  templates: () => fetching(import('../pages/templates.tsx')),
  template: () => fetching(import('../pages/template.tsx')),
  testPage: () => fetching(import('../pages/test-page.tsx')),
  profile: () => forAccount(import('../pages/profile.tsx')),
  paid: () => forAccount(import('../pages/payment-success.tsx')),
  unpaid: () => forAccount(import('../pages/payment-failed.tsx')),
  resetPassword: () => fetching(import('../pages/reset-password.tsx')),
  confirm: () => fetching(import('../pages/newsletter-confirm.tsx')),
  vote: () => import('../pages/vote.tsx'),
  shared: () => import('../pages/shared.tsx'),
  unsubscribe: () => fetching(import('../pages/newsletter-unsubscribe.tsx')),
  generate: () =>
    forAccount(
      withEngine(
        'landing-page-generator',
        async () => (await import('../pages/generate.tsx')).makeGeneratePage,
      ),
    ),
  preview: () =>
    forAccount(
      withEngine(
        'landing-page-generator',
        async () => (await import('../pages/preview.tsx')).makePreviewPage,
      ),
    ),
} satisfies Readonly<Record<string, () => Promise<PageModule>>>;

type MakePage = (engine: AnyEngine) => ComponentType;

/** Tools with a screen of their own. */
const ownScreens: Readonly<Record<string, () => Promise<MakePage>>> = {
  'landing-page-generator': async () => (await import('../pages/describe.tsx')).makeToolPage,
  'new-landing-generator': async () => (await import('../pages/generate-v2.tsx')).makeToolPage,
};

/** A tool's screen comes with its engine: form, what-if and all. */
export function loadToolPage(id: string): Promise<PageModule> {
  return forAccount(
    withEngine(id, ownScreens[id] ?? (async () => (await import('../pages/tool.tsx')).makeToolPage)),
  );
}

async function withEngine(id: string, load: () => Promise<MakePage>): Promise<PageModule> {
  const [make, { engineLoaders }] = await Promise.all([load(), import('@slipway/tools/engines')]);
  const engine = await engineLoaders[id]?.();
  if (!engine) throw new Error(`The tool ${id} has no engine`);
  return { default: make(engine) };
}
