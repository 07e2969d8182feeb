import type { TypedIdea } from './evaluation-idea.ts';

/** Payments, tax, insurance and lending. */
export const moneyIdeas: readonly TypedIdea[] = [
  {
    id: 'chama-ledger',
    kind: 'plain',
    trade: 'savings groups',
    idea: 'Our chama of 22 women keeps contributions in an exercise book and the treasurer’s M-Pesa. Every December there is a quarrel. A paybill for the group, each shilling shown to all on WhatsApp, loans and fines counted, and nobody can withdraw without two others.',
    region: 'KE',
    stage: 'launched',
    paraphrase:
      'Informal table-banking circles fight over missing money since one person holds the phone wallet. A shared mobile account with visible entries, automatic penalties and joint approval of payouts.',
  },
  {
    id: 'mali-musavir',
    kind: 'plain',
    trade: 'Turkish bookkeepers',
    idea: 'A mali müşavir in Izmir closes the books of 80 small firms. Purchase e-fatura arrive in the GİB portal, the bank lines in six formats, and the ba-bs forms must agree to the kuruş. We match all three overnight and show only what is off.',
    paraphrase:
      'Accountants in Turkey who serve dozens of tradesmen reconcile electronic invoices, statements and tax declarations by hand each month. Software compares them during the night and lists the differences.',
  },
  {
    id: 'notaire-pieces',
    kind: 'plain',
    trade: 'notaries',
    idea: 'Between compromis and acte authentique a notaire’s clerk chases twenty documents: état daté from the syndic, diagnostics, urbanisme, the bank’s offer. Eleven weeks on average. The file asks each party by itself, reads what comes in and says what still blocks the signature.',
    region: 'FR',
    pricePerMonth: 180,
    currency: 'EUR',
    paraphrase:
      'Closing a home sale in France drags on as the notary’s office collects papers from building managers, town halls and lenders. An assistant requests, checks and tracks each piece until the deed can be signed.',
  },
  {
    id: 'cargo-remit',
    kind: 'plain',
    trade: 'remittances',
    idea: 'Filipina housekeepers in Sharjah queue at the exchange house on their one free Friday, then pay again for door-to-door balikbayan boxes. Salary card linked to GCash with the fee shown beforehand, and school fees in Cebu paid straight to the school.',
    region: 'AE',
  },
  {
    id: 'mfd-commission',
    kind: 'plain',
    trade: 'mutual fund distributors',
    idea: 'Mutual fund distributors with an ARN and 300 families get trail commission from 40 AMCs in 40 file formats. Nobody checks. We read CAMS and KFintech files, find what was short-paid, and show each client’s SIPs that bounced this month.',
    region: 'IN',
    pricePerMonth: 999,
    currency: 'INR',
    paraphrase:
      'Small investment advisers in India cannot verify what fund houses pay them. Reconciling brokerage statements from the registrars automatically, with a list of failed instalments to follow up.',
  },
  {
    id: 'expat-tax',
    kind: 'plain',
    trade: 'tax filing for expatriates',
    idea: 'Americans who live abroad must file with the IRS even if they owe nothing, and the FBAR penalty scares them. Local accountants do not know the forms and US ones do not know German payslips. Fixed price, we read foreign payslips and pension letters and e-file.',
    region: 'global',
  },
  {
    id: 'credit-union-disputes',
    kind: 'plain',
    trade: 'credit unions',
    idea: 'Credit unions with 30 staff get 200 card disputes a month and have ten business days under Reg E. Two people in a back office copy from the core into Visa’s portal. Our queue reads the member’s story, picks the reason code, builds the letter and watches the deadlines.',
    customer: 'credit unions under one billion in assets',
    region: 'US',
    paraphrase:
      'Small member-owned lenders drown in cardholder claims with legal deadlines. A work list which classifies each complaint, prepares the network paperwork and makes sure provisional refunds go out in time.',
  },
  {
    id: 'flood-warung-cover',
    kind: 'plain',
    trade: 'microinsurance',
    idea: 'Shops in north Jakarta flood each January and lose a freezer and three weeks of trade. Nobody can assess claims that small. Pays out on the level of the canal gauge, 2 million rupiah to the e-wallet next morning, premium collected by the snack distributor.',
    region: 'ID',
  },
  {
    id: 'mittelstand-fx',
    kind: 'plain',
    trade: 'currency hedging',
    idea: 'A machine builder in Swabia quotes in dollars and is paid nine months later. The Hausbank sells him a forward with a margin he cannot see. We read open orders from the ERP, propose layered hedges and put four banks in competition for each one.',
    customer: 'Mittelstand machine builders who export',
    region: 'DE',
    paraphrase:
      'Family-owned exporters in Germany lose margin to exchange rates between order and payment. Software nets the exposure out of their order book and runs an auction among lenders for the cover.',
  },
  {
    id: 'hail-adjusters',
    kind: 'plain',
    trade: 'roof claims',
    idea: 'After a hailstorm a carrier in Texas has 9,000 roofs to inspect and flies in adjusters at 900 dollars a day. Homeowners wait six weeks. We rank roofs by radar hail size and roof age, and homeowners walk around with a phone. A desk adjuster closes half without a ladder.',
    region: 'US',
  },
  {
    id: 'esop-india',
    kind: 'plain',
    trade: 'employee shares',
    idea: 'Founders in Bengaluru promise ESOPs in offer letters and then nobody tracks vesting. At the next round the lawyer finds grants without a board resolution. We keep the register, draft the MGT-14 filing and tell employees what their options are worth after tax.',
    region: 'IN',
  },
  {
    id: 'pawn-mx',
    kind: 'plain',
    trade: 'pawnbroking',
    idea: 'Casas de empeño in Puebla value a phone or a chain by the mood of the clerk, and a fake gold chain eats a month of profit. A tablet that grades phones by IMEI, tests gold by density and suggests the loan from resale prices of the last 30 days in that city.',
    region: 'MX',
  },
];
