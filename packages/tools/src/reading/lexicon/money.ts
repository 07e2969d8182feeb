import type { LexiconEntry } from './lexicon-entry.ts';

export const moneyLexicon: readonly LexiconEntry[] = [
  {
    vertical: 'fintech-payments',
    sure: 'payment; payment gateway; payment processor; payment processing; payment link; accept cards; accept payments; accept card; card payment; card reader; card terminal; mobile money; mobile payment; qr payment; pay by qr; instant payment; bank transfer; money transfer; cross-border payment; remittance; send money home; send money; payout; pay out; acquiring; chargeback; pix; upi; m-pesa; mpesa; direct debit; tap to pay; point of sale; e-wallet; mobile wallet; virtual card; corporate card; expense card; fx fee; foreign exchange; multi-currency account; settlement; interchange; split payment; invoice payment; accounts receivable; b2b payment; payment terminal; escrow',
    likely:
      'banks; commercial banks; banking api; merchant; checkout; wallet; transfer; invoice; invoicing; card; pos; qr code; fraud; kyc; iban; sepa; swift; exchange rate; payroll payout; bank account; cash; cashless; get paid; late payment; transaction; transaction fee; card fee; reconciliation; billing; bnpl; voucher; tip; tipping',
    hint: 'fee; fintech; bank; freelancer; checkout; trader; confirm; pay; paid; currency; sms; integration; subscription billing',
  },
  {
    vertical: 'lending',
    sure: 'loan; lender; lending; borrower; microloan; microfinance; small loan; student loan; personal loan; payday; payday loan; mortgage; credit line; line of credit; working capital; working-capital; invoice factoring; invoice financing; invoice finance; invoice discounting; invoice advance; cash advance; merchant cash advance; revenue-based financing; salary advance; wage advance; earned wage; credit scoring; credit score for; credit risk; underwriting; buy now pay later; bnpl; collateral; repayment; repaid; repay; refinance; refinancing; debt; debt collection; interest rate; instalment; installment; trade finance; purchase order financing; asset financing; equipment financing; crowdlending; guarantor',
    likely:
      'borrow money; borrow; credit; finance; financing; advance; default; apr; interest; unbanked; thin-file; bank statement; funding; capital; down payment; car loan; student finance; tuition; credit history; savings group; cash flow',
    hint: 'fund; bank; paperwork; approve; approval; invoice; purchase order; salary; msme; small shop; risk; upfront; gold',
  },
  {
    vertical: 'insurtech',
    sure: 'insurance; insurer; insure; insured; insurtech; reinsurance; policyholder; insurance policy; insurance broker; insurance agent; underwriter; claims adjuster; claims handling; premium; microinsurance; parametric; crop insurance; health insurance; life insurance; car insurance; travel insurance; home insurance; renters insurance; cyber insurance; liability cover; actuary; actuarial; mga; loss adjuster; insurance quote; health plan',
    likely:
      'cover; cover for; coverage; policy; policies; claim; payout; pays out; broker; deductible; accident; compensation; damage; risk pool; warranty; extended warranty; quote; pay-as-you-drive; telematics; underwriting; injured; crash',
    hint: 'carrier; quotes; risk; protection; disaster; flood; theft; fraud; agency; broken',
  },
  {
    vertical: 'proptech',
    sure: 'real estate; realtor; estate agent; letting agent; real estate agent; property; property manager; property management; property listing; landlord; tenant; renter; rental application; rent collection; collect rent; lease; leasing; apartment hunting; flat hunting; roommate; flatmate; coliving; co-living; coworking; office space; house hunting; home buyer; homebuyer; home seller; house viewing; house sale; viewings; viewing; home valuation; property valuation; mortgage broker; condo; hoa; housing association; homeowners association; facility management; facilities management; building manager; building management; student housing; home staging; 3d tour; virtual tour; land registry; title deed; commercial property; brokerage; open house; apartment; flats; student accommodation; home inspection; property developer; property investor',
    likely:
      'interior; 3d scan; 3d scanner; sublet; sublets; indoor; 3d model; rent; rental; flat; house; housing; home buying; listing; agent; deposit; move-in; move-out; moving house; tenancy; furnished; neighbourhood; neighborhood; building; mortgage; eviction; parking space; real-estate; maintenance request; residents; storage unit; broker; home owner; homeowner; land; plot',
    hint: 'home; room; inspection; contract; viewing; utility bill; agent; square metre; key; renovation; address',
  },
  {
    vertical: 'personal-finance',
    sure: 'get out of debt; debt relief; pay off debt; invest in startups; investment opportunities; angel investing; retail investors; spend smarter; money mistakes; budgeting; budget app; personal finance; money management; manage their money; spending tracker; expense tracker; track spending; save money; savings; savings account; savings goal; savings pot; round up; emergency fund; neobank; bank account for; debit card for; pocket money; allowance; investing; invest; investor app; index fund; stock trading; stock market; robo-advisor; roboadvisor; portfolio; pension; retirement savings; retirement; net worth; financial adviser; financial advisor; financial planning; financial literacy; tax return; file taxes; tax filing; self-assessment; credit score; credit card debt; subscriptions they forgot; cancel subscriptions; split bills; split bill; shared account; joint account; shared expenses; wealth; inheritance; cashback; personal loan debt',
    likely:
      'investor; investment; wealth management; fintech; money; bank; banking; saving; spending; expense; salary; income; bills; bill; debt; paycheck; tax; taxes; etf; mutual fund; wallet; card; account; household budget; couple finances; gig worker income; self-employed; stock; share price; financial',
    hint: 'couple; student; young people; goal; purchase; receipt; rent; freelancer; month end; invoice; categorise',
  },
  {
    vertical: 'crypto-web3',
    sure: 'digital currency; digital currencies; crypto; cryptocurrency; blockchain; bitcoin; ethereum; solana; web3; defi; nft; stablecoin; usdc; usdt; token; tokenize; tokenise; tokenisation; tokenization; on-chain; on chain; onchain; smart contract; dao; wallet address; hot wallet; cold wallet; seed phrase; metamask; staking; yield farming; airdrop; dex; layer 2; gas fee; digital asset; custody of digital; crypto tax; crypto exchange; mining rig; zero-knowledge; decentralized; decentralised',
    likely:
      'wallet; ledger; royalties; mint; minting; token holder; self-custody; exchange rate; peer-to-peer; dapp; oracle; trading bot; rug pull; real-world asset',
    hint: 'flip; fraud; trader; transparent; provenance; remote payroll; exchange; holder; transaction',
  },
  {
    vertical: 'legaltech',
    sure: 'lawyer; attorney; law firm; solicitor; barrister; paralegal; legal; legal advice; legal document; in-house counsel; general counsel; contract review; contract management; contract drafting; contract lifecycle; review contracts; supplier contract; nda; litigation; lawsuit; small claims; court; court filing; court date; deposition; e-discovery; legal research; case law; immigration lawyer; visa application; asylum; patent; trademark; intellectual property; divorce; will and testament; probate; notary; e-signature; gdpr request; privacy policy; terms of service; regulatory compliance; law office; power of attorney; tenancy dispute; legal aid; case management; judge; dispute; arbitration; conveyancing; incorporation',
    likely:
      'contract; compliance; clause; liability; petition; law; regulation; filing; agreement; draft letter; client intake; redline; evidence; immigration; billable hour; billable; counsel; rights; policy change; gdpr',
    hint: 'draft; letter; document; pdf; sign off; signature; form; deadline; case; claim; claims',
  },
];
