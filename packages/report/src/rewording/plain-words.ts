/** What may open a rewording and says nothing. */
export const openings = /^(?:Put simply|Put plainly|Simply put|In short|Short|Indeed|Plainly)[:,] /u;

const articles = 'a an the this that these those such its their your';

/** Words without a claim of their own: a rewording may use them as it likes. None of them counts, compares, denies or quotes. */
const little = `
it itself they them theirs themselves you yours yourself
who whom whose which what whatever whichever where wherever when whenever why how whether there here
while and but also though although however then so something
do does did doing done is are was were be been being has have had having can
`;

/** Little words too, but they show who does what to whom. */
const leading = `
of in on at to for from with by as into onto through across along among near off out toward towards upon via per beside besides
behind during
`;

/** Light words: one of them may come in, and one more for each word that goes. */
const light = 'go goes come comes mean means counted thing things way ways word words';

/** Words of one line may stand for each other. Whoever adds one asks whether any sentence gets false by the change. */
const alike = `
pay spend
give grant hand
arrive come
use work run
choose pick select
start begin
end finish
text word write
phone ring
keep hold
find discover
see look
make create
decide settle
problem issue
job task
shut close
hard difficult
fast quick
easy simple
answer reply
trade field industry
shop store
agreement contract
sum amount
gap difference
fear worry
buyer purchaser
owner proprietor
`;

/** Forms that no ending explains. */
const irregular = `
paid:pay spent:spend gave:give given:give came:come chose:choose chosen:choose began:begin begun:begin wrote:write written:write
rang:ring kept:keep held:hold found:find saw:see seen:see made:make ran:run used:use using:use sold:sell bought:buy sent:send
built:build left:leave took:take taken:take got:get went:go gone:go knew:know known:know met:meet heard:hear stood:stand
brought:bring forbade:forbid forbidden:forbid shown:show
`;

const split = (words: string): string[] => words.trim().split(/\s+/u);
const pairs: readonly (readonly [string, string])[] = split(irregular).map((pair) => {
  const [form = '', word = ''] = pair.split(':');
  return [form, word];
});
const forms: ReadonlyMap<string, string> = new Map(pairs);

export const determiners: ReadonlySet<string> = new Set(split(articles));
export const prepositions: ReadonlySet<string> = new Set(split(leading));
export const littleWords: ReadonlySet<string> = new Set([...split(articles), ...split(little)]);
export const lightWords: ReadonlySet<string> = new Set(split(light));

const firstOfLine: ReadonlyMap<string, string> = new Map(
  alike
    .trim()
    .split('\n')
    .flatMap((line) => {
      const stems = line.split(' ').map(bareStem);
      return stems.map((stem) => [stem, stems[0] ?? stem] as const);
    }),
);

/** In small letters, without its ending, and for words alike the first of them: "spending" is "pay". */
export function stemOf(word: string): string {
  const stem = bareStem(word.toLowerCase());
  return firstOfLine.get(stem) ?? stem;
}

/** Endings of number and time only: "cheaper" is not "cheap", and "unpaid" is not "paid". */
function bareStem(word: string): string {
  const form = forms.get(word) ?? word;
  if (form.length < 4) return form;
  return form
    .replace(/ies$|ied$/u, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es)$|(?<=[^s])s$/u, '')
    .replace(/([^aeiouls])\1$/u, '$1')
    .replace(/e$/u, '');
}
