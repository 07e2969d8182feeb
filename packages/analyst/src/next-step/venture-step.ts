import { type AnswerBlock, fromSource, type Writer } from '@slipway/report';
import type { VentureNote } from '../notes/idea-notes.ts';
import { ventureSource } from '../notes/venture-source.ts';

/** The cheapest test of the very business, word for word. */
export function ventureStep(venture: VentureNote, writer: Writer): NonNullable<AnswerBlock['next']> {
  const { do: what, passes, days } = venture.test;
  const source = fromSource(writer.cite(ventureSource(venture, 'test', `${what} ${passes}`)));
  return {
    do: writer.say('next', what, source),
    passes: writer.say('next-passes', passes, source),
    dueDays: days,
    proves: 'waitlist',
  };
}
