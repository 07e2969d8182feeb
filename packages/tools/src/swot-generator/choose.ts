import type { Case } from './case.ts';
import { type BoxId, boxIds, type Factor, type Found } from './factor.ts';
import { rules } from './rules/index.ts';

const itemsMost = 4;
/** A box of questions only would say nothing. */
const questionsMost = 2;
/** Four factors of one kind would say one thing four times. */
const groupMost = 2;
/** A factor that is true of many fills a box only up to here. */
const fillTo = 2;

/** Everything the rules find, best first. A matter is spoken of once: the first rule to find it keeps it. */
export function listFactors(one: Case): readonly Factor[] {
  const topics = new Set<string>();
  const found: Factor[] = [];
  for (const rule of rules) {
    for (const item of asList(rule.find(one))) {
      const topic = item.topic ?? rule.id;
      if (topics.has(topic)) continue;
      topics.add(topic);
      found.push({
        ...item,
        id: item.key ?? rule.id,
        ruleId: rule.id,
        home: rule.box,
        group: item.group ?? rule.group,
        impact: item.impact ?? rule.impact,
        likelihood: item.likelihood ?? rule.likelihood,
        confidence: item.confidence ?? rule.confidence,
        specificity: item.specificity ?? 1,
      });
    }
  }
  return found.toSorted(
    (a, b) => Number(a.isFiller ?? false) - Number(b.isFiller ?? false) || rankOf(b) - rankOf(a),
  );
}

/** Two to four a box, chosen by what is known before anybody edits: an edit never makes an item vanish. */
export function chooseFactors(factors: readonly Factor[]): readonly Factor[] {
  return boxIds.flatMap((box) => chooseFor(box, factors));
}

function chooseFor(box: BoxId, factors: readonly Factor[]): readonly Factor[] {
  const chosen: Factor[] = [];
  for (const factor of factors.filter(({ home }) => home === box)) {
    if (chosen.length === itemsMost) break;
    const alike = chosen.filter(({ group }) => group === factor.group).length;
    const asked = chosen.filter(({ isQuestion }) => isQuestion).length;
    if (alike === groupMost || (factor.isQuestion && asked === questionsMost)) continue;
    if (factor.isFiller && chosen.length >= fillTo) continue;
    chosen.push(factor);
  }
  return chosen;
}

function rankOf({ impact, likelihood, confidence, specificity, isStop }: Factor): number {
  return impact * likelihood * confidence * specificity + (isStop ? 10 : 0);
}

function asList(found: Found | readonly Found[] | null): readonly Found[] {
  if (found === null) return [];
  return isList(found) ? found : [found];
}

function isList(found: Found | readonly Found[]): found is readonly Found[] {
  return Array.isArray(found);
}
