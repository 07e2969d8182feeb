import { createHash } from 'node:crypto';

const css = `body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1b1f24;background:#fff}
main{max-width:34rem;margin:0 auto;padding:4rem 1.25rem}h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}
a{color:#0b57a4}label{display:block;margin:1.25rem 0 .35rem;font-weight:600}
textarea,input{box-sizing:border-box;width:100%;font:inherit;padding:.6rem;border:1px solid #6b7280;border-radius:.4rem;color:inherit;background:inherit}
textarea{min-height:8rem}button{margin-top:1.25rem;font:inherit;font-weight:600;padding:.7rem 1.2rem;border:0;border-radius:.4rem;color:#fff;background:#0b57a4}
@media (prefers-color-scheme:dark){body{color:#e6e8eb;background:#14171a}a{color:#8ec5ff}button{color:#08213b;background:#8ec5ff}}`;

/** Ours is not theirs, and a stranger may not load it. */
const noIcon = '<link rel="icon" href="data:,">';

/** What a published address answers with besides its page: a heading, what there is to say, and a way on. `body` is markup of ours. */
export function plainPage({ title, body }: { readonly title: string; readonly body: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${noIcon}<style>${css}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
}

export function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"'`]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
}

/**
 * Served from our own address, yet as a stranger: no script, no cookie, no storage, nothing from elsewhere. Links may open and the form may be
 * sent; that is all a page needs.
 */
export function answerPage(
  html: string,
  { status = 200, isIndexed = false, headers = {} }: Partial<AnswerOptions> = {},
): Response {
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/gu)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${hashes.join(' ')}`,
        "img-src 'self' data:",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        'sandbox allow-forms allow-popups allow-popups-to-escape-sandbox',
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Asked for each time: visits are counted here, and what is taken down is gone at once.
      'cache-control': 'private, no-cache',
      ...(isIndexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
      ...headers,
    },
  });
}

interface AnswerOptions {
  readonly status: number;
  readonly isIndexed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}
