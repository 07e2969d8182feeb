import { legaltechFacts } from './facts/legaltech.ts';
import { legaltechJobs } from './jobs/legaltech.ts';
import { readField } from './reading/read-field.ts';
import { legaltechWordings } from './wordings/legaltech.ts';

export const legaltech = readField('legaltech', {
  niches: `
# practice-desk: running a small law firm
words: law firm, law firm software, small law firm, solo lawyer, attorney, solicitor, advocate, law practice, chambers, legal intake, legal billing, billable hours, trust accounting, iolta, matter management, conflict check, legal receptionist, legal retainer, legal case management, court diary, cause list, missed calls law firm
job: turn a phone call into a signed retainer and a paid bill
buyer: owners of small law firms
user: paralegals
run: local families and small firms | clients choose the solicitor who rings back the same day and names the fee beforehand | indemnity premiums, written-off hours and bills paid months late shrink a good year of fees
rival: Clio | cloud matters, billing and intake for small firms | per user a month
rival US: MyCase | practice management with payments | per user a month
rival: LEAP | matter systems in Britain and Australia | per user a month on a yearly contract
rival US: LawPay | card payments that keep trust money apart | a monthly fee and a percentage
rival IN: Provakil | case diaries and court alerts for Indian advocates | per user or per matter
rival DE: RA-MICRO | practice software of German law firms | per workplace a month
system: Clio | holds deadlines, ledgers and the client file and has an open API
system US: the IOLTA account | keeps client money apart at the bank and may never be mixed
system US: CM/ECF | gives the docket number and the next date in federal court
system IN: the eCourts portal | publishes the cause list and the next hearing date
today: a paralegal takes intake on a yellow pad, checks conflicts by memory and types time entries on Friday
cost: hours that nobody wrote down are never billed, and the caller has retained the next firm by noon
pain: new callers reach voicemail while the solo is in court
pain: the trust ledger does not match the bank, and the bar wants each client balance proved
pain: partners cut time on the pre-bill because the narrative says only research
channel: bar association member benefits | a bar discount gives the partner cover for choosing
channel: legal bookkeepers and IT consultants | the consultant who migrates the files names the system
channel: practice-area groups and listservs | solos ask other solos before any vendor
cycle: 2-10 weeks | the owner decides, and the move waits for a quiet week without hearings
price: practice management | 40-150 USD | user a month
price: intake and answering service | 200-900 USD | firm a month
rule US: State IOLTA rules | client money sits in a trust account and is reconciled to each client
rule EU: Professional secrecy of lawyers | bar rules limit which cloud and country may hold client files
rule GB: SRA Accounts Rules | client accounts are reconciled every few weeks and reported on by an accountant
rule IN: Bar Council of India rules | advocates may not advertise or share fees, which shapes any lead tool
season: firms chase unpaid bills in December before partners' draws, and January brings divorces
next: client portals | court-rule docketing | fee financing for clients
fail: lead sites that sold the same caller to several firms lost the firms that paid most
fail: systems without trust accounting were dropped at the first bar audit
lately: Clio bought vLex and sells research beside the ledger
lately: voice agents answer intake calls at night, and bars ask who supervises them
economics: 70-82 | 1-2 | 600-2500 USD
ask: Does it reconcile bank, book and client ledgers in a form that a bar auditor accepts? | How many intake calls turn into signed retainers, before and after? | Which practice area first, since family and injury firms bill in opposite ways?
grade: low
# contracts: in-house contract work
words: contract management, clm, contract review, review contracts, redline, nda, in-house counsel, general counsel, legal ops, contract renewal, msa, vendor contract, contract playbook, clause library, e-signature, e-stamp, contract repository, sales contract, procurement contract, contract lawyer, legal agreements
job: get a deal's paper signed this week and find it again at renewal
buyer: general counsels
user: in-house lawyers
run: companies without enough in-house lawyers | companies keep the contract service that returns a marked-up draft by tomorrow and knows their playbook | senior lawyers on the bench and redlines beyond the fixed price wear such a service thin
rival: Ironclad | workflow and repository for in-house teams | a yearly platform fee by users
rival: Icertis | contract management for the largest companies | an enterprise licence a year
rival: DocuSign | signature with lifecycle tools | per user a year
rival: Juro | browser contracts for scaling companies | a yearly plan fee
rival: SpotDraft | contract workflow for in-house teams, from Bangalore | a yearly plan fee
system: Microsoft Word | is where the redline is really made
system: Salesforce | starts the request and wants the signed date back
system: DocuSign | seals the paper and charges by envelope
system IN: Aadhaar eSign | seals Indian agreements through licensed providers only
today: sales mails a redline to legal@, counsel compares versions in Word and files the PDF on SharePoint
cost: quarter-end deals wait in one lawyer's inbox, and auto-renewals pass unseen
pain: nobody can list which customers hold a most-favoured price or unlimited liability
pain: the signed version in the drive is not the last redline
pain: sales promises terms that the playbook forbids and legal hears of it on the last day
channel: CLOC and ACC meetings | heads of legal operations write the shortlist
channel: alternative legal providers | outside lawyers draft the playbook and load the repository
channel: CRM marketplaces | revenue teams find a contract tool in Salesforce and drag legal along
cycle: 12-40 weeks | legal loves it, IT and procurement ask about security, and the budget belongs to sales
price: contract software for a mid-size team | 800-6000 USD | company a month
price: the review of a standard contract | 20-200 USD | document
rule US: ESIGN Act | electronic signatures hold, with carve-outs for wills and some notices
rule EU: eIDAS | only a qualified signature equals ink in each state
rule EU: Data Act | cloud contracts must let the customer switch provider and take the data along
rule GB: Law Commission signing guidance | most deeds may be signed online, but a witness stays in the room
rule IN: Indian Stamp Act | an unstamped agreement is no evidence in court, so e-stamping is part of signing
season: quarter ends bring the redlines, and December brings renewals
next: obligation tracking after signature | supplier paper | deal desk approvals
fail: repositories stayed empty because nobody was paid to load old contracts
fail: tools that left Word lost the lawyers within a month
lately: language models mark up an NDA in Word within minutes, and prices for plain review fell
lately: DocuSign and the CRM vendors added clause extraction to seats that firms already pay for
economics: 65-80 | 0-2 | 6000-30000 USD
ask: Does counsel work in Word, and what does your add-in do better than Copilot there? | Who loads the legacy contracts, and what does that cost before go-live? | Whose budget pays, and which deal clock do you shorten by how many days?
grade: low
# evidence: discovery and litigation support
words: e-discovery, ediscovery, document review, litigation, litigation support, disclosure review, deposition, court evidence, personal injury, demand letter, medical records summary, class action, expert witness, court reporter, privilege log, legal hold, trial preparation, case chronology, mass tort
job: find the documents that decide a case before the deadline
buyer: litigation partners
user: litigation paralegals
run: litigation firms and investigators | litigators call the vendor who images the phone tonight and has survived cross-examination | hosting bills, review staff between cases and clients who contest each gigabyte eat the project
rival: Relativity | a review platform for large matters | by gigabyte and seat
rival: Everlaw | cloud review for firms and public offices | by gigabyte a month
rival US: EvenUp | demand packages from medical records | per demand or a yearly plan
rival: Epiq | managed review and hosting | by gigabyte and reviewer hour
rival US: Filevine | the case system of injury firms | per user a month
system: Microsoft Purview | preserves mail and Teams chats under legal hold
system: Concordance load files | carry documents and Bates numbers between the sides
system US: hospital record desks | send the charts an injury claim needs, for a fee per page
today: a paralegal orders medical charts by fax and contract lawyers tag mails in a windowless review room
cost: review eats most of the discovery budget, and one inadvertent privileged mail starts a clawback fight
pain: Slack threads and phone images do not fit the load file that opposing counsel demands
pain: custodians delete chats before the hold notice reaches them
pain: an injury case waits months for one clinic's billing ledger
channel: ILTA and litigation support managers | the litigation support manager chooses the platform for each matter
channel US: plaintiff lawyers' conferences | contingency firms buy what frees case capacity
channel: forensic vendors | whoever images the phone suggests the next tool
cycle: 3-20 weeks | a live matter forces the choice, and the client pays the hosting line
price: hosting of review data | 8-25 USD | gigabyte a month
price: a drafted demand package | 200-800 USD | case
rule US: Federal Rule 37(e) | a party that loses chats it had to keep faces sanctions, so the hold must be provable
rule EU: GDPR | mails of European staff cannot simply be shipped to an American court
rule GB: Practice Direction 57AD | disclosure starts from issues and models, so broad review is refused
rule IN: Bharatiya Sakshya Adhiniyam | an electronic record needs a certificate with a hash before it is admitted
season: discovery cut-offs set the pace, and August and the Christmas court recess bring a lull
next: deposition summaries | early case assessment | litigation funding packs
fail: predictive coding stayed unused while firms earned by the reviewer hour
fail: discovery hosts were bought up when price by gigabyte fell year after year
lately: injury firms adopted demand drafting fast because they work on contingency, not hours
lately: courts accept model-assisted review when the sampling is documented
economics: 55-75 | 1-3 | 3000-15000 USD
ask: Is your buyer paid by the hour or on contingency? | How do you prove recall to a judge, with which sample? | Which chat and phone formats do you take without a forensic vendor?
grade: low
# research-drafting: legal research and drafting with AI
words: legal research, case law search, legal ai, ai lawyer, ai for lawyers, legal drafting, brief writing, legal memo, citation check, due diligence review, legal copilot, law firm ai, law firm associates, legal knowledge management, precedent search, statute search, judgment search, contract drafting ai, legal chatbot
job: get a partner a reliable memo or draft with every citation checked
buyer: managing partners
user: associates
run: busy trial lawyers and sole practitioners | lawyers reuse the drafter whose citations all stand and whose brief needs no rewriting | checking each authority by hand and rush jobs at a flat price eat the drafter's week
rival: Thomson Reuters | Westlaw with headnotes and CoCounsel | per user a month on long contracts
rival: LexisNexis | research and drafting on Shepard's | per user a month
rival: Harvey | an AI workspace for large firms | per seat a year
rival: vLex (Clio) | Vincent, research across many countries | per user a month
rival IN: SCC Online | Indian case law with editors' notes | a yearly subscription
system: iManage | holds precedents behind ethical walls
system: Microsoft Word | is where drafts live and die
system US: PACER | gives federal filings for a fee per page
system IN: Indian Kanoon | publishes the raw judgments and has a paid API
today: an associate runs Boolean searches in Westlaw at night, Shepardizes by hand and adapts last year's memo
cost: research hours are written off the bill, and a partner still reads every footnote again
pain: a made-up citation in a filed brief brings a sanctions hearing and a headline
pain: ethical walls keep the best precedent invisible to the tool
pain: clients' outside-counsel guidelines forbid paying for first-year research
channel: innovation and knowledge lawyers | knowledge lawyers run the pilots and own the vendor list
channel: large clients who ask in pitches | a panel review forces the firm to show how it uses AI
channel: bar courses on AI ethics | lawyers try what the speaker has approved
cycle: 10-40 weeks | a pilot group tests on closed matters, then risk, IT and the partners vote
price: research with AI for a small firm | 100-400 USD | user a month
price: a large-firm assistant | 80-250 USD | seat a month
rule US: ABA Formal Opinion 512 | lawyers must verify model output and guard client secrets
rule EU: AI Act | tools that help judges decide are high-risk, and firms must train staff in AI
rule GB: SRA Principles | the solicitor stays answerable for each authority cited, after a High Court warning
rule IN: High Court AI policies | Kerala bars models from judgments, and judges demand checked citations
season: pilots start after year-end budgets and stall in trial season
next: due diligence tables | precedent banks | translation of foreign law
fail: ROSS Intelligence was sued by Thomson Reuters over headnotes and ran out of money in court
fail: generic chat tools cited cases that did not exist, and firms banned them for a year
lately: courts fined lawyers for invented citations, so verification became the product
lately: firms have begun to price research at fixed fees because clients know what a model can do
economics: 60-78 | 1-2 | 5000-40000 USD
ask: Whose case law do you license, and does the licence allow model output? | What is your rate of wrong citations on a blind test by the firm's own lawyers? | What happens to the hours your tool removes, under the firm's billing?
grade: low
# consumer-help: legal help for ordinary people
words: legal aid, tenant rights, eviction, divorce, custody, make a will, wills, probate, small claims, consumer complaint, consumer court, power of attorney, legal documents online, legal notice, traffic ticket, parking fine, deposit dispute, flight compensation, self-represented, litigant in person, find a lawyer, legal advice app, expungement, inheritance
job: get through a form, a letter or a small claim without an hourly bill
buyer: people with a legal problem
user: tenants and couples
run: tenants and separating couples | people turn to the adviser who says in plain words what it costs and how it ends | free first calls, small claims and clients who stop paying after the hearing cost the most
rival US: LegalZoom | forms, filings and attorney plans | a one-off fee and a subscription
rival: Rocket Lawyer | documents and answers from lawyers | a monthly membership
rival: AirHelp | flight compensation claims | a share of the money won
rival GB: Farewill (Dignity) | wills and probate in Britain | a fixed fee
rival IN: Vakilsearch (Zolvit) | filings and lawyer calls in India | a fixed fee per service
system: court e-filing portals | differ from court to court and reject a wrong margin
system GB: MyHMCTS | takes probate and divorce filings from registered professionals
system US: LegalServer | holds the intake on which legal aid decides who qualifies
system IN: the eCourts portal | publishes case status and the next hearing date
today: the tenant searches a forum, copies a template letter and stands alone before the judge
cost: a missed answer date means a default judgment and a marked record for years
pain: court forms use words such as respondent and serve that send people home again
pain: the first hour with a lawyer costs more than the withheld deposit
pain: the other side has counsel in most evictions and the tenant does not
channel US: court self-help centres and libraries | clerks may hand out a tool but not advice
channel: unions and insurers with legal plans | legal cover is bought before the trouble
channel: search at the moment of the letter | people type the words on the summons
cycle: 1-2 weeks | the summons or the death sets the date
price: a document or filing | 30-400 USD | case
price: a legal plan | 10-40 USD | member a month
rule US: Unauthorised practice of law | software may fill forms, but advice needs a lawyer or a waiver as in Utah
rule EU: National legal-services laws | a tool that collects claims needs a debt-collection registration in Germany
rule GB: Legal Services Act | wills are free to all, while litigation and probate papers are reserved
rule IN: Advocates Act | only advocates plead, while Lok Adalats and consumer forums hear people themselves
season: divorces peak in January, evictions after month end and flight claims after summer
next: mediation online | legal insurance | estate administration
fail: DoNotPay promised a robot lawyer and was ordered by the FTC to stop claiming it
fail: one-off customers with rare problems made each case pay for its own advert
lately: several American states let trained non-lawyers advise in housing and family cases
lately: people arrive with a chatbot's draft, and courts complain about the length
economics: 55-75 | 6-12 | 30-180 USD
ask: Where is the line between form and advice in your first state, and who drew it? | What share of users reaches the outcome, not the download? | What brings a customer in whose problem comes once in a lifetime?
grade: low
# company-registry: company formation and corporate filings
words: company secretary, company secretarial, corporate secretary, company formation, incorporate a company, register a company, registered agent, registered office, annual return, confirmation statement, roc filing, mca filing, board minutes, board resolution, statutory registers, minute book, shareholder register, beneficial owner, psc register, llc formation, private limited company, llp registration, dormant company, strike off, companies house filing, articles of association, entity management, corporate paralegal, director's din, founders' agreement, gst registration help
job: keep a company in good standing from its first filing to its strike-off
buyer: heads of company secretarial teams
user: company secretaries
run: new founders and foreign owners | founders pick the agent who gets the number in days and warns before the yearly filing | registry fees, identity checks and cut-price rivals leave little of the formation package
rival: Diligent Entities | entity records for large groups | a yearly fee by entity
rival: Athennian | entity data for law firms and legal teams | a yearly fee by entity
rival US: LegalZoom | company formation and registered agents | a package price and a yearly renewal
rival GB: Inform Direct | company records and Companies House filing | a yearly fee by company
rival IN: Vakilsearch (Zolvit) | company registration and yearly filings | a package price
rival EU: Legalstart | company formation in France | a package price
system US: Secretary of State portals | take formations and annual reports state by state
system GB: Companies House | takes confirmation statements and checks who files
system IN: the MCA portal | takes ROC forms under a digital signature
system: national company registers | publish directors, charges and filing dates
today: a company secretary keeps statutory registers in Word and a list of filing dates in Excel
cost: a missed annual return brings late fees, a strike-off notice and an awkward question in due diligence
pain: the minute book lacks the resolution that issued the shares, and the buyer's lawyer finds it
pain: a foreign subsidiary's directors left years ago and still stand in the register
pain: founders buy a cheap formation and learn of franchise tax and registered agent renewals later
channel: accountants of small companies | an accountant forms the company and files its yearly return
channel: law firm corporate departments | corporate paralegals run registers for each client of the firm
channel: institutes of company secretaries | practising secretaries learn new forms at institute evenings
cycle: 1-20 weeks | a founder buys in an evening, a group after its registers have been loaded
price: a company formation package | 50-500 USD | company
price: entity management | 5-30 USD | entity a month
rule US: State annual report laws | each state sets its own report, fee and registered agent duty
rule EU: Company law digitalisation directive | a private company can be formed fully online in each member state
rule GB: Economic Crime and Corporate Transparency Act | directors and filing agents verify their identity before they file
rule IN: Companies Act | board minutes, yearly returns and director KYC fall due on fixed dates
season: formations peak in January, and Indian yearly returns crowd into October and November
next: beneficial owner checks | share option paperwork | tax registrations
fail: formation sites competed down to a free package and earned only from renewals that customers resented
fail: entity tools never became true because nobody retyped decades of minute books
lately: British registers now demand verified identities, while America withdrew owner reports for its own companies
economics: 55-80 | 1-3 | 40-3000 USD
ask: Which registry accepts your filing by machine, and who signs it? | Who loads the old minute books, and who checks the share count? | What is earned after the formation, and is the customer told beforehand?
grade: low
# privacy-desk: privacy requests and data protection officers
words: data protection officer, dpo, gdpr compliance, dpdp compliance, lgpd, ndpr, privacy officer, privacy policy generator, cookie banner, cookie consent, consent management, dsar, subject access request, data deletion request, right to be forgotten, data mapping, record of processing, ropa, dpia, privacy impact assessment, data breach notification, privacy notice, ccpa opt-out, data broker removal, vendor privacy review, whistleblowing channel, ai act compliance, privacy lawyer, consent manager, personal data inventory
job: answer each access request in time and show the regulator tidy records
buyer: data protection officers
user: privacy analysts
run: firms without a privacy officer | firms retain the outside officer who answers the regulator's letter and the product team alike | endless questionnaires under a fixed retainer and breach weekends swallow the hours
rival: OneTrust | a wide privacy and consent suite | a yearly fee by module
rival: TrustArc | privacy management and certificates | a yearly fee by module
rival: Cookiebot (Usercentrics) | cookie scanning and consent banners | by pages or visitors a month
rival EU: DataGuard | outside officers with a platform, from Munich | a monthly plan by size
rival US: Transcend | deletion and access requests wired into systems | a yearly fee by volume
rival: iubenda | privacy policies and banners for small sites | by site a year
system: Google Consent Mode | passes the banner's choice to tags and adverts
system: Salesforce | holds the contact that somebody asks to see or erase
system: Microsoft Purview | searches mailboxes when an access request comes in
today: the officer keeps the processing register in Excel and searches mailboxes by hand for a subject access request
cost: an angry former employee's request eats a week of redaction, and the statutory clock runs on
pain: marketing adds a tracking tag, and the cookie banner still lists last year's vendors
pain: the breach is found on Friday evening and the supervisory authority's clock has started
pain: deletion is done in the CRM while the backup and the mailing tool keep the person
channel: privacy law firms and outside officers | outside officers serve many small firms and bring their tool along
channel: IAPP chapters | privacy managers compare vendors and regulators' letters over coffee
channel: web agencies | the agency that builds the site also installs the banner
cycle: 2-26 weeks | a banner is bought in a day, a suite after the security review
price: consent banner for a site | 8-60 USD | site a month
price: an outside data protection officer | 150-900 EUR | company a month
rule US: State privacy laws | California and other states grant access, deletion and opt-out signals
rule EU: GDPR | most controllers keep a processing register and answer requests within a month
rule GB: Data (Use and Access) Act | searches need only be reasonable, and complaints go to the firm first
rule IN: DPDP Act | notices, consent managers and breach reports come in stages under the rules
season: work swells after a regulator's fine makes news and before a new law's start date
next: AI system registers | vendor reviews | whistleblowing channels
fail: small firms bought policy generators after the first GDPR scare and let them lapse
fail: data discovery tools found so many copies that nobody dared to delete any
lately: the AI Act and India's consent rules gave privacy teams new registers without new staff
economics: 65-82 | 1-4 | 100-12000 USD
ask: How many hours does one access request take, from inbox to redacted file? | Which systems do you really delete from, and how is that proved? | Which law makes this customer act this year?
grade: low
# dispute-resolution: mediation, arbitration and online disputes
words: mediation, mediator, arbitration, arbitrator, online dispute resolution, odr, conciliation, lok adalat, neighbour dispute, workplace mediation, commercial dispute, settlement agreement, arbitration award, family mediation, dispute settlement, ombudsman, adjudicator, adjudication, caucus, without prejudice, arbitral institution, seat of arbitration, hearing bundle, e-bundle, virtual hearing, settlement offer, community mediation, negotiation platform, claims portal, litigation funding, deposit scheme dispute
job: settle a quarrel without a trial and make the result hold
buyer: arbitration and mediation providers
user: mediators
run: quarrelling firms and neighbours | lawyers propose the mediator whom both sides trust and whose cases settle before evening | unpaid preparation, postponed sittings and years of building a name eat a mediator's fees
rival US: American Arbitration Association | case administration with panels | a filing fee by claim size
rival US: JAMS | retired judges as neutrals | by the hour with a case fee
rival: Tyler Technologies | Modria, online dispute resolution for courts | a yearly contract fee
rival IN: Sama | online mediation and arbitration for lenders | a fee per case
rival IN: Presolv360 | online arbitration for banks and insurers | a fee per case
rival: Opus 2 | hearing bundles and transcripts | by matter
system: Zoom | gives the joint session and the breakout room for caucus
system: court filing portals | take the award or the consent order for enforcement
system: DocuSign | seals the settlement before the parties change their minds
today: a case manager mails the panel list, juggles calendars and sends PDF bundles before each hearing
cost: months pass before the first joint session, and small claims cost more in fees than they are worth
pain: the other side never answers the invitation, and nobody can compel it
pain: the award is won and the court refuses it because the arbitrator was picked by one party alone
pain: parties print bundles whose page numbers differ on the hearing day
channel: lenders and insurers with bulk claims | one bank sends whole portfolios of small defaults
channel: court-annexed mediation schemes | the judge sends parties to a listed mediator before trial
channel: bars and mediator training bodies | newly accredited mediators look for their first cases
cycle: 8-40 weeks | a lender tests a batch of defaults, and a court issues a tender
price: an online mediation | 100-1500 USD | case
price: hearing bundle software | 30-300 USD | matter a month
rule US: Federal Arbitration Act | clauses hold, but mass claims and unfair panels are fought in court
rule EU: Consumer ADR Directive | approved bodies resolve consumer disputes, and the old union portal was closed
rule GB: Civil Procedure Rules | courts may order parties to mediate, and small money claims go to mediation first
rule IN: Mediation Act | a settlement made online is enforceable like a decree, once the provisions are in force
rule IN: Arbitration and Conciliation Act | awards by an arbitrator whom one side picked alone are set aside
season: hearings pause in August and at year end, while Lok Adalat days clear bulk cases
next: settlement payment tracking | arbitrator selection | claim financing
fail: blind-bidding sites such as Cybersettle needed both sides to join, and one side always waited
fail: consumer dispute platforms had no power over traders who simply did not reply
lately: Indian lenders moved small defaults to online arbitration until courts looked at how panels are named
economics: 45-75 | 1-3 | 500-15000 USD
ask: Why does the respondent join, and what happens if not? | Who appoints the neutral, and has a court upheld such an award? | Who pays the fee when the claim is smaller than the fee?
grade: low
# legal-careers: law students, bar exams and legal staffing
words: law student, law school, bar exam, bar prep, sqe, clat, judiciary exam, lsat, moot court, legal internship, training contract, pupillage, articled clerk, trainee solicitor, junior lawyer, legal recruiter, legal staffing, contract attorney, freelance lawyer, locum solicitor, paralegal course, cle credits, continuing legal education, case brief, law notes, law school outline, junior advocate, clerkship, legal jobs, secondment lawyer, document reviewer job
job: get through the bar exam and into a first seat at a firm
buyer: law students
user: bar candidates
run: bar candidates and law firms | candidates choose the course whose graders mark real essays and whose pass list bears names | essay markers, refunds for failed sittings and a calendar with one exam season strain the school
rival US: BARBRI | bar review courses | a course price
rival US: Themis (UWorld) | online bar review | a course price
rival US: Quimbee | case briefs and outlines | per student a month
rival IN: LawSikho | practical law courses and job help | a course price
rival GB: BARBRI SQE | courses for the solicitors' exam | a course price
rival: Axiom | lawyers on loan to legal teams | a day rate
system US: LSAC | holds scores and law school applications
system GB: the SRA portal | records qualifying work and exam passes
system: Quizlet | carries the flashcards that classmates share
today: candidates drill multiple-choice sets, copy last year's outlines and mail training contract forms at night
cost: a failed sitting delays admission by months and may cost the job offer
pain: black-letter rules are learnt and the essay grader still wants issue, rule and analysis
pain: firms recruit years ahead through vacation schemes that outsiders hear of late
pain: junior advocates in trial courts work for a stipend that does not cover the fare
channel: law school societies and moots | sponsors of a moot reach each year's class
channel: senior students who sell notes | first-years trust the outline that won the medal
channel: law firms' graduate teams | the firm pays for the exam course of its trainees
cycle: 0-12 weeks | a student decides at the start of term, a firm with its next intake
price: a bar review course | 1500-4500 USD | candidate
price: study aids | 10-40 USD | student a month
rule US: State bar admission rules | each state sets exam, character check and which law schools count
rule EU: Lawyers' establishment directive | a lawyer may practise abroad under the home title before admission there
rule GB: SRA qualification rules | exams and qualifying work replaced the old fixed path to solicitor
rule IN: All India Bar Examination | new advocates sit the Bar Council's exam after enrolment
season: bar sittings fall in February and July, and CLAT crowds into December
next: interview practice | continuing education credits | contract work for returners
fail: freelance lawyer marketplaces stalled because clients feared conflicts and missing indemnity cover
fail: note-sharing sites were undercut by free outlines of the next class
lately: the NextGen bar exam tests skills over memory, and models brief a case for free
economics: 55-80 | 5-12 | 30-400 USD
ask: What is the pass rate of those who finished, against the school's own rate? | Which exam changes next, and is the question bank ready? | Who pays, the student or the firm that made the offer?
grade: low
`,
  facts: legaltechFacts,
  wordings: legaltechWordings,
  jobs: legaltechJobs,
});
