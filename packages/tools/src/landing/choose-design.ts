import type { Brief, Offer } from './brief.ts';
import type { ChosenDesign } from './designs.ts';
import type { Content, SectionId } from './draft.ts';
import type { Tone } from './fields.ts';
import { saysSoftware } from './says-software.ts';
import { seedOf } from './seed-of.ts';
import { designsOfTrade } from './trades.ts';

interface Fit {
  readonly id: ChosenDesign;
  /** Of the trade. */
  readonly words: RegExp;
  readonly offers?: readonly Offer[];
  readonly tones: readonly Tone[];
  /** Sections it is made for. */
  readonly shows: readonly SectionId[];
  /** Who has this, and a word of the trade, wants no other. */
  readonly has?: SectionId;
  /** Without this its opening is empty. */
  readonly needs?: (content: Content) => boolean;
  /** In the report: "chosen because …". */
  readonly why: string;
}

/** An opening that is a bill of one line about the place looks broken. */
const hasPrice = ({ pricing, 'price-list': list }: Content): boolean =>
  pricing !== undefined || list !== undefined;

const fits: readonly Fit[] = [
  {
    id: 'menu',
    words:
      /\b(?:baker(?:y|ies)|caf[eé]|coffee|restaurant|bistro|cater(?:ing|er)|pizza|brew(?:ery|pub)|wine bar|food truck|ice cream|bread|pastr(?:y|ies)|deli)\b/iu,
    offers: ['goods', 'service'],
    tones: ['warm', 'brief'],
    shows: ['price-list', 'place'],
    why: 'you sell food',
  },
  {
    id: 'console',
    words:
      /\b(?:developers?|api|command line|cli|sdk|open source|ci|database|backend|kubernetes|deploy(?:s|ment)?|migrations?|webhooks?|postgresql|git)\b/iu,
    offers: ['software'],
    tones: ['technical'],
    shows: ['code-sample', 'facts'],
    has: 'code-sample',
    why: 'developers use it',
  },
  {
    id: 'calm',
    words:
      /\b(?:clinics?|therap(?:y|ists?)|dent(?:al|ists?)|physio\w*|midwi(?:fe|ves|fery)|counsell\w+|vets?|care home|massage|yoga|nurs(?:e|es|ing)|patients?|elderly)\b/iu,
    offers: ['service'],
    tones: ['warm'],
    shows: ['price-list', 'team', 'place', 'faq'],
    why: 'people come to you for care',
  },
  {
    id: 'syllabus',
    words:
      /\b(?:tutor(?:s|ing)?|courses?|lessons?|teach(?:es|ing|er)?|bootcamp|class(?:es)?|training|exams?|learn(?:ing|ers?)?|workshops? for)\b/iu,
    offers: ['service', 'goods'],
    tones: ['warm', 'formal'],
    shows: ['schedule', 'pricing', 'team'],
    why: 'you teach',
  },
  {
    id: 'marquee',
    words:
      /\b(?:festival|conference|fair|concert|congress|meet-?up|exhibition|hackathon|opening night|tickets?)\b/iu,
    tones: ['brief'],
    shows: ['schedule', 'place', 'pricing'],
    needs: ({ hero }) => (hero?.mark ?? '') !== '',
    why: 'it has a date',
  },
  {
    id: 'letter',
    words:
      /\b(?:lawyers?|attorneys?|consult(?:ing|ants?)|coach(?:es|ing)?|architects?|freelanc\w+|advis\w+|trademarks?|legal|mediat(?:or|ion)|translat(?:or|ion)s?|notary|alter(?:s|ations?)|seamstress|bridal|wedding dress(?:es)?|portraits?|photograph(?:er|y)|furniture|dining tables?|chairs?|oak|handmade|ceramics?|pottery|jewell\w+|leather|joiner(?:y)?|tailor)\b/iu,
    offers: ['service', 'goods'],
    tones: ['personal', 'formal'],
    shows: ['rich-text', 'problem', 'faq'],
    why: 'one person answers for the work',
  },
  {
    id: 'signboard',
    words:
      /\b(?:repairs?|plumb\w+|garages?|clean(?:s|ing|ers?)|tun(?:e|ing)|install(?:s|ation)?|electrician|garden\w*|locksmith|roof\w*|organs?|chimney|mechanic|movers?|paint(?:er|ing)|maintenance|restor(?:e|ation)|groom(?:s|ing|ers?)|pest control|windows|gutters?|tow(?:s|ing)|(?:we|i) (?:fix|rent)|rentals?)\b/iu,
    offers: ['service'],
    tones: ['brief', 'warm'],
    shows: ['price-list', 'place', 'how-it-works'],
    why: 'people call you to a place',
  },
  {
    id: 'teardown',
    // Things that come in a box: its drawing is one, and no arm, drone or bicycle.
    words: /\b(?:sensors?|devices?|hardware|battery|machines?|kit|gadget|circuit|printer)\b/iu,
    offers: ['goods'],
    tones: ['technical', 'brief', 'warm'],
    shows: ['facts', 'features'],
    // Its opening is a drawing with numbers on it: without facts they point at nothing.
    needs: ({ facts }) => (facts?.rows?.length ?? 0) > 1,
    why: 'the thing itself is the argument',
  },
  {
    id: 'two-doors',
    words: /\b(?:marketplace|match(?:es|ing)?|buyers and sellers|platform where|connects?)\b/iu,
    offers: ['marketplace'],
    tones: ['brief', 'warm'],
    shows: ['how-it-works', 'pricing', 'faq'],
    needs: ({ hero }) => (hero?.sides?.length ?? 0) === 2,
    why: 'two groups meet on it',
  },
  {
    id: 'statement',
    words:
      /\b(?:payments?|invoic\w+|accounting|bookkeep\w+|loans?|insur\w+|tax(?:es)?|payroll|bank\w*|savings?|fees?|wholesale|marketplace|surplus|commission)\b/iu,
    tones: ['formal', 'brief'],
    shows: ['price-list', 'facts', 'comparison'],
    needs: (content) => hasPrice(content) || (content.hero?.points?.length ?? 0) > 2,
    why: 'what it costs is the argument',
  },
  {
    id: 'catalogue',
    // Its opening is a line: what there is to buy has to stand under it.
    needs: ({ facts, 'price-list': list }) => (facts?.rows?.length ?? 0) > 1 || list !== undefined,
    words:
      /\b(?:spare parts|parts|materials|timber|fittings|wholesaler?|supplies|season packs?|refills?|components|stock(?:s|ist)?)\b/iu,
    offers: ['goods'],
    tones: ['technical'],
    shows: ['parts', 'facts', 'comparison'],
    why: 'buyers look for a part',
  },
  {
    id: 'placard',
    words:
      /\b(?:charity|campaign|volunteers|donat\w+|communit(?:y|ies)|non-?profit|neighbours?|refugees?|climate)\b/iu,
    tones: ['brief', 'personal'],
    shows: ['proof', 'problem', 'features'],
    why: 'it is a cause',
  },
  {
    id: 'broadsheet',
    words:
      /\b(?:newsletter|podcast|magazine|essays?|journal(?:ism)?|posters?|prints?|books|writers?|readers?)\b/iu,
    tones: ['formal', 'personal'],
    shows: ['rich-text', 'schedule'],
    why: 'people come to read',
  },
  {
    id: 'pocket',
    words: /\b(?:app|phone|habit|diary)\b/iu,
    offers: ['software'],
    tones: ['warm'],
    shows: ['product-shot', 'facts', 'pricing'],
    needs: ({ hero }) => (hero?.points?.length ?? 0) > 1,
    why: 'it lives on a phone',
  },
  {
    id: 'memo',
    words:
      /\b(?:software|teams?|offices?|compan(?:y|ies)|compliance|staff|dashboard|reports?|operations|assistant)\b/iu,
    offers: ['software'],
    tones: ['formal', 'technical'],
    shows: ['problem', 'facts', 'pricing', 'faq'],
    why: 'a team buys it and forwards the page',
  },
];

/** Where no word says what it is: designs that carry few words, so that two businesses do not look like siblings. */
const fallbacks: Readonly<
  Record<Offer, { readonly designs: readonly ChosenDesign[]; readonly why: string }>
> = {
  software: { designs: ['calm', 'memo', 'broadsheet', 'placard', 'two-doors'], why: 'it is software' },
  goods: {
    designs: ['letter', 'statement', 'placard', 'two-doors', 'marquee', 'broadsheet'],
    why: 'it suits a thing with few words',
  },
  service: {
    designs: ['calm', 'signboard', 'broadsheet', 'placard', 'letter', 'two-doors', 'syllabus', 'marquee'],
    why: 'it is a service',
  },
  marketplace: { designs: ['statement', 'broadsheet', 'placard'], why: 'it earns by the order' },
};

const ofName: ReadonlySet<ChosenDesign> = new Set(['menu', 'broadsheet', 'marquee']);
/** Of those who are called, met or visited. */
const ofPeople: ReadonlySet<ChosenDesign> = new Set(['menu', 'signboard', 'letter']);
/** "Knife sharpening for restaurant kitchens" cooks nothing, what hangs "under the roof" roofs nothing, and "self-catering" is no catering. */
const offered = (text: string): string =>
  text
    .replace(
      /\s(?:for|to|under|at|near|from|into|inside)\s(?:[^\s.,;:]+\s?){1,6}?(?=[.,;:]|\s?(?:in|that|who|with|to|and|from|at|near)\s|$)/giu,
      ' ',
    )
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '');

const placardMost = 60;
const marqueeMost = 18;
const ofTone = 2;
const ofOffer = 3;
const ofWord = 2;
const wordsMost = 4;
/** So many words into its first sentence a text says what the thing is. */
const headWords = 5;
const ofHead = 3;
const ofHas = 5;

/** By trade, by what is sold and by what the page can show. The same brief always gets the same. */
export function chooseDesign(
  { input, name, offer, isOfferSure, sorted, trade }: Brief,
  content: Content,
): { readonly design: ChosenDesign; readonly why: string } {
  // What goes wrong elsewhere ("bowling does not teach anybody anything") says nothing about the trade.
  const idea = [...sorted.what, ...sorted.audience, ...sorted.price].join(' ').replaceAll(name, '');
  const head = (sorted.what[0] ?? '').split(/\s+/u).slice(0, headWords).join(' ');
  // "A soil sensor" that sends data to a phone is a thing, though it may read like software.
  const [thing = ''] = head.split(/\sfor\s/u);
  const isSoftware = saysSoftware(idea);
  // Where the headline is the name, they would say it twice.
  const isNameAlone = name === '' || content.hero?.heading === name;
  if (content.hero?.sides?.length === 2) return { design: 'two-doors', why: 'two groups meet on it' };
  const best = bestBy(offered((sorted.what[0] ?? '').replaceAll(name, ''))) ?? bestBy(offered(idea));
  // Many a text has a team or a report in it: without facts and questions to show, that does not outweigh the trade.
  const isWeak =
    best?.id === 'memo' && content.facts === undefined && content.faq === undefined && trade !== '';
  if (best !== undefined && !isWeak) return { design: best.id, why: best.why };
  // The other fallbacks carry few words; a careful buyer's facts stand in the margin of this one.
  if ((content.facts?.rows?.length ?? 0) > 2) {
    const design =
      offer !== 'software' && hasPrice(content) && seedOf(input) % 2 === 0 ? 'statement' : 'memo';
    return { design, why: 'its facts are the argument' };
  }
  const ofTrade = designsOfTrade(trade).filter((design) => canWear(design));
  const suiting = isSoftware ? ofTrade.filter((design) => !ofPeople.has(design)) : ofTrade;
  if (suiting.length > 0) return { design: pick(suiting), why: 'it suits such a business' };
  // Who comes to a place and is called by phone has the number, the prices and the hours to show.
  const { place } = content;
  const isCalled = (place?.phone?.href ?? '') !== '' && (place?.area ?? '') !== '' && place?.address === '';
  if (isCalled && offer !== 'software') return { design: 'signboard', why: 'people call you to a place' };
  // Software says so; what was only guessed to be some is none.
  const sold = offer === 'software' && !isOfferSure ? 'service' : (offer ?? 'service');
  const { designs, why } = fallbacks[isSoftware ? 'software' : sold];
  return { design: pick(designs.filter((design) => canWear(design))), why };

  function pick(list: readonly ChosenDesign[]): ChosenDesign {
    return list[Math.floor(seedOf(input) / 11) % list.length] ?? 'letter';
  }

  function canWear(design: ChosenDesign): boolean {
    // Capitals as tall as a hand are for a few words: more of them push the button off the screen.
    if (design === 'placard') return (content.hero?.heading ?? '').length <= placardMost;
    // They open with the name; here it is as wide as the screen.
    if (ofName.has(design) && isNameAlone) return false;
    if (design === 'marquee') return name.length <= marqueeMost;
    return design !== 'statement' || hasPrice(content);
  }

  function bestBy(words: string): Fit | undefined {
    const [best] = fits
      .filter((one) => (one.needs?.(content) ?? true) && one.words.test(words))
      .filter((one) => !isSoftware || !ofPeople.has(one.id))
      .filter((one) => !isNameAlone || !ofName.has(one.id))
      .filter((one) => isFor(one.offers) || one.words.test(thing))
      .map((one) => ({ one, score: scoreOf(one) }))
      .toSorted((a, z) => z.score - a.score);
    return best?.one;
  }

  /** An escape room for company teams is no software, whatever its customers are called. */
  function isFor(offers: Fit['offers']): boolean {
    return offers === undefined || offer === null || !isOfferSure || offers.includes(offer);
  }

  function scoreOf({ words, offers, tones, shows, has }: Fit): number {
    // "roof" and "roofs" count once.
    const named = new Set(
      [...idea.matchAll(new RegExp(words, 'giu'))].map(([word]) => word.toLowerCase().replace(/s$/u, '')),
    );
    const isOffer = offers === undefined || offer === null ? 0 : offers.includes(offer) ? 1 : -1;
    return (
      Math.min(wordsMost, named.size) * ofWord +
      (words.test(head) ? ofHead : 0) +
      isOffer * (isOfferSure ? ofOffer : 1) +
      (input.tone !== undefined && tones.includes(input.tone) ? ofTone : 0) +
      shows.filter((kind) => content[kind] !== undefined).length +
      (has !== undefined && content[has] !== undefined ? ofHas : 0)
    );
  }
}
