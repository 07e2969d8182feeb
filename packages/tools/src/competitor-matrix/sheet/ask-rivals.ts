import { flatText } from '@slipway/language';
import { createWriter, type Report } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { saidBuyers } from './sheet.ts';

/** Our notes have no company near it, and the founder named none: one question, no credit. */
export function askRivals(toolId: string, title: string, input: Input, basis: Basis): Report {
  const { profile } = basis;
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
        verdict: writer.say('ask', 'We know no company that does this job, so we name none.'),
        dials: [],
        reasons: [],
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
