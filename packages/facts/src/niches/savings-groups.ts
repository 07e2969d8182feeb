import { savingsGroupsFacts } from './facts/savings-groups.ts';
import { savingsGroupsJobs } from './jobs/savings-groups.ts';
import { readField } from './reading/read-field.ts';
import { savingsGroupsWordings } from './wordings/savings-groups.ts';

export const savingsGroups = readField('savings-groups', {
  niches: `
# roscas: chamas, tontines and savings circles
words: chama, chamas, tontine, rosca, savings group, savings circle, lending circle, money circle, merry-go-round, table banking, susu, esusu, ajo, adashi, stokvel, tanda, cundina, junta de ahorro, pandero, consórcio, arisan, paluwagan, committee savings, kitty party, beesi, bisi, chit fund, chit, kuri, vsla, village savings, self-help group, shg, hagbad, ayuuto, equb, gam'iya, altın günü, pardner, partner hand, sou-sou, njangi, treasurer of the group, group contribution
job: collect each member's turn and pay the pot without a quarrel
buyer: chairs of savings groups
user: treasurers and members
run: market women, neighbours and co-workers | people join the circle whose organiser has never paid a pot late and makes up for a defaulter | gaps left by members who vanish and days spent walking from stall to stall eat the organiser's cut
rival KE: Chamasoft | ledgers and contributions for Kenyan groups | per group a month
rival EG: Money Fellows | online savings circles in Egypt | a fee by turn in the circle
rival GB: StepLadder | savings circles towards a house deposit in Britain | per member a month
rival IN: The Money Club | online chit circles in India | a fee on each pot
rival US: Mission Asset Fund | lending circles that build a credit record in America | nothing to members, with donors paying
rival: PayPal | shared pools that collect money from a group | a fee on some withdrawals and currencies
system KE: M-Pesa | moves contributions and gives the message that treasurers screenshot
system: WhatsApp groups | hold reminders, excuses and the minutes, and let nobody export a ledger
system: DreamSave | keeps village group books on one shared phone, offline and free
system: bank standing orders | move contributions without mobile money and fail without a word to the treasurer
today: the treasurer writes contributions into an exercise book, and members post M-Pesa screenshots in the WhatsApp group
cost: one member who takes the pot and stops paying breaks the circle and the friendship behind it
pain: late payers cry to the group, and the fine in the constitution is never taken
pain: the book, the bank and the box disagree at share-out before Christmas
pain: years of punctual turns count for nothing when a member asks a bank for a loan
channel: churches, mosques and market associations | groups are formed after the service and trust the elders
channel: NGOs such as CARE and the Aga Khan network | field officers train groups and bring the cash box
channel: banks' group accounts and mobile money agents | the agent sees who deposits for a group each week
cycle: 1-8 weeks | the group votes at its meeting, and one doubter can stop it
price: ledger for a group | 2-15 USD | group a month
price: fee for taking the pot early | 10-60 USD | turn
rule US: state money transmitter laws | an app that holds the pot needs licences, while friends with a cash box do not
rule EU: Payment Services Directive | holding members' money needs a payment licence or a bank behind it
rule GB: FCA payments rules | circles are lawful, but an operator who holds funds must be authorised and safeguard them
rule IN: Chit Funds Act | each chit is registered with the state, the foreman's cut is capped and online pots are grey
rule KE: Community Groups Registration Act | a group must register before a bank opens its account
season: share-out comes in December, and school fees in January empty the pot
next: group loans from a bank | funeral and hospital cover for members | land and plot purchase by the group
fail: apps that matched strangers had no shame to collect with, and the first winners left
fail: ledgers were sold to treasurers who feared that members would now read the book
lately: mobile money made turns instant, and lenders began to read the group record as credit history
economics: 30-60 | 2-5 | 3-40 USD
ask: Who pays when a member takes the pot and stops? | Do members see the ledger, and did the treasurer agree to that? | Under whose licence does the pot lie between turns?
grade: low
# credit-unions: credit unions and SACCO back offices
words: credit union, credit unions, sacco, cooperative bank, co-operative society, cooperative society, member-owned bank, thrift society, patpedhi, nidhi company, building society, member dispute, card dispute, chargeback, reg e claim, fraud claim, loan officer, indirect auto loan, core banking, back office credit union, member services, call centre credit union, shared branching, dividend, cuso, caja popular, cooperativa de ahorro, caisse populaire, genossenschaftsbank, volksbank, mutuelle de crédit, koperasi simpan pinjam, member onboarding
job: serve members like a large bank does, with a back office of few people
buyer: credit union chief executives
user: member service and back-office staff
run: workers and families in one town | members stay where the loan officer knows the employer and says yes before the weekend | core-system contracts, card fraud and loans written off after a plant closure eat the spread
rival US: Jack Henry Symitar | core banking for American credit unions | a yearly contract by members
rival US: Corelation KeyStone | a newer core for credit unions | a yearly contract by members
rival US: Alkami | mobile and web banking | per active user a month
rival US: Quavo | dispute and fraud claims handling | a contract fee by cases
rival KE: Kwara | core and member app for SACCOs | per society a month by members
rival: Temenos | core banking for banks and co-operative lenders in many countries | a yearly contract by accounts
system US: Symitar Episys | holds shares and loans, and opens by paid contract only
system: Visa Resolve Online | takes card disputes with dates that do not move
system US: the Metro 2 file | reports each loan to the bureaus monthly
system: instant payment rails | move members' money at night while the core runs its batch
today: a back-office clerk copies the member's dispute from a paper form into the card processor's screen and a diary
cost: a missed dispute date makes the credit union eat the charge, and examiners write it into the report
pain: each vendor beside the core sells its own connector, and each upgrade breaks one
pain: the member tells the story at the branch, on the phone and in the form, and differently
pain: loans wait over the weekend while a fintech says yes in the car dealer's office
channel: leagues and national credit union bodies | chief executives copy a peer of the same asset size
channel US: service organisations owned by credit unions | a shared owner makes the vendor check shorter
channel: core vendors' user groups and fairs | staff learn from other users which add-on truly works with the core
cycle: 16-60 weeks | a committee, the board and vendor due diligence come before a pilot
price: dispute tool for a mid-size credit union | 1000-6000 USD | institution a month
price: SACCO core system | 300-2000 USD | society a month
rule US: Regulation E | a disputed transfer starts a clock for answer and provisional credit
rule US: NCUA rules | examiners ask for due diligence on each vendor that touches members
rule EU: DORA | lenders must list their IT suppliers and test them, also small ones where not exempt
rule GB: Credit Unions Act | the interest cap and the common bond decide what may be offered, and to whom
rule IN: Banking Regulation Act for co-operatives | urban co-operative banks come under the RBI, credit societies under state registrars
season: budgets are set in autumn, dividends in January, and examiners come when they like
next: loan decisions for thin files | elder fraud alarms | member statements and marketing
fail: neobanks for members were sold to boards and failed at the core vendor's connector
fail: shared fintech platforms lost when small unions merged before the contract ran
lately: card fraud claims rose sharply, and mergers remove small credit unions each week
economics: 60-78 | 1-1 | 5000-30000 USD
ask: Which cores do you read and write, and what does the connector cost? | How many disputes does one clerk close a day, and how many miss the date? | Has an examiner seen your due diligence file?
grade: low
# pawn-gold: pawn shops and gold loans
words: pawn shop, pawnshop, pawnbroker, pawn loan, pawn ticket, gold loan, gold loans, loan against gold, gold appraiser, gold purity test, gold buyer, jewellery loan, sahukar, girvi, muthoot, karat, hallmark gold, secured loan on gold, collateral watch, second-hand gold, pledged gold, redeem pledge, casa de empeño, empeño, prenda, mont-de-piété, prêt sur gage, pfandhaus, leihhaus, pfandleiher, penhor, gadai emas, pegadaian, rehin, sanglaan, monte dei pegni, luxury watch loan
job: value the pledge in minutes, lend safely and sell what is not redeemed
buyer: pawn and gold-loan shop owners
user: counter clerks and gold appraisers
run: households with a sudden bill | people pledge where the weight is shown, the clerk is discreet and the bangle comes back unscratched | vault insurance, plated chains and idle cash between festivals eat the pledge interest
rival US: Bravo Pawn Systems | shop software and listings for pawnbrokers | per store a month
rival US: PawnMaster | loans, stock and police files for pawnshops | per store a month
rival: FirstCash | pawn shops across America, Mexico and Britain | monthly charges on each loan
rival IN: Rupeek | gold loans at the door for Indian banks | interest and a bank's fee
rival IN: Muthoot Finance | gold loans from branches all over India | interest by scheme
rival: Cash Converters | franchised shops that lend on, buy and resell used goods | charges on each loan and a resale margin
system US: LeadsOnline | sends each pledge and buy to the police
system: XRF analysers | read karat through the surface in seconds
system IN: CIBIL | records Indian gold loans and late ones
today: the appraiser rubs the bangle on a touchstone, weighs it, guesses the stones and writes a ticket in duplicate
cost: one plated chain taken as gold eats the interest of many honest pledges
pain: the gold price falls below the loan, and the borrower does not come to top up
pain: a ring turns out stolen, the police take it and the loan is gone
pain: families lose a grandmother's necklace to an auction notice they never read
channel: national pawnbroker associations | owners meet at the yearly expo and share software
channel: jewellers and refiners | the refiner buys the scrap and knows each shop's volume
channel: banks that want small secured loans | a bank lends through whoever weighs and stores the gold
cycle: 2-16 weeks | the owner wants a week beside the old ticket book and a police file that loads
price: shop software | 80-300 USD | store a month
price: gold loan in India | 9-24 INR | hundred lent a year
rule US: state pawn laws | charges, holding days and police reports are fixed state by state
rule EU: Consumer Credit Directive | pawn loans where only the pledge answers can stay outside, by state
rule GB: Consumer Credit Act | the pawn receipt, the redemption time and the sale notice are set by law
rule IN: RBI gold loan directions | value of gold, cash part, auction and purity test follow one rulebook
season: school fees, sowing and festivals bring pledges, and harvest or tax refunds redeem them
next: online sale of unredeemed goods | gold storage for banks | insurance of pledges
fail: online pawn for luxury goods met fakes, couriers and a valuation nobody signed
fail: doorstep gold loans paid for guards and bikes until the interest was gone
lately: record gold prices swell loan books, and the RBI rewrote its gold-loan rules after finding shoddy weighing
economics: 40-70 | 1-2 | 20-400 USD
ask: How is purity tested, and who pays for a wrong answer? | What happens on the day the gold price drops below the loan? | Does the police file load without retyping?
grade: low
# fund-agents: mutual-fund distributors and agents
words: mutual fund distributor, mfd, mutual fund agent, arn holder, sip investment, sip book, systematic investment plan, mutual fund advisor, insurance agent, lic agent, independent financial adviser, ifa, sub-broker, investment agent, wealth distributor, commission statement, trail commission, brokerage statement, kyc form, folio, nominee update, consolidated account statement, unit trust agent, financial planner small town, finanzvermittler, fondsvermittler, anlageberater, conseiller en gestion de patrimoine, cgp, asesor financiero, agente de seguros, distribuidor de fondos, post office agent
job: keep every client's SIP running and the trail commission right
buyer: mutual fund distributors
user: distributors and their back-office clerks
run: salaried families and shopkeepers | families stay with the distributor who came after the crash and talked them out of redeeming | petrol for home visits, clawed-back trail and clients who switch to direct plans eat the commission
rival IN: NJ Wealth | a platform for Indian fund distributors | a share of trail commission
rival IN: Prudent Corporate | distribution platform for partners | a share of trail commission
rival IN: REDVision Wealth Elite | back-office software for distributors | per distributor a year
rival IN: Investwell Mint | portfolio reports and orders for distributors | per distributor a year
rival IN: AssetPlus | a phone app for new distributors | a share of trail commission
rival: FNZ | fund and custody platforms for banks and advice networks | a share of assets a year
system IN: BSE StAR MF | passes orders and mandates from distributors to fund houses
system IN: CAMS | holds folios and sends the feeds, by approved mailback only
system IN: MF Central | shows an investor all folios and lets nominees be changed
system: fund order networks | pass orders and statements between distributors and fund houses
today: a clerk downloads CAMS and KFintech mailbacks, loads them overnight and phones clients whose bank mandate bounced
cost: a bounced mandate ends a SIP quietly, and the trail of many years goes with it
pain: KYC on hold stops a widow's redemption, and the nominee form has another signature
pain: the trail statement of each fund house comes in its own format and never agrees with the book
pain: clients see a discount app's direct plan and ask what the agent is for
channel: fund houses' sales managers | the manager visits each distributor and pays for meetings
channel IN: distributor groups such as IFA Galaxy | agents trust a peer with the same size of book
channel IN: insurance branches and chartered accountants | LIC agents and accountants add funds beside their own trade
cycle: 1-10 weeks | the distributor compares reports over one month end
price: back-office software | 100-600 INR | client family a year
price: distributor software | 8000-40000 INR | year
rule US: Regulation Best Interest | a recommendation and its commission must be disclosed and justified
rule EU: MiFID II inducement rules | commission must raise the quality of service, and independent advice takes none
rule GB: Retail Distribution Review | commission on new fund advice is banned, so fees must be agreed with the client
rule IN: SEBI mutual fund regulations | distributors carry an ARN and trail only, and advice for a fee needs another licence
season: tax-saving funds crowd January to March, and market falls crowd the phone
next: insurance and fixed deposits for the same families | goal reports before the yearly meeting | handover of the book to heirs
fail: direct-plan apps won the young and had no one to call families in a falling market
fail: robo-advisers found that small-town savers buy from a person who comes to the house
lately: SIP flows reach record highs from small towns, and SEBI moves against finfluencers who advise without licence
economics: 50-75 | 1-2 | 20-250 USD
ask: Which feeds do you load, and how many folios fail to match? | What is the trail per family, and what of it does your price take? | What happens to the book when the agent dies?
grade: low
# cargo-remit: migrant cargo, parcel and remittance shops
words: remittance, remittances, send money home, money transfer, money transfer shop, remittance agent, hawala, western union agent, cash pickup, migrant worker, diaspora, overseas worker, ofw, balikbayan box, cargo agent, migrant cargo, sea cargo, barrel shipping, shipping barrels, parcel to africa, parcel to home country, door to door cargo, groupage, phone shop, top-up shop, call shop, envoi d'argent, transfert d'argent, envoi de colis, geld senden, geldtransfer, envío de dinero, envío de paquetes, remesas, casa de cambio, havale, padala, envio de remessas
job: get money and boxes home, and tell the sender that they arrived
buyer: remittance and cargo shop owners
user: counter clerks and senders
run: migrants and their families back home | senders trust the shop whose barrel arrived unopened and whose clerk phones the aunt at pick-up | underfilled containers, port storage and the network's share of the rate eat the counter fee
rival: Western Union | transfers through agents and app | a fee and a margin on the rate
rival: Remitly | transfers from the phone | a fee and a margin on the rate
rival: Ria | transfers through shops | a fee and a margin on the rate
rival: LBC Express | boxes and money to the Philippines | per box and per transfer
rival: LemFi | transfers for African and Asian migrants | a margin on the rate
system: the Ria agent terminal | takes the sender's papers and decides which names are held
system: WhatsApp | carries photos of boxes, receipts and the aunt's complaint
system: customs manifests | list each box by sender, contents and value
today: a clerk types the sender's passport into each network's screen and writes box numbers in marker and in a book
cost: a held name or a lost barrel costs the shop the whole village's custom
pain: the bank closes the shop's account, because cash and foreign names frighten it
pain: boxes wait in a cousin's warehouse until the container is full, and nobody can say when
pain: the app quotes a better rate while the customer stands at the counter
channel: community shops, salons and churches | senders go where their language is spoken at the till
channel: hometown associations and migrant radio | one village sends through one trusted man
channel: payout networks such as Thunes and TerraPay | a small operator gets new countries by one contract
cycle: 1-12 weeks | the shop owner tries one corridor, the network's compliance desk takes longer
price: cost of sending a common sum | 4-14 USD | transfer
price: a large box by sea to Manila | 80-150 USD | box
rule US: FinCEN MSB registration | agents keep records of senders, states license the operator, and cash transfers now carry a tax
rule EU: Transfer of Funds Regulation | payer and payee data travel with each transfer, whatever the sum
rule GB: HMRC money service business register | each shop's owner passes a fit and proper test before taking cash
rule IN: RBI Money Transfer Service Scheme | only tied agents pay inward transfers, with limits per sum and per year
season: Christmas, Eid and school fees crowd the counter, and boxes leave by September for December
next: bill and school-fee payment at home | airtime, tickets and documents | savings and insurance for the family
fail: crypto corridors were cheap in the middle and dear at the cash end
fail: apps paid for first transfers with bonus money and lost senders to the next bonus
lately: banks cut off small operators, and America put a tax on cash remittances
economics: 20-45 | 3-6 | 15-120 USD
ask: Which bank holds the account, and how often has one closed it? | What does the sender pay in all, fee and rate together? | Who tells the sender that the box has arrived, and with what proof?
grade: low
# micro-insurance: micro-insurance for market traders
words: micro-insurance, microinsurance, inclusive insurance, market trader insurance, market women, street vendor, stall fire, shop fire insurance, hawker insurance, hospital cash, funeral cover, burial society, crop insurance smallholder, livestock insurance, boda boda insurance, rickshaw driver insurance, gig worker insurance, informal worker, informal economy, pay as you go insurance, daily premium, mobile money insurance, claims by phone, pmjjby, pmsby, bima, assurance inclusive, micro-assurance, microseguro, seguro para comerciantes, mikrosigorta, takaful mikro, parametric cover
job: pay a trader after a fire or hospital stay before the stall is lost
buyer: insurers and microfinance partners
user: market traders and field agents
run: market traders and boda riders | traders sign with the agent who paid the neighbour's fire claim in front of the whole row | premium collection on foot, early lapses and claims visits to far markets eat the small premium
rival: Turaco | hospital and life cover through partners in Africa | a share of the premium
rival: BIMA | cover and doctor calls by mobile phone | small monthly premiums
rival: Pula | crop and livestock index cover for smallholders | a share of the premium
rival: MIC Global | embedded micro cover for platforms | a share of the premium
rival: aYo | cover through MTN mobile money | a small premium per top-up
system: mobile money such as MoMo | takes daily premiums and pays claims, by partner contract
system: microfinance loan books | carry the premium inside the loan and know who stopped
system: hospital discharge notes | prove the nights that hospital cash pays for
today: traders put coins into a burial society or borrow from the moneylender after a fire in the market
cost: one stall fire or a week in hospital ends the stock, the loan and the daughter's school year
pain: the claim asks for a police report and a receipt that a tomato seller never had
pain: premiums of coins cost more to collect than they bring
pain: people who paid for a year without a claim feel cheated and stop
channel: microfinance banks and savings groups | the loan officer sits with traders each week
channel: mobile money operators | a premium can be taken where the phone is topped up
channel: market committees and traders' unions | the market queen decides who may speak to the stalls
cycle: 12-52 weeks | the insurer, the regulator's sandbox and the distribution partner all must sign
price: hospital cash for a trader | 0.5-3 USD | person a month
price: stall and stock cover | 2-8 USD | stall a month
rule US: state surplus and producer licences | whoever takes premium for cover needs a licence in each state, however small the sum
rule EU: Insurance Distribution Directive | cover sold beside another good still needs a product sheet and a registered seller
rule GB: FCA Consumer Duty | cheap cover with few claims paid is what the regulator looks for first
rule IN: IRDAI micro insurance regulations | sums, agents and simple forms are fixed, and a share of business must be rural and social
season: dry-season fires, monsoon floods and school-fee weeks decide claims and lapses
next: savings with cover attached | health calls and pharmacies | fire safety for markets
fail: free cover bundled by telecoms ended when the operator changed its mind, and trust went too
fail: apps for uninsured people met buyers who wanted a person to blame when a claim is refused
lately: regulators opened sandboxes and bundles with loans, and satellite and mobile data pay claims without a visit
economics: 15-40 | 4-10 | 1-15 USD
ask: How many days pass from the fire to the money, and who decided? | What share of premiums comes back as claims, and do traders know it? | Who collects the coins, and what does that cost per policy?
grade: low
# microlenders: microfinance officers and group loans
words: microfinance, microfinance institution, mfi, microcredit, microloan, micro lender, group loan, joint liability group, jlg, centre meeting, loan officer on motorbike, field officer collection, weekly instalment, par thirty, over-indebtedness, women borrowers, village loans, grameen model, nbfc-mfi, small business loan market women, moneylender, loan shark, digital credit, nano loan, loan app kenya, loan recovery, solidarity group, community lender, cdfi, microcrédit, microcrédito, agente de crédito, kredit mikro, bmt, credit officer, repayment schedule
job: lend small sums to groups and collect each week without a revolt
buyer: microfinance managers
user: loan officers
run: women's groups and small vendors | women borrow again from the officer who comes on time, speaks with respect and tops up after the last instalment | dear bank lines, weekly rides to the centre and write-offs after a flood eat the interest
rival: Mambu | cloud core for lenders | a yearly fee by accounts
rival: Musoni System | loans and savings for microfinance | by active clients a month
rival: Mifos | an open-source core for microfinance | nothing, with partners charging for set-up
rival: Oradian | a core system for lenders in small towns | by clients a month
rival IN: Jayam Solutions | core software for Indian microfinance | by branches a year
system IN: CRIF High Mark | says how many lenders the woman already owes
system: mobile money collections | take the instalment and lose the group's reference
system: credit bureaus | answer only where lenders report small loans
system: WhatsApp | carries the officer's photo of the collection sheet
today: the officer rides to the centre meeting, counts notes under a tree and ticks a printed collection sheet
cost: cash is carried over bad roads, ghost borrowers hide for months and a bad rumour empties a whole village
pain: one member borrows from several lenders, and the group stops standing in for her
pain: politicians promise waivers before the election and repayment falls the same week
pain: the officer leaves and the clients follow the person, not the institution
channel: microfinance networks and wholesale funders | a funder asks each lender for the same reports
channel: national microfinance associations | heads of small lenders meet at the training week
channel: core system partners | a tool lives or dies by the collection sheet in the core
cycle: 8-40 weeks | one branch pilots a few centres before head office and funder agree
price: a core for a small lender | 500-4000 USD | lender a month
price: a field collection app | 3-12 USD | officer a month
rule US: CDFI Fund certification | mission lenders report where and to whom they lend
rule EU: Code of Good Conduct for Microcredit | lenders who want Union funds follow the code on clients and reports
rule GB: FCA consumer credit rules | small lenders need authorisation, checks and a cost cap on short loans
rule IN: RBI microfinance directions | household income, repayment share and recovery conduct are limited
rule KE: Digital Credit Providers Regulations | loan apps need a licence and may not shame borrowers through contacts
season: sowing, school fees and festivals bring demand, and harvest or floods decide repayment
next: group insurance | savings accounts for borrowers | home and toilet loans
fail: loan apps scraped contacts to shame borrowers until app stores and regulators removed them
fail: growth by weekly targets ended in mass default, as in Andhra Pradesh
lately: Indian lenders stopped at a set number of loans per woman after overlending showed in arrears
economics: 45-65 | 1-2 | 1500-9000 USD
ask: What share of collections is cash, and who counts it again at night? | How does the officer work when the centre has no signal? | What did arrears do in the district next to the last crisis?
grade: low
# instalment-shops: instalment shops, layaway and rent-to-own
words: hire purchase, instalment shop, layaway, lay-by, rent to own, rent-to-own, pay small small, lipa mdogo mdogo, phone financing, device financing, smartphone on credit, device lock, motorcycle loan, boda loan, rickshaw finance, furniture on credit, appliance on emi, no-cost emi, shop credit, khata, udhaar book, credit book shopkeeper, pay as you go solar, paygo, solar home system, sewing machine on credit, crediário, carnê, taksit, vente à tempérament, abonos, pasar a abonos, door-to-door instalment seller, repossession, gold savings scheme jeweller, school uniform savings
job: sell goods on small payments and still be paid by the last one
buyer: owners of instalment shops
user: credit clerks and collectors
run: families without a credit card | families buy where the deposit is small, the collector is polite and a missed week can be talked over | goods that vanish with a house move and the collectors' petrol eat the price on the card
rival KE: M-KOPA | phones and bikes paid by the day | a daily payment with a mark-up
rival: Angaza | software for pay-as-you-go sellers | by active accounts a month
rival: PaygOps (Solaris Offgrid) | sales and collection for solar sellers | by active accounts a month
rival US: Acima (Upbound) | lease-to-own at the till | a lease charge above the price
rival IN: Bajaj Finance | instalments in Indian shops | interest or a fee from the brand
rival IN: Khatabook | a ledger app for shop credit | a yearly plan above a free tier
system: Android device locks | shut the phone when a payment is missed
system: mobile money paybills | match the payment to the account number, when it was typed right
system: credit bureaus | learn of the default only if the shop reports
system: GPS trackers | find the motorcycle until someone cuts the wire
today: the shop writes a payment card, a collector walks the street on market day and the owner knows who will pay
cost: goods are gone, spare phones come back broken and a good month of sales becomes a bad year
pain: customers pay well until the last third, then a locked phone is unlocked in the market
pain: sales agents sign cousins to reach the bonus
pain: the ledger is one man's memory and his handwriting
channel: phone and motorcycle distributors | a distributor wants volume and shares the first default
channel: market and boda associations | the stage chair knows who rides tomorrow
channel: development lenders and solar programmes | a funder asks for repayment curves by month
cycle: 2-20 weeks | the owner tries it with one product and one branch for a repayment cycle
price: account software | 0.3-1.5 USD | account a month
price: a financed phone | 0.3-1 USD | day
rule US: State rental-purchase acts | total cost and return rights are shown, and the lease is no loan
rule EU: Consumer Credit Directive | small and interest-free credit comes under the new directive
rule GB: FCA rent-to-own cap | total charges are capped at the price of the goods
rule IN: RBI digital lending directions | the lender and its agents are named, and money flows straight to the borrower's account
season: harvest and Christmas bring sales, January and the hungry months bring arrears
next: a second product for good payers | insurance of the device | repair and resale of returned goods
fail: solar sellers booked far-away roofs as assets and could not reach them to collect
fail: BrightHouse in Britain fell to complaints over loans that customers could not bear
lately: locked smartphones replaced solar lamps as the product that opens credit
economics: 25-50 | 2-5 | 5-50 USD
ask: What share of the price is collected after a year, by month of sale? | What happens on the day the lock is broken? | Who checks the buyer, someone paid on sales or on repayment?
grade: low
# member-co-ops: farmer, housing and worker co-operatives
words: farmer cooperative, agricultural cooperative, primary agricultural credit society, pacs, dairy society secretary, housing cooperative, housing co-op, worker cooperative, worker co-op, platform cooperative, consumer co-op, food co-op, farmer producer organisation, fpo, producer company, member shares, share capital members, patronage dividend, patronage refund, annual general meeting co-op, co-op board, co-op secretary, registrar of cooperatives, society bye-laws, society audit, member voting, amul model, cooperativa agrícola, coopérative agricole, genossenschaft, kooperatif, koperasi, weavers society, fishermen society, taxi cooperative
job: keep member shares, deliveries and votes right so that trust holds
buyer: co-operative boards and secretaries
user: society secretaries and clerks
run: members who deliver, rent or work | members stay loyal while the scale is honest and the bonus is read out before harvest | side-selling to traders at the gate, idle stores and audit bills eat the patronage bonus
rival: farmforce | farmer records and purchases for crop buyers | a yearly plan by farmers
rival: eProd | supply and payment records for farmer groups, from Kenya | a yearly plan by farmers
rival: Loomio | group decisions and votes online | a monthly plan by members
rival IN: NABARD's national PACS software | accounts of Indian village societies | nothing to societies, with the state paying
rival: ElectionBuddy | member votes by mail link | a fee by voters
rival: Open Collective | open books for groups without a bank account | a share of contributions
system IN: the NABARD core for PACS | holds loans, fertiliser stock and member accounts of village societies
system: Sage | keeps the books but knows no patronage share
system: weighbridges and milk analysers | say what each member delivered
system: registers of co-operatives | want the yearly return, the audit and the member list
today: the secretary writes deliveries in a ledger, reads names aloud at the meeting and counts raised hands
cost: a wrong weight or a late bonus sends members to the private trader at the gate
pain: dead members keep their shares, and heirs come with a faded certificate
pain: the board is elected by the few who attend, and the rest call it a family firm
pain: the bank asks for audited accounts that the society auditor has not signed for years
channel: co-operative unions and federations | a federation trains secretaries and picks the ledger for all
channel: development agencies and ethical lenders | a lender asks for member and delivery records first
channel: input dealers, dairies and crop buyers | the buyer needs deliveries per member for the bonus
cycle: 6-40 weeks | the board proposes, the general meeting votes and the federation may veto
price: member and delivery records | 30-400 USD | society a month
price: an online member vote | 100-900 USD | vote
rule US: Capper-Volstead Act | farmers may market together if members stay in control and returns are limited
rule EU: European Cooperative Society Statute | co-operatives across borders may register in one form
rule GB: Co-operative and Community Benefit Societies Act | societies register with the FCA and file a yearly return
rule IN: Multi-State Co-operative Societies Act | elections and complaints of larger societies go to central bodies, others to state registrars
season: harvest brings deliveries, the bonus comes at festival time, and general meetings follow the audit
next: input credit to members | crop certificates | elections by phone
fail: platform co-operatives for drivers had fair rules and no money to fill both sides
fail: farmer apps were run by a project officer and stopped when the grant did
lately: India is putting village societies on one national ledger, and buyers ask co-operatives for plot data
economics: 45-70 | 1-2 | 100-2000 USD
ask: Who enters a delivery, and does the member see it the same day? | Which federation or registrar accepts the report? | What stays running when the grant ends?
grade: low
`,
  facts: savingsGroupsFacts,
  wordings: savingsGroupsWordings,
  jobs: savingsGroupsJobs,
});
