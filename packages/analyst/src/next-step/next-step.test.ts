import { checkReport, createWriter, fillText } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import type { IdeaNotes, VentureNote } from '../notes/idea-notes.ts';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { IdeaProfile, Understood } from '../profile/idea-profile.ts';
import acts from '../retrieve/acts.json' with { type: 'json' };
import { testsByAct } from './choose-test.ts';
import { nextStep } from './next-step.ts';

const said = <T>(value: T): Understood<T> => ({ value, standing: 'read', quote: null, alternatives: [] });
const unsure = <T>(value: T): Understood<T> => ({ ...said(value), standing: 'unsure' });

/** The verb, unless the thing alone was named. */
const actOf = ({ does, thing }: Partial<IdeaProfile>): string | null =>
  does?.value == null || does.value === thing ? null : (does.value.split(' ')[0] ?? null);
const profile = (parts: Partial<IdeaProfile>): IdeaProfile => ({
  ...emptyProfile,
  act: actOf(parts),
  ...parts,
});
const noNotes = {
  venture: null,
  businessModel: null,
  questions: [],
  niches: [],
} as Partial<IdeaNotes> as IdeaNotes;

function sayStep(parts: Partial<IdeaProfile>, notes = noNotes, own = {}) {
  const writer = createWriter();
  const next = nextStep(profile(parts), notes, writer, own);
  const report = writer.finish({
    toolId: 't',
    title: 't',
    blocks: [
      {
        id: 'answer',
        kind: 'answer',
        tone: 'fair',
        word: null,
        verdict: writer.say('v', 'A.'),
        dials: [],
        reasons: [],
        next,
      },
    ],
  });
  expect(checkReport(report)).toEqual([]);
  const passes = next.passes?.text ?? '';
  return `${fillText(next.do.text, report.figures)} ${fillText(passes, report.figures)}`;
}

describe('the cheapest test', () => {
  it.each<[string, Partial<IdeaProfile>, string]>([
    [
      'names the thing and who pays',
      { does: said('draft lift plans'), thing: 'lift plans', pays: said('crane hire firms') },
      'Draft 20 lift plans for crane hire firms and count what they change. At least 15 are used as drafted.',
    ],
    [
      'says no name that is not sure',
      { does: unsure('draft lift plans'), thing: 'lift plans' },
      'Draft 20 documents for customers and count what they change. At least 15 are used as drafted.',
    ],
    [
      'counts entries where the thing is one mass',
      { does: said('count scaffold gear'), thing: 'scaffold gear', pays: said('scaffolding firms') },
      'Record 50 entries for scaffolding firms and compare with a careful count. At least 48 agree.',
    ],
    [
      'brings two sides together',
      { does: said('count hives'), supplies: said('beekeepers'), pays: said('apple growers') },
      'Bring 10 pairs of beekeepers and apple growers together yourself. At least 4 deal again through you.',
    ],
    [
      'sells goods whatever else they do',
      { does: said('write cards'), offer: said('goods'), pays: said('parents') },
      'Offer it to 20 parents at the full price, and take the money. At least 4 parents pay.',
    ],
    [
      'does the job of a service',
      { does: said('mend bikes'), offer: said('service'), pays: said('families') },
      'Do 10 jobs for families at the full price. At least 8 need no second visit.',
    ],
    [
      'asks people while nothing is known',
      { acts: ['pay', 'write'] },
      'Find 5 people who needed it last year; ask what they did instead and what it cost. At least 3 of them name a sum.',
    ],
    [
      'asks those who use it where nobody is known to pay',
      { acts: ['pay', 'write'], uses: said('school cooks') },
      'Ask 5 school cooks how they manage without it today, and what it cost last time. At least 3 school cooks name a sum.',
    ],
    [
      'asks those whom the idea itself names, not those who may pay elsewhere',
      {
        name: 'Night laundry for shift nurses in Lisbon',
        pays: { ...said(null), standing: 'open', alternatives: ['hospitals', 'hift nurses', 'shift nurses'] },
      },
      'Ask 5 shift nurses how they manage without it today, and what it cost last time. At least 3 shift nurses name a sum.',
    ],
    [
      'takes no act from a thing without a verb',
      { does: unsure('scaffold hire firms'), thing: 'scaffold hire firms', acts: ['rent', 'record'] },
      'Find 5 people who needed it last year; ask what they did instead and what it cost. At least 3 of them name a sum.',
    ],
    [
      'sells no pieces of what may be no goods',
      { does: unsure('delete dead stock'), thing: 'dead stock', offer: unsure('goods'), pays: said('shops') },
      'Ask 5 shops how they manage without it today, and what it cost last time. At least 3 shops name a sum.',
    ],
    [
      'matches nobody where only a thing is swapped',
      { does: said('swap ingredients'), pays: said('school caterers') },
      'Ask 5 school caterers how they manage without it today, and what it cost last time. At least 3 school caterers name a sum.',
    ],
    [
      'asks for a signature after talks',
      { pays: said('roofers'), stage: said('talks') },
      'Ask 10 roofers to sign for it or to pay a deposit. At least 3 roofers do.',
    ],
    [
      'goes to strangers even where payment is a guess',
      { pays: said('roofers'), stage: unsure('paying') },
      'Ask your customers who else needs it; offer it to 10 roofers they name. At least 3 roofers pay.',
    ],
    [
      'asks those who try it for money, whatever the product does',
      {
        does: said('draft lift plans'),
        pays: said('crane hire firms'),
        stage: unsure('pilot'),
        evidence: unsure({ rung: 'trial', count: null, of: null }),
      },
      'Ask 10 crane hire firms to sign for it or to pay a deposit. At least 3 crane hire firms do.',
    ],
    [
      'asks those who said yes for money, by their number',
      {
        pays: said('mechanics'),
        stage: said('talks'),
        evidence: said({ rung: 'waiting', count: 14, of: 'dealers' }),
      },
      'Ask the 14 dealers who said yes for a deposit. At least 6 pay it.',
    ],
    [
      'takes one verb of a story for no craft',
      { does: said('it prints the label'), act: 'print', pays: said('bakers'), length: 'paragraph' },
      'Ask 5 bakers how they manage without it today, and what it cost last time. At least 3 bakers name a sum.',
    ],
    [
      'asks those on trial to pay',
      {
        pays: said('tree surgeons'),
        stage: said('pilot'),
        evidence: said({ rung: 'trial', count: 8, of: 'firms' }),
      },
      'Ask the 8 firms who use it to pay the full price next time. At least 4 do.',
    ],
    [
      'goes to strangers once customers pay',
      { does: said('mend bikes'), pays: said('families'), stage: said('paying') },
      'Ask your customers who else needs it; offer it to 10 families they name. At least 3 families pay.',
    ],
    [
      'offers those who walk in a next time once they pay',
      { does: said('mend bikes'), pays: said('families'), stage: said('paying'), side: 'owner' },
      'Offer your next 30 families a date or an order for next time, paid now. At least 6 pay ahead.',
    ],
    [
      'leaves out a name with figures or marks in it',
      { does: said('mend bikes'), pays: said('12 {{f:x}} firms') },
      'Do 10 jobs for customers at the full price. At least 8 need no second visit.',
    ],
    [
      'asks those who pay where only they are known',
      { pays: said('roofers') },
      'Ask 5 roofers how they manage without it today, and what it cost last time. At least 3 roofers name a sum.',
    ],
  ])('%s', (_, parts, text) => {
    expect(sayStep(parts)).toBe(text);
  });

  it('is the test of the very business, word for word, until customers pay', () => {
    const test = { do: 'Ring 30 smallholders with two dates.', passes: '8 book a date.', days: 14 };
    const venture = { id: 'agritech/mobile-shearing', name: 'Mobile shearing', test } as NonNullable<
      IdeaNotes['venture']
    >;
    const notes = { ...noNotes, venture } as IdeaNotes;
    expect(sayStep({ does: said('draft lift plans') }, notes)).toBe(
      'Ring 30 smallholders with two dates. 8 book a date.',
    );
  });

  it('is where such a business earns more, word for word, once customers pay', () => {
    const works = { says: 'Vets send whoever asks.', move: 'Leave a card with ten vets.' };
    const venture = { id: 'agritech/mobile-shearing', name: 'Mobile shearing', works } as VentureNote;
    const sayPaid = (own: Partial<VentureNote>) =>
      sayStep(
        { pays: said('smallholders') },
        { ...noNotes, venture: { ...venture, ...own } },
        { proof: 'paid' },
      );
    expect(sayPaid({})).toBe('Leave a card with ten vets. Two more customers pay within a month.');
    expect(sayPaid({ elsewhere: ['works'] })).toContain('who else needs it');
  });

  it('asks first where it is doubted that anybody would pay', () => {
    const parts = {
      does: said('mend bikes'),
      pays: said('families'),
      stage: { ...said('pilot'), value: 'pilot' as const, alternatives: [] },
    };
    expect(sayStep(parts, noNotes, { proof: 'doubted' })).toMatch(/^Ask 5 families /u);
  });

  it('counts with the founder’s own numbers', () => {
    expect(sayStep({ does: said('mend bikes') }, noNotes, { sample: 7, share: 0.5 })).toContain(
      'Do 7 jobs for customers at the full price. At least 4 ',
    );
  });

  it.each(Object.keys(acts))('has a test for the act %s', (act) => {
    expect(Object.keys(testsByAct)).toContain(act);
  });

  it.each(Object.entries(testsByAct))('%s: counts, names its pass mark and is short', (_, test) => {
    expect(test.do).toMatch(/\{cases\}/u);
    expect(test.passes).toMatch(/^At least \{passes\} /u);
    expect(`${test.do} ${test.passes}`).not.toMatch(/\d/u);
    expect(test.do.split(' ').length).toBeLessThan(16);
    expect(test.sample * test.share).toBeGreaterThanOrEqual(3);
  });
});
