import type { Knowledge } from '@slipway/knowledge';
import { findClumsy, findHabit, findStockPhrase, sentencesOf } from '@slipway/language';
import {
  type Block,
  checkReport,
  fillText,
  isAsked,
  isTask,
  listBlockStatements,
  listPlaceholders,
  type Report,
  type Statement,
} from '@slipway/report';
import { regionField } from '../idea/fields.ts';

const longestSentence = 29;

/** Everything that must not be in a report, a line each; empty when it may be shown. */
export function lintReport(report: Report, knowledge: Knowledge): string[] {
  return [
    ...checkReport(report),
    ...report.blocks.flatMap((block) =>
      listBlockStatements(block).flatMap((statement) => {
        const shown = fillText(statement.text, report.figures);
        // What the founder wrote stands as they wrote it.
        const stock = findStockPhrase(shown.replace(/“[^”]*”/gu, '“…”'), namesOf(knowledge));
        const habit = isStored(statement) ? null : findHabit(shown);
        return [
          ...(stock === null ? [] : [`stock phrase, ${stock}`]),
          ...(habit === null ? [] : [`our old manner, ${habit}`]),
          ...sentencesOf(shown).flatMap((sentence) => [
            ...findClumsy(sentence).map((slip) => `clumsy, ${slip}`),
            ...(wordCount(sentence) > longestSentence ? ['too long'] : []),
          ]),
          ...(isBacked(statement, block) ? [] : ['stands on nothing']),
        ].map((problem) => `${statement.id}: ${problem}: ${shown}`);
      }),
    ),
  ];
}

/** A row of the knowledge, word for word: it has a check of its own. */
function isStored({ evidence }: Statement): boolean {
  return evidence.some((one) => one.kind === 'source');
}

function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A claim opens to its evidence. A question or a task claims nothing, and an assumption opens by its own row. */
function isBacked(statement: Statement, block: Block): boolean {
  const { text, evidence } = statement;
  // What was understood shows its own words.
  if (
    block.kind === 'reading' ||
    block.kind === 'assumptions' ||
    isAsked(statement, block) ||
    isTask(statement, block)
  )
    return true;
  return evidence.length > 0 || listPlaceholders(text).length > 0 || text.trim().endsWith('?');
}

const names = new WeakMap<Knowledge, readonly string[]>();

/** Companies, countries, rules and publishers: what makes a statement about this market and no other. */
function namesOf(knowledge: Knowledge): readonly string[] {
  const known = names.get(knowledge);
  if (known !== undefined) return known;
  const found = [
    ...knowledge.verticals.flatMap(({ companies, regulation, facts }) => [
      ...companies.map(({ name }) => name.replace(/\s*\(.*\)/u, '')),
      ...regulation.map((rule) => rule.replace(/\s*\(.*\)/u, '')),
      ...facts.map(({ publisher }) => publisher),
    ]),
    ...knowledge.niches.flatMap(({ incumbents, systems, rules }) =>
      [...incumbents, ...systems, ...rules].map(({ name }) => name.replace(/\s*\(.*\)/u, '')),
    ),
    ...knowledge.countries.map(({ name }) => name),
    ...regionField.options.map(({ label }) => label),
  ];
  const all = [...new Set(found)];
  names.set(knowledge, all);
  return all;
}
