import { devtoolsFacts } from './facts/devtools.ts';
import { devtoolsJobs } from './jobs/devtools.ts';
import { readField } from './reading/read-field.ts';
import { devtoolsWordings } from './wordings/devtools.ts';

export const devtools = readField('devtools', {
  niches: `
# review: pull request review and slow builds
words: code review, pull request, pull requests, merge request, pr review, ai code review, ci pipeline, slow builds, build minutes, flaky tests, merge queue, monorepo, linter, static analysis, github actions, code quality, ai coding, software engineers, developer productivity, code reviewer, git workflow, ci cd, build pipeline, programmers, code bugs
job: get pull requests reviewed and merged the same day
buyer: heads of engineering
user: software engineers
run: software teams | teams hire the reviewer who finds the race condition and leaves the commas alone | cloud runners, model tokens and free open-source seats eat the price per developer
rival: CodeRabbit | AI comments on each pull request | per developer a month
rival: Graphite | stacked diffs and a merge queue on top of GitHub | per seat a month
rival: SonarQube | static analysis with a quality gate in the build | by lines of code a year
rival: CircleCI | hosted build runners | by credits used
rival: Qodo | AI review and test writing, from Tel Aviv | per user a month
system: GitHub | holds the pull request, the checks and the app permissions
system: GitLab | ships its own review and pipelines, so it is rival and host at once
system: Jira | holds the ticket that the branch name points to
today: a senior engineer skims the diff between meetings, types LGTM and waits for the pipeline to go green
cost: branches drift from main, rebases pile up, and a red check from a flaky test blocks the release train
pain: review requests sit in the queue while the author has already switched to another branch
pain: a bot that nitpicks naming in every diff gets muted in Slack within a week
pain: the pipeline reruns the whole monorepo for a one-line change in a readme
channel: the GitHub Marketplace | one engineer installs an app on a single repository and the team sees the comments
channel: engineering blogs and Hacker News launches | staff engineers try what an admired team has written up
channel: conference talks at LeadDev or FOSDEM | the people who own the build pipeline sit in the room
cycle: 1-10 weeks | an engineer trials it on one repository, then security asks who can read the source code
price: AI review for one developer | 12-35 USD | developer a month
price: faster hosted runners | 100-2000 USD | team a month
rule US: SOC 2 | auditors want proof that somebody other than the author approved each merge
rule EU: Cyber Resilience Act | vendors must know each component they ship and fix holes for years after release
rule GB: UK GDPR | source code with test data copied from production makes the review tool a processor
rule IN: CERT-In incident direction | a leaked token or repository counts as an incident that must be reported within hours
season: code freezes before Black Friday and the year end stop every new check from entering the pipeline
next: test selection for monorepos | release notes | lead-time metrics
fail: Kite wrote clever completions early, but single developers would not pay and it shut down
fail: review bots that flagged style instead of bugs were uninstalled after the first noisy sprint
lately: Copilot, Cursor and Claude Code write so many diffs that review, not typing, became the bottleneck
lately: GitHub put its own AI reviewer into the pull request page that startups used to own
economics: 60-80 | 1-4 | 300-4000 USD
ask: What share of your comments do authors act on, and how many do they dismiss? | Does source code leave the customer's network, and which model sees it? | Which check in the pipeline can a team delete once yours is on?
grade: low
# oncall: errors, logs and on-call rotas
words: observability, error tracking, log management, on-call, oncall, outage, uptime, alert fatigue, pager, root cause, sre, status page, postmortem, kubernetes cluster, server monitoring, application monitoring, app crashes, server logs, website downtime, devops, incident management, distributed tracing, infrastructure monitoring, site reliability, outage response
job: find out why production broke before customers open tickets
buyer: platform leads
user: on-call engineers
run: product teams without night cover | teams hand the pager to whoever wrote the runbook and restored service before the post-mortem | storage of traces nobody reads and engineers paid to be awake eat the retainer
rival: Datadog | metrics, traces and logs on one bill | per host plus gigabytes ingested
rival: Sentry | error tracking with stack traces grouped into issues | by events a month
rival: Grafana Labs | dashboards with Loki and Prometheus behind them | by usage above a free core
rival: incident.io | incident channels, rotas and status pages in Slack | per responder a month
rival: SigNoz | open-source tracing built in Bengaluru | by usage above a free core
system: OpenTelemetry | defines the spans and metrics that every backend now accepts
system: Prometheus | scrapes the cluster and holds the alert rules
system: PagerDuty | decides whose phone rings at night
system: Slack | hosts the war room while the incident runs
today: the pager wakes an engineer who greps logs, scrolls Grafana panels and asks in Slack who deployed last
cost: each long outage burns the error budget, wakes a whole rota and ends in credits under the SLA
pain: alerts fire for every pod restart, so the rota learns to acknowledge in its sleep
pain: the log bill grows faster than traffic because debug lines were never switched off
pain: the runbook describes a service that was split up long ago
channel: KubeCon and site reliability meetups | platform engineers compare log bills and agents between the talks
channel: an open-source collector or agent | teams run a collector in staging long before procurement hears of it
channel: the AWS Marketplace | the spend counts against a commitment that is already signed
cycle: 4-20 weeks | an agent in production needs a security review and a side-by-side month with the old tool
price: error tracking for a small team | 26-300 USD | team a month
price: full observability | 15-40 USD | host a month
price: on-call rotas | 15-45 USD | responder a month
rule US: SEC incident disclosure | listed firms must judge in days whether an outage or breach is material
rule EU: DORA | banks must classify and report major ICT incidents, and the tool vendors get audited too
rule GB: FCA operational resilience | financial firms set impact tolerances and need proof of how long services were down
rule IN: CERT-In incident direction | system logs must be kept in India for months and handed over when asked
season: retailers freeze changes from November to January, and pilots that touch production wait
next: cost control for telemetry | status pages | database query performance
fail: AI root-cause tools guessed from logs alone, were wrong at night and lost the rota's trust
fail: startups that priced by ingest were squeezed when customers sampled their traces to cut the bill
lately: OpenTelemetry made agents interchangeable, so vendors can no longer lock teams in at the collector
lately: on-call copilots now draft the timeline and the postmortem from the Slack channel
economics: 60-78 | 1-3 | 2000-25000 USD
ask: Whose agent collects the telemetry, and what happens to the bill at peak traffic? | In the last incident at a pilot, how many minutes earlier did the responder know the cause? | Which alert or dashboard was deleted because of you?
grade: low
# browser-tests: end-to-end tests for apps
words: quality assurance, testing tool, test automation, end-to-end tests, e2e tests, regression testing, manual testing, manual testers, test cases, playwright, cypress, selenium, bug reports, broken selectors, release testing, app testing, visual regression, software testing, qa testing, qa team, qa automation, website testing, mobile app testing, automated testing, test scripts, bug testing
job: know before a release that checkout, login and signup still work
buyer: heads of quality
user: test engineers
run: app makers and web shops | product managers keep the test house that broke the basket before release and filmed it | device farms, flaky reruns and scripts rewritten after each redesign eat the day rate
rival: BrowserStack | real phones and browsers in a cloud | per parallel session a month
rival: Cypress | a test runner with a paid dashboard | by test results a month
rival: mabl | low-code browser tests that heal selectors | a yearly fee by test runs
rival: QA Wolf | written and maintained Playwright suites as a service | by tests covered a month
rival: LambdaTest | a cheaper browser grid from Noida | per parallel session a month
system: Playwright | drives the browsers and is what engineers would write by hand
system: Jenkins | runs the nightly regression at larger firms
system: TestRail | holds the manual test cases and the sign-off
today: testers click through a regression sheet in staging while a Selenium suite fails on renamed buttons
cost: releases wait for the regression pass, and bugs in checkout still reach production on a Friday
pain: a designer renames a class and most of the suite turns red without any real bug
pain: nobody owns test data, so the suite breaks when the demo account runs out of stock
pain: developers mark failing specs as skip to get the deploy out
channel: testing communities such as Ministry of Testing | testers choose tools by what peers have kept alive for a year
channel: outsourced quality teams in India and Poland | one service partner brings the suites of many clients
channel: plugins for Playwright and the test runners | engineers add a reporter long before they buy a platform
cycle: 3-14 weeks | the team wants its own flaky flows covered in a pilot before it pays
price: a browser grid | 100-400 USD | parallel session a month
price: maintained test suites | 3000-12000 USD | product a month
rule US: ADA Title III | shops sued over inaccessible sites want automated checks of their pages in the suite
rule EU: European Accessibility Act | shops and banking apps must stay accessible with each release, which adds test cases
rule GB: UK GDPR | copying production customers into a staging database for tests needs masking
rule IN: SEBI system audit | brokers must show test evidence before they release, and outages are fined
season: -
next: synthetic monitoring in production | test data sets | accessibility audits
fail: record-and-replay tools demoed well, then drowned users in broken selectors after the first redesign
fail: testers feared for their jobs and steered the pilot towards the cases that failed
lately: models can read the page and click by intent, which finally attacks the broken-selector problem
lately: teams without any testers now ship daily and expect developers to own the suite
economics: 55-80 | 1-4 | 1500-12000 USD
ask: Who repairs a failing test on Monday, your customer or you? | What is the false alarm rate after a redesign of the page? | Which manual regression pass did a customer stop doing?
grade: low
# api-docs: API documentation and SDKs
words: api documentation, api docs, developer portal, developer experience, devrel, sdk, client library, openapi, swagger, api mocking, webhook, webhooks, api gateway, embedded integrations, code samples, api keys, mcp server, api integration, developer docs, documentation tool, technical documentation, api reference, developer onboarding, rest api, product changelog
job: get an outside developer from signup to the first successful call
buyer: heads of developer relations
user: API engineers
run: firms with a public API | API firms rehire the writer whose quickstart works when pasted into a terminal | engineers' scarce interview hours and samples that age with each version eat the fixed price
rival: Mintlify | docs sites written in markdown | per site a month
rival: ReadMe | an interactive API reference with usage logs | per project a month
rival: Postman | collections, mocks and workspaces for APIs | per user a month above a free tier
rival: Speakeasy | SDKs generated from an OpenAPI file | per language a month
rival: Merge | a unified API for many HR and accounting systems | by linked accounts a month
system: OpenAPI | describes endpoints, and is out of date in most repositories
system: Kong | sits at the gateway and enforces keys and rate limits
system: GitHub | holds the docs as markdown and opens the release pull request
today: an engineer edits a Swagger file by hand and support answers the same webhook question in a shared Slack channel
cost: trial integrations stall at authentication, and solution engineers spend their week writing sample code
pain: the reference says a field is optional and the endpoint answers with a bare error
pain: SDKs in the less popular languages lag behind the API by several versions
pain: webhooks get lost and the partner finds out at month end from missing orders
channel: startups praised for their API docs | API founders copy the docs stack of Stripe and Resend
channel: templates and open-source generators | a free generator puts the product name into each docs footer
channel: API meetups and the API Days conferences | portal owners of banks and carriers come with a budget
cycle: 2-12 weeks | a developer relations lead decides, and larger firms add a brand and security check
price: hosted docs | 100-600 USD | site a month
price: SDK generation | 250-1000 USD | language a month
rule US: CFPB open banking rule | banks prepared open APIs for customer data and then watched the rule go back to court
rule EU: Data Act | makers of connected products must offer interfaces that others can use
rule GB: Open Banking standard | the largest banks publish APIs to one common standard with measured uptime
rule IN: Account Aggregator framework | bank data moves only with recorded consent over APIs in the ReBIT form
rule EU: PSD2 | banks must keep an interface open for licensed third parties
season: -
next: embedded integration marketplaces | API usage billing | MCP servers for docs
fail: API marketplaces such as RapidAPI drew many listings, few paying callers and finally a fire sale
fail: generated SDKs that felt foreign in the language were replaced by hand-written clients
lately: coding assistants read the docs more often than people do, so plain markdown and MCP servers matter
economics: 70-85 | 1-3 | 600-6000 USD
ask: How long does a stranger need from signup to the first good response today? | What keeps the OpenAPI file true when engineers ship on a Friday? | Who pays, the API team or the partner team that loses deals?
grade: low
# solo-ship: solo developers' own products
words: solo developer, indie hacker, indie hackers, side project, side projects, saas boilerplate, starter kit, micro saas, bootstrapped, app developer, freelance developer, vps, launch my app, license keys, subscription billing, product hunt, web hosting, app hosting, deploy my app, solopreneur, solo founder, indie developer, build in public, saas starter, side hustle app, vibe coding, user login
job: ship a side project and collect the first payments without running servers all weekend
buyer: solo developers
user: solo developers
run: niche users and small firms | users choose the tool whose maker answers in person and ships the fix by morning | card fees, hosting, app-store cuts and evenings of support eat a small subscription
rival: Vercel | push-to-deploy hosting for frontends | per seat plus usage
rival: Supabase | a Postgres backend with sign-in | per project a month above a free tier
rival: Lemon Squeezy (Stripe) | a checkout as merchant of record | a share of each sale
rival: RevenueCat | in-app subscriptions for phone apps | a share of tracked revenue
rival: ShipFast | a paid Next.js starter kit | a one-off licence
system: Stripe | takes the cards and sends the webhooks that unlock accounts
system: App Store Connect | reviews the build and keeps its commission
system: Cloudflare | holds the domain, the DNS and the cache
today: one person glues Next.js, Stripe webhooks and a cheap VPS together after work and posts on X
cost: weekends go into sign-in, invoices and tax instead of the feature that somebody would pay for
pain: a surprise bill arrives after a Hacker News spike because no spending cap was set
pain: European VAT and refunds turn a small subscription into bookkeeping
pain: App Review rejects the build for a paywall wording on launch day
channel: Product Hunt and Hacker News launches | makers buy what other makers show revenue screenshots of
channel: YouTube tutorials and starter templates | the stack in the tutorial becomes the stack in the project
channel: a generous free tier | side projects start at zero and the few that earn pull the bill up
cycle: 0-2 weeks | one person decides at night and pays by card, or never
price: hosting with a database | 5-60 USD | product a month
price: a starter kit | 99-300 USD | licence
price: a merchant of record | 4-6 USD | hundred dollars of sales
rule US: South Dakota v. Wayfair | software is taxable in many states once sales there pass a threshold
rule EU: VAT OSS | each digital sale to a consumer owes VAT in the buyer's country from the first euro
rule GB: DMCC Act | auto-renewing plans will need reminders and an easy exit for British consumers
rule IN: RBI e-mandate framework | recurring card charges need a mandate and a notice, so Indian renewals often fail
season: launches cluster in January and September, while December traffic is weak
next: affiliate programmes for small software | licence keys | analytics without cookies
fail: platforms for hobbyists such as Parse were shut when free usage never turned into revenue
fail: many makers sold tools to other makers, who churned as soon as their own project died
lately: Cursor, Lovable and Bolt let people ship in a weekend, so distribution became the scarce part
lately: courts and regulators forced Apple to allow links to outside checkout in some countries
economics: 50-85 | 4-10 | 5-120 USD
ask: How many of your paying makers have a project that earns money itself? | What happens to a user's bill on the day of a traffic spike? | Why will they stay once their starter code works without you?
grade: low
# legacy-code: old code and system migrations
words: legacy code, legacy system, legacy modernisation, legacy modernization, mainframe, cobol, as400, rpg code, vb6, visual basic, delphi code, java upgrade, php migration, dotnet framework, technical debt, code migration, code translation, rewrite software, monolith, microservices migration, sap abap, oracle forms, access database migration, old software, undocumented code, code understanding, reverse engineer code, framework upgrade, stored procedures, retiring programmers, angular upgrade
job: move a system nobody dares to touch without stopping the business
buyer: heads of core systems
user: maintenance programmers
run: banks, insurers and public offices | clients choose the crew that reads the copybooks and has cut over a sister system unnoticed | unmapped batch jobs, parallel runs and scarce COBOL veterans eat the fixed price
rival: IBM watsonx Code Assistant | mainframe code explained and moved to Java | by seat and usage
rival: AWS Transform | agents for mainframe and Windows code | nothing for the agent, then cloud use
rival: Moderne | the same upgrade across many repositories | a yearly fee by repositories
rival: CAST | maps of large applications | a yearly fee by application
rival: Mechanical Orchard | rewriting of mainframe batches with proof | a fee per project
rival: Tata Consultancy Services | teams that run and convert old systems | by days and headcount
system: CICS | runs the screens that tellers and clerks still type into
system: Db2 | holds the tables with packed decimals and no comments
system: the nightly batch | must end before the branches open
system: SonarQube | counts the debt that nobody pays
today: a retired COBOL programmer is paid by the day, and juniors search copybooks for where a field is set
cost: each tax or product change takes months of impact analysis, and a failed cut-over closes the counters
pain: the business rules are in the code alone, with comments from a colleague who has died
pain: translated Java reads like COBOL and nobody wants to own it
pain: there are no tests, so equal output is proven by comparing batch files
channel: system integrators | Accenture and TCS hold the maintenance contract and choose the converter
channel: mainframe user groups such as SHARE | the people who keep the batch running judge a claim within minutes
channel: cloud migration funds | Amazon and Microsoft pay part of the project when the load moves
cycle: 20-80 weeks | a module is converted as proof, then the board weighs the risk of a cut-over
price: code conversion | 1-5 USD | line of code
price: automated upgrades | 20000-200000 USD | company a year
rule US: FFIEC architecture guidance | bank examiners ask how end-of-life systems are retired
rule EU: DORA | banks list legacy systems and assess their risk each year
rule GB: Operational Resilience rules | banks set how long a service may be down, as the TSB migration fines showed
rule IN: RBI IT governance direction | banks keep a plan for products past support
season: cut-overs happen on long holiday weekends, and a freeze holds over year-end
next: test generation for old code | documentation of business rules | data migration checks
fail: line-by-line converters delivered code that ran and that nobody could maintain
fail: big-bang rewrites were stopped after years with nothing in production
lately: models read COBOL and Delphi well, so the bottleneck moved to proving equal behaviour
economics: 35-70 | 0.5-2 | 15000-80000 USD
ask: How do you prove that old and new give the same output for a full year-end? | Who maintains the result, and did they say yes? | Which system went live and was switched off at the old end?
grade: low
# firmware: firmware and embedded developers
words: firmware, embedded software, embedded developer, embedded systems, microcontroller, stm32, esp32, arduino, raspberry pi, rtos, freertos, zephyr, yocto, embedded linux, over-the-air update, ota update, device fleet, device management, iot device, jtag, hardware in the loop, hil testing, can bus, plc programming, fpga, vhdl, pcb design, circuit board, electronics engineer, autosar, misra, bootloader, hardware startup engineer, maker electronics
job: ship firmware that can be fixed after the box has left the factory
buyer: heads of embedded engineering
user: firmware engineers
run: device makers and hardware start-ups | makers return to the engineer whose boards boot in the field and whose update never bricked | scopes, dev kits, respun boards and certification retests eat the project fee
rival: Memfault (Nordic) | crash reports and updates for devices | by devices a month
rival: Mender | over-the-air updates for Linux devices | by devices a month
rival: Balena | containers and fleets for small computers | by devices a month
rival: IAR | compilers and debuggers with safety papers | a licence per seat
rival: Altium | board design for electronics teams | per seat a year
rival: Particle | modules with connectivity and cloud | by devices a month
system: Zephyr | is the open operating system that chip makers now support
system: the JTAG probe | is the only window into a board that does not boot
system: STM32CubeIDE | generates the start-up code from the chip maker
system: Jenkins | flashes the boards in the rack under the desk
today: an engineer flashes a board over JTAG, reads a serial log and keeps the only working test rig on his desk
cost: a bricked update means a truck roll to each meter, and a chip change means months of driver work
pain: the bug appears in the field at low battery and never on the bench
pain: the chip on the board goes out of stock, and the replacement has other errata
pain: the build works on one laptop with one old compiler licence
channel: chip makers' partner programmes | a sample project in the vendor's kit reaches each new design
channel: Embedded World and maker communities | engineers try on a hobby board what they later buy at work
channel: design houses and contract engineers | an outside design house carries its tool chain from client to client
cycle: 6-40 weeks | engineers test on one board, and the choice falls with the next hardware revision
price: device updates and crash reports | 0.1-1 USD | device a month
price: a compiler with safety papers | 3000-9000 USD | seat
rule US: FDA premarket cyber rules | connected devices for patients need a bill of materials and a patch plan
rule EU: Cyber Resilience Act | products with digital parts need free security updates over their support period
rule GB: PSTI Act | the update period of a consumer device must be stated at sale
rule IN: BIS and STQC camera rules | internet cameras have their firmware tested in a listed lab
rule global: UN R156 | cars need an audited process for software updates
season: boards are frozen in spring and summer so that goods reach shops for Christmas
next: fleet certificates | test rigs as a service | chip shortage checks
fail: Internet-of-things platforms charged per device more than a sensor's margin
fail: clouds for devices were shut, Google's among them, and left fleets without a home
lately: the Cyber Resilience Act makes update systems a duty, and models now write drivers from datasheets
economics: 60-80 | 0.5-2 | 2000-15000 USD
ask: What happens when power fails in the middle of an update? | On which chips and how small a flash does it run? | How many devices in the field took the last update?
grade: low
# open-source: open-source maintainers and licences
words: open source, open-source, oss, maintainer, open source maintainer, open source funding, github sponsors, open source license, licence compliance, gpl, license scanning, open core, commercial open source, dual licensing, contributor, contributors, pull request spam, issue triage, bounty for issues, package registry, npm package, pypi, linux distribution, fork, foundation project, ospo, long-term support, end-of-life software, hacktoberfest, community edition, source available, self-host
job: keep a library that the world depends on alive and paid for
buyer: open source programme offices
user: open source maintainers
run: companies with a critical dependency | companies pay the maintainer who merges their fix and keeps old versions patched | unpaid issue triage, build minutes and free riders eat what sponsors and support bring
rival: GitHub Sponsors | monthly gifts to maintainers | nothing to people, a fee to firms
rival: Tidelift (Sonar) | paid upkeep promises for packages | a yearly fee by company size
rival: Open Collective | a bank account and books for projects | a share of donations
rival: HeroDevs | patched versions of dead frameworks | a yearly fee by application
rival: FOSSA | licence and dependency reports | per project or developer
rival: Polar | checkout for developers' projects | a share of each sale
system: npm | publishes within a second what unvetted strangers wrote
system: SPDX | names licences so that lawyers can count them
system: the OpenSSF Scorecard | rates how a project guards its releases
system: Discord | is where users ask what the docs already say
today: a maintainer answers issues after work, closes machine-written bug reports and gets thanks instead of money
cost: a burnt-out maintainer hands the keys to a stranger, and the whole registry ships the backdoor
pain: firms with large budgets open urgent tickets against unpaid weekends
pain: a cloud sells the project as a service and gives nothing back
pain: lawyers find a GPL file in the product in the week of the acquisition
channel: foundations such as Apache and the CNCF | a project under a foundation is trusted by procurement
channel: programme offices at large firms | the office has a small budget and the list of what is used
channel: a popular free repository | stars bring contributors first and enterprise mails later
cycle: 4-30 weeks | engineers use it for months before anyone asks for an invoice
price: long support for a dead framework | 10000-80000 USD | application a year
price: licence scans | 20-60 USD | developer a month
rule US: Jacobsen v. Katzer | breaking an open licence is copyright infringement, not only breach of contract
rule EU: Cyber Resilience Act | makers answer for the parts they use, and stewards get lighter duties
rule GB: Copyright, Designs and Patents Act | contributors keep their rights unless a signed agreement moves them
rule IN: government open source policy | public bodies must consider open software in tenders first
season: October brings contribution drives, and budgets for sponsorship are set in the last quarter
next: hosted versions | support contracts | dependency health reports
fail: bounty sites paid for small fixes and left the review work to the same unpaid maintainer
fail: licence changes at Elastic, HashiCorp and Redis brought forks that took the community along
lately: the xz backdoor and floods of machine-written reports made upkeep a boardroom worry
economics: 60-82 | 1-3 | 500-12000 USD
ask: Who inside the firm owns a budget for something that is free? | What do you sell that a cloud cannot offer tomorrow? | How many maintainers hold the release keys?
grade: low
# platform-teams: internal platforms and developer set-up
words: platform engineering, internal developer platform, developer platform, backstage, service catalogue, golden path, developer environment, dev environment, cloud development environment, codespaces, devcontainer, local setup, new developer laptop, secrets management, environment variables, feature flags, feature toggle, staging environment, preview environment, infrastructure as code, terraform, helm chart, deployment pipeline, release management, rollback, self-service infrastructure, docker compose, gitops, config management, canary release
job: let a product team get an environment and release without a ticket
buyer: heads of platform engineering
user: platform engineers
run: engineering departments | engineering heads call back the consultants after whom a release needs no ticket | idle clusters, cloud certificates and handover that never ends eat the day rate
rival: LaunchDarkly | feature flags | by service connections and users a month
rival: HashiCorp (IBM) | Terraform and Vault | by resources or clients
rival: Port | a portal over services and owners | per developer a month
rival: Coder | development environments on own servers | per user a year
rival: Spacelift | runs of infrastructure code | by seats and runs
rival: Harness | deployments, flags and pipelines, with teams in Bengaluru | per developer a year
system: Backstage | is the free portal that needs a team of its own
system: Terraform | describes the cloud and holds a state file nobody may lose
system: Argo CD | pulls what is in Git into the cluster
system: HashiCorp Vault | hands out secrets and seals itself after a restart
today: a new engineer follows a stale wiki page for days, and a staging database is asked for by ticket
cost: shared staging is broken by someone else's branch, and releases wait for the one who knows the Helm chart
pain: an old feature flag is flipped by mistake and wakes dead code
pain: secrets travel by chat because the vault path is unknown
pain: the portal shows owners who left a year ago
channel: KubeCon and platform meetups | platform leads copy a talk from a firm of their size
channel: open-source cores | a team runs the free version before it asks for sign-on and audit
channel: cloud marketplaces | committed cloud spend makes the purchase painless
cycle: 8-30 weeks | a platform team builds a proof, and the head weighs it against building it alone
price: feature flags | 10-25 USD | seat a month
price: a developer portal | 15-40 USD | developer a month
rule US: FedRAMP | hosted tools for agencies need an authorisation that takes a long time
rule EU: DORA | changes in banks are recorded, tested and approved with an exit plan per supplier
rule GB: FCA change management expectations | failed releases are a main cause of reported incidents, so approvals are asked for
rule IN: SEBI cloud framework | brokers and exchanges keep control of keys and data in India
season: retailers and banks freeze changes from November to January
next: cost per service | software bills of materials | agent sandboxes
fail: Heroku copies were outgrown at the moment a customer could have paid
fail: cloud laptops for coders lost to fast local machines
lately: coding agents need sandboxes and previews by the score, which revived remote environments
lately: the Terraform licence change split users towards OpenTofu
economics: 68-82 | 1-2 | 3000-20000 USD
ask: How long from first day to first deploy, before and after? | Why would the platform team not build it on Backstage? | Who cleans up old flags and environments?
grade: low
`,
  facts: devtoolsFacts,
  wordings: devtoolsWordings,
  jobs: devtoolsJobs,
});
