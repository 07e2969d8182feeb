import { procurementSpendFacts } from './facts/procurement-spend.ts';
import { procurementSpendJobs } from './jobs/procurement-spend.ts';
import { readField } from './reading/read-field.ts';
import { procurementSpendWordings } from './wordings/procurement-spend.ts';

export const procurementSpend = readField('procurement-spend', {
  niches: `
# payables: supplier invoices and approvals
words: accounts payable, ap automation, supplier invoices, vendor invoices, invoice approval, invoice processing, invoice ocr, purchase order matching, three-way match, pay suppliers, vendor bills, bill pay, duplicate invoice, invoice fraud, payment run, vendor master, e-invoice, invoice capture, ap clerk, purchase ledger, bought ledger
job: get a supplier's invoice checked, approved and paid once, on the right account
buyer: controllers at mid-size companies
user: accounts-payable clerks
run: mid-size firms and their suppliers | firms keep the bookkeeping bureau that caught the double invoice before payday | scanning odd paper, chasing approvers and fixed monthly fees eat a payables bureau
rival US: BILL | bill approval and payment for small firms | per user a month plus a fee per payment
rival: Tipalti | mass payouts and payables for growing companies | a platform fee a month plus a fee per payment
rival US: Stampli | invoice approval on top of the ERP | a yearly plan by invoices
rival: Basware | payables for large groups | a yearly licence by quote
rival IN: Kodo | payables and payouts for Indian firms | a monthly plan
system: NetSuite | holds the purchase order, the vendor master and the posting
system IN: Tally | holds the vendor ledger and GST postings of most small Indian firms
system EU: Peppol | delivers supplier invoices as data instead of PDFs
system: bank payment files | pay the run and return wrong account numbers late
today: the AP clerk prints PDFs from a shared inbox, keys them into the ERP and walks around for signatures
cost: early-payment discounts lapse, suppliers put the account on stop, and duplicates slip out unseen
pain: a mail from the boss with new bank details looks real and the payment run is on Friday
pain: goods receipts are booked weeks late, so the match fails and the invoice is parked
pain: plant managers approve on paper while the system waits
channel: ERP partners and marketplaces | the connector to the ledger is a controller's first question
channel: accountants and outsourced CFO firms | one bookkeeping firm runs the payables of many clients
channel: payables and shared-service events | AP managers compare cost per invoice with each other
cycle: 6-26 weeks | the controller runs a month of real invoices before audit and IT agree
price: invoice approval for a mid-size firm | 500-3000 USD | company a month
price: one processed invoice | 0.5-3 USD | invoice
rule US: Nacha account validation | bank details of payees are validated, screened and reported on Form 1099
rule EU: National e-invoicing duties | structured invoices replace PDFs date by date, as with SdI and KSeF
rule GB: Payment practices reporting | large companies publish how late they pay, and bids depend on it
rule IN: Section 43B(h) | bills of small suppliers that are paid late cannot be deducted for the year
season: month ends and the year-end accrual weeks bring volume, and no switch happens in January
next: supplier portals | early-payment discounts | vendor bank-detail checks
fail: OCR vendors sold recognition rates while exceptions and approvals ate the clerk's day
fail: payment income from virtual cards dried up when suppliers refused the fee
lately: models read and code invoices without templates, so capture alone is no product now
lately: e-invoicing duties in Europe turn the inbox of PDFs into a feed
economics: 62-78 | 1-2 | 3000-15000 USD
ask: What share of invoices goes through with no touch, at a customer with purchase orders? | Which ERP do you post to, with taxes and dimensions, not only a header? | Who stops a payment when the bank details have changed?
grade: medium
# expenses-cards: company cards and travel expenses
words: expense management, expense report, expense claims, corporate card, company card, receipts app, travel expenses, staff reimbursement, per diem, mileage claims, spend management, virtual cards, business travel booking, petty cash, fuel cards, employee spending, card controls, travel policy, vat reclaim, imprest
job: let staff spend within limits and close the month without receipt hunts
buyer: finance heads of growing companies
user: travelling employees and accountants
run: travelling staff and small companies | firms stay with the VAT reclaim bureau that got the hotel tax back from abroad | missing originals, foreign tax offices and commission on small receipts eat the reclaim fee
rival US: Ramp | company cards with spend controls | per user a month above a free tier fed by interchange
rival: SAP Concur | expenses and travel for large firms | per report or per user
rival: Expensify | receipt scans and reimbursements | per member a month
rival EU: Pleo | spend cards for European teams | per user a month
rival GB: Soldo | prepaid spend cards for British teams | per user a month
rival IN: EnKash | cards and expenses in India | per user a month
system: Visa commercial card data | says merchant and amount but not who ate
system: QuickBooks | wants each expense line coded with tax
system DE: DATEV | wants receipts with account, cost centre and VAT key
system: Navan | holds the trip that the claim belongs to
today: sales staff photograph crumpled receipts at month end, and the accountant mails about a missing hotel bill
cost: close slips by days, VAT on hotels is never reclaimed and staff wait weeks for their own money
pain: one shared card number sits in each subscription and nobody dares cancel it
pain: per diem rules change with meals and borders, and the claim is wrong either way
pain: site crews buy fuel and bolts with cash and lose the slips in the van
channel: accountants and fractional CFOs | a bookkeeper sees the shoebox of receipts of each client
channel: venture networks and startup perks | a company card is opened with the first round
channel: travel agencies and fuel networks | travel and fuel spend starts with the ticket and the fuel card
cycle: 2-12 weeks | finance starts with one team's cards and the rest follow at month end
price: expense software | 5-15 USD | user a month
price: a European spend plan | 40-300 EUR | company a month
rule US: IRS accountable plan rules | claims need time, place and purpose, or they count as wages
rule EU: VAT Directive | input VAT on hotels needs a proper invoice, and a photo counts if the archive is documented
rule GB: HMRC mileage rates | claims above the approved rates are taxed as a benefit
rule IN: GST input credit | credit on hotels and travel needs the company's GSTIN on the bill
season: conferences in spring and autumn and the December close make the peaks
next: accounts payable | travel booking | procurement requests
fail: free cards lived on interchange, which European caps and cautious spenders made too thin
fail: Brex dropped its smallest customers in one letter when serving them no longer paid
lately: card issuers moved into bills and procurement, so expense-only tools are squeezed
lately: models check each receipt against policy, and also forge receipts well
economics: 45-72 | 1-2 | 500-4000 USD
ask: What remains of your margin if interchange is cut again? | How many days earlier does the month close at a named customer? | Which local tax rule do you handle better than Concur?
grade: medium
# sourcing: purchasing, suppliers and software spend
words: procurement, strategic sourcing, rfq, supplier discovery, tail spend, purchase request, vendor management, supplier risk, saas spend, software licences, supplier negotiation, purchasing manager, indirect spend, supplier onboarding, supplier tender, gem portal, raw material buying, hospital procurement, group purchasing, purchase indent, vendor empanelment
job: find, compare and approve suppliers without a month of mails
buyer: procurement heads
user: purchasing staff and requesters
run: manufacturers and growing companies | firms keep the buying agent whose factory visits prevented a bad container | unpaid sample rounds, flights to suppliers and clients who go direct eat the agent's commission
rival: Coupa | a suite from request to payment | a yearly licence by quote
rival: Zip | intake and approvals for purchases | a yearly platform fee
rival: Vendr | negotiation of software contracts | a yearly fee
rival: Fairmarkit | automated sourcing of tail spend | a yearly licence
rival IN: Moglix | industrial supplies for Indian plants | a margin on goods
system: SAP Ariba | holds supplier records, contracts and the purchase order behind a network fee
system: EcoVadis | rates a supplier before onboarding
system US: SAM.gov | publishes American federal tenders and bars listed firms
system IN: GeM | carries the catalogues and bids of Indian ministries
today: a buyer mails an RFQ in Excel to known suppliers, pastes quotes into a comparison and chases legal
cost: rush orders go out at list price, licences renew unseen, and a plant waits for one valve
pain: engineers agree with their favourite supplier first and call procurement for the signature
pain: supplier onboarding asks for the same certificates each year in another portal
pain: tail spend of small orders uses most of the suppliers and none of the buyer's attention
channel: procurement consultancies | consultants find the savings and leave a tool behind
channel: procurement events such as DPW | heads of procurement scout new tools from the stage
channel: group purchasing bodies and franchisors | one frame contract brings many sites
cycle: 16-52 weeks | procurement, finance, IT and legal each own a step of the very process being sold
price: intake or sourcing software | 1500-10000 USD | company a month
price: software negotiation | 2000-8000 USD | company a month
rule US: Federal Acquisition Regulation | public buyers follow fixed thresholds, and small purchases escape most of the paper
rule US: Uyghur Forced Labor Prevention Act | importers must trace cotton, polysilicon and other inputs or see goods held
rule EU: Public procurement directives | public tenders are open to all member states above set contract values
rule GB: Procurement Act | notices run through Find a Tender, and exclusions and payment terms are public
rule IN: General Financial Rules | ministries buy through GeM, with a quota for small makers
season: budgets are spent before fiscal year end, and software renewals pile up in December and January
next: contract lifecycle | supplier payments and discounts | carbon data of suppliers
fail: B2B marketplaces for all goods lost both sides because buyers kept their suppliers and only compared prices
fail: savings-share fees ended after the first round of easy renewals
lately: tariffs and shortages made second sources a board topic
lately: agents now run small negotiations by mail, and large buyers let them close tail orders
economics: 60-78 | 0-2 | 12000-60000 USD
ask: Whose approval step disappears, and does that person agree? | How do you count savings so that the finance head believes them? | Why would a supplier answer your portal rather than the buyer's mail?
grade: low
# receivables: payment of business invoices
words: accounts receivable, collections software, overdue invoices, unpaid invoices, dso, dunning, credit control, credit controller, cash application, late paying customers, payment reminders b2b, invoice portal, bad debt, remittance advice, trade deductions, trade credit, b2b checkout, net terms, wholesaler invoices, sales ledger, sundry debtors
job: bring the cash of shipped orders in without souring the customer
buyer: credit managers
user: credit controllers
run: wholesalers, trades and freelancers | creditors choose the credit controller who gets paid without losing them the customer | hopeless old debts, court fees and success-only terms eat the collector's share
rival: HighRadius | a receivables suite for large firms | a yearly licence by quote
rival: Chaser | invoice reminders and a payer portal for smaller firms | a monthly plan by ledger size
rival US: Versapay | a customer portal for invoices | a yearly plan
rival EU: Sidetrade | collections software in Europe | a yearly licence by quote
rival: Growfin | collections and cash application from India | a yearly plan
system: Sage | holds the open items and the customer master
system: Taulia | must be fed with the invoice or the payer's clerk never sees one
system US: lockbox files | show a sum without the invoice numbers
system IN: Tally | holds the open items of most small Indian firms
today: the credit controller prints the aged-debt list on Monday, phones accounts departments and notes promises in Excel
cost: cash sits with the customer while the firm draws on its overdraft to buy stock
pain: the invoice was rejected in the customer's portal weeks ago and nobody was told
pain: one bank line pays many invoices less an unexplained deduction
pain: the salesman stops the dunning letter because a new order is near
channel: credit managers' institutes | credit controllers trust peers with the same training
channel: ERP and accounting app stores | open items must sync from day one
channel: factoring and credit-insurance brokers | a broker sees the aged-debt list before anybody
cycle: 4-24 weeks | the finance head decides on a pilot with one ledger and looks at DSO after a quarter
price: collections software for a small ledger | 50-500 USD | company a month
price: a receivables suite | 2000-15000 USD | company a month
rule US: Prompt Payment Act | federal agencies must pay contractors by set days, with interest
rule EU: Late Payment Directive | terms between firms are limited, and interest runs without notice
rule GB: Late Payment Act | statutory interest and fixed compensation back the reminder letter
rule IN: MSME Samadhaan | small suppliers can file a delay online and claim compound interest
season: quarter and year ends decide the push, and August accounts departments are empty
next: credit limits and insurance | invoice finance | B2B checkout with terms
fail: polite reminder robots were muted once each buyer's inbox had a rule for them
fail: portals asked payers to log in, and large buyers refused another login
lately: models read remittance mails and match deductions, which was the clerk's whole morning
lately: Britain plans caps on payment terms and fines for the worst payers
economics: 65-80 | 1-2 | 1000-8000 USD
ask: By how many days did DSO fall against the same ledger a year before? | Into which customer portals can you post and read a rejection? | Who may stop a dunning letter, and does the tool know it?
grade: low
# cash-planning: company budgets and cash forecasts
words: fp&a, financial planning for companies, budgeting software for companies, cash flow forecast, treasury, financial model, cash runway, scenario planning, board pack, variance analysis, excel models, cfo dashboard, fractional cfo, virtual cfo, management accounts, management reporting, cash visibility, headcount planning, startup finance, mis report
job: tell the board how long the cash lasts and what changes it
buyer: finance chiefs
user: financial analysts and controllers
run: owners of growing firms | owners keep the part-time finance chief whose forecast warned before the bank did | board packs rewritten at night and clients who outgrow a fractional day eat the retainer
rival: Anaplan | planning models for large groups | per user a year
rival: Pigment | planning for mid-size and large companies | a yearly platform fee
rival: Abacum | planning for scale-ups | a yearly plan
rival: Agicap | cash forecasts for smaller firms | a monthly plan
rival: Kyriba | treasury software for multinationals | a yearly licence by quote
system: QuickBooks | gives the actuals by account and month
system EU: EBICS | brings European bank balances by entity each morning
system: Workday | holds the headcount and salary lines that drive the plan
today: an analyst pastes the trial balance into a model with many tabs and reconciles versions named final
cost: the board pack is a fortnight old, and a covenant breach is seen after the quarter
pain: one broken link shifts a row and the runway gains a month that does not exist
pain: department heads send headcount plans in their own sheets on the last evening
pain: the group treasurer learns balances in subsidiaries by phone
channel: fractional CFO firms and accountants | one model is rolled out to all clients of the firm
channel: CFO communities | templates travel with a finance head to the next company
channel: banks and lenders | a loan with covenants asks for a forecast each quarter
cycle: 6-30 weeks | finance rebuilds one real budget in the tool before it believes
price: cash forecasting for a small firm | 50-500 USD | company a month
price: planning for a mid-size company | 1500-8000 USD | company a month
rule US: SOX Section 404 | spreadsheets that feed reports are controls that auditors test
rule EU: Restructuring Directive | states must offer early-warning tools, and German directors must watch for a cash crisis
rule GB: Wrongful trading law | directors who trade on without a forecast can be made to pay
rule IN: Companies Act | cash-flow statements and going-concern views are audited and signed by the board
season: budgets are built from September to December, and reforecasts follow each quarter
next: board reporting | debt and covenant tracking | spend controls
fail: tools that forbade Excel lost to it, because the finance head thinks in cells
fail: startup planning apps shrank when their customers ran out of the cash they were forecasting
lately: higher rates made idle cash and covenants matter again to small firms
lately: models write variance comments, and finance heads ask who checked the cause
economics: 68-82 | 1-3 | 2000-12000 USD
ask: How far off was last quarter's cash forecast, in days and in money? | What happens to the old Excel model, and who rebuilds it? | Who opens the tool in the weeks without a board meeting?
grade: low
# storeroom: plant storerooms and spare parts
words: storeroom, storekeeper, stores manager, store in-charge, mro, mro inventory, spare parts store, plant stores, tool crib, tool room, consumables, bearings, gloves and ppe stock, industrial vending machine, critical spares, stock-out at plant, reorder point, material requisition, goods receipt, gate pass, material issue slip, indent slip, maintenance parts, obsolete stock, non-moving inventory, bin card, cycle count, storesman, magasinier, lagerist, almoxarifado, spare part catalogue, duplicate part numbers
job: have the right bearing on the shelf without a room full of dead stock
buyer: plant maintenance managers
user: storekeepers
run: factories, quarries and garages | plants ring the parts dealer who has the seal on the shelf and drives it over at night | dead stock, wrong part numbers and express vans eat the counter margin
rival: Fastenal | vending machines and bins filled on site | a margin on the goods
rival: Verusen | cleaned spare-part records for large plants | a yearly licence by sites
rival: Würth | racks of screws and supplies filled by a rep | a margin on the goods
rival: Limble | maintenance software with a parts list | per user a month
rival IN: Moglix | industrial supplies for Indian plants | a margin on the goods
system: SAP Materials Management | holds the part number, the bin and the last price
system: IBM Maximo | reserves parts for the work order of next week
system: UNSPSC codes | sort parts into classes that each site fills in differently
today: the storekeeper hands out bearings against a paper slip, updates the bin card and keys issues into SAP on Friday
cost: a conveyor stands for a day over one seal that lay in the store under another part number
pain: fitters hide their own spares in lockers because the night store is locked
pain: the same motor stands in the catalogue under several descriptions and none has a photo
pain: spares of a scrapped press stay on the books because nobody signs the write-off
channel: maintenance and reliability societies | reliability engineers compare stock turns and stock-outs at the yearly meeting
channel: industrial distributors | the distributor's van driver sees each empty bin
channel: maintenance software partners | a part only matters when it hangs on a work order
cycle: 10-40 weeks | one plant counts a single room first and corporate stores follow after the audit
price: storeroom software | 300-2000 USD | site a month
price: a spare-part data clean-up | 1-6 USD | part record
rule US: OSHA lockout standard | locks, tags and guards must be at hand, so the crib has to prove issue
rule EU: Ecodesign Regulation | makers must keep spares of listed products for years, which changes how plants stock
rule GB: PUWER | work equipment must be kept in repair, and inspectors ask for part and inspection records
rule IN: Factories Act | registers of equipment and protective gear are shown to the factory inspector
season: summer and Christmas shutdowns empty the store, and the yearly count comes before the balance sheet
next: repairable spares | tool calibration | sale of surplus parts
fail: forecast models failed on parts that move once in years and whose use was never booked
fail: parts marketplaces found that plants distrust a surplus bearing without papers
lately: long lead times made plants share critical spares, and phone cameras now name a part by its photo
economics: 60-76 | 1-2 | 3000-15000 USD
ask: Who issues a part at night, and how is that booked? | What share of the part records has a maker's number that can be trusted? | Which breakdown last year waited for a part that was in the building?
grade: low
# utility-bills: energy, telecom and utility bills
words: utility bill, utility bills, energy bill audit, electricity bill check, telecom expense, telecom bills, phone contracts company, energy broker, energy procurement, power contract, gas contract, tariff comparison business, half-hourly data, demand charge, power factor penalty, bill validation, multi-site energy, meter reading bills, water bill, mobile fleet contracts, roaming bill, supplier switching business, open access power, discom bill, captive power, stromrechnung, energieeinkauf, courtier en énergie, conta de luz, mercado livre de energia, wireless invoice
job: find the errors in site bills and buy the next contract well
buyer: facilities and finance managers
user: energy and telecom analysts
run: shops, landlords and hotel groups | clients keep the bill auditor who won back years of wrong tariff | disputes that drag past the limitation date and refunds shared with brokers eat the auditor's cut
rival US: EnergyCAP | utility bill tracking for campuses and cities | a yearly plan by meters
rival: Tangoe | telecom and mobile bills of large firms | a fee by lines managed
rival: Schneider Electric Resource Advisor | energy bills and sourcing for groups | a yearly contract
rival GB: Inspired PLC | energy buying and bill checks for British firms | a commission inside the unit rate
rival: World Kinect | energy purchase and bill handling | a margin or a yearly fee
system: ENERGY STAR Portfolio Manager | takes monthly use per building for benchmark laws
system GB: Elexon settlement data | says what the meter drew before the supplier's estimate
system: utility web portals | hold the PDF behind a login that leaves with the old facilities man
system: SAP | wants the bill split by cost centre and site
today: an analyst logs into supplier portals, keys kilowatt hours into a sheet and asks the broker about the contract end
cost: estimated reads, wrong tariffs and dead phone lines are paid for years because each is small
pain: a closed branch is still billed for a line that no one can name
pain: the broker's commission hides in the unit rate and the contract rolls over on a bad day
pain: one late start of the chillers sets the demand charge for the whole year
channel: energy brokers and consultants | a broker renews each contract and wants clean meter lists
channel: chain retailers and hotel groups | one energy manager speaks for many sites
channel: bill payment bureaus | the bureau already receives each paper bill
cycle: 8-30 weeks | the finance head lets a sample of old bills be checked and pays when errors turn up
price: bill checks | 3-15 USD | meter a month
price: recovered overcharge | 25-45 USD | hundred dollars recovered
rule US: City benchmarking laws | large buildings in New York and elsewhere report use and pay above a cap
rule EU: Energy Efficiency Directive | larger users must run energy management or audits and publish plans
rule GB: Ofgem broker rules | suppliers must show broker fees and join a dispute scheme for small firms
rule IN: Green Energy Open Access Rules | factories above a set load may buy solar or wind past the discom
season: British contracts turn in April and October, and demand charges are made in the hottest week
next: emission figures from the same bills | solar and battery checks | tenant recharges
fail: no-win-no-fee auditors found the easy refunds once and had nothing to bill in the next year
fail: switching sites for firms lived on hidden commission until the regulator and courts looked at it
lately: the price shock made boards read energy contracts, and British courts opened claims over secret broker fees
economics: 55-75 | 1-2 | 1500-9000 USD
ask: How do bills arrive, by data feed, portal robot or paper? | Which errors did you find in old bills, and was the refund paid? | Who pays the fee, and does the client see it?
grade: low
# supplier-files: supplier questionnaires, audits and certificates
words: supplier questionnaire, supplier audit, supplier code of conduct, sedex, smeta audit, ecovadis rating, certificate of insurance, coi tracking, vendor certificate, iso certificate, conflict minerals, reach declaration, rohs declaration, material declaration, supply chain due diligence, lksg, csddd, forced labour, factory audit, social audit, vendor compliance, contractor prequalification, supplier scorecard, compliance consultant, export factory, buying house, garment factory audit, supply chain mapping, subcontractor papers, country of origin declaration, cbam data, eudr
job: answer each buyer's compliance request once and prove it at the audit
buyer: quality and compliance managers
user: export managers at suppliers
run: exporting factories and their buyers | factories choose the consultant whose clients passed the social audit on the first visit | travel to mills, re-audits and buyers who change the questionnaire eat the day rate
rival: EcoVadis | supplier sustainability ratings | a yearly fee to the supplier by size
rival: Sedex | shared social audits of factories | a yearly membership by site
rival US: Avetta | contractor prequalification | a yearly fee to the contractor
rival: Assent | material and origin declarations | a yearly licence
rival EU: IntegrityNext | supplier checks under the German chain law | a yearly fee by suppliers
rival US: myCOI | certificates of insurance of vendors | a yearly plan by vendors
system: SAP Ariba | asks the questions and blocks the vendor who does not answer
system: the IMDS database | takes the material sheet of each car part
system EU: TRACES | receives the due diligence statement for timber, coffee and cattle goods
system: IPC material declarations | carry substance data in one file format
today: an export manager in Tiruppur or Izmir fills the same questions in each buyer's portal and scans old certificates
cost: audit weeks stop the sewing line, and an expired paper holds a container at the buyer's gate
pain: each brand wants its own audit although the same factory passed another a month ago
pain: sub-suppliers do not answer, and the buyer still wants a signature on the whole chain
pain: consultants sell ready-made binders and the auditor finds the same payroll in each
channel: export councils and buying houses | a buying house asks its factories for the same folder each season
channel: audit firms such as SGS | auditors leave a corrective plan that needs a tool
channel: large buyers' supplier days | one buyer brings its whole vendor list
cycle: 6-30 weeks | a supplier acts when an order depends on it, a brand after legal has mapped the law
price: supplier side | 50-400 USD | factory a month
price: buyer side | 1500-12000 USD | company a month
rule US: Uyghur Forced Labor Prevention Act | customs holds goods until the maker proves where the cotton came from
rule EU: CSDDD | the largest companies must check their chains, later and more narrowly than first voted
rule EU: Deforestation Regulation | coffee, cocoa, timber and cattle goods need plot coordinates
rule GB: Modern Slavery Act | larger firms publish a statement each year and ask suppliers for evidence
rule IN: BRSR Core | the largest listed firms must disclose figures of their main suppliers
season: audits fall before the autumn and spring orders, and ratings renew by the date of the scorecard
next: corrective action plans | product carbon data | worker voice lines
fail: supplier portals built for buyers drowned factories, who copied answers or stopped replying
fail: blockchain chain maps ended at the trader who would not name his growers
lately: Brussels cut and delayed its chain laws, while customs seizures and brand rules went on
economics: 60-78 | 1-3 | 800-9000 USD
ask: Who pays, the buyer who asks or the supplier who answers? | Which buyer has accepted an answer given to another? | How deep in the chain do replies still come back?
grade: low
`,
  facts: procurementSpendFacts,
  wordings: procurementSpendWordings,
  jobs: procurementSpendJobs,
});
