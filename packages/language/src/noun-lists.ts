/** singular → plural, where no rule gives it. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  [
    'person people',
    'salesperson salespeople',
    'businessperson businesspeople',
    'tradesperson tradespeople',
    'child children',
    'grandchild grandchildren',
    'man men',
    'woman women',
    'salesman salesmen',
    'fisherman fishermen',
    'craftsman craftsmen',
    'tradesman tradesmen',
    'repairman repairmen',
    'midwife midwives',
    'foot feet',
    'tooth teeth',
    'goose geese',
    'mouse mice',
    'ox oxen',
    'criterion criteria',
    'phenomenon phenomena',
    'medium media',
    'curriculum curricula',
    'alumnus alumni',
    'nucleus nuclei',
    'quiz quizzes',
    'index indexes',
    'matrix matrices',
    'appendix appendices',
    'axis axes',
    'gas gases',
    'bus buses',
    'die dice',
    'passerby passersby',
    'this these',
    'that those',
  ].map((pair): [string, string] => {
    const [one = '', many = ''] = pair.split(' ');
    return [one, many];
  }),
);

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** No form of their own in the plural; a verb after them is singular. */
export const sameInBoth = words(`
  software hardware firmware equipment information feedback research advice furniture luggage machinery money cash
  traffic content homework knowledge evidence insurance training support data sheep fish deer salmon shrimp aircraft
  spacecraft series species livestock inventory paperwork payroll compliance onboarding accounting bookkeeping marketing
  housing parking shipping freight cargo news mathematics physics economics electronics logistics politics athletics
  aesthetics analytics robotics genetics diabetes measles billiards gymnastics headquarters
`);

/** Always plural; they have no singular we would use. */
export const noSingular = words(`
  police cattle clothes trousers pants jeans scissors glasses goods thanks premises savings earnings belongings staff
  folks youth elderly proceeds outskirts surroundings
`);

/** End in s and are singular. */
export const looksPluralIsSingular = words(`
  gas bus lens canvas atlas bias alias christmas texas kansas dallas paris plus minus bonus campus virus status census
  focus chorus circus genius surplus corpus nexus radius stimulus syllabus consensus campus analysis basis crisis thesis
  diagnosis emphasis oasis synopsis hypothesis tennis chess chaos cosmos ethos kudos pathos rhinoceros asbestos iris
  pelvis clitoris debris chassis bourgeois always perhaps is was has this us its yes saas paas iaas gps pos sms cms
  erp sas aws ios lms
`);

/** -f or -fe that becomes -ves. */
export const takeVes = words(`
  half calf leaf loaf thief shelf bookshelf elf self wolf life wife housewife knife hoof scarf
`);

export const takeOes = words(`
  potato tomato hero echo veto torpedo embargo mosquito mango volcano cargo buffalo domino tornado
`);

/** Singulars in -ie, whose plurals must not become -y. */
export const endInIe = words(`
  movie cookie tie pie selfie zombie calorie smoothie brownie foodie rookie newbie hoodie indie freebie techie hippie
  veggie birdie doggie genie cutie lie die auntie prairie eerie boogie bookie caddie junkie goalie pixie
`);

/** Singulars in -che. */
export const endInChe = words(`
  niche cache ache headache toothache heartache backache moustache mustache avalanche psyche creche quiche brioche
  stomachache earache
`);

/** Singulars whose -ch is a k: no -es. */
export const spokenAsK = words('stomach monarch patriarch epoch tech biotech fintech edtech eunuch loch');

/** Singulars in -i and -u, whose plurals look like "basis" and "campus". */
export const endInVowel = words(`
  menu guru emu haiku taxi ski kiwi bikini safari alibi rabbi yogi sushi origami biryani thali api kpi sku
`);
