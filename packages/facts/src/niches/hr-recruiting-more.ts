import { readField } from './reading/read-field.ts';

export const hrRecruitingMore = readField('hr-recruiting', {
  niches: `
# occ-health: occupational health and fitness-for-work exams
words: occupational health, occupational health clinic, company doctor, works doctor, pre-employment medical, fitness for work, fit for work, fit note, sickness absence, sick leave management, return to work, drug test employees, drug and alcohol testing, audiometry, hearing test workers, spirometry, health surveillance, driver medical, dot physical, periodic medical, factory medical officer, workplace ergonomics, workstation assessment, betriebsarzt, médecine du travail, medicina del trabajo, occupational nurse, silicosis screening, mobile medical van, absence management, workplace vaccination
job: say who is fit for which task and keep the record that proves it
buyer: occupational health providers
user: occupational nurses and HR advisers
run: factories, hauliers and building firms | a plant manager keeps the clinic that sends a van to the night shift and a clear certificate by morning | doctors' hours, missed appointments, van calibration and price tenders by headcount shrink each exam
rival: Cority | occupational health records for large employers | per employee a year
rival US: Concentra | clinics for injuries, physicals and drug tests | a price per exam
rival GB: Optima Health | outsourced occupational health for employers | per employee a year
rival GB: Cohort Software | clinic records for occupational health teams | per clinician a month
rival DE: BAD Gesundheitsvorsorge | works doctors and safety visits for firms | per employee a year
rival: Enterprise Health | medical records for company clinics | per employee a year
system US: the FMCSA national registry | lists who may certify drivers and takes each result within a day
system: the HR master file | knows the job and shift but may not see the diagnosis
system: the audiometer's own software | keeps curves that must be compared for decades
today: a nurse parks a van at the gate, tests hearing and lungs in turn and types forms at night
cost: a lapsed medical grounds a crane driver, and an old deafness claim is paid for want of a curve
pain: shift workers are called at noon, when they sleep, and much of the list stays away
pain: managers ask for the illness and get a letter that says adjusted duties without an idea of which
pain: the supplier changes, and years of records leave in boxes
channel: safety consultants and insurers | an insurer's loss adviser names a clinic after the first claim
channel: payroll and HR brokers | absence shows up in the payroll run first
channel: builders' and hauliers' associations | members need cards and medicals before they enter a site
cycle: 4-26 weeks | the safety head chooses, procurement compares prices per head
price: a pre-employment medical | 60-180 USD | exam
price: occupational health by headcount | 20-60 GBP | employee a year
rule US: OSHA medical surveillance | noise, silica and lead work call for set tests and long record keeping
rule EU: Workplace safety directive | each employer owes workers health surveillance by national law, often by a works doctor
rule GB: Access to Medical Reports Act | workers may see a report first, and managers receive fitness and not diagnosis
rule IN: OSH Code | employers owe older workers a free yearly check, and hazardous plants keep medical records
season: harvest, shutdowns and graduate intakes bring lines at the van, and autumn brings flu jabs
next: physiotherapy at the plant | ergonomics and lifting | stress and return-to-work plans
fail: wellness apps offered steps to firms that needed a signed hearing test
fail: video assessments saved travel until a tribunal asked who had examined the back
lately: long-term sickness and a lack of doctors made Britain and others pay for work-health pilots
economics: 30-50 | 1-2 | 500-6000 USD
ask: Which tests need a calibrated booth and which may be done by phone? | Who keeps the record when the employer changes provider? | How many of those called turn up on a night shift?
grade: low
# assessments: aptitude tests and assessment centres
words: psychometric test, aptitude test, personality test, pre-employment test, hiring assessment, skills test, cognitive test, assessment centre, assessment center, situational judgement test, coding test, video interview scoring, game-based assessment, structured interview, talent assessment, competency framework, test publisher, occupational psychologist, work sample, typing test, graduate assessment, leadership assessment, integrity test, candidate cheating, adverse impact, bias audit, trade test, welder test, eignungstest, culture fit test, police exam test
job: measure who can do the work before anybody is hired
buyer: selection heads and test publishers
user: assessors and occupational psychologists
run: employers, academies and licensing bodies | an employer stays with the assessor whose top scorers were still there and good a year later | test-centre seats, item writing, leaked questions and free quizzes bundled in hiring suites hollow out the price per candidate
rival: SHL | ability and personality tests for large employers | per candidate or licence
rival: Hogan Assessments | personality tests for leaders | per report
rival: TestGorilla | a library of short skill tests | a monthly plan
rival: HackerRank | coding tests and live rooms | per attempt or seat
rival: Harver | volume tests with matching | per candidate a year
rival IN: Mercer Mettl | proctored tests for campuses and employers | per candidate
system: the applicant tracking system | starts the test and wants a single score back
system: the norm group | decides whether a raw score is good and ages unseen
system: proctoring cameras | flag glances and chat windows and raise privacy complaints
today: HR buys a test by its nice report, candidates practise it online, and managers overrule it by gut
cost: a hire with a lovely profile leaves within months, and a rejected group asks for the impact figures
pain: chat models solve the verbal items faster than any graduate
pain: candidates drop out at the long test after they already filled in the form
pain: a trade test needs steel, a booth and a foreman for a morning
channel: business psychologists | a psychologist carries her favourite test into each client
channel: partners of applicant tracking systems | recruiters tick what is already in the workflow
channel: overseas recruitment and licensing bodies | a body that demands the test brings all candidates
cycle: 4-30 weeks | HR pilots on one role, works council and lawyers take the rest
price: an ability test | 10-40 USD | candidate
price: an assessment centre day | 400-1500 GBP | candidate
rule US: Uniform Guidelines | a test that selects far fewer of a group must be shown to fit the job
rule EU: AI Act | software that ranks candidates is high-risk and needs logs, oversight and testing
rule GB: Equality Act | tests must allow adjustments, and indirect discrimination must be justified
rule IN: DPDP Act | scores and webcam footage need consent and a purpose that ends
season: campus rounds from August to December carry the year, and police and civil exams come in waves
next: interview training | promotion and leadership tests | trade certificates
fail: face-reading interviews were dropped after complaints that they measured lighting and accent
fail: charming games entertained candidates and predicted little on the job
lately: reviews of old studies cut the fame of ability tests, and chat models broke unsupervised ones
economics: 60-80 | 1-3 | 500-8000 USD
ask: What did your score say about last year's hires and how they did? | How do you know who or what answered? | What is the selection ratio by group for this client?
grade: low
`,
  facts: `
gb-days-lost@hse | Working days lost to work-related illness and injury | # working days were lost in Britain to work-related illness and injury | 33700000 | working days | count | GB | 2024 | Health and Safety Executive | medium | occ-health
gb-occ-health-access@dwp | British workers with access to occupational health | only # of British workers have access to occupational health | 0.45 | share | share | GB | 2023 | Department for Work and Pensions | medium | occ-health
us-noise-action@osha | Noise at which hearing tests begin | hearing tests are due from # decibels over a working day | 85 | decibels | limit | US | 1983 | OSHA, 29 CFR 1910.95 | medium | occ-health
us-driver-medical@fmcsa | Longest validity of a truck driver's medical | a truck driver's medical card holds for at most # | 24 | months | limit | US | 2014 | FMCSA, 49 CFR 391.45 | medium | occ-health
ability-validity@schmidt-hunter | Validity of ability tests, older review | ability tests correlate # with later job performance by the older review | 0.51 | ratio | ratio | global | 1998 | Schmidt and Hunter, Psychological Bulletin | medium | assessments
ability-validity@sackett | Validity of ability tests, newer review | ability tests correlate # with later job performance by the newer review | 0.31 | ratio | ratio | global | 2022 | Sackett and others, Journal of Applied Psychology | medium | assessments
us-four-fifths@eeoc | Selection ratio that raises suspicion | a group selected at under # of the best group's rate counts as adverse impact | 0.8 | share | limit | US | 1978 | Uniform Guidelines on Employee Selection Procedures | medium | assessments
us-polygraph@dol | Lie detectors in hiring | most private employers may not use lie detectors on applicants | - | - | statement | US | 1988 | Employee Polygraph Protection Act | medium | assessments
`,
  wordings: `
# occ-health
also: works physician, industrial nurse, medical officer at plant, safety officer, hse manager, health and safety rep, truck driver check, crane driver medical, seafarer medical, offshore medical, diver medical, food handler certificate, pilot medical, arbeitsmedizin, arbeitsmediziner, visite médicale, reconocimiento médico, exame admissional, periodic examination, form of fitness, certifying surgeon, audiogram, booth, lung function, blowing test, vision screening, colour blindness test, blood lead, urine cup, breathalyser, random test, chain of custody, vaccination card, hepatitis jab, needle stick, tetanus, sharps injury, hand-arm vibration, white finger, back pain, dust lungs, asbestos, solvent exposure, screen eye test, chair assessment, lifting, night worker check, pregnant worker assessment, light duties, adjusted duties, phased return, long-term sick, doctor's note, malingering, absence trigger, case conference, referral form, medical confidentiality, no-show at the van, lapsed certificate, grounded worker, claim for deafness, examine, certify, refer, screen, stone cutters, brick kiln workers, sewer workers, call centre headaches
plain: physician for personnel, medicine for employees, personnel examined, examination bus, acoustic cabin on wheels, hearing loss through noise, deafness compensation, lungs of stonecutters, dust disease, x-ray in villages, suitability for heights, suitability for hazardous duties, who may operate, medical clearance, clearance without diagnosis, absent through illness, coming back after illness, gentle resumption, what he may lift, sailors examined, migrants examined before departure, approved examination centres, eyesight of drivers, desk and chair advice, home office chair, strain on the back, insurers against deafness, preventive medicine, employer's medical duty, vaccination at the factory, matron at the plant, medical confidentiality, workforce health, breathing capacity, industrial medicine, occupational physicians, labour hygiene, statutory medical surveillance, fitness certification, workplace health directive, employer liability, ergonomists, absence case management, mobile screening units, hazard exposure medicals, musculoskeletal prevention, disability accommodation, urine cup, breath test, eye chart, blow in tube, hearing booth, lungs, deaf welders, dusty lungs, bad backs at office, check-up before job, doctor for workers, can he do job, sick worker comes back, caravan clinic at gate, truck with booth, blood drawn on shift, who may weld, ladder permission, forklift eyesight, expiry of medical cards, asthma from flour, stone breakers chest film, backpack radiography, quarry cough, sailors' medical papers, overseas labourers' checkup, embassy-approved doctors, light duties letter, graduated hours, lifting limits, phased comeback, laptop posture, kitchen chair review, monitor height, screen glasses, workforce medicine, employee checkups, company doctor, industrial hygiene, work capacity, employability, statutory examinations, mobile examination unit, on-site screening, hearing check, breathing test, factory yard, lost working time, health bus, clearance to work, hazardous jobs, expiry alerts, access refused, competence and health, work at height, dangerous machinery, lung disease, miners' compensation, silica, misdiagnosis, chest radiograph, compensation claims, stonecutters, emigrant examination, visa requirement, sailors, accredited clinics, overseas workers, appointment queues, unfit verdict, rehabilitation at work, adapted tasks, back injury, supervisor instructions, sick leave return, restrictions, phased resumption, ergonomics, remote workers, workstation, posture, teleworkers, neck pain
Forklift drivers at our site lose a paid day to reach a clinic in town for a ten-minute check. Bring a booth on wheels and sign them off between shifts.
Reminder and proof of who may climb, weld or drive, with the doctor's view but without the diagnosis.
i do hearing tests in a van, 40 guys a day, curves on a laptop that only talks to itself lol
My brother cut stone in Rajasthan and got a dust lung that nobody looked for. Portable X-ray with a reader far away could check whole villages of quarrymen.
Filipino seamen and Gulf-bound nurses queue at a handful of approved centres: book, pay, test and deliver the certificate to the agency.
Ergonomics visits to home desks: chair, lamp, screen and a shopping list within the budget.
When a lad goes off with his back for three months, the foreman has no clue what he may lift on day one. Write that in plain words.
I insure quarries against deafness claims and would pay for curves that can still be read in thirty years.
# assessments
also: selection test, entrance test for job, iq test, reasoning test, numerical reasoning, verbal reasoning, in-tray exercise, inbox exercise, group exercise, role play, presentation task, big five, dark side traits, honesty test, motivation questionnaire, behaviour profile, disc profile, type indicator, aptitude battery, dexterity test, pegboard, weld coupon, forklift trial, driving trial, trial shift, cooking trial, whiteboard interview, take-home task, code challenge, language screening, accent test, assessor, test administrator, invigilator, industrial psychologist, wirtschaftspsychologe, einstellungstest, test d'aptitude, prueba psicotécnica, psicotécnico, bewerbungstest, concours, test room, item bank, norm table, percentile, cut-off score, raw score, reliability, validity study, faking good, lie scale, practice effect, leaked items, impersonator, second screen, chatbot answers, dropout of candidates, feedback report, debrief, score sheet, interview guide, rating scale, promotion board, firefighter fitness test, army selection, flight attendant selection, apprenticeship test, sift, gut feeling
plain: measuring ability before employment, ability check for applicants, trial task for applicants, sample of real work, role play for salespeople, faulty circuit trial, masons proven on camera, questionnaires about character, puzzles for applicants, puzzles solved by chatbots, cheating by chatbot, cheat-proof tasks, barrier-free tasks, blind applicants disadvantaged, older applicants filtered out, fairness of questionnaires, discrimination in questionnaires, psychologists of work, choosing firefighters, choosing constables, gut feeling of bosses, handshake decides, interview guide with points, points for answers, suitability diagnosis, prediction of performance, proof of competence, examiners who fly in, talent measurement, objective selection, recruit selection, personnel psychology, occupational testing, selection instruments, psychometricians, merit-based appointment, equal opportunity commission, validity studies, talent analytics, simulation exercises, disparate impact, accessible examination design, skills verification, selection boards, quiz, quizzes, exam, examinees, invigilator, brain teaser, logic puzzle, inkblot, honesty questions, intelligence score, choosing the best applicant, test before job, who is clever enough, show what you can, bot answers quiz, impersonator in exam, generative cheating, answer-proof tasks, welded seam graded, tile wall judged, wiring board exercise, practical trade trial, actor plays buyer, negotiation rehearsal scored, mock caller, visually impaired examinees, keyboard-only exam, dyslexia extra minutes, statistical fairness, rejected minorities, cutoff justification, police cadets, fire academy obstacle, stretcher carry, officer selection, group exercise observers, psychometrics, candidate evaluation, selection methods, skills measurement, hiring exams, competency, applicants' ability, cheating prevention, artificial intelligence resistant, online proctoring, question design, inflated results, oral follow-up, reasoning items, practical trial, craftsmen, work sample, pipe welders, mobile test bench, hands-on proof, manual skill, role play, acted buyer, simulated conversation, client dialogue, negotiators, hiring mistakes, improvisation, braille, blind applicants, disability accommodation, inclusive examination, assistive technology, discrimination by format, extra time, fairness audit, bias, protected groups, statistical evidence, discrimination complaint, selection ratio, equality, physical fitness trials, firefighters, recruit intake, event logistics, cadets, crowd of applicants, uniformed services
We hired twelve salespeople on charm and eleven are gone. Let them sell something to a trained actor for an hour, and score what they do.
Ten-minute hands-on trial in a box for electricians: a board with faults, a timer and a camera.
everyone uses gpt on our screening quiz now scores r useless, need smth u cant cheat at
As a blind graduate I was timed out by picture puzzles that had nothing to do with tax law. I want a publisher whose tasks work with a screen reader from the start.
Fly-in assessors for Gulf employers who choose masons and pipefitters in Patna and Kathmandu, with filmed work pieces instead of agents' word.
Small practice of psychologists that runs selection days for fire brigades and town police in rented school halls.
Find out whether our questions sift out older people or women before the lawyer does.
I teach hiring managers; they fall for handshake and alma mater, and would use a one-page guide with scoring if it sat in their calendar.
`,
});
