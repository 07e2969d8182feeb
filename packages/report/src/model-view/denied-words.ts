const split = (words: string): string[] => words.trim().split(/\s+/u);

/** Numbers, parts, multiples, places in a row, sizes and vague quantities: only a figure of the sheet counts anything. */
const quantities = split(`
zero nil naught nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety twenties thirties forties fifties sixties
seventies eighties nineties hundred hundreds thousand thousands lakh lakhs crore crores million millions billion billions trillion
trillions zillion zillions mil mio mm bn tn gazillion
single singles double doubles doubled doubling twice thrice triple triples tripled tripling treble quadruple quadrupled quintuple
sextuple twofold threefold fourfold fivefold sixfold sevenfold eightfold ninefold tenfold hundredfold thousandfold manifold multiple
multiples multiplied multiply times
half halves halve halved halving quarter quarters quarterly third thirds fraction fractions percent percentage percentages pct percentile
second secondly seconds thirdly fourth fourths secondary tertiary
pair pairs couple couples trio quartet quintet duo both dozen dozens handful handfuls umpteen umpteenth
most mostly majority majorities minority minorities many several few numerous countless innumerable myriad plenty
magnitude digit digits average averages averaged median squared cubed
dollar dollars euro euros pound pounds rupee rupees cent cents buck bucks yen shilling shillings
minute minutes hour hours hourly day days daily week weeks weekly fortnight fortnights fortnightly month months monthly year years
yearly annual annually annum biannual semiannual biennial bimonthly biweekly decade decades century centuries twelvemonth overnight jiffy
`);

/** Whoever uses one of these says where a claim comes from, and no source of ours said it. */
const sources = split(`
study studies survey surveys surveyed research researcher researchers researched poll polls polled census statistic statistics
statistical stats publisher publishers published publication publications journal journals analyst analysts expert experts scientist
scientists scientific economist economists whitepaper says said told reported
reportedly proven proves guaranteed documented source sources cited cites citation
gartner forrester mckinsey statista deloitte bain nielsen gallup bloomberg reuters crunchbase pitchbook ibisworld euromonitor mintel
forbes wikipedia eurostat oecd harvard stanford techcrunch idc pwc kpmg bcg
`);

/** A name is not looked up in the dictionary, so a number of another language could pass for one. */
const foreignNumbers = split(`
ein eins zwei drei vier funf fuenf sechs sieben acht neun zehn zwolf zwoelf zwanzig dreissig vierzig funfzig fuenfzig sechzig
siebzig achtzig neunzig hundert tausend halb doppelte deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante
cinquante soixante cent mille uno dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta
sesenta setenta ochenta noventa cien ciento quattro cinque sette otto nove dieci venti trenta quaranta cinquanta sessanta
cento doppio dois quatro oito dez vinte trinta quarenta cinquenta sessenta oitenta cem een twee drie vijf zes zeven negen tien
twintig dertig veertig vijftig honderd duizend ichi
`);

const deniedWords: ReadonlySet<string> = new Set([...quantities, ...foreignNumbers, ...sources]);

const ordinal =
  /^(?:.*(?:teenth|tieth)|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|.*(?:hundred|thousand|million|billion)th)s?$/u;
const unit = 'one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion';
const ten = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** "fivehundred", "twentysomething". */
const compound = new RegExp(`^(?:(?:${ten}).*|(?:${unit}){2,})$`, 'u');

/** Asked in small letters. */
export function isDenied(word: string): boolean {
  return deniedWords.has(word) || ordinal.test(word) || compound.test(word);
}

const asserting =
  'say|tell|report|reports|found|finds|find|shows|show|showed|estimate|estimates|estimated|expect|expects|predict|predicts|forecast|forecasts|claim|claims|confirm|confirms|agree|agrees|suggest|suggests|counted|put it';
const authorities =
  'people|media|press|science|ministry|they|users|customers|buyers|founders|investors|insiders|owners|everyone|government|governments|authorities|industry|market|markets|data|numbers|figures|evidence|reports|results|trials|records|history|experience';

/** Each on its own is harmless; so put, they count or quote. */
export const deniedPhrases: readonly RegExp[] = [
  /\baccording to\b|\bin the words of\b|\b(?:well|widely) known\b|\bas (?:everyone|everybody|we) knows?\b/iu,
  new RegExp(`\\b(?:${authorities}) (?:${asserting})\\b`, 'iu'),
  // "Ask what they would say" quotes nobody, "dentists say" does.
  /(?<!\b(?:to|would|will|can|could|should|must|may|might|not|never|you)) (?:say|tell us|tell me)\b/iu,
  /\b(?:we|i) (?:counted|measured|asked|found|spoke)\b/iu,
  /\bevery (?:other|last)\b|\bout of every\b|\bonce (?:an?|per|every|each)\b/iu,
  /\b(?:a|the) score of\b|\bscores of\b|\ba grand\b|\ba lot\b|\blots of\b|\bbasis points?\b|\bper (?:cent|mille|head)\b/iu,
  /\b(?:an?|the) (?:bulk|gross|brace|bunch|raft|slew|host|string|series|smattering|sliver|(?:great|good) deal) of\b/iu,
  /\ba (?:number|range|share|portion) of\b|\b(?:loads|heaps|piles|tons) of\b|\blion['’]s share\b|\bnext to (?:no|nobody|nothing)\b/iu,
  /\b(?:nearly|almost|virtually|practically) (?:all|every|everyone|everybody|none|nobody|no)\b/iu,
  // "Test first." says in which order, "the first of them" counts.
  /\bfirst\b(?!\s*(?:[.,;:?)]|$))|\b(?:the|a|an|its|their|your|our|very) first\b/iu,
];
