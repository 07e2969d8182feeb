import { trade } from './trade.ts';

export const learningAndWorkTrades = [
  trade(
    'edtech-k12',
    `
- | Budget cliffs after ESSER funds ended | policy | American districts are cutting tools they bought with pandemic money | US
- | Seasonal procurement | season | schools buy before the school year starts, and a missed window costs a year
- | Low willingness to pay by teachers | budget | teachers love free tools and rarely have a budget of their own
- | Screen-time backlash | adoption | parents and some states push screens out of the classroom | | app\\b|screen|tablet|game|video|phone
+ | AI tutoring | ai | schools that once banned chatbots now ask for ones they can supervise | | AI|tutor|model|mark|feedback|chat|grade|essay
+ | Evidence requirements (ESSA tiers) | mandate | American schools must show evidence for what they buy, which favours those who measure | US
+ | Teacher shortages | labour | schools cannot fill posts, so whatever gives a teacher hours back gets a hearing
+ | School choice funding | funding | American voucher money lets parents buy lessons themselves | US | parent|home|tutor|famil
§ | FERPA, COPPA (US) | rule | FERPA and COPPA bind you as soon as a pupil's name is stored | US
§ | State student-privacy laws | rule | many American districts want their own data agreement signed | US
§ | GDPR-K (EU) | rule | children's data needs a parent's consent under the GDPR below a set age | EU,GB
§ | DPDP Act 2023 children's-data rules (India) | rule | India's DPDP Act forbids tracking children and asks for a parent's consent | IN
`,
  ),
  trade(
    'edtech-higher',
    `
- | Generative AI replacing study-help products | substitute | students ask a chatbot first, and Chegg lost most of its value to that habit | | study|homework|essays?\\b|exams?\\b|tutor|flashcard
- | Long committee procurement | sales | a university buys through committees that meet a few times a year
- | Enrolment decline | budget | fewer students enrol in many American colleges, and budgets follow | US
- | OPM regulation | policy | American regulators look hard at those who run courses for a share of fees | US | degree|course|online programme|tuition
+ | AI tutors and assessment change | ai | exams are being redesigned because chatbots can sit the old ones | | exams?\\b|assess|tutor|essays?\\b|feedback|grading
+ | Micro-credentials | habit | employers accept short certificates where they once wanted a degree | | certif|course|skill|credential|learn
+ | International enrolment shifts | habit | students choose other countries as visa rules change | | international|visa|abroad|enrol|applic
+ | Skills-based hiring | habit | employers ask what graduates can do, so colleges need to show it | | career|job|employ|skill|intern
§ | FERPA | rule | FERPA guards student records, and the registrar is the one who enforces it | US
§ | Title IV and gainful-employment rules (US) | rule | American aid rules reach suppliers who recruit students | US | recruit|enrol|degree|tuition
§ | UGC online-degree rules (India) | rule | the UGC decides which Indian colleges may teach online | IN
§ | GDPR | rule | GDPR makes each university your controller, with a contract and an audit | EU,GB
`,
  ),
  trade(
    'edtech-corporate',
    `
- | Discretionary budget cut first | cycle | training is the first line that a careful finance chief strikes out
- | Low completion rates | adoption | most online courses are started and not finished
- | Content commoditised by AI | substitute | any firm can now write a course from its own handbook in an afternoon | | course|content|video|lesson|module
- | Crowded LMS market | crowding | firms already own a learning system and rarely open a second one
+ | Skills-based talent models | habit | firms map skills rather than titles, and want proof of each one | | skill|certif|exam|licence|test
+ | AI content generation | ai | writing a course has become cheap, so practice and proof are what is left to sell | | simulat|VR|practice|exam|trainer|content|course
+ | Frontline training | labour | warehouses, shops and kitchens train people who never sit at a desk | | driver|warehouse|shop|waiter|front-?line|nurse|worker|factory|forklift
+ | Compliance expansion | mandate | each new duty to train brings a budget that cannot be cut | | licen|safety|complian|certif|renew|law|OSHA
§ | Industry compliance mandates (HIPAA, SOX, OSHA) | rule | mandated courses only count when the regulator accepts how they are taught | | safety|licen|complian|certif|renew|exam
§ | EU AI Act literacy duty | mandate | the EU AI Act obliges firms to train staff who use AI | EU | AI
§ | GDPR | rule | GDPR lets works councils ask what you store about each learner | EU
`,
  ),
  trade(
    'hr-recruiting',
    `
- | Hiring cycle swings | cycle | when hiring stops, hiring tools are the first to be cancelled
- | Bundling by payroll suites | bundling | Rippling, Gusto and Workday add the next hiring step to a suite that is paid for
- | Bias liability in AI screening | trust | a screen that turns away the wrong group lands in court, with your name on it | | screen|interview|AI|rank|match|model|text
- | Payroll error liability | trust | one wrong payslip costs more trust than a year of right ones earns | | payroll|payslip|wage|tax|salary
+ | AI screening and interview agents | ai | firms now let software hold the first interview for jobs with many applicants | | interview|screen|applicant|candidate|hire
+ | Global remote payroll | habit | small firms hire across borders and need somebody to pay people there | | payroll|remote|abroad|contractor|border|foreign
+ | Pay transparency laws | mandate | pay-transparency laws push firms to put wages into the advert | EU,US | pay|salary|wage|advert
+ | Skills-based hiring | habit | employers try people out instead of reading their papers | | trial|skill|test|shift|assess
§ | EEOC and Uniform Guidelines | rule | the EEOC tests hiring tools for the groups they turn away | US
§ | NYC Local Law 144 (automated hiring tools) | rule | New York City wants automated hiring tools audited each year | US | AI|screen|rank|automat|model
§ | EU AI Act (hiring is high-risk) | rule | the EU AI Act files software that sorts applicants under high risk | EU | screen|interview|rank|match|applicant|candidate|send
§ | GDPR | rule | GDPR limits how long an applicant's answers may be kept | EU,GB
§ | FCRA for background checks | rule | background checks in America follow the FCRA, with notice and appeal | US | background|check|refer
§ | Labour and payroll tax law by country | rule | payroll law changes with each border, and often with each budget | | payroll|payslip|wage|tax|contract
`,
  ),
  trade(
    'parenting-childcare',
    `
- | Thin provider margins | budget | nurseries live on thin margins and small fees | | nurser|daycare|centre|provider|kindergarten
- | Staff turnover | supply | carers change often, so every habit is taught again
- | Short user lifetime as children age | churn | a family leaves when the child outgrows the need
- | Safety incidents | trust | parents forgive a late app, but never a doubt about safety
+ | Employer benefits | distribution | employers pay for family help to keep parents at work
+ | Public funding shifts | funding | governments put more money into early care, and set conditions on it
+ | Centre consolidation | consolidation | chains buy up nurseries and choose tools for all of them | | nurser|daycare|centre
+ | Femtech overlap | habit | mothers already use apps from pregnancy on and stay with those that help | | mother|pregnan|breast|lactat|baby|birth
§ | State licensing ratios | rule | American states fix how many children one carer may mind | US
§ | COPPA | rule | COPPA asks for a parent's consent before a child's data is stored | US | child|kid|game|app\\b
§ | CCDF subsidy rules | rule | American care subsidies come with attendance records that must add up | US | nurser|daycare|attend|subsid|provider
§ | Safeguarding and GDPR-K (UK/EU) | rule | European privacy law gives children's data extra guard, and parents will ask | EU,GB
`,
  ),
  trade(
    'legaltech',
    `
- | Hallucination liability | trust | one invented citation or a wrong date makes the evening news and costs a licence
- | Slow partner decision making | sales | partners decide together, slowly, and nobody loses by waiting | | !solo|landlord|tenant|consumer|freelanc
- | Billable-hour incentive against efficiency | adoption | a firm that bills hours earns less when work gets faster | | !flat|fixed fee|solo|landlord|consumer|tenant
- | Incumbent data moats | gatekeeper | Thomson Reuters and LexisNexis own the case law that others must license | | research|case law|cite|precedent|court
+ | Generative AI drafting and research | ai | lawyers have begun to trust drafts by software, as long as they can check them | | draft|form|letter|write|read|review|AI|fill
+ | Alternative legal service providers | distribution | firms hand routine work to outside providers, and these buy tools | | review|document|contract|routine
+ | In-house insourcing | habit | companies take legal work in-house and want tools of their own | | in-house|company|contract|legal team
+ | Flat-fee pricing | habit | flat fees reward the lawyer who finishes sooner | | solo|flat|fixed|form|immigra|landlord|visa
§ | Unauthorised practice of law rules | rule | giving advice on a person's own case without a licence is forbidden in most places
§ | Attorney confidentiality and ABA ethics opinions on AI | rule | the ABA tells lawyers to know where a client's words go before they use AI | US
§ | GDPR/CCPA | rule | client files fall under GDPR or CCPA wherever they are stored | EU,GB,US
§ | E-sign laws (ESIGN, eIDAS) | rail | e-signature law makes a signed file as good as paper | | sign|contract|lease|letter
`,
  ),
  trade(
    'govtech',
    `
- | 12-24 month sales cycles | sales | a public body takes one to two years from first talk to first invoice
- | RFP incumbency | sales | tenders are often written around the supplier who is already there
- | Budget-year timing | season | money is set once a year, and what misses the budget waits for the next
- | Political risk | policy | an election can end a project that its users love
+ | Legacy replacement | policy | many public bodies run systems whose makers have retired
+ | Accessibility deadline | mandate | American towns must make their web services accessible by a fixed date | US | web|app\\b|site|form|portal|citizen|complaint
+ | AI for casework | ai | offices buried in letters and calls now ask for software that sorts them | | complain|letter|case|sort|call|request|form|mail
+ | Workforce retirement | labour | experienced clerks retire, and nobody is trained to follow them
§ | FedRAMP/StateRAMP | rule | American agencies want FedRAMP or StateRAMP papers from a cloud supplier | US
§ | CJIS | rule | police data brings the CJIS rules and background checks of your staff | US | police|crime|court|sheriff
§ | Section 508 and ADA Title II web rule (2024) | rule | Section 508 asks that each screen works for people who cannot see it | US
§ | Public procurement law | rule | above a threshold, a public body must tender, whatever the mayor likes
§ | GeM (India) | distribution | Indian offices buy small items through the GeM portal | IN
`,
  ),
  trade(
    'nonprofit',
    `
- | Small budgets | budget | small charities count every coin and ask for free licences
- | Seasonal giving in December | season | gifts arrive in December, and spending follows them | | donat|fundrais|giving|gift
- | Price sensitivity | budget | money spent on software is money not spent on the cause, and boards ask about it
- | Donor-data security | trust | a leak of names or addresses loses the people a charity lives from | | donor|donat|member|beneficiar
+ | Recurring giving | habit | monthly gifts grow while one-off gifts shrink | | donat|giv|fundrais
+ | Donor-advised funds | funding | American donors park money in funds that look for proof of effect | US | donat|fund|grant|giv
+ | AI prospecting | ai | software finds likely donors in records that nobody had time to read | | donor|prospect|fundrais
+ | Consolidation | consolidation | charities merge and choose one set of tools
§ | State charitable solicitation registration | rule | asking for gifts in America needs a registration in most states | US | donat|fundrais|gift
§ | 501(c)(3) rules | rule | American charities must keep money apart by purpose | US | donat|grant|fund
§ | PCI DSS | rule | taking gifts by card brings PCI DSS with it | | donat|card|pay
§ | GDPR | rule | GDPR covers volunteers and guests as much as donors | EU,GB
§ | FCRA and CSR law (India) | rule | India controls foreign gifts by the FCRA, and asks firms to spend on causes | IN
`,
  ),
  trade(
    'language-translation',
    `
- | Free machine translation | substitute | clients paste a text into DeepL or a chatbot and ask why they should pay | | translat|locali[sz]|subtit|document|interpret
- | Learner drop-off after New Year | churn | learners who start in January have mostly stopped by spring | | learn|lesson|vocab|course|speak|app\\b
- | Falling word rates | margin | agencies pay translators less per word now that a machine writes the first draft | | translat|agenc|post-?edit|document|freelanc
- | Marketplace leakage between teacher and student | liquidity | a teacher and a student who like each other soon settle by bank transfer | | tutor|teacher|lesson|marketplace|match
- | Visa policy shifts in test demand | policy | a new visa rule can empty an IELTS class within one intake | | IELTS|TOEFL|exam|test|visa|band
+ | Spoken practice with AI | ai | learners now talk to a machine without shame, and pay for the part that corrects them | | speak|speech|talk|conversation|pronun|voice|learn|AI
+ | Migration and work visas that ask for a level | mandate | visa offices and nursing boards ask for a certified level, which gives learners a date and a budget | | visa|nurse|exam|IELTS|migrant|german|work|test
+ | Speech translation in meetings and clinics | ai | live speech translation is good enough for meetings, and clinics now ask where it is safe | | interpret|meeting|hospital|clinic|speech|live|patient
+ | Continuous localisation of apps and games | rail | product teams push strings from Git each day and want translations back in the same pipeline | | app|game|software|website|shop|string|locali[sz]
+ | Language-access enforcement | mandate | regulators and courts enforce the right to an interpreter, so hospitals and councils must budget for it | | interpret|hospital|court|patient|council|deaf|sign
§ | Section 1557 language access (US) | rule | American health rules demand qualified interpreters and a human check on critical machine translation | US | interpret|hospital|patient|medic|health|clinic
§ | Certified and sworn translation rules | rule | courts and visa offices take only a translation that a named, competent person has signed | | certif|sworn|legal|court|document|visa|contract
§ | Consumer subscription law | rule | yearly learner plans fall under renewal rules that want a reminder and an easy way out | | learn|app\\b|subscri|student
§ | GDPR and children's voice data | rule | a recorded voice is personal data, and a child's voice needs a parent's consent | EU,GB | voice|speak|speech|pronun|child|kids|record
§ | Secure English language test rules (UK) | rule | the Home Office accepts only listed English tests, so the test decides what a course is worth | GB | IELTS|exam|test|visa|english
§ | DPDP Act 2023 (India) | rule | India's DPDP Act wants plain consent, and a parent's consent for learners under age | IN
`,
  ),
  trade(
    'publishing-books',
    `
- | Amazon dependence | gatekeeper | Amazon owns the shelf, the reader's login and the review that sells the book | | book|author|novel|read|ebook|kindle|audio|publish
- | Search and social traffic loss | acquisition | search answers and feeds keep the reader on their own page, so newsrooms lose the click | | news|journal|article|magazine|blog|paper|media
- | Machine-written books | crowding | machine-written titles crowd the categories in which a new author must be found | | author|novel|self-?publish|book|write|story
- | Thin publisher margins | budget | small presses and bookshops live on returns and discounts that leave little for software | | press|publisher|bookshop|bookstore|bookseller
- | Print decline in local news | budget | print subscribers and notices still pay for the newsroom, and both shrink each year | | news|paper|journal|local|report
+ | Audiobooks and serial audio | habit | listeners finish books on the commute, and serial audio has taught them to pay by episode | | audio|listen|story|voice|narrat
+ | BookTok and backlist sales | distribution | a tearful clip on BookTok can sell a novel that shops had sent back | | book|author|novel|read|shop
+ | Reader revenue and membership | habit | readers have learnt to pay a small newsroom or writer directly by the month | | news|newsletter|member|subscri|journal|magazine
+ | Philanthropy for local news | funding | foundations now pay for reporters and for the tools a small newsroom shares | US | news|journal|local|report
+ | AI licensing of archives | funding | AI firms have begun to pay publishers for archives after courts made copying dear | | archive|publisher|catalogue|rights|news|licen
§ | Copyright and AI training rulings | rule | courts are still deciding what may be trained on, so every text needs a known owner | | AI|train|text|summar|generat|archive|rights
§ | Fixed book price laws (DE, FR, ES) | rule | new books in Germany, France and Spain may not be discounted | DE,FR,ES | book|shop|sell|ebook
§ | European Accessibility Act for ebooks | rule | ebooks and readers sold in the EU must work for blind and dyslexic readers | EU | ebook|book|read|epub|app
§ | Defamation and press regulation | rule | a wrong name in a court report can cost a small paper more than its year | | news|journal|report|paper|fact
§ | IT Rules 2021 for digital news (India) | rule | India's IT Rules 2021 ask digital publishers for a code, an officer and dated replies | IN | news|journal|magazine|media
§ | Library and reader privacy laws (US) | rule | American states keep what a patron reads secret, so reading data may not be sold | US | librar|read|patron|school
`,
  ),
  trade(
    'immigration-mobility',
    `
- | Sudden policy change | policy | a proclamation or a new fee table can close a visa route between signing and filing
- | Advice without a licence | trust | telling someone which visa to choose is legal advice, and officials act against those who lack a licence | | advice|advise|lawyer|legal|form|fil|appl|chat|AI|eligib
- | One case per customer | churn | a family that holds its card has no reason to come back for years | | famil|spouse|green card|visa|citizen|applic
- | Trust after scams and fake agents | trust | applicants have met fake agents before, and a refused case is blamed on the product | | visa|agent|migrant|stud|worker|famil
- | Hiring freezes | cycle | employers stop moving people the month they stop hiring | | employ|relocat|hire|HR|compan|talent|staff
+ | Skills shortages and talent visas | policy | hospitals and engineers' employers cannot fill posts at home, so states open routes for their skills | | nurse|engineer|talent|skill|hire|work|employ|recruit
+ | Digital-only borders and status | rail | status now lives in online accounts such as the British eVisa, which software can help people use | | visa|status|border|document|digital|travel
+ | Remote work and nomad visas | habit | many countries sell visas to remote workers, who then need cover, tax advice and a flat | | nomad|remote|expat|abroad|freelanc|rent
+ | AI drafting of petitions | ai | lawyers let software draft letters and forms, and keep the signature | | AI|draft|form|petition|lawyer|letter|document
+ | Displacement by war and climate | habit | wars and storms drive people to cities that must house and register them within weeks | | refugee|asylum|displac|ukrain|newcomer|integrat
§ | Unauthorised practice of law (US) | rule | American states punish legal advice by anyone but lawyers and accredited representatives | US
§ | Regulated immigration advice (UK) | rule | immigration advice in Britain is reserved to registered advisers and lawyers | GB
§ | GDPR on status and asylum data | rule | status, origin and asylum reasons are sensitive data that need a strict purpose and access | EU,GB
§ | Employer sponsor and right-to-work duties | rule | employers answer with fines for each worker whose papers were not checked and reported | | employ|hire|sponsor|HR|compan|work
§ | Emigration Act and agent licensing (India) | rule | India licenses those who recruit for work abroad, and some states license visa agents too | IN
§ | EU Blue Card and posted-worker rules | rule | Blue Card salary floors move each year, and posted staff must be notified before they work | EU | employ|hire|relocat|work|talent|compan
`,
  ),
];
