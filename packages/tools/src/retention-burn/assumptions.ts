import type { Unit } from '@slipway/core';

interface NumberRow {
  readonly label: string;
  readonly unit: Exclude<Unit, `money${string}`>;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly usual: number;
  /** With counts. */
  readonly noun?: string;
  readonly why: string;
}

/** What may be changed in the finished sheet. */
const rows = {
  growth: {
    label: 'Growth kept up',
    unit: 'share/month',
    min: -0.5,
    max: 1,
    step: 0.005,
    usual: 0,
    why: 'As you gave it, or as your months of revenue show; without either we count none.',
  },
  spread: {
    label: 'How much a month’s growth varies',
    unit: 'share',
    min: 0,
    max: 0.5,
    step: 0.01,
    usual: 0.05,
    why: 'From your latest year of revenue where it has more than six months, else our rule.',
  },
  raiseMonths: {
    label: 'Time a round takes',
    unit: 'months',
    min: 1,
    max: 18,
    step: 1,
    usual: 6,
    why: 'Our rule: from the first talk to the money in the bank.',
  },
  cushionMonths: {
    label: 'Cash left when it closes',
    unit: 'months',
    min: 0,
    max: 12,
    step: 1,
    usual: 3,
    why: 'Our rule: with less left, you take any offer.',
  },
  stressCosts: {
    label: 'Stress: costs above plan',
    unit: 'share',
    min: 0,
    max: 1,
    step: 0.05,
    usual: 0.1,
    why: 'Our rule for the stressed runway; growth stops in it too.',
  },
  stressDays: {
    label: 'Stress: customers pay later',
    unit: 'days',
    min: 0,
    max: 180,
    step: 5,
    usual: 30,
    why: 'Our rule for the stressed runway: that revenue is missing once.',
  },
  lifetimeMonths: {
    label: 'Longest lifetime counted',
    unit: 'months',
    min: 6,
    max: 120,
    step: 6,
    usual: 36,
    why: 'Our rule: nobody can foresee your customers further out.',
  },
  discountRate: {
    label: 'Discount rate',
    unit: 'share/year',
    min: 0,
    max: 1,
    step: 0.01,
    usual: 0.1,
    why: 'David Skok’s rate; early companies often take twice as much.',
  },
  stepRetention: {
    label: 'Step: less churn a month',
    unit: 'count',
    noun: 'points',
    min: 0.1,
    max: 20,
    step: 0.5,
    usual: 1,
    why: 'One point: every customer kept is growth you need not buy.',
  },
  stepPrice: {
    label: 'Step: higher price',
    unit: 'share',
    min: 0.01,
    max: 1,
    step: 0.01,
    usual: 0.05,
    why: 'For all customers at once, if none of them leaves for it.',
  },
  stepDays: {
    label: 'Step: paid sooner',
    unit: 'days',
    min: 1,
    max: 180,
    step: 1,
    usual: 10,
    why: 'Each day sooner brings a day of revenue forward, once.',
  },
  stepHiring: {
    label: 'Step: hires later',
    unit: 'months',
    min: 1,
    max: 24,
    step: 1,
    usual: 3,
    why: 'All planned hires move back by this.',
  },
  stepCosts: {
    label: 'Step: lower costs',
    unit: 'share',
    min: 0.01,
    max: 0.9,
    step: 0.01,
    usual: 0.05,
    why: 'Off all costs of today, from next month on.',
  },
} satisfies Readonly<Record<string, NumberRow>>;

export type NumberName = keyof typeof rows;

export const numbers: Readonly<Record<NumberName, NumberRow>> = rows;
