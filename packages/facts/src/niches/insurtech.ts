import { insurtechFacts } from './facts/insurtech.ts';
import { insurtechJobs } from './jobs/insurtech.ts';
import { readField } from './reading/read-field.ts';
import { insurtechWordings } from './wordings/insurtech.ts';

export const insurtech = readField('insurtech', {
  niches: `
# agency-desk: the insurance agency desk
words: insurance agency, insurance agent, insurance broker, insurance brokerage, independent agent, insurance advisor, quoting tool, comparative rater, agency management system, policy renewal, certificate of insurance, acord form, insurance producer, commission statement, insurance submission, carrier portal, posp agent, lic agent
job: quote, renew and service policies without keying them into each carrier's portal
buyer: principals of insurance agencies
user: account managers
run: families and small firms in town | clients stay with the agent who answers on the evening of the crash and knows the house | service calls on thin policies and carriers that cut commission eat the renewal book
rival: Applied Epic | the agency system of larger brokers | per user a month on a yearly contract
rival US: Vertafore | AMS360 and rating for independents | per user a month
rival US: EZLynx | comparative rating for home and auto | a monthly fee by users
rival GB: Acturis | a broker platform in Britain | per user and per policy
rival IN: Turtlemint | quoting and payouts for Indian point-of-sale advisers | a share of the insurer's commission
rival DE: Assfinet (Acturis) | systems for German insurance brokers | a licence per user
system: Applied Epic | holds clients, policies and activities and opens to certified partners only
system US: Ivans | carries the nightly policy downloads from carriers
system US: ACORD AL3 | is the old standard in which policy records travel
system: insurers' own portals | want the same client typed in again for each quote
today: an account manager keys the same ACORD answers into one carrier portal after another and mails the declines
cost: service staff spend the renewal week on rekeying, and small accounts cost more than their commission
pain: a contractor waits on site while the desk hunts for the right certificate holder wording
pain: commission statements arrive as PDFs and nobody proves that each policy was paid
pain: remarketing of rate-shocked renewals lands on the same desk as new business
channel: agency and broker networks | member agencies use what the network negotiates
channel US: state Big I conferences | agency principals buy after another principal's demo
channel: carriers with a distribution budget | a carrier pays for tools that bring cleaner submissions
cycle: 4-16 weeks | the principal signs after the account managers have tried it on real renewals
price: agency software | 60-250 USD | user a month
rule US: Producer licensing | each person who quotes needs a state licence and an appointment by the carrier
rule EU: Insurance Distribution Directive | demands and needs are written down, and sellers prove yearly training
rule GB: FCA Consumer Duty | fair value must be shown for each product, the broker's commission included
rule IN: IRDAI point-of-sale rules | only certified persons may solicit, and their records stay open to inspection
season: commercial renewals crowd into the first of January and July, and Medicare opens in autumn
next: commission reconciliation | certificates on demand | E&O documentation
fail: raters that scraped carrier portals broke with each login change until carriers cut them off
fail: agency systems lock the data in, and a second screen that does not write back is closed in a month
lately: private equity rolls up agencies and moves them to one system, so the independents shrink as buyers
lately: language models read loss runs and dec pages well enough to fill a submission draft
economics: 65-80 | 1-2 | 1200-5000 USD
ask: Which management system do you write into, and who gave permission? | Which carriers bind through your screen, and for which lines? | What does an account manager stop typing on the first renewal?
grade: low
# claims: claims handling at insurers
words: insurance claim, claims adjuster, claims handling, loss adjuster, first notice of loss, fnol, claim photos, car damage estimate, accident claim, property claim, total loss, subrogation, claims fraud, insurance fraud, catastrophe claims, roof inspection, third party administrator, claim settlement, insurance surveyor, claim rejected
job: settle a claim fairly in days and keep leakage and fraud out
buyer: heads of claims at insurers
user: claims adjusters
run: policyholders and insurers without adjusters | insurers send files to the adjusting firm whose estimates hold when the contractor objects | travel to far roofs, reopened files and storms that fail to come eat the fee per claim
rival: Guidewire | ClaimCenter, the claims core of large carriers | a licence tied to premium volume
rival US: Snapsheet | virtual appraisal and claims software | per claim and for the platform
rival US: CCC Intelligent Solutions | estimates and repair networks for car claims | a subscription to insurers and body shops
rival: Shift Technology | fraud and subrogation flags on claims | a yearly licence by claims volume
rival US: Xactimate (Verisk) | the price list and estimates for property losses | per user a month
system: Guidewire | holds the reserve, the coverage and the payment in ClaimCenter
system US: Xactimate | sets what a square of shingles costs and licenses its price list
system US: ISO ClaimSearch | shows earlier losses of the same claimant to member insurers only
system: Audatex | prices the parts and hours of a car repair under licence
today: a desk adjuster reads the FNOL call notes, waits for photos and writes an Xactimate estimate by hand
cost: rental days, supplements and loss-adjustment expense pile up while the file waits for one photo
pain: after a hailstorm roofers sign up homeowners faster than adjusters can climb
pain: body shops send supplement after supplement once the bumper is off
pain: attorneys open a demand letter with a time limit that sits unread in a shared inbox
channel: the Guidewire marketplace | carriers look for pre-built connections to their core first
channel: third-party administrators | an administrator tries new tools without a carrier's committee
channel: innovation teams of reinsurers | a reinsurer opens doors at the carriers that cede to it
cycle: 26-78 weeks | procurement, security and a pilot on closed files come before any live claim
price: a photo estimate or triage | 5-30 USD | claim
price: a claims platform | 40000-400000 USD | carrier a year
rule US: Unfair claims practices acts | acknowledgement, decision and payment each have a clock that state examiners check
rule EU: DORA | a claims vendor is a supervised ICT supplier with audit rights and exit plans
rule GB: Enterprise Act late-payment damages | an insurer that settles slowly owes damages for the delay itself
rule IN: IRDAI surveyor rules | larger losses need a licensed surveyor's report within set days
season: hail in spring, hurricanes in late summer and frozen pipes in January decide the workload
next: subrogation recovery | repair network steering | fraud investigation
fail: photo models trained on clean pictures failed on dirty bumpers, and adjusters went back to the shop visit
fail: pilots never left the innovation lab because the ClaimCenter upgrade always came first
lately: heavy roof losses made carriers inspect homes from the air before and after the storm
lately: regulators ask carriers to show how a model treats groups before it may decide a claim
economics: 60-75 | 0-1 | 30000-150000 USD
ask: How much leakage or cycle time did closed files show, audited by the carrier itself? | Do you write the reserve and payment in ClaimCenter, or mail a PDF? | Who signs the denial when your model says no?
grade: low
# small-firm-cover: insurance for small firms and freelancers
words: small business insurance, business insurance, shop insurance, liability insurance, public liability, contractor insurance, gig worker insurance, delivery rider cover, professional indemnity, workers compensation, workmen compensation, cyber insurance, embedded insurance, mga, coverholder, freelancer insurance, tradesman insurance, event insurance
job: get the right cover and its certificate on the day a client asks
buyer: owners of small firms
user: tradespeople
run: builders, cleaners and shop owners | a roofer takes whoever sends the certificate before the site gate closes and names the exclusion aloud | wholesale broker fees and cancelled starter policies eat the commission on a small premium
rival US: Next Insurance (ERGO) | online liability and comp for trades | a monthly premium
rival: Hiscox | professional and small-business cover, direct and by broker | a yearly premium
rival: Simply Business | online broking for British and American trades | a commission to the insurer
rival GB: Zego | cover by the hour or month for delivery riders | a premium by the hour or month
rival: Coalition | cyber cover with scanning for smaller firms | a premium through brokers
rival IN: BimaKavach | liability and property cover for small Indian firms | a commission to the insurer
system US: ISO class codes | decide the rate and the exclusions
system: the Lloyd's binding authority | lends the paper and limits the pen
system US: Gusto | reports the wages that set the comp premium
system: the insurer's rating engine | sorts the trade into a class and prices the exclusions
today: a roofer phones an agent for a certificate because the general contractor wants it before work may start
cost: the tradesman pays a minimum-premium policy all year although the job lasts a fortnight
pain: the class code for handyman hides a roofing exclusion that shows only after the fall
pain: riders drive on a private policy that lapses the moment a delivery app is opened
pain: the comp audit after year end brings a bill for subcontractors without certificates
channel: contractor and payroll platforms | cover is bought when a job or loan demands proof
channel: trade associations and licence boards | a licence renewal asks for the certificate
channel: wholesale brokers | agents pass on small accounts that cost more to serve than they pay
cycle: 1-2 weeks | the owner buys on the day a client asks for the certificate
price: liability for a one-person trade | 25-120 USD | policy a month
price: cyber cover for a small firm | 80-400 USD | policy a month
rule US: State MGA acts | an MGA needs a licence and a contract in each state, and a carrier that trusts the book
rule EU: Insurance Distribution Directive | a broker licence travels across borders, but contract law and premium tax stay local
rule GB: Employers' liability law | cover for staff is compulsory and fines run by the day
rule IN: Code on Social Security | cover for gig workers is funded by a levy on platforms
season: contractors buy in spring before the building season and again at licence renewal
next: certificates for subcontractors | pay-as-you-go workers comp | equipment cover
fail: MGAs that grew on loose class codes lost the carrier's paper when the loss ratio ripened
fail: hourly cover for riders was cancelled by the platform that bought a cheaper group policy
lately: carriers pulled capacity back after soft years of fronting, and ask founders to share the loss
lately: the European platform work directive changes who must insure a delivery rider
economics: 15-35 | 2-4 | 80-400 USD
ask: Whose paper do you write on, and at what loss ratio do they take the pen back? | Which class codes do you refuse, and how do you find the handyman who roofs? | What does it cost you to win a policy against its first-year commission?
grade: low
# personal-lines: car, home and renters insurance
words: car insurance, motor insurance, auto insurance, bike insurance, home insurance, homeowners insurance, renters insurance, contents insurance, telematics insurance, black box insurance, usage based insurance, pay per mile, insurance comparison, young drivers, pet insurance, travel insurance, insurance app, switch insurer, life insurance, term life, no claims bonus
job: find a fair price for car, home or contents and keep it at renewal
buyer: households
user: drivers and renters
run: drivers, homeowners and renters | households choose the name that paid a neighbour's burst pipe without a fight | comparison sites take a fee on each policy, and the customer leaves before it is earned back
rival US: Progressive | direct car insurance with telematics | a monthly premium
rival: Lemonade | app-first renters, home, pet and car cover | a monthly premium
rival GB: Compare the Market | price comparison for British drivers | a fee to the insurer per policy sold
rival IN: Policybazaar | comparison of car and term cover in India | a commission to the insurer
rival US: Jerry | car policy shopping by app | a commission to the insurer
rival DE: Check24 | price comparison for German drivers | a commission to the insurer
system US: LexisNexis CLUE | shows past claims before a price is bound
system: Cambridge Mobile Telematics | scores braking and phone use from the handset
system US: SERFF | takes the rate filing and decides how fast a price may change
system: the vehicle register | says which car it is, who keeps it and since when
today: households let the direct debit renew or fill in a comparison site on the evening the letter comes
cost: loyal customers pay more than switchers, and a young driver's premium can pass the value of the car
pain: a lapse of a week puts the driver into the non-standard market for a year
pain: coastal and wildfire homes get a non-renewal letter and only the FAIR plan answers
pain: the cheapest quote hides an excess that nobody reads until the claim
channel: comparison sites | the ranked price decides, and the panel fee eats the first year
channel: car dealers and letting portals | proof of cover is demanded before the keys
channel: paid search on Google | people search for cover on renewal day, and the keywords are among the dearest
cycle: 1-2 weeks | buyers act on the renewal date, a car purchase or a lease signing
price: renters or contents cover | 5-25 USD | policy a month
price: car cover for one driver | 80-250 USD | policy a month
rule US: Prior-approval rate filing | states such as California decide which factors and increases may be used
rule EU: Motor Insurance Directive | third-party cover is compulsory in every state, and sex may not set the price
rule GB: FCA pricing practices rules | a renewal may not cost more than the same new policy
rule IN: Motor third-party tariff | government sets third-party prices, so competition is on own-damage cover
season: British car renewals cluster in March and September with new plates, and storms reprice homes in autumn
next: leak sensors | roadside help | life cover for a mortgage
fail: Metromile priced by the mile but bought customers at losses that only a merger could end
fail: young insurers grew faster than their filed rates could follow repair inflation
lately: repair and reinsurance costs drove premiums up faster than wages, and shopping rates rose with them
lately: carriers leave wildfire and hurricane states, and state-backed insurers of last resort swell
economics: 10-30 | 2-4 | 150-600 USD
ask: What loss ratio did the second-year book have, by state and by channel? | How many months does a rate change need in your first states? | What share of buyers stays at the first renewal when the price rises?
grade: low
# group-health: employer health cover
words: group health insurance, employee benefits, employee health insurance, open enrollment, benefits broker, health plan, self-funded plan, ichra, small group health, stop loss, copay, mediclaim, corporate health cover, private medical insurance, cashless hospital, benefits administration, dental and vision, cobra, health insurance for startups
job: find each client health cover that the firm can afford at renewal
buyer: benefits brokers
user: HR managers
run: employers and their staff | owners keep the broker who explains the renewal to the crew and gets the hospital bill corrected | enrolment season overtime and endless card queries eat the commission per head
rival US: Ease (Employee Navigator) | enrolment software for brokers of small groups | per employee a month
rival US: Gusto | health cover inside payroll | a broker commission inside the premium
rival US: Take Command | ICHRA administration | per employee a month
rival IN: Plum | group cover and wellness for Indian firms | a premium per employee
rival GB: Vitality | British health cover with rewards | a premium per member
rival EU: Alan | health cover by app for firms in France, Spain and Belgium | a premium per employee
system US: EDI 834 feeds | carry adds and terminations to the carrier
system: ADP | deducts the premiums that must match the carrier's bill to the cent
system IN: Medi Assist | approves cashless admissions at Indian hospitals for insurers
today: a broker spreads carrier quotes in a spreadsheet each autumn and HR chases election forms by mail
cost: a double-digit renewal lands weeks before year end, and the firm shifts it to deductibles
pain: a terminated worker stays on the carrier bill for months because the feed failed silently
pain: employees pick the wrong plan in a rushed lunch break and learn about the deductible at the hospital
pain: families in India wait at the discharge desk while the TPA asks for one more bill
channel US: general agents for small groups | small employers never buy cover without a broker, and brokers quote through general agents
channel: payroll vendors | premium deductions already run through the pay slip
channel: startup communities and accelerators | first hires ask for cover before the first HR person exists
cycle: 8-30 weeks | nothing moves except in the months before the plan year
price: benefits administration | 3-8 USD | employee a month
price: ICHRA administration | 15-40 USD | employee a month
rule US: ACA employer mandate | employers above a size must offer cover and report it each year
rule US: ERISA | whoever handles plan money has a fiduciary duty and must disclose its fees
rule EU: Statutory health insurance laws | private group cover only tops up what the state fund or sickness fund pays
rule GB: Insurance Premium Tax | health cover is a taxed perk beside the NHS, reported on the P11D
rule IN: IRDAI cashless rules | approvals at admission and discharge have hour limits
season: American plans renew in January, so brokers decide from August to November and hear nobody in December
next: virtual primary care | health savings accounts | claims advocacy for employees
fail: Zenefits gave broker software away for commissions and fell over licensing shortcuts
fail: new carriers such as Bright Health bought members with low premiums and left the market under the claims
lately: GLP-1 drugs and hospital prices drive renewals, and mid-size firms look at self-funding again
lately: fiduciary lawsuits reach employers over pharmacy prices, so brokers must show their fees
economics: 55-75 | 1-2 | 600-4000 USD
ask: Who is broker of record, and do you live on commission or on a fee? | Which carriers take your enrolment feed, and who fixes the error list? | What happens to you if the group is declined or rated up?
grade: low
# parametric: parametric, crop and climate cover
words: parametric insurance, crop insurance, fasal bima, index insurance, weather insurance, drought cover, flood insurance, hurricane cover, insurance for farmers, smallholder insurance, microinsurance, climate risk insurance, satellite index, livestock insurance, disaster payout, heat insurance, basis risk, reinsurance
job: get money to growers days after the storm, without an adjuster
buyer: agricultural lenders
user: farmers
run: growers, lenders and island resorts | growers renew with whoever paid within days of the storm and showed the gauge reading | reinsurance, weather data and village meetings eat the thin premium of each plot
rival: Descartes Underwriting | parametric covers for companies and cities | a premium through brokers
rival: Pula | index crop cover bundled with seed and loans in Africa | a premium to the bundling partner
rival: OKO | weather-index cover by mobile phone in West Africa | a small premium per season
rival: Arbol | climate derivatives and parametric cover | a premium or structuring fee
rival: Swiss Re | the risk capacity behind many programmes | a reinsurance premium
rival IN: Agriculture Insurance Company | state-backed crop cover for Indian farmers under PMFBY | a subsidised premium
system: CHIRPS rainfall grids | are the index that triggers the payment
system: Sentinel imagery | measures greenness and flood extent and is free to all
system KE: M-Pesa | carries payouts to farmers without a bank
today: a village officer counts lost plots in crop-cutting trials months after harvest and the claim waits
cost: the farmer sells the cow or borrows from the trader before any indemnity arrives
pain: the rain gauge stood in the next valley, so the index stayed dry while the field drowned
pain: premiums fall due at planting, when the smallholder has no cash at all
pain: adjusters cannot reach islands after a cyclone until the harbour opens
channel: seed suppliers and farm lenders | a seed dealer or a lender can bundle the premium into seed or credit
channel: brokers such as Marsh and Howden | large brokers structure the layer and hold the loss data
channel: development banks and disaster funds | public funds pay first-season premiums and index studies
cycle: 26-104 weeks | a programme needs an index study, a reinsurer, a regulator and a planting season
price: index cover for a smallholder plot | 5-30 USD | season
price: a parametric layer for a company | 50000-500000 USD | policy a year
rule US: Federal Crop Insurance Act | subsidised cover sets the floor, so private triggers sell only on top
rule EU: Common Agricultural Policy | premium support exists where losses pass a threshold
rule GB: Insurable interest | a payout must track a loss, or an index product counts as a bet or a derivative
rule IN: Pradhan Mantri Fasal Bima Yojana | farmer premiums are capped and states pay the rest to tendered insurers
season: everything is sold before planting or the hurricane season, and a missed window costs a year
next: loans bundled with cover | weather advice for growers | early-warning services
fail: farmers who paid and got nothing in a bad year never bought again, however right the index was
fail: donor-paid premiums ended with the grant, and the scheme ended with them
lately: finer satellite grids and cheaper sensors shrink basis risk enough for reinsurers to quote small regions
lately: primary insurers leave flood and fire zones, so towns and firms ask for triggers instead
economics: 15-35 | 2-5 | 2000-30000 USD
ask: How often would the index have paid in the last decades when the field really failed? | Who pays the premium in the second season, once the grant has ended? | Which reinsurer has signed the layer, and at what minimum premium?
grade: low
# life-cover: life, funeral and family protection cover
words: life insurer, life policy, term plan, term insurance, funeral cover, funeral policy, burial insurance, final expense, endowment, whole life, income protection, critical illness cover, disability cover, death claim, beneficiary, nominee, unclaimed policy, medical underwriting, medical exam for policy, life underwriter, surrender value, ulip, lapsed policy, orphan policy, mortgage protection, key person cover, stokvel burial society, death benefit, annuity, life settlement, widow claim, estate policy search
job: put the right sum on the breadwinner and pay the family without a fight
buyer: life insurers and distributors
user: families and life agents
run: young families and burial-society members | families sign with the agent whom the widow next door praised at the funeral | medical exams, early lapses and clawed-back commission eat the first year's premium
rival US: Ethos | term and final-expense cover without exams | a commission from the insurer
rival: iPipeline | applications and e-signing for life sellers | by user or case
rival: Munich Re Automation (ALLFINANZ) | automatic life underwriting | by case or licence
rival GB: LifeSearch | protection advice by phone | a commission from the insurer
rival ZA: Hollard | funeral and life cover through shops and parlours | by the month
rival IN: Ditto | advice on term and health plans by phone | a commission from the insurer
system US: the MIB file | shows what was told to other insurers
system: the lab and health-record order | takes weeks unless the record comes by network
system: the death certificate | starts the claim and is never the original they want
today: an agent sells at the kitchen table, a nurse draws blood, and the widow later searches drawers for the policy
cost: applicants drop out while a doctor's letter is awaited, and policies lapse before they matter
pain: the nominee is a dead parent or an ex-wife, and nobody updated it
pain: young families think cover costs far more than it does
pain: non-disclosure comes up after death, when the person cannot explain
channel: mortgage brokers and banks | a mortgage is the day a family thinks of death
channel: funeral parlours and burial societies | a parlour sells cover where it buries
channel: employers' payroll desks | deduction from pay keeps the policy from lapsing
cycle: 12-52 weeks | an insurer tests on one product, with actuary and reinsurer in the room
price: term cover for a young parent | 10-40 USD | month
price: automated underwriting | 5-25 USD | application
rule US: state insurance law | contestability, suitability and replacement forms follow NAIC models by state
rule EU: IDD | demands and needs are recorded, and savings policies need a suitability report
rule GB: Consumer Duty | plans for older buyers and their premiums must show fair value
rule IN: Insurance Act Section 45 | after some years a policy cannot be questioned on any ground
season: tax-saving months before March sell Indian policies, and new-year vows sell term cover
next: wills and document vaults | health check rewards | annuities at retirement
fail: life apps bought clicks for more than the commission, and lapses took it back
fail: jokey brands met the regulator, as DeadHappy did with its murderer advert
lately: health records by network and prediction replace the blood draw for ordinary sums
economics: 30-60 | 0.7-2 | 200-900 USD
ask: What share of policies is in force after the second year? | Who bears the claim when the quick questions missed an illness? | How does the family learn that a policy exists?
grade: low
# device-warranty: gadget cover and extended warranties
words: extended warranty, device protection, phone insurance, mobile insurance, screen protection plan, gadget insurance, laptop cover, appliance warranty plan, product protection, warranty claim, warranty registration, warranty card, accidental damage, cracked screen claim, applecare alternative, home warranty, car warranty, service contract, vehicle service contract, motor warranty, bike theft cover, bicycle insurance, parcel protection, checkout insurance, ticket insurance, deposit cover, rental damage waiver, warranty management, furniture protection, jewellery insurance
job: sell cover at the till and settle a cracked screen in a day
buyer: retailers and makers of devices
user: shoppers and claims agents
run: phone owners and appliance buyers | buyers tick the plan of the shop that handed out a loan phone while the screen was fixed | original screens, couriers and claims in the first weeks eat the plan fee
rival: Asurion | phone cover through carriers | per device a month
rival US: Extend | protection plans for online shops | a share of the plan price
rival: bolttech | device cover through banks and telecoms in Asia and Europe | per device
rival IN: OneAssist | gadget and wallet plans | per plan
rival EU: SquareTrade Europe | device plans with retailers | per plan
system: the shop's checkout | offers the plan in the seconds that decide
system: the IMEI register | shows whether the phone is stolen or already claimed
system: the authorised repair network | holds the screen and the slot
today: a cashier pushes the plan, the customer loses the slip, and the claim waits for a photo of the receipt
cost: claims handled by phone cost more than the screen, and an angry buyer blames the shop
pain: damage that existed before is claimed in the first week
pain: the repairer uses a copy screen, and the phone comes back worse
pain: buyers find out at the claim that liquid was excluded
channel: electronics chains and carriers | a chain changes its provider at the end of each contract
channel: e-commerce platforms' app stores | a merchant adds a plan widget in an afternoon
channel: lenders that finance phones | a lender wants the collateral to work
cycle: 3-40 weeks | online shops start in days, chains tender with an underwriter behind
price: a phone plan | 3-15 USD | device a month
price: a plan on a shop item | 10-20 USD | hundred dollars of goods
rule US: state service contract acts | providers register, hold reserves or back the plan with an insurer
rule EU: Sale of Goods Directive | the legal guarantee comes free, and a paid plan may not pretend to be it
rule GB: FCA value measures | gadget cover with poor claims ratios is named and pushed out
rule IN: IRDAI corporate agent rules | a shop that sells insured plans needs an agent licence
season: phone launches in autumn, Black Friday and Diwali sell plans, and claims follow by spring
next: trade-in values | repair booking | recall notices
fail: instant-approval insurers were farmed by gangs with the same broken phone
fail: plan sellers promised without reserves and closed when claims ripened
lately: regulators halted poor-value cover, and makers bundle their own plan into the purchase
economics: 20-50 | 2-4 | 2-40 USD
ask: What share of premium goes back to customers as claims? | Who carries the risk on paper: insurer, obligor or the shop? | How long from report to a working device, at the slow end?
grade: low
# pricing-actuaries: insurance pricing and actuarial work
words: actuary, actuaries, actuarial, insurance pricing, rate filing, rating engine, underwriting model, underwriter, underwriting workbench, risk model, catastrophe model, loss ratio, reserving, ifrs 17, solvency report, reinsurance treaty, reinsurer, bordereau, bordereaux, delegated authority, lloyd's, syndicate, london market, exposure data, geocoding risk, portfolio roll-up, generalised linear model, price optimisation insurance, capital model, insurance data scientist, insurance startup carrier
job: price each risk on better data and show the regulator why
buyer: chief actuaries and underwriting heads
user: pricing actuaries and underwriters
run: small insurers and captives | an insurer calls the consulting actuary whose filing passed the regulator without another round | unpaid data cleaning and exam leave of juniors eat the fixed fee for a filing
rival: Akur8 | transparent rate models | by users and lines a year
rival: Earnix | price models for insurers and banks | by contract a year
rival: hyperexponential | pricing workbench for specialty lines | by contract a year
rival: WTW Radar | rating and deployment | by licence a year
rival US: Verisk | loss costs, forms and property data | by line and use
system: Guidewire | runs the policy and accepts the new rate late
system US: SERFF | carries the filing and the regulator's objections
system: Excel | is where the price is truly made
today: an actuary joins policy and claim extracts in SAS, prices in a workbook and waits for IT to key the table
cost: a rate change reaches the street a year after the loss trend that called for it
pain: broker submissions come as PDF schedules, so exposure is typed or guessed
pain: bordereaux from agents arrive in a new column order each month
pain: the regulator asks why a postcode pays more, and the model has no words
channel: actuarial consultants and societies | actuaries trust a method shown at their own congress
channel: reinsurers | a reinsurer lends data and asks for cleaner exposure in return
channel: MGAs with fresh capacity | a new agency builds its rating without legacy tables
cycle: 26-78 weeks | pricing tests a back-cast, IT and security follow, and filing season rules
price: a pricing platform | 80000-600000 USD | insurer a year
price: consulting by an actuary | 200-500 USD | hour
rule US: state rate filing laws | rates may not be unfairly discriminatory, and models are filed with support
rule EU: AI Act | scoring people for life and health cover counts as high risk
rule GB: FCA pricing practices rules | renewing home and motor clients may not pay more than new ones
rule IN: IRDAI use-and-file | many products launch first and are filed after, with an appointed actuary's sign-off
season: treaty renewals on New Year's Day, April and July set the calendar
next: claims trend alerts | portfolio steering | reporting packs
fail: full-stack insurers priced on thin data and lost money for years before the rates caught up
fail: data vendors sold a score that regulators would not let into the rate
lately: language models read submissions into clean schedules, and regulators test models for bias
economics: 65-82 | 0.3-1 | 40000-200000 USD
ask: What did the model improve on a year it had not seen? | How does the rate get into the policy system, and in how many days? | Which regulator has accepted a filing that used it?
grade: low
# bonds-cargo: surety bonds, cargo and trade credit cover
words: surety bond, performance bond, bid bond, bank guarantee, contractor bond, customs bond, license bond, cargo insurance, marine insurance, marine cargo, transit insurance, freight insurance, ship insurance, hull insurance, trade credit insurance, export credit, debtor default cover, buyer default, retention bond, tender guarantee, rental deposit guarantee, fleet insurance, goods in transit, motor truck cargo, aviation insurance, drone insurance, warehouse insurance, general average, credit limit on buyer, caution bancaire, transporter cover
job: get the guarantee or certificate before the tender or ship leaves
buyer: brokers of specialty cover
user: contractors, exporters and forwarders
run: contractors, exporters and forwarders | contractors stay with the bond broker who gets the bid bond stamped on the morning of the tender | small premiums that need a full set of accounts read eat the broker's commission
rival: Allianz Trade | credit cover on buyers | a share of turnover
rival: Coface | credit cover and buyer ratings | a share of turnover
rival US: SuretyBonds.com | licence and contract bonds online | a premium per bond
rival: Loadsure | cargo cover per load | a premium per load
rival GB: Breeze | cargo cover in forwarders' software | a premium per shipment
rival IN: Secure Now | marine and liability cover for small firms | a commission from the insurer
system: CargoWise | knows the shipment, the value and the route
system: the contractor's accounts | decide the bond line and come months late
system: the credit insurer's limit portal | grants, cuts or withdraws the limit on a buyer
today: a broker mails accounts to several sureties, waits days for a line and sends a stamped paper bond by courier
cost: a late bid bond loses the tender, and an uninsured container lost at sea ends a small importer
pain: banks want cash collateral for a guarantee, which ties up the next job's wages
pain: shippers believe the carrier pays for the loss and learn of the tiny limit afterwards
pain: the credit limit on a buyer is cut while the goods are on the water
channel: construction and customs brokers | a contractor asks for the bond on the day the tender is due
channel: forwarders and load boards | cover sold at the freight quote needs no second form
channel: banks short of balance sheet | a bank hands guarantees it does not want to a surety
cycle: 2-26 weeks | brokers try it on small bonds or loads, and insurers grant authority slowly
price: a contract bond | 1-3 USD | hundred dollars of contract
price: cargo cover | 0.1-0.5 USD | hundred dollars of goods
rule US: Miller Act | federal building contracts above a sum need performance and payment bonds
rule EU: Solvency II | surety and credit are own classes with their own licence
rule GB: Marine Insurance Act | the old act still defines loss, warranty and general average
rule IN: IRDAI surety guidelines | insurers may issue surety bonds, and road tenders accept them
season: tender rounds and fiscal-year ends bring bonds, and the autumn peak fills containers
next: invoice finance | claims for damaged freight | contract reviews
fail: digital bonds were refused by clerks who wanted the seal on paper
fail: trade credit startups covered many small debtors and met the same recession in all of them
lately: India lets insurers replace bank guarantees, and war zones reprice cargo within hours
economics: 15-40 | 1-2 | 150-2500 USD
ask: Which obligee or port has accepted the electronic bond or certificate? | Who holds the pen, and up to which sum? | What did the worst year do to the loss ratio?
grade: low
`,
  facts: insurtechFacts,
  wordings: insurtechWordings,
  jobs: insurtechJobs,
});
