/** As the provider's script reads its queue: the arguments object itself, not a copy of it. */
function tag(..._: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array is read as something else
  window.dataLayer.push(arguments);
}

let isLoaded = false;

function load(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  tag('js', new Date());
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Specification, section 7: the configuration is sent with page path and query, on each navigation. */
export function sendPage(id: string, pathAndQuery: string): void {
  window[`ga-disable-${id}`] = false;
  load(id);
  tag('config', id, { page_path: pathAndQuery });
}

/** For whoever takes a yes back: what is loaded already goes quiet. */
export function stopSending(id: string): void {
  if (isLoaded) window[`ga-disable-${id}`] = true;
}
