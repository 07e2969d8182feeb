import { edtechHigherFacts } from './facts/edtech-higher.ts';
import { edtechHigherJobs } from './jobs/edtech-higher.ts';
import { readField } from './reading/read-field.ts';
import { edtechHigherWordings } from './wordings/edtech-higher.ts';

export const edtechHigher = readField('edtech-higher', {
  niches: `
# admissions: university admissions and recruiting students
words: admissions, college admissions, university application, college application, student recruitment, international students, study abroad, education agent, enrolment, enrollment, yield, personal statement, ucas, common app, college counsellor, scholarship search, open day, campus tour, offer letter, prospective students, admissions essay, overseas education consultant, study in canada, clearing, sixth form applicants, student visa, enrolment funnel
job: turn enquiries into enrolled students, and help applicants choose where to apply
buyer: admissions directors
user: admissions officers
run: applicants and their parents | families choose the counsellor whose former pupils sit at the college they dream of | fair stands abroad, sub-agents and students whose visa fails eat the commission
rival US: Slate (Technolutions) | the applicant CRM of American colleges | a flat licence a year
rival: ApplyBoard | a portal where agents send students to many universities | a commission per enrolled student
rival US: EAB | enrolment marketing and advice for colleges | a yearly fee by contract
rival IN: Leap Scholar | study-abroad counselling for Indian students | nothing to students and a commission to universities
rival: Studyportals | course listings that send enquiries to universities | per lead or per enrolment
system US: the Common App | collects one application form and passes it to each member college
system GB: UCAS | runs the British cycle with its fixed deadlines and Clearing
system: the student record system | takes in each admitted applicant, at many campuses Banner or SITS
system IN: Samarth | runs admission and seat allotment at many Indian public universities
today: officers read files in Slate, call admits by hand and answer agents over WhatsApp at night
cost: each deposit that melts over summer is tuition the budget already counted
pain: admitted students say yes to several places and vanish between deposit and first day
pain: agents send thin files with forged bank letters, and the visa team finds out last
pain: enquiries from Indian and Nigerian students wait days for a human answer while another university replies
channel US: NACAC and AACRAO conferences | directors buy what a peer college shows with its own yield numbers
channel: ICEF agent workshops | agents bring the students, so the portal they are used to decides
channel: school counsellors | counsellors tell families which portal to open, and charge nothing for the advice
cycle: 16-52 weeks | the enrolment vice president decides after one cycle's data and a security review
price: a recruitment platform | 20000-150000 USD | institution a year
price: application counselling | 500-5000 USD | applicant
rule US: Title IV incentive compensation ban | paying recruiters by the enrolled head is forbidden for American students, so fee models need a lawyer
rule EU: GDPR | a prospect's file collected at a fair needs a lawful basis and must be deleted after the cycle
rule GB: UKVI sponsor licence | refused visas count against the university, so agents are vetted and logged
rule GB: Agent Quality Framework | universities pledge to list their agents and check how they advise
rule IN: Liberalised Remittance Scheme | tuition leaves through the bank with tax collected at source above a threshold
season: American deadlines fall in November and January, British ones in January, and Clearing empties desks in August
next: deposit-to-arrival messaging | document checks | student housing on arrival
fail: lead sellers were dropped when colleges saw that their names already sat in Slate
fail: platforms living on agent commission shrank when Canada capped study permits and British dependants were barred
lately: visa caps in Canada, Australia and Britain sent recruiters looking for Ireland, Germany and Gulf campuses
economics: 50-75 | 1-2 | 6000-25000 USD
ask: Which step of the funnel moves, enquiry, offer, deposit or arrival, and by how much? | Who pays the agent, and does the Title IV rule or UKVI see that payment? | Does the record write back into Slate or Banner without a nightly file?
grade: medium
# study-help: study tools for college students
words: college students, university students, study app, study group, lecture notes, note taking, flashcards, spaced repetition, essay help, exam revision at university, ai study buddy, textbook, lecture recording, summarise lecture, study planner, procrastination, homework help college, peer tutoring, past exams, student subscription, revision app, uni notes, engineering students, semester exams, previous year papers
job: get through a semester of lectures and exams with less rereading
buyer: college students
user: college students
run: students before their finals | students use what their year group used when it passed the hard module | adverts in exam weeks, model costs and empty summers eat a semester plan
rival: Quizlet | flashcard sets made by other students | per student a month beyond a free tier
rival: Chegg | textbook solutions and question answers | per student a month
rival: Studocu | lecture notes uploaded by students of the same course | a monthly fee unless the student uploads notes
rival: Anki | spaced repetition that medical students swear by | nothing on desktop and once on the iPhone
rival: Course Hero | course documents and tutors sorted by university | per student a month
system: Canvas | holds the slides, the due dates and the quiz bank
system: Panopto | records the lecture and its captions
system: Google Drive | is where the group project lives
today: students feed lecture slides into ChatGPT, trade notes on Discord and cram past papers
cost: the week before finals goes into sorting slides instead of practising questions
pain: the shared deck on Quizlet is from another professor and the exam follows this one's slides
pain: lecture recordings run long and nobody finds the minute where the proof was explained
pain: a semester's plan collapses at midterms because each course keeps its dates in its own syllabus file
channel: course Discord servers | one student posts the deck and the whole section joins
channel: campus ambassadors | a paid second-year with a QR code reaches the lecture hall at no media cost
channel: disability services offices | disability offices buy note-taking licences for students with accommodations
cycle: 1-2 weeks | a student installs it before a midterm and cancels after finals
price: a student plan | 5-15 USD | student a month
price: licences through the disability office | 80-200 USD | student a year
rule US: DMCA | uploaded slides and solution manuals belong to professors and publishers, so takedowns must work
rule EU: DSM Copyright Directive Article 17 | platforms that host student uploads answer for unlicensed textbook pages
rule GB: Skills and Post-16 Education Act | providing or advertising essay-mill services to students in England is a criminal offence
rule IN: Consumer Protection (E-Commerce) Rules | auto-renewing plans need clear prices and a way to cancel in the app
season: use peaks at midterms and finals, and the summer months wipe out paying students
next: peer tutoring by course | accommodations for students with ADHD | practice exams from a lecturer's slides
fail: Chegg lost subscribers quarter after quarter once chatbots answered the same homework photo free
fail: note marketplaces stalled outside the founder's own university because each course needs its own supply
lately: students open a general chatbot first, so tools live on the professor's own material and on exam practice
economics: 60-85 | 10-20 | 4-25 USD
ask: How many students of one course must join before a newcomer finds the notes useful? | What brings the student back in October, when no exam is near? | May you hold the slides, and what happens at the first takedown letter?
grade: medium
# assessment: university exams, proctoring and academic integrity
words: proctoring, online exam, academic integrity, plagiarism, ai detection, grading at university, essay grading, exam software, oral exam, viva, peer assessment, rubric grading, cheating in exams, contract cheating, lockdown browser, teaching assistants grading, question bank for lecturers, accessible exams
job: set exams that a chatbot cannot sit, and grade them before term ends
buyer: heads of assessment
user: lecturers
run: universities and awarding bodies | exam boards keep the provider whose invigilators turned up and whose results stood on appeal | peak-week invigilators, disputed flags and idle months between sessions eat the fee per candidate
rival: Turnitin | similarity and AI-writing reports inside the LMS | per student a year
rival: Gradescope | scanned exams graded question by question | per student or department a year
rival: Inspera | digital exams on the student's own laptop, from Oslo | per student or exam
rival: Respondus | a lockdown browser and webcam monitor | by campus a year
rival IN: Mercer Mettl | remote proctored exams for Indian universities and recruiters | per candidate
system: Canvas | launches the tool through LTI and takes back the grade
system: Moodle | runs the quizzes wherever a university hosts its own LMS
system: Shibboleth | signs students in with the campus account
today: lecturers write paper finals again and teaching assistants grade blue books over a weekend
cost: an accused student's hearing takes a term, and a detector score alone does not win it
pain: AI detectors flag second-language writers, so lecturers no longer dare to act on them
pain: students with extra time need their own room, and the exam office plans that in Excel
pain: webcam proctoring brings complaints to the ombudsman faster than it brings proof
channel: learning-technology teams | the LTI keys and the pilot budget lie with the learning technologists
channel: early-adopter lecturers in big first-year courses | a course with a mountain of scripts shows the saving at once
channel: national research and education networks | member universities buy from a framework without a tender
cycle: 20-60 weeks | a pilot runs one semester, then senate, privacy office and procurement each take their turn
price: a campus assessment suite | 3-12 USD | student a year
price: live remote proctoring | 10-30 USD | exam
rule US: FERPA | a recording of an exam is a student record the campus must control
rule US: ADA | exam software must work with screen readers and allow extra time
rule EU: AI Act Annex III | grading and exam monitoring are high risk, and reading emotions of students is banned
rule GB: OfS condition B4 | assessment must be reliable, and students may appeal to the OIA
rule IN: UGC online-programme regulations | finals of an online degree must be proctored before the degree counts
season: pilots start in September and January, and exam boards freeze any change in May and December
next: oral exam scheduling | accommodation planning for exams | question writing from course outcomes
fail: remote proctors that boomed in lockdown were cut when students protested and campuses reopened
fail: detectors sold as proof lost lecturers' trust after the first wrong accusation
lately: departments move back to handwritten finals and short vivas because take-home essays prove little
economics: 60-80 | 0.5-2 | 8000-30000 USD
ask: What does the exam board accept as evidence from your tool at a hearing? | How many minutes of marking does a lecturer save on a real stack of scripts? | Which semester's pilot do you have, and who at the privacy office signed?
grade: medium
# campus-careers: careers services, internships and first jobs
words: internship, internships, career services, careers office, placement cell, campus placement, campus recruitment, graduate jobs, first job, early career, career fair, resume for students, alumni mentoring, job board for students, apprenticeship degree, employability, student portfolio, work placement, alumni network
job: get students into internships and first jobs that the college can count
buyer: careers service directors
user: final-year students
run: students, graduates and recruiters | graduates trust the coach or agency that got a classmate a paid internship | fair hall rent, recruiters who cancel in a hiring freeze and free university services eat the income
rival US: Handshake | the job board and fair tool of American campuses | a yearly fee to employers
rival: Symplicity | placement and experiential-learning records for careers offices | by campus a year
rival IN: Superset | campus hiring drives for Indian colleges | per hiring season
rival EU: JobTeaser | career centres for European universities | a yearly fee to employers
rival IN: Internshala | internships and short courses for Indian students | per course and per promoted posting
rival GB: TARGETconnect (Group GTI) | the careers platform of many British universities | by campus a year
system US: Handshake | is where American employers already post the role
system GB: Graduate Outcomes | is the British survey that scores what leavers do
system: LinkedIn | shows the recruiter whether the alumnus really got the job
system: the student record system | says who graduates when and with which marks
today: students mass-apply on Handshake and the placement cell tracks offers in a spreadsheet
cost: offers found too late do not count in the outcomes survey that parents read
pain: the careers team has one adviser for a whole faculty and meets students in their last term
pain: employers come to the same target campuses and ignore everyone else's fair
pain: unpaid placements in charities and labs never reach students who must earn over summer
channel: associations of careers services | careers directors read the same benchmark survey and ask who moved it
channel: employers' early-talent teams | a campus signs up where its favourite employer already posts
channel: student societies | societies run the fair that the careers office cannot staff
cycle: 12-40 weeks | the careers office pilots in autumn and needs the IT contract signed before the fiscal year ends
price: a careers platform | 5000-40000 USD | campus a year
price: an employer plan | 300-1500 USD | employer a month
rule US: FLSA primary-beneficiary test | an unpaid intern at a firm must learn more than the firm gains, or wages are owed
rule EU: Quality Framework for Traineeships | trainees should get a written agreement, a mentor and fair terms
rule FR: convention de stage | an internship needs an agreement signed by school, firm and student, and pay if long
rule GB: National Minimum Wage | a placement outside a course is work with pay
rule GB: OfS condition B3 | the regulator watches how many leavers reach professional work or further study
rule IN: AICTE internship policy | engineering degrees carry compulsory internship credits
season: consulting and banking recruit in early autumn, small firms in spring, and Indian placements start in the seventh semester
next: mock interviews with alumni | employer branding on campus | micro-internships for credit
fail: student job boards without employers became lists copied from LinkedIn and emptied after one season
fail: income-share agreements collapsed when regulators called them loans
lately: entry roles thinned out as firms let software write first drafts, so offices chase small local employers
economics: 60-80 | 1-3 | 2500-12000 USD
ask: Which employers post with you and not on Handshake? | How do you prove an offer for the outcomes survey without chasing the graduate? | Who pays when hiring stops, the campus or the employer?
grade: low
# academic-research: literature reviews, theses and research groups
words: phd student, thesis, dissertation, literature review, citation manager, reference manager, research paper, academic writing, journal submission, peer review, research group, supervisor, systematic review, research data, ethics approval, grant proposal university, preprint, lab meeting, postdoc, open access, phd thesis writing, viva preparation, find papers, paper summary, journal article, scholarly articles
job: get from a pile of papers to a manuscript that survives peer review
buyer: principal investigators
user: doctoral students
run: doctoral students and research groups | groups return to the statistician or librarian whose methods section passed reviewers | long revisions after rejection, database licences and small grants eat the project fee
rival: Elicit | answers from papers with extracted tables for reviews | per researcher a month
rival: Covidence | screening and extraction for systematic reviews | per review or library licence
rival: Zotero | a free reference manager that writes the bibliography | nothing but the storage
rival: Overleaf | LaTeX manuscripts written together in the browser | per author or campus licence
rival: Paperpal | language edits before journal submission | per author a month beyond a free tier
system: Crossref | names each paper by its DOI and says when one is retracted
system: PubMed | is the index a medical search strategy must be run in
system: ORCID | ties papers and grants to one person
system: Editorial Manager | is the journal's door, with its own file rules
today: doctoral students hoard PDF files in Zotero folders and screen abstracts in a spreadsheet for months
cost: a missed trial sinks the systematic review at peer review and the chapter starts again
pain: chatbots invent references, and one false citation in a thesis costs the examiner's trust
pain: reviewer comments come back after months and the student no longer finds the script behind the figure
pain: ethics forms ask for a data plan nobody in the group has written before
channel: subject librarians | librarians teach the review course in which the tool is chosen
channel: doctoral schools | a supervisor's habit becomes the group's standard
channel: PhD creators on YouTube | a creator in the last thesis year shows a workflow and the whole cohort copies it
cycle: 1-40 weeks | a student pays alone tonight while the library trial ends with the subscription year
price: a researcher plan | 8-20 USD | researcher a month
price: a campus licence | 5000-50000 USD | university a year
rule US: NIH public-access policy | funded papers must be free to read at once, which changes what a tool may fetch
rule EU: DSM Directive mining exceptions | research bodies may mine what they lawfully read, and firms may not where rights are reserved
rule GB: UKRI open-access policy | funded articles must be open to read from the day they appear
rule GB: text-mining exception | mining papers one may read is allowed only for non-commercial study
rule IN: UGC plagiarism regulations | the similarity level of a thesis decides the penalty
season: thesis deadlines cluster in early autumn and spring, and grant calls empty the lab every few months
next: grant proposals | journal formatting | research data management plans
fail: networks for scientists stalled because nobody leaves the mailing list and the conference for a feed
fail: tools that summarised abstracts without full text were useless once the librarian asked for recall
lately: journals retract paper-mill articles in bulk, so checking a source is now part of the review
economics: 60-85 | 3-8 | 10-80 USD
ask: What recall does your search reach against a published systematic review in this subject? | Do you read full text lawfully, and through whose licence? | Can the examiner reproduce each step from the thesis appendix?
grade: low
# campus-life: student societies and campus services
words: campus life, student society, student societies, student union, students' union, student club, college fest, hostel mess, mess food, hostel students, dormitory, dorm, student housing, student accommodation, campus food, campus delivery, campus app, campus marketplace, second-hand textbooks, textbook exchange, freshers, orientation week, roommate finder, fraternity, sorority, student discounts, student events, campus safety, campus shuttle, university sports club, student id, erasmus students, campus laundry
job: settle in, belong and get through the week on a campus
buyer: heads of student services
user: student society officers
run: students and their societies | students go where friends already are and the hoodie arrives before freshers' week ends | deserted summer months, committee turnover and union commissions eat a campus shop
rival: CampusGroups (Ready Education) | club pages, events and check-in | per student a year
rival US: Anthology Engage | club records and service hours | per campus a year
rival GB: MSL | websites and votes for students' unions | by union a year
rival: UNiDAYS | student discounts after checking status | a commission from brands
rival GB: UniHomes | student houses with bills | a fee from agents
rival IN: Stanza Living | hostel beds with meals | per bed a month
system: the student card | opens doors, pays for the mess and lends books
system: Instagram | is where societies really announce the night
system: Discord | holds the course and the club chats
system: campus single sign-on | decides who counts as a student
today: a society treasurer collects dues by bank transfer, posts on Instagram and hands a shared password to the next committee
cost: each summer the list, the money and the knowledge are lost with the committee
pain: the mess menu is decided for a whole hostel while full plates go to the bin
pain: first-years do not know a soul and leave before Christmas
pain: room booking for clubs is a form that a porter reads on paper
channel: student ambassadors and union officers | a sabbatical officer can sign for the year she is in office
channel: welcome week stalls | all first-years walk past within a few days
channel: heads of student services | retention money pays for what lowers early leaving
cycle: 2-40 weeks | students adopt in welcome week, the university decides in spring for autumn
price: a campus engagement platform | 2-6 USD | student a year
price: a hostel bed in an Indian city | 8000-25000 INR | month
rule US: Clery Act | campuses publish crime figures and send warnings in time
rule EU: GDPR | student status and club lists need a basis, also when volunteers keep them
rule GB: Renters' Rights Act | student lets lose fixed terms outside registered halls
rule IN: UGC anti-ragging regulations | first-years and parents sign, and hostels are watched
season: welcome week decides the year, and exams empty every event
next: alumni groups | part-time jobs on campus | student insurance
fail: campus social networks bloomed at one college and died when founders graduated
fail: campus delivery lived on student riders who vanished in exam weeks
lately: loneliness and commuter students worry universities more than party policy does
economics: 40-75 | 3-8 | 1-3000 USD
ask: What is left of use in the second term? | Who hands over when the committee graduates? | Does the university pay, the brand or the student?
grade: low
# fees-aid: tuition fees, student loans and scholarships
words: tuition fees, college fees, fee payment, student loan, education loan, student loans, study abroad loan, scholarship, scholarships, bursary, financial aid, fafsa, student finance, maintenance loan, tuition instalments, fee instalment, college savings, student debt, loan repayment, vidya lakshmi, helb, fees refund, study loan without collateral, international fee payment, student budget, emergency grant, work-study, stipend payment, net price calculator, parents paying college
job: pay for the degree on time without losing the place
buyer: university bursars
user: students and their parents
run: foreign students and their families | families choose the desk that got last year's neighbour both loan and visa letter | exchange spreads, unpaid scholarship hunting and refused visas eat the service fee
rival: Flywire | fees paid across borders | a margin on currency and a fee
rival US: Nelnet | loan service and tuition plans | a fee per plan
rival IN: Leap | study abroad loans and help | interest and fees
rival: Prodigy Finance | loans to foreign master's students | interest and a fee
rival US: Scholly (Sallie Mae) | scholarship search | nothing to students
rival IN: Buddy4Study | scholarship listings and sponsor programmes | a fee from sponsors
system US: FAFSA | feeds the aid package of each college
system: the student account ledger | blocks the registration when a fee is open
system GB: the Student Loans Company | pays fees by term after attendance is confirmed
system IN: Vidya Lakshmi | passes one loan form to many banks
today: a family wires fees through a bank branch with a screenshot as proof, and a bursar matches names by hand
cost: an unmatched payment locks the student out of enrolment, and a late visa proof loses the intake
pain: the aid letter mixes grants and loans so that nobody sees the net price
pain: scholarship forms ask for the same essay and pay out after the fee is due
pain: parents pledge land for a loan and do not know the rate after the course
channel: admission counsellors and agents | the agent sits with the family when the deposit is due
channel: bursars' associations | finance offices copy the payment provider of a peer university
channel: school and college guidance officers | a counsellor hands the scholarship list to a whole class
cycle: 1-40 weeks | families decide within weeks of the offer, universities tender in the quiet term
price: a cross-border fee payment | 15-60 USD | payment
price: an education loan processing fee in India | 5000-30000 INR | loan
rule US: Truth in Lending Act | private student loans need set disclosures and a cooling-off time
rule EU: Consumer Credit Directive | instalment plans for fees now count as credit in many cases
rule GB: FCA consumer credit rules | instalments over a year need permission, and interest is a barrier for Muslim students
rule IN: Liberalised Remittance Scheme | fees abroad count against a yearly limit, and tax may be collected at source
season: deposits fall due in May and August, and scholarship deadlines crowd winter
next: student bank accounts | rent guarantees | insurance for students abroad
fail: income share agreements at universities were paused when regulators called them loans
fail: scholarship sites sold student data and had no say over who won
lately: American graduate loan limits shrink, India taxes fewer education remittances, and the FAFSA relaunch failed
economics: 30-70 | 2-5 | 15-4000 USD
ask: Who bears the loss when the graduate does not find work? | How much does the family save against the bank's rate and fee? | Does the bursar's ledger match the payment without a person?
grade: low
# registrar: registrars, timetables and accreditation
words: registrar, student records, university erp, college erp, university timetable, class scheduling, room allocation, transcript, transcripts, digital diploma, degree verification, fake degree, credential verification, credit transfer, academic bank of credits, accreditation, naac, nba accreditation, nirf ranking, obe, course outcomes, curriculum mapping, student retention, dropout prediction, early alert, academic advising, degree audit, attendance university, exam results portal, marksheet, affiliated colleges, faculty workload
job: keep records, rooms and accreditation files true for each student
buyer: university registrars
user: registry officers
run: colleges, trade schools and private universities | colleges keep the consultant who knows what the visiting panel opens first | site visits, rewriting professors' self-studies and fees paid after accreditation eat the contract
rival: Ellucian | Banner and Colleague student systems | by student numbers a year
rival: Workday Student | a student system on the HR cloud | by student numbers a year
rival: EAB | advising and retention software | per institution a year
rival GB: Tribal | SITS student records | a licence with upkeep
rival IN: MasterSoft | college records and accreditation files | by college a year
rival US: Parchment (Instructure) | transcripts and diplomas sent online | per document
system: Banner | holds the record in customised code nobody wants to touch
system IN: DigiLocker | shows marksheets and the academic credits
system GB: the HESA data return | takes the student record in a set format
system: Moodle | shows who still logs in
today: a registry officer moves rooms on a wall plan, and a professor types the accreditation report from last cycle's Word files
cost: clashing exams are found by students, and a weak self-study costs a grade and the right to recruit
pain: employers wait weeks for an answer about a degree that may be forged
pain: transfer students repeat courses because no one compares syllabi
pain: early-alert lists reach advisers who have too many names and no time
channel: registrars' associations such as AACRAO | registrars trust only references from the same student system
channel: accreditation consultants | the consultant fills the files of many colleges
channel: system integrators for Banner and SITS | an upgrade project opens the door for add-ons
cycle: 26-100 weeks | the registrar wants it, IT tests it, and the switch waits for a summer
price: a student system module | 3-15 USD | student a year
price: accreditation software in India | 100000-600000 INR | college a year
rule US: FERPA | records are released only with consent or to officials with a reason
rule EU: Bologna diploma supplement | each graduate gets a supplement with credits in a common form
rule GB: OfS conditions | continuation and completion rates below a threshold bring an investigation
rule IN: UGC academic credit regulations | credits are filed to the national bank, and accreditation opens grants
season: registry drowns at enrolment and results, and changes go live in summer only
next: alumni records | micro-credentials | visa attendance reports
fail: blockchain diplomas were issued by pilots and read by no employer
fail: dropout models flagged poor students, and nobody was paid to call them
lately: India moves to binary accreditation, and universities in Britain and America merge or cut courses
economics: 55-75 | 0.3-1 | 8000-50000 USD
ask: Which student system do you write to, and who allowed it? | What did the accreditor accept without retyping? | Who calls the student on the list, and did she stay?
grade: low
# online-degrees: online degrees and lecturers' courses
words: online degree, online university, distance learning, open university, mooc, online mba, executive education, business school, micro-credential, certificate programme university, lecturer, lecturers, professor, course design university, lms university, moodle, canvas lms, blackboard, lecture video, hybrid teaching, flipped classroom, virtual lab, lab simulation, teaching simulation, open textbook, course materials, opm, online program manager, ignou, correspondence course, adult degree completion, faculty training
job: teach a full course to students who rarely come to campus
buyer: deans of online programmes
user: lecturers
run: working adults and distant students | working adults choose the programme whose tutor answers on Sunday and whose degree employers know | advertising for each enrolment, filming and dropouts before the census date eat tuition
rival: Coursera | degrees and certificates with universities | a share of tuition
rival US: Risepoint | marketing and support for online degrees | a share of tuition
rival: Instructure Canvas | the course site of many universities | per student a year
rival: Labster | virtual science labs | per student a course
rival IN: upGrad | degrees online with universities | per course, often on a loan
rival GB: FutureLearn | short courses from universities | per course or a yearly plan
system: Canvas | holds the course, the gradebook and the deadlines
system: Moodle | is free, open and different on each campus
system: Panopto | records the lecture and its captions
system: LTI | plugs an outside tool into the course site
today: a lecturer uploads slides to Moodle on Sunday, records at the kitchen table and answers the same forum question all week
cost: students watch at high speed, fall silent within weeks and ask for their fee back
pain: the revenue share with the programme manager leaves the faculty little to teach with
pain: lab practicals cannot be done at home, so the degree is not recognised
pain: captions and alt text are missing in years of old recordings
channel: learning technologists and teaching centres | the teaching centre trains each new lecturer on the tool
channel: deans who saw a rival's intake | a dean signs when a neighbour filled an online cohort
channel: conferences such as EDUCAUSE | technologists test plug-ins against their own course site
cycle: 12-60 weeks | a lecturer pilots one module, procurement and access review follow
price: a course site | 10-35 USD | student a year
price: a virtual lab | 20-60 USD | student a course
rule US: state authorisation | each state of residence must allow the programme, mostly through SARA
rule EU: Web Accessibility Directive | public universities' course sites and videos must be accessible
rule GB: Lifelong Learning Entitlement | loans by module open short study from the late decade on
rule IN: UGC online education regulations | only listed universities may offer online degrees, and franchising is banned
season: intakes in January and September drive adverts, and August is for building courses
next: employer-paid degrees | course translation | tutoring inside courses
fail: programme managers such as 2U paid more per student than tuition brought back
fail: open courses drew crowds, few of whom finished and fewer paid
lately: chatbots broke take-home coursework, and universities take their online programmes back in house
economics: 45-75 | 0.5-2 | 3000-30000 USD
ask: What share of the tuition is spent on finding the student? | How many starters finish the second module? | Does it run inside Canvas and Moodle with the access report done?
grade: low
`,
  facts: edtechHigherFacts,
  wordings: edtechHigherWordings,
  jobs: edtechHigherJobs,
});
