import { readField } from './reading/read-field.ts';

export const fintechPayments = readField('fintech-payments', {
  niches: `
# shop-acceptance: card and QR payments in shops
words: card reader, card machine, card terminal, accept cards, take card payments, tap to pay, soft pos, qr payment, soundbox, market stall, corner shop, kirana, food truck, point of sale, merchant account, small merchant, cashless, swipe fee, pdq machine, eftpos, upi at shop, contactless payment, phone as card reader
job: let a small shop take cards and QR codes at the counter
buyer: owners of small shops
user: cashiers at the counter
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
next: merchant cash advances
next: loyalty stamps on the paying card
next: same-day settlement accounts
fail: Powa Technologies ran out of money with signed letters of intent from merchants and hardly any live payments
fail: resellers who signed fraud shops carried the chargebacks after the shop had vanished
lately: Tap to Pay on iPhone and Android turned the owner's own phone into the terminal
lately: zero-fee UPI taught Indian shops to pay rent for a soundbox and nothing for the payment
margin: 30-55
churn: 2-4
cac: 80-400 USD
ask: What is your net take after interchange, assessments and the acquirer's share, on a debit tap?
ask: Who carries the chargeback when a shop closes with open orders?
ask: Which acquirer or sponsor bank has approved your merchant categories?
grade: low

# remittance: migrants sending money home
words: remittance, send money home, money transfer, migrant workers, diaspora, hawala, money back home, send money to india, send money to africa, overseas workers, nri, transfer abroad, family abroad, cash pickup, mobile money, exchange rate, western union, corridor, domestic worker
job: get a migrant's wages to the family abroad, whole and on the same day
buyer: migrant workers
user: families of migrants
rival: Western Union | cash in and cash out at agents almost everywhere | a fee and an exchange-rate margin
rival: Wise | transfers at the mid-market rate | a visible percentage per transfer
rival: Remitly | app transfers with express and economy speeds for migrants | a fee and a rate margin by corridor
rival: WorldRemit (Zepz) | transfers to African and Asian mobile wallets | a fee and a rate margin by corridor
rival: LemFi | accounts and transfers for African and Asian migrants | a rate margin and a low fee
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
next: bill payment for the family
next: savings accounts for returning migrants
next: small loans on transfer history
fail: corridors were lost overnight when the correspondent bank closed the account of the money transmitter
fail: first-transfer bonuses bought senders who took the free rate once and went to the next app
lately: stablecoins such as USDC now fund payout accounts in Lagos and Manila in minutes instead of days
lately: the United States taxes transfers handed over in cash, which pushes senders towards cards and accounts
margin: 40-65
churn: 3-7
cac: 20-90 USD
ask: Which corridor is first, and what does the cheapest licensed rival charge on it today?
ask: Whose licence do you send under, and who holds the prefunded float abroad?
ask: How does the family receive the money when the wallet agent has no cash?
grade: medium

# freelancer-pay: freelancers' invoices and gig payouts
words: freelancer, freelance invoice, freelancer payments, late paying client, unpaid invoice, get paid by clients, self-employed, sole trader, consultant invoice, foreign client payment, gig worker, gig economy, driver payout, instant payout, cross-border client, creator payout, chase clients, payment reminder, solo worker, net thirty, milestone payment
job: get freelancers and gig workers paid on time, at home and from abroad
buyer: freelancers
user: freelancers
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
next: tax set-aside pots
next: income proof for renting
next: invoice advances
fail: invoice apps for freelancers lost users each year because many freelancers take a job or quit
fail: holding client money in milestone escrow turned out to need a transmitter licence in most states
lately: DAC7 makes European platforms pass sellers' earnings and tax numbers to the tax office
lately: contractors abroad have begun to ask for USDC because the local bank takes a margin
margin: 55-80
churn: 3-7
cac: 25-120 USD
ask: Who pays for it, the freelancer who waits or the client who is late?
ask: How many invoices a month does your typical freelancer send, and in which currencies?
ask: Do you ever hold the client's money, and under whose licence?
grade: low

# rent-collection: rent payments for small landlords
words: rent collection, rent payment, small landlord, pg owner, buy to let, late rent, collect rent from tenants, rental income, rent reminder, house rent, rent on credit card, ach rent, standing order, security deposit, rent reporting, tenant ledger, roommates, flatmates
job: collect rent on the first and know who has not paid
buyer: small landlords
user: tenants
rival US: Avail (Realtor.com) | listing, leases and rent collection for owners | per unit a month beyond a free tier
rival US: TurboTenant | tenant screening and ACH rent for small owners | a fee to the tenant
rival: Landlord Studio | rent tracking and expense records on the phone | by number of units a month
rival IN: NoBroker | rent agreements and rent payment for Indian tenants | a fee per payment or agreement
rival GB: Hammock | bank-feed rent ledger for British landlords | by number of tenancies a month
rival EU: Rentila | rent ledger, receipts and reminders for private landlords | by the month beyond a free tier
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
next: landlord bookkeeping
next: tenant screening
next: deposit replacement cover
fail: tenants had to install an app for their landlord's sake and went back to Zelle by the third month
fail: free rent apps lived on card fees and screening, which a landlord with long leases seldom buys
lately: rent reporting to credit bureaus became law for larger Californian landlords and a selling point elsewhere
lately: British landlords with higher rents must keep digital records under Making Tax Digital
margin: 55-75
churn: 1-3
cac: 40-200 USD
ask: What happens in the week when an ACH rent comes back unpaid?
ask: How many doors does your typical landlord own, and who keeps the ledger today?
ask: Does the tenant gain anything, such as a credit record, from paying through it?
grade: low

# disputes: chargebacks and card fraud
words: chargeback, card dispute, payment dispute, friendly fraud, card fraud, fraud prevention, stolen card, card testing, false decline, refund abuse, representment, online store fraud, account takeover, three-d secure, payment risk, payment fraud detection, fake orders, cod fraud, scam payment, authorised push payment fraud
job: stop stolen cards and win back unfair chargebacks without refusing good buyers
buyer: payment heads of online shops
user: fraud analysts
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
next: refund-abuse checks
next: account takeover alerts
next: cancellation flows
fail: chargeback guarantees sold below the loss rate burned the margin when resale goods entered the mix
fail: point tools were switched off when the processor switched on its own model for free
lately: Visa folded its fraud and dispute programmes into VAMP, which counts alerts and disputes together
lately: shopping agents and bots now place real orders, so device signals mean less than before
margin: 50-75
churn: 1-2
cac: 3000-15000 USD
ask: What is your false-decline rate on a merchant's own past orders, against the rule set in place?
ask: Do you take liability for approved orders, and who reinsures it?
ask: Which reason codes do you win, and at what share with which issuer?
grade: low

# platform-payments: payments inside business software
words: embedded payments, payment facilitator, payfac, marketplace payouts, split payments, payment api, payment orchestration, onboarding sub-merchants, vertical saas payments, subscription billing, failed card payment, dunning, account to account payment, payment gateway, payout api, open banking payment, pay by bank, virtual account
job: let a software platform take, split and pay out money under its own name
buyer: product heads of software platforms
user: platform developers
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
next: working-capital advances to sellers
next: branded cards
next: payout reconciliation
fail: banking-as-a-service middlemen such as Synapse lost track of whose balances lay at which bank
fail: young platforms became full payfacs for margin and drowned in underwriting and PCI work
lately: regulators put consent orders on sponsor banks, which now audit each fintech programme line by line
lately: pay-by-bank gained instant rails in the EU and the United States, and large billers steer customers to it
margin: 25-60
churn: 1-2
cac: 5000-40000 USD
ask: Who is the merchant of record, and who signs for losses of a sub-merchant?
ask: What volume must flow before your fixed sponsor and compliance costs are covered?
ask: Can a platform take its payment tokens along when it leaves you?
grade: low

# cash-agents: mobile money agents and cash points
words: mobile money agent, agent banking, pos agent, pos operator, momo agent, m-pesa agent, m-pesa shop, cash-in cash-out, agent float, float management, e-float, super agent, aggregator of agents, business correspondent, bank mitra, aeps, micro atm, csp point, customer service point, airtime seller, airtime vendor, bill payment kiosk, utility bill point, csc centre, correspondent banking, warung agent, cash deposit point, rural banking agent, lottery kiosk payments, paypoint shop, agent commission, liquidity for agents
job: keep cash and float in balance so no customer is turned away
buyer: agent network managers
user: mobile money agents
rival NG: Moniepoint | terminals and accounts for Nigerian agents and shops | a fee per transaction
rival NG: OPay | wallets with a large agent network | a fee per transaction
rival IN: Fino Payments Bank | Indian banking points in shops | a share of commission
rival IN: Spice Money | AePS and bill payment for village shops | a share of commission
rival: M-Pesa | agent cash-in and cash-out in East Africa | a commission by tariff band
rival GB: PayPoint | bills and parcels at British corner shops | a fee per transaction
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
next: float loans
next: airtime and bill stock
next: small insurance
fail: float-loan apps lent against commission and lost the agents who changed SIM
fail: kiosk makers put machines where people trust a face
lately: Nigerian agents are tied to one principal and geo-tagged, and wallets lower fees
margin: 15-40
churn: 3-6
cac: 10-80 USD
ask: How many customers are turned away for want of float, and how many after?
ask: Who carries the loss of a failed withdrawal, and for how long?
ask: What does the agent earn in a month with the rival's terminal?
grade: low

# school-dues: school fees, dues and group collections
words: school fees, school fee payment, fee collection, tuition payment, fee instalments, fee defaulter, bursar, school bursar, hostel fee, society maintenance, maintenance charges, association dues, union dues, club subs, membership dues, hoa dues, strata levy, church offering payments, school trip money, dinner money, parent payments, fee receipt, fee reconciliation, class fund, group collection, office whip-round, group gift, split the bill, bill splitting, shared expenses, kitty, collect money from group
job: collect small sums from many families and know who has paid
buyer: school bursars
user: parents and treasurers
rival GB: ParentPay | dinner, trip and club payments at British schools | a fee per payment
rival US: FACTS | tuition plans for private schools | a fee per family
rival: Flywire | tuition from abroad for universities | a margin and fee
rival IN: Grayquest | school fee instalments in India | a fee to the school
rival: Splitwise | shared expenses between friends | by the month beyond a free tier
rival IN: MyGate | society dues with gate passes | per flat a month
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
next: fee loans
next: canteen wallets
next: expense reports for treasurers
fail: group-payment apps were free, held little money and ended when cards cost more than fees
fail: fee lenders paid schools early and met parents who changed schools
lately: UPI mandates and instant transfers replace cash boxes, and wallets tie names to payments
margin: 40-70
churn: 0.5-2
cac: 100-1200 USD
ask: What share of payments is matched to a child without a human?
ask: Who pays the card fee, and is that lawful there?
ask: Does the bursar keep the old ledger next to it?
grade: low

# identity-checks: identity checks and money-laundering files
words: identity verification, kyc, kyb, know your customer, ekyc, video kyc, aml, anti money laundering, sanctions screening, pep check, transaction monitoring, onboarding customers bank, selfie check, liveness, document check, passport scan, beneficial owner, ubo, source of funds, suspicious activity report, mlro, compliance officer, adverse media, false positives screening, synthetic identity, deepfake id, kyc refresh, customer due diligence, digital identity wallet, aadhaar verification, bvn
job: let honest customers in within minutes and hold a file for the examiner
buyer: heads of financial crime compliance
user: onboarding analysts
rival: Onfido (Entrust) | document and selfie checks | per check
rival: Sumsub | identity and business checks with screening | per check
rival: ComplyAdvantage | sanctions and adverse media screening | by customers screened a year
rival: Persona | identity flows for product teams | per check with a minimum
rival IN: Signzy | video KYC and document checks for Indian banks | per check
rival: Smile ID | identity checks against African registers | per check
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
next: transaction monitoring
next: business verification
next: fraud signals
fail: blockchain identity start-ups had wallets and no bank that relied on them
fail: check resellers lost margin when registers and rivals cut the price per check
lately: deepfakes, sponsor-bank consent orders and European wallets change what a check must prove
margin: 50-70
churn: 0.5-1.5
cac: 5000-30000 USD
ask: What are false accepts and false rejects, per country and document?
ask: Which regulator or sponsor bank has accepted its file?
ask: Who is liable when a checked customer turns out to be false?
grade: low

# gift-loyalty: gift cards, vouchers and shop loyalty
words: gift card, gift cards, gift voucher, e-gift card, voucher platform, loyalty points, loyalty card, stamp card, punch card, loyalty programme, cashback, cashback app, reward points, points exchange, meal voucher, meal card, sodexo card, employee vouchers, lunch voucher, luncheon voucher, prepaid card, store credit, coupon app, card-linked offers, town gift card, local currency, unused gift card, gift card resale, breakage, wallet pass, customer rewards
job: bring the customer back and settle who owes whom for the points
buyer: shop and café owners
user: cashiers at the till
rival: Smile.io | points for online shops | by orders a month
rival: Stamp Me | digital stamp cards for cafés | per shop a month
rival: Edenred | meal and benefit vouchers | a fee to employer and restaurant
rival IN: Pine Labs Qwikcilver | gift card processing for Indian retail | a share of card value
rival: Tremendous | rewards sent as gift cards | nothing beyond the card value
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
next: customer messages
next: corporate gifting
next: refunds as credit
fail: punch-card apps signed cafés by the street, and nobody asked for them at the counter
fail: coin and token loyalty schemes found that shops do not want to honour a rival's points
lately: tampering at gift card racks brought new state laws, and wallets replace plastic
margin: 50-75
churn: 3-6
cac: 80-600 USD
ask: What share of sales carries a pass in the third month?
ask: Who holds the money until it is spent?
ask: Does a regular spend more, or only cheaper?
grade: low
`,
  facts: `
us-debit-cap@fed | Cap on debit interchange of large issuers | big issuers may take at most # and a sliver of the amount on a debit tap | 0.21 | USD | limit | US | 2011 | Federal Reserve Regulation II (Durbin Amendment) | medium | shop-acceptance
eu-debit-cap@ifr | European cap on consumer debit interchange | interchange on a European consumer debit card is capped at # of the sale | 0.002 | share | limit | EU | 2015 | Regulation (EU) 2015/751, Art. 3 | medium | shop-acceptance
eu-credit-cap@ifr | European cap on consumer credit interchange | interchange on a European consumer credit card is capped at # of the sale | 0.003 | share | limit | EU | 2015 | Regulation (EU) 2015/751, Art. 4 | medium | shop-acceptance
us-card-fees@mpc | Card processing fees paid by merchants | American merchants paid about # in card processing fees in a year | 172000000000 | USD/year | spend | US | 2023 | Nilson Report, cited by the Merchants Payments Coalition | low | shop-acceptance
us-cash-share@fed | Share of payments made in cash | consumers made # of their payments in cash | 0.16 | share | share | US | 2023 | Federal Reserve Diary of Consumer Payment Choice | low | shop-acceptance
gb-cash-share@uk-finance | Share of British payments made in cash | cash stood for # of all British payments | 0.12 | share | share | GB | 2023 | UK Finance UK Payment Markets | low | shop-acceptance
in-upi-payments@npci | UPI payments in a year | UPI carried about # payments in the year | 172000000000 | payments | count | IN | 2024 | NPCI UPI product statistics | low | shop-acceptance, platform-payments
in-zero-mdr@finance-ministry | No merchant fee on UPI | Indian law bars banks from charging shops a fee on UPI and RuPay debit payments | - | - | statement | IN | 2020 | Payment and Settlement Systems Act, Section 10A | medium | shop-acceptance
remittance-cost@world-bank | Average cost of sending a small remittance | sending a small sum home costs # of it on average | 0.064 | share | price | global | 2023 | World Bank Remittance Prices Worldwide | medium | remittance
remittance-target@un | Sustainable Development Goal for remittance cost | governments have agreed to bring the cost of a remittance under # | 0.03 | share | limit | global | 2015 | UN Sustainable Development Goal 10.c | medium | remittance
lmic-remittances@world-bank | Remittances to low- and middle-income countries | migrants sent about # to poorer countries in a year | 656000000000 | USD/year | spend | global | 2023 | World Bank / KNOMAD Migration and Development Brief | medium | remittance
in-remittances@world-bank | Remittances received by India | India received about # in remittances in a year | 129000000000 | USD/year | spend | IN | 2024 | World Bank / KNOMAD | low | remittance
in-remittances@rbi | Remittances received by India | India booked about # of inward private transfers in its fiscal year | 135000000000 | USD/year | spend | IN | 2025 | Reserve Bank of India balance of payments | low | remittance
us-cancel-window@cfpb | Right to cancel a remittance | the sender may cancel a transfer free of charge for # after paying | 30 | minutes | limit | US | 2013 | CFPB Remittance Transfer Rule, 12 CFR 1005.34 | medium | remittance
us-remittance-tax@congress | American tax on cash remittances | transfers handed over in cash carry a federal tax of # | 0.01 | share | limit | US | 2026 | One Big Beautiful Bill Act, Public Law 119-21 | medium | remittance
us-mtl-states@csbs | States that license money transmitters | money transmission needs a licence in # states | 49 | states | limit | US | 2024 | Conference of State Bank Supervisors | medium | remittance, platform-payments
us-freelancers@upwork | Americans who freelanced in a year | about # people in America did freelance work in the year | 64000000 | people | estimate | US | 2023 | Upwork Freelance Forward | medium | freelancer-pay
us-freelancers@bls | Independent contractors by main job | about # people were independent contractors in their main job | 11900000 | people | count | US | 2023 | BLS Contingent and Alternative Employment Arrangements | medium | freelancer-pay
nyc-payment-term@nyc | Payment term of the Freelance Isn't Free Act | without an agreed date a New York freelancer must be paid within # of the work | 30 | days | limit | US | 2017 | New York City Freelance Isn't Free Act | medium | freelancer-pay
gb-late-interest@uk | Statutory interest on late invoices | a British supplier may claim # above base rate on a late invoice | 0.08 | share | limit | GB | 2002 | Late Payment of Commercial Debts (Interest) Act 1998 | medium | freelancer-pay
eu-late-fee@eu | Fixed compensation for a late invoice | a late business payer in Europe owes at least # for recovery costs | 40 | EUR | limit | EU | 2013 | Directive 2011/7/EU, Art. 6 | medium | freelancer-pay
us-1099k@irs | Reporting threshold of Form 1099-K | platforms report a seller above # of gross payments in a year | 20000 | USD/year | limit | US | 2025 | One Big Beautiful Bill Act, Internal Revenue Code 6050W | medium | freelancer-pay, platform-payments
us-individual-landlords@census | Rental properties held by individuals | individual investors own about # of American rental properties | 0.7 | share | share | US | 2021 | US Census and HUD Rental Housing Finance Survey | low | rent-collection
ach-unauthorized@nacha | Threshold for unauthorised ACH returns | an ACH sender is reviewed when unauthorised returns pass # of its debits | 0.005 | share | limit | US | 2015 | Nacha Operating Rules | medium | rent-collection, platform-payments
sepa-refund@epc | Refund right on a SEPA direct debit | a payer may pull back a SEPA core debit for # without a reason | 8 | weeks | limit | EU | 2014 | EPC SEPA Core Direct Debit Rulebook | medium | rent-collection
in-rent-tds@incometax | Rent above which an Indian tenant withholds tax | a tenant in India withholds tax once the rent passes # a month | 50000 | INR/month | limit | IN | 2017 | Income Tax Act, Section 194-IB | medium | rent-collection
dispute-fee@stripe | Fee for a disputed card payment | a disputed payment costs the seller # in fees, whoever was right | 15 | USD | fee | US | 2024 | Stripe price list | medium | disputes
gb-app-cap@psr | Cap on refunds for bank-transfer scams | British payment firms refund a scammed payer up to # | 85000 | GBP | limit | GB | 2024 | Payment Systems Regulator PS24/7 | medium | disputes
gb-fraud-losses@uk-finance | Money lost to payment fraud | fraud cost British bank customers and firms about # in the year | 1170000000 | GBP/year | spend | GB | 2023 | UK Finance Annual Fraud Report | low | disputes
eu-instant@ipr | Time limit for a euro instant payment | a euro instant payment must reach the payee within # seconds | 10 | seconds | limit | EU | 2025 | Regulation (EU) 2024/886 | medium | platform-payments
eu-emi-capital@emd | Starting capital of an electronic money institution | an e-money institution must start with own funds of # | 350000 | EUR | limit | EU | 2011 | Directive 2009/110/EC, Art. 4 | medium | platform-payments, remittance
in-pa-networth@rbi | Net worth asked of a payment aggregator | an Indian payment aggregator must show a net worth of # when it applies | 150000000 | INR | limit | IN | 2020 | RBI Guidelines on Payment Aggregators | medium | platform-payments, shop-acceptance
mobile-money-agents@gsma | Active mobile money agents in the world | about # mobile money agents are active each month | 10000000 | mobile money agents | count | global | 2024 | GSMA State of the Industry Report on Mobile Money | low | cash-agents
ng-agent-limit@cbn | Daily cash-out limit of a Nigerian agent's customer | a customer may take # naira a day from Nigerian agents | 100000 | naira | limit | NG | 2024 | Central Bank of Nigeria circular on agent cash-out limits | medium | cash-agents
in-aeps-limit@npci | Largest single AePS cash withdrawal in India | one AePS withdrawal is limited to # | 10000 | INR | limit | IN | 2021 | NPCI, Aadhaar Enabled Payment System | medium | cash-agents
in-upi-education@npci | UPI limit for school and college fees | a single fee payment by UPI may reach # | 500000 | INR | limit | IN | 2023 | Reserve Bank of India and NPCI | medium | school-dues
eu-surcharge@psd2 | Surcharges on European consumer cards | sellers may not add a surcharge to ordinary consumer cards | - | - | statement | EU | 2018 | Directive (EU) 2015/2366, Art. 62 | medium | school-dues
in-society-gst@cbic | Monthly society dues free of GST in India | society dues up to # a month per member carry no GST | 7500 | INR/month | limit | IN | 2018 | CBIC, exemption notification 12/2017 as amended | medium | school-dues
us-ubo-share@fincen | Ownership share that makes a beneficial owner at American banks | an owner of # or more of a company must be identified by the bank | 0.25 | share | limit | US | 2018 | FinCEN Customer Due Diligence Rule | medium | identity-checks
us-sar-days@fincen | Time to file an American suspicious activity report | a suspicious activity report is due within # of detection | 30 | days | limit | US | 1996 | 31 CFR 1020.320 | medium | identity-checks
eu-cash-limit@amlr | European limit on cash payments to traders | cash payments to traders above # will be barred across the Union | 10000 | EUR | limit | EU | 2027 | Regulation (EU) 2024/1624 | medium | identity-checks
us-gift-expiry@card-act | Least life of an American gift card | an American gift card may not expire within # | 5 | years | limit | US | 2010 | Credit CARD Act of 2009 | medium | gift-loyalty
eu-limited-network@psd2 | Yearly volume above which a closed card notifies the regulator | a limited network above # a year must notify its regulator | 1000000 | EUR/year | limit | EU | 2018 | Directive (EU) 2015/2366, Art. 37 | medium | gift-loyalty
in-gift-cap@rbi | Largest value of an Indian prepaid gift card | an Indian prepaid gift card may hold at most # | 10000 | INR | limit | IN | 2021 | RBI Master Direction on Prepaid Payment Instruments | medium | gift-loyalty
`,
});
