import type { LabelledIdea } from './labelled-idea.ts';

export const moneyIdeas: readonly LabelledIdea[] = [
  {
    text: 'Market traders in Lagos lose sales because bank transfers take hours to confirm. We give them a QR code that confirms in three seconds for a 0.5% fee.',
    vertical: 'fintech-payments',
    split: 'tune',
    region: 'NG',
  },
  {
    text: 'One integration for shops in Mexico and Brazil to accept cards, Pix and cash vouchers at checkout, with chargebacks handled for them.',
    vertical: 'fintech-payments',
    split: 'held',
  },
  {
    text: 'freelancers in pakistan wait 5 days n lose 6% when us clients pay them. we do payouts in 1 day for 1%',
    vertical: 'fintech-payments',
    split: 'held',
    isSloppy: true,
    region: 'PK',
  },
  {
    text: 'Invoice advances for small garment exporters in Bangladesh: upload the purchase order, get 80% of it in two days, we score the buyer rather than the seller.',
    vertical: 'lending',
    split: 'tune',
    region: 'BD',
  },
  {
    text: 'A loan for nurses moving to Germany that covers visa and language school and is repaid from their first twelve salaries.',
    vertical: 'lending',
    split: 'held',
    region: 'DE',
  },
  {
    text: 'small loans for kirana shops in india based on there upi sales, no paperwork. we charge 2% a month',
    vertical: 'lending',
    split: 'tune',
    isSloppy: true,
    region: 'IN',
  },
  {
    text: 'Cover for delivery riders in Indonesia, paid per shift from their earnings: if they crash they get a hospital payout within a day.',
    vertical: 'insurtech',
    split: 'tune',
    region: 'ID',
  },
  {
    text: 'Brokers retype the same commercial policy application into nine carrier portals. We fill in all nine from one form and bring back the quotes.',
    vertical: 'insurtech',
    split: 'held',
  },
  {
    text: 'Couples fight over who paid for what. A shared account with a card that splits rent, groceries and holidays the way you agreed.',
    vertical: 'personal-finance',
    split: 'tune',
  },
  {
    text: 'budgeting app for students in uk, rounds up every purchase and puts it in a savings pot',
    vertical: 'personal-finance',
    split: 'held',
    isSloppy: true,
    region: 'GB',
  },
  {
    text: 'Retirement savings for Spanish self-employed people who never set anything aside: a fixed share of every invoice goes into an index fund.',
    vertical: 'personal-finance',
    split: 'held',
    region: 'ES',
  },
  {
    text: 'Stablecoin payroll for remote teams in Argentina who lose a tenth of their salary to the exchange rate every month.',
    vertical: 'crypto-web3',
    split: 'tune',
    region: 'AR',
  },
  {
    text: 'tool for nft artists to see which wallets flipped there art and get royalties on chain',
    vertical: 'crypto-web3',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Landlords with three to twenty flats in Poland chase rent by SMS. Our app collects rent, sends reminders and files the yearly statement.',
    vertical: 'proptech',
    split: 'tune',
    region: 'PL',
  },
  {
    text: 'buyers agents waste weekends on viewings nobody shows up to. 3d tours + deposit to book a viewing, agents pay 99 a month',
    vertical: 'proptech',
    split: 'held',
    isSloppy: true,
  },
  {
    text: 'Office tenants in Dubai find and sign a furnished space in a day, with the lease, the deposit and the fit-out handled online.',
    vertical: 'proptech',
    split: 'tune',
    region: 'AE',
  },
  {
    text: 'Solo immigration lawyers spend evenings drafting the same visa petition letters. We draft from the client’s questionnaire and the lawyer signs off.',
    vertical: 'legaltech',
    split: 'tune',
  },
  {
    text: 'In-house counsel at mid-size companies in France have no idea what is in their supplier contracts. We pull out renewal dates and liability caps from the PDFs.',
    vertical: 'legaltech',
    split: 'held',
    region: 'FR',
  },
  {
    text: 'small claims court helper, answer some questions and it makes the filing for u for $29',
    vertical: 'legaltech',
    split: 'tune',
    isSloppy: true,
  },
];
