import { noteSource, type VentureNote, ventureSource } from '@slipway/analyst';
import { flatText } from '@slipway/language';
import { createWriter, fromSource, type Report, type Writer } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { saidBuyers } from './sheet.ts';

type Sellers = NonNullable<Basis['sellers']>;

/** Our notes have no company near it, and the founder named none: one question, no credit. */
export function askRivals(toolId: string, title: string, input: Input, basis: Basis): Report {
  const { profile, sellers, notes } = basis;
  const { venture } = notes;
  const writer = createWriter();
  const payer = flatText(profile.pays.value ?? '');
  const who =
    payer !== '' && payer.split(' ').length < 7 && profile.pays.standing !== 'open' ? payer : 'buyers';
  return writer.finish({
    toolId,
    title,
    asksBack: true,
    blocks: [
      {
        id: 'ask',
        kind: 'answer',
        tone: 'plain',
        word: null,
        verdict: writer.say('ask', 'We found no company in our notes that clearly does this job.'),
        dials: [],
        reasons: [
          ...(venture === null || venture.elsewhere?.includes('instead')
            ? []
            : [todayReason(venture, writer)]),
          ...(sellers === undefined ? [] : [sellersReason(sellers, basis, writer)]),
        ],
      },
      {
        id: 'question',
        kind: 'question',
        question: writer.say(
          'question',
          `Which products do ${who} use for this today? A spreadsheet or a helper counts too.`,
          saidBuyers({ input, basis }, who),
        ),
        field: 'rivals',
        options: [],
      },
    ],
  });
}

/** What the customers of a business like it do, where our line about it names no firm. */
function todayReason(venture: VentureNote, writer: Writer) {
  const source = writer.cite(ventureSource(venture, 'instead', venture.instead));
  return {
    label: 'Customers of a like business',
    statement: writer.say('today', venture.instead, fromSource(source)),
  };
}

/** Offered, not compared: they may sell something else to the same people. */
function sellersReason({ niche, where, names }: Sellers, basis: Basis, writer: Writer) {
  const list = names.map(flatText).join(', ');
  const source = noteSource(`${niche}#rivals`, list, niche, basis.notes);
  return {
    label: `Sells in ${flatText(where)}`,
    statement: writer.say('sellers', `${list}. Name those you meet.`, fromSource(writer.cite(source))),
  };
}
