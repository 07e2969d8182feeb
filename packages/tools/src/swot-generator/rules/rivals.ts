import { capitalise, flatText, listWords, lowerFirst } from '../../wording/index.ts';
import type { NearCompany } from '../basis.ts';
import { type Case, said } from '../case.ts';
import type { Phrases } from '../factor.ts';
import { hasName, isName, shortName } from '../rivals.ts';
import { companySource } from '../sources.ts';
import type { SwotRule } from './rule.ts';

const placeNames: Readonly<Record<string, RegExp>> = {
  US: /\bUS\b|\bAmerican?\b/u,
  IN: /\bIndian?\b/u,
  GB: /\bUK\b/u,
  EU: /\bEurope/u,
  DE: /\bEurope|\bGerman/u,
  FR: /\bEurope|\bFrench/u,
};
const placed = /\bIndian?\b|\bUK\b|\bEurope\p{L}*|\bUS\b|\bAsia\b|\bemerging\b/u;

/** Those that say they serve another place are no rivals here. */
function here(one: Case): readonly NearCompany[] {
  const { field, place } = one.basis;
  const own = placeNames[place?.code ?? ''];
  return (field?.companies ?? []).filter(
    ({ positioning }) =>
      place === null ||
      place.code === 'global' ||
      !placed.test(positioning) ||
      own?.test(positioning) === true,
  );
}

/** What the customer's own name or the product's ground holds is no rival: "Shopify merchants". */
function unsaid(one: Case): readonly NearCompany[] {
  return here(one).filter(
    ({ name }) =>
      !hasName(one.who, shortName(name)) &&
      one.platform?.name !== shortName(name) &&
      !(one.input.rivals ?? []).some((rival) => rival.toLowerCase() === shortName(name).toLowerCase()),
  );
}

function companyEvidence(one: Case) {
  const { field } = one.basis;
  return field === null ? [] : [one.cite(companySource(field))];
}

export const rivalRules: readonly SwotRule[] = [
  {
    id: 'rivals-named',
    box: 'threats',
    group: 'rival',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.8,
    find: (one) => {
      const rivals = (one.input.rivals ?? []).map(shortName).filter(isName);
      if (rivals.length === 0) return null;
      const names = listWords(rivals.slice(0, 3));
      const known = here(one).find(({ name }) =>
        rivals.some((rival) => rival.toLowerCase() === shortName(name).toLowerCase()),
      );
      const isOne = rivals.length === 1;
      const plain: Phrases = [
        `${one.who.charAt(0).toUpperCase()}${one.who.slice(1)} already know ${names}: each call starts with a comparison.`,
        `${capitalise(names)} ${isOne ? 'is' : 'are'} in the room before you are, and ${one.who} will ask for the difference.`,
      ];
      const says: Phrases =
        known === undefined
          ? plain
          : [
              `${shortName(known.name)} sells ${quoteOf(known.positioning)} to the same people: one more button there does much of your work.`,
              `${capitalise(names)} ${isOne ? 'meets' : 'meet'} ${one.who} first; ${shortName(known.name)} alone offers ${quoteOf(known.positioning)}.`,
            ];
      return {
        label: isOne ? `${names} is already there` : `${names} are already there`,
        topic: 'rival',
        says,
        noun: names,
        clause: isOne
          ? `${names} is already known to ${one.who}`
          : `${names} are already known to ${one.who}`,
        evidence: [
          ...(one.input.rivals ?? []).slice(0, 3).map((rival) => said('rivals', flatText(rival))),
          ...(known === undefined ? [] : companyEvidence(one)),
        ],
        specificity: 1.4,
      };
    },
  },
  {
    id: 'rival-near',
    box: 'threats',
    group: 'rival',
    impact: 4,
    likelihood: 0.6,
    confidence: 0.7,
    find: (one) => {
      const near = unsaid(one)
        .filter(({ shared }) => shared > 0)
        .slice(0, 2);
      const [first, second] = near;
      if (first === undefined) return null;
      const name = shortName(first.name);
      const what = quoteOf(first.positioning);
      const price = quoteOf(first.pricing);
      return {
        label: `${listWords(near.map((company) => shortName(company.name)))} ${second === undefined ? 'stands' : 'stand'} close by`,
        topic: 'rival-near',
        says: [
          `${capitalise(name)} sells ${what} at ${price}: ${one.who} will hold your offer against it.`,
          second === undefined
            ? `${capitalise(name)}, known for ${what}, is the first name ${one.who} will hold ${one.thing} against.`
            : `${capitalise(name)} (${what}) and ${shortName(second.name)} are the names ${one.who} will hold ${one.thing} against.`,
          `What ${name} charges, ${price}, is the number ${one.who} have in mind.`,
        ],
        noun: listWords(near.map((company) => shortName(company.name))),
        clause: `${name} sells ${what}`,
        evidence: companyEvidence(one),
        specificity: 1.3,
      };
    },
  },
  {
    id: 'rivals-of-field',
    box: 'threats',
    group: 'rival',
    impact: 3,
    likelihood: 0.5,
    confidence: 0.6,
    find: (one) => {
      const all = unsaid(one);
      if (one.basis.field?.isSure !== true || all.some(({ shared }) => shared > 0)) return null;
      if (all.length < 2 || (one.input.rivals ?? []).length > 0) return null;
      const names = listWords(all.slice(0, 3).map(({ name }) => shortName(name)));
      return {
        label: `${names} hold the field`,
        topic: 'rival-near',
        says: [
          `${capitalise(names)} sell in this field; none does quite this, and each could decide to.`,
          `None of ${names} does exactly what you plan, yet each already bills somebody near ${one.who}.`,
        ],
        noun: names,
        clause: `${names} already sell in this field`,
        evidence: companyEvidence(one),
      };
    },
  },
  {
    id: 'rivals-free',
    box: 'threats',
    group: 'rival',
    impact: 3,
    likelihood: 0.6,
    confidence: 0.7,
    find: (one) => {
      const all = here(one);
      const free = all.filter(({ pricing }) => /\bfree\b|freemium/iu.test(pricing));
      if (free.length < 3 || one.basis.field?.isSure !== true) return null;
      const count = countOf(
        one,
        'rivals-free',
        'Companies of the field with a free plan',
        free.length,
        'companies',
      );
      return {
        label: 'free plans all around',
        topic: 'rival-free',
        says: [
          `${count} we know in this field give something away, ${shortName(free[0]?.name ?? '')} among them: ${one.who} expect a free start.`,
          `${capitalise(shortName(free[0]?.name ?? ''))} and others start at nothing (${count} of those we know), so ${one.who} will ask why you do not.`,
        ],
        noun: listWords(free.slice(0, 2).map(({ name }) => shortName(name))),
        clause: `${listWords(free.slice(0, 2).map(({ name }) => shortName(name)))} give a first plan away`,
        evidence: companyEvidence(one),
      };
    },
  },
  {
    id: 'rivals-by-quote',
    box: 'opportunities',
    group: 'opening',
    impact: 3,
    likelihood: 0.6,
    confidence: 0.7,
    find: (one) => {
      const hidden = here(one).filter(({ pricing }) =>
        /\bquote\b|\benterprise\b|\bundisclosed\b|\bnegotiated\b|^contract$/iu.test(pricing),
      );
      if (hidden.length < 3 || !hidden.some(({ shared }) => shared > 0)) return null;
      const count = countOf(
        one,
        'rivals-by-quote',
        'Companies of the field that sell by quote or to enterprises',
        hidden.length,
        'companies',
      );
      const names = listWords(hidden.slice(0, 2).map(({ name }) => shortName(name)));
      return {
        label: 'rivals who hide their prices',
        topic: 'rival-quote',
        says: [
          `${count} in this field, ${names} among them, sell by quote or to enterprises: a price on your page stands out.`,
          `${capitalise(names)} do not print a price (${count} in all): ${one.who} can only find out by a sales call.`,
        ],
        noun: names,
        clause: `${names} do not print a price`,
        evidence: companyEvidence(one),
      };
    },
  },
  {
    id: 'nobody-here',
    box: 'opportunities',
    group: 'opening',
    impact: 3,
    likelihood: 0.5,
    confidence: 0.5,
    find: (one) => {
      const { field, place } = one.basis;
      if (field === null || !field.isSure || place === null) return null;
      if (place.code === 'US' || place.code === 'global' || field.companies.length === 0) return null;
      const own = placeNames[place.code];
      if (own !== undefined && field.companies.some(({ positioning }) => own.test(positioning))) return null;
      const count = countOf(
        one,
        'companies-known',
        'Companies we hold for this field',
        field.companies.length,
        'companies',
      );
      const names = listWords(field.companies.slice(0, 2).map(({ name }) => shortName(name)));
      return {
        label: `no known rival made for ${place.inName}`,
        topic: 'rival-place',
        says: [
          `Of ${count} we hold for this field, ${names} first, none says it is made for ${place.inName}.`,
          `${capitalise(names)} were not made for ${place.inName}, nor was any of the ${count} we know here.`,
        ],
        noun: names,
        clause: `neither ${names.replace(' and ', ' nor ')} was made for ${place.inName}`,
        evidence: companyEvidence(one),
        specificity: 1.2,
      };
    },
  },
  {
    id: 'local-rival',
    box: 'threats',
    group: 'rival',
    impact: 4,
    likelihood: 0.6,
    confidence: 0.7,
    find: (one) => {
      const { field, place } = one.basis;
      const own = placeNames[place?.code ?? ''];
      if (field === null || place === null || place.code === 'US' || own === undefined) return null;
      const local = unsaid(one).find(({ positioning, shared }) => own.test(positioning) && shared > 0);
      if (local === undefined) return null;
      const name = shortName(local.name);
      return {
        label: `${name} is at home there`,
        topic: 'rival-place',
        says: [
          `${capitalise(name)} (${quoteOf(local.positioning)}) is at home in ${place.inName} and knows what ${one.who} put up with.`,
          `In ${place.inName} the name to beat is ${name}: ${quoteOf(local.positioning)}, paid by ${quoteOf(local.pricing)}.`,
        ],
        noun: name,
        clause: `${name} is at home in ${place.inName}`,
        evidence: companyEvidence(one),
        specificity: 1.3,
      };
    },
  },
];

function countOf(one: Case, id: string, label: string, value: number, noun: string): string {
  companyEvidence(one);
  return one.figure({
    id,
    label,
    value,
    unit: 'count',
    noun,
    provenance: { kind: 'sourced', sources: ['field-companies'] },
  });
}

/** As our directory words it; its digits stand in the source. */
function quoteOf(words: string): string {
  return `“${lowerFirst(capitalise(words))}”`;
}
