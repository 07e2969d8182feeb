/** Slips of grammar that a filled-in sentence can make, a few words each. For the words as a reader sees them. */
export function findClumsy(shown: string): string[] {
  // What the founder wrote stands as they wrote it.
  const text = shown.replace(/“[^”]*”/gu, '“…”');
  const slips: string[] = [];
  const note = (pattern: RegExp, what: string) => {
    const found = pattern.exec(text);
    if (found !== null) slips.push(`${what}: "${found[0].trim()}"`);
  };
  note(
    /(?<![\p{L}\p{N}])(?!had|that)([\p{L}'’]+(?:\s+[\p{L}'’]+){0,2})\s+\1(?![\p{L}\p{N}'’])/iu,
    'said twice',
  );
  note(/\s{2,}\S+/u, 'two blanks');
  note(/\S*\s[,.;:!?](?!\S)/u, 'blank before a mark');
  note(/(?<!\bal)[,;:.]\s*[,;:.](?!\.)/u, 'two marks');
  note(
    /(?<![\p{L}\p{N}])a\s+(?:[aei]|o(?!ne|nce)|u(?!n[ia]|s[aeu]|t[eio]|k|b|r[aio]))[\p{Ll}]+/u,
    'a before a vowel',
  );
  note(
    /(?<![\p{L}\p{N}])an\s+(?:[bcdfgjklmnpqrstvwxyz]|h(?!o(?:ur|ne|no)|eir))\p{Ll}+/u,
    'an before a consonant',
  );
  note(/(?<![\p{L}\p{N}])[Aa]n?\s+(?:the|an?|your|their|its|our)(?![\p{L}])/u, 'two articles');
  note(
    /(?<![\p{L}\p{N}])(?:undefined|null|NaN|Infinity|\[object)(?![\p{L}\p{N}])/u,
    'a value of the machine',
  );
  note(/\{\{|\}\}/u, 'a bare placeholder');
  note(
    /(?<![\p{L}\p{N}\p{Sc}.,–-])1 (?!in |of |to |or |and |out |is |a |per |hides |leaves |means |counts |stands |brings |holds |%)\p{Ll}{3,}(?<!s)s(?![\p{L}])/u,
    'one of many',
  );
  if (/^\p{Ll}/u.test(text) && !/^\p{Ll}[\p{Lu}\p{Nd}]/u.test(text)) slips.push('begins small');
  return slips;
}
