import { creatorEconomyFacts } from './facts/creator-economy.ts';
import { creatorEconomyJobs } from './jobs/creator-economy.ts';
import { readField } from './reading/read-field.ts';
import { creatorEconomyWordings } from './wordings/creator-economy.ts';

export const creatorEconomy = readField('creator-economy', {
  niches: `
# podcasts: podcast making and sponsorship
words: podcast, podcaster, podcasters, podcast editing, podcast host, show notes, podcast guests, podcast ads, host-read ads, podcast growth, podcast clips, podcast hosting, audio editing, remote recording, podcast studio, interview show, rss feed, podcast network, podcast agency, podcast app, podcast show, audio show, podcast sponsors, podcast recording, podcast transcription, podcast listeners
job: publish a good episode each week and find sponsors for it
buyer: podcast hosts
user: podcast producers
run: listeners and niche sponsors | clients hire the producer who makes a kitchen recording listenable and delivers before the release hour | editing nights, guests who cancel and studio hours left empty eat the episode fee
rival: Riverside | remote recording in studio quality, from Tel Aviv | per creator a month
rival: Descript | text-based editing of sound and video | per user a month
rival: Buzzsprout | podcast hosting with simple statistics | by hours uploaded a month
rival: Acast | podcast hosting with ad sales, from Stockholm | a share of the ads
rival IN: Kuku FM | paid audio shows in Indian languages | a subscription to listeners
system: Apple Podcasts Connect | lists the show and its paid tier
system: Spotify for Creators | hosts many shows and holds their video
system: RSS | carries the feed and whatever the host prefixes to it
system: YouTube | has become the place where shows are found
today: the host records on Riverside, cuts ums in Descript on Sunday and writes show notes with ChatGPT
cost: an episode takes a working day, brings few downloads and the host stops before the tenth one
pain: guests record in a kitchen with laptop sound and no amount of editing saves it
pain: download numbers differ between Apple, Spotify and the host, and sponsors trust none
pain: ad networks do not answer shows below their download minimum, so small hosts pitch alone
channel: YouTube channels about podcasting gear | hosts copy the microphone and the software of bigger shows
channel: freelance editors and small studios | one editor moves all client shows to the same tool
channel: free tools for show notes and clips | a host pastes one recording and stays for the whole edit
cycle: 0-3 weeks | a host decides between episodes and pays by card
price: recording and editing tools | 12-60 USD | show a month
price: an edited episode by a freelancer | 60-400 USD | episode
rule US: FTC endorsement guidance | host-read ads must be clear as ads, also when the host loves the product
rule EU: GDPR | ad prefixes that log listeners' addresses need a legal basis
rule GB: ASA code | presenter-read ads must be set apart from the show
rule IN: ASCI code | paid talk is labelled, and finance tips need a SEBI-registered speaker
season: ad budgets swell from September to December, and new shows start in January
next: clips for short video | live shows with tickets | branded podcasts for companies
fail: Luminary asked listeners to pay for shows and spent far more on exclusives than they brought
fail: social audio such as Clubhouse drew hosts for one winter and left no archive to sell
lately: podcasts became video, YouTube leads discovery, and Spotify pays hosts for video views
economics: 60-80 | 5-10 | 20-200 USD
ask: How many of your shows publish a twentieth episode? | What does a host stop doing on the day after recording? | Which number do sponsors accept from you?
grade: low
# newsletters: newsletters and paid writing
words: newsletter, newsletters, newsletter writer, newsletter writers, paid newsletter, substack, beehiiv, writers, email list growth, newsletter sponsorship, newsletter ads, local newsletter, journalist newsletter, blog, independent journalist, newsletter subscribers, email newsletter, newsletter platform, content writer, blogger, independent media, newsletter growth, writing online
job: grow a mailing list and earn from it without an employer
buyer: newsletter writers
user: newsletter writers
run: readers with one sharp interest | readers pay the writer who saves them an hour each week and was right before | sending fees for sleeping addresses and unsold sponsor slots eat subscriptions
rival: Substack | a free sending platform with paid subscriptions | a share of paid subscriptions
rival: beehiiv | newsletters with ads and referrals | by subscribers a month
rival: Kit | mail for creators with a recommendation network | by subscribers a month
rival: Ghost | open-source publishing with memberships | for hosting by members a month
rival EU: Steady | memberships for European publishers, from Berlin | a share of revenue
system: Stripe | holds the paying readers, who move with the writer
system: Google Postmaster Tools | shows whether the issue reached the inbox
system: LinkedIn | brings readers until a link is throttled
system: Paved | fills the sponsor slot that nobody sold
today: a writer drafts on the weekend, sends on Tuesday, cross-posts to LinkedIn and sells sponsor slots by e-mail
cost: growth stalls when the social platform throttles links, and one bad month of sponsors is rent
pain: bought or recommended subscribers never open and push the list into spam
pain: the sponsor wants clicks that Apple's privacy feature no longer shows honestly
pain: readers pay for a year, the writer tires and refunds are awkward
channel: recommendations between newsletters | readers of one letter trust the writer who names the next one
channel: growth write-ups with real numbers | writers subscribe to people who explain list growth for a living
channel: journalism layoffs and programmes | new independents need a stack in the same month
cycle: 0-3 weeks | a writer moves when fees hurt, if the paying list comes along
price: sending for a mid-size list | 30-200 USD | newsletter a month
price: a sponsor slot | 20-60 USD | thousand opens
rule US: CAN-SPAM | each issue needs a postal address and an exit that works at once
rule EU: GDPR | double opt-in is expected, and pixel tracking needs consent in some countries
rule GB: PECR | readers opt in first, and a home writer must still show a postal address
rule IN: DPDP Act | subscribers give consent, and a list bought elsewhere has none
season: sponsors buy in autumn, readers subscribe in January and open less in August
next: sponsor sales | paid communities around a newsletter | local news letters
fail: Revue and Bulletin were closed by their platforms after a short burst of attention
fail: paid newsletters lost writers who earned enough to leave the share behind
lately: Substack turned into a social app with notes and video, and AI summaries answer what round-ups used to
economics: 65-85 | 3-7 | 20-250 USD
ask: What part of growth comes from your network, and do those readers open? | What does a writer who earns well save by leaving you? | How many writers earn more than they pay you?
grade: low
# courses: online courses and paid communities
words: online course, online courses, course creator, course platform, cohort course, paid community, membership site, digital course, masterclass, sell courses, skool, community platform, online tutor brand, discord community, certification course, life coach, business coach, coaching programme, online coaching, webinar funnel, teach online, sell knowledge, online teacher, course sales, paid whatsapp group, creators selling courses
job: sell what one knows to people who finish and come back
buyer: course creators
user: community hosts
run: beginners and side-hustlers | students join the teacher whose pupils show finished work, not screenshots of income | launch adverts, refunds and evenings in the group chat eat the course price
rival: Kajabi | a course site with mail and funnels | per creator a month
rival: Teachable | simple course sales pages | a monthly plan plus a share of sales
rival: Skool | communities with a course tab | per community a month
rival: Thinkific | course sites, from Vancouver | per creator a month
rival IN: Graphy | course apps for Indian creators, from Unacademy | per creator a year
system: Stripe | takes payments, instalments and disputes
system: Zoom | runs the live calls
system: WhatsApp | holds the student group in most of the world
system: Vimeo | hosts the lessons and bills heavy traffic
today: a coach sells by webinar, delivers recorded modules with Zoom calls and answers students in a WhatsApp group
cost: most students stop after the first module, ask for refunds and tell nobody about the course
pain: launches bring a spike of sales, then silence until the next webinar
pain: lessons turn up on Telegram for free within days
pain: the community is the coach, so it goes quiet on holiday
channel: affiliates and joint webinars | one creator with a mailing list fills another's cohort
channel: students of creator courses | graduates of a business course open courses of their own
channel: short videos that teach one step | the free step shows whether the teacher is good
cycle: 0-4 weeks | a creator chooses before a launch and never changes during one
price: a course platform | 39-400 USD | creator a month
price: a cohort course | 200-2000 USD | student
rule US: FTC earnings-claim policy | income promises need proof, and fines hit coaches and their affiliates
rule EU: Consumer Rights Directive | recorded lessons need a waiver before the withdrawal right ends
rule GB: consumer contracts law | digital content has its own refund rule, and earnings claims need evidence
rule IN: CCPA coaching guidance | success claims need proof and the student's consent, and stock tips need registration
season: January and September sell improvement, and summer does not
next: cohorts for companies | templates beside the course | AI tutors on own material
fail: cohort platforms found that star teachers run out of students after a few launches
fail: piracy and refunds ate margins where the content was only a recording
lately: free AI tutors weakened information courses, so accountability and access became what people pay for
economics: 65-85 | 4-9 | 40-400 USD
ask: What share of students finishes, and who buys a second thing? | How many creators on the platform earn more than the fee in a quiet month? | What remains when the recordings leak?
grade: low
# video: YouTube and short-video production
words: youtube, youtuber, youtubers, youtube channel, tiktok creator, video editing, video editor, thumbnails, short videos, reels, clipping, ai video, faceless channel, streamer, twitch, vlogger, content ideas, video script, watch time, monetise channel, ugc creator, youtube shorts, video captions, subtitles, content creator, content creators, instagram reels, video creators, livestreamer, ai video editor, video repurposing
job: make more videos that people watch to the end
buyer: YouTubers
user: video editors
run: channel owners and brands | viewers stay with a face that wastes no second, and brands follow the viewers | editors, sets and videos that die in an hour eat the advert share
rival: CapCut | phone and desktop editing from ByteDance | per user a month above a free tier
rival: OpusClip | automatic clips from long videos | by minutes a month
rival: vidIQ | title, keyword and idea research for channels | per channel a month
rival: VEED | a browser editor, from London | per user a month
rival: Descript | text-based editing | per user a month
system: YouTube Studio | shows the retention curve and the strike
system: Adobe Premiere Pro | is where the freelance editor lives
system: Frame.io | carries comments between creator and editor
system: Instagram Reels | decides reach by the first seconds
today: a creator films in a spare room, sends Google Drive folders to an editor and picks thumbnails by gut
cost: an upload takes a week, dies in an hour and the next sponsor looks at the last few videos
pain: the retention curve falls at the intro, and nobody knows before the upload
pain: a copyright claim on background music takes the revenue of the month
pain: editors leave for a bigger channel with the style in their head
channel: creators who teach YouTube | viewers install what is on the teacher's screen
channel: editors' and clippers' Discord servers | freelance editors carry tools from channel to channel
channel: watermarks in free exports | each exported clip is a small advert to other creators
cycle: 0-2 weeks | the creator tries it on the next upload and keeps it or not
price: editing tools | 10-60 USD | creator a month
price: an edited long video | 100-1500 USD | video
rule US: DMCA | copyright strikes end channels, and background music is where most claims start
rule EU: AI Act | deepfakes must be marked, and platforms must explain a removal under the DSA
rule GB: Online Safety Act | age checks and illegal content duties change what platforms accept
rule IN: synthetic media rule | generated video is to be labelled, and takedown orders come fast
rule US: COPPA | videos made for children lose personal ads and comments
season: ad rates peak in the last quarter and crash in January
next: thumbnail tests | sponsor matching | dubbing into other languages
fail: multi-channel networks took a share, gave little and were left when contracts ended
fail: Jellysmack and other catalogue buyers paid advances against views that fell
lately: YouTube dubs and clips by itself, and generated channels flood the feed and get demonetised
economics: 50-75 | 6-12 | 10-120 USD
ask: Does retention or output rise on channels that use it, against their own past? | What is left if YouTube Studio adds the same button? | Who pays, the creator or the editor?
grade: low
# brand-deals: influencer campaigns and sponsorships
words: influencer, influencers, influencer marketing, brand deals, brand deal, ugc, micro influencers, creator campaigns, creator marketplace, media kit, affiliate creators, talent manager, talent agency, gifted products, influencer agency, rate card, creator payments, influencer platform, instagram influencers, brand sponsorship, creator sponsorships, brand collaboration, collab, paid posts, brand ambassador
job: match brands with creators, get the posts live and get paid
buyer: brand marketers
user: campaign managers
run: brands and mid-sized creators | brands return to the agency whose creators post on the day and whose clicks turn into baskets | chased invoices, unpaid product parcels and creators who vanish eat the agency share
rival: Grin | creator management for online brands | an annual contract
rival: Aspire | a creator marketplace with campaign tools | an annual contract
rival: Modash | creator search, from Tallinn | per seat a month
rival: Collabstr | small deals at listed prices | a share of each deal
rival IN: Qoruz | creator search and campaigns for Indian brands | a yearly fee by seats
system: the Instagram Graph API | shows reach only after the creator connects
system: TikTok Creator Marketplace | holds first-party numbers and keeps them
system: Shopify | counts the discount codes
system: PayPal | pays creators abroad and asks for tax forms
today: a campaign manager scrolls Instagram, mails creators one by one from a sheet and checks posts by screenshot
cost: gifted parcels vanish without a post, invoices are paid late and fake followers get the fee
pain: rates are guessed, so the same reach costs one brand several times what another paid
pain: usage rights for ads were never agreed and the legal mail arrives later
pain: the creator forgets the label and the brand gets the complaint
channel: influencer agencies | an agency opens the creator list daily and brings its brands along
channel: creators' own media kits | each shared media kit shows the product to a brand
channel: the Shopify App Store | online brands start with discount codes and gifted parcels
cycle: 2-12 weeks | a campaign budget opens per launch, annual contracts follow in autumn
price: creator search | 99-500 USD | seat a month
price: a micro creator's post | 50-500 USD | post
rule US: FTC endorsement guidance | clear disclosure is owed by the creator, the brand and the agency alike
rule EU: French influencer law | contracts must be written, retouched pictures labelled and some products not promoted at all
rule GB: CAP Code | the ad label must be upfront, and the brand shares the blame
rule IN: CCPA endorsement guidance | paid and gifted posts are labelled, and gifts above a limit are taxed
rule EU: Unfair Commercial Practices Directive | an unlabelled paid post is a misleading omission in each member state
season: briefs for Christmas go out in early autumn, and January is silent
next: creator ads with licensed content | affiliate payouts | contracts for talent managers
fail: open marketplaces filled with creators, while brands moved repeat deals to e-mail
fail: follower-fraud checks became a feature of search tools
lately: TikTok Shop pays by commission, so brands brief many small creators instead of a few large ones
economics: 55-75 | 3-7 | 300-4000 USD
ask: What share of deals repeats on the platform instead of by mail? | Which reach numbers come from the platforms and not from scraping? | Who is liable when the label is missing?
grade: low
# design-work: freelance designers and illustrators
words: freelance designer, freelance designers, graphic designer, illustrator, illustrators, logo design, design clients, design feedback, client revisions, design subscription, figma templates, icon sets, stock graphics, art commissions, freelancer, freelancers, invoices for freelancers, design brief, creative freelancer, photographer, design portfolio, font shop, web designer, freelance illustrator, creative agency, ui designer, freelance photographer, logo designer, client approvals
job: get from brief to paid invoice without endless revision rounds
buyer: freelance designers
user: freelance designers
run: shop owners and young brands | clients recommend the designer who listened, showed few drafts and met the print date | endless revision rounds, font licences and unpaid pitches eat the project fee
rival: Bonsai | contracts and invoices for freelancers | per freelancer a month
rival US: HoneyBook | inquiries, contracts and invoices for creative work | per freelancer a month
rival: Upwork | freelance jobs from clients abroad | a share of earnings
rival: Creative Market | fonts and templates for sale | a share of each sale
rival: Dribbble | a portfolio site with project leads | per designer a month or a share
system: Figma | holds the file and the comment nobody answered
system: Adobe Creative Cloud | holds the print files and the fonts
system: Behance | shows the portfolio that brings the enquiry
system: Stripe | takes the deposit before work starts
today: a designer sends PDF drafts by mail, gets screenshots with red circles over WhatsApp and chases the final invoice
cost: the third free revision eats the fee, the file is used before it is paid and rent waits
pain: the client's partner sees the logo last and starts again from zero
pain: usage rights were never written down, and the illustration turns up on packaging
pain: leads arrive in floods or not at all, and pitches are asked for free
channel: process posts on Dribbble and Behance | designers notice tools in other designers' case studies
channel: design schools and communities such as ADPList | juniors learn how to quote in the first month
channel: templates for briefs and contracts | a free contract brings the freelancer at the moment of need
cycle: 0-2 weeks | a freelancer decides alone, usually after one bad client
price: client and invoice tools | 9-40 USD | freelancer a month
price: a logo and small identity | 500-5000 USD | project
rule US: Freelance Isn't Free Act | New York, Illinois and California want written contracts and payment on time
rule EU: Late Payment Directive | business clients owe interest and a fixed sum without a reminder
rule GB: Late Payment Act | statutory interest runs from the due date without a reminder
rule IN: MSMED Act | registered small suppliers must be paid within weeks or earn compound interest
season: budgets are spent in the last quarter, and January and August are quiet
next: client proofing | asset licensing | productised design subscriptions
fail: logo contests drove prices down until good designers left
fail: all-in-one freelancer suites were cancelled in the first month without clients
lately: Canva and image models took the cheap jobs, so designers sell systems, taste and speed
economics: 70-85 | 4-8 | 15-150 USD
ask: How many revision rounds does it remove, counted on real projects? | What makes the client use it too? | Does the freelancer keep paying in a month without work?
grade: low
# photographers: portrait, wedding and event photographers
words: photographer, photographers, wedding photographer, portrait photographer, photography business, photo studio, photo gallery delivery, client gallery, photo culling, culling photos, lightroom, photo editing, retouching, headshots, ai headshots, product photography, real estate photography, school photos, newborn photos, event photos, photo booth, photobooth, sports photos, videographer, wedding film, album design, photo prints, mini session, photography contract, model release, second shooter, camera rental, lens rental, darkroom, film photography, hochzeitsfotograf, photographe, fotógrafo, wedding shoot
job: shoot, cull, edit and deliver before the couple starts to ask
buyer: photographers with their own studios
user: photo editors
run: couples, families and event hosts | brides choose the portfolio that looks like their own light and reviews that mention calm | each ceremony pulls a week of culling behind it, plus a second shooter and new drives
rival: Pixieset | client galleries and print sales | a monthly plan by storage
rival: Pic-Time | galleries with print campaigns | a monthly plan plus a share of prints
rival: Aftershoot | automatic culling and edits | a yearly plan
rival: Imagen | edits in the photographer's own style | by photo
rival: HoneyBook | enquiries, contracts and payments | a monthly plan
rival IN: Kwikpic | event photos found by face | by event
system: Adobe Lightroom | holds the catalogue and the presets
system: the memory card pair | is the only copy until the evening
system: the print lab's order form | takes crops and paper by product code
today: the photographer comes home at night, copies cards to drives and picks keepers from a flood of frames with star keys
cost: a wedding day at the altar means a week at the desk, and late galleries cost the referral
pain: the bride's aunt asks for all raw files and a different skin tone
pain: the enquiry came on Instagram and drowned between reels
pain: a drive fails before the second copy and the vows cannot be repeated
channel: photo educators and their presets | a wedding photographer buys what her teacher uses on screen
channel: print labs and album makers | the lab sees each working studio monthly
channel: wedding venues and planners | the preferred list decides who gets the enquiry
cycle: 0-4 weeks | the photographer tries it on one gallery in the off season
price: galleries and client desk | 10-60 USD | studio a month
price: an edited photo | 0.03-0.3 USD | photo
rule US: Illinois biometric law | face search in event photos needs written consent
rule EU: GDPR | a recognisable face is personal data, and consent of guests and parents is an issue
rule GB: Copyright, Designs and Patents Act | the photographer owns the pictures, while private commissions limit their show
rule IN: Drone Rules | wedding drones need registration and stay out of red zones
season: weddings fill May to October or the Indian muhurat months, and school photos the autumn
next: albums and prints | second shooters | insurance for gear
fail: on-demand photographer markets sold cheap hours that good photographers refused
fail: gallery hosts competed on storage until price was all that was left
lately: AI headshots took the cheapest portraits, while culling and colour became a batch job
economics: 65-82 | 2-4 | 20-180 USD
ask: How many hours from card to gallery, for one real wedding? | Whose style is the edit, and who owns the trained profile? | What brings the couple back after the wedding year?
grade: low
# fan-memberships: fan memberships, tips and private content
words: patreon, fan membership, fan club, fan subscription, superfans, paid fans, tips from fans, tip jar, buy me a coffee, ko-fi, onlyfans, adult creators, private content, fan messages, paid messages, paid dms, cameo, personal video message, shoutout, meet and greet, link in bio, linktree, creator store, fan app, artist app, musician fans, cosplay, cosplayer, vtuber, asmr, telegram channel paid, discord perks, crowdfunding for creators, fan token, creator payouts, chargebacks from fans, fan art
job: let the keenest fans pay each month and feel close
buyer: creators with loyal fans
user: community helpers of creators
run: loyal fans of one maker | fans keep paying where the promised post comes and the maker knows their name | store, card and platform each cut the pledge before a leaked post cuts it again
rival: Patreon | memberships with tiers | a share of income
rival: OnlyFans | paid pages and messages | a share of income
rival: Ko-fi | tips, shops and memberships | a share or a monthly plan
rival: Linktree | a page of links with a small shop | a monthly plan
rival EU: Steady | memberships for media makers, from Berlin | a share of income
rival: Cameo | personal video messages | a share of each order
system: the Apple in-app purchase | takes its cut on phones and sets the price steps
system: Discord | hands out roles by tier and forgets those who lapsed
system: the card network's risk rules | decide what content may be paid for
today: the creator posts for the tier on the last night of the month and answers private messages between chats with payout support
cost: fans leave when a month passes without a post, and fees by platform, card and app store stack up
pain: a bank or card rule closes a page overnight, with the income on it
pain: leaked posts stand on a pirate forum within the hour
pain: the list of paying fans belongs to the platform
channel: creators who already earn there | a peer's income screenshot recruits better than adverts
channel: managers and chat agencies | one manager moves a stable of pages
channel: links in video descriptions | fans click where the voice they trust says the page name
cycle: 0-3 weeks | the creator opens a page in an evening and judges after a month
price: a membership | 3-15 USD | fan a month
price: the platform's share | 0.05-0.2 USD | dollar earned
rule US: record keeping for adult content | producers must hold proof of age of each performer
rule EU: Digital Services Act | platforms need notice and appeal routes, and payouts are reported under DAC7
rule GB: Online Safety Act | adult pages must check age by strong means, under Ofcom
rule IN: IT Rules | takedown comes within hours, and obscene content is a crime to publish
season: December tips and launch months rise, and January cards are cut
next: merchandise drops | live calls with fans | tax help for creators
fail: fan apps for one star each were empty after the first month
fail: creator coins and tokens fell, and the fans who had bought felt fooled
lately: Apple's rules and court cases over app fees changed what a fan pays on a phone
economics: 50-85 | 5-10 | 5-120 USD
ask: What share of followers pays, and for how many months? | What happens to the page if the card network says no? | Can a creator take the list of fans along when leaving?
grade: low
# digital-goods: templates, presets and craft patterns
words: digital products, digital downloads, printables, notion templates, canva templates, excel templates, lightroom presets, sewing patterns, knitting patterns, crochet pattern, crochet, knitting, quilting, cross stitch, embroidery files, svg files, cricut, stl files, clipart, planners, coloring pages, fonts for sale, stock photos, stock footage, sound packs, ebook seller, gumroad, etsy digital, teachers pay teachers, worksheets for sale, prompt packs, template shop, craft blog, pattern designer, yarn shop, needlework, schnittmuster
job: make a file once, be found and sell it again and again
buyer: sellers of digital downloads
user: crafters and hobbyists
run: knitters, planners and hobby makers | crafters buy the pattern with clear charts, real photos and kind answers to questions | listing fees, copycat shops and support for the same missed row eat each download
rival: Etsy | a marketplace with search | a listing fee plus a share of each sale
rival: Gumroad | checkout and delivery of files | a share of each sale
rival: Payhip | a file shop with European VAT handled | a share or a monthly plan
rival: Ravelry | the library of knitters with pattern sales | a small share of sales
rival: Creative Market | fonts and graphics | a share of each sale
system: Etsy search | ranks by listing age, reviews and tags
system: Pinterest | brings planners and patterns for years after the pin
system: the test knitter's notes | find the wrong row before buyers do
today: the designer writes the pattern in Word, begs for testers in a Ravelry group and makes listing pictures in Canva
cost: a season's file must be up months ahead, and copies appear in other shops with the pictures of the first
pain: buyers ask for a refund because they thought a skein of wool would come
pain: a sizing error in one row brings the same mail from each buyer
pain: the marketplace suspends the shop over a phrase that is someone's trade mark
channel: hobby groups and knit-alongs | a group that makes the same shawl shows it to all its followers
channel: Pinterest and YouTube tutorials | makers look for a picture first and a pattern after
channel: yarn, fabric and cutter brands | a brand needs patterns that use its product
cycle: 0-2 weeks | the seller opens a shop on an evening and stays if the first sale comes
price: a pattern or template | 3-30 USD | file
price: shop software | 10-50 USD | shop a month
rule US: Copyright Act | useful articles are weakly protected, so the chart and text count and not the jumper
rule EU: Consumer Rights Directive | withdrawal ends once download starts with consent, and VAT is due by buyer's country
rule GB: Consumer Contracts Regulations | digital content must match its description, and refunds follow if not
rule IN: GST on digital supplies | downloads sold from abroad or home carry tax beyond the threshold
season: planners sell from November, knits in autumn, teachers' files in August
next: print versions | kits with yarn | classes on the craft
fail: template shops flooded with AI files until buyers could not tell a tested pattern from a picture
fail: new marketplaces had files by the heap and no search traffic
lately: impossible AI crochet pictures broke trust, and Etsy asked sellers to say how things are made
economics: 70-92 | 4-8 | 2-40 USD
ask: Where does a buyer first see the file, and what does that cost? | Who tested it, and how is an error corrected for those who bought? | What stops a copy from outranking it next week?
grade: low
`,
  facts: creatorEconomyFacts,
  wordings: creatorEconomyWordings,
  jobs: creatorEconomyJobs,
});
