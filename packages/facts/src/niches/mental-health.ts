import { mentalHealthFacts } from './facts/mental-health.ts';
import { mentalHealthJobs } from './jobs/mental-health.ts';
import { readField } from './reading/read-field.ts';
import { mentalHealthWordings } from './wordings/mental-health.ts';

export const mentalHealth = readField('mental-health', {
  niches: `
# private-practice: private therapy practice
words: therapist, psychologist, psychotherapist, counsellor, counselor, therapy private practice, therapy notes, progress notes, session notes, superbill, insurance panel, therapist credentialing, therapy client intake, therapist directory, find a therapist, online therapy, sliding scale, therapy caseload, therapy practice, group practice therapists, clinical supervision, therapist matching
job: run a caseload with notes, billing and new clients without an office manager
buyer: licensed therapists
user: therapists
run: clients with anxiety or heavy losses | clients stay with the therapist they felt understood by in the first hour | no-shows, room rent and insurer rates unchanged for years eat the session fee
rival US: SimplePractice | scheduling, notes and claims for solo therapists | per clinician a month
rival US: TherapyNotes | templates and insurance billing for group practices | per clinician a month
rival US: Headway | credentialing and billing for therapists | nothing to therapists and a spread on session rates
rival: Psychology Today | the directory where many clients search for a therapist | per listing a month
rival: Upheal | notes drafted from the recorded session | per clinician a month above a free tier
rival GB: WriteUpp | diary, notes and invoices for British practitioners | per clinician a month
system US: the CAQH provider portal | holds the credentials that each insurer asks for
system US: Availity | passes claims and eligibility to behavioural-health payers
system: PHQ-9 | is the questionnaire that payers and supervisors expect in the chart
system: Google Calendar | holds the session slots, with clients under their initials
today: the therapist writes DAP notes on Sunday evening and answers directory emails between sessions
cost: unpaid hours for notes and insurer calls take the place of another client in the week
pain: getting on an insurance panel takes a season of CAQH forms and silence
pain: a no-show leaves an empty hour that a therapist cannot refill and feels bad charging for
pain: the directory sends enquiries to a full caseload while new associates sit without clients
channel: therapist consultation groups | clinicians trust a tool that a peer has used with real clients
channel: graduate programmes and supervisors | associates keep the notes software they were trained in
channel: coaches of group-practice owners | one owner moves the notes of a whole group at once
cycle: 1-6 weeks | a solo therapist decides alone after one weekend with the templates
price: practice software for one therapist | 30-100 USD | clinician a month
price: session notes drafted by software | 15-50 USD | clinician a month
rule US: HIPAA psychotherapy notes | private process notes have extra protection and must stay apart from the chart
rule US: No Surprises Act | clients who pay cash must get a good-faith estimate of the year's sessions
rule EU: GDPR | session content is special-category data, and recordings need explicit consent
rule GB: Accredited counselling registers | counselling is no protected title, so directories check BACP or HCPC membership
rule IN: RCI register | clinical psychologists need RCI registration, while counsellors have no single licence
season: September and January bring new clients, and August empties the diary
next: measurement-based care with outcome scores | associate billing | superbills for out-of-network clients
fail: directories that promised clients filled only the therapists who already had a waiting list
fail: recorded-session tools lost whole groups when one client learned that audio was kept
lately: Headway, Alma and Grow made it normal to take insurance, and paid for it with the spread
economics: 72-85 | 2-4 | 80-400 USD
ask: Which licence types and which payers do you serve first, and in which states? | What is recorded, where is it kept, and when is it deleted? | How many weeks pass between a therapist's sign-up and the first paid insured session?
grade: low
# employee-support: employee mental-health benefits
words: employee wellbeing, employee wellness, employee assistance, eap, workplace mental health, burnout, stressed employees, coaching sessions for staff, mental health benefit, counselling for employees, mental health training for managers, sick leave for stress, stress survey, wellbeing programme, corporate wellness, psychosocial risk
job: get a struggling employee to the right help before they go off sick
buyer: benefits directors
user: employees in distress
run: employers and their staff | an employer keeps the provider who gives a worried driver an appointment this week | counsellor fees, unused seats and night-line shifts eat the price per head
rival: Lyra Health | a vetted therapist network with quick appointments | per employee a month and per session
rival: Spring Health | assessment and care navigation for large employers | per employee a month and per session
rival: ComPsych | a classic EAP with a phone line | per employee a year
rival: Unmind | a wellbeing app with talk sessions for employers | per employee a year
rival IN: 1to1help | counselling for Indian employers | per employee a year
system: Workday | tells who is eligible without telling who came
system: benefits broker platforms | carry the contract and the fees-at-risk reports
system IN: Tele-MANAS | takes over by phone in India when risk is acute
today: an employee finds the EAP number on a poster, waits on hold and gets a list of full counsellors
cost: people go on long sick leave, and the employer pays for cover, claims and a lost colleague
pain: the hotline is on every poster and almost nobody calls it
pain: provider lists hold therapists who take no new clients
pain: managers notice the change in a colleague and have no idea what they may ask
channel: benefits consultants and brokers | the broker runs the EAP comparison at renewal
channel: income-protection and health insurers | early counselling shortens the stress claims that insurers pay
channel: HR communities and wellbeing awards | heads of people copy wellbeing programmes from one another
cycle: 12-52 weeks | HR shortlists with the broker, and privacy and procurement decide the date
price: a classic employee assistance line | 0.75-3 USD | employee a month
price: a full therapy benefit | 5-15 USD | employee a month
rule US: MHPAEA | a benefit that gives medical care becomes part of the health plan and its parity duties
rule EU: GDPR | reports must be so coarse that no team of a few people can be read
rule EU: Workplace Safety Framework Directive | psychosocial risk assessment is an employer duty, which opens a budget beyond benefits
rule GB: HSE stress management standards | employers must assess work stress, and inspectors have begun to ask for it
rule IN: Mental Healthcare Act | insurers must cover mental illness like physical illness, and employers ask how
season: renewals cluster in autumn, and Mental Health Awareness Month in May brings one-off budgets
next: manager training for hard conversations | return-to-work support | child therapy benefits
fail: wellbeing apps reported downloads until finance asked who had come back to work
fail: per-session models lost money on the few employees who needed care all year
lately: employers that bought several apps in the pandemic now want one vendor and fees tied to outcomes
economics: 35-60 | 1-2 | 15000-80000 USD
ask: What share of employees used a session last year, and how fast was the first one? | What does the employer see, and what is the smallest group in a report? | What do you do at night when someone writes that they want to die?
grade: low
# self-help: meditation and mood apps
words: meditation app, meditation, mindfulness, mood tracker, journaling app, anxiety app, anxiety, depression, cbt app, chatbot therapist, ai therapist, ai companion, breathing exercises, sleep stories, panic attack, overthinking, gratitude journal, self-care app, digital therapeutic, mental fitness, loneliness, stress relief, mental health app
job: calm down, sleep or get through a bad day without an appointment
buyer: anxious and sleepless adults
user: people with everyday anxiety
run: sleepless and anxious adults | people keep the voice that put them to sleep on the worst night | store commissions, January adverts and trial users who cancel eat the yearly fee
rival: Headspace | guided meditation with coaching for employers | a yearly fee, or per employee
rival: Calm | sleep stories and meditation | a yearly subscription
rival: Wysa | a guided chatbot for employers and health services | per member to institutions
rival: Daylio | a mood diary made of icons | a small yearly fee above a free tier
rival: Insight Timer | a large library from independent teachers | an optional yearly fee
system: Apple Health | shares sleep, heart rate and mindful minutes
system: App Store billing | takes a cut of the fee and shows the cancel button
system US: the 988 Lifeline | must be one tap away when risk words appear
today: people scroll late at night, try a free breathing track and forget the app by the next week
cost: the bad weeks come back, and a yearly fee paid in January looks like one more failed resolution
pain: streaks shame users on exactly the days when they feel worst
pain: a chatbot answers a sentence about self-harm like a sentence about homework
pain: mood logs pile up and tell the person nothing they did not know
channel: app-store search for sleep and anxiety | people look for help at the moment they cannot sleep
channel: therapists who set homework | a clinician's nudge keeps the diary going past the first week
channel: podcasts and short video | a calm voice or a raw story carries the trial
cycle: 0-1 weeks | the person decides within a free trial and a single bad night
price: a meditation or mood app | 30-80 USD | user a year
price: guided self-help for an institution | 1-6 USD | member a month
rule US: FDA general wellness policy | claims to treat depression need proof, and may make the app a device
rule US: State laws on AI therapy | Illinois, Nevada and Utah limit or mark software that talks like a therapist
rule EU: AI Act | a bot must say that it is one, and treating a disorder makes it a device besides
rule GB: MHRA digital mental health guidance | purpose and risk decide whether an app is a device, whatever the disclaimer says
rule IN: DPDP Act | a mood diary needs plain consent, and users below adult age need a parent's
season: January and back-to-school bring installs, and trials lapse by March
next: guided programmes for insomnia | between-session homework for therapists | peer groups with trained moderators
fail: Woebot closed its app because regulators had no path for what its newer models could do
fail: Pear Therapeutics won FDA clearances but payers did not pay, and it went bankrupt
lately: people talk to general chatbots about their feelings, so a narrow bot must be safer and not just nicer
economics: 65-85 | 8-18 | 15-70 USD
ask: What share of installs is still active after a month, and what brings them back? | What does the product do on a sentence about suicide, and who reviewed that script? | Which claim do you make, and which trial stands behind it?
grade: medium
# campus-youth: youth and campus mental health
words: student mental health, school counsellor, school counselor, university counselling, campus counseling center, teenager mental health, teen therapy, youth anxiety, self-harm, school refusal, camhs, bullying, safeguarding, peer support for students, parents of teens, wellbeing check-in, exam stress, adhd assessment, autism assessment, neurodivergent, kota students
job: notice and help a struggling pupil or student before the waiting list does
buyer: heads of student services
user: school counsellors
run: schools, students and worried parents | heads keep the counsellor pupils walk to by themselves and who rings home well | term-time-only hours, supervision and unpaid safeguarding calls eat a school contract
rival US: TimelyCare | virtual counselling for American campuses | per student a year
rival US: Talkspace | texting therapy for teenagers, paid by cities | a yearly contract per city
rival GB: Kooth | anonymous online counselling commissioned for young people | per region a year
rival: Togetherall | a moderated peer community for students | per institution a year
rival GB: Tellmi | a moderated peer app for teenagers | a yearly contract per area
rival IN: YourDOST | online counselling for Indian campuses and employers | per student or employee a year
system: the student records system | decides who counts as an enrolled student
system US: Titanium Schedule | runs appointments and notes in campus counselling centres
system GB: CPOMS | is where English schools log a safeguarding concern
today: a form tutor notices a quiet pupil, logs it in CPOMS and refers to a CAMHS list months long
cost: pupils miss school and exams while they wait, and counsellors spend sessions on triage
pain: the campus centre is full by midterms and hands out session limits
pain: the pupils who worry staff most never open the app that the district bought
pain: consent from parents stops the teenager who will not talk with them in the loop
channel US: state and district grants | school mental-health money comes in waves with spending deadlines
channel: networks of campus counselling directors | campus directors share what held up in a crisis
channel GB: integrated care boards | one NHS commission covers all schools of an area
cycle: 20-52 weeks | districts buy in spring for the autumn term, after a safeguarding and privacy review
price: virtual counselling for a campus | 10-40 USD | student a year
price: a regional youth service | 40000-400000 GBP | area a year
rule US: FERPA | a counsellor's note is an education record or a medical one, rarely both
rule US: State minor-consent laws | the age of consent to counselling differs by state and decides the sign-up flow
rule EU: GDPR consent ages | each member state sets the age at which a child may agree alone
rule GB: Keeping Children Safe in Education | every disclosure must reach the safeguarding lead, even from an anonymous chat
rule IN: POCSO Act | abuse that a child discloses must be reported, and CBSE schools must appoint counsellors
season: referrals peak in October and before exams, and contracts start with the school year
next: training for form tutors | parent coaching | ADHD assessments
fail: anonymous apps could not tell a school which child was in danger, and lost the contract
fail: district contracts paid from ESSER relief ended when that school money ran out
lately: districts restrict phones and sue platforms, so a screen-based helper must explain itself
economics: 40-65 | 1-2 | 8000-40000 USD
ask: Who is told, and within what time, when a pupil writes about self-harm? | Which budget pays in the second year, after the grant? | How does a student under the consent age start without a parent?
grade: low
# addiction-recovery: addiction treatment and recovery
words: addiction, de-addiction, substance use, alcohol, alcoholism, sober, sobriety, addiction recovery, relapse, rehab, detox, opioid, buprenorphine, methadone, contingency management, recovery coach, gambling addiction, porn addiction, vaping, quit smoking, drinking less, peer recovery, sober living, halfway house
job: keep people sober between appointments and bring them back after a slip
buyer: treatment-centre operators
user: counsellors and peer coaches
run: people in recovery and their families | families choose the house whose former residents are sober and answer the phone at night | empty beds, night staff and stays the insurer cuts short eat a rehab's income
rival US: Kipu | records and billing for rehab centres | per facility a month
rival US: Bicycle Health | online buprenorphine treatment | per visit to insurers
rival US: DynamiCare | contingency rewards for verified abstinence | per member by contract
rival: Reframe | an app for drinking less | a yearly subscription
rival: I Am Sober | a day counter with a peer community | a yearly fee above a free version
rival US: Oar Health | naltrexone and care for drinkers online | a monthly fee with the medication
system US: ASAM criteria | set the level of care that an insurer will authorise
system US: prescription monitoring programmes | must be checked before each controlled prescription
system: national treatment registers | count each admission and demand outcome reports
system: opioid dose registers | record each supervised dose of methadone or buprenorphine
today: counsellors keep urine-screen logs and bed lists by phone, and sponsors answer texts at midnight
cost: a discharged client relapses in the first weeks, and the insurer pays for the same detox again
pain: the call to a rehab ends with no bed and the moment of willingness passes
pain: utilisation review cuts the stay from weeks to days and counsellors write appeals at night
pain: alumni vanish after discharge, although the next month is the dangerous one
channel US: counties with opioid settlement funds | counties must spend settlement money on treatment and publish how
channel: alumni coordinators of treatment centres | census and readmission are the numbers a centre lives by
channel: recovery podcasts and sober communities | people choose what another sober person swears by
cycle: 8-40 weeks | a centre decides in a quarter, a county after a request for proposals
price: a record system for a centre | 500-3000 USD | facility a month
price: an app for drinking less | 60-120 USD | user a year
rule US: 42 CFR Part 2 | addiction records need consent beyond HIPAA before they are shared
rule US: Recovery anti-kickback law | paying for patient referrals to a rehab is a crime, also for online leads
rule EU: National narcotics laws | methadone and buprenorphine follow national dispensing rules, often with daily supervised doses
rule GB: CQC registration | detox clinics are registered and inspected, and councils commission most services
rule IN: NDPS Act | buprenorphine is tightly controlled, and rehab centres need state registration
season: Dry January and the weeks after the holidays bring people in
next: sober-living house management | family coaching | peer-coach billing to Medicaid
fail: lead brokers sold callers to rehabs until search engines and prosecutors closed the trade
fail: abstinence apps lost the people who slipped, because the counter fell back to zero
lately: buprenorphine no longer needs a special waiver, and more states let Medicaid pay for rewards
economics: 35-70 | 4-10 | 60-5000 USD
ask: How many clients are still in contact after the first season, slips included? | Who pays after discharge, and under which code? | How do you get the records consent that Part 2 wants?
grade: low
# psychiatry: psychiatric clinics, medication and TMS
words: psychiatrist, psychiatry clinic, psychiatric nurse practitioner, pmhnp, medication management, antidepressant, ssri, adhd medication, lithium, bipolar, schizophrenia, psychosis, tms, transcranial magnetic stimulation, ketamine clinic, esketamine, spravato, psychedelic therapy, psilocybin, ect, inpatient psychiatry, psychiatric hospital, psychiatric ward, involuntary hold, sectioned patient, community mental health team, collaborative care, treatment-resistant depression, pharmacogenetic test, long-acting injection, severe mental illness
job: find the drug or treatment that works and keep patients on it
buyer: owners of psychiatric clinics
user: psychiatric prescribers
run: patients with depression or bipolar illness | patients stay with a psychiatrist who answers about side effects between visits | TMS chair leases, prior authorisations and missed follow-ups eat a clinic's day
rival US: Osmind | records for ketamine and TMS clinics | per clinician a month
rival US: Talkiatry | psychiatric care paid by insurers | per visit to insurers
rival: NeuroStar (Neuronetics) | TMS chairs with clinic support | a device price and a fee per session
rival US: Concert Health | collaborative care for family doctors | by patient a month to practices
rival EU: Flow Neuroscience | brain stimulation at home for depression | a device price or monthly rent
rival IN: Amaha | psychiatry and therapy online and in clinics | per session
system: electronic prescribing | checks controlled drugs and who else prescribed
system US: prior authorisation portals | ask which drugs failed before TMS is paid
system: the PHQ-9 | gives the score that payers and trials count
system: lab interfaces | carry lithium and clozapine blood levels
today: a prescriber sees follow-ups back to back, reads a paper PHQ score and faxes a prior authorisation for TMS
cost: patients stop tablets in the first weeks, relapse and come back through the emergency ward
pain: the stimulant is out of stock, and staff phone pharmacies for an afternoon
pain: clozapine bloods are late, and the pharmacist will not dispense
pain: families sit days in an emergency room because no psychiatric bed is free
channel: family doctors with full lists | a family doctor refers where patients are seen this month
channel: device and drug makers' clinic teams | the TMS maker trains the clinic and knows its bookings
channel: psychiatric associations | prescribers look for peers' dosing and billing at the congress
cycle: 4-36 weeks | a clinic owner decides alone, a hospital group after a records review
price: psychiatric clinic software | 70-250 USD | clinician a month
price: a course of TMS | 6000-12000 USD | course
rule US: Ryan Haight Act | controlled drugs online rest on telehealth waivers that have been extended again and again
rule EU: National mental health laws | involuntary stays and forced treatment need a judge or a doctor's panel
rule GB: Mental Health Act | detention follows set sections, and reform narrows who may be held
rule IN: Mental Healthcare Act | patients may write advance directives, and establishments register with the state
season: admissions rise in spring, stimulant shortages bite with the school year
next: side-effect tracking | lab reminders | family education
fail: Cerebral and Done pushed stimulants by advert, and prosecutors and pharmacies stopped them
fail: ketamine chains such as Field Trip opened lounges faster than payers paid
lately: the FDA refused MDMA therapy, esketamine sales soared, and home stimulation reached clinics
economics: 35-75 | 1-4 | 150-5000 USD
ask: Which payer pays for it, after which failed drugs? | Who prescribes across state or country lines, under which licence? | How many patients respond by score after a season?
grade: low
# autism-therapy: autism, ABA and developmental therapy clinics
words: autism, aba therapy, applied behavior analysis, bcba, rbt, behaviour therapist, developmental delay, early intervention, autistic child, occupational therapy for children, speech therapy for autism, sensory room, autism diagnosis, autism clinic, child development centre, therapy centre for kids, parent training autism, social skills group, special educator, asd, token board, discrete trial, home programme therapy, autistic adult, autism employment, respite care, sensory toy, behaviour plan, developmental paediatrician, sibling support
job: get a child assessed and into the right therapy while it still helps most
buyer: owners of therapy centres
user: behaviour technicians and therapists
run: families of autistic children | parents stay where the same therapist comes each week and the child runs to the door | technician turnover, cancelled sessions and unbilled supervision eat the authorised hours
rival: CentralReach | records, data and billing for ABA clinics | per user a month
rival US: Rethink Behavioral Health | session data and training | per user a month
rival US: Hi Rasmus | session data for ABA teams | per client a month
rival US: Cognoa | Canvas Dx, a cleared aid to autism diagnosis | per test
rival: Goally | a tablet for children's routines | a device price and a plan
rival IN: Mom's Belief | therapy centres and home programmes | a monthly package
system: CentralReach | holds session notes, schedules and authorisations
system US: Medicaid authorisations | set the weekly hours and the end date
system: the Vineland scales | give the scores a funder compares
system: the school's support plan | says which therapy the school provides
today: a technician counts trials on a clicker at the kitchen table, and the supervisor graphs them on Sunday
cost: hours authorised and not delivered are lost for good, and the child waits another term
pain: technicians leave within months, and an autistic child starts over with a stranger
pain: parents wait years for a diagnosis and months for a first therapy slot
pain: payers audit session notes and take back a year of money
channel: developmental paediatricians | a diagnosis letter comes with a list of centres
channel: parent groups | mothers in a WhatsApp group know which centre is kind
channel: behaviour analyst conferences | clinical directors choose the data system
cycle: 4-30 weeks | a centre tries it with one team and one payer
price: clinic software | 30-100 USD | user a month
price: an hour of therapy | 40-120 USD | hour
rule US: State autism mandates | plans cover ABA, while Medicaid rates and audits tighten
rule EU: Disability rights and therapy lists | national insurers pay for listed therapies, and France follows its own autism guidance
rule GB: NICE autism guidance | diagnosis follows a team pathway, and ABA is not the recommended default
rule IN: Rehabilitation Council of India Act | therapists register, and the disability certificate opens benefits
season: intakes rise before school starts, and authorisations renew on dates each payer sets
next: parent coaching | school support plans | adult work placements
fail: private-equity ABA chains such as CARD opened too many centres, lost technicians and went bankrupt
fail: screen games for autism pleased parents and changed little outside the tablet
lately: autistic adults argue against compliance training, and payers ask for outcomes instead of hours
economics: 30-70 | 1-3 | 200-5000 USD
ask: What share of authorised hours is delivered, before and after? | How do autistic adults judge the method? | Which payer's audit has the note format passed?
grade: low
# crisis-lines: crisis lines, suicide prevention and peer helplines
words: crisis line, crisis hotline, suicide prevention, suicide helpline, helpline volunteers, listening volunteer, samaritans, crisis text line, warmline, domestic violence hotline, childline, mobile crisis team, crisis counsellor, safety plan, risk assessment suicide, suicidal thoughts, postvention, befriending, peer support line, veterans suicide, first responder trauma, ptsd, police mental health call, farmer suicide, lethal means, crisis chat, call centre volunteers, distress call, tele manas, debriefing after trauma, gatekeeper training
job: answer each person in crisis at once and stay until they are safe
buyer: directors of crisis centres
user: crisis counsellors
run: callers in despair and their relatives | callers ring again where somebody picked up at night and did not read from a sheet | night shifts, training for volunteers who leave and phone minutes eat the grant
rival US: Vibrant Emotional Health | the administration of the national lifeline | a public contract fee
rival: Crisis Text Line | crisis support by text with trained volunteers | nothing to texters
rival: iCarol | call records and referrals for helplines | by users a year
rival US: Behavioral Health Link | crisis dispatch and bed registers | a state contract fee
rival: ReflexAI | practice calls for crisis counsellors | a yearly contract fee
rival GB: Shout | crisis support by text | nothing to texters
system US: the 988 network | routes calls by area and counts the answer rate
system: phone queue systems | decide who waits and what music they hear
system: local referral directories | list beds and services, often out of date
system: emergency dispatch | sends police or a mobile team when talk is not enough
today: a volunteer in headphones follows a risk form, searches a binder for shelters and writes notes after the shift
cost: callers hang up in the queue at night, and volunteers burn out after the training was paid
pain: the referral list sends a caller to a closed clinic
pain: police arrive where a mobile team was wanted
pain: repeat callers fill the night while a first caller waits
channel: state and national funders of lines | a state pays by answer rate and asks each centre to report
channel: helpline associations | line directors share training and risk forms worldwide
channel: veteran, police and farm organisations | peers trust a line that one of their own answers
cycle: 12-52 weeks | a centre tests with trainees first, then asks its clinical board and funder
price: helpline records | 100-900 USD | centre a month
price: counsellor practice software | 10-50 USD | counsellor a month
rule US: National Suicide Hotline Designation Act | states fund centres, and georouting decides which one answers
rule EU: European helpline numbers | the harmonised numbers for children and emotional support are given out by each state
rule GB: Online Safety Act | encouraging self-harm is a crime, and services must keep such content from children
rule IN: Mental Healthcare Act | attempted suicide is presumed a sign of stress, and states owe care
season: calls rise at night, in spring and after exam results or a celebrity's death
next: follow-up calls | volunteer rostering | training for gatekeepers
fail: Crisis Text Line lost trust when texts trained a commercial spin-off
fail: suicide prediction from posts raised alarms nobody could answer
lately: chatbots are sued over deaths and must hand over to a line, and the American line for LGBTQ youth was cut
economics: 30-65 | 0.5-1.5 | 1000-15000 USD
ask: What happens within the first minute of a high-risk message, and who is awake? | Who checks the referral list, and how often? | What may never be done with the transcripts?
grade: low
# couples-grief: couples counselling, grief and family strain
words: couples therapy, couples counselling, marriage counselling, marriage counselor, relationship app, relationship coaching, premarital counselling, sex therapist, intimacy, infidelity, breakup, heartbreak, separation support, grief, bereavement, bereavement support, grief group, widow, widower, loss of a child, miscarriage grief, pet loss, grief app, family therapy, family estrangement, caregiver stress, loneliness, gottman, attachment style, love language, memorial journal, hospice bereavement
job: mend a strained bond or carry a loss without being alone
buyer: couples and bereaved families
user: partners and mourners
run: couples and bereaved families | couples choose the counsellor who takes no side and has an evening slot for both | evening room hire, cancelled joint sessions and supervision fees eat what couples pay
rival: Paired | daily questions for couples | per couple a year
rival US: Ours | relationship therapy with guided sessions | per session
rival: Lasting (Talkspace) | marriage exercises by app | per couple a year
rival US: Grief Coach | grief support by text message | per person a year
rival GB: Relate | relationship counselling by a charity | per session
rival: Regain (BetterHelp) | online couples counselling | by the week
system: the Gottman assessment | scores a couple before the first session
system: WhatsApp | is where partners quarrel and make up
system: hospice records | tell who lost whom and when to call
today: one partner finds a counsellor after the worst fight, and a widow gets a leaflet from the hospice
cost: couples come years late, and mourners lose sleep, work and friends before anyone asks
pain: one partner installs the app, and the other never opens it
pain: insurers do not pay for a marriage, so a diagnosis is written on one of the partners
pain: friends fall silent after the funeral, when the empty evenings begin
channel: hospices and funeral directors | a hospice owes families bereavement calls and lacks the staff
channel: churches, temples and wedding registrars | premarital courses are a condition in many parishes
channel: short videos by therapists | a clip about a fight sends both partners the same link
cycle: 0-6 weeks | a couple decides after a fight, a hospice with its yearly budget
price: a couples app | 40-100 USD | couple a year
price: a couples session | 100-250 USD | session
rule US: Medicare hospice conditions | hospices offer bereavement support to the family after the death
rule EU: GDPR | sex life and health are special data and need explicit consent of both partners
rule GB: BACP ethical framework | the title is open to anyone, so membership is what clients check
rule IN: Family Courts Act | judges send couples to counsellors before a divorce is heard
season: January brings couples, and Christmas, Mother's Day and anniversaries bring mourners
next: premarital courses | peer grief groups | leave policies for bereaved staff
fail: couple apps lost the second partner in the first week and the first one soon after
fail: chatbots that imitate the dead drew press and unease, and few families paid again
lately: prolonged grief became a diagnosis, and people take marital quarrels to general chatbots
economics: 45-80 | 6-14 | 15-150 USD
ask: How many couples still have both partners active after a month? | What does it do when one partner is afraid of the other? | Who pays for grief support, and until when?
grade: low
`,
  facts: mentalHealthFacts,
  wordings: mentalHealthWordings,
  jobs: mentalHealthJobs,
});
