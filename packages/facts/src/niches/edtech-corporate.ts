import { edtechCorporateFacts } from './facts/edtech-corporate.ts';
import { edtechCorporateJobs } from './jobs/edtech-corporate.ts';
import { readField } from './reading/read-field.ts';
import { edtechCorporateWordings } from './wordings/edtech-corporate.ts';

export const edtechCorporate = readField('edtech-corporate', {
  niches: `
# compliance-training: mandatory training and its records
words: compliance training, mandatory training, safety training, harassment training, posh training, hipaa training, osha training, phishing training, security awareness, aml training, code of conduct, training records, audit evidence, annual refresher, certificates expiry, gdpr training, induction training, health and safety course, anti bribery training, cyber awareness, mandatory e-learning, site induction, food safety course, toolbox talk
job: prove to the inspector that everybody took the right course in time
buyer: compliance officers
user: site supervisors
run: employers with regulated sites | firms rebook the trainer whose cards the inspector accepts and who comes to the night shift | travel, hired rooms and courses run for a few heads eat the price per seat
rival: NAVEX | ethics and harassment courses with a hotline | by headcount a year
rival US: Traliant | harassment and bias courses for each American state | per learner a year
rival: KnowBe4 | phishing tests and security awareness | per seat a year
rival GB: iHASCO | British health and safety courses | per learner a year
rival US: Vector Solutions | safety libraries and records for plants and fire departments | by headcount a year
rival IN: Rainmaker | POSH courses and training for harassment committees | by headcount
system: Cornerstone | assigns the course and stores the completion an auditor asks for
system: Workday | decides who is due, by job, place and hire date
system: SCORM | carries the course into any LMS and reports pass or fail
today: HR exports overdue names from the LMS into Excel and mails supervisors in the quarter's last week
cost: slides eat paid hours, and the forklift driver still cannot answer the auditor
pain: state rules on harassment hours differ, and transferred staff fall between them
pain: contractors at the gate have a card from another site that nobody can check
pain: the annual refresher repeats the same quiz, so people share the answers
channel: insurers of workplace accidents | insurers reward trained sites with lower premiums
channel: associations of safety officers | safety officers ask one another which courses inspectors accept
channel: HR system marketplaces | the staff roster in the HR system decides who is due for which course
cycle: 4-20 weeks | the safety officer picks, and a citation or audit date sets the pace
price: a compliance library | 15-60 USD | learner a year
price: phishing tests with training | 1-3 USD | seat a month
rule US: state harassment-training laws | California, New York and others fix the hours, the topics and the records
rule US: OSHA training standards | workers must be trained in a language they understand before they meet the hazard
rule EU: Safety Framework Directive | employers must train on hazards during working time and at no cost to workers
rule GB: Worker Protection Act | employers must take reasonable steps against harassment and show them at tribunal
rule IN: POSH Act | awareness sessions and a complaints committee are compulsory
season: year-end and the weeks before an ISO or client audit bring the rush
next: incident reporting | contractor onboarding | policy sign-off
fail: cheap course libraries won on price per seat until the HR suite bundled the same harassment catalogue
fail: beautiful courses without a record that survives an audit were returned
lately: the AI Act made AI literacy one more mandatory course in Europe
lately: phishing made with models no longer shows spelling errors, so old lessons mislead
economics: 68-82 | 1-2 | 900-5000 USD
ask: Which rule do you satisfy, with which record, and has an inspector accepted it? | Who updates the course when a state changes its law? | How do contractors without a work mail take it?
grade: low
# frontline-training: training on the shop floor
words: frontline training, deskless workers, restaurant training, retail training, hotel staff training, factory training, work instructions, sop, standard operating procedure, mobile training, microlearning, store opening, new hire training, technician training, call centre onboarding, care home training, skills matrix, barista training, kitchen staff training, warehouse training, onboarding hourly workers, blue collar training, job aids, multilingual staff
job: get a new starter safe and useful by the end of the first week
buyer: operations heads of chains
user: shift leads
run: restaurant chains and factories | chains come back to the training firm after whose week remakes fall and the new cook stays | filming on site, dubbing and trainers on the road eat the rollout fee
rival: Axonify | daily questions for retail and warehouse staff | per user a month
rival US: Opus | phone courses for restaurant crews | per location a month
rival: YOOBIC | microlearning and task lists in stores | per user a month
rival: Dozuki | work instructions for plants | per site a year
rival IN: Disprz | frontline learning for Indian retail and banks | per user a month
system: UKG | holds store, role, shift and start date of each hourly worker
system: Zebra handhelds | are often the only screen on the floor
system: WhatsApp | reaches crews that have no company address
today: the new cook shadows whoever is on shift, and the recipe binder lies in the back office
cost: remakes and slow tills fill the first weeks, and the trainer's own station falls behind
pain: a menu change on Monday reaches the night shift on Thursday by rumour
pain: crews speak several languages and the video is in one
pain: nobody knows which technician is signed off on which machine when the lead is ill
channel: franchise brand teams | the franchisor pays centrally and makes the lesson a brand standard
channel: area managers | a store with lower turnover becomes the story on the next district call
channel: equipment and ingredient suppliers | makers of ovens and coffee machines fund lessons about their own products
cycle: 8-30 weeks | a handful of stores pilot through a full staff turn before the chain decides
price: frontline learning | 2-6 USD | worker a month
price: digital work instructions | 500-2500 USD | site a month
rule US: Fair Labor Standards Act | training time is paid time, and the break for it stands on the timesheet
rule US: state food-handler laws | kitchen crews need a card within weeks of hire
rule EU: Transparent Working Conditions Directive | training the law demands is free to the worker and counts as working time
rule GB: PUWER | whoever runs a slicer, press or forklift must be trained for that machine
rule IN: FSSAI FoSTaC | food businesses need a trained supervisor per group of food handlers
season: stores train in October for the peak, hotels in spring, and nobody learns in December
next: task lists | shift communication | internal promotion paths
fail: desktop courses squeezed onto a phone were ignored because the till never stops
fail: usage died with the one area manager who loved it
lately: models turn a filmed task into a translated step list within an hour
lately: chains pay for faster time to station rather than for course hours, because crews turn over within the year
economics: 65-78 | 1-2 | 2500-12000 USD
ask: How many shifts until a starter works alone, before and after? | Is the time on the lesson paid, and does the rota leave room for it? | Who makes the lessons when the menu changes on Monday?
grade: low
# skills-upskilling: technical and AI skills for staff
words: upskilling, reskilling, skills platform, ai training, data skills, coding bootcamp for companies, learning library, learning experience platform, skills gap, skills taxonomy, tech academy, cloud certification, digital skills, apprenticeships, career paths, internal mobility, employee learning, learning budget
job: turn the staff a company has into the skills it cannot hire
buyer: heads of learning and development
user: engineers
run: engineering teams and career changers | a team lead wants the instructor who debugs live in the team's own repository | labs, cloud credits and rewriting slides after each release eat the course day
rival: Coursera for Business | university and vendor courses | per seat a year
rival: Udemy Business | a course library for teams | per seat a year
rival: Pluralsight | technology skills with tests | per seat a year
rival: DataCamp | data and AI skills | per seat a year
rival GB: Multiverse | apprenticeships paid from the levy in Britain | per apprentice, paid out of the levy
rival: Simplilearn | online boot camps with university certificates, from Bengaluru | per learner
system: Workday Skills Cloud | holds the skills list that managers ignore
system: AWS Certification | gives the badge that counts outside the firm
system: Degreed | collects completions by SCORM and xAPI and decides what staff see first
today: L&D buys a library for all, announces a learning month and counts log-ins for the board
cost: most licences sleep, and the team still hires contractors for the cloud migration
pain: engineers learn from YouTube and documentation while the paid library plays in the background
pain: the skills taxonomy has more entries than staff, and nobody keeps it true
pain: managers refuse to release people in the sprint before a launch
channel: CIOs with a migration date | a cloud migration with a date pays better than a learning month
channel: cloud vendors' partner funds | AWS, Microsoft and Google subsidise courses on their own platform
channel GB: the apprenticeship levy | levy money that is not spent in time goes back to the Treasury
cycle: 10-36 weeks | L&D shortlists, a business sponsor pays and procurement ties it to the fiscal year
price: a skills library | 150-450 USD | seat a year
price: a cohort academy | 800-5000 USD | learner
rule US: Section 127 | employers may pay for an employee's learning free of tax up to a yearly limit
rule EU: AI Act Article 4 | firms that use AI must see that the staff who work with it are trained
rule FR: Compte personnel de formation | workers hold a training purse, and only vetted providers may draw on it
rule GB: Growth and Skills Levy | large payrolls pay into a pot that only approved courses can draw
rule IN: Apprentices Act | firms above a set headcount must take apprentices
season: budgets are set in autumn, levy pots are emptied before they expire, and summer is empty
next: internal talent marketplaces | certification exams | manager coaching
fail: libraries competed on the number of courses until models answered the question directly
fail: bootcamps with job guarantees broke when junior hiring stopped
lately: boards ask for AI training for all staff, and prompt courses are bought in a hurry
lately: Coursera and Udemy agreed to merge as seat growth faded
economics: 60-78 | 1-2 | 4000-20000 USD
ask: Which project went faster because of it, in the words of its manager? | What share of paid seats was active in the third month? | Who pays when the learning month is over, L&D or the line?
grade: low
# sales-readiness: sales onboarding and pitch practice
words: sales training, sales enablement, sales onboarding, role play, ai role play, call coaching, ramp time, pitch practice, customer service training, battlecards, product training, partner training, sales coaching, objection handling, medical reps, insurance agents training, call scoring
job: get a new seller to quota sooner and keep the pitch right
buyer: heads of sales enablement
user: new sellers
run: software firms with new reps | sales heads rebook the coach whose role plays hurt and whose reps close the month after | preparing scenarios for each product and postponed kick-offs eat the workshop fee
rival: Mindtickle | readiness scores and role play | per seat a year
rival: Seismic | content and lessons for sellers | per seat a year
rival: Hyperbound | voice role play with AI buyers | per seat a month
rival: Gong | recorded calls and coaching | a platform fee plus each seat
rival: Allego | video practice for life science and finance sellers | per seat a year
system: Salesforce | holds stage, quota and the ramp curve
system: Gong | records what was really said on the call
system: Veeva Vault PromoMats | limits what a medical rep may show
today: new reps shadow calls for weeks, read a wiki of old decks and practise on live leads
cost: live leads are burnt while the ramp runs, quota is missed, and managers coach only the loudest deals
pain: the certification deck is recited well, and the first discount question sinks the call
pain: a new feature ships each month, and the battlecard is stale before the field has read it
pain: partner sellers never log in to the portal, so they sell what they know
channel: the Sales Enablement Collective | enablement leaders swap ramp numbers with one another
channel: CRM and call-recording marketplaces | real calls are the raw material for a practice buyer
channel: sales methodology firms | a method such as MEDDIC fades unless sellers practise between workshops
cycle: 6-20 weeks | enablement pilots on one new-hire class and the revenue head looks at ramp
price: role play | 25-80 USD | seller a month
rule US: state call-recording laws | California and others want everybody on the call to agree before it is recorded
rule US: FINRA communications rules | broker pitches must be fair and balanced, and training on them is kept on file
rule EU: AI Act emotion ban | reading a seller's mood from voice at work is banned, so scores must rest on words
rule GB: FCA Consumer Duty | training records prove that sellers understood who the product is for
rule IN: IRDAI agent rules | insurance agents train and pass an exam before they may solicit
season: new-hire classes start in January and after the sales kickoff, so buying is in autumn
next: deal coaching | partner certification | customer education
fail: quiz games for reps lifted scores on the quiz and not the win rate
fail: layoffs in sales teams cut seats before the renewal came
lately: voice models play an annoyed buyer well enough that reps practise in private
lately: call recorders and CRM suites launch their own role play
economics: 70-82 | 1-3 | 3000-12000 USD
ask: By how many weeks did ramp to first deal fall, class against class? | Do managers see the practice, and does that stop reps from practising? | What can you do that the call recorder with all the real calls cannot?
grade: low
# course-making: course authoring and training firms
words: course authoring, elearning, instructional designer, scorm, training company, training provider, ai video avatar, explainer video, e-learning, storyline, training videos, online academy, course creator tool, customer education, certification program, webinar training, lms for training business, train the trainer, translate courses, training content, quiz maker, academy for customers
job: turn an expert's slides into a course that can be sold, tracked and updated
buyer: owners of training firms
user: instructional designers
run: firms with courses to build | clients stay with the studio that got the expert to talk and passed the LMS on first upload | late reviews, re-recorded voices and one more logo round eat the fixed price
rival: Articulate | the authoring tools designers know by heart | per author a year
rival: Synthesia | presenter videos from a script | per seat or by the minute
rival: LearnUpon | a platform for customer and partner courses | by active users a year
rival: Thinkific Plus | a storefront for firms that sell courses | a monthly plan
rival: Arlo | registration and admin for training providers | a monthly plan
system: SCORM Cloud | shows whether a package plays and reports before the client's LMS sees it
system: PowerPoint | is where the expert's raw material nearly always lies
system: Moodle | decides at many clients whether the course plays and the grade comes back
today: a designer storyboards the expert's slides in Storyline, records a voice-over and waits for review comments
cost: an hour of course takes weeks of work and is stale when the product screen changes
pain: subject experts answer review mails after the launch date
pain: each client's LMS breaks the SCORM package in another way
pain: a change of one logo means a new voice track in each language
channel: instructional design communities | designers choose the authoring tool and take it along to the next job
channel: LMS vendors' content marketplaces | learning teams shop for ready courses where the LMS bill already goes
channel: local chapters of trainers' associations | owners of small training firms meet at chapter evenings
cycle: 2-12 weeks | a designer starts alone by card, and the team plan follows
price: an authoring or avatar tool | 25-150 USD | author a month
price: a training provider's platform | 150-900 USD | company a month
rule US: Section 508 | courses for federal bodies need captions, keyboard paths and contrast
rule EU: AI Act Article 50 | a presenter made by a model must be labelled as artificial
rule GB: Equality Act | training providers owe reasonable adjustments, so courses need captions and keyboard paths
rule IN: NCVET recognition | only recognised awarding bodies may issue skill certificates that count for funding
season: catalogues are rebuilt in summer for an autumn launch, and tenders close before the fiscal year ends
next: course translation | customer academies | certificate wallets
fail: marketplaces for courses fell to discount wars in which makers earned little
fail: avatar videos read long slides aloud, and learners skipped them as before
lately: models draft storyboards and quizzes in minutes, so agencies sell review and not hours
lately: public buyers ask for captions and keyboard paths, so old Storyline libraries fail the tender
economics: 65-82 | 2-4 | 150-1500 USD
ask: How many hours of designer time does one finished hour take with you? | Does the package report correctly in Cornerstone, Workday and Moodle? | Who owns the voice and face in the course when the trainer leaves?
grade: low
# apprentices: apprentices and trade training in firms
words: apprentice, apprentices, apprenticeship, trainee, dual training, ausbildung, azubi, berichtsheft, training logbook, iti, iti students, industrial training institute, naps, tvet, vocational school, vocational training, trade school, welding training, electrician apprentice, alternance, cfa, journeyman, end-point assessment, off-the-job training, training supervisor, master craftsman, guild, skilled trades training, informal apprenticeship, technical college, on-the-job training hours, bricklayer trainee
job: bring an apprentice to the final exam and keep the firm's grant
buyer: training managers in craft firms
user: apprentices
run: craft firms and school leavers | masters send apprentices to the workshop where the weld test is passed at first try | steel, welding gas, machines and empty benches between funding rounds eat the course grant
rival GB: OneFile | e-portfolios for apprentices | per learner a year
rival GB: Aptem | learner records for training providers | per learner a year
rival DE: Azubiheft | the weekly report book online | per apprentice a month
rival US: BuildWithin | software for registered apprenticeships | per apprentice a year
rival: Interplay Learning | trade lessons in simulation | per learner a year
rival IN: TeamLease Skills | apprentices placed and paid for employers | a monthly fee per apprentice
system US: RAPIDS | holds the federal apprentice record
system GB: the Apprenticeship Service | pays the levy month by month
system IN: the apprenticeship portal | holds the contract and pays the stipend share
system EU: the chamber's exam portal | registers the contract and the final exam
today: an apprentice writes the weekly report on Sunday evening from memory, and the master signs a pile before the exam
cost: missing hours or signatures block the final exam, and the grant is clawed back
pain: the school teaches one thing while the site needs another that week
pain: apprentices leave in the first year and tell nobody why
pain: small garages cannot follow the portal and give up the subsidy
channel: chambers of crafts and guilds | the chamber's adviser visits each training firm
channel: training providers and vocational colleges | the college sets the portfolio that all employers must use
channel: large employers with supply chains | a carmaker asks its suppliers to train to one plan
cycle: 4-40 weeks | firms sign before the summer intake, colleges tender by the year
price: an apprentice portfolio | 20-80 GBP | learner a year
price: a digital report book | 2-6 EUR | apprentice a month
rule US: National Apprenticeship Act | a registered programme logs hours and related lessons by standard
rule EU: national vocational training acts | the report book and rest at school days are legal duties in Germany and Austria
rule GB: apprenticeship funding rules | off-the-job hours are evidenced, or the ESFA's successor takes money back
rule IN: Apprentices Act | firms above a size must engage a band of apprentices and pay a stipend
season: intakes come in August and September, and exams in early summer and winter
next: recruiting of school leavers | practice questions for finals | mentor training
fail: apprentice marketplaces filled with school leavers and found few small firms that would train
fail: simulators for welding impressed fairs and stood unused beside the real booth
lately: Britain is turning its levy into a growth and skills levy, and trades appeal again while office juniors fear AI
economics: 55-75 | 1-2 | 100-3000 USD
ask: Who signs the weekly report, on what device and when? | Which exam body accepts the record? | How many apprentices pass, against the college's usual share?
grade: low
# licence-hours: continuing education for licensed professionals
words: continuing education, cpd, cpe credits, cme, cme credits, continuing professional development, ce hours, licence renewal, license renewal course, nurse continuing education, revalidation, teacher recertification, accountant cpe, lawyer cle, engineer pdh, real estate ce, pharmacist ce, insurance license course, financial adviser exam, exam prep professional, bar exam prep, cpa exam, ca exam, nursing exam, nclex, pmp exam, professional body, chartered institute, accreditation of courses, credit tracking, medical conference credits
job: collect the hours that keep a licence, before the renewal date
buyer: licensed professionals
user: licensed professionals
run: nurses, accountants and engineers | professionals choose the course their council surely counts and that teaches something for Monday | accreditation fees in each state and speakers for a thin hall eat the seat price
rival US: Relias | hours and records for care staff | per employee a year
rival US: CE Broker (Propelus) | hour tracking for state boards | by year per professional
rival US: Becker | exam courses and hours for accountants | per course or a yearly pass
rival: Medscape | free medical hours paid by sponsors | nothing to doctors
rival IN: Unacademy | exam courses for chartered accountants | per course
rival GB: BMJ Learning | modules for doctors with certificates | a yearly subscription
system: the regulator's renewal portal | asks for hours by category and audits a sample
system US: CE Broker | reports the course to the board
system: the course certificate | is a PDF in an old mailbox
system: Zoom | logs attendance minutes that auditors ask for
today: a nurse clicks through slides the week before renewal and searches her mail for certificates
cost: a missing ethics hour delays the licence, and without it no shift may be worked
pain: each state or council counts other topics and other approved providers
pain: the free hours are sponsored talks, and the good course does not count
pain: conference attendance sheets are lost before the audit letter comes
channel: professional bodies and councils | members open the renewal mail more than any advert
channel: employers who pay the hours | a hospital buys one library for all its nurses
channel: conferences and journals | the talk carries credits and the sponsor pays
cycle: 0-12 weeks | a professional pays by card near the deadline, a hospital signs once a year
price: an unlimited hours plan | 40-250 USD | professional a year
price: exam preparation | 300-3500 USD | course
rule US: state licensing boards | only approved providers count, and boards audit renewals
rule EU: Professional Qualifications Directive | continuing development is encouraged, and each country sets its own credits
rule GB: NMC revalidation | nurses show hours, reflections and a confirmer at each renewal
rule IN: state medical council credit hours | doctors renew with credit hours where the council asks for them
season: renewals bunch at birthdays, June and December
next: licence monitoring for employers | exam practice | job moves across states
fail: course libraries without board approval had views and no renewals
fail: trackers for individuals stayed free because the board's own portal did the same
lately: compacts let nurses and counsellors work across states, and boards doubt click-through slides
economics: 65-85 | 2-5 | 10-150 USD
ask: Which boards have approved you as a provider? | Does the hour reach the board without the member typing? | Who returns in the second renewal, and what for?
grade: low
# coaching: leadership coaching and mentoring
words: leadership training, leadership coaching, executive coach, executive coaching, business coach, life coach, coaching platform, coach certification, icf, mentoring, mentor matching, mentorship programme, new managers, manager training, management development, team workshop, workshop facilitator, facilitation, offsite, feedback skills, public speaking coach, presentation skills, soft skills, communication skills training, women in leadership, reverse mentoring, ai coach, peer coaching, action learning, team building, career coach for executives
job: make a manager better at the talks that decide a team
buyer: heads of leadership development
user: new managers
run: new managers and founders | clients choose the coach who once ran a team and whom a peer recommends in private | unpaid chemistry talks, supervision and cancelled hours eat the day rate
rival: BetterUp | coaching at scale with its own app | per seat a year
rival: CoachHub | digital coaching from Berlin | per seat a year
rival: Together (Absorb) | mentor matching | by participants a year
rival: Simply.Coach | practice software for coaches, from Bengaluru | per coach a month
rival: FranklinCovey | licensed courses and facilitators | by pass a year
rival: Torch | coaching and mentoring with feedback | per seat a year
system: Workday | holds the list of managers and who reports to whom
system: Microsoft Teams | hosts the session and the nudge
system: Calendly | books the coach across time zones
today: HR books a hotel seminar for new managers, and coaches run their practice from Zoom, Notion and invoices
cost: the binder stays in the hotel, a first-time manager avoids the hard talk, and the best engineer quits
pain: nobody can tell the board what the coaching changed
pain: mentor pairs meet once and drift apart
pain: a certified coach spends more hours finding clients than coaching
channel: former participants who change employer | a promoted manager brings the coach along
channel: coach training schools | each new coach needs a practice tool and first clients
channel: HR leadership communities | leadership leads ask peers which provider managers liked
cycle: 6-30 weeks | a pilot cohort of managers, then the yearly people budget
price: digital coaching | 1000-4000 USD | seat a year
price: an executive coach | 150-600 USD | hour
price: mentor matching | 30-120 USD | participant a year
rule US: Title VII | programmes open to one group only are now challenged, so criteria need care
rule EU: GDPR | coaching notes are confidential, and reports to the employer must be anonymous
rule GB: Equality Act | positive action is allowed, positive discrimination is not
rule IN: GST on training services | coaching is taxed, and clients deduct tax at source from fees
season: programmes start in January and September, and budgets are cut first in a downturn
next: feedback surveys for managers | succession lists | practice talks with AI
fail: coaching apps grew on cheap money, then seats went unused and renewals shrank
fail: mentor marketplaces could not keep famous mentors who gave free hours
lately: AI coaches take the everyday question, so people coaches must show what they add
economics: 35-75 | 2-4 | 100-15000 USD
ask: What share of bought seats had a session last month? | Which figure moved in the teams of coached managers? | What does the employer see, and what never?
grade: low
# job-bootcamps: bootcamps and job courses for adults
words: coding bootcamp, bootcamp, career changer, career change course, job training, job-ready course, pay after placement, income share agreement, learn to code, data analyst course, digital marketing course, ux course, beauty academy, nail course, cooking school, tailoring course, hgv training, truck driver training, care assistant course, hospitality course, spoken english job, skill centre, pmkvy, skill india, digital skills youth, unemployed youth training, jobcentre training, adult education, night school, evening classes, community college course
job: get an adult from a course into a paid job
buyer: owners of job training centres
user: adult learners
run: job seekers and career changers | learners enrol where graduates of the last cohort answer honestly and have jobs | instructors are paid for thin cohorts, and unplaced graduates want their tuition back
rival: General Assembly | bootcamps for careers and companies | per course
rival: Coursera | career certificates from Google and others | per learner a month
rival IN: Masai School | coding courses paid after placement | a fee due after placement
rival EU: Le Wagon | coding and data courses from Paris | per course
rival: ALX | tech courses for young Africans | a small monthly fee
rival GB: Multiverse | apprenticeships for career starters | paid from the levy
system: LinkedIn | is where the graduate and the recruiter meet
system IN: the Skill India Digital Hub | holds courses, attendance and certificates
system FR: Mon Compte Formation | pays the course from the worker's account
system: the placement sheet | is what funders and the press ask to see
today: an admissions caller promises a career, the cohort learns on Zoom, and a placement officer mails employers one by one
cost: seats that end without a job bring refunds, clawed-back grants and bad threads on Reddit
pain: the syllabus is a year behind what junior adverts ask for
pain: attendance is signed for learners who were never in the room
pain: learners drop out when a shift, a child or the bus fare gets in the way
channel: job centres and workforce boards | the adviser sends the unemployed to courses on the approved list
channel: employers with open junior roles | a hiring promise fills the class before it starts
channel: alumni with new jobs | a cousin's first salary sells the next seat
cycle: 0-20 weeks | a learner decides after a free class, a funder by yearly call
price: a coding bootcamp | 3000-14000 USD | learner
price: an Indian job course | 15000-150000 INR | learner
rule US: state postsecondary licensing | schools register, post a bond and report placement honestly
rule EU: national training quality marks | public money needs a mark such as Qualiopi in France or AZAV in Germany
rule GB: Ofsted inspection | funded skills bootcamps are inspected and paid by outcome
rule IN: NCVET recognition | certificates count when an awarding body is recognised
season: January and September fill classes, and funders' years end in March and June
next: placement for employers | loans for course fees | short refreshers
fail: income share schools such as Lambda sold outcomes they could not show, and regulators stepped in
fail: edtechs in India sold courses on loans to families who never used them
lately: junior coding jobs shrank, so bootcamps move to AI skills, health and trades
economics: 30-65 | 5-12 | 60-900 USD
ask: What share of starters, not finishers, has a paid job by the next season? | Which employers hired from you again? | Who carries the risk when no job comes?
grade: low
`,
  facts: edtechCorporateFacts,
  wordings: edtechCorporateWordings,
  jobs: edtechCorporateJobs,
});
