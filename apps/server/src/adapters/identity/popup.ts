/** What a sign-in window may ask for. More scopes or data of its own are not among it. */
const popupQuery: ReadonlySet<string> = new Set([
  'provider',
  'popupOrigin',
  'popupNonce',
  'callbackURL',
  'errorCallbackURL',
]);

export function withPopupQueryOnly(request: Request): Request {
  const url = new URL(request.url);
  // Taken over, not deleted one by one: each deletion would write the whole address anew.
  url.search = new URLSearchParams([...url.searchParams].filter(([name]) => popupQuery.has(name))).toString();
  return new Request(url, request);
}

/**
 * The site's own opener policy would cut the popup off when it comes back from the provider: the page that opened
 * it would see it closed, and get no message.
 */
export function withOpener(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cross-origin-opener-policy', 'unsafe-none');
  return new Response(response.body, { status: response.status, headers });
}

/**
 * The library's page hands the session's token to the window that opened it, for pages framed on other sites.
 * Ours is signed in by the cookie, and a token that no script sees cannot be stolen by one.
 */
export async function withoutToken(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = (await response.text()).replace(/"token":"(?:[^"\\]|\\.)*"/, '"token":"in-cookie"');
  return new Response(page, { status: response.status, headers: response.headers });
}
