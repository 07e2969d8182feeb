/** Small repairs of a founder's sentence that change no word of it. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.;,:]+$/u, '');
}

export function withStop(text: string): string {
  const bare = text.trim();
  return bare === '' || /[.!?…]["”’)]*$/u.test(bare) ? bare : `${withoutStop(bare)}.`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** At most so many letters, cut between sentences, or else between words. */
export function fit(text: string, most: number): string {
  const flat = text.replace(/\s+/gu, ' ').trim();
  if (flat.length <= most) return flat;
  const head = flat.slice(0, most);
  const stop = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! '));
  if (stop > most / 3) return head.slice(0, stop + 1);
  return withoutStop(head.slice(0, Math.max(1, head.lastIndexOf(' '))));
}

/** "You send a photo: put a coin beside it." → title and text. */
export function splitTitle(line: string): { readonly title: string; readonly body: string } {
  const at = line.indexOf(': ');
  if (at > 0 && at <= 60)
    return { title: line.slice(0, at).trim(), body: capitalise(withStop(line.slice(at + 2))) };
  return line.length <= 60 ? { title: withoutStop(line), body: '' } : { title: '', body: withStop(line) };
}
