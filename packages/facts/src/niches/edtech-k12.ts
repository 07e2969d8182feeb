import { edtechK12Facts } from './facts/edtech-k12.ts';
import { edtechK12Jobs } from './jobs/edtech-k12.ts';
import { readField } from './reading/read-field.ts';
import { edtechK12Wordings } from './wordings/edtech-k12.ts';

export const edtechK12 = readField('edtech-k12', {
  niches: `
# private-tutoring: private tutoring and after-school lessons
words: tutor, tutoring, private tutor, online tutor, tuition, tuition centre, tutoring business, maths tutor, find a tutor, tutor marketplace, after-school lessons, one-to-one lessons, home tutor, tutor scheduling, tutor invoicing, learning centre, catch-up lessons, music lessons for kids, home tuition, tuition teacher, coaching class, english tutor, online tuition, private lessons
job: find a tutor the family keeps, and run the lessons without chasing texts
buyer: parents of school-age children
user: tutors
run: families with schoolchildren | parents keep the tutor whose child stops crying over fractions and who rings after the mock | empty mornings, late cancellations and driving between houses eat the hourly fee
rival US: Wyzant | a tutor marketplace where parents pick from profiles | a commission on the tutor's hourly rate
rival GB: MyTutor | online lessons for GCSE and A-level pupils, given by university students | per lesson hour
rival: Kumon | worksheets marked at a franchised centre | per subject a month
rival IN: UrbanPro | tutors searched by locality and subject in Indian cities | a fee to tutors for each lead
rival: TutorCruncher | scheduling, invoices and payroll for tutoring agencies | a share of turnover plus a monthly fee
rival EU: GoStudent | online lessons sold to parents in packs of months | per lesson on a fixed term
system: Zoom | carries the lesson, with the whiteboard shared in another tab
system: Stripe Connect | splits each lesson fee between the agency and the tutor
system GB: the DBS Update Service | shows a parent that the British tutor's certificate is still clean
today: parents ask in the class WhatsApp group and pay a student teacher cash after each lesson
cost: a child who changes tutor in spring loses the weeks before GCSEs to getting acquainted
pain: good tutors are full from September and never appear in the search results
pain: parents cannot tell after a term whether the lessons moved the grade
pain: once tutor and family trust each other they drop the platform and pay by bank transfer
channel: class parent groups | a mother trusts the name that worked for the neighbour's child
channel: class teachers and heads of year | schools are asked for tutor names after every report evening
channel: local Facebook groups | parents ask the neighbourhood in the week the mock results come home
cycle: 1-3 weeks | parents try one lesson and decide by whether the child wants to go again
price: an online lesson | 25-60 USD | hour
price: agency software | 40-200 USD | agency a month
rule US: State child-safety checks | tutoring firms run FBI fingerprint checks where a school contract asks for one
rule EU: Consumer Rights Directive | prepaid lesson packs sold online can be cancelled within the withdrawal period
rule GB: Keeping Children Safe in Education | schools that hire tutors want enhanced DBS checks and a safeguarding lead
rule IN: coaching centre guidelines | centres must register with the state and may not admit children below the set age
season: enquiries jump after mock exams in January and after autumn report evenings, and summer is empty
next: exam question banks between lessons | school-funded small-group tutoring | holiday revision camps
fail: marketplaces lost both sides after the first good match because tutor and parent went on without them
fail: British agencies built on the National Tutoring Programme shrank when the subsidy ended
lately: parents now ask a tutor to add what ChatGPT cannot, which is mostly discipline and a plan
economics: 20-60 | 5-12 | 40-180 USD
ask: After how many lessons do tutor and family leave the platform and pay directly? | Which exam board and year group do you win first, and who checks the tutors? | What do you show a parent at the end of term besides hours taught?
grade: low
# homeschooling: homeschool planning, records and co-ops
words: homeschool, homeschooling, home education, home educated, unschooling, homeschool curriculum, homeschool planner, co-op, learning pod, microschool, portfolio review, lesson plan for home, charlotte mason, classical education, education savings account, deschooling, worldschooling, homeschool transcript
job: plan the school year at home and prove it to the district
buyer: homeschooling parents
user: parents who teach at home
run: families who teach at home | families join the co-op whose science day runs each week and whose forms pass the evaluator | hall hire, unsold curriculum boxes and families who leave in January eat the dues
rival US: Time4Learning | an online curriculum that grades itself | per child a month
rival: Outschool | live small-group classes for home-educated children | per class and keeps a share of the fee
rival US: Homeschool Planet | a lesson planner that reshuffles missed days | per family a year
rival US: Abeka | Christian textbooks and video lessons in a box | per grade kit
rival: Wolsey Hall Oxford | home-school courses towards IGCSE and A-level | per course
system US: ClassWallet | pays state savings-account money to approved vendors only
system US: Odyssey | runs the marketplace of approved sellers for several state programmes
system: Google Classroom | holds the assignments of pods that share a teacher
system: the private-candidate exam centre | decides by its own deadline which home-taught pupil may sit the papers
today: a mother pieces together box curricula, YouTube, library books and a co-op day, with records in a binder
cost: the week before the evaluator's visit goes into rebuilding a portfolio nobody kept up
pain: multi-age families plan a different maths book for each child and the plan breaks at the first sick day
pain: high-school transcripts must be written by hand before a college will read the application
pain: Bible-based curricula offend secular families, and reviews rarely say which is which
channel US: the Great Homeschool Conventions | families buy next year's curriculum in a vendor hall each spring
channel: leaders of home-education groups | one co-op or group leader sets the books for many families
channel: home-educating families on YouTube | families copy the shelf and the timetable of a household they watch
cycle: 1-6 weeks | parents decide in spring and early summer and pay out of the household budget
price: a family planner | 5-12 USD | family a month
price: a full online curriculum | 25-60 USD | child a month
rule US: state homeschool statutes | New York asks for quarterly reports while Texas asks for nothing, so records differ by state
rule EU: national compulsory-school laws | Germany and Sweden forbid home education and France needs a yearly permit, so the market is patchy
rule GB: Children's Wellbeing and Schools Bill | councils are to keep a register of children not in school and may ask for evidence
rule GB: Education Act | a council may order school attendance where home education looks unsuitable
rule IN: Right to Education Act | school is the legal default, so home-educated children sit board exams through NIOS
season: conventions from March to June decide the coming year, and families who give up on school arrive in January
next: enrichment classes for co-ops | college applications from home | microschool billing
fail: planners built for one tidy child in one grade were dropped by families with many ages at one table
fail: vendors that waited for state savings accounts learnt that approval and payout take months
lately: state education savings accounts let families spend public money on approved curricula and tutors
economics: 60-85 | 3-7 | 25-90 USD
ask: Which state's reporting rules does the record print for, without editing? | Are you an approved vendor in ClassWallet or Odyssey, and in which states? | Is it for secular, classical or Christian families, and what do they see first?
grade: low
# exam-practice: exam preparation at school age
words: exam prep, exam preparation, revision app, gcse, a-level, sat prep, act prep, jee, neet, board exam, cbse, mock test, past papers, question bank, homework help, ai tutor for students, flashcards for school, study app for teens, entrance exam, eleven plus, math practice app
job: turn the months before an exam into daily practice that lifts the mark
buyer: parents of exam-year pupils
user: pupils in exam years
run: exam pupils and their parents | parents pick the centre with last year's toppers on the banner and a teacher they have heard explain | star teachers who leave with their batch, hall rent and fee discounts in May eat the income
rival IN: Physics Wallah | recorded and live batches for JEE and NEET at low prices | per batch
rival: Save My Exams | revision notes and questions by exam board | per pupil a year
rival US: UWorld | question banks with long explanations for the SAT and AP | per exam and access period
rival IN: Allen | classroom coaching for JEE and NEET with ranked test series | per year of coaching
rival GB: Seneca Learning | revision courses by exam board | a small subscription beyond the free courses
rival EU: Knowunity | notes by older pupils with an AI tutor | per pupil a month beyond a free tier
system US: College Board Bluebook | delivers the digital SAT and sets what practice must look like
system GB: AQA | sets topic by topic what may be asked and how it is marked
system IN: the NTA portal | publishes the Indian syllabus, dates and answer keys
system: the exam board's mark scheme | decides which words in an answer earn the point
today: pupils watch YouTube, print past papers and queue for doubt sessions at the coaching centre
cost: weeks go into topics they already know while the weak chapter stays untouched until the mock
pain: mark schemes reward exact phrases that generic explanations never teach
pain: doubt solving backs up at night, when coaching teachers are off and boards are weeks away
pain: parents pay for a full-year batch and cannot see from the dashboard that the child stopped attending
channel: YouTube teachers | pupils follow the face who explained organic chemistry, then buy the batch
channel: school heads of department | a recommended question bank reaches the whole year group
channel: search for past papers | pupils look for the paper of their board first and find the product beside it
cycle: 1-4 weeks | the pupil tries it free and the parent pays before mocks or at the start of a batch
price: a revision subscription | 5-15 USD | pupil a month
price: an online JEE or NEET batch | 3000-6000 INR | pupil a year
rule US: COPPA | a product for pupils below the age line needs parental consent and may not profile for ads
rule EU: GDPR Article 8 | below the national age of consent a parent must agree, so sign-up needs an age gate
rule GB: Age Appropriate Design Code | streaks and nudges aimed at children are judged against the ICO's code
rule IN: CCPA coaching advert guidelines | rank and selection claims need proof, and misleading adverts are fined
season: British traffic peaks from March to June, Indian batches start in April and boards fall in February and March
next: one-to-one doubt solving | college counselling after results | scholarship tests for schools
fail: Byju's pushed multi-year loans on parents through sales calls and lost trust, staff and its auditors
fail: homework-answer apps were replaced by chatbots that solve a photo for nothing
lately: the SAT went digital and adaptive, which retired paper question banks overnight
economics: 55-80 | 8-15 | 15-70 USD
ask: Which board's mark scheme do your answers follow, and who checked them? | What share of paying pupils still practise weekly in the month before the exam? | Does the mock score predict the real one, and by how much is it off?
grade: medium
# teacher-workload: lesson planning and marking for teachers
words: teacher workload, school teacher tool, lesson planning, lesson plan, marking, grading, rubric, feedback on essays, worksheet, worksheet generator, quiz maker, exit ticket, report comments, differentiation, scheme of work, classroom management, ai for teachers, exercise books, homework marking, curriculum resources, assessment for learning, mark essays, ai grading, teaching resources, lesson slides
job: give teachers their evenings back from planning, marking and report comments
buyer: heads of department
user: classroom teachers
run: class teachers and department heads | teachers return to the maker whose sheets print cleanly, suit the syllabus and come with answers | marketplace cuts, syllabus rewrites and colleagues who share the file for free eat the sale
rival: MagicSchool AI | planning and rubric tools for teachers in one chat | per teacher or school beyond a free tier
rival: Teachers Pay Teachers | worksheets and units made by other teachers | per worksheet and keeps a commission
rival: Wayground (formerly Quizizz) | quizzes and homework with instant reports | by school beyond a free tier
rival: Twinkl | printable resources matched to the national curriculum | per teacher a month
rival: Brisk Teaching | feedback and levelling inside Google Docs | by school beyond a free tier
system: Google Classroom | holds the roster, the assignment and the comment box
system US: Clever | rosters classes from the student information system and signs pupils in
system: Canvas | takes the grade back through LTI so that nothing is typed again
today: teachers adapt a Twinkl or TPT sheet at the kitchen table and mark exercise books on Sunday
cost: a set of essays eats a weekend and the feedback arrives after the class has moved on
pain: one worksheet must serve pupils who read far below grade level and pupils who are bored
pain: report comments for each child are due the same week as mock marking
pain: tools outside Google Classroom mean another login that the class forgets by Monday
channel: teacher creators on TikTok | one classroom video fills more sign-ups than a booth at a school fair
channel: instructional coaches | a scheme of work adopted by the department binds every class
channel US: the district technology office | nothing reaches pupils before the district puts the tool on its approved list
cycle: 1-30 weeks | teachers start free tonight while the school licence waits for privacy review and the new budget year
price: a teacher plan | 5-15 USD | teacher a month
price: a school licence | 2-6 USD | pupil a year
rule US: FERPA | pupil work is an education record, so districts want the standard data agreement signed
rule EU: AI Act | software that grades or steers pupils counts as high risk and needs human oversight
rule GB: DfE AI safety expectations | schools ask suppliers to show filtering, logging and no training on pupil work
rule IN: DPDP Act | processing a pupil's work needs verifiable consent of a parent and no behavioural tracking
season: teachers adopt tools in August and January, and budgets close in spring before the licence year
next: AI-use checks | parent report summaries | cover lessons for absent colleagues
fail: tools that teachers loved for free never found the budget line, because department heads have almost none
fail: auto-graders that disagreed with the teacher on the first essay were never opened again
lately: districts that blocked chatbots now run approved ones, so teachers' private accounts are the rival
economics: 65-85 | 3-8 | 10-60 USD
ask: How much of the feedback do teachers send without changing it? | Which rosters do you read, through Clever, ClassLink or Google, and who approved it? | Who pays once the teacher stops paying herself?
grade: low
# school-office: school administration and parent messages
words: school admin, school office, school management system, school erp, school attendance, pupil absence, absence calls, parent communication, school app, permission slip, school trips, school fees, fee collection, school timetable, timetabling, cover supervisor, student information system, report cards, school bus tracking, parents evening, enrolment forms, school lunch payments, school diary app, fee reminder, school register, bursar
job: run registers, fees, forms and messages without paper slips and unanswered phone calls
buyer: school principals
user: school secretaries
run: pupils and their families | parents choose the school whose gate is calm, whose fees are clear and whose office answers the phone | unpaid term fees, teacher wages through the holidays and the bus contract eat the budget
rival: PowerSchool | the student information system of many districts and international schools | per pupil a year
rival GB: Arbor | a cloud management system that British schools move to from SIMS | by school size a year
rival US: ParentSquare | messages, forms and sign-ups for whole districts | per pupil a year
rival GB: ParentPay | dinner money and trip payments for British schools | by school plus a fee per transaction
rival IN: Teachmint | a school ERP with fees and attendance for Indian private schools | per pupil a year
rival EU: WebUntis | timetables with a class register and parent messages | by school size a year
system GB: SIMS | holds the register in many British schools and opens it through partners
system US: Infinite Campus | is the record of attendance and grades that a district will not leave
system: OneRoster | is the file format that moves classes and enrolments between systems
system IN: UDISE+ | takes the yearly return of each Indian school
today: the secretary rings absent pupils' homes each morning and chases paper slips for the coach trip
cost: the first hour of each day goes to absence calls, and the attendance return is corrected by hand
pain: parents get the same notice by letter, app, email and WhatsApp and still miss the non-uniform day
pain: trip money, dinner balances and club fees sit in separate ledgers that never match the bank
pain: chronic absence is noticed in the monthly report, weeks after the pattern began
channel: school trusts and chains | one decision at the trust office rolls a system out across all of its schools
channel: networks of school business managers | bursars compare notes with one another before any tender
channel US: state cooperative contracts | districts buy from a contract that already exists
cycle: 12-52 weeks | the head wants it, the district tests it, and migration happens only in summer
price: a school management system | 4-12 USD | pupil a year
price: an Indian school ERP | 100-400 INR | pupil a year
rule US: FERPA | attendance and grades stay under the district's control, and the supplier acts as a school official
rule EU: GDPR | the school is controller, so each needs a processing contract and clear deletion dates
rule GB: school attendance regulations | registers must use the national codes and flow to the DfE each day
rule IN: UDISE+ | schools must file pupil data to the state, so an ERP without the export is useless
season: switches happen in July and August, and nobody answers during exam weeks
next: cover planning | school transport tracking | admission lists
fail: parent apps that sat beside the register asked secretaries to key pupils again and died by Christmas
fail: inBloom closed because parents rejected a shared store of pupil records
lately: the PowerSchool breach made districts ask suppliers what old pupil data they still keep
economics: 60-80 | 0.5-1.5 | 1500-9000 USD
ask: Which register do you read and write, SIMS, Arbor, PowerSchool or Infinite Campus? | Who enters a new pupil, and how often is she typed in again? | Can the school leave with all its data in one afternoon?
grade: medium
# special-needs: special needs and support plans
words: special needs, special education, sen, send, senco, iep, individualised education plan, occupational therapy school, special school, cwsn, ehcp, dyslexia, dyslexic, autistic pupils, adhd at school, speech therapy in school, learning disability, struggling readers, phonics, assistive technology, text to speech for pupils, aac, inclusion, accommodations, teaching assistant
job: write support plans that hold up and help the child who cannot read
buyer: special education directors
user: special education teachers
run: children with support plans | parents stay with the centre where the therapist remembers the child and writes reports that win hours | unfunded report writing, sick-day gaps and a waiting list for speech therapists eat the session rate
rival US: Frontline Education | plan writing and compliance dates for American districts | per pupil on a plan a year
rival GB: Provision Map (Edukey) | support plans and costings for British schools | per school a year
rival US: Presence | speech and psychology sessions by video for schools | per session hour
rival: Everway (formerly Texthelp) | reading and writing help on the pupil's laptop | per pupil or site a year
rival: Lexia | structured reading practice for struggling readers | per pupil a year
system US: SEIS | is where Californian districts write the plan
system: the pupil record system | carries plan dates and support hours beside the attendance
system US: Medicaid school billing | refunds therapy minutes when the log is complete
system GB: the EHC Hub | gathers the reports for a plan at many councils
today: case managers write plans at night in the district form and chase therapists for minutes
cost: a missed timeline brings due-process claims, and therapy minutes without a log are never refunded
pain: goals are copied from last year because the progress data sits in a clipboard folder
pain: one speech therapist covers several schools and loses a day a week to driving and notes
pain: parents see the draft plan for the first time in the meeting and refuse to sign
channel US: CASE conferences | special education directors copy what survived a neighbour's audit
channel: speech and occupational therapists | a therapist carries a tool from school to school on the round
channel: dyslexia parent groups | parents bring the name of the reading programme to the plan meeting
cycle: 8-40 weeks | the director signs after privacy review, and mid-year starts need a crisis
price: plan software | 10-35 USD | pupil on a plan a year
price: teletherapy | 70-110 USD | hour
rule US: IDEA | timelines, consent and progress reports are law, and parents can take the district to due process
rule EU: European Accessibility Act | e-books and e-readers sold in Europe must work with screen readers
rule GB: SEND Code of Practice | assessments for an EHCP run on a statutory clock that councils keep missing
rule IN: RPwD Act | schools must include children with benchmark disabilities and give exam accommodations through the board
season: annual reviews pile up in spring, and new plans are tested in October
next: progress data for goals | exam access arrangements | parent training at home
fail: reading apps with bright games showed no gain on the state screener and were cut at renewal
lately: American states passed science-of-reading laws that ban cueing and name approved screeners
economics: 55-80 | 0.5-2 | 1500-7000 USD
ask: Does the plan print in the state's own form, or is it typed again in SEIS? | Whose minutes are logged automatically, and does Medicaid accept that log? | What did the independent reading screener say after one term?
grade: low
# kids-clubs: coding, robotics and hobby clubs for children
words: kids coding, coding for kids, robotics club, robotics kits, lego robotics, stem club, stem kit, steam education, science kit, maker space, tinkering lab, atal tinkering lab, after-school club, after school programme, enrichment classes, chess club, chess for kids, abacus, vedic maths, art class for kids, drama class, dance class kids, debate club, kids public speaking, scratch programming, minecraft education, holiday workshop, summer coding camp, franchise for kids classes, science fair, olympiad, hobby classes, kids entrepreneurship
job: fill an afternoon class that children ask to come back to
buyer: owners of children's clubs
user: club instructors
run: children and working parents | children drag a friend along to the club where they carried something home that moves | hall rent, lost kit parts and thin rooms after the trial week eat the course fee
rival: Code Ninjas | franchised coding centres | a franchise fee and royalty, with families paying by the month
rival: LEGO Education | classroom robotics sets | by set
rival IN: Codingal | live coding lessons for children | per course
rival GB: Code Club | free school clubs with volunteers | nothing
rival: Sawyer | class bookings and rosters for children's activities | a monthly fee plus card fees
rival PL: Giganci Programowania | coding courses for children across Poland | per course a term
system: Scratch | is where each child begins and shares
system: the micro:bit | is the cheap board that schools already own
system: the pick-up list | says who may take the child home
system: WhatsApp | holds the parents' group and the missed class
today: an instructor carries kits between school halls, ticks a pick-up list and answers parents' messages at night
cost: a thin class does not pay the hall and the instructor, and lost bricks end the kit
pain: parents ask after a term what the child can show
pain: one child is on loops while the next has built a game
pain: students who teach leave each summer, and checks on new ones take weeks
channel: schools that rent out their hall | a head's newsletter fills a class in a day
channel: robot contests such as FIRST LEGO League | teams buy kits and coaching before the season
channel: franchise fairs | former teachers and parents buy a territory
cycle: 0-8 weeks | parents try one class, schools sign by term
price: a weekly coding class | 60-200 USD | child a month
price: a robotics set | 150-450 USD | set
rule US: state childcare licensing | a drop-off programme can count as childcare once hours or ages pass a line
rule EU: national child protection checks | instructors show a clean record before they meet children
rule GB: DBS checks | clubs for young children may need Ofsted registration as well
rule IN: Consumer Protection Act | refund promises and paid child stars in course adverts were punished after complaints
season: terms start in September and January, and summer camps earn the rest
next: birthday parties | holiday camps | kit rental to schools
fail: WhiteHat Jr sold fear of missing out to parents and lost them with the school reopening
fail: kits in boxes were built once and then lay under the bed
lately: children build with AI by prompt, so parents ask whether coding is still worth it
economics: 30-60 | 4-8 | 20-150 USD
ask: How many children re-enrol after the second term? | What can the child show at home without help? | Who teaches when the student instructor has exams?
grade: low
# teacher-supply: supply teachers and teacher recruitment
words: supply teacher, supply teachers, substitute teacher, substitute teachers, cover teacher, teacher recruitment, teacher shortage, teacher hiring, teaching jobs, teaching vacancy, school staffing, supply agency, teacher agency, international school jobs, teacher certification, teacher training, b.ed, qts, ect, student teacher, teacher professional development, inset day, instructional coaching, lesson observation, teacher retention, teacher burnout, teachers abroad, guest teacher, ad hoc teacher, para teacher, tsc number, teacher exchange
job: put a fit adult in front of each class each morning
buyer: school heads
user: cover managers
run: head teachers and cover desks | a head rings back the agency whose teacher stayed the whole day and was asked for again | holiday pay, vetting costs and teachers hired away without a fee eat the markup
rival US: Kelly Education | substitutes for whole districts | a markup on the day's pay
rival US: Frontline Absence Management | absences and calls for substitutes | by employees a year
rival GB: Teach Booker | supply staff booked without a desk | a fee per day
rival GB: Tes | job adverts and staff software | a yearly school subscription
rival: Search Associates | teachers for international schools | a fee per hire
rival US: Swing Education | a substitute marketplace | a markup on each day
system US: Frontline | lists the absence at dawn
system: the single central record | shows that each adult was checked
system: the timetable | says which class has nobody
system: the payroll office | wants time sheets by agency and day
today: a cover manager phones agencies before the first bell, and an art teacher supervises physics with a worksheet
cost: agency markups eat the staff budget, classes sit in the hall, and the exam set learns nothing that week
pain: the substitute arrives without seating plan, login or medical notes
pain: checks and references take weeks, and the candidate has signed elsewhere
pain: physics and special needs posts get no applicant at all
channel: district personnel offices and school trusts | one framework agreement covers many schools
channel: teacher training colleges | final-year students take supply days for cash
channel: staffroom word of mouth | a good supply teacher follows the booker who pays on time
cycle: 2-30 weeks | a head books at once in a flu week, a district tenders for the year
price: a supply teacher day | 180-280 GBP | day
price: a substitute day in America | 110-220 USD | day
price: a job advert plan | 800-4000 GBP | school a year
rule US: state substitute permits | each state sets which adult may stand in a class and for how long
rule EU: Professional Qualifications Directive | a teacher's papers must be recognised before a permanent post
rule GB: Keeping Children Safe in Education | checks are logged on the single central record before the first lesson
rule GB: Agency Workers Regulations | supply staff get equal pay after a set time in one post
rule IN: teacher eligibility tests | state schools hire only those who passed a TET, and private ones ask for a B.Ed
season: flu weeks and Fridays empty staffrooms, and resignations fall by set dates in spring
next: onboarding of new teachers | lesson observation records | online lessons for missing subjects
fail: gig apps for substitutes met districts that pay little and union rules on who comes first
fail: training videos for teachers were bought by offices and watched by few
lately: England plans more state school teachers and caps on agency profit, and American districts shorten the school week to keep staff
economics: 15-70 | 1-3 | 300-4000 USD
ask: What share of absences is filled before the bell? | Who holds the checks, and can the next school reuse them? | What does the teacher take home of the school's bill?
grade: low
# safeguarding: pupil safety, bullying and phones
words: safeguarding, child protection school, designated safeguarding lead, dsl, cpoms, bullying, anti-bullying, cyberbullying, pupil wellbeing, student wellbeing, school counsellor, school counselor, self-harm alerts, web filtering, content filter school, screen monitoring pupils, phone ban, phone pouch, school phones, behaviour points, behaviour log, detention, exclusion, suspension, hall pass, school security, visitor sign-in, school shooting alert, panic button, lockdown drill, pupil voice, parent complaint school, social emotional learning
job: notice the child at risk in time and show what was done
buyer: designated safeguarding leads
user: pastoral staff
run: schools and academy trusts | schools rebook the trainer who has held the lead's phone and gives cases the staffroom recognises | unpaid travel to twilight sessions and yearly rewriting of the guidance slides eat the day rate
rival GB: CPOMS (Raptor) | safeguarding records in British schools | by school size a year
rival GB: MyConcern | safeguarding records for schools and sports | by school size a year
rival US: GoGuardian | filters and alerts on school laptops | per pupil a year
rival: Securly | filters, passes and wellbeing alerts | per pupil a year
rival: ClassCharts (Tes) | behaviour points and detentions | by school a year
rival US: Yondr | pouches that lock phones | per pupil a year
system: Google Workspace for Education | is what the alert tool scans
system: the pupil record | names who has parental rights and who must not collect
system US: the panic alert system | reaches the dispatcher and the classrooms at once
system: the visitor desk | prints a badge after an identity check
today: a teacher fills a concern form at break, the lead reads CPOMS at night and phones social services on hold
cost: small signs lie in several notebooks, and a review after harm asks who knew what on which day
pain: the filter raises alarms for Shakespeare and sleeps through a chat app
pain: the file does not follow the child to the next school
pain: behaviour points are given by some teachers and ignored by others
channel: local safeguarding partners and trainers | the trainer at the yearly course shows one record system
channel: insurers of districts and schools | a claim or a premium letter opens the budget for panic alerts
channel: school trusts and inspectors' reports | a weak inspection makes a trust buy for all its schools
cycle: 6-40 weeks | leads decide before the school year, districts after an incident or a grant
price: safeguarding records | 500-2500 GBP | school a year
price: filters and alerts | 4-12 USD | pupil a year
rule US: CIPA | schools with E-Rate money must filter and watch minors online
rule EU: GDPR | monitoring pupils' screens needs necessity, and regulators have stopped face recognition at school gates
rule GB: Keeping Children Safe in Education | filtering is reviewed yearly, and a trained lead is on duty
rule IN: POCSO Act | whoever learns of abuse must report it, and schools need checked staff and a committee
season: concerns rise after holidays and before exams, and buying is done by June
next: attendance follow-up | visitor checks | staff training records
fail: anonymous tip apps flooded counsellors with jokes and were muted
fail: emotion-reading cameras were banned in European classrooms before they found a use
lately: phone bans spread from France to Brazil and American states, and deepfake nudes reached classrooms
economics: 60-80 | 0.5-1.5 | 500-5000 USD
ask: Who reads the alert at night and on Sunday? | How many alarms were true, by the lead's own count? | What did an inspector say about the record?
grade: low
# low-fee-schools: low-fee and rural schools
words: low-fee school, affordable private school, budget private school, government school, rural school, village school, zilla parishad school, anganwadi, community school, low-cost private school, bridge academy, foundational literacy, teaching at the right level, offline learning, tablets for schools, radio lessons, solar classroom, smart classroom, smart board, digital classroom, school in kenya, nigeria school owner, school proprietor, madrasa, out-of-school children, mid-day meal, school uniforms, school textbooks supplier, school canteen, ngo school, mother tongue teaching, multigrade classroom, school loan
job: teach reading and sums well where fees and signal are weak
buyer: low-fee school proprietors
user: village school teachers
run: market traders and day-labour families | families pay where the child reads aloud by Christmas and the teacher is in class each morning | fees that stop before harvest, rented rooms and teachers leaving for state posts eat the surplus
rival: NewGlobe | lesson guides and tablets for state and own schools | per pupil by contract
rival IN: LEAD Group | books, tablets and plans for budget schools | per pupil a year
rival NG: SAFSIMS | results and fees for Nigerian schools | per pupil a term
rival KE: Zeraki | exam analysis and school accounts | by school a term
rival: Onebillion | reading and maths on a tablet in own language | by licence to programmes
rival IN: Varthana | loans to affordable schools | interest on loans
system: WhatsApp | carries homework, fee reminders and voice notes
system: M-Pesa | brings school fees in small pieces
system IN: DIKSHA | holds state textbooks and teacher training
system: Kolibri | serves lessons from a small box without internet
today: a proprietor writes fees in a ledger, and a teacher with several grades in one room copies sums on the board
cost: children reach upper grades unable to read a short text, and unpaid fees delay the teachers' wage
pain: tablets are locked in the cupboard for fear of theft and lack of power
pain: parents pay when the harvest or the wage comes, not when term starts
pain: lessons come in English that neither teacher nor child speaks at home
channel: proprietors' associations such as NAPPS and NISA | owners follow a neighbour whose enrolment rose
channel: textbook and uniform distributors | the book agent visits each school before term
channel: state programmes and donors | one state contract reaches more classes than a year of sales visits
cycle: 4-60 weeks | an owner decides before admissions, a ministry after a pilot and a vote
price: a books and tablet plan in India | 1500-6000 INR | pupil a year
price: school software in Africa | 0.5-2 USD | pupil a term
rule US: ESEA Title I | schools with many poor pupils buy with federal money that asks for evidence
rule EU: European Child Guarantee | states promise free meals and materials to children in need
rule GB: pupil premium conditions | schools publish how the money for poorer pupils is spent
rule IN: Right to Education Act | norms for rooms and teachers close unrecognised schools, and a share of seats is free
rule KE: APBET guidelines | low-fee schools register under lighter norms
season: fees follow harvest and paydays, and books are bought in the weeks before term
next: fee loans for parents | uniforms and books on credit | solar power and boxes
fail: one laptop per child gave hardware without lessons, repair or teacher training
fail: chains that grew fast met unions, courts and closure orders in Uganda and Kenya
lately: structured lesson guides got the best evidence, aid was cut, and phone calls proved cheaper than tablets
economics: 25-60 | 1-4 | 20-600 USD
ask: What did an outside reading test show after a year? | What happens on a day without power, signal or the trained teacher? | Who pays when the donor leaves?
grade: low
`,
  facts: edtechK12Facts,
  wordings: edtechK12Wordings,
  jobs: edtechK12Jobs,
});
