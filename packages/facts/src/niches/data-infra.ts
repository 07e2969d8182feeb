import { dataInfraFacts } from './facts/data-infra.ts';
import { dataInfraJobs } from './jobs/data-infra.ts';
import { readField } from './reading/read-field.ts';
import { dataInfraWordings } from './wordings/data-infra.ts';

export const dataInfra = readField('data-infra', {
  niches: `
# pipelines: data pipelines into the warehouse
words: etl, elt, data pipeline, data pipelines, data ingestion, data integration, reverse etl, change data capture, cdc, kafka, streaming data, sync data, api connector, airflow, data engineer, data engineering, batch jobs, schema changes, data connectors, data warehouse, moving data, data sync, snowflake, bigquery, data lake, api integration data, data stack
job: bring data from apps into the warehouse without nursing scripts
buyer: heads of data
user: data engineers
run: firms with scattered business systems | firms keep the data consultancy whose loads still run a year after it left and are documented | free fixes after a connector change and unpaid scoping calls eat the day rate
rival: Fivetran | managed connectors with hardly any settings | by monthly active rows
rival: Airbyte | open-source connectors | by volume above a free core
rival: Hevo Data | no-code pipelines from Bengaluru | by events a month
rival: Matillion | ELT for enterprises, from Manchester | by credits used
rival: Confluent | managed Kafka for streams | by throughput and storage
system: Snowflake | receives the tables and bills each load
system: Airflow | schedules the jobs and shows the red squares
system: dbt | turns raw tables into models that analysts trust
system: Salesforce | is the source whose custom fields change without notice
today: an engineer patches Python scripts in Airflow each time Salesforce or Shopify renames a field
cost: the morning dashboard is empty, the revenue meeting waits and a backfill eats the day
pain: a resync of one large table blows through the monthly active rows
pain: APIs throttle at month end, exactly when finance wants fresh numbers
pain: the long tail of small local apps has no connector at all
channel: open-source repositories and their Slack groups | engineers judge a connector by its issues list
channel: warehouse partner programmes | a button inside Snowflake or BigQuery starts the trial
channel: consultants who set up the modern data stack | one small consultancy brings every client it onboards
cycle: 2-14 weeks | a trial on real sources, then security asks where rows pass through
price: managed connectors | 300-5000 USD | company a month
price: one custom connector | 2000-15000 USD | connector
rule US: HIPAA | health rows need a signed agreement with each hop of the pipe
rule EU: GDPR | rows that pass through an American region need a transfer ground
rule GB: UK-US data bridge | transfers lean on an extension that American firms must have joined
rule IN: RBI data storage rule | payment records must be stored only in India, which forces local regions
season: pipelines are frozen around the financial year end, when audit numbers must not move
next: schema change alerts | reverse sync into the CRM | event streams for fraud checks
fail: connector shops sank under upkeep, because each API breaks on its own calendar
fail: reverse ETL firms were folded into larger suites once warehouses offered sync themselves
lately: Fivetran and dbt Labs agreed to merge, and Iceberg tables let a pipe write once for many engines
economics: 60-75 | 1-3 | 1500-15000 USD
ask: Which source do you keep alive that Fivetran does not, and what does upkeep cost? | What happens to the bill on a full resync? | Does any row leave the customer's cloud on its way?
grade: low
# dashboards: dashboards for business teams
words: dashboards, business intelligence, excel reports, self-service analytics, text to sql, ask your data, embedded analytics, data visualisation, weekly report, power bi, looker, tableau, small business analytics, management report, bi tool, kpi dashboard, business analytics, business reports, data analytics, mis report, excel dashboard, sales dashboard, reporting tool, business dashboard
job: answer a manager's question without a ticket to the analyst
buyer: finance leads
user: business analysts
run: finance and sales managers | managers call back whoever made the report agree with the ledger at month end | endless chart tweaks, bench weeks and licence resale at no markup eat the project
rival: Power BI | reports tied to the Microsoft licence | per user a month
rival: Tableau (Salesforce) | visual analysis for analysts | per creator or viewer a month
rival: Metabase | open-source questions over SQL | per user above a free core
rival: Zoho Analytics | reports for small firms, from Chennai | by users and rows a month
rival: ThoughtSpot | search over the warehouse | by usage a year
system: Excel | is where the numbers are exported to and argued over
system: BigQuery | holds the tables the question runs on
system: QuickBooks | holds the actuals at small firms
system: HubSpot | holds the pipeline that sales disputes
today: an analyst exports CSV files on Monday, fixes a pivot table and pastes charts into slides
cost: managers decide on last month's numbers, and the analyst never gets to the real question
pain: revenue has several definitions, so finance and sales bring different charts to the meeting
pain: a text-to-SQL answer looks right and joins the wrong table
pain: most dashboards were opened once, in the week they were built
channel: accountants and fractional finance chiefs | one finance chief builds the same board pack for every client
channel: templates for Shopify, Stripe or ledger data | a ready report in minutes beats an empty canvas
channel: embedding inside other software | software vendors need charts inside the product and resell seats
cycle: 2-12 weeks | a team lead tries it on one report, then IT asks why Power BI is not enough
price: reports for a small firm | 50-600 USD | company a month
price: business intelligence seats | 10-75 USD | user a month
rule US: Sarbanes-Oxley | figures that reach filings need a controlled path from ledger to chart
rule EU: GDPR | charts on named staff or customers need a legal basis and a deletion date
rule GB: UK GDPR | league tables of named staff need a purpose and notice
rule IN: Companies Act audit trail | accounting software must log edits, so figures pulled from Tally need a trace
season: demand rises before board meetings and budget season in autumn
next: metric definitions in one place | alerts when a number moves | board packs
fail: natural-language query tools died on messy schemas that no model could read
fail: small firms bought a dashboard, had no clean data and left after the first quarter
lately: chat assistants now query warehouses, so the semantic layer became the thing worth owning
economics: 70-85 | 2-5 | 400-6000 USD
ask: Whose definition of revenue does the answer use, and where is it written? | Which standing report did a customer delete? | What happens when the source is an Excel file with merged cells?
grade: low
# quality: data quality, lineage and catalogues
words: data quality, data observability, data catalog, data catalogue, data lineage, data governance, data contracts, bad data, data cleaning, master data, deduplication, broken dashboards, schema drift, data steward, pii discovery, data trust, customer duplicates, data errors, duplicate records, data accuracy, data validation, dirty data, duplicate customers, data documentation
job: notice wrong data before the board does
buyer: chief data officers
user: analytics engineers
run: banks, insurers and large retailers | data officers choose the advisers who find the broken column in a week and name its owner | long security reviews and senior modellers between assignments eat the fee
rival: Monte Carlo | alerts on stale or odd tables | a yearly fee by tables watched
rival: Collibra | governance for banks and insurers, from Brussels | an annual enterprise contract
rival: Atlan | an active catalogue with roots in India | a yearly fee by seats
rival: Soda | data checks written as code, from Brussels | per dataset a month
rival: Great Expectations | open-source tests for tables | by users above a free core
system: dbt | holds the models, the tests and much of the lineage
system: Snowflake | holds the query history that shows who uses what
system: Collibra | holds the glossary that auditors ask for
today: an executive spots a dip on the dashboard, and a data engineer walks back through dbt models to an empty column
cost: a campaign goes to the wrong list, the regulator's report is restated and nobody trusts the board pack
pain: the glossary was filled in for an audit and has not been opened since
pain: every freshness alert fires on the same holiday, so the channel is muted
pain: customers exist several times under old names and merged accounts
channel: the dbt community and its Coalesce conference | analytics engineers bring tools in from below
channel: regulatory programmes at banks | rules on risk data give the budget a name
channel: consultancies that clean data before a migration | each ERP move starts with duplicates
cycle: 8-30 weeks | engineers like it fast, the steward's council decides slowly
price: observability for a mid-size warehouse | 20000-120000 USD | company a year
price: a catalogue | 30-100 USD | user a month
rule US: BCBS 239 | large banks must prove lineage of risk figures back to the source
rule EU: AI Act Article 10 | training data for high-risk uses needs shown origin and checks
rule GB: UK GDPR accuracy principle | wrong personal data must be corrected, and firms must know every copy
rule IN: DPDP Act | erasure on request only works where the firm knows which tables hold the person
season: -
next: data contracts between teams | personal data discovery | training data records
fail: catalogues that asked people to write descriptions stayed empty
fail: anomaly alerts without an owner became noise and were not renewed
lately: teams feeding models found that bad tables make confident wrong answers, which revived budgets
economics: 65-80 | 1-2 | 8000-50000 USD
ask: Which wrong figure did you catch that a dbt test would have missed? | Who owns the alert at the moment it fires? | How much of the catalogue fills itself without a steward typing?
grade: low
# spend: warehouse and cloud bills
words: cloud costs, cloud bill, finops, snowflake costs, snowflake bill, bigquery costs, databricks costs, cost optimisation, cost optimization, aws bill, idle resources, reserved instances, unit economics of cloud, gpu costs, query optimisation, cost allocation, cloud spend, reduce aws bill, cloud savings, azure costs, gcp bill, kubernetes costs, cloud cost management, infrastructure costs
job: cut the warehouse and cloud bill without slowing the teams
buyer: cloud platform leads
user: FinOps analysts
run: cloud teams and finance heads | clients keep the cost adviser whose savings show on the next invoice without a slower query | savings that shrink after the first pass and disputes over the baseline eat a success fee
rival: Vantage | cloud cost reports for engineers | a share of spend watched
rival: CloudHealth (Broadcom) | cost governance for large estates | a share of spend
rival: Select | Snowflake query and warehouse tuning | a share of Snowflake spend
rival: nOps | automated commitments on AWS | a share of savings
rival: CloudKeeper | an AWS buying group with tuning, from Noida | a share of savings
system: the AWS cost report | lists every charge, with tags missing
system: Snowflake account usage | shows which query burned which credits
system: Kubernetes | hides who caused the load unless labels are kept
system: Terraform | is where a size change has to be written
today: a platform engineer pivots the AWS Cost and Usage Report in a spreadsheet after finance asks about the invoice
cost: idle warehouses run all weekend, and commitments are bought too late or for the wrong family
pain: untagged resources make chargeback a monthly quarrel
pain: one analyst's dashboard refreshes every minute on an extra large warehouse
pain: engineers ignore savings tickets because nobody's roadmap has room for them
channel: a free read-only audit of the bill | a number on the first call opens the finance door
channel: the FinOps Foundation and its chapters | practitioners share vendor notes and tagging horrors openly
channel: cloud resellers | a reseller sees the invoice first and earns on managed spend
cycle: 3-12 weeks | read-only access is quick, permission to change things takes trust
price: cost reports | 1-3 USD | hundred dollars of spend
price: automated savings | 10-30 USD | hundred dollars saved
rule US: SEC purchase-commitment disclosure | listed firms must report large cloud commitments, so finance wants forecasts
rule EU: Data Act | egress and switching fees must go, which weakens the lock behind large commitments
rule GB: CMA cloud investigation | egress fees and licensing at the large clouds face measures by the regulator
rule IN: GST on imported services | reverse charge and rupee invoicing decide from which entity clouds are bought
season: commitments are renewed at the clouds' own quarter ends, when discounts appear
next: GPU bills | chargeback to product teams | query rewriting
fail: savings tools worked themselves out of a job when the first clean-up was done
fail: AWS and Snowflake shipped free advisers that cover the obvious waste
lately: model and GPU bills arrived beside storage, and nobody has tags for tokens yet
economics: 65-85 | 2-4 | 2000-15000 USD
ask: After the first clean-up, what do you still save a few quarters later? | Do you change settings yourself, or write tickets that wait? | What did the cloud's own adviser already show for free?
grade: low
# app-databases: databases behind applications
words: database, postgres, postgresql, mysql, vector database, semantic search, serverless database, database hosting, backend as a service, database migration, query performance, slow queries, schema migration, edge database, time series database, vector embeddings, database for apps, managed database, sql database, supabase, firebase, database backup, database as a service, nosql, backend developers, self-hosted database
job: run the database behind an app without hiring a database administrator
buyer: engineering leads
user: backend developers
run: software teams without a database expert | teams pay the database firm that answered at night and restored to the minute before the mistake | standby shifts, rented servers and storage that free projects fill eat the monthly plan
rival: Supabase | hosted Postgres with sign-in and storage | per project a month above a free tier
rival: Neon (Databricks) | Postgres that scales to zero | by compute and storage used
rival: MongoDB Atlas | a managed document database | by cluster and usage
rival: Pinecone | a managed vector index | by usage with a monthly minimum
rival: PlanetScale | managed MySQL and Postgres clusters | per cluster a month
system: PostgreSQL | sets the wire protocol that every client speaks
system: pgvector | puts embeddings beside the rows and removes the need for a second store
system: Amazon RDS | is the default to beat
system: Prisma | writes the queries that the database gets blamed for
today: a backend developer clicks an RDS instance together, adds indexes after a slow Friday and fears the version upgrade
cost: a locked table during a migration takes the app down, and the oversized instance idles at night
pain: connection limits are hit the moment serverless functions scale out
pain: a second vector store drifts away from the rows it was built from
pain: restoring a backup has never been tried until the day it must work
channel: templates of frameworks and AI app builders | whoever is the default in Lovable or Next.js gets the new databases
channel: benchmarks and deep technical posts | database engineers believe only numbers that run again on a laptop
channel: a free tier that sleeps | prototypes cost little and some wake up as customers
cycle: 0-16 weeks | a prototype starts the same evening, moving production data takes a quarter
price: a small managed database | 5-70 USD | project a month
price: a production cluster | 200-5000 USD | cluster a month
rule US: FedRAMP | agency data needs an authorised region, and health data a signed agreement
rule EU: GDPR | buyers ask for a European host that no foreign court can reach
rule GB: UK GDPR | a dump on a laptop is a breach when it leaves the building
rule IN: RBI data storage rule | Indian users' payment data needs an Indian region from the start
season: -
next: safe schema migrations | backups that are tested | search inside the same store
fail: Fauna and other new query languages asked developers to leave SQL and ran out of money
fail: free tiers drew hobby projects whose storage cost more than the few who paid
lately: coding agents now create most new serverless databases, so start time and branching decide
lately: pgvector took the small vector workloads that standalone stores were funded for
economics: 45-70 | 2-6 | 50-5000 USD
ask: What share of databases on the free tier turn paid, and after how long? | How does a customer leave you with live traffic? | What do you do that RDS with pgvector cannot?
grade: low
# labelling: data labelling for AI training
words: data labelling, data labeling, data annotation, annotator, annotators, labelling workforce, image annotation, bounding boxes, video annotation, lidar annotation, text annotation, speech data collection, voice dataset, low-resource language dataset, training data, training dataset, rlhf, human feedback, model evaluation experts, expert annotators, ground truth, transcription work, microtasks, click work, click workers, dataset marketplace, content for ai training, swahili dataset, hausa dataset, synthetic training data, medical image labelling
job: get training examples that are right, on time and legally sourced
buyer: heads of machine learning
user: annotation project managers
run: model builders and research labs | labs send the next batch to the studio whose gold-task score holds and whose team lead asks about edge cases | rework on unclear guidelines, idle annotators between batches and payout fees eat the price per box
rival: Scale AI | labelled data and expert feedback | per task or by contract
rival: Labelbox | a labelling workbench with a workforce | by usage a year
rival: Sama | managed annotators in Kenya and Uganda | per task by contract
rival: iMerit | managed annotators in India and Bhutan | per hour or task
rival: Mercor | doctors, lawyers and coders as raters | per expert hour
rival IN: Karya | paid language tasks for rural Indians | per task by contract
system: CVAT | draws the boxes and polygons in many first projects
system: Hugging Face | hosts the dataset card that reviewers read first
system: Amazon S3 | holds the raw frames and speech clips
today: a machine learning lead writes a guideline in a doc, sends frames to a vendor in Nairobi and checks samples
cost: a vague edge case goes through a whole batch, and the model learns the annotators' guess
pain: raters disagree on the rare hard frames, which are the ones that matter
pain: annotators paste chatbot answers into feedback tasks
pain: speech in Hausa or Bhojpuri has no public corpus and no spelling norm
channel: machine learning conferences and papers | a benchmark with clean labels is the best sales deck
channel: cloud marketplaces | the lab's committed cloud spend pays the labelling bill
channel: founders of model teams | a team that moves to another lab calls the same project manager
cycle: 2-16 weeks | a paid pilot batch with gold frames, then a volume contract
price: a bounding box | 0.03-0.12 USD | box
price: an expert rater | 40-150 USD | hour
rule US: Illinois BIPA | face and voice samples need written consent from people in Illinois
rule EU: AI Act | high-risk systems must show how training data was gathered and labelled
rule GB: UK GDPR | recordings of identifiable people need a lawful basis before they are labelled
rule IN: DPDP Act | speech and face collection needs notice and consent in the speaker's language
rule KE: Data Protection Act | data handlers register with the commissioner, and labour courts hear moderators' claims
season: -
next: model evaluation | red-team exercises | dataset licensing
fail: crowds paid by the click were farmed by bots, and buyers moved to managed teams
fail: firms that lived on self-driving contracts shrank when the car programmes were cancelled
lately: box drawing is done by models, so money moved to doctors, lawyers and coders who rate answers
economics: 20-55 | 3-8 | 4000-30000 USD
ask: What is the agreement between raters on the hard cases? | Who are the annotators, what are they paid and may they say so? | What is left when the lab's own model labels the easy part?
grade: low
# web-data: web scraping and bought data sets
words: web scraping, scraper, crawler, web crawler, price scraping, competitor prices, price monitoring, proxy network, residential proxies, captcha, lead list scraping, alternative data, data marketplace, buy data, data provider, company data, firmographic, job postings data, real estate listings data, product data feed, news feed api, dataset subscription, open data portal, public records data, company registry data, browser automation, screen scraping, robots.txt, data vendor, data broker b2b
job: keep a fresh, lawful copy of facts that others publish
buyer: heads of pricing
user: data sourcing engineers
run: pricing teams, funds and brands | clients renew with the supplier whose feed arrives before breakfast and flags a changed page itself | proxy bandwidth, captcha solving and spiders rewritten overnight eat the feed price
rival: Bright Data | proxies and ready-made datasets | by gigabyte or record
rival: Apify | ready scrapers that run in the cloud | by usage a month
rival: Zyte | scraping services from the Scrapy makers | per request
rival: Oxylabs | proxies and scraping from Vilnius | by gigabyte a month
rival: OpenCorporates | company registers in one format | a yearly licence
system: Cloudflare | stops bots at the door of most sites
system: Playwright | drives the browser that pretends to be a visitor
system: Snowflake Marketplace | delivers bought data without a file transfer
today: an engineer keeps Python spiders alive on rented proxies and repairs selectors whenever the shop changes its page
cost: a silent empty field prices a whole catalogue wrong before anyone looks at the log
pain: Cloudflare and DataDome block the crawler in the very week of a sale
pain: legal asks for the terms of each site and nobody wrote them down
pain: hedge funds want years of history that nobody stored
channel: developer docs and free scrapers | an engineer pastes the target address and sees rows at once
channel: data buyers' desks at funds | a sourcing lead tests a feed against known quarters
channel: resellers of price intelligence | retail consultants bundle the feed with a dashboard
cycle: 1-20 weeks | an engineer starts by card, a fund runs compliance and a backtest
price: residential proxy traffic | 3-10 USD | gigabyte
price: a licensed dataset | 10000-150000 USD | year
rule US: Computer Fraud and Abuse Act | public pages are safer after the LinkedIn case, while logins and contracts still bind
rule EU: Database Directive | copying a substantial part of a database infringes its maker's own right
rule GB: UK GDPR | scraped names are personal data, and the ICO warned social networks about mass scraping
rule IN: IT Act Section 43 | downloading from a system without permission brings compensation claims
season: retailers want price feeds hourly before Black Friday and Diwali
next: change alerts | matched product catalogues | licensing deals with publishers
fail: tools built on one network's pages died when its lawyers or its login wall arrived
fail: data marketplaces listed feeds without end and few buyers, since each deal is still sold by hand
lately: AI crawlers made publishers block bots and sell licences, so the open web is closing
economics: 45-75 | 2-6 | 200-12000 USD
ask: Which site could end the product with one letter? | How do you notice a wrong value, not only a missing one? | What may the customer do with the data by contract?
grade: low
# maps: maps, addresses and location data
words: gis, geospatial, mapping software, maps api, map data, geocoding, address lookup, address validation, postcode, pincode, digital address, what3words, plus codes, routing engine, store location analysis, site selection, footfall data, location data, mobile location, qgis, arcgis, shapefile, land survey, cadastre, parcel map, point of interest, poi data, openstreetmap, field mapping, indoor map, informal settlements map, catchment area
job: know exactly where something is and what surrounds it
buyer: heads of location analytics
user: GIS analysts
run: utilities, planners and delivery firms | planners rehire the survey bureau whose layers fit the cadastre and whose field crew finds every manhole | imagery licences, plotted hours and a second trip for missing points eat the hectare rate
rival: Esri | ArcGIS for cities, utilities and survey offices | per named user a year
rival: Mapbox | map tiles and navigation for apps | by requests a month
rival: Google Maps Platform | geocoding and places | by requests a month
rival: CARTO | maps on top of the warehouse | a yearly fee by users
rival IN: MapmyIndia (Mappls) | Indian maps, addresses and navigation | by requests or a licence
rival US: Placer.ai | footfall from phone panels | a yearly fee by seats
system: OpenStreetMap | is free, rich in towns and thin in villages
system: QGIS | opens each shapefile that a council hands over
system: PostGIS | stores the polygons and answers what lies within
system GB: AddressBase | gives each British address its UPRN
today: a GIS analyst joins shapefiles in QGIS, and a driver in Lagos phones for the blue gate near the mosque
cost: a wrong pin sends the van to the other side of the canal, and a wrong polygon moves a planning line
pain: the address has a landmark and no street, so the geocoder returns the town centre
pain: footfall panels change when the phone makers change a privacy switch
pain: Google's bill multiplies with the first successful month
channel: surveyors and planning consultancies | the consultancy's GIS desk picks the format that the council gets
channel: open-source mapping meetups | mappers trust people who also fix the map
channel: delivery and ride firms | their failed drops measure the gain per pin
cycle: 2-26 weeks | developers start on a free quota, councils tender
price: geocoding | 0.5-5 USD | set of requests
price: a site selection tool | 6000-40000 USD | company a year
rule US: FTC orders on location brokers | visits to clinics and churches may not be sold
rule EU: INSPIRE Directive | public maps are open in set formats, and phone traces are personal data
rule GB: Ordnance Survey licence | derived maps inherit the terms of the survey
rule IN: Geospatial Guidelines | fine-grained maps are open to Indian firms while foreign ones license from them
season: -
next: route planning | flood and fire risk layers | land records
fail: address schemes with new codes needed a whole country to learn them
fail: footfall sellers lost their panel when Apple asked users about tracking
lately: Overture opened building and place data, and models draw roofs and roads from images
economics: 50-78 | 1-3 | 500-10000 USD
ask: How far off is the pin in an unnamed street, measured on the ground? | Whose base map is it, and may the customer store the result? | Which decision changed because of the map?
grade: low
# field-surveys: field surveys and data collection
words: survey tool, field survey, household survey, census enumerator, enumerators, data collection app, offline forms, odk, kobotoolbox, surveycto, baseline survey, monitoring and evaluation, m&e, impact measurement, ngo data, questionnaire, market survey, opinion poll, polling, phone survey, ussd survey, panel survey, respondents, focus group, online survey, survey panel, data entry, paper forms, field agents data, beneficiary data, mobile forms
job: bring back true answers from places without signal
buyer: monitoring and evaluation leads
user: field enumerators
run: aid agencies, ministries and universities | donors return to the firm whose enumerators speak the dialect and whose back-checks hold | jeep hire, per diems and villages revisited after rejected interviews eat the contract
rival: KoboToolbox | free offline forms for aid groups | nothing, or a plan above a quota
rival: SurveyCTO | forms with quality checks for researchers | per server a month
rival: Qualtrics | survey research for large firms | an annual contract
rival: GeoPoll | phone and text surveys in Africa and Asia | per completed interview
rival: Viamo | voice surveys through telecom partners | per minute or project
rival IN: Outline India | village surveys run by own field teams | a fee per project
system: ODK | defines the form file that most tools can open
system: DHIS2 | takes health figures in many ministries
system: Stata | receives the clean file that the economist trusts
system: Power BI | shows donors the indicator table
today: enumerators tick a KoboToolbox form on a cheap Android phone and sync at the guesthouse in the evening
cost: a made-up interview is found weeks later, when the village is a day's drive away
pain: enumerators fill forms under a tree to reach the daily quota
pain: the translation shifted the meaning of one question between Hausa and English
pain: donors want their own indicator sheet from the same households
channel: evaluation firms and universities | the principal investigator writes the tool into the proposal
channel: cluster meetings of aid groups | one agency's form becomes the standard of the response
channel: national statistics offices | a census trains an army of enumerators on one app
cycle: 2-30 weeks | a project buys within weeks of the grant, a ministry tenders
price: a survey server | 60-350 USD | month
price: a phone interview | 4-20 USD | completed interview
rule US: Common Rule | federally funded research on people passes an ethics board first
rule EU: GDPR | health and ethnic answers are special data, also in a refugee camp
rule GB: MRS Code of Conduct | respondents must know who asks and may stop
rule IN: DPDP Act | survey firms need notice and consent, with an exemption for research that meets standards
rule KE: NACOSTI research licence | foreign surveys need a permit before fieldwork
season: baselines run after harvest and before the rains cut the roads
next: call-back checks | donor dashboards | paid respondent panels
fail: survey apps for aid groups met KoboToolbox, which costs nothing
fail: online panels filled with bots and paid clickers, and polls went wrong in public
lately: aid cuts shrank the household surveys that ministries relied on, and voice models transcribe interviews
economics: 40-70 | 2-5 | 300-6000 USD
ask: How do you catch an invented interview on the same day? | Why would an agency leave KoboToolbox, which is free? | Who owns the household's answers after the project ends?
grade: low
`,
  facts: dataInfraFacts,
  wordings: dataInfraWordings,
  jobs: dataInfraJobs,
});
