import { accountingTaxFacts } from './facts/accounting-tax.ts';
import { accountingTaxJobs } from './jobs/accounting-tax.ts';
import { readField } from './reading/read-field.ts';
import { accountingTaxWordings } from './wordings/accounting-tax.ts';

export const accountingTax = readField('accounting-tax', {
  niches: `
# firm-workflow: client work in small tax firms
words: accounting firm, cpa firm, tax preparer, chartered accountant, ca firm, accountants, tax practice, tax season, client portal, chasing client documents, engagement letter, practice management, tax return preparation, enrolled agent, workpapers, deadline tracker, accounting practice, client onboarding, tax organizer, tax accountant, accountancy practice, tax consultant, document collection for accountants, gst practitioner
job: get each client's papers in and the return out before the deadline
buyer: partners of accounting firms
user: tax preparers
run: local families and small companies | families stay with the preparer who also answers in summer and finds what the last one missed | seasonal staff, software fees per return and unbilled questions by phone eat the fixed price
rival: TaxDome | a client portal with workflow and signatures for tax firms | per user a year
rival: Karbon | a shared inbox and job board for accounting teams | per user a month
rival US: CCH Axcess | a tax, audit and practice suite for larger firms | a yearly licence by module
rival GB: IRIS | British tax, accounts and practice software | a yearly licence by module
rival IN: Winman | return and audit-report software for Indian CA offices | a yearly licence
rival DE: DATEV | tax, payroll and ledger software owned by German tax advisers | a monthly fee by module
system US: UltraTax | holds the return and imports little from outside
system: the tax office's filing service | takes the return only under the preparer's own number
system: QuickBooks Online | holds the books that the return starts from
system IN: TallyPrime | holds the client's books on a computer at the shop
today: an administrator mails the organizer in January, downloads phone photos of W-2 forms and renames them by hand
cost: seniors spend the season chasing papers, and extensions push unpaid work into summer
pain: clients answer the organizer with a shoebox in the last week of March
pain: one missing K-1 holds up a finished return for months
pain: staff leave after a season of Saturdays, and few graduates sit the CPA exam
channel: accountants' societies and study circles | partners trust peers who run a firm of the same size
channel US: conferences such as Scaling New Heights | firms choose the next season's tax stack once a year, in early summer
channel: accountant podcasts and Facebook groups | firm owners show one another their workflow boards and organizer templates
cycle: 4-20 weeks | partners test from May to November and refuse any change in season
price: practice software | 50-100 USD | user a month
price: tax preparation software | 20-90 USD | return
rule US: FTC Safeguards Rule | a preparer must keep a written plan that protects client returns
rule EU: DAC6 | advisers must report cross-border schemes that bear certain hallmarks
rule GB: Making Tax Digital | agents must file from digital records without retyping between programs
rule IN: ICAI UDIN | each certificate a chartered accountant signs carries a number that anyone can verify
rule US: IRS Circular 230 | whoever practises before the IRS answers for diligence on each position signed
season: January to April in America, January in Britain and July to October in India leave no hour for a demo
next: advisory work | payroll for clients | fee collection at signing
fail: tools that went live in February were abandoned by the first of March
fail: tech-enabled firms found that cleaning up ledgers by people eats a software margin
lately: private equity buys stakes in mid-size firms and standardises their stack
lately: offshoring to India and the Philippines became normal, so review and security moved to the front
economics: 68-80 | 1-2 | 700-3000 USD
ask: Which tax engine do you write into, or does a preparer still retype? | By what share did missing-document mails fall in one real season? | Can you go live between May and November this year?
grade: medium
# bookkeeping: books and receipts of small businesses
words: bookkeeping, bookkeeper, small business accounting, receipts, bank reconciliation, categorize transactions, quickbooks, xero, tally, expense receipts, catch-up bookkeeping, ecommerce accounting, shopify accounting, restaurant books, month-end, chart of accounts, online bookkeeping service, ai bookkeeper, book keeping, receipt scanner, accounting software, bank feed, gst bookkeeping, catch up books, vat bookkeeping, munim
job: keep a small firm's books true without a shoebox at year end
buyer: small-business owners
user: bookkeepers
run: shops, restaurants and tradespeople | owners stay with the bookkeeper who closes the month on time and warns before the tax bill comes | messy backlogs, late paper and clients who pay for basics but ask for advice eat the hours
rival: QuickBooks Online (Intuit) | a cloud ledger with bank feeds for small firms | a monthly plan by tier
rival: Xero | a cloud ledger that British and Australian bookkeepers favour | a monthly plan by tier
rival IN: TallyPrime | the ledger of Indian traders | a licence or a yearly rental
rival: Dext | receipt capture for bookkeepers | per client a month
rival US: Pilot | a bookkeeping service for startups | a monthly fee by expenses
rival EU: Pennylane | a ledger that owners share with the accountant, from Paris | a monthly plan by tier
system: Plaid | brings bank lines with no hint of the supplier
system: Shopify Payments | nets fees and refunds into one deposit
system IN: GSTR-2B | lists the supplier invoices that the purchase ledger has to match
today: the bookkeeper opens QuickBooks on Monday, asks the owner about odd card lines and waits for receipts
cost: uncategorised lines pile up in Ask My Accountant, and tax is paid on profit nobody has seen
pain: a Shopify payout mixes sales, tax, tips and chargebacks in one bank line
pain: the owner pays for groceries and flour with the same card
pain: cleanup of a skipped year costs more than the year's bookkeeping would have
channel: ledger makers' certified advisers | one adviser chooses the add-ons to QuickBooks, Xero or Tally for a whole client list
channel: the app stores of cloud ledgers | an owner searches the ledger's shelf for the name of her till or shop system
channel: bookkeepers' Facebook groups and trainers | a month-end template from a known trainer is copied within days
cycle: 1-6 weeks | the bookkeeper tries it on one client and then rolls it over the list
price: receipt capture or categorising | 10-40 USD | client a month
price: a bookkeeping service | 200-900 USD | company a month
rule US: Form 1099-NEC | payers must report contractors, and the books must show who was paid what
rule EU: GoBD in Germany | entries may not change without a trace, and receipts are kept for years
rule GB: Making Tax Digital for VAT | records are digital and copied between programs without retyping
rule IN: GST input credit | credit exists only if the supplier's invoice shows in the buyer's statement
rule IN: Companies Act audit trail | a company ledger must log each edit and keep the log
season: January to April is cleanup season, and VAT or GST dates beat a monthly drum
next: bill payment | cash-flow forecasts | tax filing
fail: Bench shut down overnight between Christmas and New Year, and clients were locked out of their books
fail: pure automation miscoded owner draws and loans, and accountants refused the file
lately: Intuit put agents into QuickBooks itself and raised prices in the same year
lately: e-commerce sellers gained tax duties in many states, so payouts must be split by place
economics: 45-75 | 2-4 | 150-900 USD
ask: What share of lines is right at the first pass, judged by the bookkeeper? | Who fixes the mess of earlier years, and who pays for it? | Why would Intuit not ship this to all its users next quarter?
grade: medium
# solo-tax: taxes of freelancers and landlords
words: freelancer tax, self-employed tax, gig worker taxes, quarterly taxes, self assessment, mileage tracker, tax deductions, side hustle tax, schedule c, landlord tax, rental income tax, tax filing app, driver taxes, itr filing, tax refund, creator taxes, expat tax, immigrants tax filing, self employed, sole trader tax, hmrc self assessment, uber driver tax, mileage log, file taxes, income tax return, tax app for freelancers, advance tax, mtd for income tax, contractor taxes
job: tell a self-employed person what to set aside and file it on time
buyer: freelancers
user: freelancers
run: drivers, freelancers and landlords | freelancers return to the desk that speaks their language and names the bill before filing | a rush of cheap returns in spring and an empty office in autumn eat the yearly rent
rival US: TurboTax | guided returns with an expert on call | a price per return
rival US: Keeper | deduction finding and filing for the self-employed | a yearly plan
rival GB: GoSimpleTax | Self Assessment software for British sole traders | a yearly plan
rival IN: ClearTax | Indian ITR filing online and with an expert | a fee per return
rival EU: Taxfix | phone tax returns for employees and freelancers in Europe | a fee per return
rival GB: FreeAgent | books and Self Assessment for freelancers, free with some banks | a monthly plan
system GB: HMRC's MTD service | takes the quarterly update and the final return by software only
system: the Uber tax summary | reports gross fares before the platform's cut
system: Plaid | shows business spending mixed with groceries
system IN: the Annual Information Statement | shows the tax that each payer has already withheld
today: the driver scrolls bank statements in April, guesses miles and pays whatever the software says
cost: missed mileage and home-office claims cost a month's rent, and penalties start when quarterlies are skipped
pain: the Form 1099-K shows fares the driver never received
pain: a landlord cannot tell a repair from an improvement and loses the deduction
pain: newcomers with an ITIN find no preparer who explains the form in their language
channel: gig platforms and driver forums | a tax perk is read in the week the yearly earnings summary comes out
channel: freelancer accounts on YouTube and Instagram | one clip on deductions fills the funnel in the last weeks before the deadline
channel: accountants who refuse small returns | a sole trader's return alone does not pay for an accountant's hour
cycle: 1-3 weeks | people buy in the last fortnight before the deadline
price: a self-employed return | 60-250 USD | return
price: year-round tax tracking | 5-20 USD | person a month
rule US: estimated-tax law | tax is due each quarter, and skipping a payment brings a penalty
rule EU: DAC7 | platforms report what sellers and hosts earn to the tax office
rule GB: MTD for Income Tax | traders and landlords above a threshold report each quarter by software
rule IN: Section 44ADA | professionals may declare a fixed share of receipts as profit and skip full books
season: April in America, January in Britain and July in India hold almost all filings
next: bank accounts with tax pots | retirement accounts for the self-employed | mortgage proof of income
fail: users filed once and came back only a year later, if they remembered the name
fail: deduction robots that claimed too much drew letters and refunds of fees
lately: Making Tax Digital turns one yearly return into quarterly updates for British landlords
lately: the IRS opened and then closed Direct File, so the free lane stays narrow
economics: 60-80 | 5-10 | 25-110 USD
ask: What brings the filer back before next April? | Who signs, a preparer, the taxpayer or nobody, and who pays the penalty? | How much more did your filers keep than with TurboTax, on the same facts?
grade: low
# indirect-tax: sales tax, VAT, GST and e-invoicing
words: sales tax, vat, gst, e-invoicing, einvoice, nexus, vat return, gst filing, gst reconciliation, marketplace seller tax, customs duty, peppol, exemption certificate, tax engine, tax rates api, cross-border vat, input tax credit, digital reporting, e-way bill, gstr, vat compliance, sales tax filing, use tax, zatca, e-invoice, gst software, economic nexus, tax compliance for sellers
job: charge the right tax in each place and file it without a notice
buyer: finance heads of online sellers
user: indirect-tax accountants
run: sellers with buyers in several countries | sellers choose the filing agent who registers them quickly and keeps marketplaces from freezing the account | fiscal guarantees, foreign portals and small sellers with messy exports eat the filing fee
rival: Avalara | a tax engine with returns and certificates | by transactions and returns a year
rival: Vertex | a tax engine for large ERP users | a yearly enterprise licence
rival: Anrok | sales tax and VAT for software sellers | a share of the sales it watches
rival IN: ClearTax | GST reconciliation and e-invoices for Indian firms | a yearly plan by invoices
rival: Pagero (Thomson Reuters) | e-invoice delivery over Peppol and clearance portals | a fee per document
system: NetSuite | calls the tax engine at the order
system EU: Peppol | carries the structured invoice between certified access points
system IN: the GST invoice portal | gives the number without which the invoice does not count
system: Shopify Tax | works out the rate at checkout and leaves the filing open
today: the controller downloads orders by state, looks up thresholds and files in one portal after another
cost: uncollected tax comes out of the seller's own margin, with interest for the years before registration
pain: product codes decide whether a smoothie is food or drink, and each state decides anew
pain: a supplier who does not file kills the buyer's input credit under GSTR-2B
pain: exemption certificates expire in a drawer and surface in an audit
channel US: state and local tax boutiques | a nexus study finds the exposure and names the engine
channel: ERP and shop marketplaces | the connector for NetSuite or Shopify is picked before the vendor
channel: mandate calendars and webinars | each new e-invoicing date brings a wave of buyers
cycle: 4-26 weeks | a notice, a funding due diligence or a mandate date forces the choice
price: sales-tax automation for a small seller | 50-600 USD | company a month
price: an e-invoice through a network | 0.05-0.5 USD | document
rule US: South Dakota v. Wayfair | sales alone create a duty to collect in a state above its threshold
rule EU: VAT in the Digital Age | cross-border invoices become structured data reported within days
rule GB: Making Tax Digital for VAT | VAT records and returns run through software links
rule IN: GST e-invoicing | invoices of larger sellers need a reference number before they are valid
rule US: marketplace facilitator law | Amazon or Etsy collects on its own sales, and the seller's web shop remains
season: quarter ends and January returns crowd the desk, as do the weeks before a mandate starts
next: customs duties | exemption certificate stores | audit defence
fail: rate look-ups became a tick box in Stripe and Shopify, so only filing was left to sell
fail: each country's clearance model needed its own build, and late entrants never caught up
lately: Germany, Belgium, Poland and France made structured invoices a duty step by step
lately: India shortened the time in which larger sellers may upload an invoice
economics: 62-78 | 1-2 | 1500-9000 USD
ask: In which places do you file, and who answers the notice that follows? | Who keeps product taxability true, and how soon after a change of law? | What happens to invoices when the government portal is down?
grade: medium
# audit-close: audit work and the month-end close
words: auditor, statutory audit, audit software, month-end close, financial close, reconciliations, internal audit, sox controls, pbc list, audit evidence, confirmation letters, lease accounting, revenue recognition, technical accounting memo, soc report, accounts closing, year-end audit, external audit, ca audit, balance confirmation, journal entry testing, close checklist, consolidated accounts, group consolidation
job: close the books and pass the audit without weeks of evidence mails
buyer: controllers
user: audit seniors
run: companies with lenders and outside shareholders | boards appoint the auditor whose name the bank accepts and whose team does not change each year | indemnity cover, review partners and staff lost to industry eat the audit fee
rival: BlackLine | reconciliations and journal controls for large finance teams | per user a year
rival: Caseware | audit files and templates for firms | per user a year
rival: DataSnipper | evidence matching inside Excel | per user a year
rival: Workiva | filings and SOX documents | a yearly platform fee
rival: MindBridge | ledger analytics that rank journals by risk | per engagement or by ledger size
rival: FloQast | close checklists around the team's own Excel files | a yearly fee by team size
system: NetSuite | gives the trial balance and the journal dump
system: Confirmation.com | carries the bank's answer directly to the auditor
system: Excel | holds the reconciliation, the sample and the tick marks
today: seniors send a PBC list, match invoices to samples in Excel and chase the controller for the same contract again
cost: budget overruns on each engagement are written off, and the client pays staff overtime for the close
pain: roll-forward of last year's workpapers hides a control nobody tests any more
pain: intercompany balances differ between entities on the last night of the close
pain: inspectors fault missing evidence of review although the work was done
channel: the methodology teams of audit firms | nothing is used on an engagement unless the audit manual allows for the tool
channel: ERP partners and controllers' communities | a close tool is bought together with an ERP move
channel: the marketplaces of audit-file vendors | small firms never leave Caseware or CCH during fieldwork
cycle: 12-40 weeks | methodology, independence and security reviews come before the first engagement
price: close software | 600-4000 USD | company a month
price: audit evidence tools | 40-120 USD | auditor a month
rule US: SOX Section 404 | management must test controls each year, and the auditor reads the evidence
rule EU: Audit Regulation | auditors of listed firms rotate, and fees for other services are capped
rule GB: FRC audit supervision | quality reviews are published by firm, so partners want proof of each check
rule IN: Companies Act audit trail | ledgers must keep an edit log, and the auditor reports on it
rule US: PCAOB inspection | workpapers freeze within weeks of the report, and inspectors read them
season: December year ends make January to April the busy season, and quarters bring the close
next: SOX control testing | lease schedules | ESG data assurance
fail: analytics that flagged every odd journal gave seniors more work and no less sampling
fail: tools not blessed by the methodology team stayed with one keen manager
lately: models match evidence to samples in minutes, and regulators ask how firms check them
lately: too few graduates enter audit, and firms buy time with offshore centres and tools
economics: 68-80 | 0-2 | 6000-30000 USD
ask: Has a firm's methodology team accepted your output as evidence? | How many days did the close or fieldwork lose at a named client? | Does the auditor keep a full copy in her own file when your contract ends?
grade: low
# company-filings: company formation and yearly filings
words: company formation, register a company, incorporate, incorporation, llc, open an llc, delaware company, private limited, pvt ltd registration, llp registration, registered agent, registered office, virtual office address, company secretary, companies house, roc filing, mca filing, annual return filing, confirmation statement, beneficial ownership, boi report, director kyc, articles of association, shareholder register, statutory register, board minutes, cac registration, gründung, kvk, sole proprietor to company, ein number, foreign founder company, dissolve a company, strike off
job: found a company, keep it in good standing and file what the registry wants
buyer: founders of small companies
user: company secretaries
run: founders and foreign subsidiaries | founders pick the agent who gets the bank account opened and remembers the annual return | adverts for cheap formations, identity checks and companies left to lapse eat the package price
rival: Stripe Atlas | Delaware formation with a tax number and stock papers | a fee per company
rival US: LegalZoom | formation papers and a registered agent | a package plus a yearly agent fee
rival GB: 1st Formations | Companies House formations and office addresses | a fee per company plus renewals
rival IN: Vakilsearch | company registration and yearly MCA filings | a fee per filing
rival: Diligent Entities | entity records for groups with many subsidiaries | a yearly licence by entities
rival EU: Xolo | Estonian companies and their accounts for people who live elsewhere | a monthly plan
system GB: Companies House WebFiling | takes the confirmation statement and the accounts
system IN: the MCA portal | takes the forms with the director's digital signature
system: the national company register | publishes directors, charges and late accounts to anyone
system US: the Delaware franchise tax page | bills each corporation in spring
today: an agent copies passports and addresses into registry forms and keeps minute books in folders with brass corners
cost: a missed annual return brings a daily fine, a struck-off name or a bank that freezes the account
pain: the bank refuses the new company because the registered office is a mail drop
pain: the share register and the cap table disagree on the day of the funding round
pain: a director's DIN is deactivated because nobody did the yearly KYC
channel: banks that open business accounts | an account cannot open before the certificate of incorporation is there
channel: accountants and chartered secretaries | whoever signs the accounts is asked to found the next company too
channel: startup communities and accelerators | each batch founds its companies within the same fortnight
cycle: 0-3 weeks | the founder buys on the day the name is free in the register
price: a formation package | 50-500 USD | company
price: yearly filings and a registered office | 100-900 USD | company a year
rule US: state franchise law | each company keeps a registered agent and pays its state every year
rule EU: Digitalisation Directive | a limited company can be founded wholly online in each member state
rule GB: Economic Crime Act | directors must prove their identity before Companies House accepts the filing
rule IN: Companies Act AOC-4 | accounts and the annual return are filed on the portal, with a fine for each late day
season: January brings new companies, spring the Delaware tax and autumn the Indian ROC forms
next: business bank accounts | payroll registration | trade mark filings
fail: formation at a loss paid only if the bookkeeping was sold on, and few founders stayed past the certificate
fail: agents who let anyone use their address were cut off when registers began to check identity
lately: Britain checks the identity of directors, and American ownership reports were dropped for domestic firms
economics: 45-70 | 2-4 | 40-250 USD
ask: What does the founder still pay you in the year after the certificate? | Who is liable when the annual return is late, the agent or the director? | Which bank opens an account for a company founded through you?
grade: low
# research-credits: R&D credits and grant-funded projects
words: r&d tax credit, r&d credit, r&d claim, research tax credit, research and development relief, innovation funding, government incentives, tax incentive, section 174, section 41, form 6765, additional information form, merged scheme, crédit impôt recherche, forschungszulage, innovate uk, horizon europe, eureka, sbir, employee retention credit, wotc, hiring credit, qualified research expenses, contemporaneous records, timesheets for r&d, technical narrative, claim adviser, grant accounting, state aid, patent box, dsir, weighted deduction, subsidy claim
job: claim the research relief a firm is due and defend it at an enquiry
buyer: finance leads at engineering firms
user: research claim consultants
run: engineering firms and software companies | finance leads choose the adviser whose past claims stood up when the inspector asked | defence of old claims without pay and long interviews that bring a tiny relief eat the commission
rival US: Neo.Tax | research credit studies from code and payroll records | a share of the credit
rival US: Gusto | credit claims against payroll tax | a share of the credit
rival GB: EmpowerRD | British relief claims with an adviser | a fee by claim size
rival EU: Leyton | a consultancy for research and energy incentives | a success fee
rival: Ayming | innovation funding advice in several countries | a success fee
system: Jira | shows who worked on which failed attempt
system: the payroll run | says what the engineers cost
system GB: the HMRC additional information form | must arrive before the claim counts
system US: Form 6765 | asks for each business component by name
today: a consultant interviews the chief engineer for an hour in March and writes the narrative from memory of last year's sprints
cost: the adviser takes a slice of the relief, and an enquiry years later asks for timesheets that nobody kept
pain: the engineer cannot say where uncertainty ended and routine debugging began
pain: a boutique claimed for a website, and now the whole client list is under enquiry
pain: capitalised research under Section 174 turned a loss into taxable profit
channel: accountants without a research desk | a small firm's accountant hands the technical narrative to a specialist
channel: accelerators and startup lawyers | founders hear of the credit in their first funding talks
channel: payroll and ledger app shelves | the wage records already sit where the offer appears
cycle: 3-16 weeks | the claim is bought when the year's accounts are drafted
price: a credit study | 0.1-0.25 USD | dollar of credit
price: claim software | 3000-15000 USD | company a year
rule US: Section 41 | the work must pass a test of uncertainty and experiment, component by component
rule EU: General Block Exemption Regulation | aid to a project is capped by research stage and by size of firm
rule GB: Additional Information Form | a claim without the technical form is removed from the return
rule IN: DSIR recognition | an in-house research unit needs recognition before its incentives can be claimed
season: claims follow the year end, so spring in America and the months before the British time limit are full
next: grant applications | patent filings | loans against the coming refund
fail: contingent-fee shops filed for gyms and care homes, and the tax office closed the door behind them
fail: credit apps such as MainStreet grew on the refunds of startups and then had to cut staff
lately: America restored the immediate deduction of domestic research, while Britain merged its schemes and checks far more claims
economics: 55-75 | 1-3 | 800-6000 USD
ask: How many of your claims were opened by the tax office, and how many stood? | Where does the hour record come from, and was it made during the year? | Who pays back the fee when the relief is refused?
grade: low
# tax-notices: tax letters and property tax appeals
words: irs letter, irs notice, cp2000, tax notice, tax debt, tax resolution, back taxes, offer in compromise, payment plan with the tax office, penalty abatement, tax audit letter, tax appeal, tax tribunal, faceless assessment, gst notice, scrutiny notice, income tax demand, show cause notice, property tax appeal, property tax protest, assessed value, homestead exemption, council tax challenge, business rates appeal, rateable value, tax lawyer, tax representation, power of attorney, tax transcript, hmrc enquiry, time to pay, steuerbescheid, einspruch, tax lien, wage garnishment
job: answer the tax office in time and pay no more than is owed
buyer: taxpayers with an open letter
user: tax representatives
run: worried taxpayers and homeowners | people hire whoever picks up the phone, reads the letter calmly and names a price at once | hours in the agency's phone queue and paid search clicks eat the fee for a case
rival US: Ownwell | property tax protests for homeowners | a share of the saving
rival US: Optima Tax Relief | settlement of tax debt | a flat fee by case
rival US: Canopy | transcripts and notice handling for preparers | per user a month
rival IN: ClearTax | a tracker of GST and income-tax notices for CA offices | a yearly plan by clients
rival: Ryan | property tax and business rates appeals for large owners | a share of the saving
rival GB: Markel Tax | cover and advisers for tax enquiries | a yearly premium through accountants
system US: the IRS transcript service | shows the account only to whoever holds a power of attorney
system IN: the e-Proceedings tab | shows the notice and takes the reply within days
system: the assessor's roll | holds the assessed value and the sales it was compared with
system: the tax office's secure mailbox | keeps the letter that the client never opened
today: the client photographs a brown envelope, and the accountant phones the agency's line and waits through the music
cost: a missed reply date turns a question into a demand with interest, a lien or a frozen bank account
pain: the letter went to an old address and the appeal window has closed
pain: a mismatch with a broker's form looks like hidden income and costs an evening to explain
pain: homeowners overpay for years because nobody reads the assessor's comparable sales
channel: preparers who refuse disputes | a tax preparer sends away whoever brings a levy letter
channel: mailings in the week assessments go out | owners look at the valuation once, on the day it comes
channel: radio and search adverts about tax debt | a frightened taxpayer searches the letter's code at night
cycle: 0-4 weeks | the reply date printed on the letter decides
price: a property tax protest | 0.25-0.35 USD | dollar saved
price: a tax debt case | 1500-6000 USD | case
rule US: Circular 230 | contingent fees before the IRS are barred in most matters
rule EU: Charter right to good administration | a taxpayer is heard and sees the file before a decision against him
rule GB: Taxes Management Act | an appeal goes in within weeks of the decision, and late ones need an excuse
rule IN: Section 148A | the officer must hear the taxpayer before old years are reopened
season: property protests crowd into spring in Texas, and mismatch letters come in autumn
next: amended returns | exemption filings | insurance for tax enquiries
fail: settlement mills took the fee up front, filed hopeless offers and were shut by attorneys general
fail: letter readers explained the code but could not sign, so the client still needed an agent
lately: the IRS lost staff while automated letters went on, and India reads returns against its own data feeds
economics: 45-70 | 4-9 | 80-700 USD
ask: Who may sign and speak for the taxpayer in your firm? | What share of your cases ended with a lower bill, by type of letter? | What does the client need from you in the year after the letter?
grade: low
`,
  facts: accountingTaxFacts,
  wordings: accountingTaxWordings,
  jobs: accountingTaxJobs,
});
