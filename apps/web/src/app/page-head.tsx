import { useLocation, useParams } from 'react-router';
import { findOrigin } from '../lib/origin.ts';
import { siteName, withSiteName } from '../lib/page-title.tsx';
import type { PageRoute } from './page-route.ts';

const socialImage = {
  path: '/social.png',
  width: '1200',
  height: '630',
  alt: 'Slipway: a hull on its way to the water',
};
const feedTitle = 'Slipway blog';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** Path of its own picture. */
  readonly image: string | undefined;
}

/** React lifts these tags into the head and takes them away again with the page. */
export function PageHead({ page }: { readonly page: PageRoute }) {
  const { pathname } = useLocation();
  const params = useParams();
  const { title: name, description } = { ...page, ...page.head?.(params) };
  const address = `${findOrigin()}${page.canonical ?? pathname}`;
  const title = page.path === '/' ? name : withSiteName(name);
  return (
    <>
      {page.ownTitle ? null : <title>{title}</title>}
      <meta name="robots" content={page.robots === 'index' ? 'index, follow' : 'noindex'} />
      {page.robots === 'index' ? <link rel="canonical" href={address} /> : null}
      {import.meta.env.SSR ? (
        <>
          <Preview title={title} description={description} address={address} image={page.preview?.(params)} />
          {page.path.startsWith('/blog') ? (
            <link rel="alternate" type="application/rss+xml" title={feedTitle} href="/rss.xml" />
          ) : null}
        </>
      ) : null}
    </>
  );
}

/** What search engines and messengers show. They read the HTML of the build, so the browser's script does without it. */
function Preview({ title, description, address, image }: Head) {
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={image === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${findOrigin()}${image ?? socialImage.path}`} />
      <meta property="og:image:width" content={socialImage.width} />
      <meta property="og:image:height" content={socialImage.height} />
      <meta property="og:image:alt" content={image === undefined ? socialImage.alt : title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
