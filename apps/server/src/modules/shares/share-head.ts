import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import type { OwnHead } from '../../http/serve-site.ts';
import { cardOf } from './card-of.ts';
import { openShare } from './open-share.ts';

/** What messengers read of a link: they run no script. A link that opens nothing says nothing about itself. */
export async function headOfShare(
  deps: Pick<Deps, 'db' | 'clock' | 'tools' | 'config'>,
  token: string,
  ip: string,
): Promise<OwnHead> {
  try {
    const { shared } = await openShare(deps, token, ip);
    const { over, title, figure, line } = cardOf(shared);
    const said = figure ? `${figure.label} ${figure.text}` : line;
    const address = `${deps.config.publicUrl}/s/${token}`;
    return {
      status: 200,
      title: `${title} · Slipway`,
      meta: {
        'og:site_name': 'Slipway',
        'og:type': 'website',
        'og:title': title,
        'og:description': said === undefined ? over : `${over}: ${said}`,
        'og:url': address,
        'og:image': `${address}/preview.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': `${over}: ${title}`,
        'twitter:card': 'summary_large_image',
      },
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { status: error.status === 404 ? 404 : 429, title: 'Slipway', meta: {} };
  }
}
