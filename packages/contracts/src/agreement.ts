import type { Unit } from '@slipway/core';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const origin = z.union([
  z.object({ kind: z.literal('fact'), fact: z.string() }),
  z.object({ kind: z.literal('result'), toolId: z.string(), runId: z.string() }),
  z.object({ kind: z.literal('page'), pageId: z.string(), section: z.string().nullable() }),
]);

const side = z.object({
  label: z.string(),
  /** As a reader sees it: "$49 a month". */
  text: z.string(),
  from: origin,
  /** ISO day it was said or found. */
  date: z.string(),
  /** The founder's words or the month it was taken from. */
  quote: z.string().nullable(),
});
export type AgreementSide = z.output<typeof side>;

const settlement = z.union([
  /** Through `PATCH …/record/facts/:fact`, so that it is in the history and can be undone. */
  z.object({ kind: z.literal('fact'), label: z.string(), fact: z.string(), value: z.unknown() }),
  /** With `again` it is run from the list, at its price: as that run was asked, with these values. */
  z.object({
    kind: z.literal('run'),
    toolId: z.string(),
    again: z.exactOptional(z.object({ runId: z.string(), values: z.record(z.string(), z.unknown()) })),
  }),
  /** Written on a page: at its place, or without one wherever the page has the text alone. */
  z.object({
    kind: z.literal('page'),
    label: z.string(),
    pageId: z.string(),
    from: z.string(),
    to: z.string(),
    place: z
      .object({ section: z.string(), row: z.object({ list: z.string(), at: z.number() }).nullable() })
      .nullable(),
  }),
  /** Through `PATCH /api/runs/:id`, free: with these assumptions, or counted again with what is known now. */
  z.object({
    kind: z.literal('version'),
    label: z.string(),
    runId: z.string(),
    assumptions: z.record(z.string(), z.union([z.number(), z.string()])).nullable(),
  }),
  z.object({ kind: z.literal('open'), label: z.string(), at: origin }),
]);
export type Settlement = z.output<typeof settlement>;

const disagreement = z.object({
  /** The same as long as it is the same disagreement. */
  id: z.string(),
  /** "Price and revenue per customer". */
  title: z.string(),
  why: z.string(),
  /** How far apart the two may be, and why that far. */
  allows: z.string(),
  sides: z.tuple([side, side]),
  settle: z.array(settlement),
  /** Tools and pages that show one of the sides. */
  tools: z.array(z.string()),
  pages: z.array(z.string()),
});
export type Disagreement = z.output<typeof disagreement>;

/** The latest result of a tool, as much of it as documents made of it are held against. */
const checkedResult = z.object({
  toolId: z.string(),
  /** Name of the tool. */
  tool: z.string(),
  runId: z.string(),
  /** ISO day. */
  date: z.string(),
  figures: z.record(
    z.string(),
    z.object({
      value: z.number().nullable(),
      unit: z.custom<Unit>((value) => typeof value === 'string'),
      currency: z.string().optional(),
      label: z.string().optional(),
    }),
  ),
  input: z.object({ idea: z.exactOptional(z.string()) }),
});

const agreementOut = z.object({ disagreements: z.array(disagreement), results: z.array(checkedResult) });
export type AgreementOut = z.output<typeof agreementOut>;

export const agreementEndpoints = [
  {
    /** What was said or found in different places and cannot all be true; always empty for the sample. */
    method: 'GET',
    path: '/api/projects/:id/agreement',
    access: 'person',
    output: agreementOut,
    errors: ['project/not-found'],
  },
] as const satisfies readonly Endpoint[];
