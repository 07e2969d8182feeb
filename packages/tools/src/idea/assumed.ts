import { ventureSource } from '@slipway/analyst';
import { type AnswerBlock, fromSource, type Writer } from '@slipway/report';
import type { IdeaBasis } from './gather.ts';

/** Which business the lines were chosen by, until the founder confirms it. */
export function assumedOf({ notes: { venture } }: IdeaBasis, writer: Writer): Pick<AnswerBlock, 'assumed'> {
  if (venture === null || venture.likely === 1) return {};
  const source = fromSource(writer.cite(ventureSource(venture, 'name', 'the nearest business we know')));
  return { assumed: writer.say('assumed', `We assumed that it is like “${venture.name}”.`, source) };
}
