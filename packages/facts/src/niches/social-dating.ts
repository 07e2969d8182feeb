import { socialDatingFacts } from './facts/social-dating.ts';
import { socialDatingJobs } from './jobs/social-dating.ts';
import { readField } from './reading/read-field.ts';
import { socialDatingWordings } from './wordings/social-dating.ts';

export const socialDating = readField('social-dating', {
  niches: `
# dating-apps: dating apps and singles' nights
words: dating, dating app, dating apps, dating site, singles, matchmaking app, speed dating, blind date, swiping, first date, find a boyfriend, find love, dating for over fifties, queer dating, gay dating, lesbian dating, christian dating, jewish dating, farmers dating, dating for single parents, neurodivergent dating, video dating, slow dating, dating coach, dating profile, ghosting, date ideas
job: get from match to first date with someone who wants the same
buyer: singles in one city
user: urban singles
run: singles of one city | singles come to the evening where as many men as women arrive and somebody breaks the ice | venue minimums, app-store shares and members who leave as soon as they match eat the fee
rival: Hinge | prompts and likes for people who want a relationship | a monthly subscription over a free version
rival: Tinder | the largest swiping pool | a monthly subscription and boosts
rival: Bumble | dating where women open the chat | a monthly subscription over a free version
rival: Feeld | open and non-monogamous dating | a monthly subscription over a free version
rival: Grindr | the largest grid of gay, bi and trans men nearby | a monthly subscription and adverts
system: Apple's App Store | takes its share and sets the age and content rules
system: Veriff | checks the selfie against the passport
system: Hive | flags nude pictures and slurs before they are seen
system: Twilio | sends the login code that bots also want
today: singles swipe Hinge on the sofa, move to WhatsApp after some lines and never meet
cost: evenings of small talk end in ghosting, and women drown in openers while men get none
pain: a new app is empty outside one neighbourhood, so the second swipe session shows nobody
pain: women leave first when fakes, rude openers and married men are not removed within hours
pain: a couple that works out deletes the app, so success looks like churn
channel: campus or city launches with parties | density in one square mile matters more than downloads
channel: TikTok and podcast dating stories | one shared bad date brings sign-ups of the right sex ratio
channel: faith groups and run clubs | an existing circle supplies trust that a dating app lacks
cycle: 1-2 weeks | a single installs it on a Sunday night and pays, if at all, in the first fortnight
price: a premium dating tier | 10-35 USD | member a month
price: a ticketed singles' night | 15-40 USD | ticket
rule US: State dating-safety laws | several states demand notices on background checks and warnings about banned fraudsters
rule EU: GDPR Article 9 | sexual orientation is special data and needs explicit consent
rule GB: Online Safety Act | dating services owe risk assessments and fast removal of intimate-image abuse
rule IN: IT Rules | a grievance officer must act within days, and intimate pictures go first
season: sign-ups peak from Boxing Day to Valentine's Day and dip in early summer
next: singles' events with tickets | profile and photo coaching | safety checks before a first date
fail: clever new ways to swipe ran out of women within weeks of the press launch
fail: voice, video and blind-date apps were copied by Hinge and Bumble as a feature
lately: young users are tired of swiping and pay for run clubs and dinners with strangers instead
economics: 60-75 | 15-30 | 3-25 USD
ask: How many women in one city opened it in the last week, per man? | What share of matches met in person, and how do you know? | Which evening, which quarter and which crowd do you own first?
grade: medium
# matrimony: matrimony and family matchmaking
words: matrimony, matrimonial, marriage bureau, arranged marriage, shaadi, rishta, muslim marriage, nikah, biodata, matchmaker, matchmaking service, marriage app, find a spouse, bride and groom, community matrimony, caste, horoscope matching, kundli, nri marriage, halal dating, shidduch, second marriage, family introduction
job: find a spouse whom the family also accepts
buyer: parents of marriageable children
user: prospective brides and grooms
run: families of brides and grooms | families trust the bureau that knew the uncle, checked the job and kept the photo private | visits to homes, stalled horoscopes and success fees paid late eat a matchmaker's season
rival IN: BharatMatrimony | sites for each language and community in India | a package of some months
rival: Shaadi.com | profiles for Indians at home and abroad | a package of some months
rival: Muzz | a marriage app for Muslims with a chaperone option | a monthly subscription over a free version
rival IN: Jeevansathi | profiles with free chat for many users | a package of some months
rival US: Tawkify | personal matchmakers for busy Americans | a package of matches
system IN: DigiLocker | proves name, age and degree to a cautious father
system: WhatsApp | carries the biodata sheets from aunt to aunt
system IN: horoscope engines | print the kundli match that the aunt asks for
today: mothers trade biodata sheets in WhatsApp groups, and an aunt or bureau calls round the community
cost: families travel for meetings that end over income or a horoscope that could have been known before
pain: profiles are posted by parents while the daughter has not been asked
pain: married men, inflated salaries and old photos reach families who cannot check them
pain: sales agents phone free members until they pay for contact numbers that do not answer
channel: community associations, temples and mosques | trust comes from people who know the family name
channel IN: regional newspapers and television | parents still read the Sunday matrimonial columns
channel: diaspora groups in London and New Jersey | parents abroad pay more and have fewer choices
cycle: 1-6 weeks | the parents pay after a phone call, often for a quarter at a time
price: a matrimony membership | 1000-3000 INR | month
price: assisted matchmaking | 15000-60000 INR | package
rule US: IMBRA | brokers who introduce foreign spouses must check records and get consent
rule EU: GDPR Article 9 | religion, health and caste-like community are special data and need explicit consent
rule GB: Forced marriage law | signs of coercion need a reporting route, and nobody under age may be listed
rule IN: Advisory on matrimonial websites | users need identity proof, and dowry or underage profiles must be refused
season: profiles go live after exams and before the auspicious winter wedding months, and inauspicious weeks stand still
next: wedding venue booking | background checks for families | pre-marriage counselling
fail: modern apps without parents lost the people who decide, and apps for parents lost the young
fail: pay-for-contact models earned more from failure than from weddings, and reviews said so
lately: educated women search for themselves, and verified-salary and intent-first apps take them from the portals
economics: 60-75 | 12-25 | 5-40 USD
ask: Who creates the profile, the candidate or the parent, and who pays? | What is proved about age, job and marital status, and by which document? | Which one community do you serve well enough that its elders say so?
grade: medium
# friendship: making friends and meeting neighbours
words: make friends, friendship app, friends app, meet people, new in town, lonely, loneliness, social club, meetup, hobby group, run club, dinner with strangers, mum friends, mom friends, meet neighbours, neighborhood app, local community, expat friends, activity partner, women friends, offline meeting, supper club, third place, kitty party
job: turn strangers who live near each other into people who meet again
buyer: newcomers in large cities
user: lonely newcomers
run: newcomers and lonely neighbours | newcomers return where the host remembered their name and sat them beside someone | free riders, cancelled tables and hosts who tire eat the price of an evening
rival: Meetup | groups with dated events | a monthly subscription for organisers
rival: Bumble BFF | friend profiles to swipe | a monthly subscription over a free version
rival: Timeleft | weekly dinners with matched strangers | per dinner or month
rival: Peanut | chats and groups for mothers | a monthly subscription over a free version
rival: Nextdoor | neighbourhood posts and recommendations | a price per campaign to advertisers
system: Google Calendar | decides whether the evening really happens
system: OpenTable | seats the group at the restaurant
system: Eventbrite | sells the ticket and handles the no-show
system: WhatsApp | takes the group over once its members like each other
today: newcomers scroll Meetup, join a run club once and fall back on colleagues
cost: nice first evenings lead nowhere because nobody calls the second one
pain: the same men turn up at each free event and women stop coming
pain: hosts burn out after a few months of unpaid organising and the group dies
pain: profiles for friendship feel like dating, so straight men never answer each other
channel: bars and climbing halls with empty weeknights | the venue fills a Tuesday and lends its table
channel: relocation firms, universities and employers | newcomers arrive in batches and employers want people to stay
channel: Instagram reels of the table | people share the evening because a full table makes the host look social
cycle: 1-3 weeks | a newcomer pays for one evening and decides by who sat at the table
price: a matched dinner | 10-25 USD | evening
price: a club membership | 12-40 USD | member a month
rule US: Premises liability | who hosts the evening answers for what happens at it, so waivers and venue cover matter
rule EU: GDPR | precise location and personality tests need consent and a purpose
rule GB: Online Safety Act | chat between members makes even a supper club a regulated service
rule IN: Police event permission | gatherings above a size need local permission, and women's safety decides adoption
season: run clubs and dinners fill in January and September, and summer empties the city
next: corporate newcomer programmes | small-group trips | host payments and insurance
fail: friend-swiping apps showed that people want a plan and a date, not a profile
fail: neighbourhood networks filled with lost cats and quarrels until the friendly ones left
lately: run clubs and stranger dinners grew as young adults left the apps for something offline
economics: 30-70 | 15-35 | 4-30 USD
ask: How many people met the same person again within a month? | Who hosts, and why will she still host next spring? | What is the share of women at the fifth event?
grade: low
# communities: member communities and niche networks
words: community platform, online community, social network, niche social network, online forum, discord server, slack community, facebook group, members area, paid community, community manager, group chat, alumni community, fan community, women network, developer community, social app, interest-based network, decentralised social network, moderators, community engagement
job: keep members talking to each other after the founder stops posting
buyer: community managers
user: members and moderators
run: members of a trade or hobby | members renew where a question on Sunday had an honest answer by Monday | moderators, platform fees and silent months before renewal eat the dues
rival: Circle | member spaces with courses and events | a monthly fee by tier
rival: Mighty Networks | branded communities with an app | a monthly fee by tier
rival: Discord | servers with roles and voice | a monthly fee to members who want boosts
rival: Discourse | open-source forums with hosting | a monthly fee by tier
rival: Skool | groups with courses and a leaderboard | a monthly fee per group
system: Stripe | bills members and handles the failed card
system: Zapier | moves members between payment, email and space
system: single sign-on | lets an association's members in with one login
system: Facebook Groups | holds the members who will not move
today: a manager posts prompts on Monday, welcomes members by hand and answers most threads herself
cost: the space falls silent in her holidays, and renewals fall due with the last post weeks old
pain: members stay in the Facebook group or WhatsApp because the new place has no notifications they see
pain: a few loud voices write nearly everything while the rest only read
pain: moderation of politics or self-promotion costs the friends who help for free
channel: creators and course sellers | an audience follows its creator to a place of her own
channel: associations and alumni offices | a member list exists before the first post
channel: community managers' circles such as CMX | managers pick the platform again in each new job
cycle: 2-12 weeks | a creator starts alone, an association asks its board and its IT
price: a community platform | 40-400 USD | community a month
price: a paid membership | 10-60 USD | member a month
rule US: Section 230 | hosts are shielded for members' posts, but not when children are let in knowingly
rule EU: Digital Services Act | even small hosts need a contact point, notice and action and reasons for removals
rule GB: Online Safety Act | a forum with British members needs a written risk assessment, which closed some hobby boards
rule IN: IT Rules | a published grievance officer and traceable takedown times are due even for small services
season: joining peaks in January and September, with conferences bringing spikes
next: member directories and matching | community events and tickets | knowledge search over old threads
fail: rebuilt Facebooks for one hobby lacked the daily reason to open them
fail: Clubhouse and BeReal rose on novelty and emptied when it wore off
lately: people left public feeds for private groups, and chatbots answer questions that forums once lived from
economics: 65-85 | 3-7 | 60-600 USD
ask: What share of posts do members write when the host is away? | From where do members move, and what do they lose by moving? | Why would a member pay again after the first year?
grade: low
# safety-tools: moderation and age checks
words: content moderation, trust and safety, age verification, age assurance, catfish detection, fake profiles, romance scam, online harassment, hate speech, deepfake detection, child safety online, identity verification dating, bot detection, reporting abuse, content moderator, csam, nudity detection, grooming of minors, online safety act, cyberbullying, safe messaging
job: find fakes, abuse and minors before users or regulators do
buyer: trust and safety heads
user: moderators and policy analysts
run: app operators and games studios | operators keep the review shop that understands slang in Tagalog and answers within the hour | night reviewers, counselling for them and false age refusals eat the price per check
rival: Hive | models that label images, text and sound | per call
rival: Yoti | age estimation from a face and identity checks | per check
rival: Checkstep | moderation workflow and DSA reports | a monthly fee by volume
rival: Cinder | case tools for trust teams | a yearly contract
rival: ActiveFence (Alice) | threat intelligence and moderation | a yearly contract
system: PhotoDNA | matches known abuse images, with access by approval only
system EU: the DSA Transparency Database | takes each statement of reasons from platforms
system: StopNCII | shares hashes of intimate images people want gone
system: device fingerprints | tell a banned man from his new account
today: a small team works a queue in a home-made admin page, with user reports sorted by time
cost: a predator stays active over the weekend, and a journalist or regulator asks why
pain: romance scammers pass selfie checks and move victims to WhatsApp within minutes
pain: moderators see the worst images for low pay and leave within the year
pain: age checks lose a large part of honest sign-ups at the selfie step
channel: TrustCon and its association | safety leads know each other and share vendor stories
channel: compliance lawyers | counsel names a vendor when the risk assessment is due
channel: app developers' forums | nobody buys faster than an app that the App Store has just pulled
cycle: 6-26 weeks | a regulator's letter or a bad headline starts it, and a shadow test on old cases decides
price: an image or text check | 0.5-2 USD | thousand items
price: an age or identity check | 0.1-1.5 USD | user
rule US: TAKE IT DOWN Act | intimate images go within days of a valid request, deepfakes too
rule EU: Digital Services Act | removals need reasons and appeal, and minors need a high level of privacy and safety
rule GB: Online Safety Act codes | highly effective age checks and hash matching are required where risk is found
rule IN: IT Rules | intimate images go within a day of complaint, and labels for synthetic media are required
season: election months and school holidays raise reports, and statutory dates set the buying
next: law-enforcement response desks | transparency reports | wellness tools for moderators
fail: models tuned on English missed slurs in Hindi and Arabic, and the customer learnt it from the press
fail: moderation vendors with one giant platform as customer fell when it took the queue in-house
lately: age checks became law in Britain, Australia and many American states, which made a market in months
economics: 50-75 | 0.5-2 | 5000-25000 USD
ask: What are recall and false alarms on the customer's own old cases? | Which duty of which code does it meet, and who signs for that? | In which languages does it work as well as in English?
grade: low
# couples: couples, long distance and relationship help
words: couples app, couples, married couple, relationship app, relationship coach, marriage counselling, marriage counselor, couples therapy, long distance relationship, date night, date night ideas, love language, anniversary reminder, newlyweds, marriage prep, premarital course, breakup, break-up recovery, intimacy app, sex therapist, sexual wellness, shared calendar for couples, chores between partners, mental load, relationship questions, relationship quiz, partner communication, fight with my partner, polyamory, paartherapie, thérapie de couple, terapia de pareja, long-distance gift, engaged couples
job: talk about what matters before it becomes a fight
buyer: couples in long relationships
user: partners and relationship coaches
run: couples in distance or strain | couples stay with the coach whose homework they did on the sofa without a quarrel | evening hours, refunds after break-ups and adverts for a shy topic eat the package fee
rival: Paired | daily questions and courses for couples | per couple a month
rival: Lasting (Talkspace) | marriage exercises on the phone | per couple a month
rival US: Ours | couples therapy with short lessons | per session or package
rival: Agapé | a daily question for both partners | a yearly plan above a free version
rival: The Gottman Institute | workshops and card decks for couples | a price per workshop
rival: Between | a private chat and album for a pair | a monthly plan above a free version
system: WhatsApp | already holds the couple's photos, fights and plans
system: Google Calendar | shows that there is no free evening
system: PREPARE/ENRICH | scores the questionnaire that many priests and counsellors use
system: Apple Health sharing | passes cycle and sleep only when both agree
today: one partner buys a book, sends podcast links at night and proposes therapy after the worst fight
cost: years pass between the first trouble and the first session, and by then one has left inside
pain: one partner downloads and the other never opens it
pain: therapists see couples on weekday mornings and insurance does not pay
pain: date night ends on the sofa because neither wanted to plan it
channel: wedding planners, priests and registrars | engaged couples must meet one of these anyway
channel: therapists with waiting lists | a therapist gives couples homework until a slot is free
channel: relationship creators on Instagram | couples send each other the clip instead of the talk
cycle: 1-3 weeks | one partner starts a trial the evening after a quarrel
price: a couples app | 5-15 USD | couple a month
price: a couples session | 100-250 USD | session
rule US: State therapist licences | coaching may not call itself therapy, and some states bar machine therapists
rule EU: GDPR special data | sex life and orientation are special data that need explicit consent
rule GB: CAP Code | claims to save a marriage need evidence before the ASA
rule IN: Mental Healthcare Act | clinicians must be registered, and family courts refer couples to counsellors
season: January, Valentine's week and the weeks after summer holidays bring couples in
next: parenting talks | gifts and date bookings | money talks
fail: apps lost both users as soon as one stopped answering
fail: Relish and others sold coaching by chat that cost more than the plan
lately: partners ask a chat model about the fight first, and courts and states look at machine therapy
economics: 55-80 | 8-15 | 15-70 USD
ask: In what share of pairs do both still answer after a month? | What happens when an answer shows violence at home? | Why is it better than a question asked at dinner?
grade: low
# live-rooms: live streams, voice rooms and gifting
words: live streaming app, voice chat room, voice room, audio room, live host, streamer agency, talent agency live, virtual gifts, gifting, coins and diamonds, live video chat, random video chat, stranger chat, party room, pk battle, karaoke app, sing together, watch together, group video, game voice chat, ludo voice chat, bigo, host recruitment, live dating show, live shopping host, family guild, top-up coins, coin reseller, majlis app, chatroom, clubhouse style, livestream moderation, streamer earnings
job: keep hosts live each evening and gifts flowing without fraud
buyer: live app operators
user: hosts and agency managers
run: fans, gifters and live hosts | fans follow the host who says their name, and hosts follow the agency that pays on Friday | store shares, host bonuses and charged-back gifts eat the agency's diamonds
rival: Bigo Live | streams with gifts and agencies | a share of gifts
rival: TikTok Live | gifts inside the video feed | a share of gifts
rival: Yalla | voice rooms in the Arab world | coins and memberships
rival: Azar (Hyperconnect) | video chats with strangers | coins per match
rival: Twitch | long streams with subscriptions | a share of subscriptions and bits
rival IN: FRND | hosted voice chats in Indian languages | coins by minute
system: Agora | carries voice and video by the minute
system: in-app purchase | takes its cut of each coin pack
system: coin resellers | sell top-ups by bank transfer and beat the store's price
system: moderation vendors | watch rooms in languages the operator cannot speak
today: an agency signs hosts in chat groups, keeps their hours in a sheet and pays diamonds out by wallet
cost: a few whales carry a room, and one stolen card wipes out the month's gifts
pain: hosts leave in a group when a rival app offers a signing bonus
pain: a scene in one room brings the app store's warning to the whole app
pain: payouts to hosts in many countries fail on names and banks
channel: talent agencies for hosts | one agency moves its hosts in a weekend
channel: game guilds and karaoke circles | friends follow the captain's room
channel: short video clips of live scenes | viewers come to see how the quarrel ends
cycle: 1-10 weeks | an agency tests with a few hosts for one payout cycle
price: voice and video minutes | 1-4 USD | thousand minutes
price: agency software | 50-400 USD | agency a month
rule US: Section 2257 | adult rooms need age records, and states sue over minors and gifts
rule EU: Digital Services Act | notice, appeals and protection of minors apply, dark gifting patterns are watched
rule GB: Online Safety Act | live rooms need risk assessments, and children must be kept from gifting
rule IN: IT Rules on intermediaries | grievance officers, quick takedown and blocked apps are the daily risk
season: Ramadan nights, Chinese New Year and yearly galas make the gift peaks
next: host training | host payouts | live shopping
fail: audio rooms such as Clubhouse emptied when hosts had no income and evenings returned
fail: Omegle closed under the weight of abuse cases
lately: app store rulings opened outside payment in some countries, which changes the coin margin
economics: 20-45 | 10-18 | 1-15 USD
ask: What share of gifts comes from the top few payers? | How long does a host stay, and what makes the agency move? | Who watches a room at night in its own language?
grade: low
# group-gifts: birthdays, group gifts and greetings
words: group gift, group gifting, birthday reminder, birthday app, greeting card, e-card, ecard, group card, farewell card, leaving card, office collection, whip-round, wish list, wishlist, gift registry, baby shower list, secret santa, gift exchange, gift ideas, gift finder, video greeting, celebrity greeting, surprise party, gift card shared, shagun, money envelope, red packet, rakhi gift, birthday cash pot, cagnotte, wichteln, amigo secreto, thank-you notes, birthday video montage, chip in together
job: gather friends, money and kind words before the birthday
buyer: organisers among friends and colleagues
user: friends and team assistants
run: colleagues, godparents and party guests | organisers choose the shop whose card reached everybody in time and whose gift was no mug | card fees on small shares, late couriers and unsold seasonal stock eat the gift margin
rival: Kudoboard | group cards for teams and families | a price per board or a yearly plan
rival: GroupGreeting | group e-cards for offices | a price per card
rival GB: Moonpig | printed cards with gifts | a price per card
rival: Elfster | gift draws and wish lists | nothing to users, with shops paying commission
rival EU: Leetchi | money pots for gifts, from France | a share of the pot
rival: Cameo | short greetings by celebrities | a share of each video
system: Slack | tells the team and spoils the surprise when posted in the wrong channel
system: Amazon wish lists | hold the wish and hide the address
system: PayPal | collects the shares and reminds nobody
system: phone contacts | know the birthday of few friends and the address of none
today: one colleague walks round with an envelope and a card, and a cousin opens a chat without the birthday child
cost: the organiser pays the missing share, and the card for remote colleagues stays thin
pain: late payers promise cash and the gift must be ordered tonight
pain: the surprise leaks because the link shows in a shared chat
pain: gift cards gather dust in a drawer and the balance lapses
channel: office assistants and people teams | one assistant sends a card for each farewell in the firm
channel: the cards themselves | each signer sees the tool and has a birthday to plan
channel: gift guides and parents' chats | parents organise the teacher's gift each summer
cycle: 1-2 weeks | an organiser pays on the evening before the date, a firm after a year of single cards
price: a group card | 5-15 USD | card
price: a company plan | 50-400 USD | company a month
rule US: Gift card rules | balances may not lapse within years, and states claim unused sums
rule EU: Payment Services Directive | whoever holds the pot needs a licence or a partner bank
rule GB: Electronic Money Regulations | pots held for others need safeguarding by an authorised firm
rule IN: RBI prepaid instrument rules | gift balances are capped and issued only by authorised firms
season: Christmas draws, Rakhi and Diwali, farewells in summer and the end of the school year
next: gift delivery | party invitations | staff anniversaries
fail: social gifting through Facebook shut when people bought a card once and forgot the app
fail: Cameo's greetings fell when the pandemic birthdays on screens ended
lately: remote teams made signed online cards normal, and instant transfers replaced the envelope
economics: 40-80 | 4-10 | 1-15 USD
ask: How many signers start a card of their own within a year? | Who holds the money until the gift is bought? | What does the organiser do when a share is missing?
grade: low
`,
  facts: socialDatingFacts,
  wordings: socialDatingWordings,
  jobs: socialDatingJobs,
});
