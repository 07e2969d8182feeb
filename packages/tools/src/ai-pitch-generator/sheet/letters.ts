import { shortQuote } from '@slipway/language';
import { type Block, type ScriptBlock, type Statement, upperFirst } from '@slipway/report';
import listeners from '../../../../../content/pitch/listeners.json' with { type: 'json' };
import { plainName } from '../../company-name.ts';
import { type Case, said } from '../case.ts';
import type { Beat, Line, Lines } from '../words/line.ts';
import { fitLines } from '../words/spoken.ts';
import { sayLines, spokenFigures } from './scripts.ts';

/** An investor reads so many words of a stranger's email. */
const emailWords = 110;
const subjectWords = 9;

export function emailBlock(of: Case, lines: Lines, one: Line): ScriptBlock | null {
  const fit = fitLines(of, { ...lines, gaps: [] }, emailWords);
  const body = fit.filter(({ beat }) => beat !== 'ask');
  const asks = (lines.ask ?? []).slice(0, 1);
  const [first, ...rest] = sayLines(of, 'email', body);
  if (first === undefined) return null;
  const [ask, ...more] = [
    ...sayLines(of, 'email.ask', asks),
    of.say('email.close', listeners[of.audience].close),
  ];
  const name = plainName(of.input.speaker);
  const half = Math.ceil(rest.length / 2);
  const [third, ...fourth] = rest.slice(half);
  return {
    id: 'email',
    kind: 'script',
    title: 'Cold email',
    tab: 'Email',
    measures: [spokenFigures(of, 'email', [...body, ...asks]).words],
    subject: subjectOf(of, one),
    paragraphs: [
      { statements: [first, ...rest.slice(0, half)] },
      ...(third === undefined ? [] : [{ statements: [third, ...fourth] as const }]),
      ...(ask === undefined ? [] : [{ statements: [ask, ...more] as const }]),
      ...(name === '' ? [] : [{ statements: [of.say('email.name', name, said('speaker', name))] as const }]),
    ],
  };
}

/** A word that joins needs what it joins. */
const joining = /\s(?:and|for|from|in|of|that|to|with)(?:\s\S+)?$/u;

/** The name and for whom it is: a subject of six words is opened on a phone. */
function subjectOf(of: Case, { text, evidence }: Line): Statement {
  const quotes = [said('company', of.company), ...of.theirQuote];
  if (of.company !== '' && of.isTheyKnown)
    return of.say('email.subject', `${of.company}, for ${of.they}`, ...quotes);
  const plain = text.replace(/^We (?:are building|make|offer) /u, '').replace(/[.!?]$/u, '');
  return of.say(
    'email.subject',
    upperFirst(shortQuote(plain, subjectWords).replace(joining, '')),
    ...evidence,
  );
}

const parts: readonly (readonly [label: string, beats: readonly Beat[]])[] = [
  ['Problem', ['problem']],
  ['What it does', ['product', 'more']],
  ['Why us', ['edge', 'rivals']],
  ['So far', ['proof', 'revenue', 'economics']],
  ['Price', ['price']],
  ['Market', ['market']],
  ['Way in', ['route']],
  ['Why now', ['now']],
  ['Team', ['team', 'founder']],
  ['Money', ['runway']],
  ['Ask', ['ask']],
];
/** Everything that is known, under plain headings, on one page. */
export function onePager(of: Case, lines: Lines, one: Line): Block {
  const left: readonly string[] = listeners[of.audience].notOnPage;
  const name = of.company === '' ? [] : [said('company', of.company)];
  const head = of.say('page.one', one.text, ...one.evidence, ...name);
  return {
    id: 'page',
    kind: 'script',
    title: of.company === '' ? 'One-pager' : `One-pager: ${of.company}`,
    tab: 'One-pager',
    measures: [],
    paragraphs: [
      { statements: [head] },
      ...parts.flatMap(([label, beats]) => {
        if (left.includes(label)) return [];
        const [first, ...rest] = sayLines(
          of,
          `page.${label.replaceAll(' ', '-').toLowerCase()}`,
          beats.flatMap((beat) => lines[beat] ?? []).filter(isOwn),
        );
        return first === undefined ? [] : [{ label, statements: [first, ...rest] as const }];
      }),
    ],
  };
}

/** What stands on nothing of the founder's, such as a polite closing, has no place on a page. */
const isOwn = ({ text, evidence }: Line): boolean => evidence.length > 0 || text.includes('{{f:');
