import { cybersecurityFacts } from './facts/cybersecurity.ts';
import { cybersecurityJobs } from './jobs/cybersecurity.ts';
import { readField } from './reading/read-field.ts';
import { cybersecurityWordings } from './wordings/cybersecurity.ts';

export const cybersecurity = readField('cybersecurity', {
  niches: `
# audits: SOC 2 audits and security questionnaires
words: soc 2, iso 27001, compliance automation, security questionnaire, security questionnaires, vendor risk, third-party risk, trust center, security audit, gdpr compliance, hipaa compliance, grc, security review, vendor assessment, compliance officer, soc2, iso27001, security compliance, compliance software, data protection compliance, security certification, pci dss, audit readiness, iso certification, soc 2 evidence
job: pass a security audit so that a large customer signs
buyer: startup founders
user: compliance managers
run: startups, suppliers and their buyers | founders choose the audit firm whose report a bank's vendor desk accepts without a second call | price-cutting report mills, evidence chased by seniors and partner sign-off hours grind down the fixed fee
rival: Vanta | evidence collection and a trust page for SOC 2 | a yearly fee by frameworks and headcount
rival: Drata | continuous checks against many frameworks | a yearly fee by frameworks and headcount
rival: Sprinto | SOC 2 and ISO for startups, from Bengaluru | a yearly fee below American prices
rival: OneTrust | privacy and vendor risk for large firms | an annual enterprise contract
rival: SecurityScorecard | outside ratings of suppliers | a yearly fee by vendors watched
system: AWS | supplies the configuration that most controls are tested against
system: Okta | proves who had access and when it was taken away
system: Google Workspace | shows who joined, who left and whether multi-factor login is on
system: Jira | holds the tickets that prove a change was approved
today: an engineer takes screenshots of AWS settings and copies old answers into a vendor's spreadsheet questionnaire
cost: the enterprise deal waits in procurement, and a senior engineer becomes the compliance desk each autumn
pain: the auditor samples leavers and finds an account that nobody switched off
pain: each bank sends its own SIG or CAIQ sheet, with the same questions in another order
pain: policies bought as templates describe a security team that the startup does not have
channel: audit firms and virtual security officers | the auditor is asked first which tool makes the evidence easy
channel: accelerators and startup perks pages | a portfolio discount reaches founders in the month of their first large deal
channel: search for the name of a framework | a founder types SOC 2 on the day a customer demands the report
cycle: 1-6 weeks | an open deal sets the date, so the founder buys fast and argues only about price
price: compliance automation for a startup | 7000-25000 USD | company a year
price: the audit itself | 8000-30000 USD | report
rule US: AICPA SOC 2 standard | only a licensed CPA firm may issue the report, so software alone never finishes the job
rule EU: NIS2 | firms in listed sectors must check the security of suppliers, which multiplies questionnaires
rule GB: Cyber Essentials | central government contracts with personal data ask for the certificate
rule IN: SEBI cyber framework | brokers and funds must audit themselves and their software suppliers on a fixed calendar
season: reports are wanted before customers' year-end renewals, so auditors are booked out in autumn
next: vendor risk reviews on the buying side | access reviews | AI governance under ISO 42001
fail: checklist tools lost every renewal in which the auditor still asked for screenshots
fail: cheap report mills made buyers doubt the badge and ask for penetration tests as well
lately: questionnaires are answered by models from past answers, so the moat moved to the evidence behind them
economics: 65-80 | 1-2 | 1500-8000 USD
ask: Which audit firms accept your evidence without asking for extra screenshots? | How many days of engineering time did the last customer spend until the report? | What makes them renew in the second year, when the deal is closed?
grade: low
# msp-smb: small-business security through IT providers
words: small business security, msp, managed service provider, it provider, it support company, ransomware, antivirus, endpoint protection, edr, managed detection, cyber insurance, cyber essentials, patching, rmm, law firm security, accounting firm security, it service provider, cybersecurity for small business, cyber attack small firm, it company, cloud backup, business antivirus, cyber security for smes, msme security
job: keep a small firm out of ransomware when nobody there does security
buyer: managed service providers
user: helpdesk technicians
run: clinics, lawyers and small manufacturers | a clinic stays with the provider who had the server back before Monday's first patient | agent licences, weekend incidents under a flat contract and technicians who leave for banks consume the seat price
rival: Huntress | managed detection that a provider resells | per endpoint a month
rival: Sophos | firewalls and endpoint protection with a managed team | per user a year
rival: Acronis | backup with endpoint security | per workload a month
rival: Coro | a console of security modules for mid-size firms | per user a month
rival IN: Quick Heal (Seqrite) | endpoint security for Indian businesses | per device a year
system: ConnectWise | holds the tickets, the contracts and the billing of the provider
system: NinjaOne | pushes agents and patches to every laptop
system: Microsoft 365 | is where the mailbox takeovers happen
today: a technician sets up Defender and a backup, then learns of the break-in from a locked accounting server
cost: the client loses days of invoices, the provider works through the weekend and the contract is at risk
pain: the alert comes on Saturday night and no one at the provider watches the EDR console
pain: clients sign the cyber insurance form with a yes to multi-factor login that is not switched on
pain: every new agent adds a portal, a bill line and a fight with the RMM
channel: distributors such as Pax8 | providers buy by the seat through one bill and one contract
channel: peer groups and shows like IT Nation | owners copy the stack of a provider with the same client count
channel: cyber insurers' panels | the renewal form tells the client which control is missing
cycle: 3-12 weeks | the provider tests it on its own laptops, then rolls it out client by client
price: managed detection | 3-12 USD | endpoint a month
price: email protection | 2-6 USD | mailbox a month
rule US: FTC Safeguards Rule | tax preparers, car dealers and brokers need a written security plan and a named person
rule EU: NIS2 | managed service providers themselves fall under the directive and must report incidents
rule GB: Cyber Security and Resilience Bill | larger managed providers come under direct regulation for the first time
rule IN: CERT-In MSME framework | small firms must report within hours and face a yearly audit
season: insurers' renewals in January and July trigger most purchases
next: cyber insurance readiness checks | mailbox takeover response | backup testing
fail: firms that sold straight to small owners could not pay for each sale and turned to providers too late
fail: the tool itself became the way in, as in the Kaseya attack on providers
lately: insurers refuse cover without endpoint detection, which sells the product better than fear did
economics: 55-75 | 1-2 | 400-4000 USD
ask: Who answers the alert at night, and what may they switch off? | How does one provider invoice you across all its clients? | Which tool in the stack does yours remove from the provider's bill?
grade: low
# appsec: vulnerabilities, dependencies and penetration tests
words: vulnerability scanner, penetration test, pentest, pentesting, appsec, sast, dast, dependency scanning, sbom, supply chain security, secrets scanning, bug bounty, cve, patching vulnerabilities, cloud misconfiguration, api security, devsecops, security engineer, software vulnerability, code security, security testing, web app security, application security, ethical hacking, hackers, code scanning, vapt, mobile app security
job: find and fix the holes in an application that an attacker could really use
buyer: heads of application security
user: security engineers
run: software firms and banks | a bank rehires the testers who found the flaw its scanner missed and helped fix it | scoping calls, free retests, idle bench weeks and report writing eat days nobody bills
rival: Snyk | scans of dependencies and code in the pull request | per contributing developer a month
rival: Wiz | a graph of cloud risks without agents | a yearly fee by workloads
rival: HackerOne | bug bounty programmes and testers on demand | a platform fee plus bounties
rival: Semgrep | code rules that engineers can read | per contributor a month
rival: Astra Security | scanning and manual pentests, from India | per target a year
system: GitHub | opens the fix as a pull request and competes with Dependabot
system: the National Vulnerability Database | scores each CVE, with a backlog of unscored entries
system: Jira | receives the finding and lets it age
today: a scanner exports a long PDF of CVEs, and one appsec engineer pleads with product teams to patch
cost: developers fix by severity score, the reachable hole waits and the yearly pentest finds it again
pain: most findings sit in code paths that never run in production
pain: the pentest report arrives after the release and is already out of date
pain: base images bring the same library holes back with every build
channel: research posts on a new attack | a good write-up of one supply-chain break-in brings more calls than ads
channel: the pipeline marketplaces of GitHub and GitLab | a free scan of one repository shows findings the same day
channel: OWASP chapters and Black Hat | practitioners take a vendor's claims apart in public
cycle: 4-20 weeks | a proof of value on a real repository, then legal and a reference call
price: code and dependency scans | 25-100 USD | developer a month
price: a manual penetration test | 5000-40000 USD | application
rule US: secure software attestation | sellers to federal agencies are asked to attest to secure development
rule EU: Cyber Resilience Act | exploited holes must be reported to ENISA, and makers must patch for years
rule GB: PSTI Act | connected products need a way to report holes and a stated support period
rule IN: CERT-In empanelment | government and finance only accept tests from firms on the list
season: pentests bunch in the last quarter, when audits and budgets close
next: fix pull requests written by models | runtime proof that a hole is reachable | software bills of materials for buyers
fail: scanners that only found more were dropped for those that ranked and fixed less
fail: bug bounty copycats ran out of good hackers, who stay where payouts are
lately: models now find real holes and also write insecure code faster than teams can review it
lately: Google agreed to buy Wiz, and buyers expect one cloud platform to swallow point tools
economics: 60-80 | 1-2 | 5000-40000 USD
ask: Of your last findings, how many were reachable and fixed within a sprint? | What does Dependabot or the cloud's own scanner miss that you prove? | Who closes the finding, security or the team that wrote the code?
grade: low
# phishing: phishing, impersonation and staff behaviour
words: phishing, phishing simulation, security awareness, awareness training, email security, business email compromise, invoice fraud, ceo fraud, deepfake, voice cloning, spoofing, dmarc, password manager, passkeys, account takeover, email scams, fake emails, scam emails, fake invoice, ceo impersonation, security training, cyber awareness, deepfake scam, online fraud staff, multi-factor login
job: stop staff from paying or logging in for a fraudster
buyer: IT security managers
user: finance clerks
run: firms with payment clerks | an IT manager renews the trainer whose lures fooled even him and whose clerks now call back | bundled training inside mail suites, content in many languages and list clean-up shrink the seat fee
rival: KnowBe4 | simulated phishing and training videos | per seat a year
rival: Proofpoint | mail filtering for large firms | per user a year
rival: Abnormal | behaviour-based mail security over the API | per mailbox a year
rival: Hoxhunt | training that adapts to the person, from Helsinki | per user a year
system: Microsoft Defender for Office | filters the mail first and is already paid for
system: Google Workspace | exposes mailboxes over its API
system: DMARC | decides whether a forged sender gets through
today: staff click through a yearly video, then a clerk pays a fake supplier from a hijacked mail thread
cost: the wire is gone by Monday, the bank cannot recall it and the auditor asks who approved new bank details
pain: the simulated lure is so easy that everyone passes and nobody learns
pain: the forged invoice comes from a real supplier's own mailbox
pain: helpdesks reset a password for a caller who merely sounds like a director
channel: resellers and IT providers | awareness training is added to the mail licence at renewal
channel: cyber insurers and banks | after a loss the insurer hands the client a list of approved trainings
channel: a free test lure to all staff | the click rate on a slide sells the rest
cycle: 4-16 weeks | a free simulation, then the works council or HR must agree
price: awareness training | 10-35 USD | user a year
price: mail security | 20-60 USD | mailbox a year
rule US: UCC Article 4A | a firm bears a forged wire when its bank followed the agreed security steps
rule EU: works council law | click tracking of named staff needs a purpose and often the council's consent
rule GB: PSR reimbursement regime | banks refund most tricked payers, which makes banks buy scam detection
rule IN: RBI limited liability circular | banks bear losses that customers report in time, so they push staff and customer training
season: gift card and delivery lures peak before Christmas, tax lures in spring
next: payment verification for new bank details | deepfake checks on calls | passkey rollouts
fail: passwordless startups were overtaken once Apple, Google and Microsoft shipped passkeys
fail: training vendors could not show that fewer clicks meant fewer losses
lately: cloned voices and live deepfakes reached helpdesks, so training moved from mail to calls
economics: 70-85 | 1-2 | 1500-12000 USD
ask: Can you show lower reporting time, not only fewer clicks? | Which payment or reset does your product stop at the moment it happens? | What does a customer still need beside Defender for Office?
grade: low
# soc: alert triage in security operations
words: security operations, soc analyst, siem, alert triage, alert fatigue, threat detection, threat hunting, incident response, xdr, log correlation, mssp, threat intelligence, detection rules, ai soc analyst, security alerts, security monitoring, intrusion detection, cyber incident, security logs, managed detection and response, security analyst, cyber threat, soar playbook, soc team
job: sort real attacks from noise before the attacker moves on
buyer: security operations managers
user: tier-one analysts
run: firms without a night watch | a client keeps the watch that phones at night with a contained host, not a ticket | shift rotas around the clock, log storage and noisy customers on a flat price drain the monitoring fee
rival: Splunk (Cisco) | the SIEM where large firms keep their logs | by data ingested
rival: Microsoft Sentinel | a SIEM next to the Microsoft estate | by gigabytes ingested
rival: CrowdStrike | endpoint detection with its own analysts | per device a year
rival: Torq | automated playbooks for analysts | a yearly fee by workflows
rival EU: Sekoia | a European detection platform from Paris | per asset a year
system: Splunk | holds the events and the detection rules
system: CrowdStrike Falcon | isolates the laptop when told to
system: MITRE ATT&CK | names the technique in each ticket
system: ServiceNow | carries the case across shifts
today: a tier-one analyst pivots between SIEM, EDR and VirusTotal tabs and closes alerts as benign by habit
cost: the lateral movement alert is closed with the others, and dwell time runs on until the ransom note
pain: night shifts are staffed by juniors who quit after a year of closing the same rule
pain: playbooks break whenever a vendor changes its console or its log field
pain: log storage is so dear that firewalls and DNS are left out of the SIEM
channel: managed detection firms | an MSSP feels the analyst cost most and rolls a tool out to all tenants
channel: detection engineers on GitHub and X | shared Sigma rules show skill before any sales call
channel: RSA Conference and Infosecurity Europe | operations heads compare detection vendors once a year
cycle: 8-30 weeks | it must shadow the analysts for a month and agree with them
price: AI triage | 30000-200000 USD | company a year
price: managed detection | 8-25 USD | endpoint a month
rule US: SEC cyber disclosure rule | a material incident must be told to investors within days, so timelines are evidence
rule EU: NIS2 | an early warning is due within a day, before the forensics are done
rule GB: UK NIS regime | operators of power, water and health services report to a regulator that audits outcomes
rule IN: CERT-In incident direction | the short reporting clock and log retention shape how the centre is staffed
season: attackers strike on holiday weekends, when the rota is thin
next: detection rule tuning | case timelines for regulators | managed response for mid-size firms
fail: SOAR needed engineers to write playbooks, so many licences gathered dust
fail: black-box verdicts without the raw query were ignored by analysts who sign the case
lately: AI analysts take the first look at every alert, and vendors are priced against a headcount
economics: 55-75 | 1-2 | 15000-80000 USD
ask: On the same month of alerts, where did you and the analysts disagree? | May your agent isolate a host, or does it only write a note? | Whose log bill rises when you look further back?
grade: low
# staff-access: staff logins, leavers and admin rights
words: single sign-on, sso, identity management, iam, access management, access request, access review, privileged access, pam, admin rights, offboarding access, leaver accounts, shared passwords, password vault, joiner mover leaver, active directory, entra, okta, least privilege, scim, user provisioning, orphaned accounts, service accounts, machine identity, shadow it, zero trust, vpn replacement, contractor access, login management, identity governance, biometric login
job: give each person the right logins and take them back on time
buyer: heads of IT
user: identity administrators
run: growing firms and hospitals | an IT head hires the integrator whose single sign-on went live without locking out the night shift | connectors for odd old tools, change requests and endless role workshops overrun the project price
rival: Okta | single sign-on with lifecycle rules | per user a month by module
rival: Microsoft Entra | the directory that comes with the office licence | per user a month
rival: CyberArk | vaults for privileged accounts | a yearly fee by privileged users
rival: SailPoint | access reviews for large firms | a yearly fee by identities
rival IN: miniOrange | single sign-on and multi-factor login from Pune | per user a month
system: Active Directory | still decides who may log in to the file server
system: Workday | knows first who was hired, moved or let go
system: SCIM | creates and removes accounts where the vendor does not charge extra for it
today: an admin gets a leaver e-mail from HR, switches off the directory account and forgets the tools outside it
cost: ex-staff keep a live login to the CRM, and the auditor lists each orphaned account as a finding
pain: managers approve the quarterly access review with one click on a sheet of group names they cannot read
pain: domain admin passwords sit in a shared note because a supplier needs them at night
pain: vendors sell SAML and SCIM only in the enterprise plan, so small tools stay outside the directory
channel: identity consultancies and integrators | a directory project starts with the integrator who ran the last merger
channel: IT admin forums and communities | admins trade scripts for leavers long before they see a demo
channel: auditors with an open access finding | an orphaned account in the report opens a budget line
cycle: 8-36 weeks | IT runs a pilot on one directory, then security and HR agree on the leaver feed
price: single sign-on with lifecycle rules | 4-15 USD | user a month
price: a privileged access vault | 40-120 USD | admin a month
rule US: SOX Section 404 | auditors of listed firms test who can post and approve in the ledger
rule EU: DORA | banks must limit and record privileged access, also of their IT suppliers
rule GB: UK GDPR | the ICO treats missing access control as a failure of security
rule IN: RBI IT governance direction | banks review user rights at set intervals and need multi-factor login for admins
season: access reviews fall due at quarter end, and auditors sample leavers before the year-end close
next: software licence savings | machine and AI agent identities | device trust checks
fail: small directories for startups were squeezed when Google and Microsoft bundled the same sign-on
fail: access review tools that needed a connector for each application never left the first project phase
lately: AI agents and service accounts now outnumber staff, and nobody owns their keys
economics: 70-82 | 0.5-1.5 | 4000-30000 USD
ask: How many of the customer's tools can you switch off without SCIM? | Who tells you that somebody left, HR, the manager or nobody? | What did the auditor accept as proof of the last access review?
grade: low
# home-scams: scams, privacy and identity theft at home
words: scam protection, online scams, scam calls, spam calls, identity theft, stolen identity, elderly scam, grandparent scam, romance scam, digital arrest, upi fraud, otp fraud, whatsapp scam, sim swap, data broker, remove my data, personal data removal, vpn app, private browsing, password leak, dark web monitoring, credit freeze, stalkerware, sextortion, hacked account, hacked instagram, fake website check, scam checker, parents scammed, home cyber safety, family online safety, caller id
job: keep a family's money, accounts and address out of strangers' hands
buyer: adult children of older parents
user: older people
run: families and older people | families keep the service whose person stays on the line with the bank after the theft | long calls with frightened victims, removal requests that must be repeated and lapsed yearly plans cost the subscription
rival US: Aura | a family bundle of credit watch, VPN and antivirus | per family a month
rival: Norton LifeLock (Gen) | identity watch with antivirus | a yearly plan that rises at renewal
rival: Truecaller | caller names and spam blocking, strongest in India | nothing, or a small monthly plan
rival: Incogni | removal requests to data brokers | per person a year
rival: DeleteMe | removal from people-search sites with a report | per person a year
system: the phone's call screen | decides whether a warning is seen before the call is taken
system US: the credit bureaus | freeze a file for nothing and unfreeze it on request
system IN: the national cybercrime portal | takes the report and the helpline call that can stop a transfer
today: a daughter hears of the screen-sharing call after the savings are gone and queues at the bank
cost: the transfer is rarely recalled, and the victim stops trusting the phone, the bank and the family
pain: the caller knows the address, the card digits and the name of the grandson
pain: a hacked Instagram account has no human at Meta to write to
pain: brokers list the home address again a few months after the removal request
channel: banks and telecom bundles | a bank that must refund scams gives the protection away with the account
channel: employers' voluntary benefits | identity cover is ticked at enrolment like dental cover
channel: press and creators who play scammers | a viewer installs the blocker after the video of a scam call centre
cycle: 0-2 weeks | one relative pays by card in the week after a scare, or a bank tests it for months
price: family identity protection | 10-35 USD | family a month
price: data broker removal | 80-150 USD | person a year
rule US: California Delete Act | brokers must register and honour one deletion request for all
rule EU: Payment Services Regulation | banks are to refund customers tricked by someone who posed as the bank
rule GB: PSR reimbursement rules | payment firms share the refund of most tricked transfers
rule IN: Telecom Act caller name rules | carriers are told to show the caller's registered name
season: parcel, tax and holiday-let scams follow the calendar, and charity scams follow each disaster
next: account recovery help | cover for scam losses | safe phones for older parents
fail: monitoring apps sold alerts about old leaks that nobody could act on, and subscribers left at renewal
fail: free antivirus makers sold browsing records and lost the trust they lived on
lately: cloned voices and scam compounds made calls personal, and refunds moved the bill to banks
economics: 60-85 | 2-5 | 25-120 USD
ask: At which second of the call or transfer do you step in? | Who pays, the worried child, the bank or the telecom carrier? | What does the victim get from you on the day after?
grade: low
# privacy-desk: privacy requests, consent and cookies
words: privacy, data privacy, privacy policy, cookie banner, cookie consent, consent management, cmp, dsar, subject access request, data subject request, right to be forgotten, data deletion request, data protection officer, dpo, ropa, record of processing, dpia, privacy impact assessment, data mapping, redaction, redact documents, anonymisation, pseudonymisation, dpdp, consent manager, ccpa, lgpd, ndpr, data processing agreement, privacy lawyer, privacy team
job: answer for each piece of personal data that a firm holds
buyer: data protection officers
user: privacy analysts
run: clinics, shops and software firms | a clinic keeps the outside privacy officer who answers the regulator's letter within the day | access requests in old mailboxes, travel to audits and flat monthly mandates swallow the hours
rival: OneTrust | privacy records, cookies and requests in a suite | a yearly fee by module
rival: TrustArc | privacy assessments and certificates | an annual contract
rival EU: Usercentrics | cookie banners for sites and apps, from Munich | by sessions a month
rival EU: DataGuard | an outside data protection officer with software | a monthly retainer
rival US: Transcend | deletion wired into the company's systems | a yearly fee by systems and requests
rival IN: Consentin (Leegality) | consent records for the Indian act | by consents a year
system: Google Consent Mode | tells ads and analytics whether a visitor agreed
system: the IAB transparency framework | passes the visitor's choice to each ad vendor
system: Microsoft Purview | searches mailboxes when somebody asks for all messages about them
today: a privacy lead mails department heads a spreadsheet of processing and blacks out PDFs by hand for each access request
cost: an ex-employee's access request eats weeks of mailbox review, and a late answer goes to the regulator
pain: the record of processing is out of date as soon as marketing adds another pixel
pain: a refused banner kills ad measurement, so marketing quietly loosens it
pain: deletion reaches the app and misses backups, the warehouse and the mail tool
channel: data protection lawyers and outside officers | the outside officer serves many firms and brings one tool to all
channel: web agencies and tag managers | an agency sets up the banner on each site it builds
channel: IAPP chapters | privacy leads compare access request tools between sessions
cycle: 2-24 weeks | a small site buys a banner by card, a group runs legal, security and works council reviews
price: a cookie banner | 10-60 EUR | domain a month
price: an outside data protection officer | 150-900 EUR | company a month
rule US: CCPA | browsers' opt-out signals must be honoured and dark patterns void consent
rule EU: ePrivacy Directive | no tracking cookie before a free choice, with refusing as easy as agreeing
rule GB: Data Use and Access Act | some analytics cookies lose the consent duty while fines for the rest rise
rule IN: DPDP Rules | notices come in the listed languages, and consent managers must register
season: -
next: AI inventories under the AI Act | vendor contracts with data clauses | children's age checks
fail: consent wallets for people waited for users who did not want to manage a wallet
fail: banner makers lived on fear of fines and lost on price once content systems bundled a banner
lately: India's rules arrived, American states each passed their own act, and Brussels wants fewer banners
economics: 68-82 | 1-3 | 150-9000 USD
ask: Which systems do you really delete from, and how is that proven? | How long did the last access request with a full mailbox take? | What share of visitors agrees, and which regulator has looked at that banner?
grade: low
# hacking-labs: security careers and hacking labs
words: learn cybersecurity, ethical hacking course, cyber security course, capture the flag, ctf, hacking lab, cyber range, ceh, oscp, cissp, security certification exam, cyber bootcamp, soc analyst training, become a pentester, bug hunter, cyber students, cyber club, red team practice, blue team practice, cyber career, cyber apprenticeship, cyber jobs, security students, tabletop exercise, cyber drill, wargame, kali linux, malware analysis training, cyber academy, hands-on security labs
job: turn beginners into people a security team will hire
buyer: aspiring security analysts
user: aspiring security analysts
run: students and career changers | learners choose the lab whose boxes hiring analysts respect and whose mentors show real alerts | cloud bills for idle ranges, leaked walkthroughs and discounts for students abroad drain the course fee
rival: TryHackMe | guided rooms in the browser | per learner a month
rival: Hack The Box | attack labs and team ranges | per learner a month or per seat a year
rival: OffSec | the OSCP course and exam | per course and exam attempt
rival: EC-Council | the CEH certificate, strong in India and the Gulf | per course and voucher
rival: SANS Institute | week-long courses with GIAC exams | per course
rival GB: Immersive | exercises for company teams, from Bristol | per seat a year
system: Kali Linux | is the machine image each lab assumes
system: the NICE framework | names the work roles that courses map to
system: Discord | holds the learners, the hints and the spoilers
today: a graduate collects certificates and YouTube walkthroughs, then applies to junior roles that ask for years of SOC shifts
cost: exam vouchers cost a month's wage in Lagos or Pune, and the recruiter still asks for experience
pain: walkthroughs are online on the first evening, so a solved box proves little
pain: junior roles get a flood of applications while senior ones stay empty
pain: a range with live Windows domains costs more cloud money than a student pays
channel: university clubs and capture-the-flag events | a weekend contest brings whole teams onto the platform
channel: creators with hacking videos | learners follow the lab that a creator solves on screen
channel: security managers with training seats | a manager buys team seats after an analyst brought the habit along
cycle: 0-12 weeks | a learner pays by card, an employer waits for the training budget
price: labs for one learner | 10-25 USD | learner a month
price: a range for a company team | 300-900 USD | seat a year
rule US: DoD 8140 | defence posts accept only listed certificates, which decides what people study
rule EU: Cyber Resilience Act | makers need staff who can handle reported holes, which pulls product engineers into courses
rule GB: Computer Misuse Act | practice without permission is a crime, so targets must be the lab's own
rule IN: IT Act Section 66 | testing a system without consent is an offence, and courses must teach that first
season: sign-ups jump in January and September, and October brings awareness-month contests
next: analyst placement | crisis tabletop drills | skill tests for recruiters
fail: bootcamps with job guarantees closed when junior security hiring froze
fail: copied lab boxes drew no community, and learners stayed where their rank was
lately: models now take junior alert work, so employers ask what a beginner still learns on the job
economics: 60-82 | 4-9 | 10-90 USD
ask: How many learners got a first security job within a year, by name of employer? | What stops a learner from copying the walkthrough? | Which employer pays again for team seats, and why?
grade: low
`,
  facts: cybersecurityFacts,
  wordings: cybersecurityWordings,
  jobs: cybersecurityJobs,
});
