import { currencyField, regionField } from './idea-fields.ts';
import type { Reading } from './reading.ts';

/** What `POST /api/read-idea` answers: plain JSON. */
export interface ReadIdea {
  verticals: { id: string; name: string; confidence: number; because: string[] }[];
  niches: { id: string; name: string; vertical: string; confidence: number; because: string[] }[];
  businessModel: { id: string; confidence: number; because: string[] } | null;
  customer: { text: string; confidence: number } | null;
  slots: Record<string, string | number>;
  question: {
    field: string;
    text: string;
    options: { value: string; label: string; why?: string }[];
  } | null;
}

/** Below this a reading is a guess, and a guess does not fill a form. */
const fillsForm = 0.5;
/** Members of the Union that the form does not list by themselves. */
const inUnion = new Set(['PL', 'ES', 'IT', 'NL', 'BE', 'SE', 'PT', 'DK', 'IE']);

export function toReadIdea(reading: Reading): ReadIdea {
  const { businessModel, customer, question } = reading;
  return {
    verticals: reading.verticals.map(({ id, name, confidence, because }) => ({
      id,
      name,
      confidence,
      because: [...because],
    })),
    niches: reading.niches.map(({ id, name, vertical, confidence, because }) => ({
      id,
      name,
      vertical,
      confidence,
      because: [...because],
    })),
    businessModel:
      businessModel === null
        ? null
        : {
            id: businessModel.value,
            confidence: businessModel.confidence,
            because: [...businessModel.because],
          },
    customer: customer === null ? null : { text: customer.value, confidence: customer.confidence },
    slots: fillSlots(reading),
    question:
      question === null
        ? null
        : {
            field: question.field,
            text: question.text,
            options: question.options.map((option) => ({ ...option })),
          },
  };
}

function fillSlots({
  verticals,
  isSure,
  customer,
  region,
  price,
  businessModel,
  niches,
  isNicheSure,
  segment,
  stage,
  today,
}: Reading): Record<string, string | number> {
  const slots: Record<string, string | number> = {};
  const [best] = verticals;
  if (isSure && best !== undefined) slots.vertical = best.id;
  const [niche] = niches;
  if (isNicheSure && niche !== undefined) slots.niche = niche.id;
  if (customer !== null && customer.confidence >= fillsForm) slots.customer = customer.value;
  const place = region !== null && region.confidence >= fillsForm ? formRegion(region.value) : null;
  if (place !== null) slots.region = place;
  if (businessModel !== null && businessModel.confidence >= fillsForm)
    slots.businessModel = businessModel.value;
  if (segment !== null && segment.confidence >= fillsForm) slots.segment = segment.value;
  if (stage !== null && stage.confidence >= fillsForm) slots.stage = stage.value;
  if (today !== null && today.confidence >= fillsForm) slots.workaround = today.value;
  if (price === null || price.confidence < fillsForm) return slots;
  const { amount, currency, per } = price.value;
  if (!currencyField.options.some(({ value }) => value === currency)) return slots;
  if (per === 'month') slots.pricePerMonth = amount;
  if (per === 'year') slots.pricePerMonth = Math.round((amount / 12) * 100) / 100;
  if (per === 'month' || per === 'year') slots.currency = currency;
  return slots;
}

function formRegion(region: string): string | null {
  if (regionField.options.some(({ value }) => value === region)) return region;
  return inUnion.has(region) ? 'EU' : null;
}
