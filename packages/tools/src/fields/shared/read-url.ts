import { type Refusal, refuse } from './read-value.ts';

const maxLength = 500;
/** Names that never lead to a public site (RFC 6761, 6762, 8375, 9476 and what home and office routers use). */
export const insideNames: ReadonlySet<string> = new Set(
  'localhost local internal intranet lan home corp private arpa test invalid example onion alt'.split(' '),
);

/**
 * The address of a public site. A name may still lead to an inside address: whoever fetches it must check where it leads.
 * Written without the platform's own parser, which turns 2130706433 into 127.0.0.1; here no host is a number.
 */
export function readUrl(where: string, raw: unknown): string | Refusal {
  if (typeof raw !== 'string') return refuse(`${where} must be an address such as https://acme.com.`);
  const text = raw.trim();
  if (text.length > maxLength) return refuse(`${where} can have at most ${maxLength} characters.`);
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/iu.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return refuse(`${where}: only addresses that begin with http:// or https:// are taken.`);
  const parts = /^(?:https?:\/\/)?([^/?#\\]+)([/?#].*)?$/iu.exec(text);
  const [, authority = '', rest = ''] = parts ?? [];
  if (authority.includes('@'))
    return refuse(`${where}: please leave out the name and password before the @.`);
  const [, host = '', port = ''] =
    /^(.*?)(:\d{1,5})?$/u.exec(authority.normalize('NFKC').toLowerCase()) ?? [];
  const problem = parts === null || hasOddLetter(rest) ? notAnAddress : hostProblem(host.replace(/\.$/u, ''));
  if (problem !== null) return refuse(`${where}: ${problem}`);
  return `${scheme ?? 'https'}://${host.replace(/\.$/u, '')}${port}${rest === '/' ? '' : rest}`;
}

const notAnAddress = 'please write an address such as https://acme.com.';

function hostProblem(host: string): string | null {
  if (/^\[|^[\d.]+$|^(?:0x[\da-f]+\.?)+$|\.(?:\d+|0x[\da-f]*)$/u.test(host))
    return 'please give the name of the site, not a number.';
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  if (insideNames.has(top)) return 'this address is not on the public internet.';
  const isName = (label: string) =>
    /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u.test(label);
  if (host.length > 253 || !labels.every(isName)) return notAnAddress;
  return labels.length > 1 ? null : 'please write the whole name of the site, such as acme.com.';
}

/** Spaces, line breaks, control letters and backslashes mean one thing here and another to whoever fetches it. */
function hasOddLetter(rest: string): boolean {
  return /[\s\\<>"\p{Cc}]/u.test(rest) || !rest.isWellFormed();
}
