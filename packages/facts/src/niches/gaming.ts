import { gamingFacts } from './facts/gaming.ts';
import { gamingJobs } from './jobs/gaming.ts';
import { readField } from './reading/read-field.ts';
import { gamingWordings } from './wordings/gaming.ts';

export const gaming = readField('gaming', {
  niches: `
# indie-singleplayer: indie games for PC and console
words: indie game, indie games, indie developer, solo developer, steam game, cozy game, cosy game, farming sim, roguelike, deckbuilder, metroidvania, platformer, horror game, puzzle game, narrative game, visual novel, pixel art, strategy game, city builder, wishlists, game demo, steam next fest, game jam, nintendo switch game
job: make a game that strangers wishlist before it ships and recommend after
buyer: players on Steam
user: players of the genre
run: players of one beloved genre | players wishlist the demo whose first minutes feel like nothing they played before | the store's cut, deep sales and another year of unpaid polishing eat the launch money
rival: Devolver Digital | publishing for odd, well-marketed indie games | a share after recoup
rival: Team17 | publishing of indie games with long sales tails | a share after recoup
rival: ConcernedApe | Stardew Valley, the farming game each cosy title is measured against | once per copy
rival: Raw Fury | funding and publishing for small studios | a share after recoup
rival: Hooded Horse | strategy games with fair terms and big demos | a publisher's share
system: Steamworks | runs the store page, wishlists and refunds
system: Nintendo lotcheck | must pass the build before a Switch date holds
system: Unity | decides what exports and what licence fee follows
system: Itch.io | hosts jam builds and early demos
today: a solo developer posts GIFs, enters Next Fest with a demo and watches the wishlist count each morning
cost: years of evenings end in a launch week that does not pay one month of rent
pain: the store page goes up weeks before launch, so Steam has no reason to show the game
pain: streamers ask for a hook in the first minutes, and the demo opens with a tutorial
pain: a launch beside a big sequel or inside a seasonal sale drowns the front page
channel: Steam Next Fest | a demo gathers wishlists that the store algorithm counts
channel: genre creators on YouTube | one cosy or horror channel reaches exactly the people who buy
channel: Discord playtests | short clips show whether the hook reads without words
cycle: 1-40 weeks | a player buys in a sale after months on the wishlist, a publisher signs after a playable slice
price: a small indie game | 5-15 USD | copy
price: a larger indie game | 20-30 USD | copy
rule US: FTC endorsement guides | streamers who are paid for a video must say so
rule US: ESRB | consoles want an age rating before release
rule EU: Digital Content Directive | a game must work as described, with updates for as long as a player may expect
rule GB: Video Games Expenditure Credit | a cultural test certificate brings back part of the core spend
rule IN: GST on digital goods | foreign stores collect GST on each copy sold to an Indian player
season: the summer and winter sales bring most copies after launch, and October belongs to horror
next: console ports | soundtracks | Chinese localisation
fail: the scope grew for years without a public demo, and the market had moved to another genre
fail: teams counted on a publisher's advance that went with the publisher's own layoffs
lately: publishers sign less, so small teams ship short games at small prices and update what catches fire
economics: 55-70 | 60-85 | 0.5-4 USD
ask: How many wishlists came from the demo, and how fast do they grow without posts? | Which recent game would its fans name, and how many reviews did that one get? | What does a stranger understand from the first GIF with the sound off?
grade: medium
# multiplayer-ugc: co-op and player-made games
words: multiplayer game, co-op game, online game, mmo, survival game, party game, battle royale, roblox experience, roblox, roblox game, fortnite creative, uefn, minecraft server, minecraft mod, game mods, ugc games, game server, gaming guild, fps shooter, proximity chat, friends game, social game, metaverse, voice chat game, vr game
job: give a group of friends a reason to come back next Friday
buyer: players with friend groups
user: players in friend groups
run: friend groups and young players | friend groups buy what makes them laugh on voice chat and lets the whole party join | servers, moderators and content drops for an emptying lobby eat the coins spent
rival: Roblox | player-made games with an own currency | a share of Robux
rival: Epic Games | Fortnite islands paid by engagement | nothing to creators
rival: Zeekerss | Lethal Company, the co-op horror game friends streamed to each other | once per copy
rival: Facepunch | sandbox games with modders as studios | once per copy
rival: Overwolf (CurseForge) | mods and in-game apps | a share of advert income
system: Epic Online Services | gives lobbies, invites and voice free of charge
system: PlayFab | stores accounts, matchmaking and inventory
system: Easy Anti-Cheat | keeps public lobbies playable
system: Discord | is where the group decides what to play
today: friends hop between free games on Discord until somebody buys a cheap co-op game for the whole group
cost: empty lobbies in the second week kill a game that reviewers liked
pain: matchmaking needs players in each region at each hour, and a small game has them only on launch day
pain: cheaters and slurs arrive before the first patch, and moderation lands on the designer
pain: Roblox hits last weeks, then a clone with a louder icon takes the traffic
channel: groups of streaming friends | a funny failure on voice chat sells copies by the group
channel: recommendations inside Roblox | the home-page algorithm lifts what keeps sessions long
channel: existing mod communities | players of a mod follow it into its own game
cycle: 1-6 weeks | one friend decides for the group in an evening
price: a co-op game | 5-15 USD | copy
price: a private server | 3-12 USD | player a month
rule US: COPPA | voice chat and purchases of children need a parent's consent and safe defaults
rule EU: Digital Services Act | minors need private defaults and may not be profiled for adverts
rule GB: Online Safety Act | a game with chat is a user-to-user service and needs risk assessments on record
rule IN: Online Gaming Act | wagering with real money is banned, so skins with cash-out need care
season: school holidays fill servers, and Christmas gift cards are spent in January
next: level editors | toys from a hit | server hosting
fail: ambitious small MMOs spent the budget on servers and had no players left to meet each other
fail: play-to-earn worlds lost their players when the token stopped rising
lately: cheap co-op games with proximity voice spread by clips and outsell far bigger productions
economics: 45-70 | 15-35 | 0.5-3 USD
ask: Is it fun for a pair of friends when the public lobby is empty? | What makes one player pull in the rest of the group? | Who moderates voice chat on the second weekend?
grade: low
# mobile: mobile free-to-play games
words: mobile game, casual game, hyper-casual, hybrid-casual, puzzle mobile, match three, merge game, idle game, word game, trivia game, kids game, free to play, in-app purchase, rewarded ads, live ops, user acquisition, app store game, android game, telegram game, playable ad, gacha, ludo, rummy, teen patti, carrom, phone game, candy crush
job: buy players for less than they spend and keep them past the first week
buyer: mobile players
user: mobile players
run: commuters and casual players | people keep the puzzle that fits a bus ride and forgives a missed day | bought installs and the store's share eat what a few big spenders pay
rival: Voodoo | publishing of casual games from outside studios | a share of revenue
rival: King | matching puzzles with endless levels | for in-app purchases
rival: Supersonic (Unity) | tests and publishing for hybrid-casual prototypes | a share of revenue
rival: Dream Games | puzzle games with heavy advertising | for boosters and lives
rival IN: Gametion (Ludo King) | India's board game on the phone | for small extras
system: AppLovin MAX | auctions the ad slot and buys much of the traffic
system: AppsFlyer | says which advert brought the payer
system: Google Play | takes the payment, the share and the decision to feature
system: Firebase | carries remote config and crash reports
today: a small team buys a handful of TikTok installs for a prototype and kills it on day-one retention
cost: installs cost more than the average player ever spends, so growth stops when the budget does
pain: since tracking consent on iPhones nobody knows which advert brought the big spender
pain: ad networks and stores take their share before the studio sees a cent
pain: a clone is on the store within days, with the same icon and a bigger budget
channel: paid installs from AppLovin | creative testing decides, and tired adverts double the price of an install
channel: casual publishers with test portals | a publisher pays for the test and keeps the upside
channel: store featuring | an editor's slot costs nothing and cannot be planned
cycle: 1-2 weeks | a player installs on the spot and pays, if ever, in the first days
price: a starter pack | 1-5 USD | purchase
price: a season pass | 5-10 USD | player a month
rule US: COPPA | child-directed games may not profile players or serve targeted adverts
rule US: Epic v. Apple ruling | American games may link to outside payment
rule EU: CPC virtual currency principles | gems and coins need a price in euros beside them
rule GB: Children's Code | nudges to spend and to stay are judged by the player's age
rule IN: Online Gaming Act | rummy and fantasy for money are closed, while social games and esports may register
season: installs are dear in November and December, and cheap in January when new phones fill up
next: web shops with direct payment | licensed characters | playable adverts for others
fail: many hyper-casual studios died when tracking consent raised install prices above what adverts paid
fail: Indian real-money studios closed or turned to free games within days of the ban
lately: web shops outside the app stores take a rising part of payments since courts opened the link
economics: 60-75 | 40-70 | 0.5-6 USD
ask: What are next-day and first-week retention on paid traffic, not on friends? | How many months until a cohort pays back its installs, after ad-network shares? | Which advert concept found the game, and what did the next ones cost?
grade: medium
# studio-tools: tools and services for game studios
words: game studio tools, game dev tools, game engine plugin, unity asset, unreal plugin, playtesting, playtest, game qa, game testing, game analytics, game localization, npc ai, procedural generation, animation tool, 3d assets, motion capture, game audio, level design tool, build pipeline, crash reporting, game backend, game art outsourcing, player support games, live ops tool
job: save a studio build, test or art time without breaking the pipeline
buyer: technical directors of studios
user: technical artists
run: game studios and solo developers | a studio hires the outside team that delivered the port before certification closed | crunch fixes, console kits and milestone payments held back eat the contract
rival: Perforce | version control for huge art files | per seat a year
rival: PlaytestCloud | recorded playtests with real players | per test or by the year
rival: Heroic Labs (Nakama) | an open-source game backend with hosting | for hosting and support
rival: GameAnalytics | player analytics for mobile games | by volume beyond a free tier
rival: Keywords Studios | testing, localisation and art by the hour | per hour or project
system: Unreal Engine | accepts the tool as a plugin or not at all
system: Jira | holds the bug, the milestone and the blame
system: TeamCity | builds the nightly that everybody waits for
system: the Sony certification list | is what QA tests against before submission
today: a tools programmer writes an editor script, QA logs bugs by hand and builds fail overnight
cost: a broken build leaves artists idle for a morning, and certification failure moves the date
pain: studios lock the engine version a year before ship and refuse any new plugin
pain: generated art starts a fight with artists and a disclosure on the Steam page
pain: each studio's pipeline is its own snowflake, so onboarding turns into consulting
channel: engine asset stores | engineers try a plugin from the asset store before anyone talks price
channel: technical artists on Discord | one clip of a tool in a known engine spreads among peers
channel: publishers with several studios | a publisher imposes one tool on all studios it funds
cycle: 6-30 weeks | a lead tests it between milestones, legal checks the licence, and production starts decide
price: an indie seat | 20-80 USD | seat a month
price: a studio licence | 10000-120000 USD | studio a year
rule US: Copyright Office AI guidance | art without human authorship may not be protected, which publishers ask about
rule EU: GDPR | playtest recordings of minors need a parent's consent and a deletion date
rule GB: Video Games Expenditure Credit | only spend used in the country may count, which shapes outsourcing
rule IN: GST on export of services | art and QA studios bill foreign clients without tax if the undertaking is filed
season: buying opens after GDC in March, and nothing changes from August to the holiday launch
next: crash monitoring | certification tests | player support
fail: engines and middleware bet on one studio hit, and its cancellation took the whole income
fail: NPC chat demos impressed at trade fairs but cost too much per player hour to ship
lately: layoffs shrank tool budgets, while Unity's fee quarrel sent small studios to Godot
economics: 55-85 | 1-4 | 800-9000 USD
ask: Which shipped game used it, and what did the lead remove when he took it in? | What happens on the next engine upgrade? | Does the saving show in build minutes, tester days or art days?
grade: low
# esports: esports teams and tournaments
words: esports, e-sports, esports tournament, gaming tournament, competitive gaming, esports team, gaming cafe, lan party, esports coaching, aim trainer, scrims, rank up, valorant, counter-strike, league of legends, bgmi, fighting game, school esports, university esports, tournament organiser, match betting esports, replay analysis, shoutcaster
job: run brackets and practice that players trust, with a sponsor who pays for them
buyer: tournament organisers
user: competitive players
run: gamers, sponsors and local leagues | players enter the cup that starts on time, pays prizes and bans cheats | venue, casters and prize pools promised before the sponsor signs eat the entry fees
rival: FACEIT (ESL) | matchmaking and leagues for Counter-Strike | by the month
rival: start.gg | brackets of the fighting-game scene | a fee on paid entries
rival: Challengermode | brackets and leagues for brands and communities | by project
rival: Aimlabs | aim training with coaches' drills | by the month beyond a free tier
rival IN: NODWIN Gaming | tournaments and broadcasts in India | by contract
system: the Riot API | gives matches and ranks, within a policy that can change
system: Valve tournament rules | set who may run a ranked Counter-Strike event
system: OBS | carries the broadcast graphics
system: Discord | is the lobby, the help desk and the protest form
today: organisers paste brackets into start.gg, check screenshots of results and argue on Discord at midnight
cost: a disputed no-show holds up the bracket, and the stream shows an empty lobby to the sponsor
pain: publishers own the game and can end a circuit with one blog post
pain: prize money arrives months late and small teams fold before it does
pain: scrim results stay secret, so coaches scout from public replays by hand
channel: university gaming clubs | student admins run the weekly cups and choose the bracket tool
channel: publishers' tournament licences | a licensed partner gets the publisher's player base
channel: gaming cafes | seats by the hour need a reason to come on Tuesday
cycle: 2-20 weeks | an organiser switches between seasons, a brand buys per event
price: a player subscription | 5-12 USD | player a month
price: an organiser platform | 100-1500 USD | event
rule US: state skill-contest laws | entry fees with prizes are lawful only where skill decides, and states differ
rule EU: national gambling laws | an entry fee can be a stake in some countries, and players are often minors
rule GB: Gambling Act | betting by minors and skins as stakes fall under licence law
rule IN: Online Gaming Act | esports are recognised as sport, but stakes are not allowed
season: seasons follow publisher calendars, and school leagues follow terms
next: coaching marketplaces | gaming-cafe management | anti-cheat
fail: franchise leagues sold slots at prices that sponsorship never earned back, as Overwatch League showed
fail: platforms lost everything when a publisher moved the game to its own client
lately: Saudi money buys organisers and prize pools while Western sponsors cut budgets
economics: 25-55 | 4-10 | 2-30 USD
ask: Under which publisher licence do you run, and who can end it? | Who pays when there is no sponsor, the player or the venue? | How is cheating judged within the minutes before the next round?
grade: low
# tabletop: board games and role-playing games
words: board game, board games, tabletop, card game, party game cards, kickstarter game, crowdfunding game, miniatures, dungeons and dragons, tabletop rpg, rpg dice, game cafe, chess set, family game, board game cafe, trading card game, magic the gathering, pokemon cards, game designer, prototype cards, game rules, print and play, dungeon master, game night
job: get a game from prototype night to shipped box without losing on freight
buyer: backers and hobby shops
user: hobby gamers
run: game clubs, families and collectors | players back the box whose rules read clean and whose last campaign arrived unbroken | pledges are fixed at funding while moulds, containers and postage keep getting dearer
rival: Stonemaier Games | family strategy hits such as Wingspan | by the box
rival: Asmodee | board game brands in most hobby shops | a wholesale price
rival: Exploding Kittens | party card games that reached supermarkets | by the box
rival: D&D Beyond | rulebooks and character sheets online | per book and by subscription
rival: Roll20 | virtual tables for role-playing | by the month beyond a free tier
system: Kickstarter | takes the pledge and the first fee
system: BackerKit | collects addresses, add-ons and shipping money
system: BoardGameGeek | holds the rating that hobby buyers read first
system: Panda Game Manufacturing | prints the box in China with a minimum run
today: designers playtest prototypes at conventions, fund on Kickstarter and wait on a container from Shenzhen
cost: freight, tariffs and late pledges turn a funded campaign into a loss on each box
pain: shipping quotes from the campaign no longer hold when the boxes leave the factory a year later
pain: rulebooks fail with strangers, and the designer cannot explain in every living room
pain: shops take a deep discount and order only what distributors already push
channel: board game fairs such as Spiel Essen | players sit down, learn and buy at the same table
channel: board game reviewers on YouTube | hobby buyers wait for a trusted table-side video
channel: a launch-day mailing list | the first hours decide whether Kickstarter lifts the page
cycle: 1-8 weeks | backers decide in the first or last days of a campaign, shops at the next distributor order
price: a party card game | 20-30 USD | box
price: a strategy game | 45-90 USD | box
rule US: CPSIA | games for children need lab tests and certificates
rule US: tariffs on Chinese goods | duties on boxes from Shenzhen change between campaign and delivery
rule EU: General Product Safety Regulation | a responsible person inside the Union must stand on the box
rule GB: Toy Safety Regulations | games for younger ages need the toy file and a mark on the box
rule IN: BIS toy quality order | imported games that count as toys need a BIS licence for the factory
season: campaigns avoid December, Spiel closes October, and family games sell in the weeks before Christmas
next: expansions | digital versions | game cafes
fail: creators promised free shipping worldwide and spent the next print run on postage
fail: app-supported games ended when nobody paid to update the app
lately: American tariffs on Chinese goods stopped shipments, raised prices and closed some publishers
economics: 30-60 | 70-90 | 3-20 USD
ask: What is landed cost per box at the first print run, tariff and pick-and-pack included? | Can strangers learn it from the rulebook while nobody speaks? | How many people on the list would pledge on the first day?
grade: medium
# arcades-escape: arcades, VR rooms and escape rooms
words: escape room, escape game, arcade, video arcade, arcade machine, claw machine, crane game, pinball, vr arcade, vr centre, virtual reality arcade, laser tag, game master, gamemaster, escape room owner, puzzle room, internet cafe, cyber cafe, lan house, pc bang, playstation lounge, ps5 lounge, hourly gaming, simulator centre, racing simulator, redemption tickets, prize machine, coin-op, warnet, game zone, family entertainment centre, immersive experience, murder mystery game
job: fill rooms and machines on weekdays and keep each prop and cabinet working
buyer: owners of escape rooms and arcades
user: game masters
run: birthday groups, tourists and office teams | groups pick the room that reviewers call clever and where no lock was stuck | rent runs all week for Saturdays, and each new room costs a year of tickets to build
rival: Resova | reservations and waivers for escape rooms | by the month
rival: Bookeo | slot calendars and vouchers for rooms | by the month
rival: SpringboardVR | station control and licensed games for VR arcades | per station a month
rival: Embed | cashless cards and redemption for arcades | by site and reader
rival: ggLeap | seat timers and accounts for LAN centres | per seat a month
system: the Steam PC Café Program | licenses commercial play per seat
system: Houdini MC | runs hints, timers and locks in the room
system: the card reader on the cabinet | counts each credit and each ticket paid
today: a game master watches cameras, types hints, resets each lock from a printed list and answers the phone between groups
cost: a maglock that sticks at the finale means a refunded group and a bad review on TripAdvisor
pain: teams play a room once, so the local market is used up within a couple of years
pain: weekday slots stay empty while Saturday turns birthday groups away
pain: a headset or a coin mech fails, and the only person who can solder is off
channel: escape-room enthusiast groups | enthusiasts travel, rank rooms and tell owners what other owners use
channel: amusement trade fairs such as IAAPA | operators walk the fair for cabinets and pick the card system there
channel: builders of rooms and props | the builder hands over the room with the controller he likes
cycle: 1-8 weeks | the owner decides alone, and changes outside the school holidays
price: room reservation software | 40-150 USD | location a month
price: a VR station licence | 40-120 USD | station a month
rule US: ADA | rooms need accessible routes, and locked doors must open at once for fire exit
rule US: state amusement game laws | prize values and claw odds are capped by state, or the cabinet counts as gambling
rule EU: national fire codes | fire officers ask for doors that open from inside since the Koszalin deaths
rule GB: Gambling Act category D | cranes and penny falls have stake and prize caps and need a permit
rule IN: state police licences for game parlours | parlours need a police licence, and video games of chance are refused
season: school holidays, rain and company Christmas parties fill rooms, while exam weeks and sunny May empty them
next: birthday packages | team-building for firms | portable rooms for schools
fail: VR arcades paid for large halls and found that guests tried it once as a novelty
fail: franchise rooms shipped the same puzzles everywhere, and answers were on the net
lately: owners replace hint-typing staff by tablets, and competitive bars with darts and shuffleboard take the office party
economics: 55-70 | 2-5 | 150-900 USD
ask: What share of slots from Monday to Thursday is sold? | How long does a reset take, and which prop breaks most? | What does a group do here after it has played each room?
grade: low
# top-ups-items: game top-ups, skins and gift cards
words: game top-up, mlbb diamonds, uc top up, free fire diamonds, mobile legends, robux gift card, game credits, gift card resale, gaming voucher, skin trading, cs skins, skin marketplace, account trading, game account seller, boosting, game coins, in-game currency, gold farming, rental accounts, joki, top up reseller, steam wallet, game key, cd key, key reseller, item shop, nft game items, pin code voucher, codashop alternative
job: sell coins, keys and skins that arrive at once and are not charged back
buyer: resellers of game credit
user: players without a credit card
run: young players without bank cards | players pay the reseller whose diamonds land before the match begins and who replies at night | thin resale margin, wrong player IDs and charged-back cards eat the day
rival: Codashop | direct top-ups with local wallets in Asia and Latin America | a margin from the publisher
rival: Razer Gold | prepaid game credit sold in shops | a margin from the publisher
rival: G2A | a marketplace of keys from outside sellers | a commission plus fees
rival: Eneba | keys and gift cards with buyer cover | a commission on sales
rival: Skinport | cash sales of Counter-Strike skins | a commission on sales
system: Steam trade | holds items back after each trade and can ban a bot
system: the publisher's top-up API | credits a player ID and reports a wrong one as final
system: local wallets such as GCash | take the small payment that no card would carry
today: a phone-shop reseller collects player IDs on WhatsApp, buys diamonds from a web panel and sends a screenshot
cost: one mistyped player ID or one charged-back card eats the profit of a day of top-ups
pain: stolen cards buy keys, and the chargeback comes after the key was played
pain: Valve changes one trade rule, and skin prices fall overnight
pain: publishers cut reseller panels without notice when grey stock from cheap regions appears
channel: phone shops and warung kiosks | a teenager pays cash where the phone credit is sold
channel: streamers with a creator code | viewers use the code of whoever they watch
channel: guild and clan group chats | one clan leader collects the order of the whole clan
cycle: 1-3 weeks | a reseller loads a small balance and tries a handful of player IDs
price: a reseller's margin on diamonds | 2-8 USD | hundred dollars sold
price: skin marketplace commission | 5-15 USD | hundred dollars sold
rule US: FinCEN prepaid access rules | stored value that moves between people makes a money business
rule EU: PSD2 limited-network exclusion | credit for one game is exempt, while credit for many shops may need a licence
rule GB: Consumer Rights Act | a key that fails must be replaced or refunded, whoever listed it
rule IN: Online Gaming Act | coins that can be turned back into money count as stakes and are banned
season: battle-pass resets, Ramadan, Lunar New Year and birthdays of anniversary events bring the rush
next: web shops for publishers | fraud checks for sellers | phone credit
fail: key marketplaces lost publishers' trust when stolen keys were refunded at the studio's cost
fail: token economies paid players from newcomers' money and stopped with the newcomers
lately: publishers run their own web shops since app stores must allow links, and cut out the small panel
economics: 5-25 | 4-10 | 2-30 USD
ask: Is the credit bought from the publisher by contract, or from a panel of unknown source? | What share of card orders is charged back, and who bears it? | What happens on the day the publisher forbids the resale?
grade: low
# serious-games: games for schools, training and health
words: serious game, educational game, learning game, gamification, classroom game, maths game, history game, game-based learning, training simulation, simulation game, rehab game, therapy game, game for adhd, exergame, brain training, museum game, quiz game for class, escape game for school, minecraft education, safety training vr, game for stroke patients, edutainment, game for change, health game, coding game for children, simulation for nurses
job: make practice fun enough to repeat and prove that something was learnt
buyer: training and curriculum buyers
user: pupils, trainees and patients
run: museums, ministries and training departments | a museum picks the studio whose last game children really played to the end | change requests from a steering board and new tablets each year eat the fixed grant
rival: Kahoot | classroom quizzes and company quizzes | per teacher or host a year
rival: Minecraft Education | school worlds with lesson plans | per user a year
rival: Prodigy | maths battles with paid memberships for families | by family a month
rival: Legends of Learning | short curriculum games from many studios | per school a year
rival: Akili (Virtual Therapeutics) | a cleared attention game | by the month
system: Google Classroom | holds the class list and the assignment
system: LTI | lets a game open and report inside a learning platform
system: xAPI | carries what a trainee did into the record
today: a teacher projects a quiz for the last minutes of class, and a museum pays a studio once for a tablet game
cost: a studio builds on one grant, wins a prize, and the game is dead at the next iPad update
pain: children smell homework, skip the text and shoot the fractions
pain: the ministry wants curriculum codes, the player wants a boss fight
pain: a clinical trial for one therapy game costs more than making it
channel: teachers who share lessons | one enthusiastic teacher carries a game through the staff room
channel: public tenders and foundation calls | museums and ministries buy games by call, with a fixed sum
channel: simulation and safety trainers | a trainer needs a fresh exercise for each yearly refresher
cycle: 4-50 weeks | a teacher starts free tonight, while a district or hospital waits for budget and evidence
price: a school licence | 300-3000 USD | school a year
price: a commissioned training game | 30000-250000 USD | project
rule US: COPPA | pupils below the age line need school consent and no profiling
rule US: FDA device clearance | a game that claims to treat needs clearance for the named condition
rule EU: Medical Device Regulation | rehab games with a medical claim become software devices
rule GB: Children's Code | nudges and streaks for pupils are judged by what is best for the child
rule IN: DPDP Act | children's data needs a parent's verifiable consent, and tracking is barred
season: schools choose in spring, budgets die in July, and museums open games with an exhibition
next: teacher dashboards | lesson packs | exhibition installations
fail: Akili sold a cleared game that insurers would not pay for, and left the prescription model
fail: chocolate-covered drills bored pupils once the badges were earned
lately: schools cut screen time and free licences, so buyers ask for evidence and offline classroom play
economics: 40-75 | 2-5 | 100-2500 USD
ask: What does a player do differently in the real task afterwards, and who measured it? | Who pays in the year after the grant? | Would a child pick it up without a teacher in the room?
grade: low
`,
  facts: gamingFacts,
  wordings: gamingWordings,
  jobs: gamingJobs,
});
