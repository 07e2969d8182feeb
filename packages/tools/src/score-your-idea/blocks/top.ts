import type { HeadlineBlock, ScoreBlock, Statement } from '@slipway/report';
import { countWords } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import { levelWording } from '../levels.ts';
import { fieldSource, rubricSource } from '../sources.ts';
import type { Stop } from '../stops.ts';
import { countAllWords } from '../texts.ts';
import { bandOf, bands, type VerdictId, verdictTones } from '../verdict.ts';
import { liftOf, standingWords } from '../words/proof.ts';
import { verdictWords } from '../words/verdicts.ts';

/** In words, as written; a filled figure brings a few more. */
const longestSentence = 20;

export function headline(one: Case, verdict: VerdictId, stops: readonly Stop[]): HeadlineBlock {
  const { voice } = one;
  const [stop] = stops;
  return {
    id: 'headline',
    kind: 'headline',
    tone: verdictTones[verdict],
    verdict:
      stop === undefined
        ? voice.say(`verdict-${verdict}`, verdictWords(verdict, one))
        : voice.say(`verdict-${stop.id}`, stop.verdict, stop.evidence),
    lede: [carries(one), ceiling(one), robust(one, verdict)].filter((statement) => statement !== null),
  };
}

/** The best of it, in the founder's words. */
function carries(one: Case): Statement | null {
  const best = one.judgements
    .filter(({ id, level, shown }) => level !== null && level >= 6 && id !== 'frequency' && shown !== '')
    .toSorted((a, b) => weightOf(one, b.id) * (b.level ?? 0) - weightOf(one, a.id) * (a.level ?? 0))[0];
  if (best?.level == null) return null;
  const wording = best.wording ?? levelWording(best.id, best.level, best.quote === null);
  const text = one.voice.pick('lede-carries', [
    `What carries it: ${best.shown}, read as ${wording}.`,
    `The strongest part is ${best.shown}: ${wording}.`,
  ]);
  // Two long phrases make a sentence nobody follows: the words themselves are then enough.
  if (countWords(text) > longestSentence)
    return one.voice.say('lede-carries', `What carries it: ${best.shown}.`, best.evidence);
  return one.voice.say('lede-carries', text, best.evidence);
}

function weightOf({ weights }: Case, id: string): number {
  return weights.find((weight) => weight.id === id)?.share ?? 0;
}

function ceiling(one: Case): Statement {
  const { standing, voice, sources } = one;
  const source = sources.add(rubricSource('fitzpatrick-2013'));
  const evidence = [
    { kind: 'source', id: source } as const,
    ...(standing.said === null ? [] : [{ kind: 'said', ...standing.said } as const]),
  ];
  if (standing.rung === 'payment')
    return voice.say(
      'lede-ceiling',
      standing.said === null
        ? `Because ${standingWords(one)}, nothing is capped.`
        : `Because of “${standing.said.quote}”, nothing is capped.`,
      evidence,
    );
  const lift = liftOf(one);
  if (standing.rung === 'none' && standing.said !== null)
    return voice.say(
      'lede-ceiling',
      `By your own words, “${standing.said.quote}”, no dimension counts above {{f:ceiling}}.`,
      evidence,
    );
  const text =
    standing.said === null
      ? voice.pick('lede-ceiling', [
          `No dimension counts above {{f:ceiling}}, because ${standingWords(one)}; ${lift} would lift that.`,
          `The bars stop at {{f:ceiling}} because ${standingWords(one)}; ${lift} would lift that.`,
          `As ${standingWords(one)}, each dimension stops at {{f:ceiling}}; what lifts that: ${lift}.`,
          `With ${lift}, the dimensions could count above {{f:ceiling}}; for now ${standingWords(one)}.`,
        ])
      : `“${standing.said.quote}” lets each dimension count up to {{f:ceiling}}; ${lift} would lift that.`;
  return voice.say('lede-ceiling', text, evidence);
}

/** Whether other fair weights would change the verdict. */
function robust({ voice, spread }: Case, verdict: VerdictId): Statement | null {
  if (verdict === 'stop' || verdict === 'open') return null;
  const low = bandOf(spread.low);
  const high = bandOf(spread.high);
  const labels = [low, high].map((id) => bands.find((band) => band.id === id)?.label.toLowerCase() ?? id);
  return low === high
    ? voice.say(
        'lede-robust',
        `Robust for ${voice.who}: no weight off by {{f:shift}} takes the score out of {{f:spread}}.`,
      )
    : voice.say(
        'lede-robust',
        `Fragile for ${voice.who}: weights off by {{f:shift}} move it between “${labels[0]}” and “${labels[1]}” ({{f:spread}}).`,
      );
}

export function scoreBlock(one: Case): ScoreBlock {
  const { voice, standing, caps, basis, rule, sources, score } = one;
  const held = standing.row.ceiling < 10;
  return {
    id: 'score',
    kind: 'score',
    title: 'Score',
    figure: 'score',
    max: 100,
    bands: bands.map(({ label, from, to, tone }) => ({ label, from, to, tone })),
    intro: voice.say(
      'score-intro',
      score.covered > 99.5
        ? `You speak to every dimension; the range is how differently your words about ${voice.who} can be read.`
        : voice.pick('score-intro', [
            `You speak to {{f:covered}} of the weight; what you leave open about ${voice.who} adds nothing yet, and opens the range.`,
            `Counted is what you say about ${voice.who}, {{f:covered}} of the weight; each open answer can only add.`,
            `Your words reach {{f:covered}} of the weight. The rest of ${voice.who} is open, and can only raise it.`,
            `So far {{f:covered}} of the weight is spoken for; silence about ${voice.who} costs nothing but certainty.`,
          ]),
    ),
    caps: [
      ...(held
        ? [
            {
              at: standing.row.ceiling * 10,
              why: voice.say('cap-evidence', capWords(one)),
            },
          ]
        : []),
      ...caps.map(({ id, at }) => {
        if (id === 'mild-problem') {
          const need = one.judged('severity');
          return {
            at,
            why: voice.say(
              'cap-mild',
              `A problem this mild holds the whole score: ${need.shown}.`,
              need.evidence,
            ),
          };
        }
        if (id === 'unspoken-rule' && rule !== null && basis.vertical !== null) {
          const source = sources.add(fieldSource(basis.vertical, 'rule', `Rule of the field: ${rule}`));
          return {
            at,
            why: voice.say(
              'cap-rule',
              `This reads as a regulated field (${basis.vertical.name}), and you do not speak of ${rule}.`,
              [{ kind: 'source', id: source }],
            ),
          };
        }
        return {
          at,
          why: voice.say(
            'cap-little',
            `{{f:${addWords(one)}}} about ${voice.who} are too little for a higher score.`,
          ),
        };
      }),
    ],
  };
}

function capWords({ score }: Case): string {
  return score.claimed - score.value < 0.5
    ? 'Your words stop at {{f:claimed}}, under what your evidence would carry.'
    : 'Your words are worth {{f:claimed}}; your evidence carries {{f:score}} of it.';
}

function addWords({ figures, input }: Case): string {
  return figures.add({
    id: 'words',
    label: 'Words you wrote',
    value: countAllWords(input),
    unit: 'count',
    noun: 'words',
    provenance: { kind: 'measured', field: 'idea' },
  });
}
