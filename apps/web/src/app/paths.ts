import { tools } from '@slipway/tools/list';
import type { Params } from 'react-router';
import { postsPerPage } from '../lib/constants.ts';
import { linkTo } from '../lib/link-to.ts';
import { headOfPost } from './head-texts.ts';
import { inside, reading } from './inside.ts';
import { form, hidden, open, type PageRoute } from './page-route.ts';
import { fetching } from './page-scopes.ts';
import { postSlugs, postTags } from './posts.gen.ts';
import { projectPages } from './project-pages.ts';
import { toolPages } from './tool-pages.ts';

const signIn = {
  title: 'Log in',
  description: 'Log in to Slipway. Your projects open where you left them.',
} as const;
const signUp = {
  title: 'Sign up',
  description: 'Create a Slipway account: ten credits every day, no card.',
} as const;

/** One screen at three addresses; without an id it opens the page that was saved last. */
const editor = {
  ...hidden,
  layout: 'bare',
  access: 'person',
  load: inside('editor'),
  title: 'Page editor',
  description: 'Change every word, section and colour of your page, and see it as visitors will.',
} as const;

const builtTools = tools.filter(({ isBuilt }) => isBuilt);

/**
 * The one list of screens. The router, the prerender, the sitemap, the page heads and the photographer of
 * screens all read it. Importable outside a browser: pages are named by functions that nobody calls there.
 */
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
    description:
      'What each of twelve tools counts, with a sample report of each and eight promises you can test.',
  },
  {
    ...open,
    path: '/pricing',
    load: () => import('../pages/pricing.tsx'),
    title: 'Pricing',
    description: 'Ten free credits every day, what each tool costs, and what Premium adds.',
  },
  {
    ...open,
    path: '/about',
    load: () => import('../pages/about.tsx'),
    title: 'About the Creator',
    description: 'Why Slipway says no when the sums say no, how it is made, and how to run it yourself.',
  },
  {
    ...form,
    lateForm: true,
    path: '/methodology',
    load: reading('methodology'),
    title: 'Methodology',
    description:
      'Where the facts behind a report come from, how they are graded and how they age. Open each fact, and report a wrong one.',
  },
  {
    ...form,
    lateForm: true,
    path: '/contact',
    load: reading('contact'),
    title: 'Contact Us',
    description:
      'Write to the people who run this Slipway. A message is stored before it is mailed, so none gets lost.',
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
    ...hidden,
    path: '/reset-password',
    load: inside('resetPassword'),
    title: 'Set a new password',
    description: 'Choose a new password for your Slipway account.',
  },
  {
    ...hidden,
    access: 'person',
    workspace: true,
    path: '/dashboard',
    load: inside('dashboard'),
    title: 'Dashboard',
    description: 'Your company at a glance.',
  },
  ...projectPages,
  {
    ...hidden,
    access: 'person',
    workspace: true,
    path: '/project/:id/update',
    params: [{ id: 'sample' }],
    load: inside('update'),
    title: 'Investor update',
    description: 'A month’s letter to investors, drafted from what is stored.',
  },
  {
    ...editor,
    path: '/editor/:templateId',
    params: [{ templateId: 'memo' }],
  },
  { ...editor, path: '/template-editor' },
  {
    ...editor,
    path: '/template-editor-page/:templateId',
    params: [{ templateId: 'memo' }],
  },
  {
    ...open,
    workspace: true,
    path: '/templates',
    load: inside('templates'),
    title: 'Templates',
    description: 'Sixteen landing pages that differ in layout and argument, shown with your own company.',
  },
  {
    ...hidden,
    workspace: true,
    path: '/templates/:id',
    params: [{ id: 'memo' }],
    load: inside('template'),
    title: 'Template',
    description: 'One page design at three widths, and why it makes its case in this order.',
  },
  {
    ...hidden,
    access: 'person',
    workspace: true,
    path: '/test-page',
    load: inside('testPage'),
    title: 'Test page',
    description: 'A page you saved, as visitors would see it.',
  },
  {
    ...hidden,
    access: 'person',
    workspace: true,
    path: '/generate',
    load: inside('generate'),
    title: 'Your page is being written',
    description: 'Section after section, from your own description.',
  },
  {
    ...hidden,
    access: 'person',
    workspace: true,
    path: '/preview',
    load: inside('preview'),
    title: 'Preview',
    description: 'Your page at three widths, and what each of its claims rests on.',
  },
  {
    ...hidden,
    access: 'person',
    path: '/profile',
    load: inside('profile'),
    title: 'Profile',
    description: 'Your name, photo, password, plan, sessions and data.',
  },
  {
    ...hidden,
    access: 'person',
    path: '/payment/success',
    load: inside('paid'),
    title: 'Payment received',
    description: 'Your receipt, and until when Premium runs.',
  },
  {
    ...hidden,
    access: 'person',
    path: '/payment/failed',
    load: inside('unpaid'),
    title: 'Payment not verified',
    description: 'What happened to the payment, what about the money, and how to try again.',
  },
  ...builtTools.flatMap(toolPages),
  {
    ...open,
    path: '/blog',
    load: reading('blog'),
    title: 'Blog',
    description:
      'One question of a founder a post, with a worked example and a calculator that runs our engine.',
  },
  ...(postSlugs.length > postsPerPage
    ? [
        {
          ...open,
          path: '/blog/page/:page',
          params: Array.from({ length: Math.ceil(postSlugs.length / postsPerPage) - 1 }, (_, at) => ({
            page: String(at + 2),
          })),
          head: ({ page }: Params) => ({
            title: `Blog, page ${page}`,
            description: `Older posts for founders, each with a worked example: page ${page} of the list.`,
          }),
          load: reading('blog'),
          title: 'Blog',
          description: '',
        } as const,
      ]
    : []),
  {
    ...open,
    path: '/blog/tag/:tag',
    params: postTags.map((tag) => ({ tag })),
    head: ({ tag }) => ({
      title: `Posts about ${tag}`,
      description: `Posts for founders about ${tag}, each with a worked example and a calculator for your own numbers.`,
    }),
    load: reading('blog'),
    title: 'Posts',
    description: '',
  },
  {
    ...open,
    path: '/blog/:slug',
    params: postSlugs.map((slug) => ({ slug })),
    head: ({ slug }) => headOfPost(slug),
    ownTitle: true,
    preview: ({ slug }) => `/previews/blog-${slug}.png`,
    styleOf: 'src/pages/scopes/post-scope.tsx',
    load: reading('post'),
    title: 'Post',
    description: '',
  },
  {
    ...open,
    path: '/mdx-test',
    robots: 'noindex',
    load: reading('mdxTest'),
    title: 'A blog file',
    description: 'One file of the blog, fetched and rendered in the browser.',
  },
  {
    ...open,
    path: '/samples',
    load: reading('samples'),
    title: 'Sample reports',
    description:
      'A whole report of every tool, to read without an account. Every number opens to its formula.',
  },
  {
    ...open,
    path: '/samples/:tool',
    params: builtTools.map(({ id }) => ({ tool: id })),
    head: ({ tool }) => {
      const name = builtTools.find(({ id }) => id === tool)?.name ?? 'Tool';
      return {
        title: `${name}: sample report`,
        description: `What ${name} answers for a sample company: the whole sheet, without an account.`,
      };
    },
    styleOf: 'src/pages/scopes/sample-scope.tsx',
    load: reading('sample'),
    title: 'Sample report',
    description: '',
  },
  {
    ...open,
    path: '/legal',
    load: () => import('../pages/legal.tsx'),
    title: 'Legal',
    description: 'The terms, the privacy policy and the cookie policy of Slipway, in plain language.',
  },
  {
    ...open,
    path: '/terms',
    load: () => import('../pages/terms.tsx'),
    title: 'Terms of Service',
    description: 'What you may expect of Slipway and what it expects of you.',
  },
  {
    ...open,
    path: '/privacy',
    load: () => import('../pages/privacy.tsx'),
    title: 'Privacy Policy',
    description: 'What Slipway stores about you, why, for how long, and how to take it away again.',
  },
  {
    ...open,
    path: '/cookies',
    load: () => import('../pages/cookies.tsx'),
    title: 'Cookie Policy',
    description: 'The cookies Slipway sets, when it asks first, and what it keeps in your browser.',
  },
  {
    ...hidden,
    path: '/newsletter/confirm',
    load: inside('confirm'),
    title: 'Confirm your subscription',
    description: 'Confirm that the Slipway newsletter may come to your address.',
  },
  {
    ...hidden,
    path: '/newsletter/unsubscribe',
    load: inside('unsubscribe'),
    title: 'Unsubscribe',
    description: 'Stop the Slipway newsletter.',
  },
  {
    ...hidden,
    path: '/vote/:token',
    params: [{ token: 'sample' }],
    load: inside('vote'),
    title: 'Help a founder choose a name',
    description: 'Hear a name, type it, choose the ones you would remember. No account.',
  },
  {
    ...hidden,
    path: '/s/:token',
    params: [{ token: 'sample' }],
    load: inside('shared'),
    title: 'Shared with you',
    description: 'A report, a deck or a project that a founder shares by a link. No account.',
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
  path: '/*',
  load: () => import('../pages/not-found.tsx'),
  robots: 'noindex',
  title: 'Nothing at this address',
  description: 'There is no page at this address.',
};

/** A screen at one address. */
export interface Screen extends PageRoute {
  /** Its path in the list above, which may hold parameters. */
  readonly pattern: PageRoute['path'];
}

/** Every address a visitor can be at: no frames, and a screen with parameters once for each of its examples. */
export function listScreens(among: readonly PageRoute[] = pages): readonly Screen[] {
  return among.flatMap((page) => page.children ?? [page]).flatMap(toScreens);
}

function toScreens(page: PageRoute): readonly Screen[] {
  const { path: pattern, params = [], head } = page;
  if (!pattern.includes('/:')) return [{ ...page, pattern }];
  if (params.length === 0) throw new Error(`${pattern} has no example: give it params.`);
  return params.map((values) => ({ ...page, ...head?.(values), path: linkTo(pattern, values), pattern }));
}
