import { aiAgentsFacts } from './facts/ai-agents.ts';
import { aiAgentsJobs } from './jobs/ai-agents.ts';
import { readField } from './reading/read-field.ts';
import { aiAgentsWordings } from './wordings/ai-agents.ts';

export const aiAgents = readField('ai-agents', {
  niches: `
# phone: AI receptionists for incoming calls
words: ai receptionist, voice agent, voice ai, phone agent, ai phone, answering service, missed calls, call answering, inbound calls, virtual receptionist, after-hours calls, ivr, voice bot, voicebot, appointment calls, plumber calls, clinic calls, call automation, call bot, ai calling, ai call agent, phone answering, ai telephone, call handling, tradesmen calls
job: answer each call and book it while the owner is on a job
buyer: owners of local service firms
user: office managers
run: trades, clinics and their callers | owners keep the voice that books the right slot and passes the burst pipe through at once | voice minutes, misheard addresses and set-up for each small firm eat the monthly fee
rival US: Smith.ai | receptionists, human and AI, for law firms and trades | by calls a month
rival US: Ruby | a human answering service | by minutes a month
rival: Retell AI | a voice platform that agencies build on | by the minute
rival: Bland | programmable phone calls by API | by the minute
rival: Skit.ai | voice bots for collections and banks, from Bengaluru | by calls or outcome
rival GB: Moneypenny | British receptionists with an AI line beside them | by calls a month
system: Twilio | carries the call and the number
system US: ServiceTitan | holds the job board that a booked call must land on
system: Google Calendar | holds the slots at smaller firms
system: RingCentral | forwards calls when nobody picks up
today: calls roll to voicemail while the plumber is under a sink, and the caller dials the next listing
cost: a lost emergency job is gone for good, and the ad click that rang the phone was paid for
pain: callers hang up when the voice pauses too long or talks over them
pain: the agent books a boiler repair into a slot for a quote because the calendar has no job types
pain: accents, speaker phones and street noise break addresses and spelling
channel: agencies that run ads for local trades | an ad agency already knows how many paid calls go unanswered
channel: the app pages of job software such as Jobber | an owner looks for whatever fits the job board that is already open
channel: a demo line that anyone may call | one good call convinces an owner more than a deck
cycle: 0-4 weeks | the owner calls the demo number, forwards after-hours calls first and keeps or drops it
price: an AI receptionist | 50-500 USD | location a month
price: talk time on a platform | 0.07-0.2 USD | minute
rule US: FCC ruling on AI voices | an outgoing call with a generated voice needs prior consent like a robocall
rule EU: AI Act Article 50 | callers must be told that they speak with a machine
rule GB: PECR | automated marketing calls need prior consent, and misuse of numbers is fined
rule IN: TRAI commercial call regulation | business calls must come from registered number series and respect the block list
season: heating and cooling firms drown in calls with the first frost and the first heat wave
next: outgoing reminder calls | missed-call text back | quoting by phone
fail: many resellers of the same voice platform undercut one another until only price was left
fail: bots that could talk but not write to the calendar left the office with a transcript to retype
lately: speech models answer callers almost without delay, so the pause that gave phone bots away is gone
economics: 40-65 | 3-8 | 150-1200 USD
ask: What share of calls ends in a booking without anyone listening again? | Which job board or calendar do you write to, and with which job types? | What does a minute cost you on model, voice and carrier at list price?
grade: low
# paperwork: document reading for the back office
words: document processing, invoice processing, data entry, pdf extraction, ocr, back office, back-office automation, rpa, paperwork, form filling, accounts payable, claims processing, bills of lading, document ai, email attachments, copy paste work, manual data entry, invoice scanning, invoice automation, document extraction, scan documents, shared service centre, email to erp
job: get what stands in PDFs and e-mails into the system of record without typing
buyer: finance directors
user: payables clerks
run: accountants, insurers and freight offices | offices stay with the bureau whose exceptions come back sorted before the ledger closes | human checks of crumpled scans and tuning for each new layout eat the price per page
rival: UiPath | robots that click through old screens | per robot a year
rival: Rossum | invoice reading from Prague | an annual fee by documents
rival: ABBYY | classic OCR for large archives | by pages a year
rival: Nanonets | document extraction from India and the US | by documents a month
rival: Hyperscience | form and claim reading for insurers and agencies | an annual fee by volume
system: SAP | takes the posting through an interface that consultants guard
system: NetSuite | holds vendors, purchase orders and approvals
system: Microsoft Outlook | is the inbox where the PDFs arrive
today: clerks open attachments on one screen, key line items into SAP on the other and park exceptions in a folder
cost: early-payment discounts lapse, duplicates get paid and month end means overtime in payables
pain: handwritten delivery notes and rotated scans land in the exception queue
pain: the robot stops when an update moves a button on the screen
pain: a confident wrong digit in a bank account costs more than a blank field
channel: outsourcers and shared service centres | a keying bureau is paid per document and feels each second
channel: ERP consultants and resellers | the consultant holds the keys to the posting interface
channel: demos on the prospect's own PDFs | accuracy on last month's invoice pile settles the debate
cycle: 6-24 weeks | a pilot on old documents, then IT grants write access field by field
price: document extraction | 0.1-1.5 USD | document
price: a department licence | 1000-8000 USD | team a month
rule US: Sarbanes-Oxley Act | listed firms need proof of who approved what a machine posted
rule EU: EU e-invoicing directive (ViDA) | structured e-invoices will replace the PDFs that many readers live on
rule GB: Making Tax Digital | records must stay in a digital chain from invoice to return
rule IN: GST e-invoicing | larger firms send invoices through the IRP, so extraction value moves to what lies outside it
season: volume peaks at month end and before the tax filing dates
next: supplier bank checks | exception handling by e-mail | audit trails for machine postings
fail: RPA projects died of maintenance when every screen change broke a bot
fail: extraction startups that sold accuracy lost to general models that read documents for cents
lately: vision models read an unseen layout without templates, so setup shrank from months to days
economics: 50-75 | 1-3 | 4000-25000 USD
ask: What share passes straight through without a person looking, on the customer's own pile? | Who pays when a wrong amount or bank account is posted? | Which interface lets you write, or do you still click on screens?
grade: low
# knowledge: search in a firm's own documents
words: knowledge base, internal search, enterprise search, rag, company documents, internal chatbot, company wiki, chat with documents, chat with pdf, policy documents, sharepoint search, onboarding questions, internal assistant, private gpt, expert knowledge, technical manuals, document search, ask your documents, knowledge management, sop search, document chatbot, internal knowledge, chat with your data
job: let staff find the one right answer in the firm's own files
buyer: heads of IT
user: service engineers
run: engineers, lawyers and service desks | firms keep the builder whose answers cite the current manual and respect who may see it | clean-up of old drives, connectors and model calls eat the project price
rival: Glean | search across all work apps | per user a year
rival: Microsoft 365 Copilot | answers over mail, Teams and SharePoint | per user a month
rival: Guru | verified answer cards for teams | per user a month
rival: Notion AI | questions over the wiki | as part of a seat plan
rival: Hebbia | document analysis for funds and banks | per seat a year
system: SharePoint | holds the files and the permissions that nobody has cleaned
system: Confluence | holds the wiki pages that are out of date
system: Google Drive | holds the decks and the drafts with names like final
system: Slack | holds the answers that were never written up
today: new hires ask in Slack, search SharePoint, find several versions of a manual and ask a veteran
cost: the veteran answers the same question all week, and a field engineer follows a withdrawn procedure
pain: permissions were never set right, so the assistant shows the salary sheet
pain: retrieval quotes the old policy because both versions sit in the index
pain: tables and drawings in scanned manuals are chopped into nonsense chunks
channel: systems integrators and Microsoft partners | clients ask the integrator what to do with Copilot and messy SharePoint sites
channel: one department with painful manuals | service desks and engineers show value before IT decides for all
channel: hosting in the customer's own cloud | regulated firms shortlist whoever needs no files to leave
cycle: 8-30 weeks | the pilot is quick, the permission review and the works council take the time
price: enterprise search | 15-50 USD | user a month
price: a private assistant for one department | 2000-10000 USD | month
rule US: attorney-client privilege | law firms may not let client files train a model that others share
rule EU: works council law | indexing staff mail and chats often needs a works agreement besides the GDPR basis
rule GB: ICO guidance on AI | a subject access request reaches the vectors and the logs as well
rule IN: DPDP Act | employee data in the index needs notice and deletion when its purpose ends
season: -
next: answer checking against the newest version | service manuals on the phone | tender writing
fail: chat-with-your-PDF apps vanished when ChatGPT accepted file uploads
fail: pilots pleased on public files, then failed on real permissions and stale drives
lately: Microsoft and Google bundled assistants into the office suite that the files already sit in
lately: MCP connectors let any assistant reach the files, so the index alone is no moat
economics: 55-75 | 1-3 | 5000-40000 USD
ask: How do you know which of several versions of a document is in force? | What does the customer's Copilot licence get wrong on the same questions? | Who corrects a wrong answer, and how fast does the index learn it?
grade: low
# agent-ops: testing of AI agents in production
words: llm evaluation, evals, agent evaluation, llm observability, guardrails, prompt injection, hallucination, prompt management, red teaming, llm gateway, token costs, model routing, agent framework, ai safety testing, fine-tuning, ai engineers, agent reliability, llm testing, prompt testing, chatbot testing, llm monitoring, ai agents platform, agent builder, multi-agent, ai guardrails, llm cost
job: prove that an agent behaves before and after each change of prompt or model
buyer: heads of AI engineering
user: AI engineers
run: teams with an agent in production | teams hire the testers who broke the agent before users did and left a repeatable set | graders' hours, token bills for reruns and shifting models eat the engagement fee
rival: LangSmith | traces and evaluations from the LangChain makers | per seat plus traces
rival: Langfuse | open-source tracing, started in Berlin | by usage above a free core
rival: Braintrust | evaluation suites and scoring | per seat plus usage
rival: Arize | monitoring for models and agents | an annual fee by traces
rival: Lakera (Check Point) | guards against prompt injection | by requests
system: the OpenAI API | changes model snapshots under the feet of every prompt
system: OpenTelemetry | carries spans with the new generative conventions
system: LiteLLM | routes calls between model vendors and counts tokens
system: MCP | gives the agent its tools and its new attack surface
today: an engineer tweaks a prompt, eyeballs a few traces in a spreadsheet and ships when the demo works
cost: a model update silently breaks tool calls, and the team learns it from an angry customer's screenshot
pain: the judge model likes its own style and passes answers that experts reject
pain: golden datasets go stale a few weeks after launch
pain: a web page with hidden instructions makes the agent mail out its context
channel: open-source libraries on GitHub | teams wire the tracer in during a weekend prototype
channel: write-ups of public agent failures | engineers share a good autopsy and remember who wrote it
channel: cloud and model vendor marketplaces | committed spend pays for tools that finance never sees
cycle: 1-12 weeks | engineers start free, and the paid plan comes with the first regulated customer
price: tracing and evaluation | 50-2500 USD | team a month
price: prompt guardrails | 500-5000 USD | application a month
rule US: NIST AI Risk Management Framework | buyers copy its test and monitoring questions into contracts
rule EU: AI Act | logs, accuracy tests and human oversight must be shown for listed high-risk uses
rule GB: ICO guidance on AI | no single AI law exists, so sector regulators ask for test evidence
rule IN: MeitY AI governance guidance | labelling and testing are advised rather than licensed, with rules in the IT Act
season: -
next: test data from real conversations | cost budgets per customer | incident reports for agents
fail: prompt managers were absorbed by frameworks and model consoles that gave them away
fail: general benchmarks sold as evaluation told teams nothing about their own users
lately: agents act over many steps and tools, so single-answer scoring no longer finds what breaks
economics: 60-80 | 2-5 | 500-8000 USD
ask: Which bad release did your tests stop, and what would it have cost? | Where do the labelled examples come from after the first month? | Why will the model vendor's own console not be enough next year?
grade: low
# assistant: meeting notes and inbox assistants
words: meeting notes, meeting assistant, note taker, notetaker, meeting summary, email assistant, inbox zero, ai inbox, personal assistant, executive assistant, calendar assistant, scheduling assistant, task extraction, follow-up emails, zoom recording, productivity app, second brain, ai assistant, email drafting, ai secretary, ai email, minutes of meeting, call notes, voice notes, ai scheduler, meeting recorder
job: leave a meeting with the notes, tasks and follow-up mail already done
buyer: team leads
user: consultants
run: consultants, sales people and directors | people keep the note taker that spells the client's name right and sends nothing unasked | transcription seconds, storage of recordings and free rivals in the meeting tool eat the seat price
rival: Otter.ai | live transcripts and summaries | per user a month above a free tier
rival: Fireflies.ai | a bot that joins calls and fills the CRM | per user a month above a free tier
rival: Granola | notes from the laptop's own audio without a bot | per user a month above a free tier
rival: Superhuman | a fast mail client with drafting | per user a month
rival: tl;dv | call recordings and clips, from Germany | per user a month above a free tier
system: Zoom | admits or blocks the bot and ships its own companion
system: Microsoft Teams | records only what the tenant administrator allows
system: Gmail | grants mailbox scopes after a yearly security assessment
today: somebody types broken sentences during the call, and the actions live in a notebook until Friday
cost: promises to clients slip, and the same decision is argued again in the next weekly
pain: several note bots sit in one call and the client asks who invited them
pain: names of products and people come out wrong, so nobody forwards the summary
pain: drafts sound unlike the sender and take longer to fix than to write
channel: shared summaries with a small footer | each recap lands in the inbox of people who were in the call
channel: professions with billable hours | consultants and recruiters see minutes saved as money
channel: the Zoom and Google Workspace marketplaces | an IT administrator approves a listed bot sooner than an unknown one
cycle: 0-3 weeks | one person starts free, and IT arrives when many bots show up in calls
price: meeting notes | 8-30 USD | user a month
price: an AI mail client | 15-40 USD | user a month
rule US: state wiretap law | California and others want every party's consent before a call is recorded
rule EU: GDPR | recording needs a legal basis, and secret recording is a crime in Germany
rule GB: UK GDPR | staff must be told what is recorded, for what and how long it stays
rule IN: DPDP Act | voice recordings of clients need notice, consent and a way to withdraw it
season: new seats come in January and September, with new-year plans and new budgets
next: CRM notes after client calls | task boards from decisions | interview notes for recruiters
fail: paid transcription sank when Zoom, Teams and Meet gave summaries away
fail: assistants that acted in the inbox sent one wrong mail and were switched off
lately: bot-free capture on the laptop replaced the extra guest that clients disliked
economics: 60-80 | 4-9 | 20-250 USD
ask: What do users do with the notes that Zoom's own summary cannot do? | How is consent shown when a client from California joins? | How many users still open it in the sixth week?
grade: low
# web-agents: agents that click, browse and buy
words: browser agent, web agent, computer use agent, ai that uses the computer, agent that clicks, web automation, browser automation, web scraping, scraper, screen scraping, headless browser, captcha, ai shopping agent, shopping assistant ai, agent that buys, agentic commerce, agent payments, agent checkout, autonomous agent, autonomous purchasing, travel booking agent ai, price monitoring bot, form filling agent, portal automation, login to portals, vendor portal agent, government portal bot, mcp, mcp server, agent tools, agent identity, copilot for websites
job: finish a task on somebody else's website without a person at the mouse
buyer: operations leads and product teams
user: automation engineers
run: operations teams with many portals | teams keep the robot shop that repairs a broken login before the morning run | proxies, captchas, retries and redesigned portals eat the fee per task
rival: Browserbase | hosted browsers for agents | by browser hours a month
rival: Skyvern | form and portal automation by vision | by steps or a plan
rival: Apify | scrapers and actors, from Prague | by compute a month
rival: OpenAI | agents that browse inside ChatGPT | a monthly subscription
rival: Anthropic | models that use a computer | by tokens
rival: Bright Data | proxies and scraped data, from Israel | by traffic or records
system: Cloudflare | decides which bot is let in, charged or turned away
system: Playwright | drives the browser below the model
system: the Model Context Protocol | lists the tools that an agent may call
system: Stripe | issues the one-time card or token that an agent pays with
today: an assistant logs in to each supplier portal with a shared password, copies a table and solves the captcha
cost: a changed button breaks the script overnight, and the person who wrote it has left
pain: the agent books the wrong date with full confidence and a real card
pain: the site blocks the data-centre address after a few pages
pain: a hidden line on a page tells the agent to send the mailbox elsewhere
channel: developer communities and open-source projects | engineers star a library on GitHub and pay for hosting later
channel: software vendors without an API partner | a vendor's sales team hears daily which portal has no interface
channel: process outsourcers | an outsourcer pays people for the clicks and counts them
cycle: 1-20 weeks | an engineer tries it the same day, and security blocks shared logins for months
price: browser time | 0.05-0.2 USD | hour
price: an automated portal task | 0.1-3 USD | task
rule US: Computer Fraud and Abuse Act | public pages may be read, while a login used against the terms ends in court
rule EU: Database Directive | lifting a substantial part of a database needs the maker's consent
rule GB: Computer Misuse Act | access without authority is a crime, whoever holds the mouse
rule IN: IT Act | copying data from a system without the owner's permission brings damages
season: sale weeks and filing dates bring the load, and sites tighten bot walls then
next: agent identity and permissions | receipts and audit trails | price and stock feeds
fail: demo agents such as the Rabbit device promised any app and did a few of them badly
fail: scrapers built on one portal died with its redesign or its lawyer's letter
lately: card networks and model makers published agent payment protocols, and Cloudflare blocks AI crawlers by default
economics: 35-65 | 4-8 | 100-3000 USD
ask: What share of tasks ends right without a person, on a site you do not control? | Whose login and whose card does the agent use, and who answers for a wrong click? | What do you do on the day the site blocks you?
grade: low
# companions: AI companions and characters
words: ai companion, ai girlfriend, ai boyfriend, ai friend, virtual friend, ai character, character chat, roleplay ai, roleplay chatbot, ai persona, digital twin of a person, ai clone, creator clone, avatar chat, talking avatar, ai influencer, virtual influencer, loneliness app, lonely people, talk to someone ai, ai confidant, ai for grandparents, companion for seniors, ai toy, talking toy, grief bot, talk to the dead, ai therapist chat, voice companion, anime companion, story chat
job: have somebody who answers at night and remembers
buyer: adults who pay for company
user: lonely and playful users
run: lonely adults and role players | people stay with the character that remembers the dog's name and does not change overnight | long chats on a flat plan, voice synthesis and store commission eat the subscription
rival: Character.AI | characters to chat with | nothing, or a subscription
rival: Replika | a companion that grows with the user | a subscription
rival: Chai | user-made chat characters | a subscription
rival US: ElliQ (Intuition Robotics) | a companion device for older people | a lease a month
rival: Delphi | clones of experts and creators | a monthly plan
rival: Talkie (MiniMax) | characters and cards, from Shanghai | a subscription and coins
system: app store age ratings | decide whether the companion is shown at all
system: open-weight models | allow talk that the large labs forbid
system: ElevenLabs | gives the character its voice by the minute
today: people talk to ChatGPT late at night, reread old chats or join a Discord of role players
cost: heavy users talk for hours on a flat fee, and tokens and voice minutes eat it
pain: the model update changes the personality, and users mourn it in public
pain: the companion forgets the dog's name after a long week
pain: a message about self-harm arrives at night, and no human is there
channel: short video clips of dialogues | a strange or tender screenshot travels by itself
channel: fan communities and creators | fans bring the character and its stories with them
channel: care homes and councils for older people | a council pays for fewer lonely calls to the doctor
cycle: 0-30 weeks | users pay within days or never, a council wants a trial with outcomes
price: a companion subscription | 8-25 USD | user a month
price: a device for an older person | 30-70 USD | person a month
rule US: California companion chatbot law | operators need a self-harm protocol, reminders to minors and yearly reports
rule US: FTC inquiry into companions | the regulator asked the large makers how they protect children
rule EU: AI Act | users must be told that it is a machine, and manipulation of the vulnerable is banned
rule GB: Online Safety Act | chatbots that share users' content fall under age checks and risk duties
rule IN: DPDP Act | tracking and targeted adverts to children are barred, and parents' consent is verified
season: winter evenings and holidays raise use, and school terms lower it
next: voice calls and video avatars | journals and coaching | gifts and outfits
fail: Replika removed erotic talk overnight and lost the trust of its most loyal payers
fail: the Moxie robot for children went dark when its maker ran out of money
lately: lawsuits over teenagers' deaths made Character.AI bar open chat for minors
economics: 30-65 | 10-20 | 3-30 USD
ask: What happens within a minute of a message about suicide? | How many minutes a day does the heaviest group use, and what does it cost? | How do you know that a user is an adult?
grade: low
# human-data: data labelling and expert feedback
words: data labelling, data labeling, data annotation, annotation, annotator, image annotation, video annotation, training data, ai training data, labelled dataset, bounding box, segmentation labels, lidar annotation, rlhf, human feedback, expert feedback, preference data, ai trainer, ai tutor job, crowd workers, gig annotation work, content moderators, transcription workers, speech data, voice dataset, low-resource languages, indic languages dataset, african languages data, synthetic data, egocentric video, robot demonstration data, dataset marketplace, data licensing
job: get correct labels and expert judgement at the pace of the training run
buyer: data leads at AI labs
user: annotators and domain experts
run: AI labs and robot makers | labs return to the shop whose experts disagree for good reasons and whose gold set holds | rework, expert rates and paid screening of annotators who then leave eat the batch price
rival: Scale AI | labels and expert data | a contract by tasks
rival: Surge AI | high-grade human feedback | a contract by tasks
rival: Mercor | experts hired for model training | a share of hourly pay
rival: Labelbox | labelling software and expert work | by units plus services
rival IN: iMerit | annotation teams in India | by hours or tasks
rival: Sama | annotation teams in Kenya and Uganda | by hours or tasks
system: CVAT | draws boxes and masks in the open-source camp
system: inter-annotator agreement | decides which batch is paid
system: payout services such as Payoneer | bring the money to Nairobi, Manila or Bogotá
today: a project lead writes a guideline in a doc, a crowd in several countries labels and a reviewer rejects in bulk
cost: wrong labels are found after the training run, and good annotators leave after unpaid rejections
pain: experts paste the answers of another model
pain: the guideline changes in the middle of the batch, and nobody relabels the start
pain: volume falls from full to zero when one lab changes its plan
channel: former lab researchers | a lab's data lead buys from people who have run such a batch
channel: universities and professional bodies | doctors and lawyers come by cohort and vouch for each other
channel: outsourcing firms with language teams | an outsourcer has rooms of trained speakers between contracts
cycle: 2-16 weeks | a paid pilot batch decides, and security review follows
price: an expert hour | 40-150 USD | hour
price: a labelled image | 0.03-1 USD | image
rule US: Fair Labor Standards Act | remote annotators sued as misclassified employees
rule EU: AI Act data governance | high-risk systems must show how training data was gathered and labelled
rule EU: Platform Work Directive | a platform that steers work by software may count as employer
rule GB: UK GDPR | faces, voices and patient scans need a lawful basis before they are labelled
rule IN: DPDP Act | consent and notice bind voice and image drives in villages as well
season: demand comes in bursts before training runs and stops without notice
next: model evaluations | licensed private datasets | robot demonstration studios
fail: crowds priced by the click were replaced by models that label the easy part
fail: agencies with one large lab as client lost most of their revenue in a quarter
lately: Meta bought into Scale, rival labs left it, and demand moved from boxes to doctors and programmers
economics: 25-55 | 3-8 | 2000-30000 USD
ask: What share of revenue hangs on the largest lab? | How do you detect an expert who pastes a model's answer? | What does the annotator keep of each dollar, and how soon?
grade: low
# ai-governance: AI policy, inventory and proof for regulators
words: ai governance, ai compliance, ai act compliance, eu ai act, ai audit, ai auditor, ai policy, ai inventory, ai register, shadow ai, employees using chatgpt, chatgpt at work policy, ai literacy training, ai risk assessment, responsible ai, ai ethics, bias audit, algorithm audit, fairness testing, explainability, model risk management, model card, high-risk ai, ai impact assessment, iso 42001, nist ai rmf, ai insurance, ai vendor questionnaire, deepfake labelling, watermark, copyright in training data, ki-verordnung
job: know which AI runs in the house, and prove that it may
buyer: compliance and privacy officers
user: model owners and legal teams
run: banks, hospitals and software vendors | boards pick the adviser who has read the model card and sat through a regulator's questions | senior lawyers' hours and laws postponed after the work was done eat the fixed fee
rival: Credo AI | policy and risk records for AI systems | a yearly plan
rival: OneTrust | AI inventories beside privacy records | by modules a year
rival: Holistic AI | audits and risk tracking, from London | a yearly plan
rival: Vanta | ISO 42001 evidence beside SOC 2 | a yearly plan
rival EU: trail | AI Act files for German firms | a yearly plan
rival US: Harmonic Security | control of staff use of chatbots | per user a year
system: Microsoft Purview | sees which prompts and files leave the tenant
system: model registries such as MLflow | know versions that no lawyer has read
system: vendor contracts | hide the AI clause in an appendix
today: a privacy officer sends a questionnaire to each department and gets back a list without the tools people use
cost: a client's AI questionnaire stalls the deal, and a biased score becomes a lawsuit
pain: staff paste contracts into a private chatbot, because the allowed one is worse
pain: nobody can say whether the recruiting tool counts as high-risk
pain: the vendor switches the model below without a note
channel: law firms and auditors | a client asks its lawyer what the AI Act means for its tools
channel: privacy and security officers' circles | the person who did GDPR is handed AI as well
channel: insurers and large customers | a buyer's questionnaire asks for the proof with a date
cycle: 8-40 weeks | a deadline or a client's letter opens the budget, and legal picks
price: a governance platform | 800-5000 USD | company a month
price: a bias audit | 10000-60000 USD | system
rule US: NYC Local Law 144 | hiring tools need a yearly bias audit and notice to candidates
rule US: Colorado AI Act | deployers of consequential systems owe care and impact assessments after a postponed start
rule EU: AI Act | risk classes decide files, human oversight and fines, and literacy of staff is already a duty
rule GB: ICO guidance on AI | there is no AI law, so data protection and sector regulators ask
rule IN: India AI Governance Guidelines | principles are voluntary, while labels for deepfakes move into the IT Rules
season: budgets follow the steps of the AI Act, and audits the calendar of ISO
next: vendor risk reviews | staff training on AI | incident reports
fail: ethics toolkits were praised by committees and bought by nobody without a law
fail: fairness start-ups measured models and had no access to the vendor's black box
lately: Brussels moved to delay the high-risk duties, and buyers turned to ISO 42001 as proof
economics: 65-80 | 1-2 | 4000-25000 USD
ask: Which deadline or customer makes them buy this year? | How do you find the tools that nobody declared? | Has an auditor or regulator accepted the file?
grade: low
`,
  facts: aiAgentsFacts,
  wordings: aiAgentsWordings,
  jobs: aiAgentsJobs,
});
