import type { AppError } from '@slipway/core';
import { escapeHtml } from './plain-page.ts';

interface Words {
  readonly title: string;
  /** Markup. */
  readonly body: string;
}

const back = (slug: string) => `<p><a href="/p/${escapeHtml(slug)}">Back to the page</a></p>`;

export function thanksPage(slug: string): Words {
  return {
    title: 'Thank you',
    body: `<p>Your address has arrived. Whoever made this page will write to you.</p>${back(slug)}`,
  };
}

export function reportForm(slug: string): Words {
  return {
    title: 'Report this page',
    body: `<p>Does this page deceive people, copy somebody’s work or break the law? Say what is wrong. Whoever made the page does not see your report.</p>
<form method="post" action="/p/${escapeHtml(slug)}/report">
<label for="reason">What is wrong</label><textarea id="reason" name="reason" required minlength="10" maxlength="3000"></textarea>
<label for="email">Your email, if we may ask back</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254">
<button type="submit">Send the report</button></form>${back(slug)}`,
  };
}

export function refusedPage({ code, message }: Pick<AppError, 'code' | 'message'>, slug: string): Words {
  if (code === 'page/not-found')
    return {
      title: 'There is no page here',
      body: '<p>It was taken down, or the address has a typing error.</p>',
    };
  return { title: 'That did not work', body: `<p>${escapeHtml(message)}</p>${back(slug)}` };
}
