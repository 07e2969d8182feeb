import { AppError, errorMessage } from '@slipway/core';
import { cleanUrl } from './clean-url.ts';
import type { LinkRules } from './link-rules.ts';

type Link =
  | { readonly kind: 'inner' | 'mail'; readonly href: string }
  | { readonly kind: 'outer'; readonly href: string; readonly isKnown: boolean }
  | { readonly kind: 'broken'; readonly why: string };

/** Pages below a tool are gone with its old address: they lead to the tool. */
const legacyTool = /^\/?tools\/+([\w-]+)(?:\.html?)?(?:\/[^?#]*)?([?#].*)?$/i;

export function resolveLink(written: string, rules: LinkRules): Link {
  if (/^(?:\/tools(?=[/?#]|$)|tools\/)/i.test(written)) {
    const [, id = '', tail = ''] = legacyTool.exec(written) ?? [];
    const route = Object.hasOwn(rules.legacyTools, id.toLowerCase())
      ? rules.legacyTools[id.toLowerCase()]
      : undefined;
    return route === undefined ? broken(written) : { kind: 'inner', href: `${route}${tail}` };
  }
  if (/^(?:#|\/(?![/\\]))/.test(written)) return { kind: 'inner', href: written };
  if (/^mailto:[^\s"'<>@]+@[^\s"'<>@]+$/i.test(written)) return { kind: 'mail', href: written };
  return resolveOuter(written, rules);
}

function resolveOuter(written: string, { knownBroken, knownHosts }: LinkRules): Link {
  try {
    const cleaned = cleanUrl(written);
    const replaced = Object.entries(knownBroken).find(
      ([from]) => keyOf(new URL(from)) === keyOf(cleaned),
    )?.[1];
    const url = replaced === undefined ? cleaned : new URL(replaced);
    const host = url.hostname.replace(/^www\./, '');
    const isKnown = knownHosts.some((known) => host === known || host.endsWith(`.${known}`));
    return { kind: 'outer', href: url.href, isKnown };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'broken', why: error.message };
    throw error;
  }
}

/** The same page with and without `www.`, a last slash, a section or `s` in https. */
function keyOf({ hostname, pathname, search }: URL): string {
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();
}

function broken(url: string): Link {
  return { kind: 'broken', why: errorMessage('blog/bad-url', { url }) };
}
