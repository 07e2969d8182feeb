import { describe, expect, test } from 'vitest';
import { badgeOf, badgeTooltip } from './badge.ts';
import { dailyCredits, historyMax, lowAt, resetCheckMs } from './constants.ts';
import { gatedFeatures, isGatedFeature, isPremiumStatus } from './entitlements.ts';
import { findWarning, reasons, welcomeSentence } from './sentences.ts';
import { untilResetText } from './until-reset.ts';

test('[§9] daily credits 10, reset check every 60 seconds, history capped at 50, low at 2 or fewer', () => {
  expect({ dailyCredits, resetCheckMs, historyMax, lowAt }).toEqual({
    dailyCredits: 10,
    resetCheckMs: 60_000,
    historyMax: 50,
    lowAt: 2,
  });
});

describe('[§4] [CR15] time-until-reset text', () => {
  const minuteMs = 60_000;
  test.each([
    ['hours and minutes', (5 * 60 + 12) * minuteMs, '5h 12m'],
    ['a whole hour', 60 * minuteMs, '1h 0m'],
    ['a long day', 25 * 60 * minuteMs, '25h 0m'],
    ['minutes only', 12 * minuteMs, '12m'],
    ['a begun minute counts', 59 * minuteMs + 1, '1h 0m'],
    ['the last second', 1, '1m'],
    ['now', 0, 'Resetting...'],
    ['past', -minuteMs, 'Resetting...'],
  ])('%s', (_name, leftMs, text) => {
    expect(untilResetText(1_000_000 + leftMs, 1_000_000)).toBe(text);
  });
  test('not known', () => {
    expect(untilResetText(null, 1)).toBe('Unknown');
    expect(untilResetText(Number.NaN, 1)).toBe('Unknown');
  });
});

describe('[§2] [§9] [CR16] credit badge', () => {
  const ready = (credits: number) => badgeOf({ status: 'ready', credits, unlimited: false });
  test('loading shows a placeholder', () => {
    const badge = badgeOf({ status: 'loading', credits: 0, unlimited: false });
    expect(badge).toMatchObject({ level: 'loading', dot: 'none', pulse: false });
    expect(badge.text).not.toMatch(/\d/);
  });
  test('premium shows "Unlimited", teal', () => {
    for (const credits of [0, 2, 10])
      expect(badgeOf({ status: 'ready', credits, unlimited: true })).toMatchObject({
        text: 'Unlimited',
        level: 'teal',
        dot: 'none',
        pulse: false,
      });
  });
  test.each([
    [10, 'green', 'none', true],
    [9, 'green', 'none', false],
    [3, 'green', 'none', false],
    [2, 'yellow', 'warning', false],
    [1, 'yellow', 'warning', false],
    [0, 'red', 'red', false],
  ] as const)('%i: %s, dot %s, pulse %s', (credits, level, dot, pulse) => {
    expect(ready(credits)).toMatchObject({ text: String(credits), level, dot, pulse });
  });
  test('the label says in words what colour, dot and pulse say, so no two states sound the same', () => {
    const labels = [10, 9, 2, 0].map((credits) => ready(credits).label.replace(/\d+/, ''));
    expect(new Set(labels).size).toBe(labels.length);
    expect(ready(1).label).toContain('1 credit left');
  });
  test('[§2] tooltip: most tools cost 1, landing page tools cost 5, reset daily at 12:00 AM local time', () => {
    expect(badgeTooltip.join('; ').toLowerCase()).toBe(
      'most tools cost 1 credit; landing page tools cost 5 credits; credits reset daily at 12:00 am local time',
    );
  });
});

test('[§4] [CR17] warning when the balance reaches 0 or is 2 or less, none above', () => {
  expect(findWarning(0)).toBe('All credits used. Your credits reset tomorrow.');
  expect(findWarning(1)).toBe('Only 1 credit remaining.');
  expect(findWarning(2)).toBe('Only 2 credits remaining.');
  expect(findWarning(3)).toBeNull();
});

test('[§4] [CR1] [CR17] the first grant has its reason and its welcome', () => {
  expect(reasons.grant).toBe('Initial credit grant');
  expect(welcomeSentence).toContain('10 credits');
});

test('[§5] [CR18] the seven gated features', () => {
  expect(gatedFeatures).toEqual([
    'download',
    'export',
    'pdf-export',
    'png-export',
    'csv-export',
    'advanced-ai',
    'landing-page-export',
  ]);
  expect(isGatedFeature('csv-export')).toBe(true);
  expect(isGatedFeature('toString')).toBe(false);
});

test.each([
  ['active', true],
  ['trial', true],
  ['inactive', false],
  ['loading', false],
] as const)('[§3] [§6] [CR18] %s is premium: %s', (status, expected) => {
  expect(isPremiumStatus(status)).toBe(expected);
});
