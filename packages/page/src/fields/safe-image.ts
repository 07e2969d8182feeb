/** Only kinds that cannot carry a script: no SVG. Remote images are refused, because they count visitors for others. */
export function isSafeImage(src: string): boolean {
  const inline = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,/.exec(src);
  if (inline !== null) return isBase64(src.slice(inline[0].length));
  return /^\/images\/[\w-]{1,80}\.(?:png|jpe?g|webp|avif|gif)$/.test(src);
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z\d+/]+={0,2}$/.test(text);
}
