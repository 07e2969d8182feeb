/** What else people say in each niche, and how founders put it. */
export const dataInfraWordings = `
# pipelines
also: analytics engineer, one-person data team, platform engineer, backend engineer, database engineer, etl developer, bi developer, head of data, ingest, extract transform load, data movement, replication, event streaming, message queue, log shipping, webhook, api polling, ftp drop, sftp file, csv upload, nightly load, hourly sync, incremental load, full refresh, backfill, upsert, dag, task scheduler, orchestration, orchestrator, cron job, python script, sql model, transformation layer, staging table, raw layer, medallion, lakehouse, parquet, iceberg, delta table, json payload, avro, source system, sink, destination, crm export, erp extract, payment data, ad platform data, shop orders data, spreadsheet import, connector broke, api rate limit, field renamed, column dropped, token expired, failed run, failed overnight, stuck job, late data, missing rows, double rows, on-call at night, row-based pricing, monthly active rows, data latency, near real time, schema registry, data silo, systems don't talk, glue code, copy data over, join data together, data plumbing
Every Monday a Python script that copies Shopify and Stripe tables dies because someone renamed a column, and nobody knows until lunch. We'd run those copies for you and heal them.
Managed replication from production Postgres to the analytics store in under a minute.
dagster n dbt n fivetran bill is crazy. cheaper way to pull 30 saas apps into one place??
I was the only technical hire at a logistics firm and spent my nights babysitting cron jobs. I want nobody to live like that again.
Tally, Zoho and local Indian accounting programs that no foreign vendor supports: ready-made extractors for mid-size firms there.
We're a two-week service: our engineers come in, replace your hand-made nightly loads with something documented, and stay on call.
Push the customer segments computed centrally back out to HubSpot and the ad tools so sales folks see them.
As an analyst I wait until noon for yesterday's orders to land. I don't care how, I just want it fresh when I sit down.
# dashboards
also: analyst, business analyst, data analyst, bi analyst, mis executive, reporting analyst, finance controller, sales head, operations head, department head, non-technical manager, tableau de bord, auswertung, berichtswesen, cuadro de mando, tablero, painel de indicadores, rapor, raportowanie, laporan, chart, graph, bar chart, pie chart, pivot table, heat map, scorecard, gauge, wallboard, tv screen office, metrics, metric definition, semantic layer, drill down, filter, slice and dice, ad hoc query, natural language query, chat with data, sql query, excel macro, vlookup, monthly pack, board pack, monday meeting, weekly numbers, kpi, target versus actual, sales figures, revenue chart, margin report, stock report, cohort, funnel chart, forecast chart, scheduled email report, pdf report, licence per seat, viewer licence, white-label charts, conflicting numbers, numbers don't match, stale figures, analyst backlog, ticket queue analyst, nobody opens it, hours in excel, copy paste report, wrong total, slow report, pretty charts, see my numbers, business at glance, understand sales, report builder
Our boss asks one question in the morning meeting and it takes the spreadsheet guy until Thursday. Let her type it and get the chart.
Weekly one-page numbers for a shop owner, sent to WhatsApp, no login.
excel 40 tabs pivot breaks every month end, ceo wants graph on phone. simple tool for us pls
I was a controller at a furniture maker. Sales said 4.1 million, I said 3.8, and we spent the board session arguing over what counts as a sale.
Customer-facing charts inside Brazilian SaaS products, white-label, with each client's figures kept apart.
Freelance report builder on retainer: you tell me what decision you make on Mondays, I deliver the view and delete the unused ones.
Ask questions of your company figures in plain English and get a graph you can trust and trace.
I manage a warehouse floor. There are sixty screens of metrics somewhere and nobody ever made the one I need.
# quality
also: data owner, data governance lead, chief data officer, data quality analyst, crm admin, master data manager, data custodian, compliance officer data, records team, metadata, business glossary, data dictionary, glossary term, golden record, single customer view, entity resolution, record linkage, fuzzy match, matching rules, merge records, data profiling, freshness check, volume check, null values, missing values, outlier, anomaly detection, row count, unit tests data, assertion, data test, alert channel, root cause, upstream change, downstream report, column-level lineage, impact analysis, ownership tag, data product, data mesh, data domain, schema check, contract test, reference data, product master, supplier master, address cleansing, email verification, phone format, misspelt names, wrong postcode, typos, blank field, outdated records, dead contacts, stale record, wrong report number, silent failure, green but wrong, board caught error, no one owns, unknown column, retention policy, data classification, personal data inventory, bcbs 239, audit trail data, data audit, cleanse, dedupe, reconcile, profile data, garbage in, messy lists
The chief exec presented a churn figure that turned out to count test accounts. We want something that shouts when a table looks odd before the slide is made.
Map showing which report breaks if you drop this column.
same client 5 times in our crm w diff spelling, gst number missing. need auto merge
I spent a year at an insurer filling in a glossary for the regulator. As far as I know no one opened it again.
Hospitals in Portugal merging three patient registers, where a wrong match is dangerous: careful fuzzy matching with human review.
Clean-up crew: we take your supplier and product lists, standardise, remove twins, and hand back with rules to keep them tidy.
Agreement between the app team and the numbers team about what fields mean, tested on each release.
I'm a marketing assistant and letters go out to dead people and to Mr Test Test. Somebody should catch that upstream.
# spend
also: finops analyst, platform lead, cto with bill, infrastructure lead, devops engineer, cloud architect, engineering manager costs, startup credits, cloud credits, compute credits, invoice shock, bill shock, egress fee, data transfer cost, nat gateway, storage tier, cold storage, snapshot, unattached volume, orphaned disk, zombie server, oversized instance, rightsizing, autoscaling, spot instance, savings plan, committed use, reservation, enterprise discount, private pricing, cloud reseller, tagging, untagged resources, showback, chargeback team, cost centre, budget alert, cost anomaly, cost explorer, billing export, cost per query, cost per customer, cost per token, llm bill, inference cost, gpu idle, gpu hours, warehouse size, auto-suspend, always-on warehouse, full table scan, expensive query, runaway query, forgotten cluster, dev environment on, weekend shutdown, scheduled shutdown, cloud repatriation, bare metal, move off cloud, multi-cloud, virtual machine, container requests, node pool, log volume cost, observability bill, tool sprawl saas, finance asks why, nobody knows owner, over budget, forecast overrun, cut server costs, server bill, hosting bill
Our Amazon invoice doubled and no engineer could say why. I want each line traced to a team and the dumb stuff switched off at night.
Autopilot that shrinks oversized compute and parks dev environments on weekends.
databricks cluster left on over xmas 22k lol. alert bot in slack pls
I was head of platform at a scale-up. I filed savings tickets every sprint and they stayed at the bottom of each team's list.
Start-ups in Nairobi and Lagos paying hosting in dollars while earning in local currency: commit pooling and cheaper regions.
We audit for a share of what we cut: two consultants, read-only access, a list of changes in ten days.
Shows how much one customer or one AI prompt costs us to serve, so finance can price properly.
I'm in accounts payable. The Google and Azure invoices have nine thousand lines and I just approve them and hope.
# app-databases
also: dba, database administrator, full-stack developer, indie developer, solo developer, saas founder technical, backend team, datenbank, base de données, base de datos, banco de dados, veritabanı, baza danych, relational database, document store, key-value store, graph database, in-memory cache, sqlite, embedded database, columnar store, multi-tenant, row level security, auth and storage, realtime sync, local-first, offline sync, orm, index, primary key, foreign key, join, query plan, stored procedure, trigger, connection pool, connection limit, replica, read replica, sharding, partitioning, failover, high availability, point-in-time recovery, wal, cold start, branch database, seed data, staging copy, anonymised copy, embeddings index, nearest neighbour, similarity search, rag store, full-text search, deadlock, locked table, downtime migration, dropped table, lost data, backup never tested, corrupted, disk full, too many connections, n plus one, timeouts, vendor lock-in, version upgrade, end-of-life version, data residency, on-premise database, provision, restore, shard, store user data
Our site fell over on launch day because two thousand short-lived functions each opened a session. Pool them for us and scale the disks without a DBA.
Branch your production tables like code, test a change, throw it away.
indie dev, want store users n auth n files in one api, cheap, not locked in. self host on hetzner
I was on call the night we found the nightly dump had been empty for months. I want to sell restores that are rehearsed every week.
Data that must stay in Vietnam: hosted MySQL and Mongo in local centres with local invoices for fintech teams.
A part-time DBA on subscription who tunes indexes, plans upgrades and sits in on the risky migrations.
Keeps similarity lookups for an AI chatbot right inside the normal relational store, so nothing gets out of step.
I write the front end and every screen waits four seconds. Somebody please show me which SELECT is guilty in words I understand.
# labelling
also: labeller, labeler, tagger, rater, crowd worker, click worker kenya, remote annotator, subject expert rater, ml engineer, dataset manager, project lead annotation, linguist, transcriber, transcriptionist, native speaker recorder, bpo annotation, impact sourcing, datenannotation, annotation de données, etiquetado de datos, anotação de dados, veri etiketleme, etykietowanie danych, tagging pictures, semantic segmentation, polygon, keypoint, point cloud, cuboid, ocr labels, entity tagging, sentiment tag, intent label, audio clip, utterance, speech corpus, parallel corpus, translation pairs, preference ranking, red teaming, prompt writing, model grading, evaluation set, golden set, benchmark set, edge case, active learning, pre-label, model-assisted, labelling guideline, taxonomy, ontology, inter-annotator agreement, consensus, reviewer, adjudication, quality audit, pay per task, piecework, task queue, unpaid task, rejected task, traumatic content, toxic images, content moderator, radiologist labels, x-ray labels, consent of speakers, dialect, accent, licensing rights, scraped without consent, wrong labels, inconsistent labels, teach the machine
Two people draw the box differently on every foggy frame and the model learns mush. We'd measure disagreement and send hard ones to seniors.
Recordings of everyday speech in Yoruba, Amharic and Quechua, with consent, sold by the hour.
have 200 girls with laptops in ranchi, looking for tagging work from ai companies, how get contract
I tagged pedestrians for a driverless-car firm from a cyber café in Kisumu for two years. Rules changed daily and pay came late.
Radiologists in Colombia paid per study to outline tumours for algorithm makers, with double reading.
Studio with cameras and actors that stages rare accidents and kitchen scenes, so vision teams get footage they can't find.
People with PhDs who write tricky questions and rate chatbot replies, screened so nobody pastes machine text.
I'm a contractor ranking answers all day. No one tells me why my work was rejected, and the unpaid tests never end.
# web-data
also: scraping engineer, growth hacker, pricing analyst, ecommerce manager prices, hedge fund analyst, market researcher, data buyer, data seller, osint researcher, journalist scraping, spider, headless browser, html parser, xpath, css selector, data extraction, screen scrape, site monitoring, page change alert, change detection, datacenter proxy, rotating ip, mobile proxy, user agent, anti-bot wall, rate limited, login wall, paywall, ip ban, blocked request, selector broke, layout changed, cease and desist, terms of service, copyright claim, gdpr scraping, lawful basis, licensing data, data licence, price feed, price intelligence, repricing, map violation, stock availability tracking, review scraping, listing scraping, property listings, job board data, flight fares data, hotel rates feed, social media data, search results data, serp, company profiles, email finder, contact database, technographics, web traffic data, card transaction data, satellite signal data, court records, tender notices, gazette, sitemap, rss, bulk download, json feed, refresh rate, outdated list, bounced emails, crawl, pull from websites, copy web pages, collect prices online, llm training crawl
My pricing girl opens forty rival shop pages by hand each morning. I'd pay for a clean table at eight o'clock that doesn't break when they redesign.
Clean, deduplicated feed of job ads and openings per employer since 2015.
need bot pull amazon flipkart price every hr, getting blocked, ip banned. service pls
I worked for a hedge fund paying six figures for car-park counts and flight listings. Half of the vendors couldn't say where it came from.
Company filings, directors and court notices across Latin American gazettes turned into one searchable API.
Rotating pool of home IP addresses with clear consent from the owners, rented by the gigabyte to research teams.
A plug-in where you click on parts of a page and it collects all similar entries into a sheet every day.
I'm legal counsel. The team harvests twelve hundred sites and no one recorded whose terms allow it.
# maps
also: cartographer, gis analyst, gis technician, surveyor, town planner, urban planner, utility planner, geographer, land registrar, site planner retail, expansion manager, kartograf, geodaten, vermesser, géomètre, cartographie, géolocalisation, topógrafo, geoprocessamento, pemetaan, base map, vector tile, raster tile, polygon, coordinate, latitude longitude, gps point, geojson, satellite image, orthophoto, drone map, contour, elevation model, street view, house number, street name, no street address, landmark directions, unnamed road, last-mile address, delivery pin, pin drop, wrong pin, address autocomplete, reverse geocode, isochrone, drive time, travel time matrix, map matching, trade area, mobility data, foot traffic, white space analysis, cannibalisation, zoning map, flood map, land title, plot boundary, property boundary, boundary dispute, slum map, wayfinding, venue map, floor map, map licence fee, api quota maps, outdated map, missing road, courier lost, digitise, geotag, find the place, where things are
The courier calls five times because the address says behind the blue mosque. Give each gate a short code and a photo.
Where should the next pharmacy open? Drive times, rivals and households per block.
google places bill 9k this month, need cheaper autocomplete + geocode for india pin codes
I walked Kibera with a GPS for a charity, drawing lanes that weren't on any sheet. Ambulances still can't find half of them.
Land registry outlines in Romania and Moldova stitched into one parcel layer for wind and solar developers.
Survey crew with drone and laser scanner: we measure a campus or mall and hand over a floor-by-floor navigable plan.
Clean up a list of messy customer addresses and give back the coordinates and the right postal town.
I'm a van driver and the pin always lands at the front of the estate, never at the loading bay. Let me correct it for the next one.
# field-surveys
also: enumerator, field researcher, field supervisor, survey firm, research firm, development economist, evaluator, m&e officer, programme officer, village respondent, household head, pollster, market researcher, encuestador, encuesta, enquêteur, enquête terrain, umfrage, pesquisa de campo, anket, ankieter, survei lapangan, capi, cati, paper questionnaire, clipboard, feature phone, gps stamp, consent form, skip logic, likert scale, open question, translation of questions, local language interview, codebook, sample size, sampling frame, random walk, listing exercise, training of enumerators, back-check, high-frequency check, audio audit, spot check, double entry, endline, midline, census, needs assessment, market price survey, crop cutting, health survey, logframe, indicator, donor report, ethics board, irb approval, airtime incentive, response rate, survey fatigue, non-response, invented answers, faked interviews, curbstoning, lost forms, rain-soaked paper, no signal village, leading question, straightlining, bot responses, exit poll, ask villagers, door-to-door questions
Interviewers sit in the shade and invent answers to hit their number. Random voice clips and GPS would tell us who truly knocked.
Questionnaires on a cheap phone that work offline for weeks and sync in town.
ngo here 3000 families, paper forms, typing takes 2 months. app in swahili n somali
I was an interviewer for a health study in Malawi. One word in Chichewa turned a question about hunger into one about greed.
Voter mood tracking in the Philippines by interactive phone call, weekly, for newspapers and candidates.
We hire, train and supervise local teams to carry out baseline and endline interviews, delivered as cleaned files.
Five funders, five different indicator sheets, one visit to each household: collect once, report to all.
I've answered four clipboards this month in our camp and nobody ever came back to say what was found.
`;
