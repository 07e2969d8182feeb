import { readField } from './reading/read-field.ts';

export const devtools = readField('devtools', {
  niches: `
# review: pull request review and slow builds
words: code review, pull request, pull requests, merge request, pr review, ai code review, ci pipeline, slow builds, build minutes, flaky tests, merge queue, monorepo, linter, static analysis, github actions, code quality, ai coding, software engineers, developer productivity, code reviewer, git workflow, ci cd, build pipeline, programmers, code bugs
job: get pull requests reviewed and merged the same day
buyer: heads of engineering
user: software engineers
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
next: test selection for monorepos
next: release notes
next: lead-time metrics
fail: Kite wrote clever completions early, but single developers would not pay and it shut down
fail: review bots that flagged style instead of bugs were uninstalled after the first noisy sprint
lately: Copilot, Cursor and Claude Code write so many diffs that review, not typing, became the bottleneck
lately: GitHub put its own AI reviewer into the pull request page that startups used to own
margin: 60-80
churn: 1-4
cac: 300-4000 USD
ask: What share of your comments do authors act on, and how many do they dismiss?
ask: Does source code leave the customer's network, and which model sees it?
ask: Which check in the pipeline can a team delete once yours is on?
grade: low

# oncall: errors, logs and on-call rotas
words: observability, error tracking, log management, on-call, oncall, outage, uptime, alert fatigue, pager, root cause, sre, status page, postmortem, kubernetes cluster, server monitoring, application monitoring, app crashes, server logs, website downtime, devops, incident management, distributed tracing, infrastructure monitoring, site reliability, outage response
job: find out why production broke before customers open tickets
buyer: platform leads
user: on-call engineers
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
next: cost control for telemetry
next: status pages
next: database query performance
fail: AI root-cause tools guessed from logs alone, were wrong at night and lost the rota's trust
fail: startups that priced by ingest were squeezed when customers sampled their traces to cut the bill
lately: OpenTelemetry made agents interchangeable, so vendors can no longer lock teams in at the collector
lately: on-call copilots now draft the timeline and the postmortem from the Slack channel
margin: 60-78
churn: 1-3
cac: 2000-25000 USD
ask: Whose agent collects the telemetry, and what happens to the bill at peak traffic?
ask: In the last incident at a pilot, how many minutes earlier did the responder know the cause?
ask: Which alert or dashboard was deleted because of you?
grade: low

# browser-tests: end-to-end tests for apps
words: quality assurance, testing tool, test automation, end-to-end tests, e2e tests, regression testing, manual testing, manual testers, test cases, playwright, cypress, selenium, bug reports, broken selectors, release testing, app testing, visual regression, software testing, qa testing, qa team, qa automation, website testing, mobile app testing, automated testing, test scripts, bug testing
job: know before a release that checkout, login and signup still work
buyer: heads of quality
user: test engineers
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
next: synthetic monitoring in production
next: test data sets
next: accessibility audits
fail: record-and-replay tools demoed well, then drowned users in broken selectors after the first redesign
fail: testers feared for their jobs and steered the pilot towards the cases that failed
lately: models can read the page and click by intent, which finally attacks the broken-selector problem
lately: teams without any testers now ship daily and expect developers to own the suite
margin: 55-80
churn: 1-4
cac: 1500-12000 USD
ask: Who repairs a failing test on Monday, your customer or you?
ask: What is the false alarm rate after a redesign of the page?
ask: Which manual regression pass did a customer stop doing?
grade: low

# api-docs: API documentation and SDKs
words: api documentation, api docs, developer portal, developer experience, devrel, sdk, client library, openapi, swagger, api mocking, webhook, webhooks, api gateway, embedded integrations, code samples, api keys, mcp server, api integration, developer docs, documentation tool, technical documentation, api reference, developer onboarding, rest api, product changelog
job: get an outside developer from signup to the first successful call
buyer: heads of developer relations
user: API engineers
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
next: embedded integration marketplaces
next: API usage billing
next: MCP servers for docs
fail: API marketplaces such as RapidAPI drew many listings, few paying callers and finally a fire sale
fail: generated SDKs that felt foreign in the language were replaced by hand-written clients
lately: coding assistants read the docs more often than people do, so plain markdown and MCP servers matter
margin: 70-85
churn: 1-3
cac: 600-6000 USD
ask: How long does a stranger need from signup to the first good response today?
ask: What keeps the OpenAPI file true when engineers ship on a Friday?
ask: Who pays, the API team or the partner team that loses deals?
grade: low

# solo-ship: solo developers' own products
words: solo developer, indie hacker, indie hackers, side project, side projects, saas boilerplate, starter kit, micro saas, bootstrapped, app developer, freelance developer, vps, launch my app, license keys, subscription billing, product hunt, web hosting, app hosting, deploy my app, solopreneur, solo founder, indie developer, build in public, saas starter, side hustle app, vibe coding, user login
job: ship a side project and collect the first payments without running servers all weekend
buyer: solo developers
user: solo developers
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
next: affiliate programmes for small software
next: licence keys
next: analytics without cookies
fail: platforms for hobbyists such as Parse were shut when free usage never turned into revenue
fail: many makers sold tools to other makers, who churned as soon as their own project died
lately: Cursor, Lovable and Bolt let people ship in a weekend, so distribution became the scarce part
lately: courts and regulators forced Apple to allow links to outside checkout in some countries
margin: 50-85
churn: 4-10
cac: 5-120 USD
ask: How many of your paying makers have a project that earns money itself?
ask: What happens to a user's bill on the day of a traffic spike?
ask: Why will they stay once their starter code works without you?
grade: low

# legacy-code: old code and system migrations
words: legacy code, legacy system, legacy modernisation, legacy modernization, mainframe, cobol, as400, rpg code, vb6, visual basic, delphi code, java upgrade, php migration, dotnet framework, technical debt, code migration, code translation, rewrite software, monolith, microservices migration, sap abap, oracle forms, access database migration, old software, undocumented code, code understanding, reverse engineer code, framework upgrade, stored procedures, retiring programmers, angular upgrade
job: move a system nobody dares to touch without stopping the business
buyer: heads of core systems
user: maintenance programmers
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
next: test generation for old code
next: documentation of business rules
next: data migration checks
fail: line-by-line converters delivered code that ran and that nobody could maintain
fail: big-bang rewrites were stopped after years with nothing in production
lately: models read COBOL and Delphi well, so the bottleneck moved to proving equal behaviour
margin: 35-70
churn: 0.5-2
cac: 15000-80000 USD
ask: How do you prove that old and new give the same output for a full year-end?
ask: Who maintains the result, and did they say yes?
ask: Which system went live and was switched off at the old end?
grade: low

# firmware: firmware and embedded developers
words: firmware, embedded software, embedded developer, embedded systems, microcontroller, stm32, esp32, arduino, raspberry pi, rtos, freertos, zephyr, yocto, embedded linux, over-the-air update, ota update, device fleet, device management, iot device, jtag, hardware in the loop, hil testing, can bus, plc programming, fpga, vhdl, pcb design, circuit board, electronics engineer, autosar, misra, bootloader, hardware startup engineer, maker electronics
job: ship firmware that can be fixed after the box has left the factory
buyer: heads of embedded engineering
user: firmware engineers
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
next: fleet certificates
next: test rigs as a service
next: chip shortage checks
fail: Internet-of-things platforms charged per device more than a sensor's margin
fail: clouds for devices were shut, Google's among them, and left fleets without a home
lately: the Cyber Resilience Act makes update systems a duty, and models now write drivers from datasheets
margin: 60-80
churn: 0.5-2
cac: 2000-15000 USD
ask: What happens when power fails in the middle of an update?
ask: On which chips and how small a flash does it run?
ask: How many devices in the field took the last update?
grade: low

# open-source: open-source maintainers and licences
words: open source, open-source, oss, maintainer, open source maintainer, open source funding, github sponsors, open source license, licence compliance, gpl, license scanning, open core, commercial open source, dual licensing, contributor, contributors, pull request spam, issue triage, bounty for issues, package registry, npm package, pypi, linux distribution, fork, foundation project, ospo, long-term support, end-of-life software, hacktoberfest, community edition, source available, self-host
job: keep a library that the world depends on alive and paid for
buyer: open source programme offices
user: open source maintainers
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
next: hosted versions
next: support contracts
next: dependency health reports
fail: bounty sites paid for small fixes and left the review work to the same unpaid maintainer
fail: licence changes at Elastic, HashiCorp and Redis brought forks that took the community along
lately: the xz backdoor and floods of machine-written reports made upkeep a boardroom worry
margin: 60-82
churn: 1-3
cac: 500-12000 USD
ask: Who inside the firm owns a budget for something that is free?
ask: What do you sell that a cloud cannot offer tomorrow?
ask: How many maintainers hold the release keys?
grade: low

# platform-teams: internal platforms and developer set-up
words: platform engineering, internal developer platform, developer platform, backstage, service catalogue, golden path, developer environment, dev environment, cloud development environment, codespaces, devcontainer, local setup, new developer laptop, secrets management, environment variables, feature flags, feature toggle, staging environment, preview environment, infrastructure as code, terraform, helm chart, deployment pipeline, release management, rollback, self-service infrastructure, docker compose, gitops, config management, canary release
job: let a product team get an environment and release without a ticket
buyer: heads of platform engineering
user: platform engineers
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
next: cost per service
next: software bills of materials
next: agent sandboxes
fail: Heroku copies were outgrown at the moment a customer could have paid
fail: cloud laptops for coders lost to fast local machines
lately: coding agents need sandboxes and previews by the score, which revived remote environments
lately: the Terraform licence change split users towards OpenTofu
margin: 68-82
churn: 1-2
cac: 3000-20000 USD
ask: How long from first day to first deploy, before and after?
ask: Why would the platform team not build it on Backstage?
ask: Who cleans up old flags and environments?
grade: low
`,
  facts: `
us-developer-pay@bls | Median pay of software developers | a software developer earns a median of # a year | 133080 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | medium | *
us-tester-pay@bls | Median pay of software testers | a quality analyst or tester earns a median of # a year | 102610 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | browser-tests
developers@github | Developer accounts on GitHub | GitHub counts more than # developers with an account | 180000000 | developers | count | global | 2025 | GitHub Octoverse | low | *
developers@evans | Professional developers worldwide | Evans Data counts about # developers worldwide | 26900000 | developers | count | global | 2022 | Evans Data Corporation | low | *
india-github@github | Developers on GitHub in India | more than # developers in India have a GitHub account | 17000000 | developers | count | IN | 2024 | GitHub Octoverse | low | *
india-tech-workforce@nasscom | Technology workers in India | the Indian technology industry employs about # people | 5400000 | people | ratio | IN | 2024 | NASSCOM Strategic Review | low | *
ai-tool-use@stackoverflow | Developers who use or plan to use AI tools | # of developers use or plan to use AI tools | 0.84 | share | share | global | 2025 | Stack Overflow Developer Survey | medium | review, solo-ship
ai-distrust@stackoverflow | Developers who distrust AI accuracy | # of developers distrust the accuracy of AI output | 0.46 | share | share | global | 2025 | Stack Overflow Developer Survey | medium | review
maintenance-hours@stripe | Weekly hours lost to bad code and debugging | developers spend about # a week on maintenance and bad code | 17 | hours | duration | global | 2018 | Stripe, The Developer Coefficient | low | review, oncall
flaky-tests@google | Tests at Google with some flakiness | # of the tests at Google showed some flakiness | 0.16 | share | share | global | 2016 | Google Testing Blog | medium | review, browser-tests
flaky-transitions@google | Red builds at Google that involved a flaky test | # of the builds that turned red at Google involved a flaky test | 0.84 | share | share | global | 2016 | Google Testing Blog | low | review, browser-tests
poor-quality-cost@cisq | Cost of poor software quality in America | poor software quality costs American firms about # a year | 2410000000000 | USD/year | estimate | US | 2022 | Consortium for Information and Software Quality | low | browser-tests
actions-minute@github | Price of a build minute on GitHub | a minute on the standard Linux runner of GitHub lists at # | 0.008 | USD | price | global | 2024 | GitHub price list | medium | review
open-source-share@synopsys | Audited codebases that contain open source | # of audited codebases contain open source | 0.96 | share | share | global | 2024 | Synopsys OSSRA report | medium | *
cra-fine@eu | Highest fine under the Cyber Resilience Act | a breach of the essential duties of the Cyber Resilience Act can cost # | 15000000 | EUR | limit | EU | 2024 | Regulation (EU) 2024/2847, Art. 64 | medium | *
cra-report@eu | First warning under the Cyber Resilience Act | makers must warn of an actively exploited hole within # | 24 | hours | limit | EU | 2026 | Regulation (EU) 2024/2847, Art. 14 | medium | review, oncall
cra-support@eu | Support period under the Cyber Resilience Act | products must as a rule get security updates for at least # | 5 | years | limit | EU | 2027 | Regulation (EU) 2024/2847, Art. 13 | medium | review
certin-report@certin | Indian deadline for reporting incidents | incidents must be reported to CERT-In within # | 6 | hours | limit | IN | 2022 | CERT-In Directions of 28 April 2022 | medium | oncall
certin-logs@certin | Indian retention of system logs | system logs must be kept in India for # | 180 | days | limit | IN | 2022 | CERT-In Directions of 28 April 2022 | medium | oncall
cloud-sla@aws | Uptime that Amazon promises for a single server | Amazon promises # uptime for a single server and pays credits below it | 0.995 | share | limit | global | 2022 | Amazon Compute Service Level Agreement | medium | oncall
kubernetes-use@cncf | Organisations that run Kubernetes in production | # of surveyed organisations run Kubernetes in production | 0.66 | share | share | global | 2023 | CNCF Annual Survey | low | oncall
api-first@postman | Organisations that call themselves API-first | # of those surveyed call their organisation API-first | 0.74 | share | share | global | 2024 | Postman State of the API | low | api-docs
open-banking-users@obl | Users of Open Banking in Britain | about # people and firms in Britain use Open Banking services | 15000000 | users | ratio | GB | 2025 | Open Banking Limited | low | api-docs
psd2-interface@eu | Duty of banks to open interfaces | European banks must let licensed third parties reach payment accounts through an interface | - | - | statement | EU | 2019 | Delegated Regulation (EU) 2018/389 | medium | api-docs
apple-fee-small@apple | Apple's commission for small developers | Apple keeps # of sales from developers in its small business programme | 0.15 | share | fee | global | 2021 | Apple App Store Small Business Program | medium | solo-ship
apple-small-line@apple | Revenue limit of Apple's small developer rate | the lower Apple rate ends at # of yearly proceeds | 1000000 | USD | limit | global | 2021 | Apple App Store Small Business Program | medium | solo-ship
apple-account@apple | Yearly fee for an Apple developer account | an Apple developer account costs # a year | 99 | USD/year | price | global | 2024 | Apple Developer Program | medium | solo-ship
mor-fee@paddle | Merchant of record fee at Paddle | Paddle takes # of a sale plus a fixed fee as merchant of record | 0.05 | share | fee | global | 2024 | Paddle price list | medium | solo-ship
apps-that-earn@revenuecat | Subscription apps that reach a first milestone of income | only # of new subscription apps reach the first revenue milestone that RevenueCat tracks | 0.17 | share | share | global | 2024 | RevenueCat State of Subscription Apps | low | solo-ship
uk-rd-credit@hmrc | British research tax credit rate | the merged British scheme pays a taxable credit of # on software research costs | 0.2 | share | limit | GB | 2024 | HMRC merged R&D expenditure credit scheme | medium | *
us-amortise@irs | American tax spread of domestic development cost | American tax law made firms spread domestic development costs over # until it was reversed | 5 | years | limit | US | 2022 | Internal Revenue Code, Section 174 | medium | *
tsb-fine@fca | Fine on TSB for a failed core migration | British regulators fined TSB # for its failed core migration | 48650000 | GBP | limit | GB | 2022 | FCA and PRA final notices | medium | legacy-code
cobol-lines@reuters | Lines of COBOL in use | about # lines of COBOL were in use by one count | 220000000000 | lines | estimate | global | 2017 | Reuters Graphics | low | legacy-code
cobol-lines@microfocus | Lines of COBOL in use by a vendor survey | a vendor survey put the COBOL in use at # lines | 800000000000 | lines | estimate | global | 2022 | Micro Focus COBOL survey | low | legacy-code
us-legacy-spend@gao | Share of federal IT money for running existing systems | about # of federal IT money runs and maintains existing systems | 0.8 | share | share | US | 2023 | US Government Accountability Office | medium | legacy-code
connected-devices@iot-analytics | Connected devices in the world | about # connected devices are in use in the world | 18500000000 | connected devices | count | global | 2024 | IoT Analytics | low | firmware
google-iot-end@google | End of Google's device cloud | Google shut its IoT Core service and sent fleets elsewhere | - | - | statement | global | 2023 | Google Cloud retirement notice | medium | firmware
psti-daily@uk | Daily British fine for an insecure device | a continuing breach of the British device law can add # a day | 20000 | GBP | limit | GB | 2024 | Product Security and Telecommunications Infrastructure Act 2022 | medium | firmware
unpaid-maintainers@tidelift | Maintainers who are not paid | # of maintainers call themselves unpaid hobbyists | 0.6 | share | share | global | 2024 | Tidelift State of the Open Source Maintainer | medium | open-source
oss-value@harvard | What firms would pay to rebuild open source | firms would pay # to rebuild the open source they use | 8800000000000 | USD | estimate | global | 2024 | Hoffmann, Nagle and Zhou, Harvard Business School | medium | open-source
cra-steward@eu | Fines on open source stewards in Europe | open source stewards are spared the fines of the Cyber Resilience Act | - | - | statement | EU | 2024 | Regulation (EU) 2024/2847, Art. 64 | medium | open-source
hashicorp-price@ibm | What IBM paid for HashiCorp | IBM bought HashiCorp at an enterprise value of # | 6400000000 | USD | spend | US | 2025 | IBM press release | medium | platform-teams
knight-loss@sec | Loss from an old flag at Knight Capital | reused flag code cost Knight Capital more than # within an hour | 460000000 | USD | spend | US | 2012 | SEC order against Knight Capital | medium | platform-teams
platform-share@gartner | Large software firms expected to have platform teams | # of large software organisations were forecast to have platform teams | 0.8 | share | forecast | global | 2026 | Gartner | low | platform-teams
`,
});
