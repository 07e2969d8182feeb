import { personalFinanceFacts } from './facts/personal-finance.ts';
import { personalFinanceJobs } from './jobs/personal-finance.ts';
import { readField } from './reading/read-field.ts';
import { personalFinanceWordings } from './wordings/personal-finance.ts';

export const personalFinance = readField('personal-finance', {
  niches: `
# budgeting: household budgets and subscriptions
words: budget app, budgeting, expense tracker, expense manager, spending tracker, track spending, subscription tracker, cancel subscriptions, envelope budgeting, zero-based budget, mint alternative, money management app, household finances, couples budget, bill reminder, where money goes, net worth tracker, financial coach, split expenses, monthly kharcha
job: see where the month's money went and what is still free
buyer: salaried households
user: budgeting households
run: couples and households on a salary | couples stay with the money coach who looks at the statement without a raised eyebrow | bank-feed fees and people who quit after the January resolution eat the yearly plan
rival: YNAB | zero-based envelopes with a devoted following | a yearly subscription
rival US: Monarch Money | shared household dashboards | a yearly subscription
rival US: Rocket Money | the finding and cancelling of subscriptions | a monthly price of choice and a share of each lowered bill
rival GB: Emma | an open-banking spending tracker in Britain | a monthly plan over a free tier
rival IN: INDmoney | spending and net worth on one Indian screen | a commission on the investments it sells
rival: Spendee | shared wallets with bank feeds | a yearly plan over a free version
system US: Plaid | brings bank transactions and breaks when a bank changes its login
system: open-banking connections | read an account only as long as the user renews consent
system IN: Account Aggregator consents | open Indian bank data for a stated purpose and time only
system: merchant category codes | label a supermarket run and a petrol stop as the same thing
today: one partner copies card statements into a Google Sheet on Sunday night and stops in March
cost: forgotten trials and overdrafts eat the money that was meant for the emergency fund
pain: a bank link breaks with a login code, and a month of groceries is missing from the envelopes
pain: Venmo and Amazon lines say nothing about what was bought or who owes whom
pain: one partner budgets and the other only gets the reproach
channel: personal-finance creators and subreddits | followers copy the method together with the envelopes
channel US: app-store search for Mint alternatives | users look in the week their old budget app dies
channel: financial coaches | a coach puts each client on the same sheet
cycle: 1-2 weeks | users decide in a trial around the New Year or the first joint rent
price: a budgeting subscription | 5-15 USD | household a month
rule US: CFPB Section 1033 rule | access to bank data is promised by rule and contested in court and in price
rule EU: PSD2 account information | reading accounts needs registration or an agent's contract with a licensed firm
rule GB: FCA account information service | consent is reconfirmed by the user, and advice must not slip into the tips
rule IN: Account Aggregator framework | bank data comes only through consent managers, for a stated purpose and time
season: January brings the sign-ups and summer holidays bring the lapses
next: bill negotiation | shared accounts for couples | net worth and retirement plans
fail: Mint was loved, lived on card referrals and was closed by its owner when those earned too little
fail: users who had fixed their budget no longer saw a reason to pay the renewal
lately: the end of Mint moved people to paid apps for the first time
lately: JPMorgan and other banks asked aggregators to pay for each data pull
economics: 60-80 | 4-9 | 20-70 USD
ask: What share of trial users still opens it in the fourth month? | What does one linked household cost you in data fees a month? | Who in the couple pays, and does the other partner ever log in?
grade: medium
# everyday-accounts: accounts for badly banked workers
words: neobank, challenger bank, bank account, debit card, gig worker bank, immigrant bank account, newcomers to the country, no ssn, unbanked, underbanked, overdraft fee, early paycheck, spending account, migrant account, freelancer bank account, digital bank, prepaid card, tax set-aside, uneven income, zero balance account
job: get an account that opens with the papers they have
buyer: newcomers and gig workers
user: gig and hourly workers
run: newcomers, drivers and cash-paid workers | newcomers open where a foreign passport is enough and the card works at the first petrol station | identity checks, card fraud and balances that empty on payday eat the interchange
rival US: Chime | a fee-free account with early direct deposit | interchange on each card purchase
rival: Revolut | app accounts with currencies and pots | a monthly plan over a free tier
rival: Wise | accounts with local details in many currencies | a fee on each transfer
rival US: Majority | an account with calls home for migrants | a monthly membership
rival US: Lili | accounts for the self-employed with tax pots | a monthly plan over a free tier
rival IN: Jupiter | a savings and card app on partner banks in India | a fee on loans and cards
system: partner banks | hold the deposits, answer to the supervisor and decide which programmes stay
system: Visa debit | brings the interchange that pays for the account
system: Persona | accepts or refuses a passport or residence card at onboarding
system IN: Aadhaar eKYC | opens an Indian account in minutes for those whose papers match
today: the driver is paid to a prepaid card or cashes cheques at the corner because the branch asked for papers
cost: cheque-cashing, overdraft and ATM fees take a shift's pay out of the month
pain: a newcomer without a social security number is turned away at onboarding after a long form
pain: frozen accounts stay frozen for weeks, and the only support is a chat robot
pain: taxes on gig income fall due in April and the money is already spent
channel: gig platforms and staffing agencies | the account for wages is named on the first day of work
channel: hometown associations and churches | newcomers open the account that a cousin already has
channel: referral bonuses | drivers compare the bonus more than the bank
cycle: 1-2 weeks | a new job, a new country or a surprise fee triggers the switch
price: a paid account plan | 3-10 USD | customer a month
rule US: FDIC pass-through insurance | cover holds through a sponsor bank only if each balance can be named
rule EU: Payment Accounts Directive | any legal resident has the right to a basic account
rule GB: FCA e-money safeguarding | e-money is safeguarded, not insured by FSCS, and must not be sold as a deposit
rule IN: RBI outsourcing rules | an app is a front for a licensed bank and may not call itself one
season: tax refunds in February and March and the autumn arrival of students bring most new accounts
next: credit-builder cards | remittances | earned wage access
fail: Synapse collapsed with ledgers that did not match the banks, and savers lost access for months
fail: customers kept their salary at the old bank and used the new card for coffee, so interchange stayed tiny
lately: examiners put sponsor banks under consent orders, and neobank programmes without volume were off-boarded
lately: large neobanks applied for charters of their own to stop renting one
economics: 40-60 | 2-5 | 25-120 USD
ask: What share of customers sets direct deposit within the first month? | Which bank holds the money, and who reconciles the ledger each night? | Which identity papers pass your onboarding that a branch would refuse?
grade: low
# debt-payoff: payoff of card and student debt
words: credit card debt, pay off debt, debt payoff app, student loans, education loan, debt relief, debt snowball, debt consolidation, credit counselling, credit repair, improve credit score, cibil score, debt settlement, overindebted, minimum payment, loan forgiveness, iva, debt management plan, credit builder
job: get out of card and student debt without another loan
buyer: borrowers with card debt
user: indebted borrowers
run: borrowers behind on their cards | borrowers trust the counsellor who got the neighbour's collector to stop calling and charged nothing up front | creditor refusals, dropped plans and the cost of regulated advice eat the monthly plan fee
rival: Credit Karma (Intuit) | free scores and card offers | a referral fee to lenders
rival US: National Debt Relief | settlement programmes by phone | a share of the enrolled debt
rival: Undebt.it | a payoff planner by snowball or avalanche | a small yearly fee over a free version
rival GB: StepChange | free debt plans in Britain | a share of repayments, borne by creditors
rival IN: FREED | settlement programmes in India | a fee on the settled debt
rival EU: Bravo | settlement programmes in southern Europe | a share of the debt it takes off
system: Experian | shows balances, late marks and the score that users watch
system US: Method | lists a borrower's cards and loans and pushes payments to creditors
system US: StudentAid.gov | shows federal loans and decides plans, forbearance and forgiveness
system: card statements | show balance, rate and minimum payment, each bank in its own PDF
today: the borrower pays the minimum on each card, moves balances at teaser rates and avoids the collector's letters
cost: interest swallows most of the payment, and a missed due date on one card raises the others
pain: servicers change, autopay is lost in the move, and the borrower learns it from the credit score
pain: settlement firms tell clients to stop paying, and a summons comes before the offer
pain: shame keeps people from opening the app in the month when they need it most
channel: nonprofit debt counsellors | a refused loan is the day when a borrower asks for help
channel US: employers with student-loan benefits | matching payments can be tax-free in America
channel: creators who show their own payoff | followers copy the snowball and post their own balances
cycle: 1-4 weeks | people act after a refused card, a collector's call or New Year
price: a payoff or credit-builder subscription | 5-25 USD | borrower a month
rule US: FTC Telemarketing Sales Rule | no debt-relief fee may be taken by phone sellers before a debt is settled
rule EU: Consumer Credit Directive (CCD2) | member states must offer independent debt advice to borrowers in trouble
rule GB: FCA debt-advice authorisation | advice on an IVA or debt plan is regulated, and lead fees are banned
rule IN: Credit Information Companies Act | a settled loan stays marked as settled, which scares the next lender
season: balances peak in January after the holidays, and refunds pay them down in March
next: savings for the first emergency | score monitoring | bankruptcy and insolvency help
fail: Tally paid users' cards from its own credit line and shut down when it could not fund it
fail: Lexington Law took credit-repair fees too early and collapsed after the case of the CFPB
lately: student-loan collections resumed after the pandemic pause, and the scores of late borrowers dropped sharply
lately: medical debt left and re-entered credit reports as rules were passed and struck down
economics: 50-75 | 5-9 | 30-150 USD
ask: How much faster is a user debt-free, measured against the minimum payment? | Who pays you, the borrower, the creditor or the next lender? | May you advise on settlement where you operate, or only show numbers?
grade: low
# starter-investing: first savings and investing
words: investing app, start investing, micro-investing, spare change, round-ups, robo-advisor, index funds, stock trading app, fractional shares, stocks and shares isa, sip investment, mutual fund app, retirement savings, pension pot, beginners invest, emergency fund, savings goal, high yield savings, ethical investing, halal investing, financial literacy, women investors
job: get from a first spare note to a habit of investing
buyer: young savers
user: first-time savers
run: students and young wage earners | beginners stay with whoever explained the first red month before it came | tiny balances, custody fees and sign-ups bought with a free share eat the platform charge
rival US: Acorns | round-ups into index portfolios | a monthly subscription
rival: Robinhood | commission-free trading in stocks, options and crypto | a yearly subscription, with order flow in place of commissions
rival EU: Trade Republic | ETF savings plans at low cost | a small fee per order
rival GB: Moneybox | ISAs, pensions and round-ups in Britain | a monthly fee and a share of assets
rival IN: Groww | direct funds and broking in India | a flat fee per order
system: DriveWealth | clears fractional orders for partner apps and holds custody
system EU: Upvest | gives European savings apps custody and orders behind one contract
system IN: CDSL | holds the demat account of an Indian beginner
system GB: pension transfer forms | move old pots slowly, often on paper
today: the beginner leaves wages in a current account, follows a tip on Instagram and buys at the top
cost: years of inflation and one bad option trade cost more than any fund fee would
pain: jargon such as ETF, KID and expense ratio stops people at the risk questionnaire
pain: a first red month ends the habit, and the app is deleted with the loss
pain: workplace pots are scattered over past employers, and nobody remembers the logins
channel: finance creators and podcasts | trust in a face opens the first brokerage account
channel: employers and payroll | money that never reaches the card is saved
channel: a free share for each referral | friends compare which stock each of them was given
cycle: 1-2 weeks | a bonus, a rally or a first job brings the decision
price: a micro-investing plan | 2-12 USD | saver a month
price: a managed starter portfolio | 10-60 USD | account a year
rule US: Investment Advisers Act | a nudge that picks funds is advice and needs registration, and testimonials need disclosure
rule EU: MiFID II | brokers must test appropriateness and lose payment for order flow
rule GB: FCA financial promotions | each advert needs approval, and targeted support gives hints short of advice a regime
rule IN: SEBI finfluencer rules | unregistered tipsters may not be paid by brokers, and advice needs a licence
season: tax-year ends in March and April move ISAs, ELSS and IRAs
next: pension consolidation | kids' accounts | tax-loss and capital-gains reports
fail: small balances at a share of assets never paid for the support calls of a falling market
fail: copycat brokers spent on free shares in the boom, and dormant accounts stayed behind
lately: SEBI curbed weekly index options after it showed how many small traders lose
lately: cash at high yields competes with the first fund, and apps lead with a savings rate
economics: 50-75 | 2-6 | 30-200 USD
ask: What is the median balance after a year, and what does it earn you? | Where does information end and advice begin on your screens, and who checked? | How many users added money in the month after a fall?
grade: low
# family-money: money between parents and children
words: kids debit card, pocket money, allowance app, chores, teen bank account, teen card, teaching kids money, junior isa, joint account, couples money, split bills, roommates, flatmates, elderly parents finances, financial abuse, power of attorney, scam protection, family finance, child savings, gift money, sukanya samriddhi
job: share money matters in the family without handing over the card
buyer: parents and adult children
user: teenagers and older relatives
run: parents, teenagers and ageing relatives | parents pick the card that the child's friends carry and that freezes in a second | plastic, top-up fees and teenagers who leave for a real bank eat the subscription
rival US: Greenlight | debit cards, chores and investing for kids | per family a month
rival: GoHenry (Acorns) | prepaid cards and lessons for children | per child a month
rival: Revolut | child accounts run from the parent's app | a monthly plan over a free tier
rival US: Step | teen accounts with a card that builds credit | interchange on each card purchase
rival: Splitwise | shared tabs among flatmates and travellers | a yearly plan over a free version
rival IN: FamApp (FamPay) | teen cards and UPI in India | interchange and small card fees
system: custodial accounts | hold the child's money in the parent's name at a partner bank
system US: Apple Cash Family | sits on the child's phone already
system: Apple Family Sharing | links the child's phone to the parent and asks before a purchase
system GB: the lasting-power register | proves to a British bank who may act for a parent
today: parents hand out cash on Saturday, or pay by their own card and keep a list on the fridge
cost: cash gets lost, couples quarrel over who paid, and a scammer empties the grandmother's savings in one afternoon
pain: teenagers cannot buy online without the parent's card, so they keep its number
pain: the bank will not speak to the son who sorts out his father's bills
pain: flatmates stop settling up, and the one with the credit card carries the rest
channel: schools and parent groups | one class mother brings the whole class
channel: credit unions and banks | a bank wants the next generation's account under its own brand
channel: elder-law lawyers and carers' charities | families ask for help with the bills on the day of the diagnosis
cycle: 1-3 weeks | a birthday, a first phone or a scam attempt starts the search
price: a family card plan | 4-15 USD | family a month
price: protection for an older parent | 10-30 USD | family a month
rule US: COPPA | a child's data needs a parent's consent that can be shown
rule EU: GDPR Article 8 | children below the national age cannot agree to an app alone
rule GB: ICO Children's Code | defaults for children must be private, with location and nudges off
rule GB: Mental Capacity Act | a son or daughter needs a registered power to run a parent's account
rule IN: RBI minors' accounts | a child may run an account alone only from the age and limit that the bank sets
rule IN: DPDP Act | tracking of children is barred, and a parent's consent is verified
season: back-to-school and December gifts bring the sign-ups
next: first credit building for students | funeral and estate planning | school lunch and club payments
fail: children came of age, outgrew the card and moved to the parents' bank or Cash App
fail: watch-over tools for older people were praised by the children and refused by the parents
lately: Apple and Cash App opened accounts for teens at no fee
lately: voice-clone calls to grandparents made families ask for alerts and payment brakes
economics: 45-65 | 3-6 | 30-120 USD
ask: Who installs it first, the parent or the child, and who pays in the second year? | What remains of the account when the child comes of age? | On what legal paper may the adult child see the parent's account?
grade: low
# pensions: pension pots, retirement dates and drawdown
words: pension, pensions, retirement, retirees, retirement planning, retire early, fire movement, lost pension, pension tracing, pension consolidation, pension transfer, workplace pension, provident fund, epf withdrawal, pf claim, nps account, annuity, drawdown, state pension, social security claiming, 401k rollover, ira rollover, superannuation, pensioner, pension forecast, retirement calculator, life certificate, widow pension, contribution gaps, rentenlücke, rente, altersvorsorge, retraite, points de retraite, jubilación, aposentadoria, inss, emeklilik, emerytura, dana pensiun
job: find the old pots and know when the money lets one stop work
buyer: workers with old pension pots
user: savers in their last working years
run: workers in their last years | savers choose the adviser who found the lost pot and wrote the transfer letter in plain words | indemnity cover, provider delays and transfers that the adviser must refuse eat the fee
rival GB: PensionBee | old pots gathered in one plan | a yearly share of the pot
rival US: Capitalize | rollovers of old work accounts | nothing to savers, a fee from providers
rival: ProjectionLab | retirement plans on the own screen | a yearly plan
rival US: Boldin | retirement planning | a yearly plan
rival IN: FinRight | help with stuck provident fund claims | a fee on each case
rival FR: Sapiendo | pension record checks | per report
system GB: Pensions Dashboards | will find pots by national insurance number
system IN: the EPFO member portal | holds the passbook and rejects claims for a wrong name
system US: my Social Security | shows the earnings record and the benefit at each age
system: provider transfer forms | still want a signature and an old address
today: a worker digs letters from old employers out of a drawer and rings providers with a dead address
cost: small pots are eaten by fees, and a claim rejected for a spelling waits for months
pain: the old employer was sold, renamed or closed, and the scheme has another name
pain: nobody can say what to take first from state, work and private money
pain: a scammer calls with a free pension review in the week of the birthday
channel: employers' benefits teams | the leaver's letter is the last moment the address is right
channel: trade unions and pensioners' bodies | members near the end of work ask there first
channel: search for a lost pension | the question is typed by people with a real old pot
cycle: 1-12 weeks | the saver acts after a birthday, a redundancy or a parent's death
price: a gathered pension plan | 30-90 GBP | saver a year
price: a planning tool | 80-150 USD | household a year
price: a provident fund case | 1500-8000 INR | case
rule US: ERISA | advice to roll over an account can make the adviser a fiduciary
rule EU: PEPP Regulation | a pan-European pension caps the fee of its basic plan
rule GB: FCA pension transfer rules | leaving a defined benefit scheme above a set value needs paid advice
rule IN: EPF Scheme | transfers and claims hang on matched identity, bank and employer approval
season: tax year ends, benefit statements and the life certificate month of November bring questions
next: annuity quotes | will and nominee papers | part-time work in retirement
fail: transfer brokers were closed after steelworkers were talked out of good schemes
fail: calculators were used once by the curious and never paid for
lately: dashboards, automatic enrolment and later pension ages put the question on each phone
economics: 50-80 | 0.5-2 | 60-400 USD
ask: How many of the pots you look for do you find, and in how many weeks? | Where does help end and regulated advice begin? | What do you earn on a saver with only small pots?
grade: low
# bill-switching: energy, phone and other household bills
words: energy bill, electricity bill, gas bill, energy tariff, tariff comparison, price comparison energy, switch supplier, switch energy, energy switching, broadband deal, internet provider switch, mobile plan, phone contract, sim only, prepaid recharge, bill negotiation, lower my bills, bill payment app, utility bill payment, prepaid meter, prepaid electricity token, arrears utility, fuel poverty, heating allowance, council tax bill, tv licence, roaming charge, contract cancellation, loyalty penalty, household bills, stromvergleich, stromanbieter wechseln, kündigung, fournisseur d'énergie, comparador de tarifas, conta de luz, elektrik faturası, taryfa prądu, token listrik
job: stop overpaying for power, phone and internet without an evening of forms
buyer: bill payers of households
user: people who dread small print
run: tenants and homeowners with dear tariffs | households stay with the switcher who moved them without a cut-off and warned before the tariff rolled | suppliers that stop paying commission and switches that bounce on a wrong meter number eat the referral fee
rival GB: Uswitch | tariff comparison | a commission from suppliers
rival DE: Verivox | tariff comparison and switching | a commission from suppliers
rival FR: Selectra | supplier change by phone | a commission from suppliers
rival US: Rocket Money | bill haggling and subscriptions | a share of the first-year saving
rival IN: PhonePe | bill payments and recharges | a small fee from billers
rival: Papernest | contracts moved with the household | a commission from suppliers
system GB: the smart meter network | gives readings by the interval with consent
system IN: Bharat Connect | carries bill fetch and payment for all billers
system: supplier switching APIs | pass the meter number and the start date
system: the customer's mailbox | holds the bill PDF that nobody opens
today: a tenant lets the contract roll over, and a keen saver types meter numbers into a comparison site each autumn
cost: loyal households pay the dear tariff, and prepayment homes pay the day before the meter stops
pain: the introductory price ends silently, and the letter comes after the notice date
pain: a house move leaves a final bill on guessed readings
pain: the cheap supplier fails, and the credit balance hangs for months
channel: moving-home services and letting agents | a mover chooses each contract anew in one week
channel: consumer groups and money bloggers | a collective switch follows one newsletter
channel: debt advice charities | the adviser lists the dear contracts with the client
cycle: 1-6 weeks | a household acts at a price letter, a move or a cold month
price: a switched contract | 25-70 EUR | switch
price: a haggled bill | 30-60 USD | bill
rule US: state retail choice laws | only some states let homes choose, and door sellers need a licence
rule EU: Electricity Directive | a switch is fast and free for homes, and a neutral comparison tool must exist
rule GB: Ofcom one touch switch | the new broadband firm handles the old contract
rule IN: Electricity Act | homes buy from the local distributor, so savings come from slab and rooftop only
season: autumn price letters and January bills bring switchers, and summers are still
next: solar and heat pump offers | insurance renewals | refund claims
fail: auto-switchers had nothing to switch to when wholesale gas rose above the cap
fail: haggling services were blocked by providers' call centres and by anger over their cut
lately: time-of-use tariffs and smart meters make the cheapest plan a matter of hours
economics: 45-70 | 3-8 | 15-80 EUR
ask: What do you earn when the best advice is to stay? | How do you get the true use and the notice date? | What happened to your income when suppliers stopped paying commission?
grade: low
# cashback: coupons, cashback and loyalty points
words: cashback, cash back, coupon, coupons, coupon code, promo code, voucher code, discount code, deal site, deals app, loyalty points, reward points, loyalty card, air miles, credit card points, card rewards, best credit card, gift card, gift cards, unused gift card, receipt scanning, scan receipts, grocery deals, flyer app, price tracker, price drop alert, price comparison shopping, browser extension shopping, student discount, refund hunting, class action claim, gutschein, bon plan, code promo, cupón, cupom, milhas, indirim kuponu, kod rabatowy, promo belanja
job: pay less for the same basket without hunting for codes
buyer: marketing heads of shops
user: bargain hunters
run: shoppers who compare before they pay | shoppers return to the site that paid last year's holiday cashback without a claim form | declined commissions, coupon extensions that grab the last click and payout fraud eat the merchant's share
rival: Rakuten | cashback from online shops | a commission from shops
rival GB: TopCashback | cashback with a large share passed on | a commission from shops
rival US: Ibotta | grocery offers from brands | a fee for each redeemed offer
rival: PayPal Honey | codes found at checkout | a commission from shops
rival IN: CashKaro | cashback on Indian shops | a commission from shops
rival IN: CRED | rewards for card bill payers | fees from brands and loans
system: affiliate networks such as Awin | track the click and confirm the sale weeks later
system: Visa and Mastercard offer programmes | match a card swipe to an offer
system: Apple and Chrome extension stores | decide what an add-on may read on a shop page
today: a shopper tries dead codes at the checkout and forgets points that lapse in an old app
cost: sales go untracked, cashback waits for months, and gift cards lie in drawers until the shop fails
pain: the click was overwritten by another extension, and the claim is refused
pain: points lose worth overnight when the airline changes its award chart
pain: a code meant for influencers leaks, and the shop pays for a discount nobody needed
channel: students' and staff discount programmes | a closed group gets offers that the shop would not show to all
channel: deal forums | one hot post brings more sign-ups than a month of adverts
channel: banks that show offers in their app | the bank knows the shop and has the card already linked
cycle: 1-12 weeks | a shopper joins at once, a brand tests one campaign on new buyers
price: a tracked sale | 2-10 USD | sale
price: a redeemed grocery offer | 0.2-1 USD | redemption
rule US: CARD Act gift card rules | gift cards stay valid for years, and dormancy fees are limited
rule EU: Price Indication Directive | a reduction is measured against the lowest price of the last weeks
rule GB: ASA affiliate rules | paid links and codes must be marked as adverts
rule IN: RBI prepaid rules | gift cards and wallets need authorisation, limits and a year's validity
season: Black Friday, Diwali sales and Singles' Day bring most clicks of the year
next: credit card offers | price history | refund claims
fail: receipt apps bought users with bonuses and sold purchase data that brands could get elsewhere
fail: code extensions were accused of taking influencers' commission, and browsers changed the rules
lately: lawsuits over Honey and stricter browser stores shook the last-click trade
economics: 35-65 | 5-10 | 3-25 USD
ask: Would the buyer have bought without your code, and how does the shop know? | How long until the user sees real money? | What remains when last-click tracking ends?
grade: low
# medical-bills: medical bills and the cost of treatment
words: medical bill, medical bills, hospital bill, medical debt, bill negotiation hospital, itemised bill, surprise billing, out-of-pocket cost, hospital estimate, treatment cost, surgery cost, medical loan, medical emi, health savings account, hsa, fsa card, medical crowdfunding, crowdfund treatment, financial assistance hospital, charity care, claim rejected health, cashless claim, reimbursement claim hospital, health insurance appeal, mediclaim, ayushman card, health expense tracker, mutuelle remboursement, tiers payant, reste à charge, arztrechnung, beihilfe, gastos médicos, reembolso plano de saúde, hastane faturası, bpjs, nhif, caregiver expenses
job: pay only what is owed for treatment, over months if need be
buyer: families with a hospital bill
user: patients and their relatives
run: patients and their worried families | families hire the advocate who reads the itemised bill line by line and wins before collections begin | hours on hold with the billing office and cases without a saving eat the success fee
rival US: Goodbill | hospital bill review | a share of the saving
rival US: Dollar For | charity care applications | nothing to patients
rival IN: Milaap | crowdfunding for treatment | a tip or a fee on funds
rival IN: ClaimBuddy | help with cashless and rejected claims | a fee on each case
rival: GoFundMe | crowdfunding with many medical appeals | a fee on each gift
rival US: Lively | health savings accounts | per account a month
system US: the explanation of benefits | says what the insurer paid and what the patient owes
system US: hospital price files | list negotiated rates in a form few can read
system IN: the National Health Claims Exchange | carries cashless claims between hospital and insurer
system: the hospital billing desk | holds the itemised bill and the power to discount
today: a daughter sits at the billing desk with a folder and pays on a card what nobody has explained
cost: families sell gold or ruin a credit file over charges that were coded wrongly
pain: the itemised bill arrives after the payment, with codes that nobody can contest
pain: the insurer cuts room rent, and each other line shrinks with it
pain: the form for charity care asks for papers while the collector already calls
channel: hospital social workers | the social worker sees the family on the day of the estimate
channel: employers' benefits teams | the staff bring letters from the insurer to the HR desk
channel: patient groups of one illness | families in the group know which hospital gives way
cycle: 1-8 weeks | a family acts within days of the bill, an employer at the plan year
price: a reviewed hospital bill | 100-800 USD | case
price: claim help in India | 1000-10000 INR | case
rule US: No Surprises Act | emergency and out-of-network bills are capped at the in-network share
rule EU: Cross-border Healthcare Directive | treatment abroad is refunded up to the home tariff
rule GB: NHS charging regulations | overseas visitors are billed, residents only for some items
rule IN: IRDAI cashless circular | insurers must decide on cashless requests within hours
season: American deductibles restart in January, and savings accounts are spent in December
next: payment plans | health cover choice | tax deductions for treatment
fail: price shopping tools were ignored, because the doctor and not the patient chose the hospital
fail: crowdfunding sites grew on promoted sad cases and lost trust over fees
lately: medical debt rules for credit files were passed, struck down and fought over in America
economics: 40-70 | 6-12 | 40-250 USD
ask: On how many bills was money saved, and how much after your share? | Who lets you speak for the patient, and on which form? | How do families find you before they have paid?
grade: low
`,
  facts: personalFinanceFacts,
  wordings: personalFinanceWordings,
  jobs: personalFinanceJobs,
});
