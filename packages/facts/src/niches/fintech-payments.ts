import { fintechPaymentsFacts } from './facts/fintech-payments.ts';
import { fintechPaymentsJobs } from './jobs/fintech-payments.ts';
import { readField } from './reading/read-field.ts';
import { fintechPaymentsWordings } from './wordings/fintech-payments.ts';

export const fintechPayments = readField('fintech-payments', {
  niches: `
# shop-acceptance: card and QR payments in shops
words: card reader, card machine, card terminal, accept cards, take card payments, tap to pay, soft pos, qr payment, soundbox, market stall, corner shop, kirana, food truck, point of sale, merchant account, small merchant, cashless, swipe fee, pdq machine, eftpos, upi at shop, contactless payment, phone as card reader
job: let a small shop take cards and QR codes at the counter
buyer: owners of small shops
user: cashiers at the counter
run: shopkeepers, cafés and market stall holders | shopkeepers stay with the provider who pays out next morning and answers when the terminal dies on Saturday | interchange, scheme fees, lost terminals and merchants who fold with open refunds eat the spread
rival: Square | a reader, a till and a settlement account in one app | a percentage and some cents per tap
rival: SumUp | pocket card readers for stalls, salons and cafés | a percentage per tap and once for the reader
rival US: Clover (Fiserv) | countertop terminals sold through banks and ISOs | per device a month and a processing rate
rival IN: Pine Labs | Android terminals and EMI offers for Indian stores | a monthly rent per terminal
rival IN: Paytm | UPI QR stickers and soundboxes for kirana shops | a monthly rent per soundbox
system: Visa | sets interchange, surcharge limits and the dispute codes
system IN: UPI | confirms the payment that the soundbox reads aloud
system: EMV contactless kernels | need certification before a phone may accept a tap
today: the owner rents a countertop terminal from an ISO on a lease and reads a tiered statement
cost: padded tiers, PCI fees and batch fees lift the effective rate far above interchange
pain: the monthly statement mixes interchange, assessments and markup so that no owner can check it
pain: settlement lands days later while the wholesaler wants cash at the back door today
pain: a terminal lease runs for years and cannot be returned when the stall closes
channel US: independent sales organisations | ISO agents walk the main street and live on residuals
channel: cash-and-carry wholesalers | stallholders copy the reader on the next table
channel: till and salon software vendors | the payment choice is made when the till is bought
cycle: 1-3 weeks | the owner decides on the spot and underwriting asks for a bank letter afterwards
price: a portable card reader | 20-100 USD | device
price: a countertop terminal with till software | 15-70 USD | device a month
rule US: Durbin Amendment | debit interchange is capped for big issuers, so flat pricing earns most on debit
rule EU: Interchange Fee Regulation | consumer card interchange is capped, so margin must come from software or advances
rule GB: PSR card-acquiring remedies | acquirers must show a summary box and may not lock shops into long terminal hire
rule IN: RBI payment aggregator directions | onboarding a shop means KYC of its owner and a separate escrow for its money
rule global: PCI MPoC | a phone that takes a tap needs certified software and attested devices
season: November and December decide the year, and shops refuse to change a till from October on
next: merchant cash advances | loyalty stamps on the paying card | same-day settlement accounts
fail: Powa Technologies ran out of money with signed letters of intent from merchants and hardly any live payments
fail: resellers who signed fraud shops carried the chargebacks after the shop had vanished
lately: Tap to Pay on iPhone and Android turned the owner's own phone into the terminal
lately: zero-fee UPI taught Indian shops to pay rent for a soundbox and nothing for the payment
economics: 30-55 | 2-4 | 80-400 USD
ask: What is your net take after interchange, assessments and the acquirer's share, on a debit tap? | Who carries the chargeback when a shop closes with open orders? | Which acquirer or sponsor bank has approved your merchant categories?
grade: low
# remittance: migrants sending money home
words: remittance, send money home, money transfer, migrant workers, diaspora, hawala, money back home, send money to india, send money to africa, overseas workers, nri, transfer abroad, family abroad, cash pickup, mobile money, exchange rate, western union, corridor, domestic worker
job: get a migrant's wages to the family abroad, whole and on the same day
buyer: migrant workers
user: families of migrants
run: migrant workers and their families | senders trust the counter whose cash is already waiting when mother reaches the pickup window | payout partners, prefunded accounts and compliance staff eat the exchange margin on each corridor
rival: Western Union | cash in and cash out at agents almost everywhere | a fee and an exchange-rate margin
rival: Wise | transfers at the mid-market rate | a visible percentage per transfer
rival: Remitly | app transfers with express and economy speeds for migrants | a fee and a rate margin by corridor
rival: WorldRemit (Zepz) | transfers to African and Asian mobile wallets | a fee and a rate margin by corridor
system: M-Pesa | receives the money where the family has no bank account
system: Thunes | carries payouts into local banks, wallets and cash counters
system: the sanctions lists | must be screened for sender and receiver before release
today: the worker queues on payday at a Western Union or hawala counter and phones the pickup code home
cost: the fee and the hidden exchange-rate margin eat days of wages on each transfer home
pain: the sender learns only at pickup how many pesos or rupees the bad rate has swallowed
pain: a compliance hold freezes the school fees while the app asks for a payslip the cleaner does not have
pain: the grandmother travels by bus to a cash agent who has run out of float
channel: churches, mosques and hometown associations | a neighbour's word decides who is trusted with wages
channel: grocery shops that sell food from home | the shopkeeper was the agent before the app
channel: creators who speak the corridor's language | senders compare the first free transfer in the comments at once
cycle: 1-2 weeks | the sender tries a small sum on payday and switches once it arrives
price: a transfer to a bank account abroad | 0-4 USD | transfer
price: the exchange rate of a transfer | 1-6 USD | transfer
rule US: CFPB Remittance Transfer Rule | fee, rate and date must be shown before payment, and the sender may cancel
rule US: state money transmitter acts | nearly each state wants its own licence, bond and audit
rule EU: Transfer of Funds Regulation | name and account of payer and payee must travel with each transfer
rule GB: FCA payment institution authorisation | customer money is safeguarded in a separate account from the first day
rule IN: Money Transfer Service Scheme | inward money comes only through tie-ups that the RBI has approved
season: volume jumps before Eid, Diwali, Christmas and the start of the school year
next: bill payment for the family | savings accounts for returning migrants | small loans on transfer history
fail: corridors were lost overnight when the correspondent bank closed the account of the money transmitter
fail: first-transfer bonuses bought senders who took the free rate once and went to the next app
lately: stablecoins such as USDC now fund payout accounts in Lagos and Manila in minutes instead of days
lately: the United States taxes transfers handed over in cash, which pushes senders towards cards and accounts
economics: 40-65 | 3-7 | 20-90 USD
ask: Which corridor is first, and what does the cheapest licensed rival charge on it today? | Whose licence do you send under, and who holds the prefunded float abroad? | How does the family receive the money when the wallet agent has no cash?
grade: medium
# freelancer-pay: freelancers' invoices and gig payouts
words: freelancer, freelance invoice, freelancer payments, late paying client, unpaid invoice, get paid by clients, self-employed, sole trader, consultant invoice, foreign client payment, gig worker, gig economy, driver payout, instant payout, cross-border client, creator payout, chase clients, payment reminder, solo worker, net thirty, milestone payment
job: get freelancers and gig workers paid on time, at home and from abroad
buyer: freelancers
user: freelancers
run: freelancers, contractors and gig workers | freelancers keep the account that lands foreign wires whole and gives clients a local number | wire costs, currency swings and support for stuck transfers eat the small cut per invoice
rival: Payoneer | receiving accounts in foreign currencies for freelancers | a percentage per withdrawal and conversion
rival: PayPal | invoices that a foreign client can pay by card | a percentage plus a currency margin
rival: FreshBooks | invoices, time tracking and reminders for the self-employed | by number of clients a month
rival US: Branch | instant wages and mileage payouts for drivers and shift workers | a platform fee
rival IN: Skydo | foreign client payments with FIRC for Indian freelancers | a flat fee per invoice
system: Upwork | releases earnings on its own schedule
system US: QuickBooks Solopreneur | holds the invoice and the tax category
system: Visa Direct | pushes gig earnings to a debit card in minutes
today: the designer sends a PDF from Word, waits past net terms and writes polite WhatsApp reminders
cost: unpaid evenings go into chasing, and the rent is paid by credit card until the client wires
pain: the client's portal wants a purchase-order number that nobody gave to the freelancer
pain: a SWIFT wire from abroad arrives short after each correspondent bank takes its cut
pain: drivers finish a shift with an empty tank and cannot touch their fares until Tuesday
channel: freelancer unions and coworking desks | freelancers share the names of bad payers
channel: Upwork and Fiverr forums | withdrawal fees are the first thread a new seller reads
channel: gig platforms themselves | a payout card is a perk that keeps drivers on the app
cycle: 1-2 weeks | the freelancer signs up on the evening an invoice goes overdue
price: an invoicing plan | 0-30 USD | freelancer a month
price: an instant cash-out of gig earnings | 0-3 USD | payout
rule US: Freelance Isn't Free Act | New York and other places demand written terms and a payment date
rule EU: Late Payment Directive | interest runs on a late invoice without a reminder
rule EU: Platform Work Directive | gig platforms must explain how software decides on pay
rule GB: Late Payment Act | statutory interest may be claimed from a business client
rule GB: IR35 | larger clients decide the tax status and may deduct tax from the freelancer's fee
rule IN: FEMA export rules | the freelancer needs a FIRC from the bank to prove export income
season: clients stop approving invoices in August and at Christmas, so September and January are for chasing
next: tax set-aside pots | income proof for renting | invoice advances
fail: invoice apps for freelancers lost users each year because many freelancers take a job or quit
fail: holding client money in milestone escrow turned out to need a transmitter licence in most states
lately: DAC7 makes European platforms pass sellers' earnings and tax numbers to the tax office
lately: contractors abroad have begun to ask for USDC because the local bank takes a margin
economics: 55-80 | 3-7 | 25-120 USD
ask: Who pays for it, the freelancer who waits or the client who is late? | How many invoices a month does your typical freelancer send, and in which currencies? | Do you ever hold the client's money, and under whose licence?
grade: low
# rent-collection: rent payments for small landlords
words: rent collection, rent payment, small landlord, pg owner, buy to let, late rent, collect rent from tenants, rental income, rent reminder, house rent, rent on credit card, ach rent, standing order, security deposit, rent reporting, tenant ledger, roommates, flatmates
job: collect rent on the first and know who has not paid
buyer: small landlords
user: tenants
run: landlords with a few flats | landlords keep whoever rings the late tenant before they would have to do it themselves | failed debits, bounced cheques and hours of arrears calls eat the fee per tenancy
rival US: Avail (Realtor.com) | listing, leases and rent collection for owners | per unit a month beyond a free tier
rival US: TurboTenant | tenant screening and ACH rent for small owners | a fee to the tenant
rival: Landlord Studio | rent tracking and expense records on the phone | by number of units a month
rival IN: NoBroker | rent agreements and rent payment for Indian tenants | a fee per payment or agreement
rival GB: Hammock | bank-feed rent ledger for British landlords | by number of tenancies a month
system US: ACH | pulls the rent and can return it days later under Nacha rules
system GB: Bacs Direct Debit | collects by mandate with a refund right for the tenant
system EU: SEPA Direct Debit | collects by mandate and lets the tenant claim it back for weeks
system: the bank feed | shows whose rent came and whose did not
today: the landlord looks for Zelle, cheques and standing orders on the first and texts those who are missing
cost: a month of unseen arrears eats the cash flow that was meant for the mortgage on the flat
pain: flatmates pay in parts, and the ledger no longer says whose share of the rent is missing
pain: accepting a part payment can spoil an eviction notice that was already served
pain: the deposit lies in the landlord's own account because the protection scheme was too much paper
channel: landlord associations | members ask each other which tool handles a bounced rent
channel US: BiggerPockets forums | owners with a few doors read other landlords before they buy
channel: letting agents and mortgage brokers | the broker meets the owner when the next flat is bought
cycle: 1-4 weeks | the owner moves tenants over when a lease is renewed, one unit after another
price: rent collection software | 0-15 USD | unit a month
price: a tenant's rent by credit card | 30-90 USD | rent payment
rule US: state landlord-tenant acts | late fees, grace periods and deposit accounts differ by state
rule EU: SEPA Core mandate rules | a tenant may pull a rent debit back for weeks without giving a reason
rule GB: tenancy deposit schemes | a deposit must go to an approved scheme within weeks or the landlord pays a penalty
rule GB: Renters' Rights Act | fixed terms end, and rent in advance is limited to a month
rule IN: TDS on rent | the tenant of a dear flat withholds tax on rent and files a challan
season: leases turn over in summer and before university term, so onboarding falls into those weeks
next: landlord bookkeeping | tenant screening | deposit replacement cover
fail: tenants had to install an app for their landlord's sake and went back to Zelle by the third month
fail: free rent apps lived on card fees and screening, which a landlord with long leases seldom buys
lately: rent reporting to credit bureaus became law for larger Californian landlords and a selling point elsewhere
lately: British landlords with higher rents must keep digital records under Making Tax Digital
economics: 55-75 | 1-3 | 40-200 USD
ask: What happens in the week when an ACH rent comes back unpaid? | How many doors does your typical landlord own, and who keeps the ledger today? | Does the tenant gain anything, such as a credit record, from paying through it?
grade: low
# disputes: chargebacks and card fraud
words: chargeback, card dispute, payment dispute, friendly fraud, card fraud, fraud prevention, stolen card, card testing, false decline, refund abuse, representment, online store fraud, account takeover, three-d secure, payment risk, payment fraud detection, fake orders, cod fraud, scam payment, authorised push payment fraud
job: stop stolen cards and win back unfair chargebacks without refusing good buyers
buyer: payment heads of online shops
user: fraud analysts
run: online shops with costly goods | shops keep the team that wins evidence cases and blocks few honest orders at checkout | analysts' night shifts and guaranteed losses on bad orders eat the success fee
rival: Signifyd | order approval with chargebacks repaid | a percentage of approved orders
rival: Riskified | order decisions with a chargeback guarantee for large stores | a percentage of approved orders
rival: Sift | fraud scores for accounts and payments | by events a year
rival: Chargebacks911 | dispute handling by people | a fee per case or a share of the money won back
rival: Stripe Radar | fraud rules inside the payment processor | a few cents per payment
system: Ethoca (Mastercard) | sends the alert before a dispute becomes a chargeback
system: EMV 3-D Secure | shifts liability to the issuer when the buyer is challenged
system: Shopify | holds the device, the address and the delivery proof
today: an analyst checks addresses in a queue and uploads delivery proof to the processor's dispute page
cost: each lost dispute takes the goods, the sale and a fee, and counts towards Visa's monitoring threshold
pain: parents dispute game purchases of their children, and the issuer believes them without a look
pain: card testers run stolen numbers through a donation form overnight and the acquirer sends a warning
pain: strict rules decline tourists and expats whose billing address never matches the card
channel: Merchant Risk Council meetings | fraud managers compare approval rates behind closed doors
channel: the Shopify app store | shops search for help in the week the acquirer's letter arrives
channel: acquirers | an acquirer must push its merchants back under the thresholds
cycle: 4-16 weeks | the fraud team runs it in shadow mode on past orders before it may decide
price: fraud screening of an order | 0.02-0.1 USD | order
price: guaranteed order approval | 0.4-1.5 USD | order
rule US: Regulation Z | issuers must credit the buyer first, so proof decides later
rule global: Visa VAMP | merchants whose frauds and disputes pass the ratio pay fees until they are back under it
rule EU: strong customer authentication | the issuer asks for a second factor unless an exemption is claimed
rule GB: APP fraud reimbursement | sending and receiving firms share the refund to a scammed payer
rule IN: RBI card tokenisation | shops may not store card numbers, and each payment needs an OTP or passkey
season: friendly fraud peaks in January when December's card bills are read
next: refund-abuse checks | account takeover alerts | cancellation flows
fail: chargeback guarantees sold below the loss rate burned the margin when resale goods entered the mix
fail: point tools were switched off when the processor switched on its own model for free
lately: Visa folded its fraud and dispute programmes into VAMP, which counts alerts and disputes together
lately: shopping agents and bots now place real orders, so device signals mean less than before
economics: 50-75 | 1-2 | 3000-15000 USD
ask: What is your false-decline rate on a merchant's own past orders, against the rule set in place? | Do you take liability for approved orders, and who reinsures it? | Which reason codes do you win, and at what share with which issuer?
grade: low
# platform-payments: payments inside business software
words: embedded payments, payment facilitator, payfac, marketplace payouts, split payments, payment api, payment orchestration, onboarding sub-merchants, vertical saas payments, subscription billing, failed card payment, dunning, account to account payment, payment gateway, payout api, open banking payment, pay by bank, virtual account
job: let a software platform take, split and pay out money under its own name
buyer: product heads of software platforms
user: platform developers
run: software firms with small-business users | platforms choose the partner that onboards a plumber in minutes and shares the take rate fairly | negative balances, sponsor-bank fees and underwriting reviews eat the residual
rival: Stripe Connect | onboarding, splits and payouts for marketplaces | a share of volume and a fee per account
rival: Adyen for Platforms | one contract for onboarding, splits and terminals | interchange plus a fee per payment
rival US: Finix | payfac infrastructure with interchange-plus for software firms | a platform fee and cents per payment
rival: GoCardless | bank debits and pay by bank for recurring bills | a percentage per debit with a cap
rival IN: Cashfree | split payouts and virtual accounts on Indian rails | a fixed fee per payout
system: the acquiring bank | underwrites sub-merchants and holds the settlement account
system: the Visa payfac registry | lists each facilitator with its sponsor
system EU: SEPA Instant | moves euros from account to account in seconds
today: the platform refers its clinics or gyms to a processor and earns a small residual each month
cost: customers leave the software to reconcile payouts by hand, and the processor keeps the margin
pain: a sub-merchant in a wrong category code freezes the payouts of the whole platform
pain: payout files never match the booking ledger because fees are netted before settlement
pain: expired cards end subscriptions silently, and the dunning mails go to an old address
channel: software investors | boards push platforms to add payment revenue
channel: developer documentation and sandboxes | the engineer has integrated before sales is called
channel: payments consultants who run the tender | the consultant holds the interchange data of the platform
cycle: 8-30 weeks | risk and the sponsor bank review the platform after the product team has said yes
price: a platform's payment stack | 500-5000 USD | platform a month
price: an account-to-account payment | 0.1-0.6 USD | payment
rule US: state money transmission laws | agent-of-payee exemptions decide whether a platform needs a licence
rule EU: PSD2 commercial-agent exemption | a marketplace that acts for both sides of a sale needs a licensed partner
rule GB: Payment Services Regulations | a platform that holds sellers' money needs a licence or a licensed partner
rule IN: RBI payment aggregator authorisation | settlement to sellers runs from escrow within the days the RBI sets
season: no platform changes its payment flow between November and the January close
next: working-capital advances to sellers | branded cards | payout reconciliation
fail: banking-as-a-service middlemen such as Synapse lost track of whose balances lay at which bank
fail: young platforms became full payfacs for margin and drowned in underwriting and PCI work
lately: regulators put consent orders on sponsor banks, which now audit each fintech programme line by line
lately: pay-by-bank gained instant rails in the EU and the United States, and large billers steer customers to it
economics: 25-60 | 1-2 | 5000-40000 USD
ask: Who is the merchant of record, and who signs for losses of a sub-merchant? | What volume must flow before your fixed sponsor and compliance costs are covered? | Can a platform take its payment tokens along when it leaves you?
grade: low
# cash-agents: mobile money agents and cash points
words: mobile money agent, agent banking, pos agent, pos operator, momo agent, m-pesa agent, m-pesa shop, cash-in cash-out, agent float, float management, e-float, super agent, aggregator of agents, business correspondent, bank mitra, aeps, micro atm, csp point, customer service point, airtime seller, airtime vendor, bill payment kiosk, utility bill point, csc centre, correspondent banking, warung agent, cash deposit point, rural banking agent, lottery kiosk payments, paypoint shop, agent commission, liquidity for agents
job: keep cash and float in balance so no customer is turned away
buyer: agent network managers
user: mobile money agents
run: traders, farmers and market women | people walk to the kiosk where float never runs out and nobody peeks at the PIN | trips to the bank, rent, fake notes and fraud calls eat the commission
rival NG: Moniepoint | terminals and accounts for Nigerian agents and shops | a fee per transaction
rival NG: OPay | wallets with a large agent network | a fee per transaction
rival IN: Fino Payments Bank | Indian banking points in shops | a share of commission
rival IN: Spice Money | AePS and bill payment for village shops | a share of commission
rival: M-Pesa | agent cash-in and cash-out in East Africa | a commission by tariff band
system: the operator's agent line | moves float and shows the commission at month end
system IN: AePS by NPCI | pays cash against a fingerprint and Aadhaar number
system: the agent's ledger book | holds each name, number and signature
system: the bank branch | turns notes into float, after a queue
today: the agent writes names in a ledger, shuts at noon and rides to the branch to turn notes into float
cost: each customer turned away for lack of float is lost commission, and the ride carries the risk of robbery
pain: salaries and market days drain the cash by noon
pain: a failed withdrawal debits the customer, and the crowd blames the agent
pain: false reversal messages and SIM swaps take a week's earnings
channel: super agents and distributors | a distributor supplies float to each kiosk in its streets
channel: consumer goods wholesalers | the soap and airtime van visits the kiosk weekly
channel: agents' WhatsApp groups | agents warn each other of network downtime and thieves
cycle: 1-20 weeks | an agent joins in a day, a bank or operator takes a year
price: cash-out commission | 0.1-1.5 USD | withdrawal
price: an agent terminal | 30-80 USD | terminal
rule US: money transmitter agents | an agent acts under the licensed principal and keeps its AML files
rule EU: Payment Services Directive | agents are listed in the home register before the first transaction
rule GB: FCA agent register | the principal answers for each listed shop
rule IN: RBI business correspondent norms | the bank answers for its agents, and AePS operators are vetted
rule NG: CBN agent banking guidelines | daily limits, tagged terminals and tied agents are enforced
season: paydays, school fees weeks and Christmas empty the till, and harvest fills it
next: float loans | airtime and bill stock | small insurance
fail: float-loan apps lent against commission and lost the agents who changed SIM
fail: kiosk makers put machines where people trust a face
lately: Nigerian agents are tied to one principal and geo-tagged, and wallets lower fees
economics: 15-40 | 3-6 | 10-80 USD
ask: How many customers are turned away for want of float, and how many after? | Who carries the loss of a failed withdrawal, and for how long? | What does the agent earn in a month with the rival's terminal?
grade: low
# school-dues: school fees, dues and group collections
words: school fees, school fee payment, fee collection, tuition payment, fee instalments, fee defaulter, bursar, school bursar, hostel fee, society maintenance, maintenance charges, association dues, union dues, club subs, membership dues, hoa dues, strata levy, church offering payments, school trip money, dinner money, parent payments, fee receipt, fee reconciliation, class fund, group collection, office whip-round, group gift, split the bill, bill splitting, shared expenses, kitty, collect money from group
job: collect small sums from many families and know who has paid
buyer: school bursars
user: parents and treasurers
run: parents, pupils and club members | bursars stay with the collector that names each payer and hands over clean lists before exams | card fees on tiny sums, refunds and parents' phone calls eat the service charge
rival GB: ParentPay | dinner, trip and club payments at British schools | a fee per payment
rival US: FACTS | tuition plans for private schools | a fee per family
rival: Flywire | tuition from abroad for universities | a margin and fee
rival IN: Grayquest | school fee instalments in India | a fee to the school
rival: Splitwise | shared expenses between friends | by the month beyond a free tier
system: the school information system | holds classes, siblings and concessions
system: the bank statement | shows a sum and no child's name
system IN: UPI AutoPay | takes the quarterly fee by mandate
system: M-Pesa paybill | carries the pupil number that parents mistype
today: the bursar matches bank slips with names in Excel, and the treasurer reads the list aloud in the group
cost: a week each term goes on unnamed transfers, and children are sent home for fees that were paid
pain: parents pay with the father's name and no class
pain: siblings, scholarships and late fines make each bill different
pain: nobody likes to remind a neighbour or a friend in public
channel: school management software vendors | the fee ledger already lives in the school's system
channel: private school associations | owners of low-fee schools follow one another
channel: banks that hold the school account | a branch manager wants the deposits and brings the tool
cycle: 4-26 weeks | schools change before the new year of study, treasurers after an election
price: fee collection | 1-3 USD | pupil a month
price: dues for a housing society | 0.2-1 USD | flat a month
rule US: surcharge laws | passing card cost to parents is limited or barred by state
rule EU: PSD2 surcharge ban | no extra may be asked for ordinary consumer cards
rule GB: FCA rules on instalments | fee plans with interest count as credit and need permission
rule IN: state fee regulation acts | schools may charge only approved heads, and receipts must match
season: term starts and the new financial year of societies bring the money and the quarrels
next: fee loans | canteen wallets | expense reports for treasurers
fail: group-payment apps were free, held little money and ended when cards cost more than fees
fail: fee lenders paid schools early and met parents who changed schools
lately: UPI mandates and instant transfers replace cash boxes, and wallets tie names to payments
economics: 40-70 | 0.5-2 | 100-1200 USD
ask: What share of payments is matched to a child without a human? | Who pays the card fee, and is that lawful there? | Does the bursar keep the old ledger next to it?
grade: low
# identity-checks: identity checks and money-laundering files
words: identity verification, kyc, kyb, know your customer, ekyc, video kyc, aml, anti money laundering, sanctions screening, pep check, transaction monitoring, onboarding customers bank, selfie check, liveness, document check, passport scan, beneficial owner, ubo, source of funds, suspicious activity report, mlro, compliance officer, adverse media, false positives screening, synthetic identity, deepfake id, kyc refresh, customer due diligence, digital identity wallet, aadhaar verification, bvn
job: let honest customers in within minutes and hold a file for the examiner
buyer: heads of financial crime compliance
user: onboarding analysts
run: lenders, exchanges and landlords' agents | compliance heads choose the bureau whose files survived the last examiner's visit | register lookups billed per name and manual reviews of blurred passports eat the fee per check
rival: Onfido (Entrust) | document and selfie checks | per check
rival: Sumsub | identity and business checks with screening | per check
rival: ComplyAdvantage | sanctions and adverse media screening | by customers screened a year
rival: Persona | identity flows for product teams | per check with a minimum
rival IN: Signzy | video KYC and document checks for Indian banks | per check
system: the OFAC list | names whom nobody may pay
system IN: CKYCR | stores one KYC record for all institutions
system GB: Companies House | shows directors and owners as filed
system EU: the EUDI wallet | will carry verified attributes from the state
today: analysts compare a selfie with a passport, clear name matches by hand and paste notes into the case file
cost: honest people give up at the selfie, and analysts spend the day clearing common names
pain: most alerts are the wrong Mohammed or the wrong Maria
pain: a company's owner sits behind trusts in other countries and a PDF in a foreign script
pain: deepfake selfies pass, and the examiner asks for the file of last spring
channel: banking partners and sponsor banks | the sponsor bank tells the fintech which checks it accepts
channel: compliance consultants | a former examiner writes the policy and names the tool
channel: core banking marketplaces | the onboarding step is picked when the core is set up
cycle: 8-40 weeks | compliance, security and procurement test pass rates on past files
price: an identity check | 0.5-2.5 USD | check
price: name screening | 500-5000 USD | firm a month
rule US: Bank Secrecy Act CIP rule | the institution forms a reasonable belief of who the customer is and keeps records
rule EU: AML Regulation | one rulebook and a new authority in Frankfurt replace national variants
rule GB: Money Laundering Regulations | due diligence by risk, with a named reporting officer
rule IN: RBI KYC Master Direction | video KYC runs on the bank's own systems with a trained official and a live location
season: examiners' visits and list updates after crises set the peaks
next: transaction monitoring | business verification | fraud signals
fail: blockchain identity start-ups had wallets and no bank that relied on them
fail: check resellers lost margin when registers and rivals cut the price per check
lately: deepfakes, sponsor-bank consent orders and European wallets change what a check must prove
economics: 50-70 | 0.5-1.5 | 5000-30000 USD
ask: What are false accepts and false rejects, per country and document? | Which regulator or sponsor bank has accepted its file? | Who is liable when a checked customer turns out to be false?
grade: low
# gift-loyalty: gift cards, vouchers and shop loyalty
words: gift card, gift cards, gift voucher, e-gift card, voucher platform, loyalty points, loyalty card, stamp card, punch card, loyalty programme, cashback, cashback app, reward points, points exchange, meal voucher, meal card, sodexo card, employee vouchers, lunch voucher, luncheon voucher, prepaid card, store credit, coupon app, card-linked offers, town gift card, local currency, unused gift card, gift card resale, breakage, wallet pass, customer rewards
job: bring the customer back and settle who owes whom for the points
buyer: shop and café owners
user: cashiers at the till
run: gift buyers and regular shoppers | people buy the voucher that works at every till they tried and has no small print on expiry | printing, retailers' commission, unredeemed-balance rules and stolen codes eat the float
rival: Smile.io | points for online shops | by orders a month
rival: Stamp Me | digital stamp cards for cafés | per shop a month
rival: Edenred | meal and benefit vouchers | a fee to employer and restaurant
rival IN: Pine Labs Qwikcilver | gift card processing for Indian retail | a share of card value
rival GB: Miconex | town gift cards for British high streets | a fee per card
system: Apple Wallet | holds the pass and shows it near the shop
system: the till | must know the balance before the drawer opens
system: Square Loyalty | comes with the card reader already on the counter
system: the liability account | carries every unspent voucher until it lapses
today: the cashier stamps a paper card, and gift vouchers are numbered by hand in a book near the till
cost: lost cards lose regulars, and unspent vouchers sit as debt in the accounts
pain: staff forget to ask for the pass in the lunch rush
pain: scammers empty gift cards on the rack before they are bought
pain: the accountant asks which points will never be used
channel: till makers and resellers | a café takes the loyalty that is already in its till
channel: high street and town centre groups | one town manager signs up many shops
channel: employers' benefits managers | an employer's meal card decides where staff eat lunch
cycle: 1-12 weeks | an owner tries it for a month, a chain asks for till integration
price: digital stamp cards | 25-100 USD | shop a month
price: gift card processing | 1-5 USD | card
rule US: CARD Act | gift cards last for years by law, and states claim what is unspent
rule EU: limited network exemption | vouchers of one chain escape the payment licence up to a volume, then notify
rule EU: VAT voucher rules | single-purpose vouchers are taxed when sold
rule GB: E-Money Regulations | multi-shop cards need safeguarding unless the network is limited
rule IN: RBI prepaid instruments direction | open cards need a licence, closed ones do not, and gift cards are capped
season: gift cards sell before Christmas and Diwali and are spent in the weeks after
next: customer messages | corporate gifting | refunds as credit
fail: punch-card apps signed cafés by the street, and nobody asked for them at the counter
fail: coin and token loyalty schemes found that shops do not want to honour a rival's points
lately: tampering at gift card racks brought new state laws, and wallets replace plastic
economics: 50-75 | 3-6 | 80-600 USD
ask: What share of sales carries a pass in the third month? | Who holds the money until it is spent? | Does a regular spend more, or only cheaper?
grade: low
`,
  facts: fintechPaymentsFacts,
  wordings: fintechPaymentsWordings,
  jobs: fintechPaymentsJobs,
});
