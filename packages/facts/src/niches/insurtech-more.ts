import { readField } from './reading/read-field.ts';

export const insurtechMore = readField('insurtech', {
  niches: `
# risk-surveys: risk surveyors and insurance inspections
words: risk surveyor, risk survey, risk engineer, risk engineering, loss control, loss prevention, insurance inspection, insurance survey, property inspection for insurers, fire risk assessment, fire risk assessor, sprinkler check, thermographic survey, boiler inspection, lift examination, engineering inspection, crane examination, pressure vessel inspection, rebuild value, insurance valuation, reinstatement valuation, jeweller's valuation for insurance, site visit report, risk recommendations, underwriting survey, roof inspection for insurance, electrical inspection for insurers, machinery breakdown
job: see the building before it burns and get the gaps closed
buyer: underwriting and risk managers
user: field surveyors and engineer inspectors
run: insurers, brokers and factory owners | brokers send the surveyor who talks to the boiler man, writes plainly and is in and out by noon | drives to far warehouses, rewritten reports and cancelled visits take the fixed survey fee
rival: FM | cover built on visits by its own engineers | an insurance premium
rival US: Verisk ProMetrix | surveyed building data and fire scores for underwriters | per report
rival GB: RiskSTOP | surveys and rebuild valuations for British brokers | per survey
rival: Davies | outsourced loss-control visits for insurers | per survey
rival: SafetyCulture | checklist software for inspectors | per seat a month
rival: Nearmap Betterview | roof scores from aerial images | per property
system: the insurer's survey portal | sends the order and refuses a report without each field
system: SafetyCulture iAuditor | holds the checklist and the photos from the walk
system: Cope data sheets | describe construction, occupancy, protection and exposure in underwriters' terms
system: infrared cameras | store hot-joint pictures that must match the panel list
today: a surveyor walks the warehouse with a clipboard, photographs the sprinkler gauge and types until midnight in a hotel
cost: recommendations lie in a drawer, and the same blocked fire door shows up in the claim file
pain: the site manager forgot the visit, and the drive across the county is unpaid
pain: rebuild values were indexed for years without a look, and average is applied at the loss
pain: each insurer wants the same visit in another template
channel: commercial brokers | a broker calls a surveyor before the renewal meeting with a nervous underwriter
channel: fire-protection and lift service firms | a sprinkler fitter knows which owner must answer a recommendation
channel: institutes of surveyors and risk managers | independent surveyors win panels through members who moved to insurers
cycle: 8-40 weeks | a panel trial of a few surveys comes before a yearly volume deal
price: a small commercial survey | 150-500 USD | visit
price: survey workflow software | 30-90 USD | surveyor a month
rule US: State boiler codes | an inspector with a commission must sign pressure vessels
rule EU: Work Equipment Directive | lifting gear and pressure plant are inspected by competent persons at set times
rule GB: LOLER | lifts and lifting gear need thorough examination by a competent person
rule IN: Factories Act | hoists and pressure plant need a competent person's certificate
season: renewal dates at new year and midsummer bunch the visits
next: rebuild valuations | thermal surveys of switchboards | help with closing recommendations
fail: self-survey apps came back with photos of the tidy corner, and underwriters stopped trusting them
lately: aerial images score roofs without a ladder, and lithium batteries and solar roofs rewrote checklists
economics: 30-60 | 1-2 | 500-3000 USD
ask: What share of recommendations is closed within a quarter, with proof? | Which insurers accept the report without retyping? | Who is liable when the surveyed site burns?
grade: low
# travel-cover: travel, visitor and student cover
words: travel insurance, travel medical insurance, visitor insurance, schengen insurance, visa insurance, expat insurance, expat health cover, international student insurance, nomad insurance, trip cancellation cover, flight delay cover, medical evacuation, repatriation, holiday insurance, backpacker insurance, annual multi-trip, parents visiting insurance, super visa insurance, pilgrim insurance, winter sports cover, travel claim, assistance company, overseas hospital bill, emergency abroad, cancel for any reason
job: get a sick traveller treated and home without paying the hospital in cash
buyer: travel sellers and travellers
user: travellers and assistance nurses
run: holidaymakers, students and visiting parents | travellers trust the name that answered from a hospital corridor at night and paid the clinic direct | claims from ski weeks, agent commission and foreign hospital bills outrun a small premium
rival: Allianz Partners | trip cover and assistance sold through airlines and agents | a premium per trip
rival: World Nomads | cover for backpackers and adventure trips | a premium per trip
rival: SafetyWing | rolling medical cover for remote workers | a premium every few weeks
rival: battleface | travel products and claims for partners | a share of premium
rival GB: Staysure | cover for older British travellers with conditions | a premium per trip or year
rival IN: Tata AIG | overseas medical and student plans from India | a premium per trip
system: airline and agency checkouts | offer the tick box where most trip cover is sold
system: visa application centres | want the certificate in the exact wording of the consulate
system: assistance case files | hold hospital calls, guarantees of payment and flights home
system: medical screening scores | price heart, lung and cancer history from questions
today: a tourist photographs receipts in a hostel, and a call-desk nurse mails a guarantee to a cash-only hospital
cost: families put a stretcher flight on credit cards, and small claims wait for a missing doctor's stamp
pain: the policy excluded the scooter that everybody on the island rides
pain: parents visiting from abroad learn in the emergency room that old conditions are out
pain: an embassy turns a visa down because the certificate names the wrong zone
channel: visa agents and student recruiters | an applicant needs the certificate on the day of the form
channel: travel agents and airlines | a booking screen is the only moment in which people think of illness abroad
channel: diaspora associations and clinics | children insure visiting parents after a neighbour's hospital story
cycle: 0-26 weeks | a traveller decides in minutes, an airline runs a tender
price: single-trip cover | 20-90 USD | trip
price: yearly cover for a student abroad | 300-1500 USD | student a year
rule US: J-1 insurance rule | exchange visitors must hold medical cover with set limits
rule EU: Visa Code | short-stay applicants must show medical cover valid in all Schengen states
rule GB: FCA medical signposting | firms must point people with conditions to specialist insurers
rule IN: IRDAI travel rules | cover may not be pre-ticked at a ticket checkout
season: summer, ski weeks and the student intake fill the year, and a volcano or strike fills a month
next: assistance and telemedicine abroad | gadget and baggage cover | expat health plans
fail: pay-out-at-once delay cover was loved and lost money, since people bought it for flights known to be late
lately: nomads and older travellers grew, while airlines moved cover into their own checkouts
economics: 20-45 | 4-10 | 5-40 USD
ask: Who answers at night in the traveller's language, and can that desk guarantee a hospital bill? | Which consulates accept the certificate? | What is the loss ratio on travellers above retirement age?
grade: low
`,
  facts: `
us-fires@nfpa | Fires in the United States | fire departments answered about # fires in a year | 1390000 | fires | count | US | 2023 | NFPA, Fire Loss in the United States | medium | risk-surveys
gb-lift-exam@loler | Examination of passenger lifts | a lift for people must be thoroughly examined every # | 6 | months | limit | GB | 1998 | Lifting Operations and Lifting Equipment Regulations 1998 | medium | risk-surveys
gb-fire-record@fso | Written fire risk assessments | each responsible person in England must record the whole fire risk assessment | - | - | statement | GB | 2023 | Building Safety Act 2022, Section 156 | medium | risk-surveys
eu-visa-cover@visa-code | Least medical cover for a Schengen visa | a visa applicant must show medical cover of at least # | 30000 | EUR | limit | EU | 2010 | Regulation (EC) No 810/2009 (Visa Code), Art. 15 | medium | travel-cover
us-j1-cover@cfr | Least medical cover for exchange visitors | an exchange visitor needs at least # of cover for each illness | 100000 | USD | limit | US | 2015 | 22 CFR 62.14 | medium | travel-cover
gb-health-card@nhs | What the health card leaves out | the free health card pays no flight home and no private clinic | - | - | statement | GB | 2021 | NHS, UK Global Health Insurance Card | medium | travel-cover
`,
  wordings: `
# risk-surveys
also: surveying engineer, loss prevention consultant, hpr engineer, insurance inspector, fire safety consultant, competent person, commissioned inspector, plant inspector, boiler inspector, thermographer, appraiser, valuer of contents, brandschutzgutachter, risikoingenieur, ingénieur prévention, perito, ispettore, walk-through, questionnaire, hot work permit, cope report, sprinkler gauge, fire pump, hydrant flow test, fire door, compartment wall, sandwich panel, combustible cladding, flammable store, racking, forklift charging corner, switchboard, thermal image, extinguisher tag, intruder alarm grade, safe rating, flood gate, flat roof, chimney, thatched roof, moisture, pressure relief valve, weld test, chain hoist, scissor lift, escalator, statutory report, defect notice, overdue recommendation, underinsurance, average clause, declared value, day-one uplift, blocked exit, expired certificate, dead detector, arson, burst tank, explosion, aborted visit, warehouse tour, survey write-up, grade the risk, premium discount, listed building rebuild
plain: building examiners, examination of premises, visits before accidents, hazard visits, hazard examiners, fire hazards, preventing fires, preventive advice, advice after visit, technical examiners, state-required examination, lifting gear examination, pressure equipment examination, heat pictures, infrared pictures, wiring cabinets, overheated wiring, construction cost estimate, sum to rebuild, too low insured sum, worth of belongings, estimating heirlooms, rings and carpets, violins, aerial pictures, flying camera, factory halls, storage halls, cotton halls, notes in several formats, duplicate typing, insurers' requirements, urgent shortcomings, compliance sticker, danger on premises, examination engineers, technical testing and analysis, loss assessment of premises, competent person examination, statutory plant inspection, pre-insurance surveys, property risk consultancy, hazard grading, underwriting field reports, valuation of chattels, replacement cost appraisal, outsourced survey networks, remedial action tracking, conformity assessment, brokers' engineering support, sawdust heaps, frayed cables, blocked fire exit, faulty extinguisher, overloaded sockets, woodworking shop, greasy kitchen hood, leaking roofs, boiler explosion, garage lifts, air receivers, antiques and paintings, grandmother's necklace, building looked over, man checks fire danger, price to build again, what is ring worth, visitor with clipboard, one visit several forms, report reformatted per underwriter, single inspection multiple formats, metres times building rate, cubic content estimate, infrared look at switchboards, glowing contacts, hydraulic ramp certificate, compressed-air tank check, appraiser of instruments, persian rugs appraised, which improvement lowers premium, ranking of remedies, deadline for sprinklers, property loss prevention, underwriting visits, premises assessment, loss control engineer, hazard walkthrough, pre-loss visit, fire precautions, report templating, duplicate reporting, underwriters' formats, field engineer, dictated findings, structured findings, typing backlog, reinstatement appraisal, underinsurance, building cost, church valuation, heritage rebuilding, reconstruction estimate, proportional settlement, infrared imaging, switchboard, overheating terminals, fire ignition, hospitality premises, electrical hotspot, preventive scanning, statutory lifting inspection, pressure vessels, vehicle lifts, small workshops, lapsed certificate, plant safety engineer, mechanics, heirloom appraisal, antiques, jewellery documentation, household inventory, burglary proof, carpets, remediation priority, improvement list, combustible facade, risk reduction benefit, discount for improvements, plant manager, closure of actions
I visit bakeries and joinery shops for underwriters, and each wants my notes in another form; I type the same sprinkler pressure four times on a Sunday.
Drone over the factory roof, rebuild figure and hail damage in a day.
want 2 start small firm doing thermal camera checks of electrical panels for hotels, insurer asks for them yearly
Our church burned, and it turned out the sum insured dated from my grandfather's time. Nobody had ever measured the nave.
Cotton godowns in Gujarat and textile sheds in Dhaka: local engineers walk the site for reinsurers in London, with photos stamped by place and hour.
Travelling examiner for hoists, compressors and tail lifts, signing the certificate on the spot for garages too small for the big bodies.
Someone who comes round the house, values the rings, rugs and fiddle, and writes it so the company cannot quibble later.
Being the facilities chap, I get eleven pages of advice after each visit and no clue which three actually lower the premium.
# travel-cover
also: globetrotter, digital nomad, exchange student, au pair cover, snowbird, cruise passenger, hajj pilgrim, umrah cover, visiting grandparents, seasonal worker abroad, working holiday, reiseversicherung, auslandskrankenversicherung, assurance voyage, seguro de viaje, seyahat sağlık sigortası, yatra bima, air ambulance, stretcher, commercial escort, hospital deposit, broken leg skiing, motorbike accident abroad, food poisoning, dengue, altitude sickness, heart attack on holiday, lost suitcase, missed connection, delayed luggage, stolen passport, cancelled cruise, strike, volcanic ash, evacuation, embassy letter, consulate wording, insurance certificate, policy wording, pre-existing condition, excess waiver, medical questionnaire, claim form, receipts in foreign language, police report, discharge letter, guarantee of payment, network hospital, cashless abroad, helpline, round-the-clock nurse, tick box at checkout, over seventies, pregnancy abroad, diving accident, trekking helicopter, repatriate, get home sick, claim back a trip, trip of a lifetime, gap year, stranded, uninsured tourist, crowdfunded hospital bill, funeral abroad
plain: medical protection abroad, illness abroad, sick tourists, sick foreigners, hospital costs abroad, foreign clinics, clinic demanding cash, advance to clinic, payment promise to clinic, transport home, flight home for patients, rescue flight, holiday protection, protection for journeys, visa paperwork, consular requirement, entry permit paperwork, visiting relatives, elderly relatives, foreign undergraduates, campus group contract, religious journeys, holy cities, one-day protection, slope-day protection, accident on the slopes, underwater accident, cancelled journey, luggage lost, telephone doctors, night telephone team, emergency telephone, elderly holidaymakers, heart trouble, weak heart abroad, burial formalities, assistance activities abroad, non-life accident underwriting, consular certificate, outbound tourism protection, medical assistance coordination, expatriate indemnity, emergency guarantee of payment, group scheme for universities, seasonal accident policies, inbound visitors' protection, claims of holidaymakers, broken leg on piste, appendicitis in bali, air ambulance, stretcher on plane, food poisoning, missed connection, stolen passport, stranded at airport, coffin flown back, vomiting on cruise, mosquito fever, moped crash in thailand, grandparents visiting canada, exchange students, backpackers, hajj crowds, if ill on holiday, doctor in foreign land, paper for visa, who pays hospital overseas, safe trip, letter of guarantee overseas, deposit demanded by ward, embassy-approved wording, consulate rejects letter, in-laws from india, pre-existing conditions of elders, matriculation with cover, dormitory infirmary, lift-pass add-on, piste rescue sledge, piste toboggan, multilingual nurses for pilgrims, group leader's hotline, wristband for pilgrims, medical emergency abroad, tourists' protection, repatriation, holidaymakers, overseas illness, excluded motorbike, assistance company, direct billing hospitals, payment assurance, detained patient, foreign infirmary, treating physician report, cash deposit, overseas treatment, schengen, compliant document, rejected application, coverage letter, embassy, elderly visitor, prior conditions, grandparents, overseas family, fall injury, inbound protection, international scholars, campus medical, overseas undergraduates, nearby doctors, university enrolment, outpatient network, fever, winter sports, slope rescue, rental counter, single-day protection, mountain accident, piste, helicopter evacuation, hajj travellers, elderly worshippers, missing person, death overseas, multilingual helpers, tour leaders
Mum came from Manila to see the baby, slipped in the bath, and the bill was larger than our car. She had a policy that excluded nearly everything.
Certificate for the embassy in two minutes, refunded if the stamp is refused.
im student in hungary from nigeria, uni insurance useless, doctors want cash, maybe group plan for foreign students?
The hostel owner in Nepal told me the helicopter would only start once someone guaranteed it. We spent a night phoning people at home.
Umrah and Ziyarat groups from Indonesia and Pakistan: one group plan, Urdu and Bahasa nurses in Makkah, lost-elder bracelets and burial papers.
Buy cover at the dive shop or ski desk for one day only, cash, name on a slip, valid until the lifts close.
Pensioners with a dodgy ticker get quoted silly money for a week in Spain; ask sensible questions and charge a sensible sum.
I work the night phones for an assistance company. Each clinic from Bali to Cusco wants another fax, and the patient waits on a trolley.
`,
});
