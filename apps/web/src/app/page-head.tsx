import { useLocation, useParams } from 'react-router';
import { findOrigin } from '../lib/origin.ts';
import type { PageRoute } from './page-route.ts';

export const siteName = 'Slipway';
const socialImage = {
  path: '/social.png',
  width: '1200',
  height: '630',
  alt: 'Slipway: a hull on its way to the water',
};

/** React lifts these tags into the head and takes them away again with the page. */
export function PageHead({ page }: { readonly page: PageRoute }) {
  const { pathname } = useLocation();
  const params = useParams();
  const { title: name, description } = { ...page, ...page.head?.(params) };
  const origin = findOrigin();
  const address = `${origin}${page.canonical ?? pathname}`;
  const title = page.path === '/' ? name : `${name} · ${siteName}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={page.robots === 'index' ? 'index, follow' : 'noindex'} />
      {page.robots === 'index' ? <link rel="canonical" href={address} /> : null}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${socialImage.path}`} />
      <meta property="og:image:width" content={socialImage.width} />
      <meta property="og:image:height" content={socialImage.height} />
      <meta property="og:image:alt" content={socialImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
