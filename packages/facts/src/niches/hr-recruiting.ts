import { hrRecruitingFacts } from './facts/hr-recruiting.ts';
import { hrRecruitingJobs } from './jobs/hr-recruiting.ts';
import { readField } from './reading/read-field.ts';
import { hrRecruitingWordings } from './wordings/hr-recruiting.ts';

export const hrRecruiting = readField('hr-recruiting', {
  niches: `
# agency-desk: the recruitment agency desk
words: recruiter, recruitment agency, recruitment consultant, staffing agency, staffing firm, manpower agency, headhunter, executive search, temp agency, placement fee, sourcing candidates, candidate database, boolean search, recruitment crm, contractor timesheets, vms, talent sourcing, linkedin recruiter, nurse staffing, contingent recruiter, job consultancy
job: send the client a shortlist before the next agency does
buyer: owners of recruitment agencies
user: recruiters
run: employers with hard vacancies | a client calls back the desk whose shortlist was short, honest and still free to start | unfilled contingent jobs, rebates when a starter quits and consultants who leave with their contacts cost the fees
rival: Bullhorn | the CRM and ATS of staffing firms | per user a month on a yearly contract
rival: LinkedIn | Recruiter seats with search and InMails | per seat a year
rival: Vincere | an agency system used in Britain and Asia | per user a month
rival: Loxo | sourcing, outreach and an agency CRM in one | per user a month
rival IN: Ceipal | ATS and VMS feeds for Indian and offshore staffing teams | per user a month
system: Bullhorn | holds candidates, jobs and placements and admits tools through its marketplace
system: Fieldglass | passes contract roles from large clients with capped rates
system: LinkedIn | owns the profiles and limits exports
system IN: Naukri | holds the Indian CVs and meters views and downloads
today: a resourcer runs Boolean strings on LinkedIn and Naukri, phones at night and puts CVs under the agency logo
cost: contingent desks work most jobs for nothing because another agency or the client fills them first
pain: the best candidate sits in the agency's own database with a phone number from years ago
pain: VMS portals cap the margin and allow only so many CVs per role
pain: temps mail photos of paper timesheets on Friday, and payroll chases signatures on Monday
channel: staffing federations' events | agency owners copy the desk that bills most
channel: the Bullhorn marketplace | a tool outside the CRM is not used on the desk
channel: payroll and invoice funders | invoice funders know which agencies are growing
cycle: 2-10 weeks | the owner lets the top biller try it, and the desk follows
price: sourcing and outreach software | 80-250 USD | recruiter a month
price: an agency CRM | 70-200 USD | user a month
rule US: Temporary Workers' Bill of Rights | temps in New Jersey get equal pay and written notices, and Illinois asks much the same
rule EU: Temporary Agency Work Directive | agency workers get the pay of the client's own staff, and Germany wants a permit to lend them
rule GB: Conduct of Employment Agencies Regulations | agencies may not charge work-seekers a fee and must give written terms
rule GB: Agency Workers Regulations | a temp who stays on one assignment gains the pay of the client's own staff
rule IN: Contract labour licensing | a staffing firm needs a licence above a headcount, and its client answers for unpaid provident fund
season: desks bill in January and September, and August and December are dead
next: contractor payroll funding | back-office timesheets | candidate reactivation
fail: marketplaces that cut the placement fee lost recruiters, who kept their good candidates for full-fee clients
fail: matching scores that nobody could explain were ignored by billers who trust a phone call
lately: sourcing agents write outreach in bulk, and candidates have stopped answering InMails
lately: permanent hiring fell after the boom, and agencies let consultants go before they dropped the CRM
economics: 65-80 | 2-4 | 700-3000 USD
ask: Does it work inside Bullhorn, or is it one more tab? | How many more placements did one biller make in a quarter, not CVs sent? | Is your first agency permanent or temp, since the desks share almost no workflow?
grade: low
# hourly-hiring: hiring for hourly shifts
words: hourly hiring, hourly workers, shift workers, shift work, restaurant hiring, warehouse hiring, retail hiring, no-show workers, on-demand staffing, gig shifts, seasonal workers, blue collar jobs, job app for workers, rota, shift swap, high volume hiring, text to apply, day labourers, daily wage workers, zero hours, hiring cleaners, hiring drivers, frontline workers
job: fill tomorrow's shift with somebody who turns up
buyer: operations managers with many sites
user: shift managers
run: restaurants, warehouses and shops | a site manager keeps the supplier whose people turn up for the dawn shift | job-board bids, no-shows replaced at short notice and workers poached by the site eat the markup
rival: Fountain | high-volume applicant flow by text | a yearly fee by hires or locations
rival: Paradox (Workday) | a chat assistant that screens and books interviews | a yearly contract fee
rival US: Instawork | on-demand shift workers | a markup on the hourly wage
rival US: Homebase | rotas, clocks and hiring for small sites | per location a month
rival IN: Apna | a job app for Indian blue-collar workers | per job post
system: Indeed | brings most applications, many of them one-tap, and prices each by the click
system: UKG | shows who clocked in and when
system US: E-Verify | stands between the signed I-9 and the first shift
today: the manager puts a sign in the window, boosts an Indeed post and phones applicants between rushes
cost: most applicants ghost the interview, and many who start leave before the uniform is paid off
pain: applications sit unread over the weekend while the worker starts at the shop next door
pain: a no-show on the dawn shift stops the whole packing line
pain: franchise owners hire on paper and lose the I-9 or the right-to-work copy
channel: franchise conventions | one approved vendor reaches all owners of a restaurant brand
channel: payroll and rota vendors | a hire who is not in the rota and the payroll does not exist
channel: community groups on WhatsApp and Facebook | workers share which site pays on time
cycle: 2-12 weeks | a site manager tries it in a staffing crisis and the region decides on fill rates
price: hiring software for one site | 50-200 USD | location a month
price: the markup on an on-demand shift | 5-12 USD | hour worked
rule US: Fair workweek laws | late shift changes cost the employer a premium in New York, Chicago, Seattle and Oregon
rule EU: Transparent Working Conditions Directive | on-call staff must know their reference hours and may refuse a late shift
rule GB: Employment Rights Act | zero-hours workers are to be offered guaranteed hours and paid for cancelled shifts
rule IN: Code on Social Security | gig and unorganised workers register with Aadhaar, and platforms pay into a fund
season: retail and warehouses hire from September, restaurants before summer, farms before harvest
next: earned wage access | training on the phone | referral bonuses
fail: gig-shift apps that called workers contractors were sued or forced to employ them
fail: job apps bought applicants by advert and sold employers lists of people who never came
lately: texting agents book interviews within minutes, and speed became the whole contest
lately: pay transparency laws put the wage into each post, and low offers go unanswered
economics: 30-70 | 2-5 | 300-2000 USD
ask: What share of hires is still there after a month, against the window sign? | Who is the employer when a shift worker is hurt? | How many minutes pass between application and booked interview?
grade: low
# company-hiring: in-house hiring
words: applicant tracking, ats, hiring software, recruiting software, talent acquisition, interview scheduling, technical interview, coding test, screening resumes, resume screening, cv screening, ai screening, ai interviewer, candidate experience, structured interview, hiring manager, job description, employer brand, reference checks, skills assessment, campus hiring, bias in hiring, hiring process
job: bring an open role to a signed offer without losing the good candidates
buyer: heads of talent acquisition
user: in-house recruiters
run: scale-ups without their own recruiters | founders retain the hiring partner who sits in their stand-up and closes engineers they respect | sudden hiring freezes, LinkedIn seats and briefs that change mid-search wipe out the monthly retainer
rival: Greenhouse | structured hiring with scorecards | a yearly fee by headcount
rival: Ashby | an ATS with analytics and scheduling | a yearly fee by headcount
rival: Workday | hiring inside the enterprise HR suite | per employee a year
rival: HackerRank | coding tests and live technical interviews | a yearly fee by attempts
rival IN: Darwinbox | HR suites with hiring for large Indian employers | per employee a month
rival EU: Personio | HR software with hiring for European mid-size firms | a monthly fee by headcount
system: Greenhouse | owns the requisition, the stages and the reject reason
system: Google Calendar | decides when a panel of interviewers can meet
system US: Checkr | checks the criminal and work record after the offer
today: a recruiter skims a wall of one-click applications, trades calendar mails and begs managers for scorecards
cost: good candidates sign elsewhere while a panel of busy managers looks for a free hour
pain: applications written by models look alike and bury the few that fit
pain: hiring managers change the brief after the first finalists
pain: rejected candidates hear nothing and say so on Glassdoor
channel: talent leader communities | heads of talent trade vendor notes before any demo
channel: ATS marketplaces | an integration badge is asked for before the demo
channel: talent partners of venture funds | one talent partner equips a whole portfolio
cycle: 6-26 weeks | talent picks, legal asks about bias audits and IT about single sign-on
price: applicant tracking for a mid-size company | 400-3000 USD | company a month
price: a coding or skills test | 5-30 USD | candidate
rule US: NYC Local Law 144 | automated screening of New York candidates needs notice and a yearly bias audit
rule US: Title VII | a screen that drops one group far more often must be justified by the job
rule EU: AI Act | tools that filter or rank candidates are high-risk and need records and human oversight
rule EU: Pay Transparency Directive | candidates learn the pay range first, and salary history may not be asked
rule GB: Equality Act | indirect discrimination by a screening model is the employer's to answer for
rule IN: DPDP Act | candidate CVs need notice and consent, and go when the role is filled
season: headcount opens in January, campus hiring in autumn, and December is frozen
next: interview notes | reference checks | internal mobility
fail: HireVue dropped the scoring of faces in video interviews after complaints and audits
fail: sourcing startups sold seats in the boom and were cut with the first hiring freeze
lately: job seekers apply with agents, so teams add identity checks and live tests again
lately: the Mobley case lets a rejected applicant sue Workday as an agent of the employer
economics: 68-82 | 1-3 | 4000-20000 USD
ask: Which step do you own, and what does the ATS vendor plan for it? | What does your bias audit show by group, and who did it? | How do you renew when the customer hires nobody for a year?
grade: low
# job-seekers: help for people seeking work
words: job search, job seeker, job seekers, job hunt, find a job, unemployed, resume builder, cv writer, cv builder, cover letter, interview practice, interview prep, mock interview, career coach, auto apply, job matching, laid off, redundancy, career change, graduates, freshers, internship, job tracker, salary negotiation, outplacement, return to work
job: get from endless applications to an offer
buyer: job seekers
user: graduates and laid-off workers
run: graduates, returners and laid-off workers | job hunters pay the coach whose earlier clients got interviews in their own line of work | free CV tools, refund promises and clients who vanish once hired keep each fee small
rival: LinkedIn Premium | insights and messages for job seekers | a monthly subscription
rival: Teal | an application tracker with CV tailoring | a weekly or monthly fee above a free tier
rival: Zety | CV templates found by search | a trial fee that turns into a subscription
rival: Handshake | campus jobs for students | a yearly fee to employers and universities
rival IN: Naukri FastForward | CV help and profile boosts in India | a one-off fee per package
system: LinkedIn | blocks scrapers and reposts old jobs
system: Workday | asks for the same CV again, box by box
system: Symplicity | holds students, alumni and employer events for university career offices
today: the graduate tailors a CV in Word, retypes it into Workday forms at night and counts silence
cost: weeks without pay pass while ghost jobs and one-click crowds swallow each application
pain: rejection mails come at night from no-reply addresses without a reason
pain: newcomers' degrees and referees abroad count for nothing on the form
pain: coaches cost a week's rent and scams ask for a fee before the interview
channel: university career offices | placement rates are what a college sells to parents
channel: outplacement contracts with employers | the old employer pays on the day of the layoff
channel: job-search advice on TikTok and Reddit | seekers copy the CV that got the call
cycle: 1-2 weeks | people pay in the week after a layoff and cancel with the first offer
price: a CV or interview tool | 10-40 USD | seeker a month
price: outplacement support | 300-2000 USD | worker
rule US: ROSCA | a trial that renews must be plain before the card is taken and easy to cancel
rule EU: GDPR | CV data cannot be resold to recruiters or kept after the search without consent
rule GB: Employment Agencies Act | nobody may charge a person a fee for finding them work
rule IN: Emigration Act | offers of work overseas may be sold only by a registered recruiting agent
season: January and September are hunting months, and graduates search from spring
next: short certificates | salary data | referrals to insiders
fail: seekers who succeed leave, and those who fail leave angrily, so adverts are bought again each month
fail: auto-apply bots were blocked by the boards and hated by recruiters
lately: models write each cover letter, so employers have stopped reading them
lately: laid-off office workers compete for fewer entry jobs, and universities ask for proof of placement
economics: 65-85 | 12-25 | 10-60 USD
ask: How many users got an offer, and how do you know it was your doing? | Who pays besides the person without a job? | What would a recruiter say on seeing your output for the third time that day?
grade: low
# small-payroll: payroll for small and remote teams
words: payroll, small business payroll, run payroll, payroll software, salary processing, pay slips, payslip, payroll errors, hr for small business, employee onboarding, new hire paperwork, remote team, hire abroad, employer of record, eor, international contractors, time off tracking, leave management, pay stub, provident fund, paye, hris, benefits setup
job: get everybody paid right on Friday and file with each tax office
buyer: owners of small firms
user: office managers and bookkeepers
run: cafes, builders and small offices | an owner stays with the bureau that pays everyone on Friday and takes the tax letters away | corrections to late timesheets, year-end peaks and penalties paid out of goodwill eat the fee per slip
rival US: Gusto | payroll and benefits for small American firms | a base fee and per person a month
rival: ADP | small-firm payroll with a service rep | per payroll run on a quote
rival: Deel | employer of record and contractor pay | per person a month
rival GB: BrightPay | payroll for British small firms and bureaus | a yearly fee by headcount
rival IN: greytHR | Indian payroll with PF, ESI and TDS | per employee a month
system GB: HMRC | takes the full payment submission and sends the penalties
system IN: EPFO | takes the monthly challan and matches each worker's UAN
system: QuickBooks | receives the wage journal
system US: ACH | moves net pay and needs the file days before Friday
today: the office manager types hours from texts into QuickBooks on Wednesday and hopes that the state form is right
cost: late deposits draw penalties, and one wrong pay slip costs the trust of a small crew
pain: a first remote hire in another state needs new tax accounts that nobody registered
pain: contractors abroad look like employees to the local labour court
pain: starters send bank details by text and leave without returning the laptop
channel: accountants and bookkeepers | bookkeepers run payroll for clients and choose the system
channel: benefits brokers and banks | a bank or a broker meets the firm at its first hire
channel: incorporation services | an employer of record is bought with the first foreign offer
cycle: 2-8 weeks | firms switch at quarter or year start so that filings stay whole
price: payroll for a small firm | 60-250 USD | company a month
price: an employer of record | 200-700 USD | employee a month
rule US: Trust fund recovery penalty | withheld payroll tax is trust money, and owners answer for it in person
rule EU: Posted Workers Directive | a worker sent across a border brings local pay rules, an A1 form and a notice
rule GB: PAYE Real Time Information | HMRC hears of each payment on or before payday
rule GB: Pension auto-enrolment | eligible staff join a pension by default, and the regulator fines firms that forget
rule IN: EPF Act | headcount decides when provident fund is due, with ESI, TDS and professional tax beside it
season: firms switch in January with the year-end forms, and in April in Britain and India
next: pension and benefits setup | expense cards | equipment for remote staff
fail: payroll built for one country broke at the first foreign law, and errors were paid by the vendor
fail: MyPayrollHR diverted clients' wages, and workers saw their pay pulled back out of their accounts
lately: Deel bought PaySpace to own payroll engines, and Rippling sued it over a planted spy
lately: pay-range and final-pay laws multiply state by state, and a remote hire imports another set
economics: 55-75 | 1-2 | 300-1500 USD
ask: Who pays the penalty when your filing is late or wrong? | In which countries do you own the entity, and where do you rent it? | Will the accountant get a console for all her clients?
grade: medium
# team-engagement: staff engagement and reviews
words: employee engagement, staff engagement, pulse survey, employee survey, performance review, appraisal, one-on-ones, okr, employee recognition, employee retention, burnout at work, feedback tool, manager coaching, company culture, team culture, remote team culture, exit interview, people analytics, employee turnover, attrition, peer recognition, offsites, team building
job: show managers who is about to leave, and why, before the resignation
buyer: heads of people
user: line managers
run: companies with unhappy floors | a managing director rehires the adviser whose survey led to a change that staff noticed | free surveys inside the payroll suite, long proposals and workshops cut in lean years thin the contract
rival: Culture Amp | surveys and reviews with benchmarks | per employee a year
rival: Lattice | reviews, goals and engagement | per employee a month by module
rival: Leapsome | reviews, goals and surveys from Berlin | per employee a month
rival: Officevibe (Workleap) | short team pulses | per employee a month
rival IN: inFeedo | a chat survey bot for large Indian employers | per employee a year
system: BambooHR | holds the org chart that each survey needs
system: Slack | is where a question gets answered at all
system: Microsoft Teams | shows the survey card to staff whose IT shuts other apps out
today: HR sends a yearly survey, shows a heat map to the board and books a workshop in spring
cost: a leaver costs months of salary in search and ramp-up, and the exit interview comes too late
pain: staff do not believe that a survey with team filters is anonymous
pain: managers write reviews on the last evening from memory and last week's mood
pain: scores differ by country because people in one office never give a top mark
channel: people-ops communities | heads of people switch jobs and bring their survey tool
channel: HRIS marketplaces | a synced org chart is the entry ticket
channel: leadership coaches | a coach needs a baseline before the workshop
cycle: 6-20 weeks | the people lead picks, the works council slows, and the CFO asks what changed
price: engagement and reviews | 4-12 USD | employee a month
rule US: National Labor Relations Act | comments about pay and conditions are protected, even in an engagement survey
rule EU: AI Act | reading emotions of staff at work is banned, and scoring them for promotion is high-risk
rule EU: GDPR | surveys that can point to one person need a legal basis and often the works council
rule GB: ICO worker monitoring guidance | covert scoring of staff is unlawful, and an impact assessment comes first
rule IN: POSH Act | a harassment complaint in a comment must go to the internal committee
rule IN: DPDP Act | employee survey data needs a stated purpose and an end
season: review cycles crowd into December to March, and surveys into spring and autumn
next: manager training | compensation planning | wellbeing benefits
fail: recognition points were fun for a quarter and then only HR gave any
fail: stand-alone surveys were bundled away when the HR suite added one for nothing
lately: headcount cuts halted survey seats, and vendors moved to performance reviews
lately: models sum up open comments in minutes, so the yearly consultant report lost its price
economics: 72-84 | 1-2 | 2000-9000 USD
ask: What did a manager change because of your last pulse, and did people stay? | Below which group size do you hide results? | Why would the customer not use the module of its HR suite?
grade: low
# attendance: time clocks and attendance
words: attendance, time and attendance, time clock, clock in, clock-in, punch card, biometric attendance, fingerprint machine, face attendance, muster roll, timesheet, time tracking, time theft, buddy punching, overtime calculation, geofence attendance, field staff attendance, site attendance, shift roster attendance, hours worked, working time record, stechuhr, zeiterfassung, registro de jornada, ponto eletrônico, contract labour attendance, late coming, break tracking, leave register, factory attendance, night shift allowance
job: know who worked which hours and pay exactly those
buyer: factory and operations managers
user: supervisors and timekeepers
run: factories, contractors and schools | a factory buys from the installer who comes the same morning when the gate reader dies | site visits, cheap imported readers and free support for missed punches consume the device sale
rival: UKG | time clocks and scheduling for large firms | per employee a month
rival: Deputy | shift clock-in for small businesses | per user a month
rival: Jibble | face and location clock-in | per user a month
rival IN: greytHR | attendance and payroll for Indian firms | per employee a month
rival EU: Factorial | time records and leave, from Barcelona | per employee a month
system: ZKTeco terminals | push punches by a driver nobody wants to touch
system: the payroll file | wants hours by cost centre on the cut-off day
system: the shift roster | decides whether a punch is late or overtime
today: a timekeeper exports punches on a stick, mends missing ones by asking around and mails a sheet to payroll
cost: each missed punch becomes a quarrel on pay day, and inspectors fine records that look too neat
pain: welders' worn fingerprints do not read, so the guard waves the whole shift through
pain: a friend punches for the man who is still on the bus
pain: night shifts cross midnight, and the software splits one shift into a pair of absences
channel: dealers of biometric terminals | the dealer wires the gate and is asked for software
channel: payroll bureaus and accountants | the bureau wants clean hours instead of scanned sheets
channel: labour contractors on large sites | the main contractor asks each gang for a daily muster
cycle: 2-12 weeks | one plant or site runs it beside the register for a pay month
price: attendance software | 1-5 USD | employee a month
price: a face terminal | 80-500 USD | gate
rule US: Illinois BIPA | fingerprints need written consent, or each worker can sue
rule US: FLSA | hourly staff need kept records of hours, and rounding must not favour the firm
rule EU: Court of Justice working-time ruling | employers need an objective system that measures daily hours
rule GB: Working Time Regulations | records must show that weekly limits and rest were kept
rule IN: Code on Wages | registers of hours and wages are kept, electronic ones allowed
season: harvest, peak season and Ramadan hours change the rules of each shift
next: canteen and gate passes | earned wage advance | contractor bills
fail: phone tracking of field staff was switched off, along with the phone
fail: fingerprint firms paid class settlements that dwarfed the yearly fee
lately: Spain and Germany tighten digital time records, and face terminals replace fingers
economics: 60-80 | 1-3 | 100-1500 USD
ask: Who mends a missing punch, and is that visible afterwards? | Which consent does a worker sign before the face is stored? | Does it reach payroll without a spreadsheet in between?
grade: low
# background-checks: background checks and document proof
words: background check, background verification, bgv, employment verification, criminal record check, dbs check, police verification, education verification, fake degree, fake experience certificate, reference check call, identity check employee, right to work check, driver screening, maid verification, moonlighting, uan check, credit check employee, drug test, licence check, vetting, security clearance, screening company, resume fraud, deepfake candidate, nanny background check, verificación de antecedentes
job: learn before the start date whether the papers and the past are true
buyer: talent and compliance heads
user: screening analysts
run: employers, landlords and families | an employer stays with the screener whose report comes before the start date and holds in a dispute | court runners, register fees, rework on namesakes and price wars for volume accounts erode each file
rival US: Checkr | criminal and driving checks by API | per check
rival: HireRight | worldwide screening for large firms | per check
rival IN: AuthBridge | identity, address and job checks | per check
rival GB: Zinc | automated references and right-to-work | per check or year
rival: Certn | checks from Canada to Australia | per check
system: court and police records | answer by county, by post or not at all
system IN: EPFO passbooks | show each employer who paid in
system: the applicant tracking system | waits for green before the offer turns final
today: an analyst mails former HR desks, phones a registrar about a degree and sends a runner to the address
cost: the start date slips while a county clerk is closed, or a fraud joins and leaves with the laptops
pain: the former employer has closed, and only a payslip is left as proof
pain: a namesake's conviction stops an honest man, and the dispute takes weeks
pain: the person in the video interview is not the person on the first day
channel: applicant tracking marketplaces | a recruiter adds the check by a click in the hiring screen
channel: staffing and guarding firms | volume buyers screen each week and compare turnaround
channel: industry regulators and auditors | a bank or school must show a file for each person
cycle: 3-20 weeks | compliance tests accuracy on known cases, then legal reads the consent text
price: a basic check | 5-60 USD | candidate
price: an executive check | 300-1500 USD | candidate
rule US: FCRA | consent, a copy and a waiting time come before a refusal based on a report
rule US: fair chance laws | many states and cities allow the question only after the offer
rule EU: GDPR Article 10 | criminal data may be processed only where national law allows
rule GB: DBS eligibility | the level of check must fit the job, and asking for more is an offence
rule IN: DPDP Act | each source and purpose needs notice and consent of the candidate
season: campus joiners in summer, holiday drivers in autumn and bonus-time moves in spring
next: repeat checks of staff | identity wallets | vendor vetting
fail: credential blockchains had no universities on them, so analysts went on phoning
fail: cheap instant checks searched stale databases and were sued for namesakes
lately: fake remote candidates and deepfakes turned identity into the first check, ahead of the past
economics: 35-60 | 1-2 | 400-6000 USD
ask: What is the turnaround at the slow end, not on average? | How are namesakes told apart, and how many disputes are won by candidates? | Which sources are asked directly, and which are bought lists?
grade: low
# workplace-cases: workplace complaints and labour law
words: whistleblowing, whistleblower hotline, workplace harassment, sexual harassment complaint, posh committee, grievance, disciplinary hearing, hr investigation, hr case, labour law, employment law, employee handbook, hr policy, dismissal, termination letter, unfair dismissal, works council, union negotiation, collective agreement, trade union, shop steward, workplace bullying, hr helpdesk, labour inspector visit, prud'hommes, labour court, severance, employee rights, wage theft, hr consultant, redundancy process, ethics hotline, accommodation request
job: settle the complaint fairly and on record before a court does
buyer: heads of people and legal
user: HR case handlers
run: firms, shops and small charities | owners call the adviser who picks up before the angry meeting and keeps them out of the tribunal | unlimited advice on a flat retainer, indemnity cover and long hearings use up the subscription
rival: NAVEX | ethics hotlines and case files | per employee a year
rival: HR Acuity | case records for employee relations | by headcount a year
rival: Vault Platform (Diligent) | misconduct reports by app | per employee a year
rival GB: Peninsula | employment law advice by phone for small firms | by contract a month
rival EU: EQS Group | whistleblower systems under the directive | by headcount a month
system: the personnel file | must show the warning that was never written
system: Workday | holds the reporting line and the leave that conflicts with the hearing
system: the tribunal claim form | starts deadlines nobody in the office knows
today: a manager hears it in the corridor, HR keeps notes in mail and calls the lawyer when the letter arrives
cost: a badly run hearing turns a weak case into a lost one, with back pay and a name in the paper
pain: the complainant's name leaks within a day, and nobody reports again
pain: each site manager disciplines by his own taste, so the cases cannot be compared
pain: the committee exists on paper, and its outside member was never called
channel: employment lawyers | a lawyer names the tool after the first costly hearing
channel: employers' associations and chambers | a small firm asks the chamber when a dismissal goes wrong
channel: auditors and large customers | supplier codes ask for a hotline number and its log
cycle: 4-24 weeks | legal pushes after a scandal, and the works council must agree
price: a hotline | 50-600 USD | company a month
price: employment law advice | 100-500 GBP | company a month
rule US: EEOC filing rules | a charge starts a clock, and retaliation claims outnumber all others
rule EU: Whistleblower Directive | firms above the size line need a channel, with receipt and answer on a clock
rule GB: Acas Code | tribunals raise or cut awards when the code was ignored
rule GB: Worker Protection Act | employers must take steps to prevent harassment ahead of any complaint
rule IN: POSH Act | an internal committee must finish an inquiry on a clock and report each year
season: redundancy rounds come in January and after results, and POSH reports fall due at year end
next: policy training | exit agreements | union consultation
fail: anonymous report apps were bought for the audit and never announced to staff
fail: chatbots gave one country's dismissal rules to another country's manager
lately: new European laws made a hotline compulsory for mid-sized firms, and workers record meetings by phone
economics: 65-82 | 0.5-2 | 500-6000 USD
ask: Who may read a report about the managing director? | How many cases were closed within the legal clock? | In which countries has a labour lawyer approved the steps?
grade: low
`,
  facts: hrRecruitingFacts,
  wordings: hrRecruitingWordings,
  jobs: hrRecruitingJobs,
});
