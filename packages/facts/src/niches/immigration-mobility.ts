import { immigrationMobilityFacts } from './facts/immigration-mobility.ts';
import { immigrationMobilityJobs } from './jobs/immigration-mobility.ts';
import { readField } from './reading/read-field.ts';
import { immigrationMobilityWordings } from './wordings/immigration-mobility.ts';

export const immigrationMobility = readField('immigration-mobility', {
  niches: `
# visa-applicants: visa and residence filing
words: visa, visas, visa application, visa agent, green card, citizenship, immigration, immigrant, immigrants, spouse visa, fiancé visa, family reunification, naturalization, naturalisation, indefinite leave to remain, tourist visa, schengen visa, student visa, golden visa, visa appointment, visa slot, visa status, passport application, residence permit, express entry, citizenship test, visa refusal, visa rejection, digital nomad visa
job: file a visa or residence case once, complete, and know where it stands
buyer: visa applicants
user: couples with a pending case
run: couples, students and separated families | couples choose the adviser who spots the missing page before the embassy does and answers at night | refiled cases, refunds after refusals and long chats before payment eat the flat fee
rival US: Boundless | family visas with forms, checks and a lawyer's review | a flat fee by case, in instalments
rival IN: Atlys | travel visas by phone for Indians | a service fee per visa
rival: iVisa | travel visas and electronic permits | a service fee per visa
rival: VFS Global | appointment centres that collect files for embassies | a service fee per application
rival US: Lawfully | tracking of American cases with waiting-time estimates | a subscription above a free tier
system US: USCIS | takes some forms online, holds the receipt and shows the status
system GB: UKVI | holds the application and the eVisa that proves status
system: VFS Global | releases the appointments that bots snap up
system US: CEAC | takes the DS-160 and the immigrant visa files for embassies abroad
today: couples fill government PDF forms from YouTube and Reddit advice and upload chat screenshots as proof of love
cost: one missing page brings a request for evidence, months of waiting and another flight apart
pain: forms ask for every address and trip in many years and nobody kept the boarding passes
pain: embassy slots vanish at midnight and resellers sell them on Telegram
pain: case status says received for a year while the work permit runs out
channel: Reddit and WhatsApp groups by visa type | applicants believe people with the same receipt month
channel: diaspora creators on YouTube and TikTok | someone who got the visa explains it in the mother tongue
channel: churches and community centres | newcomers ask a trusted community centre before they dare to ask a lawyer
cycle: 1-6 weeks | a couple buys when the form frightens them or after the first refusal
price: a family case with legal review | 500-2000 USD | case
price: a travel visa service | 15-80 USD | visa
rule US: Unauthorised practice of law | choosing a form for someone is legal advice, so software needs attorneys or pure self-help
rule EU: EU Visa Code | fees, deadlines and the right to appeal a Schengen refusal are fixed, while residence follows each state
rule GB: Regulated immigration advice | advising without registration is a crime, so an unregistered product must stop at information
rule IN: Punjab travel professionals act | visa consultants in Punjab need a licence, and agents who send workers need another from Delhi
season: March brings the H-1B lottery, autumn the diversity lottery, and early summer the Schengen queues
next: certified translations for the file | health insurance for the visa | arrival paperwork
fail: form fillers scaled with adverts and sank when refunds for refusals came in
fail: appointment-hunting bots were blocked by the centres and blamed by the embassies
lately: fees, rules and travel bans change by proclamation, so applicants buy updates along with the form
economics: 40-70 | 8-20 | 60-350 USD
ask: Who signs as attorney or regulated adviser, and in which country? | What share of files comes back with a request for evidence, against self-filers? | What do you owe a client when the rule changes in mid-case?
grade: medium
# immigration-lawyers: practice software for immigration lawyers
words: immigration lawyer, immigration attorney, immigration solicitor, immigration law firm, paralegal immigration, immigration case management, immigration petition, h-1b petition, asylum case, removal defense, immigration consultant, rcic, oisc adviser, client intake immigration, perm labor certification, request for evidence, immigration forms, country conditions, legal aid immigration, notario
job: get petitions out complete and on time with few paralegals
buyer: owners of immigration firms
user: immigration paralegals
run: workers, families and employers | clients come through a cousin whose petition was approved and who got straight answers | flat fees on cases that draw evidence requests and translators' bills eat the hours
rival US: Docketwise | smart forms and client intake | per user a month
rival: INSZoom (Mitratech) | case management for corporate immigration teams | per user a year
rival US: eimmigration (Cerenade) | forms and cases for small firms | per user a month
rival US: LollyLaw | cases and grant reports for legal-aid agencies | per user a month
rival US: Parley | drafts of visa support letters | per user a month
rival: Clio | matters, billing and client intake for small law firms | per user a month
system US: USCIS | takes some petitions online and rejects an old paper edition overnight
system US: DOL FLAG | takes labour certifications and wage requests
system US: EOIR ECAS | takes filings in immigration court from registered attorneys only
system: Clio | keeps time, trust account and documents and has an open API
today: paralegals retype a questionnaire into USCIS forms, chase passports by WhatsApp and print the packet
cost: a wrong form edition or fee sends the packet back from the lockbox, and the filing window closes
pain: clients answer intake in Spanish or Hindi and paralegals translate before they can type
pain: support letters for extraordinary-ability and national-interest cases take attorneys' weekends
pain: asylum files need country evidence and affidavits before a hearing that moves without notice
channel: immigration lawyers' associations | immigration lawyers ask the members' list before they try a tool
channel: immigration practice-management coaches | solo lawyers follow the firm that shows its numbers
channel US: CLINIC and ILRC trainings | legal-aid agencies take the tool their trainer uses
cycle: 3-16 weeks | the owner tests with one case type and switches after the cap season
price: immigration case management | 60-150 USD | user a month
price: drafting help for letters | 100-400 USD | user a month
rule US: DOJ accredited representative rules | only attorneys and accredited representatives may advise, so software may not answer clients alone
rule EU: GDPR | asylum stories hold belief, health and criminal data, so files need special safeguards
rule GB: Immigration Advice Authority | advisers work by level of registration and must show supervision of drafted work
rule IN: Advocates Act | foreign-visa consultants are not advocates, so their letters may not claim legal advice
season: March belongs to the work-visa lottery, and policy shocks fill the phones on any Friday night
next: employer compliance files | translation of civil documents | payment plans for clients
fail: form tools without daily edition checks lost lawyers at the first rejected packet
fail: research bots that invented precedents brought immigration lawyers before a judge
lately: requests for evidence and new fees make employers ask for stronger letters in less time
lately: USCIS stopped taking most paper checks, and firms had to move fee payment to cards and bank debits
economics: 65-85 | 1-2.5 | 300-1800 USD
ask: How soon after a new form edition is it live, and who checks? | Whose letters did the officer approve without a request for evidence? | Where do client passports lie, and who can see them?
grade: low
# work-relocation: hiring and moving staff across borders
words: global mobility, employee relocation, relocate employees, sponsor licence, skilled worker visa, work permit, work visa, h-1b, hire abroad, hire foreign workers, international hiring, expat assignment, posted workers, business traveller compliance, talent visa, nurses from abroad, overseas recruitment, relocation package, mobility manager, visa sponsorship
job: get a foreign hire legally to the desk by the start date
buyer: global mobility managers
user: mobility specialists
run: employers and their foreign hires | employers keep the relocation firm whose hire had keys, a permit and a school place on the first Monday | supplier bills paid ahead, unlimited handholding and cancelled assignments eat the move fee
rival: Fragomen | lawyers and a portal for corporate immigration | a fee per case
rival US: Envoy Global | corporate immigration with software and law firms | a fee per case and for the platform
rival EU: Localyze | relocation and permits for European employers | a fee per case or a month
rival: Jobbatical | permits and relocation at fixed prices | a fixed fee per case
rival: Deel | employer of record and visas beside payroll | per employee a month
system: Workday | knows the start date, the title and the work location
system GB: the UK sponsorship system | issues the British certificate and wants changes reported
system US: DOL FLAG | takes the labour condition application before any petition
system: EES | counts the days of short trips at the Schengen border
today: a recruiter promises a start date, outside counsel asks for papers by email and the mobility lead keeps Excel
cost: a start that slips past the project costs the client, and the candidate signs elsewhere
pain: sponsors forget to report a moved desk or changed salary and learn it at the compliance visit
pain: managers send staff to a client abroad for a week without A1 certificate or permit
pain: the partner has no job and the school no place, so the hire leaves within the first year
channel: global mobility conferences | mobility leads buy on reference from other mobility leads
channel: HR system marketplaces | a case that starts from the offer in Workday saves a form
channel: law firms that lack software | immigration counsel brings corporate clients and keeps the advice
cycle: 8-40 weeks | people, legal and finance agree, usually after a lost hire or an audit letter
price: a permit and relocation case | 800-4000 EUR | case
price: a mobility platform | 500-5000 USD | company a month
rule US: Form I-9 rules | work papers and public access files are audited, with a fine for each faulty form
rule EU: EU Blue Card Directive | the salary threshold moves each year in each state and decides who qualifies
rule EU: Posted Workers Directive | a posting must be notified in the host country before the work starts
rule GB: Sponsor duties | a changed salary, role or site must be reported within working days or the licence goes
rule IN: e-FRRO registration | foreign staff register after arrival, and employment visas need a salary floor
season: the H-1B lottery runs in March, and European family moves cluster before the school year
next: cross-border payroll | business-travel tracking | school search for the family
fail: visa software without lawyers gave status pages when employers wanted approvals
fail: relocation start-ups lived on tech hiring and fell with it when hiring froze
lately: fees and salary floors rose on both sides of the Atlantic, so employers hire in place or move jobs
economics: 35-70 | 1-3 | 3000-15000 USD
ask: Which permit do you file most, and in how many weeks is it decided? | Who is liable when a sponsor report is missed? | What happens to your volume in a hiring freeze?
grade: medium
# expat-life: settling in abroad
words: expat, expats, move abroad, moving abroad, relocating abroad, digital nomad, nomads, new country, settle in, anmeldung, find a flat abroad, bank account abroad, expat community, expat taxes, foreign bureaucracy, health insurance abroad, international school, retire abroad, expat health insurance, international students housing, furnished rental, nri, study abroad housing
job: get a home, a tax number and a doctor in a new country
buyer: expats
user: newcomers in a foreign city
run: newcomers and trailing spouses | newcomers hire the helper who sits beside them at the town hall and knows the clerk's hours | waiting rooms, one-time clients and appointments that are cancelled on the day eat the package
rival: HousingAnywhere | mid-term rentals for internationals | a booking fee from tenant and landlord
rival: SafetyWing | health cover for nomads | per person a month
rival US: Greenback | American tax returns for people abroad | a flat fee per return
rival: InterNations | expat communities with city events | a membership fee above a free tier
rival: Wise | accounts and transfers in many currencies | a fee per transfer
system DE: the Bürgeramt | gives the address proof on which all else in Germany hangs
system: the local credit bureau | does not know the newcomer, so landlords refuse
system ES: the Spanish NIE | is the number without which no lease, phone or job contract starts
system US: FinCEN FBAR filing | follows Americans with bank accounts wherever they live
today: newcomers ask Facebook groups which form comes first and pay a stranger to hunt a registration slot
cost: no address means no bank, no bank means no flat, and the hotel bill grows
pain: landlords want local payslips and a guarantor that nobody new can have
pain: letters from the tax office arrive in legal German with a deadline in the small print
pain: families learn too late that school places close before they land
channel: city Facebook groups and expat subreddits | newcomers post the same questions about forms each week
channel: relocation packages of employers | people teams need someone to hand the newcomer to
channel: international schools and universities | families and students arrive at schools in known months
cycle: 1-6 weeks | the newcomer pays in the panic weeks around arrival
price: a settling-in package | 300-1500 EUR | household
price: nomad health cover | 50-150 USD | person a month
rule US: FATCA | banks abroad report or turn away Americans, so an account is the first hurdle
rule EU: Free Movement Directive | Union citizens move freely but register locally, while others need a permit first
rule GB: Right to rent | landlords in England check an eVisa share code before they sign a lease
rule IN: FEMA | residence status decides which account is lawful, so a plain savings account must become NRO
season: arrivals bunch in August and September before school and again in January
next: tax returns across borders | language courses for integration | shipping of household goods
fail: nomad platforms counted members who left after one season in Bali
fail: concierge services drowned in one-off questions that no price covered
lately: nomad visas spread while Lisbon and Barcelona turned against short lets and newcomers
economics: 30-70 | 10-25 | 20-120 USD
ask: Which one city's order of forms do you know by heart? | What does the newcomer still need after the first season? | Who pays more, the newcomer or the employer who wants her to stay?
grade: low
# newcomers: refugee resettlement and integration
words: refugee, refugees, asylum, asylum seeker, asylum seekers, migrants, resettlement, integration of migrants, ukrainian refugees, migrant workers, undocumented, legal aid for migrants, settlement agency, community sponsorship, refugee jobs, credential recognition, language for refugees, host families, unaccompanied minors, displaced people, know your rights
job: help people who fled get papers, work, school and a roof
buyer: resettlement agencies
user: refugee caseworkers
run: refugees and their sponsors | families and funders trust the agency whose caseworkers share the language and find a flat that lasts | grants paid in arrears, interpreters and turnover among tired caseworkers eat the per-person payment
rival: Tarjimly | volunteer interpreters on the phone for aid workers | nothing to refugees and a plan to agencies
rival US: USAHello | courses and a help finder in many languages | nothing, since donors pay
rival US: Welcome.US | community sponsorship of refugees | nothing, since donors pay
rival: Signpost (IRC) | information pages with moderators who answer | nothing to refugees, since donors pay
rival DE: Integreat | city information apps for newcomers in Germany | per municipality a year
system US: ORR programme reports | want services logged by date and by family
system: UNHCR proGres | holds the refugee record outside the donor country
system US: Findhelp | lists shelters and lawyers whose entries go out of date
system DE: BAMF | releases places in German integration courses
today: caseworkers drive families to clinics and schools, log each step in a spreadsheet and interpret by phone
cost: the support window closes before the first payslip, and the family falls behind on rent
pain: letters from court or the Home Office reach an old address and the hearing is missed
pain: nurses and engineers clean offices because their diplomas take years to be recognised
pain: fear of giving a name keeps people from help that is theirs by right
channel: city welcome offices | the welcome office meets each family in its first days
channel: mosques, churches and diaspora groups | trust runs in the mother tongue and by voice message
channel: funders and pro-bono networks | a grant names the tool and the lawyers who use it
cycle: 12-52 weeks | the agency adopts when a grant pays, and drops the tool with the grant
price: a caseworker tool | 20-60 USD | caseworker a month
price: a city information app | 3000-15000 EUR | municipality a year
rule US: Refugee Act | services are time-limited, and status data that leaks to enforcement ends all trust
rule EU: EU asylum pact | deadlines, vulnerability checks and free legal information are set in law
rule GB: Asylum support rules | support ends within weeks of a grant, and only registered advisers may advise on the claim
rule IN: Foreigners law | no refugee convention was signed, so papers hang on UNHCR cards and the police
season: arrivals follow wars and sea crossings, and agency budgets follow the federal year from October
next: job matching with language level | safe storage of identity papers | matching with host families
fail: hackathon apps for refugees were abandoned within a year because nobody kept the content true
fail: job boards for refugees met employers who wanted papers and level that newcomers did not have yet
lately: American resettlement was cut to a trickle, and European money moved to returns and borders
economics: 40-70 | 1-3 | 800-5000 USD
ask: Who updates each address and rule, and how old is the oldest entry? | What happens to the data if police ask for it? | Whose budget pays after the pilot grant?
grade: low
# gulf-workers: overseas jobs for migrant workers
words: gulf jobs, overseas jobs, manpower export, recruiting agent, overseas employment agency, labour migration, domestic worker abroad, housemaid abroad, kafala, emigration clearance, emigrate, saudi visa worker, dubai labour, ofw, pdos, pre-departure training, seasonal farm worker, h-2a, seasonal worker scheme, fruit picker visa, recruitment debt, recruitment fees, worker dormitory, wage dispute abroad, passport withheld, caregiver abroad, nurse abroad agency, construction workers abroad, returnee worker, trade test, medical fit test gulf
job: place a worker abroad under the contract that was promised, without a debt
buyer: overseas recruitment agencies and employers
user: migrant workers
run: job seekers and overseas employers | villages send sons through the agency whose last group got the wage that stood in the contract | replacement guarantees, medical retests and sub-agents' cuts eat the employer's service charge
rival: Sama | fee-free hiring of blue-collar workers across borders | per hire from the employer
rival IN: Dynamic Staffing Services | mass hiring for Gulf projects | per hire from the employer
rival: Fragomen | work permits for seasonal and skilled staff | per case
rival US: Seso | farm visa filing and onboarding for growers | per worker or season
rival: Ulula (EcoVadis) | worker voice surveys in supply chains | by supplier a year
system IN: eMigrate | registers agent, employer and contract before a worker may fly
system: the Musaned platform | fixes domestic worker contracts for Saudi homes
system: the approved medical centres list | decides who is fit to fly
today: a village sub-agent collects passports and cash, a city agency holds a trade test, and the contract is read at the airport
cost: a fee paid with a moneylender's loan eats a year of wages before the first remittance
pain: the job on arrival pays less than the paper signed at home
pain: sub-agents work on trust and leave no receipt, so no one can claim the money back
pain: growers file late, and the crew arrives after the berries
channel: training centres for welders and carers | a trade-test centre sees each candidate before any agent
channel: buyers with ethical sourcing rules | a supermarket or builder asks its supplier for fee-free hiring
channel: returned workers in the village | a returnee's word decides which agent gets the passport
cycle: 6-40 weeks | an employer starts with one crew, and the licence check takes its time
price: fee-free placement | 500-3000 USD | worker, paid by the employer
price: a seasonal visa filing | 150-600 USD | worker
rule US: H-2A rules | the grower pays travel and housing, and charging workers fees is barred
rule EU: Seasonal Workers Directive | stay, housing and equal pay are set, and the employer answers
rule GB: Seasonal Worker route | only licensed scheme operators may sponsor pickers, with guaranteed hours
rule IN: Emigration Act | agents need a licence and a bond, and service charges are capped
rule PH: DMW rules | domestic workers pay no placement fee, and agencies share liability
season: farm crews fly from winter to early summer, and Gulf sites slow in Ramadan and heat
next: salary-linked loans | remittances | skill certificates
fail: job boards for migrants listed offers that sub-agents had copied and changed
fail: fee-free agencies lost bids to agents who bribed the employer's manager
lately: Europe opens labour corridors to India, Kenya and the Philippines, and buyers audit who paid the fee
economics: 15-40 | 2-4 | 200-4000 USD
ask: What has the worker paid in all, to whom, before the flight? | Which licence covers the hiring at both ends? | What happens in the first month when the contract is changed?
grade: low
# diaspora-home: diaspora care for parents and property at home
words: diaspora, diaspora app, nri parents, parents in india, parents back home, parents in nigeria, send groceries home, pay bills back home, property back home, build a house back home, nri property management, land back home, caretaker property, diaspora investing, diaspora bond, second generation, hometown association, african diaspora, filipino abroad family, balikbayan, kenyan abroad, almancı, emigrants, power of attorney abroad, consular services, ship barrel, diaspora real estate, errand service home, elder parents abroad, nri tax, repatriate, return migration
job: get things done at home without a cousin in between
buyer: emigrants with family at home
user: parents and caretakers at home
run: emigrants and their ageing parents | emigrants stay with the firm that sends the receipt, a dated photo and bad news at once | local errands in traffic, exchange losses and relatives who quarrel over the work eat the retainer
rival IN: Samarth Life Management | care visits for parents of emigrants | by membership
rival IN: NoBroker NRI services | letting and upkeep of flats for owners abroad | per service
rival: Wise | transfers home at the market rate | a small share of the sum
rival: AfriBlocks | vetted helpers and freelancers in Africa | per project
rival IN: Emoha | elder care with an emergency line | by membership
system: the land registry at home | knows who sold the plot again
system: WhatsApp video | is the site inspection, the doctor's visit and the quarrel
system: the consulate's appointment page | stamps the power of attorney, if a slot exists
today: a nurse in London sends money to a brother, who builds a smaller house than the photos show
cost: land bought from abroad is sold to others as well, and a parent's fall is told days later
pain: the cousin cannot be dismissed, whatever the receipts look like
pain: a tenant stops paying, and the owner is a flight away from the court
pain: papers for a sale need a wet signature at a consulate with no slots
channel: churches, temples and hometown unions abroad | a hometown union vouches for whoever built the last clinic
channel: community radio and chat groups of emigrants | one cheated member warns the whole city
channel: remittance shops | people who send money monthly are asked what it is for
cycle: 1-8 weeks | one sibling decides after a scare, and the others are asked to share
price: parent care membership | 30-200 USD | family a month
price: property upkeep | 20-120 USD | home a month
rule US: FBAR | accounts and some property companies abroad must be reported each year
rule EU: GDPR | parents' health data sent to a child abroad needs consent
rule GB: Money Laundering Regulations | whoever passes money home registers with HMRC and the FCA
rule IN: FEMA | farmland is closed to buyers abroad, and rent goes to an NRO account
rule NG: Land Use Act | title needs the governor's consent, so a receipt alone proves little
season: December and summer visits decide on land and parents, and festivals bring the gifts
next: visit planning | family health cover | wills across borders
fail: grocery gifts from abroad had sweet margins on paper and broke on the last mile in villages
fail: diaspora property clubs took deposits ahead of clean title and ended in court
lately: drone photos and escrow by milestone replace the cousin's word, and states court emigrants with bonds
economics: 25-55 | 2-5 | 30-250 USD
ask: Who is on the ground within an hour, and who employs them? | How is title proved before money moves? | Which sibling pays, and what makes them stop?
grade: low
# exchange-years: au pairs, working holidays and exchange years
words: au pair, au-pair, host family, aupair agency, exchange student, exchange year, working holiday, working holiday visa, gap year, volunteer abroad, workaway, summer work travel, j-1 visa, camp counselor abroad, homestay student, student exchange, language homestay, backpacker jobs, farm work visa, erasmus internship, internship abroad, youth mobility, voluntary year, european solidarity corps, host parents, high school exchange, international volunteer, cultural exchange, teach english abroad, freiwilligendienst, fsj, ski season job
job: match a young person and a host who still like each other in spring
buyer: exchange agencies and host families
user: au pairs and exchange students
run: host families and young people | families pick the agency whose coordinator lives nearby and came by after the first bad week | rematches, embassy refusals and emergency flights eat the placement fee
rival: AuPairWorld | self-service matching of families and au pairs | by the month from families
rival US: Cultural Care | sponsored au pairs | a programme fee a year
rival: EF | exchange years and language travel | per programme
rival: Workaway | stays for help around the world | by the year from travellers
rival: Worldpackers | volunteer stays, strong in Brazil | by the year from travellers
system US: SEVIS | holds each exchange visitor's record and address
system: the embassy's visa desk | wants the contract, the language proof and the pocket money
system: video calls | are the only test before the flight
today: an agency copies questionnaires into profiles, sets up a video call and learns by a crying call that it went wrong
cost: a rematch in the first month costs a family its childcare and a teenager her visa time
pain: house rules on car, phone and boyfriend are talked about after the arrival
pain: hosts treat a volunteer as unpaid staff, and the traveller leaves at night
pain: visa slots open when the school year has begun
channel: former au pairs and exchange pupils | a returnee recruits her younger sister's class
channel: schools and language teachers | a language teacher signs the reference and names the agency
channel: parents' groups in host towns | a host mother tells the playground which agency answered
cycle: 4-30 weeks | families sign in spring for late summer, and visas set the rest
price: matching for a family | 40-90 EUR | month
price: a sponsored au pair year | 9000-13000 USD | family
rule US: J-1 rules | only designated sponsors place au pairs, with weekly hours and a stipend
rule EU: Students and Researchers Directive | au pairs and volunteers get a permit where the state opted in
rule GB: Youth Mobility Scheme | au pairs come only by this route, with ballots for some countries
rule IN: India Young Professionals Scheme | Indians reach Britain by ballot, and Australia by its own ballot
season: arrivals cluster in August and January, and profiles are written at Easter
next: insurance for young travellers | language courses | rematch help
fail: matching sites without visa help drew profiles from countries that could not get a permit
fail: voluntourism sellers were shamed for orphanage visits and lost schools as partners
lately: America debates fees and wages of au pairs, and Australia opened a ballot for young Indians
economics: 30-75 | 8-15 | 20-300 USD
ask: What share of matches lasts the full term? | Who answers the phone when it breaks on a Sunday? | Under which visa does the person stand in the kitchen?
grade: low
`,
  facts: immigrationMobilityFacts,
  wordings: immigrationMobilityWordings,
  jobs: immigrationMobilityJobs,
});
