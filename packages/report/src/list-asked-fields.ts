import type { Report } from './report.ts';

interface AskedField {
  readonly field: string;
  /** A question is answered once; a reading may be changed again. */
  readonly as: 'question' | 'reading';
}

/** The fields a sheet lets one answer free of charge, each once. What is read and asked as well counts as read. */
export function listAskedFields({ blocks }: Report): AskedField[] {
  const read = blocks.flatMap((block) => (block.kind === 'reading' ? block.slots : []));
  const asked = blocks.flatMap((block) => {
    if (block.kind === 'question') return [block];
    return block.kind === 'answer' && block.question !== undefined ? [block.question] : [];
  });
  const fields = new Map<string, AskedField['as']>();
  for (const { field } of asked) fields.set(field, 'question');
  // Another text of the idea would be another idea.
  for (const { field } of read) if (field !== 'idea') fields.set(field, 'reading');
  return [...fields].map(([field, as]) => ({ field, as }));
}
