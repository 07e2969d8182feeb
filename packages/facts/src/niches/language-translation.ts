import { languageTranslationFacts } from './facts/language-translation.ts';
import { languageTranslationJobs } from './jobs/language-translation.ts';
import { readField } from './reading/read-field.ts';
import { languageTranslationWordings } from './wordings/language-translation.ts';

export const languageTranslation = readField('language-translation', {
  niches: `
# language-apps: learning a language by app
words: language learning, learn a language, language app, learn english, learn spanish, learn japanese, vocabulary, flashcards for words, grammar practice, pronunciation, speaking practice, ai conversation partner, listening practice, heritage language, endangered language, language for kids, sign language app, learn with songs, graded reader, language streak, polyglot, duolingo alternative
job: get from daily taps to a first real conversation
buyer: adult learners
user: self-taught learners
run: learners of a new language | learners stay where they could order a real meal after the first weeks | store commission, voice models and learners who vanish in February eat the subscription
rival: Duolingo | short gamified lessons with a streak | a yearly subscription above a free tier
rival: Babbel | dialogues written by linguists | per learner a month
rival: Speak | spoken practice with a machine partner | per learner a month
rival: Memrise | words with clips of native speakers | a subscription above a free tier
rival: Anki | spaced repetition decks that learners share | nothing except once on the iPhone
system: CEFR | is the scale that names the level from A1 upwards
system: App Store billing | takes its cut of the yearly plan and shows the refund button
system: OpenAI Whisper | hears the accent and sometimes the wrong word, and is free to run
system: Tatoeba | supplies free sentence pairs and their mistakes
today: learners keep a Duolingo streak on the train, watch Netflix with subtitles and freeze before a waiter
cost: after a year of streaks the learner still cannot follow a phone call
pain: lessons drill sentences about apples and turtles while the learner must ring the landlord
pain: speech scoring passes what a native would not understand, or fails a fair Indian accent
pain: intermediate learners find nothing between beginner games and real newspapers
channel: polyglot creators on YouTube and Reddit | learners copy the routine of someone who speaks
channel: search for an exam and a job | nurses learning German search by exam and job, not by app
channel: employers of migrant staff | an employer pays for the phrases of one trade
cycle: 1-2 weeks | a learner pays in the first week of January or never
price: a learner plan | 6-15 USD | learner a month
price: a yearly plan | 50-100 USD | learner a year
rule US: COPPA | voices of children under the age limit are personal data and need a parent's consent
rule EU: Unfair Commercial Practices Directive | claims of fluency in weeks need proof, and false countdowns are banned
rule EU: GDPR | voice recordings of learners need a legal basis and a way to erase them
rule GB: DMCC subscription rules | reminders before renewal and a cooling-off apply to yearly plans
rule IN: RBI e-mandate rules | recurring card charges need notice before each debit and extra approval above a limit
season: January brings the most starters, travel months the next, and February the most broken streaks
next: live lessons for speaking | job-specific phrase courses | graded stories
fail: apps for small languages found lovely users and far too few of them
fail: chat partners without a lesson plan lost learners who did not know what to say next
lately: talking to a machine became good enough that learners ask why they should pay for taps
economics: 65-80 | 8-18 | 8-45 USD
ask: What can a learner do after a season of practice, checked by someone else? | Which language pair and level do you serve better than Duolingo? | How many of January's buyers still practise in April?
grade: medium
# language-teachers: live language teaching
words: language teacher, language tutor, english teacher, english tutor, spoken english, esl, efl, tefl, conversation lessons, language school, language class, spanish tutor, online english lessons, native speaker, italki, preply, business english, summer language camp, homework for language class, language exchange, tandem partner, language immersion
job: fill a language teacher's week with students who stay
buyer: language schools
user: language teachers
run: adult learners and company staff | students stay with the teacher who lets them talk and remembers last week's mistakes | empty chairs in summer classes, agent shares and unpaid lesson planning eat the course fee
rival: italki | lessons from a marketplace of teachers | a commission on lessons
rival: Preply | tutors on a weekly subscription | a commission that falls with hours taught
rival: Cambly | conversation with native speakers on call | per student by minutes a week
rival: Lingoda | small live classes in fixed courses | per student a month
rival: Fidelo | administration for language schools | per school a year
system: Zoom | carries the lesson, with Google Docs as the blackboard
system: Ellii | fills the next hour with ready lesson plans
system: Payoneer | pays teachers across borders
system GB: Accreditation UK | decides which British schools may take visa students
today: teachers juggle Preply, PayPal and WhatsApp reminders, and plan tomorrow's class from an old PDF
cost: a student who pauses over summer takes the rent with her
pain: platforms keep the trial lesson and push down rates against cheaper countries
pain: mixed-level groups bore the strong ones and lose the weak ones by mid-term
pain: homework lives in chat, so nobody sees that the past tense still fails
channel: teacher communities on Facebook and YouTube | teachers follow those who left platforms and tell how
channel: TEFL course providers | graduates need tools in their first teaching week
channel: agents who send juniors abroad | schools fill their summer beds through study-travel agents
cycle: 1-10 weeks | a teacher decides over a weekend, a school between summer and January intakes
price: a teacher toolkit | 10-40 USD | teacher a month
price: a private lesson | 10-35 USD | hour
rule US: Contractor classification rules | platforms that set hours and prices risk having teachers called employees
rule EU: DAC7 | marketplaces report the yearly income of their tutors to the tax office
rule GB: Student visa rules | only accredited schools may take visa students, and juniors need guardians and checked staff
rule IN: TDS on e-commerce sellers | the platform withholds tax from tutors who sell through it
season: summer fills classrooms in Malta and Brighton and empties evening classes online
next: placement tests | corporate language contracts | junior summer camps
fail: VIPKid lost its teachers and pupils overnight when China banned foreign tutors for children
fail: marketplaces raised commission until good teachers took their students with them
lately: students come to lessons with a chatbot's corrections and pay the teacher for nerve and accent
lately: Duolingo and Speak sell machine tutors at the price of one lesson, and Preply builds its own
economics: 25-70 | 5-10 | 20-120 USD
ask: How many hours a week does a teacher sell through it that she did not have? | What holds the student after level B1, when progress slows? | Who owns the student list if the teacher leaves?
grade: low
# language-exams: preparing for IELTS and other exams
words: ielts, toefl, pte, duolingo english test, goethe exam, telc, delf, jlpt, hsk, cambridge exam, german for nurses, oet, language certificate, language exam, band score, ielts coaching, ielts speaking, ielts writing, citizenship language test, life in the uk test, mock speaking test, language requirement visa, exam tutor, english test for university
job: get the band or level that the visa office asks for
buyer: visa and university applicants
user: test takers
run: nurses, students and visa applicants | candidates choose the coach whose wall shows band scores of people from their own town | rent near the bus stand, refunds for failed bands and examiners' day rates eat coaching fees
rival: E2 Test Prep | courses and marked essays for IELTS and PTE | per package
rival: Magoosh | video courses for TOEFL and IELTS | per access period
rival: IDP | official IELTS practice with the test booking | per course or test sitting
rival: Goethe-Institut | intensive German with the exam at the end | per course
rival IN: Leap | IELTS lessons that lead to study-abroad counselling | a commission to universities
system: IELTS band descriptors | say what each band in writing must show
system: Pearson PTE scoring | marks by machine, so templates and microphones matter
system: the UKVI SELT list | names the tests that a British visa accepts
system: Canadian CLB tables | turn a score into points for Express Entry
today: candidates sit in a coaching class in Punjab or Lagos, copy model essays and book the test again
cost: one missing point in writing costs another fee, another month and a lapsed intake
pain: essays come back from centres with ticks but no band and no reason
pain: speaking partners at the same level repeat each other's mistakes
pain: memorised templates that once scored now cap the band
channel: visa consultants and nurse recruiters | a visa consultant knows who needs which level by when
channel: YouTube teachers with exam tips | candidates watch a teacher before they choose a centre
channel: waiting rooms of test centres | everybody in a test centre has a date and a fear
cycle: 1-3 weeks | the date is booked, and the candidate buys whatever promises the missing band
price: a marked essay | 3-15 USD | essay
price: an online course | 20-60 USD | candidate a month
rule US: FTC Act | a guaranteed band or score needs records of those who paid and failed
rule EU: National residence language rules | the authority accepts only listed certificates, in Germany mostly telc or Goethe
rule GB: Secure English Language Tests | only Home Office approved providers count, and coaching on live papers is fraud
rule IN: CCPA coaching guidelines | success claims in adverts need proof, and refund terms must be plain
season: demand follows intakes, with peaks before the September and January university starts
next: study-abroad counselling | nursing registration abroad | citizenship tests
fail: prep firms that lived on one corridor lost it when Canada capped students
fail: scoring engines drifted from real bands and candidates posted the proof
lately: the Home Office and universities are rethinking which tests they accept, home-proctored ones included
economics: 55-80 | 20-40 | 8-50 USD
ask: How far are your predicted bands from the real ones, by skill? | Which visa route needs this score, and what if it closes? | Who marks the essay, and would an examiner agree?
grade: low
# translation-agencies: professional translation
words: translation, translator, translators, freelance translator, translation agency, translation company, certified translation, sworn translator, legal translation, medical translation, literary translation, machine translation, post-editing, cat tool, translation memory, termbase, proofreading translation, document translation, website translation, translate documents, linguist
job: deliver a text the client can sign or file, at rates that pay
buyer: owners of translation agencies
user: translators
run: law firms, manufacturers and migrants | clients return to the office whose stamp was accepted at the counter at once | discounts for machine matches, rework and late-paying law firms eat the word rate
rival: RWS | Trados, the CAT tool that agencies ask for | a licence or subscription per translator
rival: memoQ | translation memory and a project server | a licence per seat a year
rival: Phrase | cloud translation with machine output built in | a monthly fee by tier and volume
rival: DeepL | machine translation with document upload | per seat a month or by characters
rival: Plunet | quotes, jobs and invoices for agencies | a yearly licence by users
system: XLIFF | carries segments from one tool to the next
system: ProZ | is where rates, reputations and jobs meet
system EU: IATE | holds the terms of the European institutions
system EU: court translator lists | say whose stamp an authority accepts
today: project managers mail files to translators, who post-edit DeepL output in Trados at a falling word rate
cost: a wrong dosage or deadline in a contract comes back as a claim that the margin cannot cover
pain: clients paste files into a chatbot and ask what the invoice is for
pain: PDF scans with stamps and tables take longer to rebuild than to translate
pain: memories from many clients contradict each other on the same term
channel: translators' association conferences | translators and small agencies buy what colleagues defend
channel: the Trados app store | a plugin inside Trados needs no new habit
channel: law firms and patent departments | regulated clients pay for a named human at the end
cycle: 3-16 weeks | an agency tests on one client's memory and must win over its own project managers
price: a translator seat | 20-60 USD | seat a month
price: human translation | 0.08-0.25 USD | word
rule US: USCIS translation rule | foreign papers need a full translation with a signed certificate of accuracy
rule EU: Medical Device Regulation | instructions must exist in the official language each state asks for
rule EU: Sworn translator laws | courts and registries accept only the stamp of a listed translator
rule GB: Home Office document rules | a certified translation names the translator, the date and the credentials
rule IN: Apostille practice | embassies want notarised or apostilled translations, often from their own lists
season: annual reports fill spring, patents and tenders the autumn, and August belongs to tourism brochures
next: subtitling | terminology clean-up | translation of e-commerce catalogues
fail: crowdsourced translation marketplaces raced to the bottom and lost the good linguists
fail: agencies that hid machine output from clients lost the account at the first audit
lately: rates per word fell as clients accept machine drafts, and agencies now sell review, terms and liability
economics: 30-60 | 1-3 | 300-2500 USD
ask: Who signs for the text, and what is insured if a figure is wrong? | How many words an hour does a reviser reach, with errors counted? | Which file types come back looking like the original?
grade: medium
# interpreting: interpreting for hospitals and courts
words: interpreter, interpreters, interpreting, remote interpreting, medical interpreter, court interpreter, sign language interpreter, asl, bsl, video remote interpreting, phone interpreting, hospital language access, limited english, conference interpreting, simultaneous interpretation, live translation, speech translation, multilingual meetings, deaf patients, live captions translation
job: get a qualified interpreter on the line before the patient gives up
buyer: language-access managers
user: ward nurses
run: hospitals, courts and deaf patients | bookers ring the agency that finds a qualified Dari speaker for tomorrow's hearing | unpaid travel, late cancellations and minutes on hold eat what the court pays
rival: LanguageLine Solutions | phone and video interpreters around the clock | by the minute
rival US: AMN Language Services | video carts and interpreters for hospitals | by the minute plus equipment
rival: Boostlingo | a platform for agencies and on-demand calls | a monthly fee plus minutes
rival GB: thebigword | interpreters for British courts and public bodies | by the hour or minute
rival: Interprefy | remote simultaneous interpreting for events | per event or a yearly plan
system: Epic | shows the patient's language and is where the call must start
system GB: NRPSI | shows who may interpret for British courts and police
system: Zoom | carries the conference booth from home
system US: CCHI certification | proves at audit that a qualified medical interpreter was used
today: the nurse wheels a video cart, waits on hold for Tigrinya and falls back on the patient's daughter
cost: consent is signed through a child, and the readmission or mistrial costs far more than the call
pain: rare languages and sign language are short at night, when the emergency room needs them
pain: court interpreters refuse bookings because travel is unpaid and cases are cancelled at the door
pain: staff do not know the access code, so they gesture
channel: hospital compliance officers | a compliance officer owns the language budget and the complaint file
channel: interpreting agencies as resellers | agencies hold the public contracts and lack the interpreters
channel: deaf and migrant organisations | a complaint from a deaf association opens the tender
cycle: 16-52 weeks | tender or group contract, security review and a pilot ward come one after another
price: phone interpreting | 0.6-1.5 USD | minute
price: on-site sign language interpreting | 60-120 USD | hour
rule US: Section 1557 | patients have a right to a qualified interpreter, and children may not stand in
rule US: ADA | deaf patients and parties get effective communication, usually a qualified sign language interpreter
rule EU: Directive on interpretation for suspects | suspects get interpretation in due time and free of charge
rule GB: Accessible Information Standard | the NHS must record that a patient needs sign language and book a registered interpreter
rule IN: RPwD Act | access in sign language is a right in public services and the media
season: conference work fills spring and autumn, while hospital calls never pause
next: translated discharge papers | interpreter scheduling | live captions for council meetings
fail: earbud translators missed medical terms and nobody would answer for the mistake
fail: marketplaces of interpreters failed where court lists and agencies held the bookings
lately: machine interpreting entered meetings and triage, and regulators want a human check for critical talk
economics: 25-50 | 0.5-1.5 | 4000-20000 USD
ask: How many seconds until a qualified Dari or ASL interpreter answers at night? | Who is liable when the rendering is wrong? | Does the call start inside Epic or on another tablet?
grade: low
# product-localisation: software and shop localisation
words: localization, localisation, software localization, app translation, i18n strings, translate my app, multilingual website, vernacular, regional languages, game translation, shop translation, translation management system, string keys, language versions, multilingual seo, rtl layout, ui translation, continuous localization, localisation engineer, multilingual content, translate my store
job: ship each release in all languages without a string freeze
buyer: heads of localisation
user: developers and market reviewers
run: software makers and game studios | studios stay with the team that asks for screenshots and catches the joke that offends | tiny rush jobs, engine costs and endless reviewer rounds eat a localisation studio
rival: Lokalise | string management for product teams | a monthly fee by seats and keys
rival: Crowdin | a translation platform with community workflows | a monthly fee by words hosted
rival: Smartling | enterprise translation with a vendor network | a yearly fee by words
rival: Phrase | strings, files and machine output in one suite | a monthly fee by tier
rival: Weglot | website translation by script | a monthly fee by words and languages
system: GitHub | holds the resource files that must not break
system: Figma | shows the button that German will burst
system: ICU MessageFormat | decides how plurals work in Polish and Arabic
system: Shopify | holds the product texts that marketing changes daily
today: developers export JSON, a freelancer translates keys without context and German overflows the button
cost: the launch in Japan slips a sprint because nobody knew whether Save meant store or rescue
pain: strings are glued together in code and break in languages with cases
pain: country managers rewrite translations in a spreadsheet that never returns to the memory
pain: machine output is fine for help pages and wrong for the checkout
channel: open-source projects on GitHub | engineers meet a string tool through its free open-source tier
channel: LocWorld and localisation meetups | localisation managers change jobs and bring their platform along
channel: the Shopify and WordPress plugin stores | merchants search for a plugin when the first foreign order comes
cycle: 3-20 weeks | an engineer starts free, and procurement enters when marketing content joins
price: a team plan | 100-900 USD | company a month
price: site translation by script | 15-300 USD | site a month
rule US: FDA labelling rules | a label that uses a second language must repeat all required statements in it
rule EU: General Product Safety Regulation | warnings and instructions must be in a language the buyers of each state understand
rule GB: Welsh Language Standards | public services in Wales must offer Welsh that is not treated less favourably
rule IN: Legal Metrology rules | labels of packed goods need Hindi or English, whatever else is added
season: game releases before Christmas and shop peaks in November set the freeze dates
next: multilingual search pages | in-market review panels | subtitles for product video
fail: script translators looked cheap until search engines ignored pages that existed only in the browser
fail: string tools without Git sync were abandoned after the first overwritten file
lately: large models translate with screenshots and glossaries as context, so the price per word is vanishing
economics: 70-85 | 1-3 | 300-3000 USD
ask: What happens to a string between commit and release, and who sees it? | How are plurals, gender and button width tested before users see them? | Which texts may a machine publish alone, and who decided that?
grade: medium
# transcription: transcription, captions and court reporting
words: transcription, transcribe, transcript, transcriptionist, audio to text, speech to text, court reporter, court reporting, stenographer, steno, deposition transcript, captions, captioning, closed captions, live captioning, subtitles for deaf, captioner, cart captioning, interview transcripts, dictation, medical transcription, medical typist, verbatim, meeting transcript, parliament record, hansard, oral history recording, voice memo to text, accent recognition, speaker labels, typist, podcast transcript, lecture captions
job: turn speech into a text that can be quoted, searched and signed
buyer: courts, universities and researchers
user: captioners and transcribers
run: lawyers, researchers and broadcasters | lawyers come back to the typist who gets the surgeon's Latin and the village names right | bad audio, overlapping voices and price pressure from machine drafts eat the per-minute rate
rival: Rev | human and machine transcripts | per minute
rival: Verbit | captions and transcripts for universities and courts | by contract
rival US: Veritext | court reporters and depositions | per page and hour
rival: Otter.ai | live meeting notes | by seat a month
rival: Ai-Media | live captions for broadcasters | by hour or contract
system: the case management of the court | wants the certified transcript in its own format
system: Zoom and Teams | hold the recording and offer their own captions
system: NVivo | takes interviews with speakers and times
today: a typist with a foot pedal rewinds the mumbling witness, looks up names and sends a Word file at night
cost: a missing not in a transcript can turn a case, and captions that lag shut a deaf student out
pain: machines do well on one clear voice and fail on crosstalk, dialect and names
pain: stenographers retire, and hearings wait for one
pain: rates per minute fell, and the difficult audio is all that is left
channel: court reporting agencies | an agency owns the law firm's calendar
channel: disability offices at universities | an accommodation letter makes captions urgent within days
channel: research groups and ethics boards | a board asks where the recordings go before it signs
cycle: 2-40 weeks | researchers pay by card, while courts and universities tender
price: a machine transcript | 0.1-0.3 USD | minute
price: a human transcript | 1.2-3 USD | minute
rule US: ADA web rule | public universities must caption recorded and live content to a set standard
rule EU: Audiovisual Media Services Directive | broadcasters must add more captions each year and report it
rule GB: Ofcom access services code | channels must caption a quota of programmes
rule IN: RPwD broadcasting guidelines | news and events need captions or sign language in stages
season: term starts, trial calendars and thesis deadlines fill the queue
next: translation of transcripts | redaction | searchable archives
fail: pure crowd typing raced to the bottom, and clients met errors in the names that mattered
fail: court pilots with recorders alone lost words that no one could certify
lately: open speech models made rough text nearly free, so the sale is certification, privacy and difficult audio
economics: 35-75 | 2-5 | 20-1500 USD
ask: What is the error rate on crosstalk and names, on the client's own audio? | Who certifies the text, and will a court accept that person? | Where does the recording sit, and who may listen?
grade: low
# writing-help: editing for second-language writers
words: proofreading, proofreader, copy editor, english editing, academic editing, manuscript editing, grammar checker, grammar correction, writing assistant, second language writing, non-native english, polish my english, essay correction, email in english, business email help, paraphrase, plain language, easy read, leichte sprache, style guide, editing service, journal english, thesis proofreading, cover letter english, tone check, spelling checker, spell check for my language, readability, inclusive language, writing feedback, ai humanizer
job: sound like a native without losing what was meant
buyer: research groups and exporters
user: second-language writers
run: doctoral students and exporting engineers | authors return to the editor who knows their field and whose paper got past reviewers | free chatbots, long unpaid queries and deadlines over Chinese New Year eat the editor's page rate
rival: Grammarly | corrections in each text field | by the month
rival: DeepL Write | rephrasing in several languages | by the month
rival: Paperpal (Cactus) | checks for research papers | by the month
rival: Enago | human editing for journals | per word
rival EU: LanguageTool | grammar checks for many languages | by the month
system: Microsoft Word | holds tracked changes that the author must accept
system: Overleaf | keeps formulas that an editor must not touch
system: the journal's submission site | asks for proof of editing and for a note on AI
today: an engineer in Jakarta drafts in his own syntax, pastes it into a chatbot and fears the meaning moved
cost: a reviewer writes that the English must be improved, and months pass until the next round
pain: the tool smooths the claim until it is wrong
pain: detectors accuse second-language students of using a machine
pain: small languages have spelling checkers that miss the cases
channel: university writing centres and graduate schools | a supervisor sends the whole lab to one editor
channel: publishers' author pages | the rejection letter carries a link to editing
channel: browser extension stores | people install it on the day of a painful mail
cycle: 1-20 weeks | a person pays after one paragraph, a university after a privacy review
price: a writing assistant | 8-30 USD | user a month
price: human editing | 0.02-0.08 USD | word
rule US: Plain Writing Act | federal agencies must write for the public in plain words
rule EU: Web Accessibility Directive | public sites need clear text, and easy language in some states
rule GB: QAA contract cheating guidance | proofreaders may mark errors and may not rewrite a student's work
rule IN: UGC plagiarism regulations | theses are checked for copied text, so paraphrase tools come under suspicion
season: thesis months, conference deadlines and application rounds bring the rush
next: journal selection | slide and talk practice | style guides for firms
fail: grammar add-ons lost their price when chat models and office suites did it for nothing
fail: essay mills dressed as editors were banned by law in England and Australia
lately: journals ask authors to declare AI help, and editors sell proof of a human reading
economics: 50-85 | 4-9 | 5-120 USD
ask: What does it do that a chatbot with the same paragraph does not? | How is the author's meaning checked after the change? | Will a journal or university accept the help as allowed?
grade: low
# low-resource: speech and text data for small languages
words: low-resource language, african languages, indigenous language, endangered languages, dialect, yoruba, hausa, igbo, swahili, quechua, bhojpuri, kurdish, speech dataset, voice dataset, voice data collection, data annotation language, text corpus, language model for local language, voice assistant local language, speech recognition local language, text to speech local language, keyboard for my language, unicode font, script keyboard, dictionary project, language revitalisation, māori, welsh, native american language, masakhane, bhashini, language documentation, field linguist, orthography
job: make machines hear and speak a language that has little on the web
buyer: model builders and public language bodies
user: speakers and field linguists
run: speech-model builders and language ministries | buyers choose the collector whose speakers agreed in writing and whose spelling is consistent | travel to villages, double checking by elders and rejected clips eat a recording contract
rival: Mozilla Common Voice | open recordings by volunteers | nothing
rival: Appen | paid speech collection around the world | per hour of audio
rival IN: Karya | paid recording work for rural Indians | per hour of audio
rival: Lelapa AI | models for African languages | by use
rival IN: Sarvam AI | speech and text models for Indian languages | by use
system IN: Bhashini | shares public models and data for Indian languages
system: Hugging Face | is where the dataset is found and judged
system: ELAN | aligns field recordings with glosses
today: a linguist records elders on a village bench, types in a home-made spelling and leaves hard disks at a university
cost: a farmer's call in Bhojpuri gets an answer in stiff Hindi, and the helpline goes unused
pain: there is no agreed spelling, so the same word is counted several ways
pain: speakers are paid once, and a foreign model earns from their voices
pain: phone audio in a noisy market breaks models trained in studios
channel: research collectives of speakers | a collective such as Masakhane knows the annotators and the pitfalls
channel: governments with a language mission | a ministry pays for the languages the market leaves out
channel: helplines and banks with rural callers | a helpline counts calls lost to the wrong language
cycle: 8-52 weeks | grants and model labs commission by batch after a small sample passes
price: transcribed speech | 30-200 USD | hour of audio
price: speech recognition | 0.2-1.5 USD | hour of audio
rule US: Native American Languages Act | federal policy backs the languages, and tribes control research on their land
rule EU: AI Act | general models must publish a summary of training content
rule GB: Welsh Language Measure | Welsh has official status, so public bots must answer in it
rule IN: DPDP Act | a voice recording is personal data and needs consent in the speaker's language
season: field trips wait for the dry months and the end of harvest, and grants close in autumn
next: voice bots for helplines | school readers | place-name and dictionary work
fail: scraped bible text made models that preach and cannot ask for a bus ticket
fail: language apps paid by one grant vanished with the server bill
lately: large labs buy rare speech directly, and speakers ask for licences that share the income
economics: 25-55 | 2-6 | 300-8000 USD
ask: Who owns the recordings, and what do speakers earn from reuse? | How does it do on a cheap phone in a market, in words wrong? | Who pays after the grant, for which call or form?
grade: low
# community-schools: weekend and heritage language schools
words: saturday school, weekend school, supplementary school, heritage school, mother tongue class, polish school abroad, chinese school, arabic school, quran class, madrasa weekend, greek school, hebrew school, tamil school, ukrainian school, bilingual children, bilingual family, raising bilingual kids, bilingual nursery, immersion school, bilingual storybook, grandparents language, diaspora children, community language, complementary school, russian school, turkish class, hifz, bilingual storytime, mother tongue teacher, language playgroup, trilingual
job: keep a child speaking the grandparents' language into the teenage years
buyer: heads of weekend schools
user: volunteer teachers and bilingual families
run: diaspora parents and their children | parents choose the school where children make friends and pass the exam in grandmother's tongue | hall hire on Saturdays, textbooks from home and families who pay for one child of several eat the dues
rival: Little Pim | videos for small children in many languages | by the month
rival: Dinolingo | games and books for children in many languages | by family a month
rival: LingoAce | live Chinese lessons for children abroad | per lesson pack
rival: Gus on the Go | first words in small languages | per app
rival: Mantra Lingua | dual-language books with a talking pen | per book or pen
system: Google Classroom | holds homework that a volunteer sets on Friday night
system: WhatsApp | is the parents' office, the fee reminder and the cake list
system: the consulate's textbook list | sends free books written for children at home
today: a volunteer mother photocopies textbooks from home, teaches mixed ages in a rented classroom and collects cash
cost: teenagers drop out before the exam that would have counted for university
pain: one room holds a fluent newcomer and a child who only knows the food words
pain: the rented school raises its hall price, and the fees do not follow
pain: textbooks are about a village the child has never seen
channel: consulates and cultural institutes | a consulate lists each school and sends teachers and books
channel: churches, mosques and cultural clubs | families already meet on the same morning
channel: bilingual parents' groups | parents swap books and tricks in one language per city
cycle: 2-20 weeks | the committee meets monthly and decides before the school year
price: a weekend school place | 150-900 USD | child a year
price: a children's language app | 8-20 USD | family a month
rule US: Seal of Biliteracy | states honour heritage pupils who pass a test in the language
rule EU: mother tongue rights in schools | Sweden offers lessons in law, and others leave them to consulates
rule GB: DBS checks | volunteers with children need checks, and the school needs a safeguarding lead
rule IN: three-language policy | schools teach several languages by state formula, with the mother tongue first
season: enrolment in September, exam entries in winter, and summers with grandparents do the most
next: exam entry help | teacher training | holiday camps at home
fail: apps with direct translations of English words bored children whose parents speak the real thing
fail: one app for all communities was too thin for each, since scripts and songs differ
lately: online live lessons with teachers in the home country compete with the cold classroom
economics: 20-70 | 3-7 | 10-120 USD
ask: How many children still come after the age when football starts? | Who teaches on Saturday, and who prepares the sheet on Friday? | Which exam or credit does it lead to?
grade: low
`,
  facts: languageTranslationFacts,
  wordings: languageTranslationWordings,
  jobs: languageTranslationJobs,
});
