import { estatesNotariesFacts } from './facts/estates-notaries.ts';
import { estatesNotariesJobs } from './jobs/estates-notaries.ts';
import { readField } from './reading/read-field.ts';
import { estatesNotariesWordings } from './wordings/estates-notaries.ts';

export const estatesNotaries = readField('estates-notaries', {
  niches: `
# probate: probate and estate administration
words: probate, estate administration, estate settlement, executor, administrator of estate, inheritance, heir, heirs, last will, writing a will, online will, will writing, estate planning, death certificate, inheritance tax, letters of administration, succession certificate, legal heir, beneficiary, bereavement admin, close accounts after death, digital legacy, unclaimed assets, intestate, trust lawyer, erbschaft, nachlass, erbschein, testament, succession, héritage, herencia, sucesión, inventário, veraset, eredità
job: find what the dead person owned, settle debts and hand on the rest
buyer: probate law firms and families
user: executors and probate paralegals
run: bereaved families and named executors | heirs choose the office that explains the next form kindly and fixes the price for the whole estate | lost wills, slow banks, feuding heirs and unpaid months until the grant tie up the firm's money
rival US: Trust & Will | online wills, trusts and probate help | a flat price per document
rival GB: Exizent | estate data and forms for British probate firms | per user a month
rival: EstateExec | task lists and accounts for executors | a flat price per estate
rival GB: Farewill | wills and fixed-price probate in Britain | a fixed fee per will or estate
rival IN: WillJini | wills and succession papers for Indian families | a fixed fee per document
rival EU: the family's notary | the inheritance certificate and the deed of division | by value of the estate
system GB: MyHMCTS | takes English probate applications from law firms
system: Clio | holds the matter, the time and the client account
system: bank bereavement desks | each want the certificate again, and decide when money moves
today: the executor opens drawers for bank letters and writes to each bank, insurer and pension with a certified death certificate
cost: the house stands empty and insured at a higher rate while heirs quarrel and tax interest runs
pain: nobody knows which accounts, policies and coins exist, since the letters stopped coming on paper
pain: each bank has its own bereavement form and loses the certificate once
pain: a sister asks each week where the money is, and the file gives no answer
channel: small law firms that store wills | families go to the name on the will's cover
channel: funeral directors and hospices | the undertaker hands the family the first list of what to do
channel: banks' bereavement teams and financial advisers | the adviser wants to keep the heirs as clients
cycle: 1-26 weeks | a family decides in a bad week, a law firm after a partners' meeting
price: help for one estate | 150-2500 USD | estate
price: estate software for a firm | 60-200 USD | user a month
rule US: state probate codes | each state sets its own small-estate limit, notices and executor fees
rule EU: EU Succession Regulation | the last home's law governs, and a certificate of succession works across borders
rule GB: Inheritance Tax deadlines | tax is due before probate frees the money to pay it
rule IN: Indian Succession Act | banks and housing societies still ask for a succession certificate or probate, by city and faith
season: deaths rise in winter, and filings follow in early spring
next: house clearance and sale | tax returns of the dead | tracing of heirs and policies
fail: will apps sold cheap wills once and never met the customer again until death
fail: digital vaults closed long before the people whose passwords they kept
lately: online probate and Tell Us Once services removed paper, while pensions are being drawn into inheritance tax
economics: 50-75 | 1-4 | 60-900 USD
ask: Which banks and registers answer you without a new paper certificate? | Who is liable when a creditor turns up after the money is shared out? | At what moment does the family first hear of you?
grade: low
# notary-files: notaries, deeds and remote signing
words: notary, notaries, notary public, notary office, notarial deed, remote online notarization, online notary, mobile notary, signing agent, loan signing, power of attorney, affidavit, deed of sale, notarised copy, notarization, notary journal, electronic signature, company formation deed, notar, notariat, notarin, urkunde, beurkundung, notaire, acte notarié, étude notariale, notaría, notario, escritura, cartório, noter, notaio, tabellion
job: draft, read out, sign and register deeds without a wrong name or date
buyer: notaries
user: notary clerks
run: home buyers and company directors | clients go where a signing slot is free this week and the draft arrives before the day | clerks' wages, archive duty and tariffs set by law leave small deeds at a loss
rival US: Proof | remote notarization over video in America | per signing or a contract fee
rival US: Snapdocs | mortgage closings with notaries | per closing
rival FR: Septeo Genapi | drafting and files for French notaries | a yearly contract by post
rival DE: TriNotar | file and deed software for German notaries | a licence and support
rival IN: Leegality | e-stamp paper and Aadhaar signatures for Indian contracts | per document
rival: DocuSign | signing links with identity checks | per envelope or user
system DE: XNP | sends German deeds to registers and the central archive
system FR: MICEN | is where French notaries sign and keep authentic acts
system US: county recorder e-filing | takes American deeds, through approved submitters only
system: the land register | takes the deed, or sends it back for one missing consent
today: a clerk copies names from passports and old deeds into Word templates and chases missing consents by fax and post
cost: one wrong parcel number sends the deed back from the land registry, and the buyers have already moved
pain: the bank sends payoff figures on the morning of the signing
pain: a party sits abroad, and the consul's next appointment is after the closing date
pain: money-laundering checks repeat for the same family in each file
channel: notaries' chambers and societies | a notary trusts what the chamber has approved
channel: estate agents and mortgage brokers | the agent books the signing and knows which office is slow
channel: clerks' schools and user clubs | clerks teach the partner, not the other way round
cycle: 8-52 weeks | the notary asks the chamber, the clerk and the data protection officer in turn
price: office software for a small notary | 150-600 EUR | seat a month
price: a remote notarization | 25-50 USD | signing
rule US: state remote notarization laws | most states allow video signing, with their own journal and identity checks
rule EU: eIDAS Regulation | a qualified signature stands like ink, yet many deeds still need a notary in the room
rule GB: Notaries Practice Rules | notaries are few and sign for use abroad, each under personal liability
rule IN: Notaries Act | an appointed notary stamps within one district, and the register is on paper
season: property deeds crowd June and December, and gift deeds crowd the year end
next: identity and money-laundering checks | deeds of company shares | archive and copy requests
fail: blockchain deeds met the law, which wants a person who answers for the reading
fail: online notary startups in civil-law states found that the monopoly may not be brokered for a fee
lately: Germany and France now allow some deeds by video, and most American states made remote signing permanent
economics: 60-80 | 1-1 | 800-6000 USD
ask: Which deeds may be signed this way where your customers sit? | How does the text reach the register, and who signs the transmission? | What does the clerk check by hand after your draft?
grade: low
# title-papers: land registry and title papers
words: land registry, land record, land records, title search, title report, title deed, title insurance, property papers, property documents, encumbrance certificate, khata, patta, land mutation, jamabandi, bhulekh, satbara, deed registration, stamp duty, boundary dispute, cadastre, plot survey, conveyancing, conveyancer, house closing, escrow, lien, easement, grundbuch, grundbuchauszug, cadastre parcelle, registro de la propiedad, nota simple, tapu, tapu kadastro, matrícula imóvel, catasto
job: show who truly owns the plot and what is charged on it
buyer: property lawyers and title agents
user: title examiners and conveyancers
run: land buyers and mortgage lenders | lenders order from the searcher who finds the old lien and still meets the closing date | copy fees, wrong-parcel claims and a dead market when mortgage rates rise hit the searcher hardest
rival US: Qualia | closing and title software for American agents | per closing or month
rival US: First American | title insurance and plant records | a premium per policy
rival: InfoTrack | searches and registry filing for conveyancers | per search
rival IN: Landeed | Indian land papers by phone | per document or subscription
rival US: SoftPro | closing forms for title agents | per user a month
rival EU: the notary's office | the register check and the deed in one appointment | by a fee table set in law
system GB: the HM Land Registry portal | gives titles and takes applications from English conveyancers
system US: county recorder indexes | hold deeds and liens, each in a form of its own
system IN: Bhulekh portals | show Indian rights records, state by state and language by language
system EU: the national land register | shows owners and charges, often only to those with a proven interest
today: an examiner reads decades of deeds at the recorder or the sub-registrar and types a chain of title
cost: a missed lien or an unsigned heir stops the closing, and the buyer's lorry is already loaded
pain: the owner's name is spelled in several scripts, and the survey number changed at the last partition
pain: requisitions come back weeks later over a plan whose red line is too thick
pain: a fraudster sells an empty plot with a forged power of attorney
channel: banks' legal panels | the lender picks the lawyer whose opinion it accepts
channel US: title underwriters and their agents' meetings | agents adopt what the underwriter insures
channel: estate agents with buyers abroad | a buyer far away asks first who can pull the papers
cycle: 4-30 weeks | a firm tries one file beside its own search and compares
price: a title search with report | 75-300 USD | property
price: closing software | 100-400 USD | user a month
rule US: state title insurance rates | many states file or fix premiums, and some leave title to lawyers
rule EU: national land register access | Germany shows the register only to those with a proven interest
rule GB: Land Registration Act | the state guarantees the register, so errors lead to indemnity claims
rule IN: Registration Act | a deed is registered, the title is not, so each search goes back a generation
season: closings crowd month ends and June, and stamp offices crowd before new circle rates in April
next: seller identity checks | boundary surveys and drone plans | alerts when a record changes
fail: land registries on a blockchain began with pilots and stopped at the clerk who enters the first owner
fail: automated title insurers priced out claims that county records never showed
lately: models read old deeds in Marathi, Kannada and cursive, and wire fraud made closings nervous
economics: 45-75 | 1-3 | 300-3000 USD
ask: How far back does your search go, and who signs the opinion? | Which registers do you read by machine, and which by a man at the counter? | Who pays when a lien was missed?
grade: low
# ip-filings: patents and trade marks
words: patent, patents, patent attorney, patent agent, patent filing, patent drafting, prior art search, patent search, patentability, invention disclosure, trademark, trade mark, trademark registration, trademark watch, trademark search, brand name check, logo registration, office action, nice class, design right, ip portfolio, patent renewal, annuity, counterfeit takedown, licensing patents, patentanwalt, markenanmeldung, marke anmelden, brevet, dépôt de marque, patente, registro de marca, marca registrada, patent vekili, marka tescil
job: claim as much as the examiner grants, and never miss a date
buyer: patent firms and in-house counsels
user: patent attorneys and docketing clerks
run: inventors and brand owners | inventors stay with the attorney who says no to a weak claim and never misses an annuity | foreign agents' bills, unpaid office actions and docket insurance take much of the filing fee
rival: Anaqua | dockets and portfolios for companies and firms | a yearly contract
rival: Clarivate | patent data, trade mark watching and renewals | a yearly contract and fees per case
rival: Questel | searches, renewals and filing abroad | a yearly contract and fees per case
rival: Solve Intelligence | drafting help for patent attorneys | per seat a month
rival IN: Zolvit | trade mark filings for Indian small firms | a flat price per filing
system US: Patent Center | takes American filings and returns office actions
system EU: EPO online filing | takes European applications by smart card
system IN: the IP India portal | takes Indian marks and patents and prints the journal
system: WIPO ePCT | takes international applications and shows their dates
today: a docketing clerk types dates from office letters into the docket, and an attorney drafts claims from an inventor's slides
cost: one missed reply date abandons the patent, and the malpractice insurer hears of it
pain: inventors send slides the night before the conference that would destroy novelty
pain: a name is free in the register and taken in the next class, and the warning letter comes after launch
pain: renewals are paid for patents that no product has used for years
channel: patent firms' peers at INTA meetings | attorneys send each other work abroad and compare tools
channel: accelerators and company-formation sites | founders ask about the mark when they register the firm
channel: university transfer offices | each invention disclosure crosses the transfer office
cycle: 4-40 weeks | partners test on an expired case, then ask about secrecy and hosting
price: drafting help for an attorney | 150-600 USD | seat a month
price: trade mark filing by a service | 50-600 USD | class
rule US: USPTO guidance on AI | a person must be the inventor, and attorneys answer for each machine-made citation
rule EU: Unitary Patent | one fee covers most member states, and one lost suit ends it in all of them
rule GB: IPReg rules of conduct | attorneys owe secrecy, which drafts pasted into open models may break
rule IN: Patents Act Section 3 | software and new forms of known drugs are refused unless effect is shown
season: filings crowd before trade fairs, year ends and the priority year's last week
next: freedom-to-operate opinions | takedowns on marketplaces | invention capture from engineers
fail: automatic claim writers made text that examiners and opponents took apart
fail: patent marketplaces listed many patents that nobody needed
lately: drafting models entered most patent firms within a year, and offices raised fees for long claim sets
economics: 65-82 | 1-2 | 800-8000 USD
ask: Where is an unfiled invention processed, and who can read it? | How many reply dates a year does the docket carry, and who checks them? | Has an examiner granted claims that your draft contained?
grade: low
# funerals: funeral directors, crematoria and cemeteries
words: funeral, funerals, funeral director, funeral home, undertaker, mortician, mortuary, cremation, crematorium, direct cremation, cemetery, burial, grave, headstone, obituary, memorial page, memorial, condolence, hearse, funeral plan, prepaid funeral, embalming, repatriation of remains, antim sanskar, antyeshti, last rites, pandit for last rites, pet cremation, bestatter, bestattung, friedhof, sterbefall, pompes funèbres, obsèques, funeraria, funerária, cenaze, onoranze funebri
job: care for the dead and lead the family through forms, day and bill
buyer: funeral home owners
user: funeral arrangers
run: bereaved families | families choose the undertaker who buried their grandparents, comes at night and shows the price list | hearses, cold rooms, night duty and unpaid funerals run on between deaths
rival US: Passare | case files and family planning pages for funeral homes | per home a month by cases
rival US: Osiris | funeral home case management | per home a month
rival: PlotBox | cemetery and crematorium records on a map | by site a year
rival GB: Dignity | funerals, crematoria and plans in Britain | a price per funeral
rival IN: Anthyesti | last rites and hearse service in Indian cities | a price per service
rival EU: DELA | funeral cover and funeral homes in the Low Countries | a monthly premium
system: electronic death registration | takes the certificate that must come before burial or cremation
system US: Tribute Technology | hosts funeral home websites and obituaries behind its contract
system: crematorium diaries | give the slot, the music and the ash papers
today: the arranger sits with the widow, fills a first-call sheet by hand and types the same name into many forms
cost: a missing medical signature moves the date, while the chapel, priest and buffet are already ordered
pain: families compare online direct cremation prices in the car before they come in
pain: ashes, rings and instructions travel on paper tags that must never be mixed
pain: the bill is paid after probate, and the hearse lease is due now
channel: wholesalers of coffins and vaults | the coffin rep visits each home monthly
channel: national undertakers' associations | owners meet at conventions and know one another's fathers
channel: hospitals, hospices and places of worship | the nurse or the priest names the first number
cycle: 4-24 weeks | a family firm decides slowly and keeps what the mother can use
price: case software for a funeral home | 100-500 USD | home a month
price: direct cremation | 900-2500 USD | funeral
rule US: FTC Funeral Rule | itemised prices must be given on the phone and at the door, and online duty is coming
rule EU: national burial laws | Germany requires a cemetery for ashes in most states, and each region sets its fees
rule GB: CMA Funerals Order | a standard price list must hang in the window and stand on the site
rule IN: Births and Deaths Act | a death must be reported within weeks, and the certificate opens every bank and office
season: winter fills the mortuary, and public holidays close the register when it is needed
next: obituaries and memory pages | probate and paperwork for the family | prepaid plans
fail: price comparison sites for funerals found that families do not shop in the first hours
fail: direct cremation startups bought clicks dearly and met chains that could undercut them
lately: direct cremation has grown fast, and some states allow water cremation and composting
economics: 60-80 | 1-2 | 300-2500 USD
ask: Who in the home types the name, and how many times? | How is the identity of the dead kept from hospital to ashes? | When does the family pay, and who waits for the money?
grade: low
# sworn-papers: certified translation and apostilles
words: certified translation, sworn translation, sworn translator, court translation, court interpreter, apostille, legalisation, legalization, attestation, document attestation, mea attestation, embassy attestation, birth certificate translation, marriage certificate translation, diploma translation, degree attestation, transcript translation, wes evaluation, document authentication, police clearance, beglaubigte übersetzung, beeidigter übersetzer, vereidigter dolmetscher, traducteur assermenté, traduction assermentée, traductor jurado, traducción jurada, tradução juramentada, yeminli tercüman, apostil, traduzione giurata
job: turn a paper from one country into one that another office accepts
buyer: translation bureaus and visa lawyers
user: sworn translators and document clerks
run: emigrants and exchange students | applicants pick the translator whose stamp the consulate accepts and who delivers before the appointment | courier trips, rejected stamps and rush pages at online prices cut the rate per word
rival US: RushTranslate | certified translations ordered online | per page
rival: Translayte | certified translation with apostille for many countries | per page
rival DE: lingoking | sworn translations ordered online in Germany | per document
rival: VFS Global | attestation and visa desks for governments | a fee per document
rival: LanguageLine | court and public interpreters by phone | per minute
system DE: justiz-dolmetscher.de | lists the sworn translators of German courts
system: the e-APP register | lets an office check an apostille by code
system IN: eSanad | moves Indian documents for attestation without a visit
system: the apostille office | stamps only papers signed by an official it knows
today: a clerk queues at the notary, the ministry and the embassy, and the translator stamps, staples and posts the pages
cost: a missing stamp or wrong order of seals sends the bride or the nurse back to the first counter
pain: the office abroad rejects a translation because the translator is sworn in another court
pain: names from Arabic or Cyrillic are spelled in a new way on each paper
pain: the apostille desk has no tracking, and the only original is in the post
channel: immigration lawyers and university offices | the lawyer tells each applicant which stamp is needed
channel: embassies' published lists of translators | applicants call the first names on the list
channel: nurse and student recruiters abroad | one recruiter sends the same papers for every candidate
cycle: 1-8 weeks | an applicant decides within the day, a bureau after a month of trial pages
price: certified translation | 20-60 USD | page
price: apostille by a service | 60-200 USD | document
rule US: USCIS translation rule | each foreign paper needs a full translation with a signed statement of competence
rule EU: Public Documents Regulation | birth and marriage papers move among member states without apostille, with a form instead of translation
rule GB: FCDO legalisation | only British papers signed by a known official or notary get the apostille
rule IN: MEA attestation rules | state or university attests first, and only then the ministry stamps
season: university and nursing intakes crowd spring and late summer, and wedding papers crowd early spring
next: credential evaluation | visa forms from the same papers | court interpreting bookings
fail: machine translation sites sold certificates that courts refused, because nobody had sworn
fail: apostille concierge sites lived on search adverts until the click cost more than the stamp
lately: China and Canada joined the Apostille Convention, and many desks now issue electronic apostilles
economics: 40-60 | 3-6 | 15-200 USD
ask: Which office has accepted your paper, and can you show it? | Who is sworn, in which court, and who answers for an error? | Where is the original while it travels among counters?
grade: low
# house-clearance: house clearance and estate sales
words: house clearance, estate sale, estate sales, clear out a dead parent's house, deceased estate, contents sale, contents of the house, probate valuation, estate liquidator, downsizing, senior move manager, attic clearance, antiques valuer, household contents, furniture of the deceased, heirlooms, family heirlooms, divide belongings, tag sale, entrümpelung, haushaltsauflösung, vide maison, brocante, hoarder house, empty the flat, auction lot, dealer call, valuables check, inherited furniture, inherited antiques
job: empty a house with dignity, find what is worth money and split it fairly
buyer: executors of estates
user: clearance crews
run: heirs and landlords | heirs ring the crew that finds the war medals, hands them over and leaves the flat swept | tip fees, van hire, stairs and unsold sideboards cost more than the good pieces bring
rival US: EstateSales.net | listings of local estate sales | a fee per listing
rival US: MaxSold | online auctions of house contents run by local crews | a share of the sale
rival: Everything But The House | online auctions of estate goods | a share of the sale
rival GB: AnyJunk | house clearance and bulky loads booked online | by the van load
rival: FairSplit | lists of belongings that heirs divide online | a flat price per estate
rival: the local auction house | valuation and sale of the good pieces | a commission and a lot fee
system: the-saleroom | brings bidders to the auctioneer's lots
system: eBay sold listings | tell the crew what a lamp or watch last brought
system: the probate inventory | wants a value for each piece at the date of death
system: the tip weighbridge ticket | proves where the rest went and what it cost
today: siblings walk through the rooms with sticky dots, and a clearance man offers a price for the lot
cost: rent or council tax runs while cupboards are full, and a good watch leaves in a black bag
pain: nobody can tell grandmother's plate from the real silver before the skip comes
pain: brown furniture fetches nothing, and the heirs believe it pays for the clearance
pain: one heir lives abroad and later asks where the ring went
channel: probate lawyers and estate agents | the lawyer needs an empty house before the sale completes
channel: care homes and retirement villages | each move-in leaves a full house behind
channel: funeral directors | families ask the undertaker whom to call for the house
cycle: 1-6 weeks | the executor decides once the keys are handed over
price: clearing a family house | 1000-4000 USD | house
price: a probate valuation visit | 150-500 USD | house
rule US: state auctioneer licences | many states license auctions, while tag sales often go free
rule EU: Waste Framework Directive | whoever carries the waste is registered, and bulky goods go to permitted sites
rule GB: waste carrier registration | clearance vans carry a licence, and the executor answers for dumped loads
rule GB: probate valuation at open market | HMRC wants the price at the date of death
rule IN: Indian Succession Act | heirs need a certificate or probate in some cities before goods are split
season: spring sales of houses bring the calls, and summer garages are too hot for a sale
next: storage of keepsakes | paper shredding | photo scanning
fail: online consignors shipped heavy furniture that sold for less than the freight
fail: family-split apps met heirs who no longer spoke to each other
lately: boomers' houses come on the market, while young buyers take only small and mid-century pieces
economics: 25-45 | 3-6 | 80-500 USD
ask: Who carries the wardrobe down the stairs, and at whose risk? | What share of a house's contents sold, and who paid for the rest? | How is each piece proved to the absent heir?
grade: low
# land-surveyors: land surveyors and boundary work
words: land surveyor, licensed surveyor, chartered surveyor, boundary survey, cadastral survey, topographic survey, plot measurement, land measurement, total station, gnss rover, rtk gps, boundary pins, beacons, stake out, subdivision plan, plat, easement, setback, géomètre, geometra, vermesser, amin, patwari survey, drone survey of land, party wall, alta survey, fence dispute, land demarcation, site plan, deed plan, survey crew, field to finish
job: find the corner, draw the plan and stand by it in court
buyer: surveying firm owners
user: survey crews
run: plot owners and builders | owners hire the surveyor who finds the old peg, knows the registry and marks before the fence goes up | total stations, drive time, bush clearing and plans sent back by the registry turn a plot into a loss
rival: Trimble Business Center | office software for rover and scanner data | per seat a year
rival: Carlson Survey | field-to-finish drafting for surveyors | a licence per seat
rival: Leica Captivate | field software on its own instruments | with the instrument
rival: Emlid | low-cost rovers with an app | once for the receiver
rival GB: Landmark | maps, plans and past surveys for British sites | per order
rival US: Qfactor | job and crew tracking for surveyors | per user a month
system: AutoCAD Civil | holds linework, points and the plan that is sealed
system: the cadastre or land registry | holds old plans, and accepts only its own format
system: CORS correction services | bring the rover down to centimetres
system: the firm's old field books | keep the bearings of monuments nobody else has
today: crews search deeds and old plats at the registry, dig for iron pins and draft at night
cost: a wrong corner means a moved fence, a claim on the insurance and a day in court
pain: licensed people retire, and nobody young wants to carry the tripod through brambles
pain: neighbours' deeds overlap, and the old stone named in them is under asphalt
pain: the closing date stands, while the county's plat room opens by appointment
channel: title companies and conveyancers | the closing table orders most boundary plans
channel: instrument dealers | the Trimble or Leica dealer trains each new crew
channel: surveyors' associations | licensed people need yearly credits and meet for them
cycle: 3-16 weeks | the licensed owner tests on one old job before trusting it
price: a boundary survey of a house plot | 500-2000 USD | plot
price: survey office software | 100-300 USD | seat a month
rule US: state licensure boards | only a licensed surveyor may set corners and seal plats
rule EU: national cadastre laws | sworn or public surveyors hold boundary work in France, Germany and Austria
rule GB: HM Land Registry general boundaries | the title plan shows no exact line unless it is determined
rule GB: Party Wall Act | building at the line needs notice and often a surveyor's award
rule IN: SVAMITVA drone survey | village house plots get cards from state surveys, and private measures need the state office
rule IN: National Geospatial Policy | Indian firms may map in detail, and foreign ones license from them
season: leaves hide sight lines in summer, snow hides pins, and spring closings bring the rush
next: drainage plans | drone volume measurements | expert witness reports
fail: apps drew lot lines from tax maps, and neighbours sued over fences
fail: drone start-ups sold pretty maps that no licensed person would seal
lately: cheap rovers and drones shrink crews, and states worry about the age of licence holders
economics: 55-75 | 1-2 | 500-2500 USD
ask: Who seals the plan, and what does his insurer say about the method? | How many field hours does a normal plot take with it? | From which registry do the old plans come, and in what form?
grade: low
# court-service: process servers, bailiffs and court filings
words: process server, process serving, service of process, serve papers, summons, subpoena, bailiff, bailiffs, huissier, commissaire de justice, gerichtsvollzieher, oficial de justiça, sheriff officer, enforcement agent, court filing, e-filing, affidavit of service, proof of service, eviction notice, writ, skip tracing, legal notice, registered post notice, court runner, clerk at court, court dates, cause list, case status, stamp paper, notice of motion, court bundle
job: get papers into the right hands and prove it to the judge
buyer: litigation law firms
user: process servers
run: law firms and landlords | lawyers return to the server whose affidavit stands up and who finds people after dark | wasted doorstep attempts, fuel and invoices firms forget consume the fee per paper
rival US: ABC Legal | served papers and court filings across America | per serve
rival US: Proof Serve | a network of servers with live tracking | per serve
rival US: ServeManager | job sheets and affidavits for process servers | per company a month
rival IN: Provakil | court-date tracking for Indian firms and banks | a yearly contract
rival GB: Tremark | process serving and tracing in Britain | per serve
rival EU: the local huissier | service and enforcement by a sworn officer | by a fee table set in law
system US: Tyler Odyssey File and Serve | takes filings for many state courts
system IN: eCourts services | shows the cause list, orders and next date
system: the GPS-stamped photo | shows the door, the hour and the person met
system: the court's own portal | rejects a filing for a wrong code or a missing page
today: a server drives to the door with a stapled summons, and a paralegal retypes his slip into the affidavit
cost: a bad serve throws out the default judgment, and the limitation period may have run
pain: the debtor moved, the address is old, and each attempt is paid again
pain: servers who never went sign anyway, and sewer service ends in fines
pain: each county clerk wants another cover sheet, stamp and hour
channel: paralegals at collection and eviction firms | a paralegal sends out summonses each morning by the stack
channel: associations of process servers | servers pass each other jobs across county lines
channel: case management vendors for law firms | the file already holds party, address and deadline
cycle: 2-16 weeks | the office manager tries it on one county before the firm follows
price: a routine serve | 60-125 USD | address
price: court-date tracking | 20-100 USD | lawyer a month
rule US: Rule 4 and state equivalents | who may serve, where and by what hour differs by state
rule EU: Service of Documents Regulation | agencies pass papers between states by a secure system, and language can be refused
rule GB: Civil Procedure Rules Part 6 | service dates are deemed, and e-mail counts only with consent
rule IN: Civil Procedure Code Order V | courts now allow electronic service with proof, and post still rules
season: eviction and collection filings swell after the holidays, and courts rest in August and at year end
next: skip tracing | document retrieval | hearing cover by local counsel
fail: gig couriers signed affidavits they could not defend on the stand
fail: court-date apps scraped portals and fell silent when a captcha appeared
lately: courts moved filing online after the pandemic, and judges accept service by message in more cases
economics: 30-60 | 1-3 | 200-1500 USD
ask: Has an affidavit from it been attacked in court, and did it hold? | Who in each county may serve, and are they licensed there? | What does the court do when its portal and the tool disagree?
grade: low
`,
  facts: estatesNotariesFacts,
  wordings: estatesNotariesWordings,
  jobs: estatesNotariesJobs,
});
