import type { ToolMeta } from '@slipway/tools';
import { catalogue } from '@slipway/tools/catalogue';
import type { ComponentType } from 'react';

type PageModule = { readonly default: ComponentType };

/**
 * The one list of screens. The router, the prerender, the sitemap, the page heads and the photographer of
 * screens all read it. Importable outside a browser: pages are named by functions that nobody calls there.
 */
export interface PageRoute {
  readonly path: `/${string}` | '*';
  readonly load: () => Promise<PageModule>;
  readonly layout: 'main' | 'bare';
  readonly title: string;
  readonly description: string;
  /** `page`: HTML made at build time. `app`: an empty shell, filled by script. */
  readonly first: 'page' | 'app';
  readonly robots: 'index' | 'noindex';
  /** The address search engines should list, where one screen stands at two. */
  readonly canonical?: `/${string}`;
  readonly access: 'anyone' | 'person';
  /** Script starts at once instead of at idle: forms that must not be sent before it is there. */
  readonly eager: boolean;
  /** Screens shown inside this one's outlet; their own path is complete. */
  readonly children?: readonly PageRoute[];
}

/** The data cache comes with the screens that fetch; the public pages do without its 10 KB. */
async function fetching(loading: Promise<PageModule>): Promise<PageModule> {
  const [page, scope] = await Promise.all([loading, import('./data-scope.tsx')]);
  return { default: scope.inDataScope(page.default) };
}

/** For screens of an account, and for the one that sells to it: subscription and payment besides. */
async function forAccount(loading: Promise<PageModule>): Promise<PageModule> {
  const [page, scope] = await Promise.all([loading, import('./account-scope.tsx')]);
  return { default: scope.inAccountScope(page.default) };
}

/** A tool's screen comes with its engine: form, what-if and all. */
async function toolPage(id: string): Promise<PageModule> {
  const [page, { engineLoaders }] = await Promise.all([
    import('../pages/tool.tsx'),
    import('@slipway/tools/engines'),
  ]);
  const engine = await engineLoaders[id]?.();
  if (!engine) throw new Error(`The tool ${id} has no engine`);
  return { default: page.makeToolPage(engine) };
}

const open = {
  layout: 'main',
  first: 'page',
  robots: 'index',
  access: 'anyone',
  eager: false,
} as const;
const form = { ...open, eager: true } as const;
/** Reached by a link in a mail or when signed in: nothing a search engine should list. */
const inside = { ...open, first: 'app', robots: 'noindex', eager: true } as const;

/** Anyone may look at a tool and its sample; running one asks who you are. */
const toToolRoute = ({ id, route, name, gives }: ToolMeta): PageRoute => ({
  ...form,
  path: route,
  load: () => forAccount(toolPage(id)),
  title: name,
  description: gives,
});

const signIn = {
  title: 'Log in',
  description: 'Log in to Slipway and pick up your company where you left it.',
} as const;
const signUp = {
  title: 'Sign up',
  description: 'Create a Slipway account: ten credits every day, no card.',
} as const;

export const pages: readonly PageRoute[] = [
  {
    ...open,
    path: '/',
    load: () => import('../pages/home.tsx'),
    title: 'Slipway: from idea to launch, with the sums shown',
    description:
      'Tools for startup founders where the engine answers, a model may add its view, and every claim opens to its evidence.',
  },
  {
    ...open,
    path: '/features',
    load: () => import('../pages/features.tsx'),
    title: 'Features',
    description: 'What Slipway does on the road from an idea to a launch, as promises you can check.',
  },
  {
    ...open,
    path: '/pricing',
    load: () => forAccount(import('../pages/pricing.tsx')),
    title: 'Pricing',
    description: 'Ten free credits every day, what each tool costs, and what Premium adds.',
  },
  {
    ...open,
    path: '/about',
    load: () => import('../pages/about.tsx'),
    title: 'About the Creator',
    description: 'Why Slipway exists and how it is made: careful people, and an engine that counts.',
  },
  {
    ...form,
    path: '/methodology',
    load: () => fetching(import('../pages/methodology.tsx')),
    title: 'Methodology',
    description:
      'Where the facts behind a report come from, how they are graded and how they age. Look into every drawer, report an error.',
  },
  {
    ...form,
    path: '/contact',
    load: () => fetching(import('../pages/contact.tsx')),
    title: 'Contact Us',
    description: 'Write to the people who run this Slipway. Every message is kept and read.',
  },
  {
    ...form,
    path: '/login',
    load: () => fetching(import('../pages/login.tsx')),
    ...signIn,
    children: [
      { ...form, path: '/login', load: () => import('../pages/login-sign-in.tsx'), ...signIn },
      {
        ...form,
        path: '/login/signup',
        load: () => import('../pages/login-sign-up.tsx'),
        canonical: '/signup',
        ...signUp,
      },
      {
        ...form,
        path: '/login/forgot-password',
        load: () => import('../pages/login-forgot-password.tsx'),
        title: 'Forgot password',
        description: 'Ask for a link to set a new password.',
      },
    ],
  },
  { ...form, path: '/signup', load: () => fetching(import('../pages/signup.tsx')), ...signUp },
  {
    ...inside,
    path: '/reset-password',
    load: () => fetching(import('../pages/reset-password.tsx')),
    title: 'Set a new password',
    description: 'Choose a new password for your Slipway account.',
  },
  {
    ...inside,
    access: 'person',
    path: '/dashboard',
    load: () => forAccount(import('../pages/dashboard.tsx')),
    title: 'Dashboard',
    description: 'Your company at a glance.',
  },
  {
    ...inside,
    access: 'person',
    path: '/profile',
    load: () => forAccount(import('../pages/profile.tsx')),
    title: 'Profile',
    description: 'Your name, photo, password, plan, sessions and data.',
  },
  {
    ...inside,
    access: 'person',
    path: '/payment/success',
    load: () => forAccount(import('../pages/payment-success.tsx')),
    title: 'Payment received',
    description: 'Your receipt, and until when Premium runs.',
  },
  {
    ...inside,
    access: 'person',
    path: '/payment/failed',
    load: () => forAccount(import('../pages/payment-failed.tsx')),
    title: 'Payment not verified',
    description: 'What happened to the payment, what about the money, and how to try again.',
  },
  ...catalogue.map(toToolRoute),
  {
    ...open,
    path: '/legal',
    load: () => fetching(import('../pages/legal.tsx')),
    title: 'Legal',
    description: 'The terms, the privacy policy and the cookie policy of Slipway, in plain language.',
  },
  {
    ...open,
    path: '/terms',
    load: () => fetching(import('../pages/terms.tsx')),
    title: 'Terms of Service',
    description: 'What you may expect of Slipway and what it expects of you.',
  },
  {
    ...open,
    path: '/privacy',
    load: () => fetching(import('../pages/privacy.tsx')),
    title: 'Privacy Policy',
    description: 'What Slipway stores about you, why, for how long, and how to take it away again.',
  },
  {
    ...open,
    path: '/cookies',
    load: () => fetching(import('../pages/cookies.tsx')),
    title: 'Cookie Policy',
    description: 'The one cookie Slipway sets, and what it keeps in your browser.',
  },
  {
    ...inside,
    path: '/newsletter/confirm',
    load: () => fetching(import('../pages/newsletter-confirm.tsx')),
    title: 'Confirm your subscription',
    description: 'Confirm that the Slipway newsletter may come to your address.',
  },
  {
    ...inside,
    path: '/newsletter/unsubscribe',
    load: () => fetching(import('../pages/newsletter-unsubscribe.tsx')),
    title: 'Unsubscribe',
    description: 'Stop the Slipway newsletter.',
  },
  {
    ...open,
    path: '/offline',
    load: () => import('../pages/offline.tsx'),
    robots: 'noindex',
    title: 'You are offline',
    description: 'Slipway cannot be reached right now.',
  },
];

export const notFound: PageRoute = {
  ...open,
  path: '*',
  load: () => import('../pages/not-found.tsx'),
  robots: 'noindex',
  title: 'Nothing at this address',
  description: 'There is no page at this address.',
};

/** Every screen a visitor can stand on, without the frames that only hold other screens. */
export function listScreens(): readonly PageRoute[] {
  return pages.flatMap((page) => page.children ?? [page]);
}
