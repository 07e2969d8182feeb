/** Browsers drop tabs and line ends inside an address and spaces before it, so an address with any is refused. */
export function isSafeHref(href: string): boolean {
  if (!/^[!-~\u00a1-\u{10ffff}]+$/u.test(href)) return false;
  if (/[<>"'`\\]/.test(href)) return false;
  return /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:\+?\d|#)/i.test(href);
}
