import { formatValue } from '@slipway/report';
import type { PromiseCheck, StoredPromise } from './check-promises.ts';
import { monthBefore, monthEnds, nameMonth, sayDate } from './month.ts';
import type { FactLine } from './take-facts.ts';

interface Happened {
  readonly kind: 'task-done' | 'decision' | 'experiment';
  /** ISO time. */
  readonly at: string;
  readonly text: string;
  /** "6 of 10 did it"; null where nothing was counted. */
  readonly outcome: string | null;
}

/** What a tool found, at its newest. */
interface Finding {
  readonly toolId: string;
  /** Name of the tool. */
  readonly tool: string;
  /** "You can win $610,000 a year." */
  readonly headline: string;
  /** ISO time. */
  readonly at: string;
}

interface Material {
  readonly company: string;
  /** "2026-11". */
  readonly month: string;
  readonly lines: readonly FactLine[];
  readonly promised: readonly PromiseCheck[];
  readonly happened: readonly Happened[];
  readonly promises: readonly StoredPromise[];
  /** Of all tools. */
  readonly findings: readonly Finding[];
}

/** What only the founder can say. */
interface Question {
  readonly text: string;
  /** The fact it fills in; null for what is no fact. */
  readonly fact: string | null;
}

/** Everything in it was said, measured or done; what is not known is a question beside it and no sentence in it. */
export function draftUpdate(material: Material): {
  readonly text: string;
  readonly questions: readonly Question[];
} {
  const { company, month } = material;
  const parts = [
    `# ${plain(company)}: ${nameMonth(month)}`,
    short(material),
    figures(material),
    found(material),
    promisedLastMonth(material),
    happened(material),
    list(
      'Next month',
      material.promises.map(({ text }) => plain(text)),
    ),
  ];
  return {
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
    questions: [...askFacts(material), ...askRest(material)],
  };
}

const shortFacts: readonly string[] = ['mrr', 'cash', 'runwayMonths'];

function short({ lines, month }: Material): string {
  const said = lines
    .filter(({ id, now }) => shortFacts.includes(id) && now !== null)
    .map((line) => `${line.label.toLowerCase()} is ${line.now?.text}${sayChange(line, month)}`);
  return said.length === 0 ? '' : `**In short.** ${upper(said.join('; '))}.`;
}

function sayChange({ now, before }: FactLine, month: string): string {
  if (now === null || before === null || !(before.value > 0) || now.value === before.value) return '';
  const change = now.value / before.value - 1;
  const since = nameMonth(monthBefore(month), false);
  return `, ${change > 0 ? 'up' : 'down'} ${formatValue(Math.abs(change), 'share')} since ${since}`;
}

/** A list and no table: a letter is read in a mail. */
function figures({ lines, month, findings }: Material): string {
  const was = nameMonth(monthBefore(month), false);
  return list(
    'Figures',
    lines.flatMap(({ label, now, before }) => {
      if (now === null) return [];
      const moved = before === null || before.text === now.text ? '' : `, from ${before.text} in ${was}`;
      const tool = findings.find(({ toolId }) => toolId === now.countedBy)?.tool;
      const by = now.countedBy === null ? 'entered' : `counted${tool === undefined ? '' : ` by ${tool}`},`;
      return [`${label}: ${now.text}${moved} (${by} ${sayDate(now.at)})`];
    }),
  );
}

/** What an investor asks about; names, pages and pitches are no news of the company. */
const news: readonly string[] = [
  'market-size-estimator',
  'growth-trends',
  'health-score',
  'retention-burn',
  'score-your-idea',
];

/** Of results that are new this month. */
function found({ findings, month }: Material): string {
  const { from, to } = monthEnds(month);
  return list(
    'What was worked out',
    news.flatMap((id) =>
      findings
        .filter(({ toolId, at, headline }) => toolId === id && at >= from && at < to && headline !== '')
        .map(({ tool, headline, at }) => `${tool}, ${sayDate(at)}: ${plain(headline)}`),
    ),
  );
}

const verdicts = { kept: 'Kept', 'not-kept': 'Not kept' } as const;

function promisedLastMonth({ promised, month }: Material): string {
  const answered = promised.flatMap(({ verdict, text, measured }) =>
    verdict === 'asked'
      ? []
      : [`**${verdicts[verdict]}:** ${plain(text)}${measured === null ? '' : ` (${measured})`}`],
  );
  return list(`Promised in ${nameMonth(monthBefore(month), false)}`, answered);
}

function happened({ happened: all }: Material): string {
  return list(
    'What happened',
    all.map(
      ({ at, text, outcome, kind }) =>
        `${sayDate(at)}${kind === 'decision' ? ', decision' : ''}: ${plain(text)}${outcome === null ? '' : ` (${outcome})`}`,
    ),
  );
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : [`## ${title}`, '', ...items.map((item) => `- ${item}`)].join('\n');
}

const needed: readonly string[] = ['mrr', 'cash', 'netBurn'];

function askFacts({ lines, month }: Material): readonly Question[] {
  const { from } = monthEnds(month);
  return lines.flatMap(({ id, label, now }) => {
    if (!needed.includes(id)) return [];
    if (now === null) return [{ text: `${label}: what is it? Your record does not say.`, fact: id }];
    if (now.at >= from) return [];
    return [{ text: `${label} was ${now.text} on ${sayDate(now.at)}. What is it now?`, fact: id }];
  });
}

function askRest({ promised, promises, happened: all }: Material): readonly Question[] {
  const ask = (text: string): Question => ({ text, fact: null });
  return [
    ...promised
      .filter(({ verdict }) => verdict === 'asked')
      .map(({ text }) => ask(`You promised “${text}”. Did you do it?`)),
    ...(all.length === 0
      ? [ask('What happened this month? No task was finished and nothing was decided here.')]
      : []),
    ...(promises.length === 0 ? [ask('What do you promise for next month? One to three things.')] : []),
    ask('What do you ask of your investors: an introduction, a hire, advice?'),
  ];
}

/** A founder's words are words, and no markup. */
const plain = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(/([\\`*_[\]|<>#])/gu, '\\$1');
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
