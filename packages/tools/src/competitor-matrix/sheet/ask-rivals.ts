import { flatText } from '@slipway/language';
import { createWriter, type Report } from '@slipway/report';
import type { Basis } from '../basis.ts';

/** Our notes have no company near it, and the founder named none: one question, no credit. */
export function askRivals(toolId: string, title: string, { profile }: Basis): Report {
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
        ),
        field: 'rivals',
        options: [],
      },
    ],
  });
}
