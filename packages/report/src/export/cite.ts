import { type Confidence, type Figure, isOurNote, ourNoteMark, type Source } from '@slipway/core';
import { formatFigure, formatRange } from '../format-figure.ts';
import { type OriginKind, originKind } from '../origin-kind.ts';
import type { Report } from '../report.ts';
import { sayFormula } from '../say-formula.ts';
import { sayRun } from '../say-run.ts';
import { type NumberedNotes, nameSource } from './number-notes.ts';

export type MarkKind = OriginKind | 'said';

export const markNames: Record<MarkKind, string> = {
  measured: 'your own number',
  sourced: 'published',
  note: ourNoteMark,
  assumed: 'assumed',
  derived: 'computed',
  said: 'your own words',
};

export const confidences: Record<Confidence, string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence: take it as a hint',
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

export function nameRegion(region: string): string {
  if (region === 'global') return 'worldwide';
  return /^[A-Z]{2}$/.test(region) ? (regions.of(region) ?? region) : region;
}

/** "Bessemer, 2023, United States"; "Slipway rule (our note, check it)". */
export function citeSource(source: Source): string {
  if (isOurNote(source)) return `${upperFirst(source.publisher)} (${ourNoteMark})`;
  const place = source.region === null ? null : nameRegion(source.region);
  return [upperFirst(source.publisher), source.year === null ? 'no year given' : String(source.year), place]
    .filter((part) => part !== null)
    .join(', ');
}

/** What was counted or said, by whom, and how far to trust it; a full stop is left to whoever goes on. */
export function saySource(source: Source): string {
  const isOurs = isOurNote(source);
  const doubt =
    isOurs || source.confidence === 'high' ? '' : ` (${confidences[source.confidence].toLowerCase()})`;
  return `${isOurs ? upperFirst(source.publisher) : citeSource(source)}. ${upperFirst(source.what)}${doubt}`;
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortNames = /\b(mrr|arr|arpa|cac|ltv|cogs|nrr|grr)\b/g;

/** A field's own name in words: `pricePerMonth` is "price per month", `months[2026-09].newMrr` "new MRR of September 2026". */
export function nameField(field: string): string {
  const cell = /^\w+\[(\d{4}-\d{2})\D*(\d{4}-\d{2})?\]\.(.+)$/.exec(field);
  if (cell !== null) {
    const [, from = '', to = from, column = ''] = cell;
    const [first, last] = [from, to].map((month) => months.format(Date.parse(month)));
    return `${nameField(column)} of ${first === last ? first : `${first} to ${last}`}`;
  }
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase()
    .replace(shortNames, (name) => name.toUpperCase());
}

/** A sentence ends once: "Never runs out." has its own full stop. */
export function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What was cut out of a sentence begins with a word of it, and leaves the comma behind. */
function trimQuote(quote: string): string {
  return quote.replace(/^[\s,;:.]+|[\s,;:.]+$/g, '');
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A footnote in one breath: what, how much, from where, with the numbers of the notes it leans on. */
export function describeFigure(figure: Figure, notes: NumberedNotes, report: Report): string {
  const range = formatRange(figure);
  const spread = range && figure.range && figure.value !== null ? ` (${range}, ${figure.range.means})` : '';
  const said = endSentence(`${formatFigure(figure)}${spread}`);
  return `${upperFirst(figure.label)}: ${said} ${describeOrigin(figure, notes, report)}`;
}

function describeOrigin({ provenance }: Figure, notes: NumberedNotes, report: Report): string {
  switch (provenance.kind) {
    case 'measured':
      return `${provenance.from?.run ? 'Computed' : 'From the founder'}: ${provenance.quote ? `“${trimQuote(provenance.quote)}”` : nameField(provenance.field)}${provenance.from ? `, ${sayRun(provenance.from)}` : ''}.`;
    case 'assumed':
      return `Assumed: ${provenance.why}`;
    case 'sourced':
      return `${upperFirst(markNames[originKind(provenance, report)])}: ${provenance.sources
        .map((id) => {
          const publisher = report.sources[id]?.publisher ?? '';
          return notes.sources.has(id) ? `${nameSource(id, notes)} ${publisher}` : publisher;
        })
        .join(', ')}.`;
    case 'derived': {
      const inputs = provenance.inputs
        .map((id) => notes.figures.get(id))
        .filter((number) => number !== undefined);
      return `Computed: ${sayFormula(provenance, report.figures)}${inputs.length > 0 ? ` (${inputs.length === 1 ? 'note' : 'notes'} ${inputs.join(', ')})` : ''}.`.replace(
        '..',
        '.',
      );
    }
  }
}
