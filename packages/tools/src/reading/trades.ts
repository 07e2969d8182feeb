import type { SegmentId } from './buyer-nouns.ts';
import { stem } from './stem.ts';

/** Places and groups that buy; in the plural only, because one of them is usually where something happens. */
const places = new Set(
  'home hall kitchen tower theatre theater cinema museum library marina campsite resort lodge depot mill foundry quarry mine shipyard port airport stadium arena gallery temple mosque synagogue monastery convent winery distillery hospice shelter zoo aquarium crew band choir orchestra troupe guild society co-op canteen cafeteria showroom workplace group house-share dormitory condo motel inn chalet villa hangar abattoir slaughterhouse butcher cannery tannery refinery creamery smokehouse sawmill print-shop bookshop bookstore pawnshop launderette crematorium cemetery desk helpdesk centre center'
    .split(' ')
    .map(stem),
);
/** "campers", "florists", "librarians": the ending names people, apart from these things. */
const doer = /(?:\p{L}{3}ers|\p{L}{3}ists|\p{L}{3}ians|\p{L}{2}[aicu]t?tors|\p{L}{4}rars|\p{L}{3}smen)$/u;
const things =
  /^(?:customers|users|others|numbers|orders|papers|letters|offers|matters|computers|printers|servers|chargers|trackers|scanners|containers|reminders|answers|flowers|members|filters|partners|followers|testers|ledgers|newsletters|helpers|transfers|covers|waters|stickers|posters|stories|lists|checklists|playlists|waitlists|exists|shelters|centers|powers|layers|fingers|spinners|headers|folders|rivers|corners|diapers|trailers|boilers|hours|providers|suppliers|enters|discovers|delivers|considers|remembers|triggers|registers|consists|assists|persists|insists|sensors|factors|sectors|reactors|tractors|monitors|generators|calculators|indicators|competitors|elevators|vectors|simulators|visitors|sisters|brothers|daughters|dollars|speakers|rollers|burgers|dinners|trousers|feathers|batters|butters|sweaters|sneakers|coolers|heaters|toasters|freezers|blenders|dryers|washers|planters|dispensers|lockers|routers|adapters|browsers|buffers|clusters|banners|chapters|characters|parameters|meters|litres|liters|tankers|scooters|helicopters|summers|winters|semesters|quarters|headquarters|disasters|cancers|disorders|fevers|ulcers|borders|barriers|careers|mowers|bumpers|cleansers|diffusers|towers|parsers|linters|compilers|wrappers|crawlers|scrapers|drawers|counters|twists|blazers|jumpers|slippers|loafers|binders|coasters|mixers|juicers|fryers|hampers|copiers|shutters|gutters|clippers|trimmers|fasteners|zippers|starters|beakers|thermometers|oximeters|nebulisers|nebulizers|inhalers|pacemakers|stretchers|leftovers|crackers|wafers|peppers|cucumbers|oysters|lobsters|wipers|tumblers|decanters|projectors|transformers|inverters|converters|transistors|capacitors|resistors|connectors|detectors|ventilators|incubators|compressors|motors|mirrors|errors|receptors|vouchers|reformers|(?:\p{L}+-)?wheelers|couplers|identifiers|dehumidifiers|humidifiers|microcontrollers|pavers|reorders|wishlists|rovers|dimmers|detractors|passers|ghosters|accelerators|concentrators|radiators|actuators|applicators|refrigerators|escalators|sprinklers|hangers|spoilers|pointers|loaders|boosters|toners|liners|rulers|grinders|sharpeners|extinguishers|amplifiers|purifiers|multipliers|qualifiers|tiers|piers)$/u;
/** What people do for themselves; everybody else named by what they do does it for a living. */
const atLeisure =
  /^(?:camp|hik|trekk|backpack|swimm|ski|climb|danc|knitt|quilt|gardenn?|angl|bird|drumm|sing|travell?|lov|beginn|learn|smok|suffer|diet|eat|seek|dwell|drink|sleep|walk|bik|motorbik|jogg|lift|boat|paddl|div|board|snowboard|skat|gambl|worshipp|boom|toddl|newcom|strang|foreign|villag|island|tim|stargaz|cardhold|play|sew|stroll|vap|snor|daydream|din|lodg|sunbath|home-?schoo?l|thrift|bargainhunt|hunt|fost|own|lead|rent|earn|jobb|vot|bachelo|cruis|surviv)ers$|(?:ytics|philes|enthusiasts|tourists|cyclists|motorists|guitarists|pianists)$/u;

/** A noun that no list holds, by its form: who works or lives by the name. */
export function findTrade(word: string): SegmentId | undefined {
  if (word.endsWith('s') && places.has(stem(word))) return 'very-small';
  if (!doer.test(word) || things.test(word)) return undefined;
  if (atLeisure.test(word)) return 'consumer';
  // Professions of one person against trades that run a workshop.
  return /(?:ists|ians|tors)$/u.test(word) ? 'prosumer' : 'very-small';
}

/** Nobody listed the trade: its price level is a guess. */
export const guessedSegmentConfidence = 0.45;
