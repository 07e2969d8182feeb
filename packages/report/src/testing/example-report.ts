import type { Figure, Source } from '@slipway/core';
import type { Report } from '../report.ts';

const sources: Record<string, Source> = {
  qcew: {
    id: 'qcew',
    publisher: 'BLS QCEW',
    what: 'Dental offices with payroll (NAICS 621210)',
    year: 2024,
    region: 'US',
    confidence: 'high',
  },
  soc: {
    id: 'soc',
    publisher: 'AICPA',
    what: 'SOC 2 audits of service providers',
    year: 2017,
    region: 'US',
    confidence: 'medium',
    note: 'Read with GDPR 2016/679.',
  },
};

const figures: Figure[] = [
  {
    id: 'offices',
    label: 'Dental offices',
    value: 136_855,
    unit: 'count',
    noun: 'dental offices',
    provenance: { kind: 'sourced', sources: ['qcew'] },
  },
  {
    id: 'price',
    label: 'Price',
    value: 249,
    unit: 'money/month',
    currency: 'USD',
    provenance: { kind: 'measured', field: 'pricePerMonth' },
  },
  {
    id: 'reach',
    label: 'Share that has the problem',
    value: 0.12,
    unit: 'share',
    range: { low: 0.08, high: 0.2, means: 'what the unknowns allow' },
    provenance: { kind: 'assumed', why: 'No survey counts it.', assumption: 'reach' },
  },
  {
    id: 'market',
    label: 'Market a year',
    value: 136_855 * 249 * 12,
    unit: 'money/year',
    currency: 'USD',
    provenance: { kind: 'derived', formula: 'offices × price × months', inputs: ['offices', 'price'] },
  },
  {
    id: 'payback',
    label: 'Payback',
    value: 18,
    unit: 'months',
    provenance: { kind: 'derived', formula: 'cost of a customer ÷ margin a month', inputs: ['price'] },
  },
  {
    id: 'cac',
    label: 'Cost of a customer',
    value: null,
    unit: 'money',
    currency: 'USD',
    status: 'undefined',
    reason: 'Not defined: no new customers in the period',
    provenance: { kind: 'measured', field: 'months' },
  },
];

/** A small report that uses every way a figure can come about; the package's tests share it. */
export const exampleReport: Report = {
  toolId: 'market-size-estimator',
  title: 'Market size: chairs that stay empty',
  sources,
  figures: Object.fromEntries(figures.map((figure) => [figure.id, figure])),
  blocks: [
    {
      id: 'verdict',
      kind: 'headline',
      tone: 'fair',
      verdict: {
        id: 'verdict-size',
        text: 'Front desks in {{f:offices}} could pay {{f:market}}, if all of them bought.',
        evidence: [{ kind: 'source', id: 'qcew' }],
      },
      lede: [
        {
          id: 'lede-cost',
          text: 'You say a cancelled chair costs “about $200 an hour”, which {{f:price}} undercuts.',
          evidence: [{ kind: 'said', field: 'idea', quote: 'costs them about $200 an hour' }],
        },
      ],
    },
    {
      id: 'rules',
      kind: 'list',
      title: 'Rules',
      ordered: false,
      tone: 'plain',
      items: [
        {
          id: 'soc-2',
          text: 'Groups of dental offices ask for a SOC 2 audit before they share patient data.',
          evidence: [{ kind: 'source', id: 'soc' }],
        },
      ],
    },
    {
      id: 'methods',
      kind: 'table',
      title: 'Methods',
      columns: [{ label: 'Method' }, { label: 'Result', numeric: true }],
      rows: [
        { cells: [{ label: 'Bottom-up' }, { figure: 'market' }] },
        { cells: [{ label: '=SUM(A1)' }, { figure: 'cac' }] },
      ],
    },
    {
      id: 'assumptions',
      kind: 'assumptions',
      rows: [
        {
          id: 'reach',
          label: 'Share that has the problem',
          figure: 'reach',
          control: { type: 'number', min: 0, max: 1, step: 0.01 },
          isOwn: false,
          why: {
            id: 'why-reach',
            text: 'Nobody counts empty chairs; {{f:reach}} is our guess.',
            evidence: [],
          },
        },
      ],
    },
  ],
};
