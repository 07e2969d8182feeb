import { martechFacts } from './facts/martech.ts';
import { martechJobs } from './jobs/martech.ts';
import { readField } from './reading/read-field.ts';
import { martechWordings } from './wordings/martech.ts';

export const martech = readField('martech', {
  niches: `
# lifecycle: e-mail and SMS marketing
words: email marketing, email campaign, email campaigns, bulk email, sms marketing, bulk sms, newsletter tool, marketing automation, drip campaign, abandoned cart, welcome flow, lifecycle marketing, push notifications, email segmentation, email deliverability, mailing list, customer retention emails, whatsapp marketing, crm marketing, open rate, klaviyo flows
job: bring customers back by mail and text without landing in spam
buyer: heads of retention
user: lifecycle marketers
run: online shops and subscription brands | brands keep the e-mail studio that shows flow revenue separate from the campaigns | design rounds, list rescues and senders who blame the agency for the spam folder use up the fee
rival: Klaviyo | mail and SMS tied to shop events | by active profiles a month
rival: Mailchimp (Intuit) | mail for small firms | by contacts a month
rival: Braze | messages for large consumer apps | a yearly fee by users and volume
rival: Brevo | mail and SMS from Paris | by mails sent a month
rival: MoEngage | an engagement suite from Bengaluru | by monthly users
system: Shopify | sends the order and cart events that start each flow
system: Segment | decides which events reach the sender
system: Google Postmaster Tools | shows the complaint rate that decides the inbox
system: Twilio | carries texts once the campaign is registered
today: a marketer clones last month's campaign in Klaviyo, picks the whole list and hopes the promotions tab is kind
cost: complaints push the domain into spam, and the welcome flow that earns most goes unread
pain: open rates are inflated by Apple's privacy feature, so nobody knows who still reads
pain: discounts train the list to wait for the next code
pain: texts are dropped because the carrier registration was rejected
channel: Shopify and HubSpot app stores | marketers pick what already hears their shop events
channel: retention agencies | one agency moves a whole row of brands when it changes its stack
channel: free deliverability checks | a red domain report starts the call
cycle: 1-10 weeks | small teams switch after one bad month, larger ones wait for the contract end
price: mail for a growing shop | 20-700 USD | brand a month
price: enterprise engagement | 60000-300000 USD | company a year
rule US: TCPA | marketing texts need prior written consent, and carriers want the campaign registered
rule US: CAN-SPAM Act | each mail needs a postal address and an opt-out that works
rule EU: ePrivacy Directive | marketing mail needs opt-in, apart from similar goods to existing buyers
rule GB: PECR | the soft opt-in for own customers ends where a bought list begins
rule IN: TRAI DLT registration | header and template must be registered and promotional texts keep to daytime
season: a large part of yearly mail revenue falls between Black Friday and Christmas
next: signup forms | loyalty messages | WhatsApp campaigns
fail: subject-line optimisers lost their measure when Apple began to open every mail
fail: sending platforms that let spammers in saw their shared addresses blocked
lately: Gmail and Yahoo demand DMARC, one-click exits and low complaints from bulk senders
lately: WhatsApp and RCS carry what used to be texts, and Meta bills each marketing message
economics: 65-80 | 2-5 | 200-4000 USD
ask: What share of revenue comes from flows, and what happens with a hold-out group? | How do you warm a domain when a brand moves to you? | Which consent record can you show for one phone number?
grade: low
# search: search rankings and AI answers
words: seo, search engine optimisation, search engine optimization, keyword research, google rankings, rank on google, organic traffic, backlinks, content marketing, blog posts, ai search, generative engine optimization, geo for brands, llm visibility, ai overviews, programmatic seo, seo content writing, content agency, search console
job: be found by people who search, also where an AI answers
buyer: heads of content
user: search specialists
run: clinics and software firms | companies hire the search consultant whose named clients still rank after the last core update | writers, link outreach and months of waiting before the client sees a lead wear the retainer down
rival: Semrush | keyword and rank data | per user a month
rival: Ahrefs | backlink and content data | a monthly fee by plan
rival: Surfer | content scoring for articles | a monthly fee by articles
rival: Profound | tracking of brand mentions in AI answers | a yearly fee by prompts
rival: Clearscope | content briefs and grading | a monthly fee by plan
system: Google Search Console | shows clicks and queries, minus what Google hides
system: WordPress | is where the article and the plugin for metadata live
system: Screaming Frog | crawls the site for broken links and redirects
system: Google Analytics | reports sessions that legal wants behind a banner
today: a specialist pulls keywords from Semrush, briefs a freelance writer and watches Search Console for months
cost: a core update wipes out a year of articles, and the client asks what the retainer was for
pain: answers appear above the links, so impressions rise while clicks fall
pain: rank trackers show one city and the customer searches from another
pain: generated articles pile up unread and drag the whole domain down
channel: free tools and public rank studies | specialists link to data, and links are the currency
channel: conferences such as BrightonSEO | practitioners swear by what a speaker showed
channel: search agencies | one agency seat looks after a row of client sites
cycle: 1-8 weeks | a specialist puts it on a card, the agency plan follows after a month
price: a search suite | 30-500 USD | user a month
price: the tracking of AI answers | 100-3000 USD | brand a month
rule US: FTC endorsement guides | paid links and affiliate reviews must be disclosed to the reader
rule EU: Digital Markets Act | Google must rank its own services fairly, which reshapes result pages
rule GB: CMA strategic market status | Google search is under conduct rules that publishers have asked for
rule IN: CCI self-preference cases | the competition authority rules on how Google ranks its own services and shows snippets
season: search demand follows each client's trade, and Google ships core updates without asking
next: content refresh | digital press work for links | product feeds for AI shopping
fail: mass-produced content sites were removed in the helpful content and spam updates
fail: rank trackers broke when Google changed how many results a scraper may fetch
lately: AI Overviews answer the easy questions, so brands pay to be named rather than clicked
lately: Adobe agreed to buy Semrush, a sign that search data joins the large suites
economics: 70-85 | 4-8 | 80-1200 USD
ask: Which of your customers gained orders, not only rankings? | How do you measure a mention in an answer that differs for each user? | What happens to you at the next core update?
grade: low
# social: social media management
words: social media, social media manager, social media management, schedule posts, instagram posts, instagram page, content calendar, linkedin posts, tiktok videos, captions for posts, reels, social listening, community management, personal brand, ghostwriting, ai content, carousel posts, hashtags, facebook page, post ideas, ugc, smm
job: keep a brand's channels alive without a content team
buyer: marketing managers
user: social media managers
run: cafés and local brands | owners pick the manager whose feed for the bakery next door brings people through the door | unpaid reshoots, weekend comments and clients who approve too late take the hours out of the package
rival: Hootsuite | planning and inbox for larger teams | per user a month
rival: Buffer | simple scheduling of posts | per channel a month
rival: Later | Instagram planning and creator deals | a monthly fee by plan
rival: Sprout Social | publishing and listening | per seat a month
rival: Canva | design with a content planner | per user a month
system: Meta Graph API | decides what can be published and what needs a phone
system: TikTok | limits posting and music by API
system: LinkedIn | closes its API to most tools
system: Google Drive | holds the photos that nobody sorted
today: a social media manager collects photos over WhatsApp, writes captions in Canva and posts from a phone
cost: approvals come late, the trend is over and the owner sees likes without orders
pain: reels with trending sound cannot be scheduled through a business account
pain: one comment storm on Sunday has nobody on duty
pain: generated captions sound alike across every bakery in town
channel: demonstration posts on Instagram and LinkedIn | a post made with the tool shows what the tool does
channel: freelance social media managers | each freelancer carries a handful of small clients into the tool
channel: Canva apps and templates | managers look for help while making the post in Canva
cycle: 0-4 weeks | a manager pays by card after a trial, and approval flows matter only at agencies
price: planning for one brand | 6-100 USD | brand a month
price: a channel managed by a freelancer | 400-2500 USD | brand a month
rule US: FTC endorsement guides | staff and gifted posts need clear disclosure, and fake followers are banned
rule EU: EU copyright law | music in a business reel needs a licence that private accounts get for free
rule GB: CAP Code | adverts must be recognisable, and the label belongs at the front of the post
rule IN: ASCI disclosure rules | paid posts carry a label, and finance or health tips need qualified speakers
season: restaurants, shops and tourism plan around holidays, and December posts are shot in October
next: answers to comments | employee advocacy on LinkedIn | short video editing
fail: scheduling became a free feature of Meta Business Suite and Canva
fail: caption generators lost their users as soon as ChatGPT knew the brand
lately: X priced its API out of reach of small tools, and short video replaced the planned grid
economics: 65-85 | 4-9 | 20-400 USD
ask: What does it do that Meta Business Suite and Canva do not for free? | Who supplies the raw photos and clips each week? | Which number does the owner look at after the third month?
grade: low
# paid-ads: paid advertising and attribution
words: facebook ads, meta ads, instagram ads, google ads, ppc, paid ads, ad creative, ad creatives, ad testing, ad attribution, marketing attribution, roas, media buying, performance marketing, ad spend, conversion tracking, incrementality, marketing mix modelling, ai ads, video ads, tiktok ads, click fraud, pixel tracking
job: know which ad brought the order and make the next one in time
buyer: heads of growth
user: media buyers
run: online shops and lead-hungry firms | advertisers choose the buyer who opens the account and shows profit after returns, not clicks | fresh creatives, account bans and clients who leave after one bad month empty the management fee
rival: Triple Whale | attribution for Shopify brands | a monthly fee by revenue tier
rival: Northbeam | attribution with modelling | a monthly fee by ad spend
rival: AdCreative.ai | generated ad images | by credits a month
rival: Smartly | creative automation for large advertisers | a share of ad spend
rival: Madgicx | Meta ads automation | a monthly fee by ad spend
system: Meta Ads Manager | buys the media and marks its own homework
system: Google Ads | pushes budgets into Performance Max
system: Shopify | holds the orders that settle every dispute
system: Meta Conversions API | sends purchases from the server after the pixel went blind
today: a media buyer duplicates ad sets, reads ROAS in Ads Manager and reconciles it with Shopify in a sheet
cost: Meta and Google both claim the same order, and budget flows to buyers who would have come anyway
pain: winning creatives tire within weeks, and the studio needs longer than that for the next batch
pain: the account is suspended the day before the sale, and support is a chatbot
pain: Performance Max hides which placement ate the money
channel: performance agencies | media buyers share account screenshots and the tools beside the account
channel: the Shopify App Store | brands look for attribution after a bad month
channel: creator and buyer newsletters | a teardown of real ads earns the trial
cycle: 1-8 weeks | a buyer tests it against Ads Manager for one month
price: attribution for a shop | 100-1500 USD | brand a month
price: AI ad production | 40-600 USD | brand a month
rule US: Washington My Health My Data | pixels on health pages have brought lawsuits, and other states fine ad tracking too
rule EU: Digital Markets Act | Google and Meta need a consent signal before they match buyers to adverts
rule GB: PECR | the tracking pixel needs consent before it fires
rule IN: DPDP Act | tracking children for adverts is barred, and other tracking needs consent
season: click prices climb into Black Friday and collapse in January, when testing is cheap
next: creative briefs from winning ads | budget pacing | creator ads with permission
fail: pixel-based attribution startups lost their signal when Apple asked users for consent
fail: bid optimisers were pushed out when Meta and Google built Advantage+ and Performance Max
lately: platforms generate the ad and the audience themselves, so creative supply is the last lever
economics: 60-80 | 4-8 | 300-3000 USD
ask: When your number and Meta's differ, which test shows who is right? | What share of the ads you made beat the account's own best? | What is left for you if Advantage+ writes the ad too?
grade: low
# agency: agency reporting and client work
words: marketing agency, advertising agency, creative agency, digital agency, agency software, client reporting, agency reporting, white label reports, client retainer, agency dashboard, agency client onboarding, agency owners, time tracking for agencies, scope creep, agency project management, client approvals, agency utilisation, media plan, creative proofing
job: show clients what the retainer did and keep the account profitable
buyer: agency owners
user: account managers
run: brands without a marketing team | brands stay where the same senior person answers and the monthly figures match their own | pitches that lose, scope that creeps and idle designers between briefs drain an agency
rival: AgencyAnalytics | client dashboards | per client a month
rival: Supermetrics | ad figures pulled into sheets and Looker Studio | a monthly fee by sources and accounts
rival: Whatagraph | visual client reports | by source credits a month
rival: Productive | agency budgets and utilisation | per user a month
rival: Teamwork | client projects and retainers | per user a month
system: Looker Studio | shows the free dashboard that breaks on Monday
system: Google Ads | holds the numbers under the agency's manager account
system: Slack | carries client requests that nobody scoped
system: Xero | shows whether the retainer covered the hours
today: account managers screenshot Ads Manager and Google Analytics into slides in the first days of each month
cost: senior hours vanish into reports nobody reads, and over-servicing eats the retainer
pain: the client logs in, sees other numbers and asks which ones are true
pain: approvals run through e-mail threads with final versions of final versions
pain: hours are written from memory on Friday, so pricing never improves
channel: agency communities and owner masterminds | owners compare margins and tools without shame
channel: white-label resellers | an agency carries a product to each client under its own name
channel: HubSpot and Google partner programmes | agencies look for what lifts their badge
cycle: 1-6 weeks | an owner decides in the gap between monthly reports
price: client reporting | 10-60 USD | client a month
price: agency operations software | 10-40 USD | user a month
rule US: FTC endorsement guides | the agency shares the blame for claims and paid posts it sets up
rule EU: GDPR | an agency in the client's ad account is a processor and needs a contract both ways
rule GB: IR35 | freelancers who sit in the agency like staff are an audit topic
rule IN: MSMED Act | a registered small agency may charge interest when a client pays late
season: pitches and budgets fall in autumn, and clients cut retainers in January or after March
next: proposals | creative proofing | profitability per client
fail: report builders churn with the agency's clients, who leave after about a year
fail: agency suites asked the whole shop to track time, and creatives refused
lately: clients expect AI to cut the fee, so agencies move from hours to outputs
economics: 70-85 | 2-5 | 150-1500 USD
ask: How many hours per client and month fall away for the account manager? | Does the client open the report, and how do you know? | What happens to your bill when the agency loses its largest client?
grade: low
# local: local reviews and map visibility
words: google reviews, online reviews, review management, reputation management, local business marketing, google business profile, google my business, google maps ranking, local seo, fake reviews, yelp, tripadvisor reviews, salon marketing, restaurant reviews, dentist reviews, local ads, near me searches, get more reviews, star rating
job: rise on the map and turn happy customers into reviews
buyer: owners of local businesses
user: shop managers
run: dentists and family restaurants | owners sign with whoever gets a suspended map profile back and real stars by month's end | door-to-door selling, cheap monthly fees and shops that close keep such a service thin
rival: Birdeye | reviews, listings and messages | per location a month
rival: Podium | review requests by text with payments | per location a month
rival: Yext | listings data for chains | per location a year
rival: BrightLocal | local rank tools for agencies | per location a month
rival EU: Partoo | reviews and listings for European chains | per location a month
system: Google Business Profile | shows the stars and suspends listings without warning
system: the till in the shop | knows who paid a minute ago
system US: Yelp | tells firms not to ask for reviews at all
system: Facebook pages | still answer the opening hours question
today: the owner asks for a review at the till, answers angry ones at night and forgets the holiday hours
cost: a rival with more recent stars takes the map pack, and a wrong opening hour sends a family away
pain: a competitor's fake one-star reviews stay up for weeks
pain: the listing is suspended after a move and calls stop the same day
pain: regulars love the place and have never once written it down
channel: local marketing agencies | agencies resell review tools inside a monthly package
channel: till and appointment systems | the review request goes out when the receipt prints
channel: franchise head offices | one contract with head office covers each branch
cycle: 0-6 weeks | an owner decides on the spot, a chain after a test in a few branches
price: reviews and listings | 30-400 USD | location a month
price: a local search service | 300-1500 USD | location a month
rule US: FTC fake review rule | buying or inventing reviews carries a fine for each one, and so does hiding bad ones
rule EU: Omnibus Directive | traders must say whether and how they check that reviews are real
rule GB: DMCC Act | fake reviews are banned outright, and platforms must act against them
rule IN: BIS standard on online reviews | collection and moderation follow a national standard that may become binding
season: restaurants and tourism need stars before summer, trades before winter
next: answering reviews by AI | loyalty cards | local ads
fail: review gating tools that hid unhappy customers were banned by Google and the FTC
fail: door-to-door sales to tiny shops cost more than they ever paid
lately: AI answers quote reviews word for word, so what customers write matters more than the stars
economics: 65-80 | 3-6 | 150-1200 USD
ask: How many new reviews a month does one branch get, against before? | How do you stay within Google's and Yelp's rules on asking? | Who in the shop has to do something, and when?
grade: low
# press: public relations and press work
words: public relations, pr agency, press release, press coverage, media list, journalist database, pitch journalists, media monitoring, press clipping, newsroom page, spokesperson, crisis communication, communications manager, embargo, haro, source request, reporter, earned media, publicist, press kit, thought leadership, op-ed, media training, press office, coverage report, press conference, podcast guest booking, award entries, analyst relations, corporate communications, startup pr
job: get a true story into the outlets the client's customers read
buyer: heads of communications
user: PR account executives
run: startups and consumer brands | founders choose the publicist whose number the trade editor picks up | senior hours on pitches nobody prints and clients who leave after a quiet quarter eat the retainer
rival: Cision | media database with monitoring and PR Newswire | a yearly contract fee
rival: Muck Rack | journalist search and coverage reports | a yearly contract fee
rival: Meltwater | media and social monitoring | a yearly contract fee
rival: Prowly (Semrush) | media lists and newsrooms for small teams | a monthly plan fee
rival: Qwoted | source requests from reporters | a monthly plan fee
rival IN: Wizikey | media monitoring for Indian brands | a yearly plan
system: Gmail | is where the pitch is opened or deleted
system: Google News | shows whether the story was picked up
system: LexisNexis | licenses the full text of print coverage
today: an account executive builds a media list in Excel, sends a pitch to reporters and rings to ask whether it arrived
cost: most pitches die unread, and the monthly coverage book counts cuttings nobody acted on
pain: reporters change beat each year, and the database still lists the old desk
pain: the client wants the front page and has no news
pain: a story breaks on Sunday, and the holding statement waits for a lawyer
channel: PR associations and award nights | agency heads compare databases before renewal
channel: newswires | a firm without an agency first buys a release
channel: founder and startup networks | founders ask each other who got them into the paper
cycle: 2-20 weeks | an agency changes its database only when the yearly contract ends
price: a media database | 200-1200 USD | team a month
price: a PR retainer | 2000-12000 USD | client a month
rule US: SEC Regulation FD | listed firms tell all investors at once, so embargoes need care
rule EU: Market Abuse Regulation | inside information goes out by approved channels and without delay
rule GB: NLA media licence | copying press cuttings for clients needs a paid licence
rule IN: DPDP Act | a list of reporters' phones is personal data and needs a ground
season: January trends, results weeks and the silly season in August set the calendar
next: spokesperson training | awards entries | AI answer monitoring
fail: pitch generators flooded reporters until whole domains were blocked
fail: pay-on-results press sites sold posts on pages that nobody reads
lately: HARO was closed and revived, newsrooms shrank, and AI answers quote earned articles over adverts
economics: 65-80 | 2-4 | 400-5000 USD
ask: What share of pitches got an answer, before and after? | How old is the journalist data, and who corrects it? | What changes for the client when coverage appears?
grade: low
# outdoor-ads: billboards and outdoor advertising
words: billboard, billboards, hoarding, hoardings, outdoor advertising, out of home, ooh, dooh, digital billboard, bus shelter ads, transit advertising, taxi advertising, car wrap ads, rickshaw ads, poster campaign, flyposting, led screen, screen network, in-store screen, digital signage network, cinema advertising, elevator ads, gym screen ads, wall painting ads, flyer distribution, leaflet drop, media owner, site permit billboard, street furniture, billboard marketplace, proof of posting
job: sell each panel each week and prove the poster hung
buyer: owners of advertising panels
user: outdoor media planners
run: local advertisers and media agencies | advertisers take the owner with the panel at their own junction and a dated photo of the poster | site rents to landlords, council fees and dark panels in January weigh on each face
rival: Vistar Media (T-Mobile) | automated buying and selling of screens | a share of ad spend
rival: Broadsign | screen control and selling for owners | per screen a month
rival: Hivestack (Perion) | automated screen buying | a share of ad spend
rival US: AdQuick | planning and buying of billboards | a margin on media
rival: Doohly | screen scheduling and reports for owners | per screen a month
rival IN: The Media Ant | offline media booking | a margin on media
system US: Geopath | gives the audience counts that buyers accept
system GB: Route | gives the audience counts that buyers accept
system: Google Display & Video 360 | buys screens beside web banners
system: the city's sign permit register | says which panel is legal
today: a sales rep mails a PDF of site photos, and the bill poster sends a WhatsApp picture as proof
cost: panels stand blank or carry old posters for free, and an unproved posting is not paid
pain: availability lives in each owner's Excel, so a plan takes days of calls
pain: a tree grew before the panel, and the advertiser found out first
pain: the city counts hoardings after a storm and pulls down those without a permit
channel: outdoor specialist agencies | specialists book most national outdoor money
channel: screen hardware makers | the screen seller meets a new owner before the first advert
channel: outdoor advertising associations | family owners of panels meet at the yearly congress
cycle: 4-26 weeks | an owner tries it on unsold panels first
price: screen management | 15-60 USD | screen a month
price: a city billboard | 500-5000 USD | panel for a month
rule US: Highway Beautification Act | spacing, zoning and size along federal roads limit each new panel
rule EU: National advertising codes | city bans, language rules and switch-off hours at night differ by town
rule GB: Town and country advertisement rules | most panels need consent, and digital ones limits on brightness
rule IN: Municipal hoarding rules | cities license each structure and check its stability certificate
season: autumn and election months sell out, and January panels go cheap
next: campaign measurement by phone data | panel maintenance rounds | screen energy control
fail: advert-wrapped private cars paid drivers more than advertisers would for unseen miles
fail: screens in taxis and lifts were installed on credit, and local sales never filled them
lately: screens sell by the hour through programmatic desks, and Mumbai pulled down hoardings after a fatal fall
economics: 40-75 | 1-3 | 300-5000 USD
ask: What share of panels was empty last quarter, and who fills it? | Which audience count does the agency accept? | How is posting proved without a phone call?
grade: low
# consumer-research: market research, surveys and panels
words: market research, consumer research, survey, survey panel, focus group, user interviews, user research, respondent recruitment, customer feedback, nps survey, brand tracking, concept test, mystery shopping, mystery shopper, field interviewer, capi, cati, questionnaire, fieldwork agency, insights team, synthetic respondents, online panel, paid surveys, product testing panel, taste test, opinion poll, polling firm, segmentation study, diary study, interview transcript analysis, sample provider, voice of customer
job: find out what buyers think before the launch money is spent
buyer: heads of consumer insights
user: researchers
run: brand managers and product teams | brand teams return to the researcher whose topline told them something they could act on | incentives, recruiters' no-shows and free proposals cost more than the moderator does
rival: Qualtrics | survey and experience software | a yearly contract fee
rival: SurveyMonkey | surveys for everyone | per user a month
rival: UserTesting | videos of people using a product | a yearly contract fee
rival: Prolific | vetted participants for studies | a fee on participant pay
rival: Cint | sample exchange between panels | per completed interview
rival IN: Borderless Access | panels across India and emerging countries | per completed interview
system: SPSS | reads the data file the client still asks for
system: Zoom | records the interview and its backroom
system: sample exchanges | sell completes, bots included
today: a fieldwork agency recruits by phone, a moderator runs groups and a junior codes open answers in Excel
cost: weeks pass before the topline, and the launch date does not wait
pain: bots and professional respondents finish a long survey in a minute
pain: the focus group agrees with its loudest member
pain: the tracker's question changed last year, so the trend line broke
channel: insights associations and conferences | research buyers look for peers' case studies at Quirk's or MRS
channel: product and design communities | a designer brings the interview tool in by the back door
channel: fieldwork and recruiting agencies | a recruiter with a panel needs better matching
cycle: 3-26 weeks | one paid study is the trial, and procurement comes later
price: survey software | 25-150 USD | user a month
price: a recruited interview | 50-200 USD | interview
rule US: COPPA | children's answers need a parent's verified word
rule EU: GDPR | recordings and special questions need explicit consent and deletion dates
rule GB: MRS Code of Conduct | selling under the guise of research is forbidden
rule IN: DPDP Act | a face-to-face interviewer needs notice and consent in the respondent's language
season: trackers run by quarter, and budgets are spent in the last weeks of the year
next: repository of past studies | panel quality checks | concept images
fail: synthetic respondents agreed with each idea and were wrong about the shelf
fail: cheap panels raced to the bottom and sold the same bored people to each client
lately: models moderate interviews at scale, and fraud indictments shook the sample trade
economics: 50-78 | 2-4 | 500-9000 USD
ask: How are bots and repeat respondents found, and what share is thrown out? | Against which real sales result was the method tested? | Who in the client acts on the report, and by when?
grade: low
# loyalty: loyalty schemes, referrals and gift cards
words: loyalty program, loyalty programme, loyalty card, stamp card, punch card, reward points, points scheme, cashback app, referral program, refer a friend, gift card, gift voucher, coupon, coupon app, customer retention, vip tier, membership card, paid membership, digital wallet pass, scratch card, retailer rewards, dealer loyalty, mechanic loyalty, influencer plumber scheme, brand ambassador, customer club, birthday reward, breakage, frequent flyer, student discount, win-back offer
job: bring a buyer back sooner without giving margin to those who come anyway
buyer: heads of loyalty
user: store and CRM staff
run: café chains and repeat-trade shops | chains choose the scheme that cashiers use without being told and that shows extra visits | reward costs, till integrations and programmes frozen after the pilot use up the yearly fee
rival: Smile.io | points and referrals for online shops | a monthly plan by orders
rival: Yotpo | loyalty beside reviews | a monthly plan by orders
rival EU: Talon.One | a promotion and loyalty engine | a yearly contract fee
rival GB: Stampede | guest Wi-Fi and loyalty for venues | by venue a month
rival IN: Capillary Technologies | loyalty for retail chains | a yearly contract fee
rival: Square Loyalty | points at the till | by visits a month
system: the till in the shop | must see the member before the receipt prints
system: Apple Wallet | holds the card that nobody loses
system: Shopify | applies the reward in the checkout
today: a café stamps paper cards, and a chain mails points statements from a CRM nobody cleaned
cost: rewards go to the regular who would have paid, and unredeemed points sit as a debt in the books
pain: the cashier forgets to ask, and members never log in
pain: fraud rings drain points with stolen passwords before the holidays
pain: plumbers and mechanics scan coupons bought by the kilo from scrap dealers
channel: till and shop platform stores | a merchant adds loyalty where the till already is
channel: loyalty consultants and CRM agencies | a consultant writes the points rules before the tender
channel: franchise and dealer networks | one head office enrols each branch or painter
cycle: 1-30 weeks | a café starts today, a chain after finance has modelled the liability
price: loyalty for a small shop | 20-150 USD | location a month
price: a loyalty engine for a chain | 2000-15000 USD | brand a month
rule US: State gift card laws | expiry and fees are limited, and unclaimed balances may go to the state
rule EU: Price Indication Directive | a member price must show the lowest earlier price
rule GB: CMA work on loyalty pricing | member prices must be a true saving and open to shoppers
rule IN: RBI prepaid rules | open vouchers are payment instruments, and closed ones stay with the brand
season: sign-ups and gift cards peak before Christmas and Diwali, and breakage shows in spring
next: gift cards | paid memberships | coalition partners
fail: coalition cards such as Plenti died when big partners left and small ones had paid
fail: stamp apps asked guests to download one more icon for a free coffee
lately: wallet passes replaced plastic, and grocers moved their best prices behind the card
economics: 65-82 | 2-5 | 80-9000 USD
ask: How many visits are extra, against a group without the card? | What does the reward cost after those who would have come? | How does the cashier know the member within a second?
grade: low
`,
  facts: martechFacts,
  wordings: martechWordings,
  jobs: martechJobs,
});
