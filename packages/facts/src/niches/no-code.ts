import { noCodeFacts } from './facts/no-code.ts';
import { noCodeJobs } from './jobs/no-code.ts';
import { readField } from './reading/read-field.ts';
import { noCodeWordings } from './wordings/no-code.ts';

export const noCode = readField('no-code', {
  niches: `
# client-sites: client website building
words: website builder, web design, web designer, web designers, freelance web designer, webflow, framer, wordpress, wix, squarespace, landing page builder, client websites, make a website, web agency, small business website, site templates, portfolio site, website cms, page builder, website maintenance
job: build a client's site fast and hand it over without late-night edits
buyer: freelance web designers
user: web designers
run: shops, clubs and tradespeople | shopkeepers take the designer whose sites they have seen and who answers after launch | endless revisions, missing texts and hosting emergencies eat the fixed website price
rival: Webflow | visual building with a hosted CMS | per site and seat a month
rival: Framer | design-like site building | per site a month
rival: Elementor | the page builder on many WordPress client sites | a plugin licence a year and hosting
rival: Wix | Wix Studio, site building for agencies | per site a month
rival: Dorik | low-cost white-label sites | per year or once for life
system: Figma | holds the design before anything is built
system: WordPress | runs the old site, with plugins that nobody updates
system: Google Search Console | shows what a relaunch did to rankings
system: Stripe | takes deposits and care-plan fees
today: a freelance designer rebuilds a Figma file in Webflow or Elementor and swaps texts by e-mail with the client
cost: content arrives weeks late, the fixed price is eaten by revisions and the launch slips past the final invoice
pain: clients ask for one small change on a Saturday and call it part of the project
pain: an old WordPress plugin is hacked and the designer is blamed for the pharmacy spam
pain: redirects are forgotten in the relaunch and the client loses the first page of Google
channel: template marketplaces and clone links | designers adopt the tool behind a template they like
channel: build videos on YouTube and X | designers learn a tool from a speed build and then buy it
channel: hosting and care-plan partner programmes | agencies earn monthly on each site brought to a host
cycle: 0-4 weeks | a freelancer decides with the next project, agencies wait for a quiet month
price: hosting and CMS for one client site | 14-49 USD | site a month
price: a brochure site by a freelancer | 1500-8000 USD | site
price: a care plan | 50-250 USD | site a month
rule US: ADA web accessibility claims | small shops get demand letters over missing alt text, and blame the builder
rule EU: European Accessibility Act | shops and booking sites need accessible checkout and forms from the start
rule GB: PECR cookie rules | analytics may only fire after consent, so the banner is part of the handover
rule IN: DPDP Act | contact forms need plain notice and consent, and hospital sites need care with patient data
season: clients want relaunches for January and September, and nobody signs off in August
next: hosting resale | content collection from clients | accessibility checks
fail: Adobe Muse and other builders died and left designers with sites they could not export
fail: AI site makers for shop owners churned when owners had a page but no visitors
lately: a prompt now gives the first draft, so designers sell taste, content and search instead of hours
economics: 65-85 | 2-5 | 40-400 USD
ask: What can the client edit alone without breaking the layout? | How does a designer export the site when you raise prices? | Which part of a relaunch do you remove, content, build or revisions?
grade: low
# internal-tools: internal tool building
words: internal tools, internal tool, admin panel, ops team, operations team, back office app, spreadsheet replacement, replace excel, airtable, retool, approval workflow, database app, crm on airtable, power apps, low-code, citizen developer, excel macro, google sheets app, client portal builder
job: replace the shared spreadsheet that runs a department
buyer: operations managers
user: operations coordinators
run: departments in mid-sized firms | departments rehire the builder whose base still runs after the intern changed a column | scope that grows with each demo and free fixes after launch stay unpaid
rival: Airtable | tables with forms and interfaces | per seat a month
rival: Retool | admin panels over databases for developers | per user a month
rival: Microsoft | Power Apps inside the office tenant | per user a month
rival: Zoho | Creator, low-code apps from Chennai | per user a month
rival: AppSheet (Google) | phone apps over Google Sheets | per user a month
system: Google Sheets | is the database that nobody admits to
system: PostgreSQL | holds the real orders behind the admin panel
system: Microsoft Entra | decides who may open the app
system: SAP | has the master data and lets nobody write to it
today: a coordinator keeps orders in a colour-coded Google Sheet with tabs per month and a macro someone left behind
cost: colleagues overwrite one row, the wrong pallet ships and finance finds it at stocktake
pain: the one person who built the Airtable base leaves and the automations stop
pain: the licence counts every warehouse temp who only ticks a box
pain: IT finds a customer list in a tool that was never approved
channel: templates for one department | a stock count or expense template solves Monday's problem
channel: implementation partners | a partner rebuilds the same base for plant after plant
channel: operations communities and newsletters | operations managers swap screenshots of Airtable bases
cycle: 2-16 weeks | a team builds it in a week, then IT reviews access and backup
price: app builder seats | 10-50 USD | user a month
price: a built app by a partner | 3000-30000 USD | app
rule US: HIPAA | teams in health need a signed agreement before patient records go into a home-made app
rule EU: GDPR | the shadow database of customers must be in the firm's record of processing
rule GB: UK GDPR | staff data in a home-made tool needs access limits and deletion dates
rule IN: DPDP Act | employee and customer tables need a purpose, a notice and a way to erase
season: audits and the yearly stocktake expose the shared spreadsheet, and new seats wait for the January budget
next: supplier portals | approval chains | barcode capture by phone
fail: Google closed App Maker and Amazon closed Honeycode, which taught IT to distrust such builders
fail: apps that outgrew row limits were rebuilt in code, and the best accounts left
lately: prompt-built internal apps appeared, and IT departments now ask for guardrails rather than bans
economics: 70-85 | 1-4 | 300-5000 USD
ask: Which spreadsheet is switched off, and who was its owner? | What happens when the person who built the app leaves? | How do you price people who open it once a week?
grade: low
# automations: workflow automation for small firms
words: workflow automation, zapier, make.com, n8n, integrations between apps, connect apps, automate tasks, automate my business, small business automation, copy data between apps, lead routing, invoice automation, automation agency, automation consultant, api without code, whatsapp automation, ai workflow
job: move orders, leads and invoices between apps without anyone copying them
buyer: office managers
user: automation freelancers
run: accountants, agencies and small shops | owners keep the automation freelancer whose flows report an error before the client finds it | silent breakages, changed connectors and calls about lost passwords fill the retainer hours
rival: Zapier | triggers and actions for a vast list of apps | by tasks a month
rival: Make | visual scenarios | by operations a month
rival: n8n | workflows one can host oneself | by executions in the cloud
rival: Pabbly | flat-rate automations from India | a flat fee a month or once
rival: Microsoft | Power Automate flows inside the office suite | per user a month
system: Google Sheets | is the start or the end of most flows
system: HubSpot | receives the lead and rejects the duplicate
system: WhatsApp Business Platform | sends the message if the template was approved
system: Xero | takes the invoice if the tax code fits
today: an office manager copies web leads into HubSpot, retypes orders into Xero and sends WhatsApp replies by hand
cost: a lead waits until the evening, an invoice goes out with the wrong tax and refunds follow
pain: a zap breaks silently after a password change and nobody notices for weeks
pain: task counts explode when a loop updates its own trigger
pain: the freelancer who built the flows used a personal account
channel: automation freelancers and agencies | the freelancer chooses the platform and stays its daily user
channel: app directories and integration pages | office managers search for one app plus another by name
channel: tutorials and templates for one trade | a dentist or estate agent copies a working flow
cycle: 0-4 weeks | one broken routine starts it, the card is on file the same week
price: an automation plan | 9-150 USD | business a month
price: a flow built by a freelancer | 200-2500 USD | flow
rule US: TCPA | a flow that texts on its own must check consent each time
rule EU: GDPR | each hop of a flow is a processor, and most firms could not list them
rule GB: PECR | automatic marketing messages need consent that travels with the contact
rule IN: TRAI template rules | business texts need a registered header and template or they are dropped
season: shops build flows before Black Friday and freeze them until January, and offices start at the new tax year
next: agents inside workflows | monitoring of broken flows | trade-specific flow packs
fail: IFTTT won consumers who would not pay, and the paying offices went elsewhere
fail: agencies built custom flows once and had no recurring revenue when they worked
lately: model steps inside flows turned sorting and drafting into one block, and self-hosted tools rode that wave
economics: 65-85 | 3-6 | 30-500 USD
ask: Who is told when a flow stops, and within what time? | Which app pair do you handle better than the native integration? | What stays paid after the flow has been built?
grade: low
# founder-apps: app building without code
words: no-code app, no code, app builder, build an app without code, vibe coding, ai app builder, prompt to app, non-technical founder, mvp builder, prototype app, bubble, lovable, bolt, replit, flutterflow, mobile app builder, build my idea, app without developer, idea to app
job: turn an idea into an app with sign-in and payments without hiring a developer
buyer: non-technical founders
user: first-time builders
run: founders without a technical partner | founders choose the studio that ships a working sign-in in weeks and hands over the accounts | bug rounds on generated code and founders who run out of money leave the last invoice open
rival: Lovable | apps from a prompt | by credits a month
rival: Bubble | full web apps by drag and drop | per app a month and workload
rival: Replit | an agent that writes and hosts code | a monthly plan and usage
rival: Bolt | browser-built apps from StackBlitz | by tokens a month
rival: FlutterFlow | phone apps with exportable code | per seat a month
system: Supabase | stores users and rows, with access rules often left open
system: Stripe | turns the prototype into something that earns
system: GitHub | is where the code goes when the founder hires a developer
system: App Store Connect | rejects thin apps that only wrap a page
today: a founder sketches screens in Figma, prompts Lovable through the night and shares a link with friends
cost: credits burn on repairing the same bug, and the pilot customer meets a blank page
pain: each fix by the model breaks a screen that worked yesterday
pain: row-level access is off, so any visitor can read all users
pain: an agency quotes more for the last details than the whole build had cost
channel: demo clips on X and YouTube | an app built live is the advert
channel: hackathons and accelerators | founders need a demo by Sunday
channel: agencies that finish vibe-coded apps | rescue agencies meet founders at the moment of despair
cycle: 0-2 weeks | the founder tries it free tonight and pays when the credits run out
price: credits for one builder | 20-100 USD | builder a month
price: a finished prototype by an agency | 3000-20000 USD | app
rule US: FTC data security cases | a leaking prototype is an unfair practice like any other, whatever wrote it
rule EU: GDPR | testers' mails in an open table are a breach that must be reported
rule GB: ICO fee | even a small app with accounts pays the yearly fee and answers access requests
rule IN: DPDP Act | consent and children's data rules hold for the hobby app as for the bank
season: signups jump in January and in the summer break, and fade with term
next: security review of generated apps | handover to developers | first customers for prototypes
fail: founders cancelled once the prototype was done or the idea had died
fail: apps that found users hit performance walls and were rewritten outside the platform
lately: prompt builders overtook drag-and-drop ones within months, and model bills eat their margin
lately: an agent at Replit wiped a live database, and rollback became a selling point
economics: 25-60 | 6-15 | 10-150 USD
ask: What share of projects has a real user in the second month? | What does one finished app cost you in model calls? | Can a hired developer take over the code without a rewrite?
grade: low
# forms-surveys: online forms, surveys and quizzes
words: form builder, online form, web form, online survey, survey tool, survey builder, questionnaire, quiz maker, quiz builder, poll, feedback form, registration form, intake form, google forms, typeform, jotform, tally form, pdf form, fillable pdf, form responses, conditional logic, respondents, nps survey, customer feedback, market survey, survey panel, kobo, paper survey, e-signature form, order form, waitlist form, file upload form, umfrage, fragebogen, formulaire, sondage, encuesta, formulario, anket, formulir
job: ask people the right things and get full answers into one table
buyer: heads of small teams with forms
user: form makers and survey leads
run: associations, researchers and HR teams | teams return to the survey studio that asks fewer questions and hands over clean tables | panel fees, discarded speeders and reports rewritten for the board thin the study price
rival: Typeform | forms that ask one thing at a time | by responses a month
rival: Jotform | forms with payments, signatures and templates | by forms and responses a month
rival: Tally | free forms that look like documents | nothing, or a monthly plan
rival: SurveyMonkey | surveys with panels and question banks | per user a month
rival: Fillout | forms on top of Airtable and Notion | by responses a month
rival: Google Forms | plain forms inside Workspace | nothing beyond the Workspace seat
system: Google Sheets | receives each response as a row
system: the webhook to Zapier | passes a submission on to mail, chat and CRM
system: Cloudflare Turnstile | keeps bots from filling the fields
system: Stripe Checkout | takes the payment on the last page of a form
today: somebody copies an old Google Form, mails the link and cleans the response sheet by hand
cost: people leave at the long page, and the answers that arrive cannot be compared
pain: free text comes back in every spelling, and nobody codes it before the meeting
pain: a changed question breaks last year's trend line and all logic jumps after it
pain: bots and prize hunters fill the survey, and the sample is worthless
channel: template galleries for each kind of form | makers search for a ready intake or order form and keep the badge on it
channel: the small badge under each free form | each respondent sees the maker's name when the form is sent
channel: marketplaces of Notion and HubSpot add-ons | a team looks for a form beside the table it already has
cycle: 1-4 weeks | one person starts free and pays when the response cap is hit in a live survey
price: a form plan | 20-90 USD | month
price: a panel response | 1-8 USD | response
rule US: HIPAA | a patient intake form needs a signed agreement with the form host
rule EU: GDPR | each field needs a purpose, and health answers need consent that stands apart
rule GB: PECR | a newsletter tick box on a form may not be ticked beforehand
rule IN: DPDP Act | the notice beside the fields must be clear and offered in Indian languages
rule global: WCAG | labels, errors and keyboard order decide whether a blind person can finish
season: event sign-ups peak in spring and autumn, and staff surveys pile up before year end
next: e-signatures | response analysis by theme | small customer portals
fail: form tools won users with free plans, and the free users never met the cap
fail: chat-style surveys took longer to fill in than a plain page and were abandoned
lately: language models draft the form and read the free text, and also fill in panels as fake people
economics: 78-88 | 3-6 | 20-150 USD
ask: At which field do people leave, and what do you do about it? | What does a user pay for that Google Forms does not give free? | How do you tell a person's answer from a bot's?
grade: low
# appointment-pages: appointment pages and online diaries
words: appointment booking, appointment scheduling, booking page, booking link, online booking, online diary, scheduling link, scheduling tool, calendly, cal.com, acuity, meeting link, time slots, availability page, calendar sync, double booking, no-show reminder, sms reminder, book a consultation, solo consultant, coach booking, photographer booking, booking widget, walk-in queue, queue token, class slots, deposit for appointment, terminbuchung, terminvereinbarung, prise de rendez-vous, agenda en ligne, cita previa, reservas online, agendamento, randevu, rezerwacja online, janji temu
job: let clients take a free slot without a chain of messages
buyer: owners of one-person practices
user: clients who take a slot
run: therapists, tutors and barbers | practitioners stay with the page that fills gaps and stops the forgotten session | text-message fees, payment disputes and set-up help for small accounts cost most of the subscription
rival: Calendly | scheduling links for meetings | per seat a month
rival: Acuity Scheduling | appointment pages with payments and packages | by calendars a month
rival: Cal.com | open-source scheduling | per seat a month, or nothing alone
rival: Setmore | free appointment pages | per user a month
rival: SimplyBook.me | booking sites for many service trades | by bookings a month
system: Google Calendar | holds the busy times and the last word on a slot
system: Microsoft Outlook | keeps the corporate client's calendar behind an admin consent
system: Zoom | makes the room link for each call
system: Twilio | sends the reminder text, once the sender is registered
today: a consultant trades messages about Tuesday or Thursday and copies the agreed hour into Google Calendar
cost: slots go cold between messages, and a forgotten call takes an unpaid hour
pain: private and work calendars disagree, and a client lands on the school run
pain: travel time and clean-up between visits are not held, so the afternoon slides
pain: a free call is taken by people who never meant to pay
channel: the link itself | each invited person sees the page and copies it for the own work
channel: website builders' plug-in stores | a new site owner adds a calendar block on the first evening
channel: coaches' and photographers' academies | the course tells each pupil to put up a page with a deposit
cycle: 1-2 weeks | one person tries a free link and pays for reminders or a deposit
price: a scheduling seat | 8-20 USD | seat a month
price: a page with payments and texts | 15-50 USD | business a month
rule US: A2P text registration | reminder texts are blocked until the sender's brand and campaign are registered
rule EU: GDPR | a page for therapists or lawyers holds sensitive facts in a mere slot title
rule GB: Consumer Contracts Regulations | a fixed-date service may keep a deposit only on terms shown beforehand
rule IN: TRAI DLT rules | reminder texts need a registered header and an approved template
season: January resolutions and September starts bring new pages, and August slots stay empty
next: deposits and packages | intake forms | waiting lists for cancelled slots
fail: plain schedulers were copied by Google and Microsoft inside the calendar itself
fail: directories that hoped to send clients had pages and no visitors
lately: voice and chat agents now ask for a slot by themselves, and calendars opened doors for them
economics: 78-88 | 3-6 | 15-120 USD
ask: Why would somebody leave the slots that Google Calendar gives free? | How much do no-shows fall where a deposit is asked? | What happens when the calendar sync is late by a minute?
grade: low
# templates: Notion, spreadsheet and template sellers
words: notion template, notion, template shop, template seller, spreadsheet template, excel template, google sheets template, digital downloads, digital products, printable, planner template, canva template, gumroad, etsy digital, second brain, productivity system, personal wiki, note-taking, to-do list, task manager, habit tracker, life planner, dashboard template, airtable base template, obsidian, pkm, knowledge base, excel course, excel trainer, spreadsheet consultant, plantilla, modèle excel, vorlage, vorlagen, planilha, şablon, szablon
job: start from a system that works and not from an empty page
buyer: people who organise their work
user: makers of templates
run: students, freelancers and side hustlers | buyers choose the template they have seen in a video and whose maker still updates it | marketplace cuts, pirated copies and set-up mails at midnight dilute the download price
rival: Gumroad | a checkout for digital goods | a share of each sale
rival: Etsy | a marketplace with searches for printables | a listing fee and a share of each sale
rival: Notion Marketplace | templates inside Notion | a fee on paid templates
rival: Lemon Squeezy | checkout with tax handled | a share of each sale
rival: Todoist | a ready task list in place of a template | per user a month
system: Notion | holds the page, the formula and the duplicate button
system: Google Sheets | carries the copy link and breaks scripts on copying
system: Stripe | pays the maker and wants a tax status
today: a buyer duplicates a pretty dashboard, fills it for a week and falls back to paper lists
cost: weekends go into arranging the system, and makers answer the same set-up mail each night
pain: a copied template never gets the later fix, so old bugs live on in each buyer's page
pain: pirates resell the file within days, and takedowns are filed one at a time
pain: the host changes its free plan or block type, and the whole shop must be redone
channel: short videos of a tidy dashboard | a buyer copies what was seen on the screen of an admired maker
channel: search inside Etsy and the Notion gallery | buyers type the exact life event and take the first neat cover
channel: newsletters on work habits | a reader trusts the writer's own set-up
cycle: 1-2 weeks | one person pays at once on impulse, and a team asks for a licence later
price: a template | 5-50 USD | download
price: a bundle with a course | 50-250 USD | buyer
rule US: FTC endorsement guides | paid reviews and affiliate links to a template must be named
rule EU: Digital Content Directive | a faulty download must be repaired or refunded
rule EU: VAT One Stop Shop | downloads carry the buyer's country's tax, unless the shop is the seller of record
rule GB: Consumer Contracts Regulations | the right to cancel a download ends only when the buyer waives it
rule IN: OIDAR GST rules | foreign sellers of downloads to Indian consumers register and charge tax
season: planners sell from December to January and again at the start of term
next: set-up help by the hour | small courses | team wikis
fail: template shops lived on one maker's reach and fell silent when the videos stopped
fail: task apps were tried each January and left by March for the next pretty one
lately: chatbots build a tracker on request, so plain spreadsheets lost their price
economics: 80-92 | 5-10 | 3-30 USD
ask: What can a buyer not get by asking a chatbot for the same sheet? | How many buyers still open it after a month? | Which platform change would empty the shop, and what then?
grade: low
# directories: directory sites, job boards and listings
words: directory, directory site, directory website, listing site, listings website, job board, niche job board, classifieds, classified ads, local directory, business directory, curated list, link directory, comparison site, marketplace template, marketplace builder, sharetribe, two-sided marketplace, supply and demand listing, programmatic seo, map of places, find a provider, vendor list, tool directory, ai tools directory, startup directory, product hunt launch, affiliate site, sponsored listing, featured listing, verzeichnis, kleinanzeigen, annuaire, petites annonces, directorio, clasificados, classificados, ilan sitesi, ogłoszenia
job: gather a scattered trade in one list that search engines send people to
buyer: advertisers in a narrow trade
user: visitors who compare entries
run: local firms and searching visitors | firms pay for the entry that brought a phone call which they can trace | editors' hours on stale entries and fallen search traffic hollow out the listing fees
rival: Sharetribe | ready marketplace software | by the month
rival: Brilliant Directories | directory sites with paid listings | by the month
rival: Webflow | custom listing sites on a CMS | by site a month
rival: Softr | listing sites on Airtable | by the month
rival: Niceboard | job boards without code | by the month
system: Airtable | holds the entries and their photos
system: Google Search Console | tells which listing pages are indexed at all
system: Google Maps Platform | draws the pins and bills by the load
system: Google for Jobs | takes vacancies that carry the right markup
today: the founder scrapes a list, fills an Airtable base and waits for Google while mailing each entry for a claim
cost: stale entries drive visitors off, and months pass before the first featured listing is sold
pain: firms on the list do not answer, because no enquiry has ever come from it
pain: thin pages are crawled and not indexed, so the long tail never arrives
pain: phone numbers and opening hours rot faster than one editor can call
channel: associations of the listed trade | an association's member list fills the site and gives it trust
channel: search for narrow phrases | a visitor with a narrow need types it long before knowing any brand
channel: newsletters of the niche | the list grows when each new entry is news to readers
cycle: 2-10 weeks | a listed firm pays after the first enquiry it can trace
price: a featured listing | 20-200 USD | firm a month
price: a job post on a niche board | 100-400 USD | post
rule US: Communications Act Section 230 | a host is not the speaker of users' listings, yet fair housing still binds
rule EU: Digital Services Act | marketplaces check traders and explain how entries are ranked
rule EU: Database Directive | a scraped list may belong to whoever paid to make it
rule GB: DMCC Act | fake reviews on listings are banned, and the host must act against them
rule IN: Consumer Protection (E-Commerce) Rules | marketplaces name the seller, a grievance officer and the ranking grounds
season: job boards swell in January and September, and wedding or holiday lists follow their own year
next: enquiry tracking | reviews with proof | newsletters to the same niche
fail: directories lived on search traffic and lost it in one ranking update
fail: marketplaces built on templates had a finished site and neither side of the trade
lately: answer boxes of AI search give the list itself and keep the visitor
economics: 75-90 | 4-8 | 10-150 USD
ask: How many enquiries a month can a listed firm trace to the page? | Who keeps the entries true after the first scrape? | What is left of the traffic if the search engine answers by itself?
grade: low
`,
  facts: noCodeFacts,
  wordings: noCodeWordings,
  jobs: noCodeJobs,
});
