import { sentencesOf } from '@slipway/language';
import { type Brief, isPriceAlone } from './brief.ts';
import type { Content } from './draft.ts';
import { capitalise, fit, splitTitle, withoutStop, withStop } from './phrase.ts';
import { actionOfEach, mailOf, mainAction } from './write-action.ts';
import { tablesOf, trustOf } from './write-entered.ts';
import { problemSentences, telOf } from './write-opening.ts';

const nothing = { label: '', href: '' };
const perMost = 40;

/** Every section that the brief can fill; what has nothing to say is left out. */
export function writeBody(brief: Brief, used: ReadonlySet<string>): Content {
  return {
    ...problemOf(brief, used),
    ...solutionOf(brief, used),
    ...listsOf(brief),
    ...pricesOf(brief, used),
    ...trustOf(brief),
    ...tablesOf(brief),
    ...contactOf(brief),
  };
}

function problemOf(brief: Brief, used: ReadonlySet<string>): Content {
  const left = problemSentences(brief).filter((one) => !used.has(withoutStop(one)));
  const body = left.map((one) => withStop(capitalise(one))).join(' ');
  return body === '' ? {} : { problem: { heading: 'How it is today', body: fit(body, 1200), items: [] } };
}

function solutionOf({ sorted, name }: Brief, used: ReadonlySet<string>): Content {
  const left = sorted.what.filter((one) => !used.has(withoutStop(one)));
  const body = left.map((one) => withStop(inItsName(one, name))).join(' ');
  const heading = name === '' ? 'What you get' : `About ${name}`;
  return body === '' ? {} : { solution: { heading, body: fit(body, 1200), items: [] } };
}

/** Under "About Zu zweit": "An app that matches two families" does it by name. */
function inItsName(sentence: string, name: string): string {
  const does = /^an?\s[^,]{3,60}?\s(?:that|which)\s(\p{Ll}+s\b.+)$/iu.exec(sentence)?.[1];
  return does === undefined || name === '' ? sentence : `${name} ${does}`;
}

function listsOf({ input }: Brief): Content {
  const steps = (input.steps ?? []).map(splitTitle);
  const benefits = (input.benefits ?? []).map(splitTitle);
  return {
    ...(steps.length === 0
      ? {}
      : {
          'how-it-works': {
            heading: 'How it works',
            lead: '',
            items: steps.map(({ title, body }) => ({
              title: fit(title, 80),
              body: fit(body, 300),
              side: '',
            })),
          },
        }),
    ...(benefits.length === 0
      ? {}
      : {
          features: {
            heading: 'What you get',
            lead: '',
            items: benefits.map(({ title, body }) => ({ title: fit(title, 80), body: fit(body, 300) })),
          },
        }),
  };
}

/** "A canoe for two is 35 euros a day": what the figure is for, where that is all that the sentence says. */
function namedRate(sentences: readonly string[], { amount, per }: NonNullable<Brief['price']>) {
  for (const [at, sentence] of sentences.entries()) {
    const [before = '', after = ''] = sentence.split(`${amount} ${per}`, 2);
    const [, name = ''] = /^(\p{Lu}.{1,38}) (?:is|are|costs?) $/u.exec(before) ?? [];
    if (name !== '' && /^[.;]?$/u.test(after) && !/^(?:it|this|that|they)$/iu.test(name))
      return { name, left: sentences.toSpliced(at, 1) };
  }
  return null;
}

/** "Call-out $180, parts at cost" says what the figure is for, and what more there is to say. */
function namedPrice(sentences: readonly string[], price: Brief['price']) {
  if (price === null) return null;
  if (price.per !== '') return namedRate(sentences, price);
  for (const [at, sentence] of sentences.entries()) {
    const [before = '', after = ''] = sentence.split(price.amount, 2);
    if (!/^\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+){0,2}\s$/u.test(before) || !/^(?:[,.;]|$)/u.test(after)) continue;
    const more = after.replace(/^[,.;\s]+/u, '');
    // "Small holes are 80 kroner, elbows 180", "Sending costs 2.90 euros, collecting nothing": what follows leans on it.
    if (more !== '' && (/\d/u.test(more) || /\s(?:is|are|costs?)\s$/u.test(before))) return null;
    return {
      name: fit(before.trim().replace(/\s(?:is|are|costs?)$/u, ''), 40),
      left: sentences.with(at, more).filter((one) => one !== ''),
    };
  }
  return null;
}

/** What the sentence adds to its figure stands beside it, and the figure is not said again: "Materials included." */
function restOf(said: string, price: Brief['price']) {
  const shown = `${price?.amount} ${price?.per}`.trim();
  const per = price?.per ?? '';
  if (!said.startsWith(shown)) return { per, line: '', lead: said };
  const [first = '', ...others] = sentencesOf(said);
  const more = withoutStop(first.slice(shown.length).trim());
  const goesOn = /^(?:and|plus|or)\s/u.test(more);
  const longer = `${per} ${more}`.trim();
  if (goesOn && longer.length > perMost) return { per, line: '', lead: said };
  const line = goesOn ? '' : capitalise(more.replace(/^[,;:–-]\s*/u, ''));
  return { per: goesOn ? longer : per, line, lead: others.join(' ') };
}

function pricesOf(brief: Brief, used: ReadonlySet<string>): Content {
  const { input, name, price, sorted } = brief;
  const rows = (input.priceRows ?? []).filter(({ item, amount }) => item && amount);
  const action = mainAction(brief);
  // A sentence that says more than the figure belongs beside it.
  const left = sorted.price.filter((one) => !isPriceAlone(one, price) && !used.has(withoutStop(one)));
  const named = namedPrice(left, price);
  const said = fit((named?.left ?? left).map((one) => withStop(capitalise(one))).join(' '), 300);
  const { per, line, lead } = restOf(said, price);
  if (rows.length === 0) {
    if (price === null || price.amount.includes('%'))
      return said === '' ? {} : { 'rich-text': { heading: 'Price', aside: '', body: said } };
    // A figure taken out of its sentence does not say what it is for; where that is told elsewhere, it is said there.
    const isAlone = sorted.price.some((one) => isPriceAlone(one, price));
    if (price.per === '' && named === null && !isAlone && input.price === undefined)
      return said === '' ? {} : { 'rich-text': { heading: 'Price', aside: '', body: said } };
    const plan = {
      name: named?.name ?? (name === '' ? 'Price' : name),
      price: fit(price.amount, 30),
      per: fit(per, perMost),
      lines: line === '' ? [] : [{ line: fit(line, 120) }],
      action,
    };
    return { pricing: { heading: 'Price', lead, plans: [plan] } };
  }
  const isPlans =
    rows.length <= 4 &&
    rows.every(
      ({ amount, section }) =>
        !section && /\b(?:month|year|week|user|seat|developer)\b|\/\s?(?:mo|yr)/iu.test(amount ?? ''),
    );
  if (isPlans)
    return {
      pricing: {
        heading: 'Prices',
        lead: '',
        plans: rows.map(({ item, amount, note }) => {
          const [, figure = amount ?? '', per = ''] = /^(\S*\d\S*)\s+(.*)$/u.exec(amount ?? '') ?? [];
          const lines = (note ?? '')
            .split(/;\s*/u)
            .filter((one) => one.trim() !== '')
            .map((line) => ({ line: fit(capitalise(line), 120) }));
          return {
            name: fit(item ?? '', 40),
            price: fit(figure, 30),
            per: fit(per, 40),
            lines,
            action: actionOfEach(rows.length, action),
          };
        }),
      },
    };
  const groups = [...Map.groupBy(rows, ({ section }) => section ?? '')].slice(0, 8);
  return {
    'price-list': {
      heading: 'Prices',
      note: '',
      groups: groups.map(([title, own]) => ({
        title: fit(title, 80),
        rows: own.slice(0, 30).map(({ item, amount, note }) => ({
          name: fit(item ?? '', 100),
          price: fit(amount ?? '', 40),
          note: fit(note ?? '', 160),
        })),
      })),
    },
  };
}

function contactOf({ input, name, place, isOne }: Brief): Content {
  const { address = '', area = '', phone = '', email = '' } = input;
  const call = telOf(phone) === '' ? nothing : { label: phone, href: telOf(phone) };
  const mail = mailOf(email) === '' ? nothing : { label: email, href: mailOf(email) };
  const hours = (input.hours ?? []).map((line) => {
    const at = line.indexOf(': ');
    return at > 0
      ? { days: fit(line.slice(0, at), 60), time: fit(line.slice(at + 2), 60) }
      : { days: '', time: fit(line, 60) };
  });
  // A number alone is no place, and the page asks to call it elsewhere.
  const isReached = call.href !== '' || hours.length > 0;
  const where = area === '' && address === '' && isReached ? place : area;
  const isPlace = address !== '' || where !== '' || hours.length > 0;
  return {
    ...(isPlace
      ? {
          place: {
            heading: `Where ${address === '' ? (isOne ? 'I work' : 'we work') : isOne ? 'to find me' : 'to find us'}`,
            address: address.replace(/,\s*/u, '\n'),
            area: where,
            phone: call,
            email: mail,
            hours,
          },
        }
      : {}),
    footer: {
      name,
      line: address === '' ? (area === '' ? place : area) : address,
      links: [mail, call].filter(({ href }) => href !== '').map((link) => ({ link })),
    },
  };
}
