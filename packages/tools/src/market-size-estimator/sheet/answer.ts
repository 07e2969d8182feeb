import {
  type Finding,
  goalWords,
  limitFindings,
  nowFindings,
  sayOwnMarket,
  sizeFinding,
} from '@slipway/analyst';
import type { AnswerBlock, Statement } from '@slipway/report';
import { addBuyers, addCounted, type SizeFigures } from './figures.ts';
import { nextOf } from './next.ts';
import { questionOf } from './question.ts';
import { reasonsOf } from './reasons.ts';
import type { Sheet } from './sheet.ts';
import { sayCountAlone, sayWithoutPrice } from './without-price.ts';

/** The line that is always true; everything else stands on its figures, so it is made first. */
export function firstLine(sheet: Sheet): Statement {
  const { market, basis, writer, place } = sheet;
  const { line, profile, counts } = market;
  const own = counts.used?.quote == null ? null : sayOwnMarket(profile, writer);
  // The price and the goal are figures of the size line too.
  const size = line === null ? null : sizeFinding(line, basis.notes, writer).statement;
  if (own !== null) return own;
  const lead = leadOf(sheet);
  if (lead !== null) return lead.statement;
  if (size !== null) return size;
  if (counts.used !== null && place !== null) {
    addBuyers(sheet);
    return sayCountAlone(sheet, addCounted(sheet) ?? 'buyers', place);
  }
  return sayWithoutPrice(sheet);
}

/** What the founder's own numbers say first: the most that can be done, or what is earned while the year cannot be added up. */
function leadOf({ market: { profile, line, counts }, writer }: Sheet): Finding | null {
  if (counts.used !== null) return null;
  const [limit] = limitFindings(profile, writer);
  if (limit !== undefined) return limit;
  return line === null ? (nowFindings(profile, writer)[0] ?? null) : null;
}

export function answerOf(sheet: Sheet, first: Statement, sizes: SizeFigures | null): AnswerBlock {
  const { market, writer } = sheet;
  const isStop = market.isTooSmall;
  const question = questionOf(sheet);
  const next = nextOf(sheet);
  const assumed = assumedOf(sheet);
  const big = bigOf(sheet, sizes);
  return {
    id: 'answer',
    kind: 'answer',
    tone: isStop ? 'poor' : 'plain',
    word: isStop ? 'Stop' : null,
    verdict: isStop
      ? writer.say(
          'verdict',
          `All {{f:${addCounted(sheet)}}} together pay {{f:tam}}; you want {{f:yardstickGoal}}.`,
        )
      : first,
    dials: [],
    reasons: reasonsOf(sheet, sizes),
    ...(big === undefined ? {} : { big }),
    ...(next === undefined ? {} : { next }),
    ...(assumed === undefined ? {} : { assumed }),
    ...(question === undefined ? {} : { question }),
  };
}

function bigOf(sheet: Sheet, sizes: SizeFigures | null): AnswerBlock['big'] {
  const { market } = sheet;
  if (sizes?.som != null) return { label: 'What you can win a year', figure: sizes.som };
  if (sizes !== null) return { label: 'All of them, a year', figure: sizes.tam };
  const lead = leadOf(sheet);
  if (lead?.kind === 'limit') return { label: 'Most you can earn', figure: 'most' };
  if (market.line !== null)
    return {
      label: `${market.line.kind === 'volume' ? 'Sales for' : 'For'} ${goalWords(market.line)}`,
      figure: 'needed',
    };
  return market.counts.used === null
    ? undefined
    : { label: 'There are', figure: addCounted(sheet) ?? 'buyers' };
}

function assumedOf({ market, writer }: Sheet): Statement | undefined {
  const { line, profile } = market;
  if (line?.ours != null)
    return writer.say(
      'assumed',
      line.ours.currency === '%'
        ? 'You named no share of yours, so we took what is usual: {{f:usual-price}}.'
        : 'We found no price of yours, so we took a comparable one: {{f:usual-price}}.',
    );
  if (line === null || profile.price.standing !== 'unsure') return undefined;
  return writer.say(
    'assumed',
    `We took ${line.price?.currency === '%' ? '{{f:own-share}}' : '{{f:own-price}}'} as your price.`,
  );
}
