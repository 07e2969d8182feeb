import type { ExpertParagraph } from './expert-paragraph.ts';

export const careAndMoneyExperts: readonly ExpertParagraph[] = [
  {
    ideaId: 'sterile-trays',
    text: 'Central supply already runs CensiTrac or SPM, so nobody will scan twice: without an interface you are a second screen. The perioperative director signs, but technicians are paid little, turn over fast and resent being filmed. AAMI and Joint Commission surveys give you a reason to be heard. Orthopaedic loaner sets are the hardest case and the one vendors would pay for. Steris and Getinge own the washers, the autoclaves and the contract, and can bundle something similar for nothing.',
  },
  {
    ideaId: 'cpap-resupply',
    text: 'Respiratory suppliers live on Medicare reimbursement and an audit for lack of documented need can take back a year of income. SNAP, Parachute and the platforms of ResMed and Philips do outreach already, and Apria and Lincare run their own call centres. Texting needs TCPA consent. Headgear, filters and tubing have different replacement intervals; insurers change them every January, when deductibles reset and people say no. Compliance data sit in AirView, which the manufacturer controls.',
  },
  {
    ideaId: 'milk-adulteration',
    text: 'Amul and the unions behind it buy analysers by tender, and the society secretary, who is elected by the pourers, loses votes if he rejects his neighbour. Lactometers and Gerber centrifuges are everywhere; electronic weighing units from a few local makers already print a slip. FSSAI sets limits for melamine and formalin yet inspects plants, hardly ever the villages. Flush season in winter doubles volumes. Buffalo herds and chilling units without steady electricity break lab-grade optics.',
  },
  {
    ideaId: 'credit-union-disputes',
    text: 'Symitar, Fiserv and Corelation decide who may write to the ledger, and their vendor review lasts two quarters. Quavo sells to banks ten times the size. NCUA examiners look at provisional credit and error resolution notices. CUSOs and the leagues are the cheap way in. Chargeback rules by Mastercard change twice a year. Fraud by the account holder himself is what the operations vice president fears, and a wrong denial ends in a CFPB complaint.',
  },
  {
    ideaId: 'chama-ledger',
    text: 'Safaricom can change its till tariff overnight and has tried a product for merry-go-rounds itself; Equity and Co-op Bank court the same circles with accounts that need three signatories. Members distrust anything that lends in their name since the digital credit apps shamed people to their contacts; CBK licensing and SASRA follow if you hold deposits. The treasurer is your user and also the one who loses power. Rotating payouts, welfare for funerals and year-end share-outs drive the rhythm.',
  },
  {
    ideaId: 'mittelstand-fx',
    text: 'Treasury is the Kaufmännischer Leiter with a spreadsheet; he will not change the Sparkasse that also gives the working capital line. Kantox, Bound and Ebury already aggregate, and 360T serves corporates with a dealing desk. Under MiFID you need a licence or a tied agent the moment you recommend a derivative. Credit lines for options are the bottleneck, since each lender wants collateral. The euro’s swings in tariff seasons get you the meeting; the auditor cares about hedge accounting under HGB.',
  },
  {
    ideaId: 'hail-adjusters',
    text: 'EagleView and CoreLogic sell storm footprints and measurements to State Farm and Allstate; Xactimate is where the estimate must land. Catastrophe work is seasonal: three months of frenzy, nine of silence. Contractors knock on doors and sign assignment papers before you have been there, and public adjusters contest every denial. Department of Insurance prompt-payment deadlines help you. Carriers move to percentage deductibles and actual cash value, so fewer small losses reach a desk at all.',
  },
  {
    ideaId: 'mfd-commission',
    text: 'Brokers’ back offices such as IFA Now, Wealth Elite and NJ already import the registrar feeds, so a checker must find money in the first week. AMFI rules on upfront and B-30 incentives change and explain most differences. SEBI nudges investors to direct plans, which shrinks the base of small intermediaries. The advisor is one man and an assistant, prices above a few hundred rupees meet resistance, and a WhatsApp group of peers in each city decides what everybody buys.',
  },
];
