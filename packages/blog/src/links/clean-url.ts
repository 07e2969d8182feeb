import { AppError } from '@slipway/core';

/** Specification, section 5. Throws `blog/bad-url` for what is still no web address. */
export function cleanUrl(written: string): URL {
  const bare = written
    // BL7: quotes, also as they are written in addresses, and spaces.
    .replaceAll(/["'`“”‘’«»]|%(?:22|27|20)|\s/g, '')
    // BL11: a mark of some words on the page is of no use on the next version of it.
    .replace(/(?:#|%23)?:~:text=.*$/i, '');
  const url = URL.parse(withDottedHost(withOneProtocol(bare)));
  if (url === null || !/^https?:/.test(url.href) || !isWebHost(url.hostname))
    throw new AppError('blog/bad-url', { url: written });
  // BL9: doubled slashes in the path; one that follows a colon belongs to an address inside the address.
  url.pathname = url.pathname.replaceAll(/(?<!:)\/{2,}/g, '/');
  return url;
}

/** BL8, BL9: `https://` where there is none, and once where there are two. Other protocols stay, and fail. */
function withOneProtocol(text: string): string {
  const rest = text.replace(/^(?:https?:?\/{1,}|https?:(?=[^/])|\/{2,})+/i, (found) =>
    /https?/i.exec(lastProtocol(found))?.[0].toLowerCase() === 'http' ? 'http://' : 'https://',
  );
  if (/^https?:\/\//.test(rest)) return rest;
  return /^[a-z][a-z+-]*:(?!\d)/i.test(rest) ? rest : `https://${rest}`;
}

function lastProtocol(found: string): string {
  return found.match(/https?/gi)?.at(-1) ?? 'https';
}

/** BL10: `https://stripe/pricing` means stripe.com. */
function withDottedHost(text: string): string {
  return text.replace(/^(https?:\/\/(?:[^/?#@]*@)?)([^./:?#@[\]]+)(?=[:/?#]|$)/i, '$1$2.com');
}

/** Names, also of other scripts as the parser writes them, and addresses of four numbers. */
function isWebHost(host: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z\d-]{2,}|\d)$/i.test(host);
}
