import { lendingFacts } from './facts/lending.ts';
import { lendingJobs } from './jobs/lending.ts';
import { readField } from './reading/read-field.ts';
import { lendingWordings } from './wordings/lending.ts';

export const lending = readField('lending', {
  niches: `
# sme-working-capital: working capital for small firms
words: working capital, small business loan, business loan, invoice factoring, invoice finance, invoice discounting, bill discounting, merchant cash advance, revenue based financing, business line of credit, msme loan, sme lending, purchase order finance, cash flow gap, equipment loan, business lender, loan broker, supply chain finance
job: bridge the weeks between a delivered order and a paid invoice
buyer: owners of small firms
user: bookkeepers
run: traders, hauliers and small manufacturers | a haulier picks the funder who pays on the delivery note today and names the whole fee | the cost of wholesale lines, broker commission and debtors who dispute the invoice swallow the discount
rival US: Kapitus | merchant cash advances through brokers | a factor rate on the advance
rival US: Fundbox | credit lines from accounting and bank data | a weekly fee on the drawn sum
rival GB: iwoca | short loans for British and German firms | monthly interest on the drawn sum
rival IN: M1xchange | invoice discounting for Indian suppliers | a fee on each discounted invoice
rival EU: Qred | quick loans for small firms in the Nordics and Benelux | a fixed monthly fee
rival: YouLend | advances repaid from card takings, offered inside payment platforms | a fixed fee on the advance
system: QuickBooks | shows open invoices and the payer's history
system IN: India's Account Aggregator | shares bank and GST records with licensed lenders only
system US: UCC filings | tell who already has a claim on the receivables
system: open banking feeds | show balances and card takings once the owner consents
today: the owner uploads bank statements to an ISO broker, who shops the file to stacked funders by noon
cost: the factor rate looks small and turns into a ruinous yearly rate once daily debits start
pain: daily ACH debits hit the account while the big customer still sits on long net terms
pain: the bank wants audited accounts and a house as security for a sum it earns nothing on
pain: a customer's ban on assignment in the contract blocks the sale of the invoice
channel: loan brokers | brokers hold the files of owners refused by the bank
channel: accountants and bookkeepers | the bookkeeper sees the overdraft weeks before the owner admits it
channel: tills and payment processors | a card processor knows the turnover and can split it at source
cycle: 1-3 weeks | the owner takes the first offer that funds before payroll
price: the finance cost of a typical short loan | 1500-9000 USD | loan
price: factoring of a typical invoice | 100-500 USD | invoice
rule US: State commercial financing disclosures | California and New York want an annual rate shown on sales-based advances
rule EU: National factoring licences | buying invoices is free in some states and a licensed trade in Germany and France
rule GB: Consumer Credit Act | loans to sole traders fall under consumer rules below a threshold
rule IN: TReDS duty | larger buyers must join an exchange where suppliers discount their accepted invoices
season: retailers borrow in late summer for stock, and growers borrow before planting
next: supplier payment terms | credit insurance on receivables | expense cards
fail: Kabbage and its peers stopped lending within weeks of the pandemic, when funding lines froze
fail: Greensill funded invoices that did not yet exist and fell when its insurer did not renew
lately: private credit funds now buy forward flow from small-business lenders who show clean vintages
lately: platforms such as Shopify and Amazon lend to their own sellers before a broker hears of the need
economics: 30-55 | 3-8 | 500-3000 USD
ask: What was the loss on your oldest vintage, month by month, not on average? | Who funds the loans, at what advance rate, and what covenant would stop you? | How do you know that the same invoice has not been sold already?
grade: low
# checkout-instalments: pay later at the checkout
words: bnpl, buy now pay later, pay later, instalments, installments, checkout credit, pay in instalments, no-cost emi, emi at checkout, store credit, point of sale finance, shopper credit, elective surgery finance, medical financing, home improvement finance, split payments, cardless emi
job: let a shopper split a purchase and pay the store at once
buyer: heads of e-commerce
user: online shoppers
run: online shoppers and their stores | shoppers tap the plan that approves at once, and stores keep the plan that lifts the basket | first-payment defaults, card fees on each instalment and refunds of returned shoes strip the merchant fee
rival: Klarna | pay-in-parts and longer plans with a shopping app | a percentage and fixed fee per order
rival: Affirm | interest-bearing and zero-rate plans shown at the product page | a merchant fee and consumer interest
rival: Afterpay (Block) | fortnightly instalments for fashion and beauty | a percentage and fixed fee per order
rival IN: Bajaj Finserv | EMI cards for Indian shoppers | a fee to the merchant or the brand
system: Shopify | places the button and runs its own Shop Pay plan beside it
system: Experian | scores the shopper by soft pull without a mark on the file
system: Visa Instalments | runs the plan over existing card rails
today: shoppers put a sofa on a revolving credit card or leave the basket at the shipping page
cost: the store loses baskets above a week's wage, or pays a fee far above card acceptance for each plan
pain: returns and part refunds tangle the instalment plan, and the shopper pays for shoes sent back
pain: stacked plans at several apps stay invisible to each lender and to the credit bureau
pain: the store's finance team cannot match netted payouts against order numbers
channel: e-commerce agencies | the payment plugin is chosen when the shop is rebuilt
channel: brands that subsidise rates | a manufacturer pays the interest to move the dearer model
channel: dentists and home installers | front-desk staff offer the plan at the moment of the quote
cycle: 4-16 weeks | the store runs a split test on basket size before the contract is signed
price: the merchant fee on a pay-later basket | 4-10 USD | order
rule US: Truth in Lending Act | plans with interest or many parts need disclosures and a licence or partner bank
rule EU: Consumer Credit Directive | the new version puts interest-free plans under affordability checks and withdrawal rights
rule GB: Deferred payment credit regime | third-party plans need FCA authorisation, checks and access to the ombudsman
rule IN: RBI digital lending directions | no credit may be loaded on a prepaid wallet, and a key fact statement comes first
season: November baskets make the year, and the losses show in February
next: branded credit cards | shopping search | post-purchase returns
fail: regional lookalikes copied the interest-free plan and folded when funding costs rose above the merchant fee
fail: ZestMoney in India wound down after its sale to PhonePe fell through and wallet credit was barred
lately: FICO and the bureaus began to take pay-later plans into the credit file
lately: Apple closed its own plan and lets card issuers offer instalments inside Apple Pay
economics: 25-45 | 1-2 | 2000-20000 USD
ask: What merchant fee is left after losses, funding and processing on a median basket? | Does the store see new baskets, or old card buyers on a dearer rail? | How does a part refund change the plan on the next due date?
grade: low
# mortgage-origination: mortgage origination
words: mortgage, home loan, housing loan, mortgage broker, mortgage adviser, loan officer, first-time buyer, refinance, home buyer, pre-approval, remortgage, balance transfer home loan, underwriting conditions, loan processor, self-employed mortgage, down payment, house deposit, conveyancing, heloc, home equity
job: bring a home loan from application to closing without a missing paper
buyer: mortgage lenders
user: loan officers
run: homebuyers and remortgaging families | buyers follow the broker whose agreement in principle held until the keys were handed over | files that fall through before completion, clawed-back commission and bought leads cut the procuration fee
rival US: Encompass (ICE) | the origination system at most lenders | per closed loan and per seat
rival US: Blend | the borrower's application portal for banks | a fee per funded loan
rival US: Better | direct online mortgages | a lender fee and the gain on sale
rival GB: Mortgage Brain | sourcing and broker software in Britain | per adviser a month
rival IN: BankBazaar | home loan sourcing in India | a commission to the lender
system US: Fannie Mae Desktop Underwriter | returns findings and the list of conditions
system US: Encompass | holds the loan file and admits tools through a partner programme
system GB: HM Land Registry | records the charge after completion and offers a public portal
system: the credit bureau | decides whether the file goes on to valuation
today: a processor chases payslips, bank statements and gift letters by mail and clears conditions one by one
cost: each loan passes through many hands, and a lock that expires before closing eats the commission
pain: underwriting sends the file back for one unexplained deposit deep in a bank statement
pain: self-employed borrowers fail the template although the business earns enough
pain: the appraisal comes in low a week before closing and the chain of buyers trembles
channel: estate agents and builders | an agent hands the buyer to a loan officer before the first viewing
channel: broker networks and wholesale lenders | brokers use the tools their network approves
channel US: MBA conferences | lenders compare their cost per loan with peers once a year
cycle: 12-40 weeks | compliance, secondary marketing and the origination system's vendor all sign off
price: software on a funded loan | 50-250 USD | loan
price: a broker's point-of-sale portal | 80-300 USD | user a month
rule US: TRID | loan estimates and closing disclosures have fixed days, and late ones move the closing
rule US: RESPA | paid referrals between agents and lenders are a crime
rule EU: Mortgage Credit Directive | the borrower gets an ESIS sheet and days to think it over
rule GB: MCOB | advice, affordability and stress tests must be recorded on each case
rule IN: RBI home loan directions | loan-to-value is capped, and title papers go back within days of the last instalment
season: buying peaks from spring to summer, and refinancing wakes only when rates drop
next: home insurance at closing | home equity lines | title services
fail: refinance machines hired for the low-rate boom and bled cash when volumes collapsed within a year
fail: portals that did not write back to Encompass left processors typing each application again
lately: the admission of VantageScore beside FICO shakes a credit-report market that had stood still for decades
lately: the American settlement on agents' commissions lets loan officers meet buyers who have no agent
economics: 55-75 | 1-2 | 5000-40000 USD
ask: Which step of the origination system do you replace, and may you write to it? | How many days from application to clear-to-close do you take off, on purchase loans only? | What is left of your volume when rates rise and refinancing stops?
grade: low
# wage-advance: earned wage access
words: earned wage access, salary advance, advance salary, wage advance, payday loan, paycheck advance, on-demand pay, early pay, gig worker advance, cash advance app, overdraft fees, living paycheck to paycheck, small dollar loan, financial wellness benefit, get paid early
job: carry an hourly worker from an empty account to payday without a payday loan
buyer: payroll managers
user: hourly workers
run: employers with hourly crews | a warehouse signs the advance scheme that never touches its payroll run and never bounces at night | advances lost when a worker quits, instant-transfer fees and idle float gnaw at the small tips
rival US: DailyPay | accrued wages on demand through the employer | a fee per instant transfer
rival US: EarnIn | advances straight to consumers without the employer | tips and express fees
rival GB: Wagestream (Stream) | flexible pay at British employers | a fee per transfer and an employer subscription
rival IN: Refyne | salary advance through Indian employers | a fee per withdrawal
rival EU: Payflow | salary on demand through employers, from Barcelona | per employee a month
system: ADP | holds the next net pay and sells wage access in its own marketplace
system: UKG | proves the shift that is being advanced
system: Visa Direct | pushes the advance to a card within minutes
today: the worker rolls a payday loan or runs into overdraft a few days before the direct deposit
cost: overdraft and rollover fees take a day's pay, and the foreman loses staff to weekly payers
pain: a car repair on Wednesday means a missed shift on Thursday when payday is Friday week
pain: advances shrink the next pay slip, and the same worker is back within days
pain: payroll fears deductions that come in wrong when someone quits in mid-cycle
channel: payroll vendor app stores | the deduction file has to live in payroll anyway
channel: staffing agencies and warehouse operators | warehouse operators lose people over pay speed each week
channel: gig platforms and driver forums | instant pay decides which app a driver opens
cycle: 8-24 weeks | HR likes it at once, and payroll and legal decide later on deductions and licences
price: an instant transfer of earned wages | 1-4 USD | transfer
price: an employer plan | 1-3 USD | employee a month
rule US: State earned-wage laws | Nevada, Missouri and others license providers, while some states call an advance a loan
rule EU: Consumer Credit Directive | an advance with any fee can count as credit unless the employer grants it
rule GB: FCA price cap | advances outside payroll count as high-cost credit under the daily cost cap
rule IN: Payment of Wages Act | deductions from wages are limited, and a lender must be a regulated entity
season: use peaks before school starts, in December and in weeks with an extra bill
next: savings straight from payroll | bill splitting across paydays | overdraft protection
fail: advances made on predicted hours ran into losses when workers changed the account before payday
fail: voluntary tips shown as a default drew regulators, and the business model went with them
lately: American states write licences for earned wage access instead of waiting for a federal answer
lately: Cash App and Chime give advances inside the account, which leaves little for apps beside it
economics: 35-60 | 4-9 | 15-80 USD
ask: Do you see actual hours in the time clock, or guess from past deposits? | How many advances does the median worker take in a month, and what fee is that in total? | In which states would your product be called a loan?
grade: medium
# thin-file: credit for people without a file
words: credit score, no credit history, thin file, credit invisible, credit for immigrants, alternative credit scoring, microloan, microfinance, unbanked, smallholder loan, women borrowers, self-help group, joint liability group, underwriting api, cash-flow underwriting, psychometric score, mobile loan, instant loan app, credit builder, new to credit
job: tell who will repay when the bureau has nothing on them
buyer: risk heads of lenders
user: credit analysts
run: market women and new arrivals | women choose the lender whose officer comes to the square and whose next loan is larger | motorbike rounds, small tickets, cash lost on the road and a bad harvest consume the interest
rival: Nova Credit | foreign credit files and cash-flow data for lenders | a fee per report
rival US: Zest AI | underwriting models for banks and credit unions | a yearly licence by loan volume
rival: Tala | phone loans from handset and repayment data | a fee on each loan
rival IN: Perfios | bank-statement analysis for Indian lenders | a fee per statement
rival: Musoni | a core system for microfinance institutions | per active loan a month
system IN: CRIF High Mark | receives the record that builds a microfinance borrower's file
system KE: M-Pesa statements | give cash flow where no file exists
system IN: Aadhaar eKYC | proves identity through licensed agencies only
system: Plaid | brings bank transactions where no score exists
today: a field officer sits with the women's group, asks the neighbours and writes household income on a form
cost: each small loan costs almost as much to sign as a large one, so the poorest wait longest
pain: an immigrant engineer with a clean record at home is refused a phone contract after arrival
pain: borrowers take the first app loan to repay the second, and no bureau sees it in time
pain: the centre meeting collects cash that the officer carries home on a motorbike
channel: credit unions and community lenders | a community lender's charter asks for loans to thin files
channel IN: MFIN and Sa-Dhan meetings | one microfinance lender's pilot is watched by all
channel: phone shops and agro-dealers | the loan is needed where the device or the seed is sold
cycle: 16-52 weeks | the risk team back-tests on old declined files and model validation comes after
price: a score or cash-flow report | 0.5-5 USD | applicant
price: a microfinance core system | 0.3-1.5 USD | active loan a month
rule US: Equal Credit Opportunity Act | a refusal needs specific reasons, also when a model decided
rule EU: AI Act | credit scoring of people is high-risk AI with records and human oversight
rule GB: FCA creditworthiness rules | affordability must be tested beyond the score
rule IN: RBI microfinance directions | household income and repayment share are capped for collateral-free loans
season: lending peaks before sowing and before Diwali or Eid, and arrears follow a bad monsoon
next: rent reporting to the bureau | micro-insurance on the loan | savings groups on the phone
fail: phone-loan apps that scraped contact lists for shaming were thrown out of the app stores
fail: over-lending in Andhra Pradesh ended in a state law that stopped repayment almost overnight
lately: cash-flow data from open banking entered mainstream scores for those with short files
lately: Indian microfinance cut group loans after arrears rose, and lender caps per borrower were tightened
economics: 45-70 | 1-2 | 4000-30000 USD
ask: On which declined applicants was the score tested, and what did those granted later repay? | Can you name the reasons for a refusal in words that a regulator accepts? | What stops the borrower from holding several app loans that you cannot see?
grade: low
# collections: debt collection
words: debt collection, collections agency, overdue loan, loan recovery, arrears, recovery agent, delinquent account, debt recovery, repayment plan, hardship plan, past due, charge-off, skip tracing, promise to pay, debt buyer, collections software, call centre collections, settlement offer, bad debt
job: bring late borrowers back to paying without breaking a rule
buyer: heads of collections
user: collections agents
run: banks, clinics and landlords | a bank places the next batch with the agency that recovers most and draws no ombudsman case | unanswered dials, data tracing, court fees and agents who leave after a season eat the contingency share
rival US: TrueAccord | digital-first collections in place of calls | a share of recovered money
rival: C&R Software | Debt Manager, the collections system of many banks | an enterprise licence
rival IN: Credgenics | legal notices and field collections for Indian lenders | per case or per loan
rival GB: Ophelos (Intrum) | digital arrears journeys in Britain | per account or a share of recovery
rival EU: Intrum | collection and debt purchase across Europe | a share of recovered money
system US: LoanPro | holds the balance and the days past due
system: predictive diallers | must respect call caps and quiet hours
system US: Metro 2 files | record the arrears on the credit file
system: WhatsApp Business | carries the payment reminder that borrowers do read
today: agents dial down a bucket of days past due and note promises to pay that are often broken
cost: the right person rarely picks up, so most seats pay for voicemail while accounts roll to charge-off
pain: numbers are old, and the borrower lets each unknown call ring out
pain: one harsh message recorded on a phone becomes a complaint to the CFPB or ombudsman
pain: agencies report in spreadsheets that disagree with the lender's ledger
channel US: ACA International conventions | agencies buy what passes their compliance audit
channel: lender panels and debt buyers | a champion-challenger slice of accounts decides who keeps the book
channel: core-system vendors | the arrears module is named in the tender for a loan core
cycle: 12-36 weeks | the lender gives a slice of one bucket and compares roll rates for some months
price: the contingency on a recovered account | 150-500 USD | recovered account
price: collections software | 80-200 USD | agent seat a month
rule US: Regulation F | call attempts are capped, and e-mail or text needs an opt-out in each message
rule EU: Credit Servicers Directive | buyers and servicers of bad loans need a licence and must treat borrowers fairly
rule GB: Breathing Space | enforcement and interest stop during the moratorium, and forbearance comes first
rule IN: RBI recovery agent code | no calls in the evening or early morning, and agents carry an authorised letter
season: American recoveries peak with tax refunds in February and March
next: hardship plans | payment reminders before the due date | sale of charged-off portfolios
fail: polite e-mail alone recovered early buckets but left late ones to the old agencies, with the fees
fail: field apps in India lost lenders when agents they could not control went to the press
lately: voice agents that speak many languages now make the first call, and regulators ask for the recordings
lately: pay-later plans and student loans returned to credit files, and younger borrowers fell into the late buckets
economics: 45-70 | 1-2 | 8000-40000 USD
ask: By how much did the roll rate fall, bucket by bucket, against the champion agency? | Which states or countries license you to collect in your own name? | What does the agent see when a borrower says that the job is gone?
grade: low
# vehicle-finance: car, motorbike and rickshaw loans
words: auto loan, car loan, car finance, vehicle finance, vehicle loan, two-wheeler loan, bike loan, motorcycle loan, boda boda loan, okada financing, rickshaw loan, tractor loan, hire purchase, pcp, personal contract purchase, lease to own, buy here pay here, dealer finance, captive finance, hypothecation, repossession, repo agent, gps lock, balloon payment, negative equity, subprime auto, finance and insurance desk, used car loan, truck loan, drive to own, keke, tricycle loan
job: lend against a vehicle and get it back or paid
buyer: heads of vehicle finance
user: dealer finance desks
run: drivers, riders and car buyers | a rider goes to the lender who hands over the bike this week and takes daily payments | repossession trips, auctions below the balance and trackers torn out take more than late fees bring
rival US: Dealertrack (Cox) | applications from dealer desks to many lenders | a fee by dealer and funded deal
rival US: defi SOLUTIONS | origination and servicing of car loans | a monthly fee by loans
rival: Solera | vehicle values and dealer software | by subscription and look-up
rival KE: M-KOPA | pay-as-you-go phones and motorbikes in Africa | a deposit and daily payments
rival IN: Shriram Finance | loans on used trucks and motorbikes | interest to the borrower
rival GB: Zuto | a broker for car finance | a commission from the lender
system US: RouteOne | carries the credit application from dealer to lender
system IN: VAHAN | records the hypothecation on the registration
system GB: HPI checks | show whether a car still carries finance
system: telematics trackers | say where the vehicle is when payments stop
today: the finance desk at the dealership shops an application to several lenders while the buyer waits with coffee
cost: a repossessed car goes to auction below the balance, and the boda rider loses his income with it
pain: pay stubs and dealer invoices are doctored, and the lender learns at the first missed payment
pain: title and lien papers arrive weeks late, so the funded contract sits in the suspense file
pain: riders earn daily in cash while the instalment is written for the month
channel: franchised and independent dealers | the desk manager decides which lender sees the deal
channel: rider associations and ride apps | a boda stage chairman vouches for each rider
channel: vehicle makers' finance arms | a maker opens its dealers when the loan sells units
cycle: 8-40 weeks | a lender tries a dealer group, then watches the first payments come in
price: a decision on an application | 1-8 USD | application
price: servicing of a car loan | 5-15 USD | loan a month
rule US: Equal Credit Opportunity Act | dealer markups and model declines must be explained and fair
rule EU: Consumer Credit Directive | leases with an option to buy and small loans get full affordability checks
rule GB: FCA motor finance rules | discretionary commission is banned, and old deals face redress
rule IN: RBI fair practices code | repossession follows notice, and agents may not seize by force
season: tax refunds bring American buyers in spring, number plates Britons in March and September
next: insurance and service plans | resale of repossessed vehicles | battery leases
fail: online car sellers lent to their own buyers and wrote off loans when used prices fell
fail: moto-taxi lenders grew on deposits and found the bikes stripped in the next country
lately: Tricolor collapsed over loans pledged to several banks, and British courts reopened dealer commissions
economics: 30-60 | 1-2 | 100-9000 USD
ask: What is the loss after resale on the oldest cohort, not the default rate? | Who holds the title or lien, and how fast can the vehicle be found? | How does the instalment follow the rider's daily income?
grade: low
# education-loans: education loans and fee finance
words: student loan, education loan, study abroad loan, tuition loan, school fee financing, school fees loan, college fees, fee instalments, income share agreement, bootcamp financing, student debt refinance, co-signer, study loan without collateral, vidya lakshmi, pslf, federal loan, bursar, tuition payment plan, sallie mae, student borrower, repayment plan for graduates, scholarship and loan, international student loan, coaching fees emi, private school fees, parent loan, career-linked loan
job: pay the fees now from what the graduate will earn
buyer: student lenders
user: students and their parents
run: students and their parents | families take the lender whose sanction letter reaches the consulate before the appointment | years of moratorium, dropouts without a salary and graduates who move abroad tie up the capital
rival US: Sallie Mae | private student loans | interest to the borrower
rival US: SoFi | refinancing for graduates with good jobs | interest to the borrower
rival: Prodigy Finance | loans for masters students abroad | interest and an origination fee
rival: MPOWER Financing | loans for international students | interest and an origination fee
rival IN: Avanse | education loans for study abroad and schools | interest and a processing fee
rival GB: Lendwise | loans for postgraduate study | interest and a fee
system US: the COD system | pays out federal aid to the school
system IN: Vidya Lakshmi | carries one application to many banks
system: the bursar's ledger | certifies enrolment and takes the disbursement
system: Flywire | moves foreign tuition to the university
today: parents carry admission letters, fee schedules and land papers from branch to branch before the visa date
cost: a late sanction letter costs the seat, and a wrong degree leaves a debt longer than the career
pain: the bank wants collateral that the family of the first graduate does not own
pain: the visa officer wants proof of funds before the lender wants proof of the visa
pain: servicers change, the autopay breaks and the forgiveness count is lost
channel: study-abroad counsellors | the counsellor who files the admission also names the lender
channel: bursars and financial aid offices | a preferred lender list reaches each admitted student
channel: bootcamps and private schools | a school fills seats when fees come by the month
cycle: 8-36 weeks | a lender is judged on school lists a full intake before money flows
price: an education loan set-up | 100-1000 USD | loan
price: a fee instalment plan | 30-100 USD | student a year
rule US: Truth in Lending Act | private education loans have their own disclosures and a cooling-off period
rule EU: Consumer Credit Directive | most private student loans fall under credit checks and withdrawal rights
rule GB: Consumer Credit Act | private fee loans and income shares need authorisation as regulated credit
rule IN: RBI digital lending directions | fee loans through coaching apps name the lender and pay the account directly
season: sanctions crowd from May to August before the autumn intake, with a smaller wave in December
next: refinancing after graduation | foreign exchange for tuition | student insurance
fail: income share schools such as Lambda placed too few graduates and regulators called the shares loans
fail: Indian coaching apps sold fee loans to parents who thought it was an instalment plan
lately: America capped federal graduate loans, so private lenders return to grad schools
economics: 30-55 | 1-2 | 80-900 USD
ask: What do graduates of this very course earn, and from which source? | Who bears the loss when the student drops out in the first term? | Does the money go to the bursar or to the borrower?
grade: low
# equipment-leasing: equipment leasing and asset finance
words: equipment leasing, equipment finance, asset finance, machine loan, machinery loan, leasing company, lessor, lessee, operating lease, finance lease, residual value, sale and leaseback, vendor finance, leasing broker, medical equipment lease, restaurant equipment lease, tractor leasing, solar leasing, construction equipment finance, lease accounting, ucc filing, hire agreement, device as a service, lease quote, end of lease, equipment loan for small business, yellow iron, commercial hire
job: put a machine to work now and pay for it as it earns
buyer: leasing companies
user: leasing brokers
run: builders, farmers and clinics | a dealer sends his buyers to the lessor who approves before the digger leaves the yard | residuals set too high, broker commission and machines hidden in a far quarry shrink the spread
rival: Odessa | lease origination and accounting | a licence by portfolio
rival: Alfa Systems | asset finance software for large lessors | a licence by portfolio
rival US: LTi Technology Solutions | lease systems for small lessors | a monthly fee by contracts
rival EU: Grenke | small-ticket leasing through dealers | a monthly rate to the lessee
rival: DLL | vendor finance for machine makers | a monthly rate to the lessee
rival IN: Mufin Green | leases and loans on electric vehicles | a monthly rate to the lessee
system US: UCC filings | put the lessor first in line for the machine
system: Dun & Bradstreet | scores the lessee before the quote
system: the dealer's quote tool | shows a monthly rate beside the list price
system: Ritchie Bros. auctions | show what a used excavator brings
today: a broker mails the dealer invoice and last year's accounts to several funders and waits for terms
cost: the contractor rents by the week at a worse rate while the credit desk asks for another bank statement
pain: the residual was set in a boom and the combine comes back in a glut
pain: a fresh-air invoice financed a machine that never existed
pain: lessees miss the notice window, and the rent rolls on for another year
channel: equipment dealers | the dealer's salesman closes more when a monthly rate stands on the quote
channel: leasing brokers' associations | brokers place deals with funders they meet at the yearly meeting
channel: accountants of tradesmen | the accountant says lease or buy before the tax year ends
cycle: 6-36 weeks | a lessor runs old deals through it, then gives it one vendor programme
price: lease origination software | 60-250 USD | user a month
price: a broker fee on a small lease | 200-2500 USD | deal
rule US: UCC Article 9 | an unfiled lien loses the machine to the next creditor
rule EU: IFRS 16 | lessees of listed groups show almost each lease as a debt
rule GB: Full expensing | bought plant is written off at once, while most leased plant is not
rule IN: GST on leasing | rentals bear GST each month, and lessors register as NBFC when finance leads
season: year end brings tax-driven orders, and farm leases follow the harvest
next: insurance of leased assets | resale of returned machines | usage-based rents
fail: device-as-a-service startups funded gadgets from equity and sat on returned stock
fail: small-ticket lessors trusted vendors who sold the same copier to several funders
lately: makers offer robots and chargers by the month, so lessors must price things without a second-hand market
economics: 25-55 | 0.5-1.5 | 400-9000 USD
ask: What does the asset bring at auction after the term, and who says so? | Who proves that the machine was delivered and exists? | Where does the lessor's own money come from, and at what advance rate?
grade: low
# private-loans: loans between friends, family and private lenders
words: loan between friends, lend money to family, family loan, friends and family loan, iou, money lent to a friend, promissory note, private lender, hard money lender, bridge loan, bridging finance, peer to peer lending, p2p lending, crowdlending, moneylender, sahukar, loan shark, interest-free loan, qard hasan, islamic finance, loan agreement template, fix and flip loan, seller financing, marketplace lending, private credit for individuals, loan tracking, split repayments, borrow from community, mutual aid fund
job: lend to someone known without losing the money or the friend
buyer: private lenders
user: borrowers among friends
run: flippers, relatives and small traders | a flipper returns to the private lender who funds the auction purchase within the completion week | stalled renovations, lawyers' letters and loans to cousins nobody dares to sue take the interest
rival US: Pigeon Loans | papers and reminders for loans between friends | a monthly fee or per loan
rival US: National Family Mortgage | home loans inside the family | a set-up fee by loan size
rival: Mintos | loans of many lenders offered to savers | a share of the lender's income
rival IN: LenDenClub | peer-to-peer loans under an RBI licence | a fee on the loan
rival GB: Together | bridging and specialist secured loans | interest and a fee
rival US: Kiavi | bridge loans for house flippers | points and interest
system: the bank's standing order | makes the repayment happen without a reminder
system US: IRS rate tables | set the least interest before a family loan counts as a gift
system: land registers | hold the charge that secures a private mortgage
today: a brother sends money by phone transfer with the word loan in a chat and never mentions it again
cost: the lender loses the sum and the Sunday dinner, and the estate argues whether it was a gift
pain: a reminder from a friend feels like an insult, so none is sent
pain: nobody wrote down dates, and part payments in cash are remembered differently
pain: a flipper's bridge loan runs out while the buyer's mortgage is still in underwriting
channel: estate lawyers and family accountants | a lawyer drafts the note when parents help with a deposit
channel: property investor meetups | flippers swap names of private lenders and their points
channel: mosques, churches and diaspora clubs | congregations already lend without interest among members
cycle: 0-4 weeks | people decide on the day the money is asked for
price: papers for a family loan | 20-300 USD | loan
price: tracking of a private loan | 3-15 USD | loan a month
rule US: Below-market loan rules | a family loan below the published rate counts as a gift of interest
rule EU: Crowdfunding Regulation | business loans from a crowd need a licensed platform and a key facts sheet
rule GB: FCA rules on peer lending | platforms need permission, and new investors face a test and a cap
rule IN: RBI peer-lending directions | platforms may not promise returns or liquidity, and caps hold per lender
rule IN: State moneylending acts | lending as a trade needs a state licence and bounded interest
season: weddings, school fees and house deposits set the dates, and December brings small loans
next: gift letters for mortgages | wills that mention the loan | shared expense tracking
fail: peer-lending pioneers such as Zopa and Funding Circle closed their retail side for bank money
fail: friend-loan apps earned a few dollars once and met each user only once
lately: India forbade peer platforms to act like deposits, and parents' help became a normal mortgage ingredient
economics: 40-80 | 4-9 | 20-400 USD
ask: Who chases the late payer, the friend or the app? | How is money earned on a loan that happens once? | Is the platform lending, brokering or only writing the paper?
grade: low
`,
  facts: lendingFacts,
  wordings: lendingWordings,
  jobs: lendingJobs,
});
