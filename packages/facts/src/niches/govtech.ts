import { govtechFacts } from './facts/govtech.ts';
import { govtechJobs } from './jobs/govtech.ts';
import { readField } from './reading/read-field.ts';
import { govtechWordings } from './wordings/govtech.ts';

export const govtech = readField('govtech', {
  niches: `
# permits: building permits and planning applications
words: building permit, permitting, permit office, council planning, noc approval, building plan approval, planning permission, planning application, zoning, plan review, plan check, inspection scheduling, business licence, business license, licensing office, code enforcement, contractor portal, planning officer, building department, short-term rental permit, occupancy certificate, site plan
job: get a permit from counter to inspection without a stack of resubmittals
buyer: building officials
user: permit technicians
run: homeowners, architects and small builders | builders choose the permit expediter who knows which reviewer asks for what and files without a resubmittal | hours in the counter queue and redrawn site plans that nobody pays for wear down an expediter's fee
rival US: Accela | permitting and licensing for larger cities and counties | by module and user a year
rival US: Tyler Enterprise Permitting (EnerGov) | permits and code cases beside Tyler's finance system | by the year
rival US: OpenGov Permitting | online permits for small and middling towns | by population a year
rival GB: Idox Uniform | the planning back office of most British councils | by the year
rival: Cloudpermit | cloud permits from Finland, sold to towns in several countries | by population a year
rival IN: SoftTech (AutoDCR) | plan scrutiny software for Indian civic bodies | by project or per plan
system: Bluebeam | is where reviewers mark up the plan sheets
system: Esri ArcGIS | tells which parcel and zone the address lies in
system GB: the Planning Portal | sends applications in England to the council
system IN: OBPAS | checks drawings against Indian building bylaws and issues the sanction
today: permit techs re-key an emailed PDF into the system and route sheets to fire, zoning and public works
cost: a missing site plan sends the builder to the back of the queue while the crew stands idle
pain: each reviewer writes comments in a separate letter and the architect answers the same point again
pain: inspectors drive out and find the job not ready because the request was left on voicemail
pain: the counter answers the same shed and fence question all morning
channel US: ICC chapter meetings | building officials trust what the neighbouring county passed its audit with
channel US: cooperative contracts such as Sourcewell | a city can buy from a shared contract without writing its own RFP
channel: home builders' associations | builders push the mayor when the backlog costs a season
cycle: 30-80 weeks | a pilot needs a fiscal-year line, council approval and months of data conversion
price: a permitting suite | 25000-90000 USD | city a year
price: a plan pre-check | 50-300 USD | application
rule US: state permit shot clocks | some states deem a late permit approved
rule US: ADA Title II web rule | city portals and forms must meet WCAG
rule EU: Single Digital Gateway Regulation | key procedures must be available online across borders, with evidence fetched once
rule GB: Town and Country Planning Act | decisions run on statutory weeks, and the fee may go back when they pass
rule GB: Building Safety Act | higher-risk blocks go to the safety regulator before work starts
rule IN: Model Building Bye-Laws | sanctions pass through the state's single window, and the urban body owns the workflow
season: applications peak in spring before building weather, and budgets lock in early summer
next: contractor licensing | code enforcement cases | impact-fee tracking
fail: automated plan review sold to cities without the fee schedule and local amendments failed at the first inspection
fail: start-ups ran out of money between the pilot handshake and the budget year that could pay
lately: states pass permit deadlines and third-party review, so cities now buy speed rather than records
economics: 55-75 | 0.3-1 | 15000-60000 USD
ask: Whose code amendments are in it, and who updates them when the council votes? | Do you replace Accela or sit beside it, and who writes back the status? | Which budget line pays, permit fees or the general fund?
grade: medium
# clerk-records: council meetings and records requests
words: city clerk, town clerk, council meeting, council agenda, council minutes, public meeting, meeting minutes, foia, freedom of information, public records request, redaction, rti, records retention, ordinance, codification, board packet, livestream council meeting, public comment, parish council, democratic services
job: publish the agenda, take the minutes and answer records requests inside the legal clock
buyer: city clerks
user: deputy clerks
run: -
rival US: Granicus | agendas, meeting video and records requests for councils | by module a year
rival US: CivicPlus (CivicClerk, NextRequest) | agenda packets and records portals for towns | by the year
rival GB: Civica Modern.gov | committee papers for British councils | by the year
rival US: eScribe | meeting packets with live voting | by the year
rival: Diligent | board books for public boards and councils | by board a year
rival EU: iBabs (Euronext) | paperless meetings for Dutch and other European councils | by user or council a year
system: Laserfiche | stores the town's scanned records and retention dates
system US: Municode | publishes the code of ordinances once the ordinance passes
system: Zoom | carries the hybrid meeting and its captions
system IN: the RTI Online portal | takes information requests to central ministries and starts the clock
today: the clerk builds a packet from emailed staff reports and types minutes from the recording at night
cost: a packet posted late voids the vote, and a late records answer ends in a lawyer's letter
pain: redacting police video by hand takes days for one request
pain: departments hand in staff reports after the deadline and the packet is rebuilt again
pain: one activist files requests by the boxful and the clerk's office is a pair of desks
channel: associations of town clerks | clerks train together and buy what a classmate runs
channel US: municipal leagues | small towns ask their league before any vendor
channel: municipal lawyers | the town's lawyer pushes a records tool after the first lawsuit
cycle: 12-40 weeks | the clerk may sign small amounts alone, above that the council votes in public
price: an agenda suite | 4000-25000 USD | town a year
price: a records-request portal | 3000-20000 USD | agency a year
rule US: state open-meetings acts | agendas post a set time ahead, or the vote can be undone
rule US: state public-records acts | clocks, fees and exemptions differ in each state
rule EU: national access-to-documents laws | personal data must be blacked out before a file is released
rule GB: Freedom of Information Act | requests run on a working-day clock, and the commissioner names late councils
rule IN: RTI Act | the information officer answers within the deadline or pays a daily penalty from his own salary
season: budget hearings fill spring and early autumn, and elections take the clerk away every other November
next: board appointments | lobbying filings | election night results pages
fail: transcription start-ups sold minutes to clerks who must write action minutes, which are short and legal
fail: records portals that could not redact video lost to the police department's own tool
lately: clerks use machine transcripts for draft minutes, and residents file requests written by chatbots
economics: 65-80 | 0.3-1 | 4000-15000 USD
ask: Does it produce action minutes in the form this council adopts? | What happens to the draft transcript under the retention schedule? | Can the clerk sign this within her own limit, or does it go to a vote?
grade: low
# resident-requests: residents' reports of street problems
words: pothole, citizen complaints, residents report, garbage complaint, ward councillor, nagar nigam, report a problem, service request, city app, council app, missed bin, graffiti, street light, fly-tipping, citizen engagement, civic tech, participatory budgeting, public consultation, complaint to city, municipal chatbot, neighbourhood issues, citizen feedback, smart city
job: get a pothole or a missed bin to the crew that fixes it
buyer: public works directors
user: call-centre agents
run: -
rival US: SeeClickFix (CivicPlus) | a reporting app wired to work orders | by population a year
rival GB: FixMyStreet Pro | British problem reports routed to the right council | by council a year
rival US: Citibot | text and chat answers for cities | by the year
rival: Go Vocal (CitizenLab) | consultations and participatory budgets | by council a year
rival: Decidim | open-source consultations and participatory budgets | nothing but services
rival IN: Janaagraha (IChangeMyCity) | complaints of Indian residents passed to the civic body | nothing, since donors pay
system US: Cityworks | turns the report into a work order with an asset number
system GB: Confirm (Brightly) | runs street works for British councils
system: Open311 | is the interface that lets an app file a report
system IN: CPGRAMS | takes grievances against Indian ministries and states
today: residents phone, tweet the mayor or email a photo, and an agent retypes it into the work-order system
cost: crews drive to the same hole more than once while the caller never hears that it was fixed
pain: a large share of reports belongs to the county, the utility or the state, not to the city
pain: closed without action is the status residents remember at the next election
pain: consultations reach the same retired homeowners who already come to meetings
channel US: public-works associations such as APWA | public works directors look at crew hours saved, not at ratings
channel: ward councillors' offices | a councillor drowning in constituent email finds the money
channel: civic-tech networks | councils adopt what is open and already routed by boundary
cycle: 20-60 weeks | the department likes it, IT checks the work-order link and the council pays next budget year
price: a resident request app | 10000-60000 USD | city a year
price: an engagement platform | 8000-40000 EUR | municipality a year
rule US: ADA Title II web rule | a city's reporting app is a city service and must serve screen readers
rule EU: Web Accessibility Directive | public apps need an accessibility statement and a way to complain
rule GB: Highways Act | a reported defect starts the duty to inspect, so the log becomes evidence in claims
rule IN: Right to Services Acts | notified services carry time limits, and the officer answers for delay
season: potholes fill the queue after thaw and monsoon, leaf and snow calls come in their weeks
next: street-works permits | council help chat | road surveys by camera
fail: apps launched by a mayor without a work-order link became a second inbox nobody emptied
fail: engagement platforms lived on pilot grants and lost the council after the consultation closed
lately: cities test chat agents on their web pages and learn that wrong answers on rules become news
economics: 55-75 | 0.5-1.5 | 8000-30000 USD
ask: Does a report become a work order without retyping, and in which system? | What do you do with the reports that belong to another authority? | Which budget keeps paying after the innovation grant ends?
grade: low
# public-bids: finding and winning public tenders
words: government tender, public tender, tender bidding, rfp, rfp response, bid writing, government contracts, government contracting, public procurement, proposal writing, sam.gov, bid manager, small business set-aside, framework agreement, gem portal, e-procurement, tender alerts, supplier to government, winning contracts, compliance matrix
job: find the tenders worth bidding on and send a compliant bid on time
buyer: owners of small suppliers
user: bid writers
run: small suppliers with few bid staff | suppliers hire the bid writer whose last compliance matrix passed and who says when to walk away | nights before the portal closes and bids written on a success fee that lose are never paid back
rival US: GovWin IQ (Deltek) | early intelligence on American federal and state contracts | per user a year
rival US: HigherGov | search of awards and opportunities for small contractors | per user a year
rival GB: Tussell | British contract and spending records | by the year
rival: AutogenAI | drafting of bids from past answers | by company a year
rival IN: TenderDetail | Indian tender alerts by keyword | by company a year
rival EU: Mercell | tender alerts and bid submission across European countries | per company a year
system US: SAM.gov | registers the supplier and publishes federal notices
system EU: TED | publishes notices above the European thresholds
system GB: Find a Tender | carries British notices under the Procurement Act
system IN: GeM | is where Indian ministries must buy common goods
today: a bid writer scans portals each morning and copies old answers into a Word template
cost: a bid that misses one mandatory form is thrown out unread after weeks of unpaid work
pain: notices are coded so loosely that keyword alerts bury the one worth reading
pain: engineers hand in answers the night before, and the page limit and the compliance matrix no longer agree
pain: incumbents shaped the requirement long before the notice appeared
channel US: APEX Accelerators | counsellors advise small firms before the first bid
channel: bid consultants | a bid consultant carries a tool from client to client
channel: prime contractors with small-supplier targets | primes need small partners who are already registered
cycle: 2-10 weeks | a small supplier buys when a live tender is due, a larger one after a bid it lost
price: tender alerts | 50-300 USD | company a month
price: a bid drafting suite | 500-3000 USD | company a month
rule US: SBA size standards | size and set-aside status decide who may bid, and a false claim brings a lawsuit
rule EU: Public Procurement Directive | above the threshold the criteria, deadlines and standstill are fixed in law
rule GB: Procurement Act | notices now cover the whole contract life, and suppliers keep their data on the central platform
rule IN: General Financial Rules | bids need the earnest money deposit unless the firm is a registered small enterprise
season: American agencies rush to spend in August and September, British and Indian ones in February and March
next: contract compliance | subcontractor search | pricing from past awards
fail: alert services that only copied free portals were cancelled once suppliers set up their own saved searches
fail: generic text generators broke page limits and answered no scored criterion, so evaluators marked them down
lately: buyers receive far more machine-written bids and answer with interviews, word caps and declarations of AI use
economics: 65-85 | 2-4 | 300-2500 USD
ask: How many bids does a customer win with it, against the same firm a year before? | Do you read the award criteria and page limits, or only write text? | Which notices do you have that the free portal does not show?
grade: medium
# benefits: benefits eligibility and casework
words: welfare benefits, snap benefits, food stamps, medicaid enrolment, universal credit, benefits eligibility, caseworker, council tax support, sarkari yojana, social services, housing benefit, means test, benefit application, unclaimed benefits, public assistance, child welfare, ration card, direct benefit transfer, government scheme, unemployment insurance, social services casework
job: get people the benefits they qualify for without weeks of missing papers
buyer: directors of human services
user: caseworkers
run: families, carers and pensioners | families trust the adviser who wins the appeal and explains the letter in their own language | long interviews, missing payslips and hearings that are put off use up the fixed grant
rival US: Deloitte | the mainframe-sized eligibility systems behind state benefits | by long contract
rival US: Nava | service design and delivery for agencies | by time and materials
rival GB: Policy in Practice | a benefits calculator and debt analysis for British councils | by council a year
rival US: Propel | a balance app for people with EBT cards | nothing to card holders
rival IN: Haqdarshak | field agents who help Indians claim schemes | a small fee per application
rival: Cúram (Merative) | casework software for social programmes of states and ministries | by licence and project
system: the agency's eligibility system | decides the case and prints the notice
system US: The Work Number | verifies wages for the caseworker at a price per look
system GB: Searchlight | shows British councils what the DWP pays
system IN: Aadhaar | ties an Indian payment to the right bank account
today: applicants photograph pay slips, queue by phone and repeat the interview when a letter comes back
cost: churned cases lose food money for a month and return as a new application on the same desk
pain: renewal packets go to an old address and eligible families are closed for no reply
pain: caseworkers check the same wage in several green-screen systems during one interview
pain: notices written by lawyers send people to legal aid to ask what they mean
channel US: human-services associations such as APHSA | commissioners copy a state whose error rate fell
channel: food banks and community health centres | navigators sit with the applicant and choose the form
channel: system integrators | small firms enter as a subcontractor under the prime's contract
cycle: 40-100 weeks | federal match approval, state procurement and security review stand one after another
price: an eligibility screener | 20000-120000 USD | county a year
price: a navigator tool | 40-120 USD | worker a month
rule US: SNAP merit-staff rules | a public employee must do the interview and the decision, and federal match needs prior approval
rule EU: GDPR Article 22 | an automatic refusal with legal effect needs human review and an explanation
rule GB: Digital Economy Act gateways | councils may use DWP data only for named purposes
rule IN: Aadhaar Act | identity checks need a lawful scheme and a fallback, because people whose fingerprints fail must still be served
season: health renewals and heating aid crowd the autumn, and natural disasters bring surges no roster covers
next: error checks | appeal hearings | job help for claimants
fail: HealthCare.gov and state portals showed that one launch day with untested verification ends careers
fail: the Dutch childcare scandal and Robodebt showed what automated suspicion costs a government
lately: stricter work rules and error-rate penalties push American states to buy verification and reminders
economics: 40-70 | 0.3-1 | 20000-90000 USD
ask: Which verification step disappears for the caseworker, and which regulation allows that? | What happens to the applicant when the match is wrong? | Under whose contract do you enter, and who owns the data after it?
grade: low
# public-safety: emergency dispatch and police reports
words: police department, police report, police station, control room police, first responders, fire department, fire brigade, emergency dispatch, emergency call, emergency services, ambulance service, police body camera, digital evidence, emergency management, disaster response, evacuation, search and rescue, computer-aided dispatch, crime analysis, drone as first responder, parking enforcement, volunteer firefighters, emergency alert
job: get the right unit to the scene and the report done by shift end
buyer: police and fire chiefs
user: dispatchers
run: -
rival: Axon | body cameras with an evidence cloud and report drafting | per officer a month
rival US: CentralSquare | dispatch and records for smaller agencies | by the year
rival: Motorola Solutions | radios, dispatch and call handling | for hardware plus yearly services
rival US: RapidSOS | caller location and device data for call centres | for modules beyond a free core
rival US: ESO | patient care and fire incident reports | by run volume a year
system: computer-aided dispatch | holds the units, the call and its time stamps
system US: NCIC | answers a plate or a name, and only from cleared screens
system US: NERIS | takes American fire incident reports in place of NFIRS
system IN: CCTNS | is the record system of Indian police stations
today: officers type reports in the car at shift end, and dispatchers watch several screens on mandatory overtime
cost: each report keeps a unit off the road, and a forced double shift ends with another resignation
pain: call centres lose people faster than the academy trains them
pain: body-camera video must be reviewed, tagged and redacted for court by detectives
pain: volunteer firefighters get the page at work and nobody knows who is rolling
channel: police and fire chiefs' associations | a chief calls another chief before reading a brochure
channel US: grant writers for COPS money | agencies buy in the month the award letter arrives
channel: shared dispatch centres | one shared control room decides for all towns it answers for
cycle: 26-78 weeks | the chief wants it, the city attorney and the CJIS officer slow it and the council votes
price: evidence software | 20-80 USD | officer a month
price: a dispatch add-on | 10000-60000 USD | call centre a year
rule US: CJIS Security Policy | staff who can see criminal data are fingerprinted, and the cloud must be audited for it
rule EU: AI Act | predicting crime from profiles of persons is banned, and live face recognition is tightly limited
rule EU: Law Enforcement Directive | police records need logs of who looked, and impact assessments
rule GB: MoPI guidance | police records have review dates, and forces publish impact assessments for new tech
rule IN: Bharatiya Sakshya Adhiniyam | electronic evidence needs a certificate with hash values to count in court
season: grant awards land in late summer, and storm, fire and festival seasons stop all training
next: court disclosure packages | overtime rosters | hospital handover times
fail: ShotSpotter and predictive policing lost cities when audits found few arrests behind the alerts
fail: apps built for chiefs and not for dispatchers were closed on the second screen after a week
lately: officers draft reports from body-camera audio, and prosecutors in some counties refuse them
economics: 50-70 | 0.2-0.8 | 15000-70000 USD
ask: Who on the team is CJIS cleared, and which agency's audit did the product pass? | Will the prosecutor accept the report in court, and who said so? | How many clicks does a dispatcher make during a live call?
grade: low
# local-revenue: property tax and market fees
words: property tax, property tax assessment, house tax, council tax billing, business rates, county revenue, market levy, market fees, parking fee collection, land rates, iptu, taxe foncière, tax collector, tax assessor, assessor office, municipal revenue, revenue officer, single business permit, hawker fee, trade licence fee, tax roll, valuation roll, arrears, ground rent, internally generated revenue, demand notice, tax appeal, cadastre, cess, billboard fee
job: bill each plot and stall fairly and get the money into the town's account
buyer: municipal finance directors
user: revenue officers
run: towns with old valuation rolls | towns choose the collection contractor who maps each plot and whose clerks cannot pocket cash | field enumerators, motorbikes and a council that pays its commission a year late drain the contract
rival US: Tyler Technologies | appraisal and tax billing for counties | a yearly licence plus services
rival GB: NEC Software Solutions | council tax and business rates systems | by contract a year
rival US: PayIt | online payment of local taxes and fees | a fee per payment
rival IN: eGov Foundation | an open platform for property tax and trade licences | nothing for the code
rival: Esri | parcel maps for assessors | by user and server a year
system: the parcel register | says whose plot it is, often years late
system: the municipal ledger | must match each receipt by revenue head
system: M-Pesa and other wallets | take the stall fee with a receipt by text
today: collectors walk the market with receipt books, and the finance office types stubs into a ledger at month end
cost: unregistered houses and lost receipt books leave drains and wages unpaid while honest traders pay for all
pain: the valuation roll is decades old, so new villas pay like the huts that stood there
pain: a collector pockets cash, and the stub shows a smaller sum
pain: demand notices go to dead owners and vacant plots
channel: donor and state reform programmes | a reform programme pays for the first digital roll
channel: associations of treasurers and assessors | treasurers compare collection rates by name
channel: mapping firms with drones | a survey firm finds the unbilled roofs and needs someone to bill
cycle: 26-80 weeks | council vote, tender and the billing calendar come one after another
price: a billing platform | 1-6 USD | property a year
price: collection on commission | 3-10 USD | hundred dollars collected
rule US: state assessment law | notices, appeal windows and caps differ by state and even by county
rule EU: GDPR | owner data may be matched only where a tax law says so
rule GB: Council Tax Regulations | bills, instalments and reminders follow a fixed order before court
rule IN: state municipal acts | unit-area or capital-value method, rebates and penalties are set by each state
rule KE: county finance acts | fees hold only for the year the assembly has passed them
season: bills go out at the start of the fiscal year, and rebates for early payers make the rush
next: trade licences | arrears letters | street addressing
fail: cashless levies were boycotted where traders saw no cleaner market for their money
fail: private collectors on commission squeezed easy payers and were thrown out after the election
lately: drones and satellite roofs find unbilled houses, and wallets replace the receipt book
economics: 35-60 | 0.5-1.5 | 8000-60000 USD
ask: What share of billed tax is collected today, and by whom in cash? | Who corrects the roll when an owner disputes it? | Does the law let a private firm touch the money?
grade: low
# elections: election offices, polls and campaigns
words: election, elections, election office, voter registration, voter roll, ballot, polling station, poll worker, poll agent, returning officer, political campaign, election candidate, canvassing, door knocking, voter turnout, political party, party members, internal party vote, online voting, union election, student election, vote counting, fact-check election, campaign donations, petition, referendum, grassroots campaign, booth management, voter list, manifesto
job: run a vote nobody can doubt, or reach the voters who decide it
buyer: campaign managers and election officials
user: volunteers and poll workers
run: candidates, parties and unions | candidates hire the campaign shop that knows the precincts and has won a close count there | idle years between polling days and losers who never settle the mailer's bill ruin a season
rival US: NGP VAN | the voter file and canvassing for Democrats | by campaign and size
rival: NationBuilder | campaign sites and supporter lists | by list size a month
rival: Ecanvasser | door-to-door canvassing on the phone | by the month
rival GB: Civica Election Services | ballots for unions, members and boards | by electorate
rival: Simply Voting | online votes for associations and universities | by number of voters
system: the electoral roll | is released to candidates under strict use rules
system US: ERIC | matches voter rolls between states
system: WhatsApp | carries the ward volunteers and the rumours
today: volunteers carry printed walk lists, clerks train poll workers from a binder, and results are phoned in
cost: a wrong ballot style or an unmanned polling place ends in court and in the news
pain: poll workers are old, few and trained once in years
pain: the walk list sends canvassers to people who moved or died
pain: rumours of fraud travel faster than the clerk's correction
channel: party headquarters and their vendors | local candidates take the tools headquarters pays for
channel: associations of election officials | clerks trust only what another clerk ran on election day
channel: unions, clubs and universities | small private ballots give references without a state certificate
cycle: 4-70 weeks | campaigns buy in days and vanish, while election offices certify and test for a year
price: a campaign tool | 50-1500 USD | campaign a month
price: a private online ballot | 1-4 USD | voter
rule US: EAC voluntary guidelines | voting systems need certified labs and state approval
rule EU: Political Advertising Regulation | adverts need labels and consented data, and platforms have left the market
rule GB: Elections Act | digital campaign material carries an imprint, and spending is reported
rule IN: Model Code of Conduct | adverts need clearance, and the silence period binds apps as well
season: everything is bought in the months before polling day, and nothing the day after
next: membership dues | volunteer scheduling | donation pages
fail: mobile voting pilots such as Voatz met security researchers and lost their states
fail: campaign startups had revenue in even years and none in odd ones
lately: European ad rules drove Meta and Google out of political adverts, so campaigns return to doors and chats
economics: 50-75 | 5-15 | 200-8000 USD
ask: What do the same customers pay for in a year without an election? | How can a loser check the result without trusting the vendor? | Under which law may the voter data be used for this?
grade: low
# inspectors: food, fire and trading inspectors
words: health inspector, environmental health officer, food hygiene inspection, restaurant inspection, food safety officer, fire inspector, fire safety inspection, weights and measures, trading standards, labour inspector, housing inspector, licensing officer, inspection checklist, inspection report, hygiene rating, violation notice, improvement notice, sanitary inspector, vigilância sanitária, sanepid, noise complaint, animal control, environmental inspector, pool inspection, tattoo licence, childcare inspection, elevator inspection, risk-based inspection
job: visit the right premises first and leave a notice that stands up in court
buyer: heads of inspection services
user: field inspectors
run: restaurants, landlords and care homes | kitchens call the private auditor whose mock visit finds what the officer would have found | driving between premises and reports written at night go unpaid on an auditor's day rate
rival US: HealthSpace | restaurant and septic inspections for health departments | by user a year
rival: Accela | permits and inspections on one platform | by user a year
rival GB: Idox Uniform | premises records for British councils | by contract a year
rival GB: Arcus Global | cloud records for council regulators | by contract a year
rival: SafetyCulture | inspection checklists on the phone | per user a month
system: the premises register | lists who trades where, with owners long gone
system GB: the Food Hygiene Rating portal | publishes each score from a nightly file
system: the court bundle | wants photos, times and the served notice in order
today: an officer drives with a carbon-copy pad, scores the kitchen by hand and types the notice at night
cost: high-risk kitchens wait for years while the list sends inspectors to the tidy school canteen
pain: a case collapses because the photo has no time and the notice cites an old clause
pain: the trader changed name and owner, and the history is lost
pain: vacancies leave one officer for a whole district of takeaways
channel: professional bodies of environmental health | officers learn new checklists at the body's course
channel: neighbouring councils that share staff | a shared officer asks for one form in both towns
channel: national food and fire agencies | a national code of practice decides the fields on the form
cycle: 20-60 weeks | the service head pilots with a handful of officers, then the council tenders
price: an inspection seat | 40-150 USD | inspector a month
price: a premises system | 15000-120000 USD | authority a year
rule US: FDA Food Code | states and counties adopt their own edition of the inspection form
rule EU: Official Controls Regulation | inspections must be risk-based, recorded and open to appeal
rule GB: Food Law Code of Practice | risk scores set how soon the next visit is due
rule IN: FSSAI FoSCoS | state officers inspect through the central portal with geotagged photos
season: summer fairs and food trucks, Christmas toys and fireworks set the rounds
next: online notices of improvement | complaint intake | self-checks by traders
fail: predictive risk scores were dropped when officers could not explain a visit to the owner
fail: apps without offline mode failed in basement kitchens and cold stores
lately: retired officers are not replaced, so agencies try remote visits and data from the trader's own sensors
economics: 50-70 | 0.5-1.5 | 5000-30000 USD
ask: Which notice made with it has survived an appeal? | How does it find the premises that never registered? | Does it work in a cellar without signal?
grade: low
# form-shops: form-filling shops and government kiosks
words: common service centre, csc centre, cyber cafe forms, form filling, jan seva kendra, e-mitra, aadhaar update, pan card, birth certificate, death certificate, caste certificate, income certificate, passport form help, driving licence renewal, huduma centre, ecitizen, nin registration, despachante, gestor, gestoría, muhtarlık, public letter writer, citizen service point, notary stamp queue, government portal help, digital literacy, queue for documents, civil registry, id card, vehicle registration agent, village entrepreneur
job: get a stranger's certificate through the portal without a second trip
buyer: kiosk owners and form agents
user: village-level operators
run: farmers, labourers and students | villagers walk to the kiosk whose upload is not rejected and who charges what the poster says | power cuts, portal outages and printer ink eat the few rupees that each certificate pays
rival IN: CSC e-Governance Services | the national network of village service centres | a share of each service fee
rival IN: Spice Money | kiosks for payments and forms in small towns | a share of each transaction
rival IN: PayNearby | counter services for kirana shops | a share of each transaction
rival ES: Entre Trámites | tax and residence filings for foreigners in Spain | per file
rival: VFS Global | counters for visas, passports and citizen papers | per application
system IN: DigiLocker | hands over certificates the citizen already holds
system: the national ID database | answers by fingerprint or one-time code
system: the state service portal | logs the agent out in the middle of the form
today: an operator scans papers, types them into the state portal and keeps passwords of the village in a notebook
cost: a rejected upload costs a labourer a day's wage and the bus fare again
pain: the portal is down on the last day, and the queue reaches the street
pain: names are spelt differently on each card, so the match fails
pain: touts promise what no office can deliver and take cash
channel: federations of kiosk operators | operators learn from a district coordinator and his chat group
channel: mobile and photocopy shops | a photocopier shop already holds each applicant's papers
channel: banks and insurers seeking last-mile agents | a bank pays the kiosk more per account than forms do
cycle: 1-6 weeks | an operator starts when the first commission is paid out the same day
price: help with one form | 1-5 USD | form
price: a kiosk operator's software | 3-20 USD | kiosk a month
rule US: unauthorised practice of law rules | form helpers may type and not advise, and notarios are prosecuted
rule EU: Single Digital Gateway | key papers must be available online across borders
rule GB: Data Protection Act | a helper who keeps a client's login holds data without a basis
rule IN: Aadhaar Act | storing another person's Aadhaar number or biometrics without licence is an offence
season: school admission, exam forms and harvest subsidies fill the counter
next: bill payments | insurance renewals | digital courses
fail: kiosks were handed out by the state and closed because fees per form did not pay the rent
fail: do-it-yourself apps missed the people who need a person to read the form aloud
lately: face login replaces fingerprints, and chat assistants in local languages pre-fill the form
economics: 15-40 | 3-6 | 10-80 USD
ask: How much does a kiosk earn in a day, and from which forms? | Whose login is used, and what does the law say about that? | What share of forms is rejected at first, and for which mismatch?
grade: low
`,
  facts: govtechFacts,
  wordings: govtechWordings,
  jobs: govtechJobs,
});
