/** What somebody may bring that is no company: nothing we know is about it. */
const others: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  {
    what: 'a political campaign',
    pattern:
      /\b(?:(?:found|start|launch|lead|join) (?:an? )?(?:new )?(?:political )?party\b(?=.*\b(?:candidates?|elections?|vote|voters|seats?|parliament|council)\b)|political party|run for (?:office|mayor|parliament|president))/isu,
  },
  {
    what: 'a piece of writing',
    pattern:
      /\b(?:(?:writ(?:e|ing)|wrote|finish(?:ed|ing)?|compos(?:e|ed|ing)|my)\s(?:me\s)?(?:an?\s|my\s|the\s)?(?:[\p{L}-]+\s){0,2}(?:novel|poem|poems|screenplay|film script|short story|memoir|song lyrics|essay|thesis|symphony|sonnet|speech|love letter)|(?:main character|protagonist|plot twist|rhyme)\b)/iu,
  },
  {
    what: 'a private decision',
    pattern:
      /\b(?:my (?:husband|wife|boyfriend|girlfriend|ex|fianc\p{L}+|marriage|divorce|boss|mother|father|parents|sister|brother|son|daughter)\b.*\b(?:should (?:i|we)\b|what (?:should|can|do) i\b)|(?:meaning of life|am i happy|who am i)\b|should (?:i|we) (?:marry|divorce|break up|move in|have (?:a )?(?:child|children|kids)))/isu,
  },
  {
    what: 'a question of science',
    pattern:
      /\b(?:prov(?:e|ing) (?:that|the|a)\s(?:[\p{L}-]+\s){0,6}(?:theorem|conjecture|hypothesis|lemma)|conjecture\b|theorem\b|twin primes|riemann|collatz|topolog\p{L}+|number theory|theory of everything|dark matter|string theory|prime gaps|quantum gravity|philosophy of)/iu,
  },
  {
    what: 'a campaign for a cause',
    pattern:
      /\b(?:abolish (?:the )?\p{L}+|overthrow|independence of|start a (?:revolution|religion|cult|movement)|new religion|petition (?:for|against|to)|referendum)\b/iu,
  },
  {
    what: 'homework',
    pattern:
      /\b(?:my (?:homework|assignment|exam question)|solve (?:this|the following) (?:equation|problem|exercise))\b/iu,
  },
];

export interface Other {
  readonly what: string;
  readonly quote: string;
}

export function findOther(text: string): Other | null {
  for (const { what, pattern } of others) {
    const found = pattern.exec(text);
    if (found !== null) return { what, quote: found[0].trim().split(/\s+/u).slice(0, 8).join(' ') };
  }
  return null;
}

const impossible =
  /\b(?:faster than light|warp (?:bubble|drive)|time travel|telepath\p{L}*|(?:reads?|hears?) the (?:exact )?thoughts|(?:speak|talk|call)(?:s|ing)? (?:live )?(?:with|to) (?:the|their|your) dead|(?:lead|iron|copper) into gold|water (?:remembers|into petrol|as (?:its )?(?:only )?fuel)|cold fusion|zero-point|lottery numbers with|(?:100|hundred) ?(?:%|percent) (?:accura\p{L}+|certain\p{L}*)|any file to \p{N}|cures? (?:all|every) (?:\p{L}+ )?(?:cancers?|diseases?|illness\p{L}*)|never (?:needs?|has) to be (?:charged|plugged|refuel\p{L}+)|live for ?ever|immortality|perpetual motion|free energy|over-?unity|time machines?|teleport(?:ation|er)?|anti-?gravity|(?:turns?|runs?|spins?|moves?) (?:for ?ever|endlessly)\b(?=.*\b(?:fuel|energy|power|kw|magnets?)\b)|without (?:any )?(?:fuel|energy source|power source)\b)/isu;

/** Words for a machine that cannot be; null when they only speak of it. */
export function findImpossible(text: string): string | null {
  const found = impossible.exec(text);
  return found === null ? null : found[0].trim().split(/\s+/u).slice(0, 8).join(' ');
}
