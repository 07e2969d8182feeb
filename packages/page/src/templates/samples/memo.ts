import type { Company } from '../make-page.ts';
import { asked, madeUp, mail, noImage, noLink, pairs, plan, points } from './words.ts';

const book = mail('Book a call', 'hello@closeday.example');

export const sample: Company = {
  title: 'Closeday',
  description: 'Month-end close for finance teams with three or more legal entities.',
  language: 'en',
  content: {
    hero: {
      kicker: 'To the finance lead. Subject: month end',
      heading: 'Your close takes eleven days because intercompany is matched by email.',
      lead: 'Closeday matches both sides of every intercompany booking the night it is posted, and shows the ones that do not agree.',
      action: book,
      note: 'Bring last month’s list of differences.',
      points: pairs(
        ['Reads from', 'NetSuite, Xero, Sage'],
        ['Set up', 'Two weeks, beside your close'],
        ['Changes your ledger', 'Never'],
      ),
    },
    problem: {
      heading: 'What the close costs today',
      body: 'Each entity exports a list. Somebody compares the lists in a spreadsheet, writes to the other entity, and waits.',
      items: points(
        ['Comparing exports', 'Four entities, two people', '3 days'],
        ['Waiting for answers', 'Time zones and holidays', '5 days'],
        ['Booking the corrections', 'After the period is closed', '2 days'],
        ['Explaining it to the auditor', 'Once a quarter', '1 day'],
      ),
    },
    'product-shot': {
      heading: 'What you see at eight in the morning',
      caption: 'Example data.',
      frameTitle: 'Differences after last night · 3 of 412',
      rows: [
        {
          label: 'UK → DE, management fee',
          value: '£1,240.00',
          pin: 'Booked on one side only. The owner is named.',
        },
        {
          label: 'DE → PL, freight',
          value: '€88.10',
          pin: 'A rate of two different days. One click takes the group rate.',
        },
        {
          label: 'UK → PL, loan interest',
          value: '£0.03',
          pin: 'Below your limit. Closed by rule, with a line in the log.',
        },
      ],
    },
    facts: {
      heading: 'Security and data',
      rows: pairs(
        ['Access', 'Read-only key, one entity at a time'],
        ['Where', 'Frankfurt. Backups in Dublin'],
        ['Kept', 'As long as you pay, then 30 days'],
        ['Sign-in', 'Your own identity provider'],
      ),
    },
    proof: {
      heading: 'What was measured',
      figures: [
        {
          value: '11 to 6 days',
          label: 'close of a four-entity group, March to June',
          source: mail('Ask for the method', 'hello@closeday.example'),
        },
      ],
    },
    logos: {
      heading: 'Works with',
      items: ['NetSuite', 'Xero', 'Sage Intacct', 'Business Central', 'CSV'].map((name) => ({
        name,
        image: noImage,
      })),
    },
    pricing: {
      heading: 'Price',
      lead: 'By entity. No seats are counted.',
      plans: [
        plan(
          ['To five entities', '£490', 'a month'],
          ['Matching every night', 'Three years of history'],
          noLink,
        ),
        plan(
          ['To twenty', '£1,400', 'a month'],
          ['The same, with approval steps', 'A named contact'],
          noLink,
        ),
      ],
    },
    faq: {
      heading: 'Questions that come back',
      items: asked(
        ['Does it post journals?', 'No. It drafts them; your people post.'],
        ['What if we change ledgers?', 'Both run side by side. History stays.'],
        ['Who is not helped?', 'Groups with one ledger for all entities. Yours already matches.'],
      ),
    },
    'call-to-action': {
      heading: 'Bring one month of differences.',
      lead: 'In forty minutes you see which of them Closeday would have found the night before.',
      action: book,
      note: 'No slides.',
    },
    footer: {
      name: 'Closeday',
      line: madeUp,
      links: [{ link: mail('hello@closeday.example', 'hello@closeday.example') }],
    },
  },
};
