/** Every text is escaped, so a tag that begins like this was written by the renderer, and no `>` stands inside it. */
const uploaded = /<img src="(\/images\/[^"]+)"([^>]*)>/g;

/** Addresses of the uploaded pictures in a rendered page, each once. */
export function listPictures(html: string): readonly string[] {
  return [...new Set([...html.matchAll(uploaded)].map(([, src = '']) => src))];
}

/** Puts each uploaded picture where `addressOf` says; one that is gone is taken out. */
export function movePictures(html: string, addressOf: (src: string) => string | null): string {
  return html.replace(uploaded, (_, src: string, rest: string) => {
    const address = addressOf(src);
    return address === null ? '' : `<img src="${address}"${rest}>`;
  });
}
