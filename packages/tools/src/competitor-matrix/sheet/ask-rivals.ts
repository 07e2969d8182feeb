import { noteSource, type SuggestedRival, type VentureNote, ventureSource } from '@slipway/analyst';
import { flatText } from '@slipway/language';
import { type Block, createWriter, fromSource, type Report, type Writer } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { saidBuyers } from './sheet.ts';

type Sellers = NonNullable<Basis['sellers']>;

/** Our notes have nobody who surely does this job, and the founder named none: one question, what it needs, no credit. */
export function askRivals(toolId: string, title: string, input: Input, basis: Basis): Report {
  const { profile, sellers, notes, perhaps = [] } = basis;
  const { venture } = notes;
  const writer = createWriter();
  const payer = flatText(profile.pays.value ?? '');
  const who =
    payer !== '' && payer.split(' ').length < 7 && profile.pays.standing !== 'open' ? payer : 'buyers';
  const blocks: readonly Block[] = [
    {
      id: 'ask',
      kind: 'answer',
      tone: 'plain',
      word: null,
      verdict: writer.say(
        'ask',
        'We know no rivals for certain. Name two that your customers mention, and we compare you with them.',
      ),
      dials: [],
      reasons: [
        ...(venture === null || venture.elsewhere?.includes('instead') ? [] : [todayReason(venture, writer)]),
        ...(perhaps.length === 0 ? [] : [perhapsReason(perhaps, basis, writer)]),
        ...(sellers === undefined ? [] : [sellersReason(sellers, basis, writer)]),
      ],
      next: askBuyers(writer),
    },
    {
      id: 'question',
      kind: 'question',
      question: writer.say(
        'question',
        `Which two products or firms do ${who} use for this today? Put a comma between them; a spreadsheet or a helper counts too.`,
        saidBuyers({ input, basis }, who),
      ),
      field: 'rivals',
      options: [],
    },
  ];
  return writer.finish({ toolId, title, asksBack: true, blocks });
}

const talks = 5;
const twice = 2;

/** Whoever cannot name two asks those who would pay. */
function askBuyers(writer: Writer) {
  const rule = (id: string, label: string, value: number, noun: string) =>
    writer.figure({
      id,
      label,
      value,
      unit: 'count',
      noun,
      provenance: { kind: 'assumed', why: 'Our rule: five talks, and a name that comes twice counts.' },
    });
  const asked = rule('talks', 'Buyers to ask', talks, 'buyers');
  const names = rule('names', 'Names that come twice', twice, 'names');
  return {
    do: writer.say('next', `Ask {{f:${asked}}} what they would use without you, and write each name down.`),
    passes: writer.say('next-passes', `{{f:${names}}} come up more than once.`),
    dueDays: 7,
  };
}

/** What the customers of a business like it do, where our line about it names no firm. */
function todayReason(venture: VentureNote, writer: Writer) {
  const source = writer.cite(ventureSource(venture, 'instead', venture.instead));
  return {
    label: 'Customers of a like business',
    statement: writer.say('today', venture.instead, fromSource(source)),
  };
}

/** Offered, not compared: like businesses name them, and some of these are another job. */
function perhapsReason(perhaps: readonly SuggestedRival[], { notes }: Basis, writer: Writer) {
  const list = perhaps.map(({ name }) => flatText(name)).join(', ');
  const [first] = perhaps;
  const source = noteSource(first?.id ?? '', list, first?.niche ?? null, notes);
  return {
    label: 'Perhaps',
    statement: writer.say(
      'perhaps',
      `${list}. Some may do another job: name only those you meet.`,
      fromSource(writer.cite(source)),
    ),
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
