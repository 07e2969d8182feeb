import { readField } from './reading/read-field.ts';

export const mentalHealthMore = readField('mental-health', {
  niches: `
# psych-testing: ADHD, autism and psychological assessments
words: adhd assessment, adult adhd diagnosis, adhd test, autism assessment, autism diagnosis adult, psychological testing, psychological assessment, neuropsychologist, neuropsychological testing, educational psychologist, dyslexia assessment, iq test, cognitive testing, memory clinic test, psychometric test clinic, wisc, rorschach, personality test clinical, forensic psychologist, court psychology report, custody evaluation, fitness for duty evaluation, gun licence psychological test, driver psychological test, mpu, psych report writing, test scoring software, right to choose adhd, shared care adhd, titration clinic, diagnostic waiting list, gutachten psychologie, bilan neuropsychologique, evaluación neuropsicológica, avaliação neuropsicológica, psikolojik test
job: get from first worry to a report that schools and doctors accept
buyer: owners of assessment clinics
user: psychologists and test technicians
run: adults, parents and courts | parents choose the psychologist whose report the school board read and acted on | unpaid report writing, test forms and missed long appointments eat the assessment fee
rival: Pearson Q-global | test forms and scoring online | per report scored
rival: PAR | scales and scoring for psychologists | per form
rival: QbTech | a camera and button test for attention | per test
rival: Hogrefe | European tests and scoring | per form or licence
rival GB: Psychiatry-UK | attention and autism assessments by video | per pathway, mostly paid by the NHS
rival: Creyos | cognitive tasks on a screen | a monthly plan
system: Q-interactive tablets | carry the stimulus books and time each answer
system: rating-scale portals | collect what teachers, partners and parents tick
system: the clinic record | wants the report as text and the scores as numbers
today: the psychologist tests for a morning, looks up norms in a manual and writes the report over a weekend
cost: the report takes longer than the testing, and the child enters another school year without support
pain: the teacher's rating form comes back weeks late or without a name
pain: adults arrive with a video-made diagnosis and argue with the scores
pain: the family doctor refuses shared care from a clinic she does not know
channel: schools and special-needs coordinators | the coordinator keeps a short list of psychologists whose reports hold up
channel: family doctors and paediatricians | the doctor writes the referral and must accept the result
channel: support groups of late-diagnosed adults | members name clinics, prices and waits openly
cycle: 1-16 weeks | a solo psychologist buys a scale at once, a service tenders for the whole pathway
price: a full assessment | 600-3500 USD | person
price: scored test forms | 3-40 USD | report
rule US: State psychology licences | only licensed psychologists may interpret most tests, and publishers check credentials
rule EU: GDPR special categories | raw answers are health data, and test makers forbid handing out the items
rule GB: HCPC protected titles | practitioner psychologists are registered, and NHS-paid providers need a qualified contract
rule IN: Rehabilitation Council of India Act | clinical psychologists who test must be on the RCI register
season: schools press before the new year and before exam access deadlines, and adults book in January
next: medication titration | coaching after diagnosis | school support plans
fail: Cerebral and Done sold stimulant visits after minutes of screening and met prosecutors
fail: reports written by software sounded alike, and tribunals stopped giving them weight
lately: demand from women diagnosed late outran clinics, and payers began to cap choice of provider
economics: 40-65 | 1-3 | 60-300 USD
ask: How many hours lie between the last test and the signed report? | Who accepts the diagnosis, and has anybody refused it? | Which norms apply to a bilingual child?
grade: low
# arts-therapies: music, art, drama and animal therapy
words: art therapy, art therapist, music therapy, music therapist, dance movement therapy, drama therapist, dramatherapy, psychodrama, play therapy, play therapist, sand tray therapy, equine therapy, horse therapy, hippotherapy, animal-assisted therapy, therapy dog, therapy dog team, donkey therapy, care farm, green care, horticultural therapy, forest bathing, nature therapy, adventure therapy, wilderness therapy, creative arts therapy, clay therapy, poetry therapy, bibliotherapy, sound bath, singing for dementia, kunsttherapie, musiktherapie, musicothérapie, équithérapie, arteterapia, musicoterapia, sanat terapisi, therapeutic riding
job: reach people whom talking does not reach, and show that it helped
buyer: heads of wards, schools and homes
user: arts and animal therapists
run: children, patients and their families | families stay with the therapist after the silent child hummed in the car home | hay, instrument repairs and unpaid travel between short sessions eat the hourly rate
rival GB: Chroma | arts therapists placed in schools and hospitals | per session or contract
rival: Nordoff and Robbins | music therapy centres and training | per session, part paid by gifts
rival: MedRhythms | rhythm-led walking therapy after stroke | by prescription
rival: PATH International | centre accreditation for riding therapy | a yearly membership
rival: SimplePractice | notes and bills of solo therapists | per clinician a month
system: goal attainment scales | turn a drum session into a number the payer reads
system: session videos | show the change, and need consent each time
system: the ward or school record | takes a line a week about each participant
today: the therapist drives between a hospice, a school and a stable with drums in the boot and notes on paper
cost: a contract ends with the school year because nobody can show what the sessions changed
pain: the room is double-booked, and the session happens in a corridor beside the copier
pain: insurers pay for talking and moving but not for painting
pain: a lame pony or a sick dog cancels the whole week
channel: special schools and care homes | the head sees a resident sing and finds money for a term
channel: training institutes of therapists | graduates look for placements, rooms and supervisors at their school
channel: foundations for children and hospices | a foundation pays for the first year and asks for a report
cycle: 4-40 weeks | a family decides after one session, a trust at the yearly grant round
price: an individual session | 45-120 USD | session
price: a day in a school or ward | 250-500 USD | day
rule US: State music therapy licences | some states license the title, and board certification is asked for everywhere
rule EU: Austrian Music Therapy Act | one member state regulates the profession by law, most leave it to associations
rule GB: HCPC protected titles | art, music and drama therapists must be registered to use the name
rule IN: Allied and Healthcare Professions Act | art, dance and movement therapists fall under the new state councils
season: school terms set the calendar, and stables and gardens pause in winter
next: staff workshops | family groups | training of volunteers
fail: wilderness programmes for teenagers closed after deaths and lawsuits over forced stays
fail: singing apps for dementia lacked the person who sits beside the bed
lately: social prescribing sends lonely patients to choirs and gardens, with little money behind it
economics: 30-55 | 2-5 | 30-200 USD
ask: Who pays for the second term when the grant ends? | Which scale shows the change to somebody who was not in the room? | What happens when the horse is lame?
grade: low
# supported-living: group homes, clubhouses and halfway homes
words: group home, halfway home, supported living, supported housing, supported accommodation, mental health home, psychiatric rehabilitation, rehabilitation home, clubhouse model, day centre mental health, schizophrenia, severe mental illness, bipolar residence, step-down unit, residential care mental health, board and care, personal care home, assertive community treatment, case manager housing, life skills training, sheltered workshop, supported employment, individual placement and support, learning disability home, adult family home, caregiver of schizophrenic, homeless mentally ill, betreutes wohnen, foyer d'hébergement, piso tutelado, residência terapêutica, long-stay patient, discharge to community, support worker shift
job: give people with grave illness a key, a routine and work outside the hospital
buyer: operators of supported homes
user: support workers
run: residents, relatives and health authorities | families choose the house where residents cook, quarrel and stay out of hospital | night cover, agency shifts and rooms left empty during a hospital stay eat the weekly fee
rival: Clubhouse International | accreditation and training for clubhouses | a yearly membership
rival GB: Richmond Fellowship | supported homes and crisis houses | by council contract
rival US: Telecare | programmes for counties | by county contract
rival IN: Cadabam's | rehabilitation homes in Indian cities | per month of stay
rival: Nourish | digital care notes | per resident a month
system: medication charts | show each tablet given, refused or missed at night
system: the commissioner's portal | takes outcomes, incidents and empty rooms
system US: Medicaid waiver billing | pays for units of support, not for the bed
today: a worker counts tablets at the kitchen table, writes a handover book and knocks when the music stops
cost: a missed injection or an ignored quarrel ends in a ward stay, and the room is unpaid meanwhile
pain: neighbours fight the planning notice before the first resident has moved in
pain: night staff leave for a supermarket that pays more and is calmer
pain: nobody tells the house that benefits stopped until the rent is late
channel: discharge teams of psychiatric wards | the ward rings the house that answers before noon with a clear yes or no
channel: county and council commissioners | a framework place decides whether a home gets referrals
channel: family associations | parents who fear for the time after their death look for a home together
cycle: 6-50 weeks | a family decides in weeks, an authority through a framework
price: a supported place | 2000-7000 USD | month
price: a private rehabilitation home in India | 30000-90000 INR | month
rule US: Medicaid IMD exclusion | federal money stops in institutions above a small number of beds
rule EU: UN disability convention | member states must move support out of institutions and into ordinary homes
rule GB: Supported Housing Act | councils gain licensing and standards for supported exempt homes
rule IN: Mental Healthcare Act | homes register as establishments, and residents keep rights to leave and complain
season: referrals rise before winter and in the weeks when wards clear beds for holidays
next: paid work for residents | family respite weeks | landlords who rent to graduates of the house
fail: operators chased rent benefits with little support, and councils and courts shut their houses
fail: care-note software built for old people had no place for a relapse plan
lately: wards close beds faster than homes open, and landlords turn family houses into shared support
economics: 8-20 | 1-3 | 200-1500 USD
ask: Who is awake at night, and how many residents does that person know? | How long may a room stay empty before the house loses money? | How many residents went back to the ward last year?
grade: low
`,
  facts: `
us-child-adhd@cdc | American children ever diagnosed with ADHD | # of American children have at some time had an ADHD diagnosis | 0.114 | share | share | US | 2022 | CDC, National Survey of Children's Health | medium | psych-testing
us-adult-adhd@cdc | American adults with a current ADHD diagnosis | about # of American adults report a current ADHD diagnosis | 0.06 | share | share | US | 2023 | CDC MMWR, October 2024 | medium | psych-testing
gb-adhd-waiting@nhs | People waiting for an ADHD assessment in England | up to # people in England may be waiting for an ADHD assessment | 549000 | people | estimate | GB | 2025 | NHS England | low | psych-testing
in-rci-register@rci | Who may practise as a clinical psychologist in India | nobody may practise as a clinical psychologist in India without an entry in the council's register | - | - | statement | IN | 1992 | Rehabilitation Council of India Act | medium | psych-testing
arts-health-studies@who | Studies on arts and health | a review for Europe drew on more than # studies of arts and health | 3000 | studies | count | global | 2019 | WHO Regional Office for Europe, HEN report 67 | medium | arts-therapies
at-music-law@austria | Austria's law on music therapy | Austria regulates the training and title of music therapists by a law of its own | - | - | statement | AT | 2009 | Musiktherapiegesetz | medium | arts-therapies
gb-arts-titles@hcpc | Protected titles of arts therapists | only registered people may call themselves art, music or drama therapist in Britain | - | - | statement | GB | 1999 | Health and Care Professions Council | low | arts-therapies
us-recreational-pay@bls | Median pay of recreational therapists | a recreational therapist earns a median of about # a year | 57000 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | low | arts-therapies
us-imd-beds@cms | Beds above which federal money stops | a psychiatric institution with more than # beds gets no federal Medicaid money for most adults | 16 | beds | limit | US | 1988 | Social Security Act, section 1905(i) | medium | supported-living
gb-supported-housing-act@uk | New oversight of supported housing | councils in England get licensing powers over supported exempt housing | - | - | statement | GB | 2023 | Supported Housing (Regulatory Oversight) Act 2023 | medium | supported-living
early-death@who | Years of life lost with severe mental illness | people with severe mental conditions die up to # early | 20 | years | estimate | global | 2022 | WHO World Mental Health Report | medium | supported-living
`,
  wordings: `
# psych-testing
also: testing psychologist, psychometrist, school psychologist, assessment team, developmental paediatrician, late-diagnosed woman, gifted child, exam access arrangements, extra time in exams, disability proof, social security exam, immigration hardship report, asylum psychological report, risk assessment prisoner, parenting capacity report, personal injury report, concussion baseline, brain injury testing, dementia screening, capacity assessment, driving ban exam, pilot psychological check, police recruit screening, weapons permit exam, bariatric surgery clearance, block design, digit span, stopwatch, stimulus book, record form, norm table, standard score, percentile, confidence interval, feedback session, background history, rating scale teacher, informant form, observation schedule, test kit, tablet testing, continuous performance test, practice effect, malingering, test security, faded norms, bilingual norms, interpreter in testing, report template, dictated report, tribunal, expert witness, second opinion diagnosis, private diagnosis refused, shared care refused, stimulant shortage, waiting years, masking, tiktok diagnosis, aspie, am i autistic, does my son have adhd, get tested, dyslexic, dyscalculia, psychologue scolaire, idiotentest, psicotécnico, verkehrspsychologie
plain: attention disorder check, restless children examined, hyperactive child, daydreaming pupil, spectrum examination grown-ups, reading weakness examination, reading weakness proof, official paper for school, mind examination, intelligence measuring, examination of mind, years of queueing, diagnostic interview, learning weakness, written findings, findings drafted automatically, lengthy findings typing, questionnaires to teachers, rifle applicants examined, lorry driver aptitude, mental fitness permit, aptitude of motorists, judges need opinion, opinion on parents, custody opinion, middle-aged women overlooked, diagnosed late, travelling examination vehicle, rural pupils examined, neurodiversity check, concentration exercises timed, brain performance, specialist opinion psychology, forgetfulness check, psychodiagnostics, clinical evaluation services, psychometricians, chartered psychologists, expert witness, medico-legal reports, fitness certificates, neurodevelopmental pathway, special educational needs, assessment backlog, report automation, mobile diagnostic unit, referral-to-report, test administration, informant scales, court-appointed expert, inattentive, fidgety boys, forgetful mother, clumsy, blurting out, slow readers, jumbled letters, tantrums, odd but bright, masking, label at forty, puzzles and blocks, ink blots, is my child autistic, why cannot concentrate, paper for the school, questions and puzzles, doctor who tests mind, writing up scores, typed conclusions, norm tables, forms to schoolmasters, female evaluators, overlooked ladies, caravan to remote classrooms, pilots screened, firearm candidates, revoked driving permission, parenting capacity, custody dispute expertise, neurodevelopmental evaluation, attention deficit diagnosis, cognitive appraisal, diagnostic psychologist, spectrum diagnosis, clinical evaluation report, referral to diagnosis, evaluation write-up, exam accommodations, score interpretation, diagnostic narrative, intelligence battery, additional time evidence, unwritten findings, informant questionnaires, behaviour checklist, educator questionnaire, missing respondents, multi-informant, questionnaire reminders, unsigned form, late-diagnosed women, female presentation, camouflaging, misdiagnosed anxiety, adult evaluation, neurodivergent women, gender bias diagnosis, itinerant evaluation unit, remote district pupils, special education eligibility, travelling psychologist, mobile evaluation clinic, re-evaluation deadline, outlying schools, aptitude for driving, fitness examination motorists, firearm permit evaluation, reaction coordination apparatus, psychotechnical certificate, bribed certificate, licence examiner, forensic psychologist, parental custody evaluation, judicial timetable, legal proceedings expert, adjourned hearing
Teachers say my daughter daydreams, the clinic says come back in three years, and private doctors want two thousand pounds. There must be a decent path in between.
Draft the findings section while the psychologist still scores the last subtest.
clinical psych in pune, parents ask for dyslexia certificate for board exam, 12 page report each, typing kills me
I was forty-six when a stranger at a conference asked whether I had ever been tested. Finding someone who tests women my age took longer than writing my book.
Candidates for rifle permits in Brazil and lorry drivers in Spain must pass a short mental exam: a chain of small licensed rooms near the permit office.
Travelling test van for rural school districts in Montana with two technicians, tablets and a supervising doctor on video.
My lad can't sit still, bless him, and school wants it on paper before they'll give him a helper.
As a family court solicitor I wait months for expert reports on parents. A panel with honest availability and fixed fees would unblock hearings.
# arts-therapies
also: creative therapist, registered therapist arts, music on the ward, harp at bedside, guitar in hospice, lullaby project, percussion circle, drum circle, choir for copd, parkinson's dance, puppets, masks, role play, storytelling therapy, finger paint, easel, clay wheel, collage, doll house, sand box, miniature figures, xylophone, ukulele, instrument trolley, paddock, stable yard, pony, riding helmet, side walker, mounting block, donkeys, alpaca walk, reading to dogs, visiting dog, assistance dog trainer, raised beds, allotment group, woodland session, campfire group, rope course, surf therapy, sailing for veterans, fishing for ptsd, knitting group, quilting circle, trauma children, selective mutism, non-verbal child, stroke rehab rhythm, neonatal ward, palliative ward, refugee children group, prison theatre, veterans horse programme, special school contract, session room, supervision hour, practicum placement, consent to film, hoof trimming, vet check dog, paint, sing, drum, ride, garden, dance, heilpädagogisches reiten, therapiehund, jardin thérapeutique, equinoterapia, terapia com cavalos, healing with music
plain: healing through painting, healing through melody, healing through movement, melody for forgetful elders, non-verbal treatment, creative treatment, creative healers, expressive treatment, brushes and colours, instruments on ward, cellist visits pupils, waltz in nursing homes, pensioners dance pairs, calm ponies, treatment on horseback, four-legged helpers, hounds visiting dying, hounds visiting hospitals, animal visits insured, waves for ex-soldiers, ocean sport healing, gardening as healing, theatre for traumatised, drummers in refugee camps, traumatised adolescents, rooms with washbasin, sound-insulated studio hire, funding for creative sessions, proof that sessions help, mute since disaster, insurers pay for ponies, bedside colours children, healing encounters animals, complementary treatment, allied health professions, registered creative practitioners, expressive arts, animal-assisted interventions, social prescribing, occupational activities, health and culture, non-pharmacological, outcome evidence, funding from insurers, venue sourcing, cultural commissioning, impact measurement, sensory stimulation, singing, guitar, piano, drums, tambourine, choir, puppets, masks, paints, clay, pottery, sketching, dancing, stage play, stroking a rabbit, labrador, llama, mare, surfing, trauma children, withdrawn, stroke survivors, alzheimer's residents, songs they remember, drawing what hurts, playing makes better, dog visits ward, feelings through pictures, convincing headteachers, before and after scale, basin and quiet studio, vaccination and indemnity hounds, reimbursing riding, seaside sessions funded, instructing muralists, camps for displaced, headphones with old tunes, equine-assisted, rhythmic intervention, painting for healing, outcome evidence creativity, school contract renewal, measurable goals creativity, progress scale, commissioner evidence, ward programme, quantified wellbeing, session documentation, suitable studio space, hourly studio, noise-insulated, washable floor, sculpting, shared treatment studio, quiet premises, visiting canine, pet handler roster, animal liability cover, inoculation record, companion animal hospital, palliative visits, temperament certificate, reimbursement for equine, wave-riding treatment, nature-based funding, insurer refusal alternative, hippotherapy, ocean programme, stable upkeep, community artists, displaced persons, trauma-informed facilitator, vicarious trauma, supervision for artists, camp workshops, percussion circle, psychosocial animators, memory loss residents, song playlist, nursing home melodies, reminiscence, dance with elders, care home singing, apathetic residents
A boy in my class has not spoken since the flood. When the woman with the cello comes he hums, and the funding for her runs out in June.
Surfboards, wetsuits and a psychologist for veterans on the Atlantic coast.
i have 2 calm horses + cert as riding therapist, farm near krakow, how do i get insurers or schools to pay
My mother forgot my name before she forgot the waltz. I now send pairs of dancers to nursing homes every afternoon.
Refugee settlements in northern Uganda: train local drummers and actors to run weekly groups for teenagers, supervised over the phone.
Rent-a-room for creative practitioners with sinks, soundproofing, a piano and storage for everyone's half-finished paintings.
Dogs who visit hospices need insurance, vet papers and a rota, and our volunteer lady keeps it all in a biscuit tin.
I lead a children's ward; we would pay for bedside painting if somebody gave us attendance, goals and a short summary we can file.
# supported-living
also: resident, tenant with support, key worker, house manager, peer worker, sleep-in shift, waking night, handover book, house meeting, cooking rota, chore list, pocket money, appointee, representative payee, benefits letter, housing benefit, exempt accommodation, rent arrears, depot injection, clozapine blood test, tablet box, relapse signature, crisis plan, voices, paranoia, hoarding, self-neglect, police welfare check, section discharge, community treatment order, aftercare, long-stay ward closure, aged parents as carers, after we are gone, parents' trust, guardian, brother of schizophrenic, recovery star, work-ordered day, members kitchen, social enterprise cafe, laundry run by patients, job coach, sheltered farm, therapeutic community, crisis house, respite bed, foster family for adults, adult placement, shared lives, street homeless outreach, shelter discharge, chained patients, prayer camp, faith healer stay, family ward, neighbour protest, planning objection, fire door, staff ratio, agency cover, void room, absconded, missing person, safeguarding, wohngruppe, wohnheim, appartement thérapeutique, casa hogar, hogar protegido, somewhere to live after hospital, home for mentally ill, look after my brother
plain: dwelling for psychically disabled, sheltered housing, shared flat with carers, flat-sharing with carers, life outside asylum, after the asylum, long-term mentally ill, chronically delusional adults, families worry about future, siblings after parents die, families purchase house jointly, nocturnal attendants, night carer's notes, exercise-book records, carers change shift, empty beds register, vacant places list, hospital leaves patient, host families for patients, guest family paid, patient in host family, landlords reassured, landlord's hotline, emergency number landlord, members run restaurant, patients earn wages, employment for patients, ghana healing camps, small homely houses, municipality examines houses, social housing carers, integration assistance, psychiatric aftercare housing, accommodation with assistance, mental illness residential care, social work with accommodation, community integration, deinstitutionalisation, registered care providers, tenancy sustainment, recovery housing, psychosocial rehabilitation, vocational recovery, care commissioners, bed brokerage, family placement schemes, shift continuity, compliance inspections, housing-related support, voices in head, hospital discharge blocked, revolving door, medication round, house rules, cooking rota, chores, key to own room, lodger, neighbours object, rent arrears, evicted, staff asleep, asylum closed, house where carers live, home after hospital, people who hear voices, small flat and helper, dignified job, incidents for relief team, spare bedroom register, foster hosts for adults, stipend for hosts, reassuring property owners, damage guarantee, tearoom run by members, washing business, inspectorate file ready, assisted housing, residential rehabilitation, severe psychiatric disability, community reintegration, sheltered accommodation, transitional residence, neighbour opposition, carer changeover notes, shift log residents, missed injection alert, night staff, incident transfer, care worker communication, residence notes, vacancy register, hospital step-down, delayed discharge, placement search, ward exit, bed blocking, risk profile acceptance, family placement, adult fostering, lodging with households, foster host, home-share recovery, placement breakdown, host matching, private lettings, property owner hotline, nuisance grievance, rent guarantee, eviction prevention, weekend response, social enterprise, transitional employment, member-run business, sheltered bakery, work-ordered day, exempt accommodation, regulatory inspection housing, housing benefit evidence, care plan signature, local authority scrutiny, licence of residence, compliance folder residents
When our parents die, who gives my brother his injection, keeps him off the street and lets him choose his own wallpaper? Six families want to buy a house together.
Café and laundry run by members of a clubhouse, with real wages and real customers.
run 4 houses in birmingham 22 tenants, council audit next month, handover notes r in notebooks, need something staff can use on phone
I spent a year as a night worker. Nothing happened for weeks, and then everything did within ten minutes, and the plan was in a locked drawer.
Families in Ghana take sick sons to prayer camps because no house exists between home and asylum: small family-style homes with a visiting nurse.
Adult placement agency: matched hosts take in one person leaving a long-stay ward and are paid, trained and relieved every sixth weekend.
Landlords will rent to my people if somebody answers the phone when there's bother. That is the whole business.
I plan discharges, and each morning I ring thirty numbers to ask for an empty room. A live list with what each place can and cannot handle would save wards days.
`,
});
