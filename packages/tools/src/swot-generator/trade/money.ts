import { trade } from './trade.ts';

export const moneyTrades = [
  trade(
    'fintech-payments',
    `
- | Margin compression | margin | card and transfer fees fall year after year, and the customer sees every cent
- | Fraud and chargebacks | trust | fraudsters test each new payment product within days of its launch
- | Sponsor-bank dependence | gatekeeper | the bank behind the product can end the contract and stop the money
- | Regulator scrutiny | trust | handling other people's money brings an auditor before it brings a profit
+ | Real-time rails (UPI, Pix, FedNow) | rail | instant rails such as UPI and Pix move small sums at almost no cost | IN,BR,US
+ | Embedded finance | distribution | shops and apps let others place a payment or savings step inside their own screens
+ | Stablecoin settlement | rail | stablecoins settle across borders in minutes, where a wire takes days | | border|abroad|foreign|remit|freelanc|export|crypto|stablecoin
+ | Account-to-account payments | rail | paying from account to account skips the card fee altogether | | pay|wallet|checkout|merchant|invoice|transfer
§ | PCI DSS | rule | PCI DSS applies as soon as a card number passes through your systems | | card|checkout
§ | PSD2/PSD3 and SCA (EU) | rule | the European PSD2 asks for a payment licence, or a partner who holds one | EU,GB
§ | RBI payment aggregator licence (India) | rule | collecting money for others in India needs the RBI's aggregator licence | IN
§ | Money transmitter licences (US states) | rule | holding customers' money means a transmitter licence in almost each American state | US
§ | AML/KYC | rule | AML law makes you know each customer's identity before money moves
`,
  ),
  trade(
    'lending',
    `
- | Credit losses in downturns | cycle | borrowers who paid on time in good years stop paying together in a bad one
- | Funding-cost spikes | cycle | the money you lend is borrowed itself, and its price can jump in a quarter
- | Adverse selection | trust | those whom the banks refused will be the first to apply
- | Regulatory caps | policy | lawmakers cap fees and rates when small loans make the news
+ | Cash-flow and alternative-data underwriting | rail | bank feeds and sales data now show who can pay, where a credit file says nothing
+ | Private-credit funding | funding | private credit funds look for lenders who can show clean early loans
+ | Embedded lending | distribution | software that runs a business can offer it credit where the need shows up
+ | Open banking | rail | open banking lets a borrower share an account's history with one tap | EU,GB,IN,US,AU,BR
§ | TILA/ECOA/FCRA (US) | rule | TILA, ECOA and FCRA rule what you must disclose and how you may refuse | US
§ | State lender licences | rule | each American state licenses lenders on its own terms | US
§ | RBI digital lending guidelines 2022 (India) | rule | the RBI wants loan money to flow straight between a licensed lender and the borrower | IN
§ | FCA consumer credit and BNPL rules (UK) | rule | lending to consumers in Britain needs the FCA's permission first | GB
§ | CCD2 (EU) | rule | the new European consumer-credit law reaches small loans and pay-later | EU
`,
  ),
  trade(
    'insurtech',
    `
- | Loss ratio volatility | cycle | one bad season can eat the premiums of three good ones
- | Catastrophe exposure and reinsurance cost | capital | reinsurers raise prices after every flood and drought, and the insurer passes it on
- | Long carrier sales cycles | sales | an insurer tests a new data source beside the old way for a year before it trusts it
- | Capital intensity | capital | carrying risk yourself ties up capital from the first policy | | insure|cover|policy|premium|underwrit
+ | Embedded insurance | distribution | cover is sold where the thing itself is bought, not at an agent's desk | | checkout|buy|travel|phone|device|rent|embedded|seller
+ | Parametric cover | rail | parametric cover pays by a measured event, so no adjuster has to drive out | | satellite|crop|weather|sensor|flood|drought|damage|parametric|index
+ | AI claims | ai | insurers let software read photos of damage and settle small claims | | photo|claim|damage|image|picture
+ | Climate-driven repricing | climate | insurers reprice whole regions as storms and droughts get worse | | crop|farm|flood|storm|home|property|weather|satellite|fire
§ | State insurance departments (US) | rule | rates and forms are filed with each American state's insurance department | US
§ | IRDAI (India) | rule | IRDAI approves who may sell cover in India, and public crop schemes fix how damage is proved | IN
§ | Solvency II and IDD (EU) | rule | the European IDD licenses everybody who advises on or sells cover | EU
§ | FCA/PRA (UK) | rule | the FCA wants proof that each policy is fair value for its buyer | GB
`,
  ),
  trade(
    'personal-finance',
    `
- | High churn of budgeting apps | churn | people install a money app in January and forget it by March
- | Bank-data access fees | gatekeeper | banks have begun to charge for the account data that such apps live on | | account|bank|budget|spend|transaction|round
- | Low willingness to pay | budget | savers expect a money app to be free and pay with their data instead
- | Partner-bank failures (Synapse 2024) | trust | when Synapse failed, savers learned that an app is not a bank
+ | Mint shutdown reshaped market (2024) | habit | the end of Mint sent millions of households to look for something else | US | budget|spend|household|couple
+ | AI advisers | ai | software can now explain a person's own money to them in plain words | | advis|AI|model|plan|coach|chat
+ | Open banking | rail | open banking opens an account's history with one consent | EU,GB,IN,US,AU,BR
+ | Higher yields on cash | cycle | savers have noticed again what idle cash could earn | | sav|deposit|cash|gold|invest|interest
§ | CFPB open-banking rule (1033, under revision) | rule | the American rule on account data is being rewritten, so access may change price | US
§ | SEC/FINRA | rule | advising on or selling investments brings SEC and FINRA licences | US | invest|stock|gold|fund|advis|portfolio|trad
§ | Bank-partner oversight | rule | regulators now inspect the apps behind a partner bank, not only the bank | US | account|card|deposit|sav|bank
§ | PSD2 (EU) | rule | reading bank accounts in Europe needs a PSD2 licence or a licensed partner | EU,GB | account|bank|spend|transaction
§ | Account Aggregator (India) | rail | India's Account Aggregator network hands over bank data with the saver's consent | IN
`,
  ),
  trade(
    'crypto-web3',
    `
- | Regulatory change | policy | a token that is allowed this year can be a banned product in the next
- | Hacks | trust | one hole in a contract can empty it in an hour, in public
- | Volume cyclicality | cycle | fees fall with the market, often by most of their size within a year
- | Banking access | gatekeeper | many banks close accounts that touch crypto without a reason given
+ | Stablecoin payments | rail | stablecoins have become a cheap way to send money where banks are slow | | pay|remit|send|stablecoin|payroll|invoice|dollar
+ | Tokenised treasuries | rail | funds put government bonds on chain, and others can build on them | | yield|treasur|bond|fund|token|sav
+ | Spot ETFs | habit | spot ETFs have made custodians and advisers look at crypto at all | US | invest|custod|advis|portfolio|institution
+ | Layer-2 scaling | cost | layer-two networks brought the fee of a transfer down to cents
§ | MiCA (EU) | rule | MiCA asks for a licence before crypto services are sold in the Union | EU
§ | GENIUS Act 2025 (US stablecoins) | rule | the GENIUS Act says who may issue a dollar stablecoin | US | stablecoin|dollar|pay
§ | State money-transmitter and BitLicense | rule | American states license each transfer of value, New York the most strictly | US
§ | FIU-IND registration and 30% tax + 1% TDS (India) | rule | India taxes crypto gains heavily and takes a cut of each transfer at source | IN
§ | Travel rule | rule | the travel rule makes you pass on who sends and who receives
`,
  ),
  trade(
    'accounting-tax',
    `
- | No buying in tax season | season | from January to April an American firm answers no call and changes no tool
- | Ledger vendors add the feature | bundling | Intuit and Xero watch their app stores and build in what sells there
- | People cost in tech-enabled bookkeeping | margin | cleaning up a client's old books takes people, and Bench showed what that costs | | bookkeep|service|clean|books|outsourc
- | Errors bring penalties and lost trust | trust | one wrong filing brings a penalty letter, and the accountant signs no second one
+ | Accountant shortage | labour | firms turn clients away because too few graduates become accountants
+ | AI reading of documents and ledgers | ai | models now read receipts, tax forms and bank lines well enough for a reviewer
+ | E-invoicing and digital reporting mandates | mandate | each new e-invoicing or digital reporting date forces firms to buy something
+ | Private-equity roll-ups of firms | consolidation | funds buy accounting firms and look for one stack that serves all of them | US,GB | firm|practice|CPA|accountant
§ | IRS Circular 230 and FTC Safeguards Rule (US) | rule | American preparers answer for each return under Circular 230 and need a written security plan | US
§ | Making Tax Digital (UK) | mandate | Making Tax Digital obliges British traders and landlords to report by software | GB
§ | GST e-invoicing and ICAI rules (India) | rule | GST credit depends on matched e-invoices, and ICAI limits how firms may advertise | IN
§ | VAT in the Digital Age (EU) | mandate | VAT in the Digital Age turns cross-border invoices into data that is reported within days | EU | vat|invoice|tax|sell|trade
§ | Audit standards (PCAOB, FRC, NFRA) | rule | inspectors read the audit file, so a tool must leave evidence they accept | | audit|close|evidence|control
`,
  ),
  trade(
    'wealth-capital',
    `
- | Fees fall with markets | cycle | fees on assets shrink in the same month in which worried clients call most
- | Custodian and data gatekeepers | gatekeeper | custodians and exchanges decide who gets a feed, and what it costs
- | Slow compliance approval | sales | a compliance officer reads the contract longer than the buyer tried the product
- | Licence needed to earn on success | trust | a fee on money raised or invested makes you a broker in most countries | | rais|invest|deal|match|fund|syndicat|commission
+ | Private markets open to individuals | policy | private funds now court wealthy individuals, so tickets shrink and paperwork grows | | fund|private|angel|venture|syndicat|spv|equity
+ | AI note-taking and research | ai | advisers and analysts have begun to let models write notes and read filings
+ | Adviser retirement and consolidation | consolidation | ageing advisers sell to roll-ups, which choose one system for all offices | US,GB | advis|wealth|planner|RIA|IFA
+ | Great wealth transfer to heirs | habit | heirs change adviser when they inherit, and firms pay to be known to them early | | advis|wealth|famil|estate|inherit|heir
§ | SEC and FINRA adviser and broker rules (US) | rule | SEC and FINRA rules decide whether a screen is data, advice or a broker | US
§ | MiFID II and Retail Investment Strategy (EU) | rule | European MiFID rules want recorded suitability and limit what a product maker may pay | EU
§ | FCA Consumer Duty and promotions (UK) | rule | the FCA wants proof of fair value and an approver for each investment advert | GB
§ | SEBI adviser, analyst and AIF rules (India) | rule | SEBI wants a registration for advice, research or pooled money, and watches social media | IN
§ | Private offering exemptions | rule | shares offered to the public without an exemption can be unwound by any buyer | | rais|crowd|angel|syndicat|spv|equity|startup|fund
`,
  ),
  trade(
    'procurement-spend',
    `
- | ERP vendors bundle the feature | bundling | SAP, Oracle and NetSuite add approvals and capture to licences the customer already pays for
- | Many approvers in one purchase | sales | finance, procurement, IT and legal each hold a veto over a tool that touches payments
- | Interchange income under pressure | margin | a free card lives on interchange, which lawmakers and large merchants keep cutting | | card|expense|spend
- | Payment fraud through the product | trust | one paid invoice with forged bank details costs more trust than a year of savings earns | | pay|invoice|supplier|vendor|bill
+ | AI reading of invoices and contracts | ai | models read invoices, remittances and contracts that templates never managed
+ | E-invoicing turns paper into data | rail | structured invoices from Peppol, KSeF or the IRP arrive as data that needs no scan | EU,IN | invoice|payable|receivable|bill|tax
+ | Higher cost of cash | cost | borrowed money is dear again, so finance chiefs care about each day of unpaid invoices | | cash|receivable|invoice|forecast|treasury|collect|pay
+ | Supply shocks and tariffs | policy | tariffs and shortages have put second suppliers on the board's agenda | | supplier|sourc|procure|material|import|factory
§ | E-invoicing mandates (EU, India, Latin America) | mandate | e-invoicing duties make firms change how they send and receive bills by a fixed date | EU,IN,BR,MX | invoice|payable|receivable|bill
§ | Late payment law (EU, UK, India) | rule | late payment law gives suppliers interest, and India denies the slow payer the deduction | EU,GB,IN | pay|invoice|supplier|receivable|collect
§ | Public procurement rules (FAR, EU directives, GeM) | rule | public buyers must follow fixed notices and thresholds, whoever has the better tool | | public|tender|government|city|council|GeM
§ | Supply-chain due diligence and sanctions | mandate | large buyers must check suppliers for sanctions and forced labour, and need records of it | | supplier|vendor|sourc|import|procure
§ | SOX and internal controls (US) | rule | listed American customers treat your approvals as a control that auditors test | US
`,
  ),
];
