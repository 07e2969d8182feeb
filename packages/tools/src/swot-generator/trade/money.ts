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
];
