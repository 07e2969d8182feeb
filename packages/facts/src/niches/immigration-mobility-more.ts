import { readField } from './reading/read-field.ts';

export const immigrationMobilityMore = readField('immigration-mobility', {
  niches: `
# licence-recognition: foreign diplomas and licence recognition
words: credential evaluation, credential recognition, diploma recognition, degree recognition, qualification recognition, foreign degree, foreign diploma, anerkennung, approbation, foreign nurse registration, overseas nurse, internationally educated nurse, foreign doctor licence, overseas doctor, foreign teacher licence, nclex abroad, osce nurse, plab, oet exam, licence transfer, kenntnisprüfung, adaptation period, bridging course, bridge programme, wes evaluation, ecfmg, foreign engineer registration, brain waste, underemployed immigrants, taxi driver doctor, trade certificate recognition
job: get a foreign nurse, doctor or fitter licensed in the new country
buyer: hospital and employer recruitment heads
user: foreign-trained professionals
run: foreign-trained nurses, doctors and engineers | nurses pick the school whose last group passed the practical and whose tutor did the shift once | retakes promised for free, simulation rooms that stand empty and slow embassies eat the course fee
rival: WES | evaluation reports on foreign degrees | a fee per report
rival: TruMerit | checks of foreign nurses' papers, formerly CGFNS | a fee per file
rival GB: UK ENIC | statements on how a foreign award compares | a fee per statement
rival: Upwardly Global | free coaching for immigrant professionals | no fee to the job seeker
rival: TERN Group | recruitment and training of nurses from abroad | a fee per hire paid by the employer
system: the regulator's portal | takes the file and shows only in process for months
system: primary-source checks such as DataFlow | write to the old university, which may not answer
system: OET and IELTS results | open or close the register by a single band
system: the Anabin database | says how German offices rate a foreign university
today: a nurse gathers syllabi with stamps from a closed college, pays a sworn translator and waits for a letter
cost: a trained anaesthetist washes dishes for years, and the ward that hired her pays agency staff
pain: each state or province asks for another list of hours and another original
pain: the good-standing letter expires before the rest of the file is complete
pain: exam places are released at night and gone by morning
channel: hospital groups and care chains | the employer pays for the file because an empty shift costs more
channel: nursing schools and alumni in Kerala and Manila | a batch mate who got through is believed
channel: integration and job centres | advisers may fund the course and the translation
cycle: 2-20 weeks | a nurse decides by the success of a friend, a hospital by the first group
price: a credential report | 100-350 USD | report
price: a full licensing package | 2000-12000 USD | nurse
rule US: State board rules | each state licenses nurses and doctors itself after an outside paper check
rule EU: Professional Qualifications Directive | awards from member states are recognised, those from elsewhere by national rules
rule GB: NMC and GMC routes | nurses pass a computer and a practical test, doctors a licensing exam
rule IN: FMGE licensing exam | Indians with foreign medical degrees sit a screening exam before practice
season: -
next: language to ward level | first months of mentoring on the ward | family visas and housing
fail: portals that promised jobs to foreign nurses broke on the regulator's queue, which no software shortens
fail: schools sold exam courses to people whose diploma could never be recognised
lately: Germany eased recognition partnerships, American states opened paths for foreign doctors, and Britain cut overseas hiring
economics: 35-65 | 3-8 | 80-900 USD
ask: What share of starters holds the licence after a year, by country of training? | Who pays if the regulator refuses the file? | Which letter is the slowest, and how is it sped up?
grade: low
# investor-visas: investor visas and second citizenship
words: investor visa, golden visa, golden visas, citizenship by investment, residence by investment, second passport, second citizenship, eb-5, eb5, caribbean passport, investor residence, entrepreneur visa, startup visa, business visa e-2, e2 visa, digital nomad visa agency, tax residency, relocation of wealthy, non-dom, gold card, passport index, ancestry citizenship, citizenship by descent, family office relocation, plan b passport, real estate visa, investor immigration, migration agent investors, due diligence investor, flag theory, uae golden visa
job: gain a lawful second home or passport for the family
buyer: wealthy families and founders
user: case managers and licensed agents
run: business families and mobile founders | families choose the firm that declined a friend's doubtful file and told the true waiting time | commissions shared down a chain of agents and files refused at due diligence eat the fee
rival: Henley and Partners | citizenship and residence programmes | a fee per family plus a government share
rival: Arton Capital | programme advice and passports ranked | a fee per family
rival: La Vida | golden visas with property | a fee and a property commission
rival US: EB5 Affiliate Network | regional centre projects for investors | an administration fee per investor
rival: Citizen Remote | visas for nomads and ancestry cases | a fee per case
system: due diligence reports | decide the file before any official reads it
system: escrow accounts | hold the investment until approval
system: the programme unit's portal | takes files only from licensed agents
system: bank source-of-funds checks | stop the wire when a gift from an uncle lacks a paper
today: an agent in a hotel lounge shows a visa-free map, and a clerk builds the source-of-funds folder by courier
cost: a frozen wire or a closed programme leaves a deposit in a resort that is only a foundation
pain: programmes change price or close between the brochure and the file
pain: years of cash trade at home must become bank papers for a compliance desk
pain: agents hide who pays them, so families hear only of the best-paying island
channel: private bankers and tax lawyers | families ask the one who already knows the accounts
channel: emigration agents in Mumbai, Lagos, Beijing and Istanbul | local agents hold the families' trust
channel: property developers abroad | the flat is sold with the permit
cycle: 8-60 weeks | the family compares for months and signs in a week of bad news at home
price: advice for a family file | 15000-80000 USD | family
price: a startup or nomad visa case | 2000-10000 USD | case
rule US: EB-5 Reform and Integrity Act | promoters register, funds are audited and the source of money is traced
rule EU: Anti-money-laundering package | agents for residence by investment must know their clients, and passports for sale were struck down
rule GB: IAA regulation of advice | the investor route closed, and paid advice on others needs a registered adviser
rule IN: Liberalised Remittance Scheme | a resident may send out a capped sum each year, and dual citizenship is barred
season: files jump after elections, wars and tax budgets rather than by month
next: tax residence and company set-up | schools and houses | estate plans across borders
fail: cheap passports lost visa-free travel, and the holders blamed the agent
fail: resort projects funded by applicants stopped at the foundation
lately: Spain ended its route, Malta lost in court, Caribbean islands set a common floor and America sold a gold card
economics: 30-60 | 2-6 | 1500-12000 USD
ask: Who pays commission to whom on each programme? | What share of files passed due diligence, and what became of the rest? | What happens to the money if the route closes midway?
grade: low
`,
  facts: `
us-brain-waste@mpi | Immigrant graduates below their training in the United States | about # immigrant graduates work in low-skilled jobs or have none | 2000000 | immigrant graduates | estimate | US | 2022 | Migration Policy Institute | medium | licence-recognition
gb-overseas-nurses@nmc | Nurses trained abroad on the British register | about # of registered nurses and midwives were trained abroad | 0.238 | share | share | GB | 2024 | Nursing and Midwifery Council | low | licence-recognition
de-recognition-time@bqfg | Time for a decision on a foreign vocational award in Germany | the office must decide within # of a complete file | 3 | months | limit | DE | 2012 | Berufsqualifikationsfeststellungsgesetz | medium | licence-recognition
de-recognitions@destatis | Foreign qualifications recognised in Germany | about # foreign qualifications were recognised in the year | 79000 | foreign qualifications | count | DE | 2024 | Destatis | low | licence-recognition
us-eb5-minimum@uscis | Least investment for an American investor visa in a target area | an investor must put at least # into a target area | 800000 | USD | limit | US | 2022 | EB-5 Reform and Integrity Act | medium | investor-visas
gr-golden-visa@greece | Least property price for a Greek golden visa in Athens | a flat in Athens must cost at least # to bring the permit | 800000 | EUR | limit | GR | 2024 | Greek Law 5100/2024 | medium | investor-visas
kn-passport-price@st-kitts | Least gift for a passport of Saint Kitts and Nevis | a donor pays at least # for a passport | 250000 | USD | price | KN | 2023 | Saint Kitts and Nevis Citizenship by Investment Unit | medium | investor-visas
malta-ruling@cjeu | What the court said about passports for sale | the court held that Malta may not sell citizenship of the Union for money | - | - | statement | EU | 2025 | Court of Justice of the European Union, C-181/23 | medium | investor-visas
in-lrs-cap@rbi | What a resident of India may send abroad in a year | a resident may send out # a year under the scheme | 250000 | USD | limit | IN | 2015 | Reserve Bank of India, Liberalised Remittance Scheme | medium | investor-visas
`,
  wordings: `
# licence-recognition
also: gleichwertigkeit, fachsprachprüfung, pflegekraft aus dem ausland, reconnaissance des diplômes, homologación de títulos, revalida, revalidação de diploma, denklik, autorização de exercício, staff nurse abroad, bsn nurse, gnm nurse, physiotherapist abroad, foreign dentist, pharmacist abroad, midwife abroad, foreign lawyer requalify, welder certificate abroad, electrician from abroad, ausbildung equivalent, transcript, syllabus stamp, internship letter, good standing letter, verification of registration, clinical hours, deficit notice, aptitude test, observership, residency match foreign, clerkship, supervised practice, simulation ward, mannequin drills, cannula station, exam booking at midnight, retake, language certificate ward, b2 medical german, speaking role play nurse, sworn copy, sealed envelope from university, closed college, fake transcript, name mismatch, gap in practice, expired letter, lost hours, dishwashing surgeon, cab driving engineer, care assistant with degree, waiting for licence, pin number nurse, registration board, regulator queue, ward mentor, return to profession, train again from zero, convert degree, evaluate transcript, match hours, get licensed, requalify, work in own field
plain: foreign-trained professionals, professionals trained elsewhere, permission to practise, practising one's profession, professional admission, foreign training accepted, training from another country, proof of training abroad, equivalence of training, surgeons as dishwashers, wasted talent newcomers, medics from abroad, carers trained abroad, destroyed university records, vanished academies, substitute proof for ruins, sworn witnesses of study, rehearsal of practical test, practical test with actors, practical weekend medics, clinic for missing practice, supervised weeks in clinic, missing hours clinic, metalworkers' test pieces, x-rayed test pieces, standard of destination, employer sees missing paper, waiting staff overview, authority backlog professionals, dentist chair hourly, dental practice heads, manual test preparation, cab-driving engineers, nine-month conversion, professional restart, regulated professions, mutual recognition directive, professional regulation, registration councils, comparability statement, vocational equivalence, admission to practise, competent authority, aptitude examination, statutory registers, overseas-trained clinicians, workforce supply, pathway management, document procurement, exam preparation, supervised placement, skill certification, transcript, sealed envelope, apostille, midwife, dentist, pharmacist, schoolteacher, architect, cleaning toilets instead, surgeon driving cab, bombed university, burned archive, school no longer exists, my degree not valid, doctor in other country, allowed to work here, exam again, affidavits of lecturers, registrar letters obtained, mannequin rehearsals, mock stations, hospital accepting trainees, conversion traineeship, seam coupons, pipefitters graded, dashboard of outstanding letters, drill and phantom head, hired surgery chair, credential evaluation, overseas qualification, professional registration, internationally trained, equivalence assessment, immigrant clinicians, transcript procurement, defunct institutions, registrar verification, sealed syllabus, archive retrieval, war-affected university, document authentication, objective structured exam, simulated patients, bedside communication, examination coaching, licensing test medics, bedside manner, bridging programme, supervised practice, compensation measure, clinical attachment, shortfall hours, hospital internship, deficit notice, trade testing abroad, weld certification, shipyard qualification, pre-departure testing, tradesmen standards, metal joining exam, skills mismatch, healthcare recruiter dossier, document expiry, candidate pipeline, international nurses, certificate of good standing, missing paperwork dashboard, employer compliance carers, practical exam rehearsal, dental simulator, workstation rental, manual dexterity test, mannequin teeth, laboratory bench hire, overseas dentists
She set bones in Aleppo for fifteen years and now folds towels in a spa. A tutor, a file keeper and a loan repaid from the first real salary.
Mock practical for nurses: twelve stations, actors, honest scoring, one Saturday.
wife is staff nurse kerala, b2 done, bescheid says 400 hrs missing, which hospital takes her 4 adaptation, agents ask 6 lakh
My college in Kabul has no roof and no registrar. The board here wants a sealed envelope from it. Somebody must stand for those of us whose schools are gone.
Welders from Zambia to Finland: test coupons cut and x-rayed at home, papers matched to the yard's standard before anyone flies.
Evening school that turns engineers who drive cabs into certified electrical technicians in nine months, with a placement.
A dental chair and plaster heads by the hour for overseas-trained chaps preparing for the manual exam.
I run personnel at four care homes; thirty hires sit in some queue, and I'd love to know whose letter is missing this week.
# investor-visas
also: passport broker, wealth migration, high net worth family, family office, regional centre, goldene visa, visado de inversor, visto gold, passeport doré, yatırımla vatandaşlık, permesso investitori, citizenship lawyer, programme agent, sub-agent visas, escrow lawyer, source of funds folder, gift deed, bank letter, police certificate, affidavit, biometrics trip, oath ceremony, visa-free list, mobility score, island fund donation, approved project share, hotel share passport, fund subscription visa, sovereign bond visa, job creation proof, business plan for consulate, treaty investor, franchise for visa, startup endorsement, innovator route, talent visa, remote worker permit, days of stay count, tax days, exit tax, lump-sum tax, italian flat tax, great-grandfather birth record, jure sanguinis, sephardic roots, polish grandmother papers, irish grandparent, lost citizenship restored, dual nationality ban, name on sanctions list, adverse media, refused file, programme closed, price hike, frozen wire, unfinished resort, commission kickback, backlog by country, dependants over eighteen, school place abroad, insurance policy against home, move wealth, buy a passport, obtain residency, escape plan, leave for dubai
plain: purchased nationality, nationality for money, settlement for wealthy, rich people relocating, wealthy emigrants, residence for capital, capital for settlement right, alternative nationality, additional nationality, millionaires changing country, origin of wealth proof, reconstructing cash wealth, cash ledgers forty years, ancestors' nationality, great-grandparents' records, parish records search, nationality through ancestors, construction check resort, quarterly site photographs, defrauded resort buyers, adviser without kickbacks, honest waiting statistics, fixed-price relocation founders, company and settlement together, estonia or dubai founders, days in each country, counting overnight stays, tax authority fear, background report on person, press and court search, bank committee background, emergency exit country, insurance nationality, sanction screening person, privileged migration, elite migration, economic citizenship, naturalisation by contribution, residence through property, migration of capital, high-net-worth individuals, wealth migration, source-of-funds, enhanced vetting, private client advisers, jurisdiction shopping, escrowed development, commission-free counsel, domicile planning, lineage research, tycoon, oligarch, yacht, villa, malta, portugal, dominica, grenada, athens flat, tropical island, suitcase of cash, grandfather's baptism, italian roots, irish granny, escape hatch, war fear, half-built hotel, scam resort, millionaires, buy a passport, pay to become citizen, rich family moves, another country's papers, decades of trade receipts, auditor traces fortune, genealogy archives, birth registers abroad, construction progress verified, drone over marina, flat-fee guidance, entrepreneurs relocate headquarters, overnight tally, half-year rule, citizenship by investment, golden residency, wealthy migrants, residence planning, affluent families, programme closure, source of funds, wealth provenance, forensic accountant, undocumented earnings, due diligence malta, historical ledgers, ancestry nationality, genealogical proof, archive certificates, parish registers, name discrepancies, bloodline, italian heritage, qualifying real estate, construction monitoring, developer fraud, project oversight, hotel share, stalled development, escrow release, unbiased adviser, fee-only counsel, programme comparison, hidden incentives, independent guidance nationality, mis-sold, family relocation options, entrepreneur relocation, start-up residence, business base abroad, bank onboarding founder, company setup abroad, remote entrepreneur, permit timeline, presence calculator, residence days, multi-country families, tax domicile, overstay alert, jet-setters, accidental residency, itinerary tracker
A factory owner in Lahore kept cash books for forty years; no compliance desk will touch him. Rebuild the trail, invoice by invoice, before he pays any agent.
Great-grandmother's baptism entry found, translated and filed for an Italian passport.
got 200k n 2 kids, us dream, e2 not 4 indians, grenada then e2?? need honest guy not commission
We paid for a share in a hotel that is still a hole with a fence. There are eighty families like us; somebody should check sites with a drone each quarter.
Founders from Lagos and Nairobi want Estonia or Dubai within a quarter: company, permit, bank and a desk, for one price.
A fee-only desk that takes nothing from islands or developers and publishes waiting times from real cases.
Count my nights: an assistant for folk who live between Lisbon, London and Bombay and fear the taxman of each.
As a private banker I need a file on the person, not a brochure: press, courts, money trail, done before the credit committee.
`,
});
