import { payersOf, ventureSource } from '@slipway/analyst';
import { type AnswerBlock, fromSource, type Writer } from '@slipway/report';
import type { IdeaBasis } from './gather.ts';

/** Which business the lines were chosen by, and who was taken to pay, until the founder confirms it. */
export function assumedOf(
  { notes: { venture }, profile }: IdeaBasis,
  writer: Writer,
): Pick<AnswerBlock, 'assumed'> {
  if (venture !== null && venture.likely !== 1) {
    const source = fromSource(writer.cite(ventureSource(venture, 'name', 'the nearest business we know')));
    const noted = venture.from === undefined ? '' : `, as we know it from ${venture.from}`;
    return {
      assumed: writer.say('assumed', `We assumed that it is like “${venture.name}”${noted}.`, source),
    };
  }
  const payers = profile.pays.standing === 'unsure' ? payersOf(profile) : null;
  if (payers === null) return {};
  const said = { kind: 'said', field: 'idea', quote: profile.pays.quote ?? payers } as const;
  return { assumed: writer.say('assumed', `We assumed that ${payers} pay.`, said) };
}
