import { z } from 'zod';

const address = z.url();
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: z.literal('Slipway'),
  url: address,
});

const posting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BlogPosting'),
  headline: z.string().min(10).max(110),
  description: z.string().min(50).max(160),
  datePublished: z.iso.date(),
  url: address,
  mainEntityOfPage: address,
  image: address,
  keywords: z.string().min(1),
  wordCount: z.number().int().positive(),
  author: organization,
  publisher: organization,
});

const questions = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string().min(10),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(20) }),
      }),
    )
    .min(1),
});

const block = z.discriminatedUnion('@type', [posting, questions]);

/** The blocks of a page, each as schema.org wants its type; a type that is not known here fails. */
export function readLinkedData(html: string): readonly z.infer<typeof block>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].flatMap(([, written = '']) =>
    z.array(block).parse([JSON.parse(written)].flat()),
  );
}
