import type { LexiconEntry } from './lexicon-entry.ts';

export const learningAndWorkLexicon: readonly LexiconEntry[] = [
  {
    vertical: 'edtech-k12',
    sure: 'learn to code; learning to code; language tutor; language tutors; learn a language; language lessons; k-12; primary school; elementary school; middle school; secondary school; high school; school district; school teacher; classroom; homework; pupil; schoolchild; schoolkid; math tutor; maths tutor; tutor; tutoring; private tutor; board exam; sat prep; gcse; a-level; entrance exam; jee; neet; exam prep; exam preparation; spelling; phonics; lesson plan; lesson planning; grading; report card; school bus; school lunch; special education; dyslexia; dyslexic; reading practice; learn to read; math practice; times tables; coding for kids; stem kit; class 10; class 12; school principal; headteacher; head teacher; parent-teacher; curriculum; school fees; science fair; homeschool',
    likely:
      'school; teacher; student; lesson; maths; math; science; exam; grade; reading; class; education; learning; kids learn; children learn; teach; quiz; worksheet; language learning; learn english; essay; literacy; teens; attendance; edtech',
    hint: 'tablet; parent; learn; offline; child; children; kid; subject; practice; coaching; study; district',
  },
  {
    vertical: 'edtech-higher',
    sure: 'university; universities; college student; college students; undergraduate; postgraduate; phd; phd student; graduate school; campus; higher education; lecture; lecturer; professor; degree; thesis; dissertation; enrolment; enrollment; admission; admissions; college application; college admissions; study abroad; international student; scholarship; student loan; alumni; course credits; study group; past papers; lecture notes; dorm; semester; tuition; fraternity; internship; academic advisor; college counselor; faculty; mooc; online degree; medical student; nursing student; law student; research paper',
    likely:
      'college; student; course; exam; study; studying; applicants; academic; notes; flashcard; plagiarism; citation; graduate; class schedule; vocational; learning; credits; library',
    hint: 'housing; visa; group; offer; application; lecture; peers; tutor; education; career',
  },
  {
    vertical: 'edtech-corporate',
    sure: 'corporate training; employee training; staff training; train staff; train employees; training portal; training video; workplace training; compliance training; safety training; onboarding training; sales training; leadership training; management training; manager training; leadership coaching; executive coaching; upskilling; upskill; reskilling; reskill; learning and development; l&d; lms; microlearning; e-learning; elearning; certification; certified; soft skills; role-play; roleplay; new managers; first-time managers; training course; training program; training programme; bootcamp; professional development; frontline training; knowledge retention; training budget; learning platform; skills gap; continuing education; workforce training; corporate learning; mentoring programme; mentorship programme; vr training; simulation training',
    likely:
      'training; trainee; trainer; lesson; course; skill; skills; learn; learning; manager; feedback; onboarding; employee; certificate; mentor; mentoring; coaching; quiz; apprenticeship; apprentice; trades training; english for work; presentation skills',
    hint: 'staff; company; warehouse; practice; deskless; frontline; team; hr; career; tutor; knowledge',
  },
  {
    vertical: 'hr-recruiting',
    sure: 'hiring; hire; recruit; recruiter; recruiting; recruitment; recruitment agency; staffing; staffing agency; candidate; job applicant; applicant; applicant tracking; job post; job posting; job board; job seeker; job search; job interview; screening candidates; screen applicants; cv; cvs; resume; curriculum vitae; talent; talent pool; headhunter; hr; hr team; hr department; hr manager; human resources; payroll; run payroll; holiday tracking; leave management; time off; pto; timesheet; shift planning; shift scheduling; employee onboarding; employee engagement; employee benefits; employee turnover; performance review; 360 feedback; background check; reference check; employer of record; contractor payments; part-timers; temp workers; temp agency; shift work; gig staffing; workforce management; rota; roster; exit interview; org chart; remote hiring; visa sponsorship for workers; salary benchmark; seasonal workers; internship hiring',
    likely:
      'job; jobs; employee; employer; salary; onboarding; shift; staff; absence; interview; vacancy; career; worker; labour; workforce; remote team; culture; retention of staff; turnover; perks; benefits; hires; blue-collar; referral bonus',
    hint: 'team; company; hr software; manager; people ops; talent; compliance; people',
  },
  {
    vertical: 'marketplace-services',
    sure: 'outsource; things done; get things done; personal assistant; commission an art; commission a; find a pro; find a professional; hire local; skilled workers; handyman; handymen; house cleaning; home cleaning; cleaner; cleaners; cleaning service; maid; housekeeper; home services; home repair; local services; local pros; tradesman; tradespeople; odd jobs; errands; gardener; gardening service; lawn mowing; lawn care; snow removal; movers; moving company; moving service; plumber; locksmith; painter; freelance; freelancer; freelance marketplace; freelance designer; hire a freelancer; gig; gig worker; fractional cfo; virtual assistant; find a photographer; hire a photographer; personal chef; hairdresser at home; beauty at home; makeup artist; barber; salon booking; book a salon; book a barber; hair salon; beauty salon; car wash at home; uber for; airbnb for; task; taskers; service providers; bids; bid on; local experts; vetted; laundry pickup; tailor; seamstress; notary on demand; peer-to-peer rental; rent tools; borrow tools; tool rental',
    likely:
      'on-demand; laundry; experts; by the hour; marketplace; book; booking; bookings; pros; contractor; repair; cleaning; broken; local; nearby; neighbours; neighbors; neighbourhood; household; homeowner; hire; fixed price; we take; we keep; commission; pool cleaner; odd job; review; trusted; bookkeeper; home visit; salon; stylist; photographer; musician; plumbers; electrician; quotes',
    hint: 'job; hour; brief; price; quote; deposit; freelancers; home; schedule; service; bid; match; connect; rent',
  },
  {
    vertical: 'nonprofit',
    sure: 'nonprofit; non-profit; not-for-profit; charity; charities; ngo; ngos; donor; donors; donation; donate; fundraising; fundraiser; fundraise; crowdfunding; grant writing; grant application; grant management; grant; volunteer; volunteering; volunteers; church; churches; congregation; parish; mosque; synagogue; temple; tithe; tithes; offering plate; text-to-give; giving; giver; foundation; philanthropy; humanitarian; relief; refugee; food bank; soup kitchen; homeless; homelessness; mutual aid; social impact; impact report; impact measurement; beneficiary; beneficiaries; aid worker; aid organisation; field work; funder; csr; corporate giving; zakat; impact',
    likely:
      'community group; membership association; field worker; report; social enterprise; year-end statement; good cause; charitable cause; pledge; poverty; rural development; advocacy; activist; board member; disaster; orphan',
    hint: 'record; community; field; members; village; statement',
  },
  {
    vertical: 'govtech',
    sure: 'government; local government; city hall; city council; council; councils; municipality; municipal; mayor; city government; county; counties; public sector; public agency; government agency; civil servant; clerk; citizen; citizens; pothole; street light; building permit; permit; permits; permitting; building department; building code; zoning; planning permission; planning application; public tender; tender; procurement by; rfp; voting; voter; election; elections; ballot; tax office; property tax; public housing; police; police department; fire department; firefighter; emergency dispatch; 911; ambulance dispatch; public works; public safety; parking enforcement; parking tickets; waste collection; garbage collection; sanitation; water utility; welfare; benefits application; social services; social worker; customs office; passport; driving licence office; prison; parole; court clerk; freedom of information; open data; smart city; traffic management; public transport; public transit; bus timetable; military; defence ministry; embassy',
    likely:
      'city; cities; town; public; civic; state agency; department; inspector; inspection; bureaucracy; paperwork; form-filling; infrastructure; road; street; crews; permit approval; queue; traffic; transit; compliance; veterans',
    hint: 'code; residents; approve; approval; neighbourhood; report; crew; route; photo',
  },
];
