import { readField } from './reading/read-field.ts';

export const gaming = readField('gaming', {
  niches: `
# indie-singleplayer: indie games for PC and console
words: indie game, indie games, indie developer, solo developer, steam game, cozy game, cosy game, farming sim, roguelike, deckbuilder, metroidvania, platformer, horror game, puzzle game, narrative game, visual novel, pixel art, strategy game, city builder, wishlists, game demo, steam next fest, game jam, nintendo switch game
job: make a game that strangers wishlist before it ships and recommend after
buyer: players on Steam
user: players of the genre
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
next: console ports
next: soundtracks
next: Chinese localisation
fail: the scope grew for years without a public demo, and the market had moved to another genre
fail: teams counted on a publisher's advance that went with the publisher's own layoffs
lately: publishers sign less, so small teams ship short games at small prices and update what catches fire
margin: 55-70
churn: 60-85
cac: 0.5-4 USD
ask: How many wishlists came from the demo, and how fast do they grow without posts?
ask: Which recent game would its fans name, and how many reviews did that one get?
ask: What does a stranger understand from the first GIF with the sound off?
grade: medium

# multiplayer-ugc: co-op and player-made games
words: multiplayer game, co-op game, online game, mmo, survival game, party game, battle royale, roblox experience, roblox, roblox game, fortnite creative, uefn, minecraft server, minecraft mod, game mods, ugc games, game server, gaming guild, fps shooter, proximity chat, friends game, social game, metaverse, voice chat game, vr game
job: give a group of friends a reason to come back next Friday
buyer: players with friend groups
user: players in friend groups
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
next: level editors
next: toys from a hit
next: server hosting
fail: ambitious small MMOs spent the budget on servers and had no players left to meet each other
fail: play-to-earn worlds lost their players when the token stopped rising
lately: cheap co-op games with proximity voice spread by clips and outsell far bigger productions
margin: 45-70
churn: 15-35
cac: 0.5-3 USD
ask: Is it fun for a pair of friends when the public lobby is empty?
ask: What makes one player pull in the rest of the group?
ask: Who moderates voice chat on the second weekend?
grade: low

# mobile: mobile free-to-play games
words: mobile game, casual game, hyper-casual, hybrid-casual, puzzle mobile, match three, merge game, idle game, word game, trivia game, kids game, free to play, in-app purchase, rewarded ads, live ops, user acquisition, app store game, android game, telegram game, playable ad, gacha, ludo, rummy, teen patti, carrom, phone game, candy crush
job: buy players for less than they spend and keep them past the first week
buyer: mobile players
user: mobile players
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
next: web shops with direct payment
next: licensed characters
next: playable adverts for others
fail: many hyper-casual studios died when tracking consent raised install prices above what adverts paid
fail: Indian real-money studios closed or turned to free games within days of the ban
lately: web shops outside the app stores take a rising part of payments since courts opened the link
margin: 60-75
churn: 40-70
cac: 0.5-6 USD
ask: What are next-day and first-week retention on paid traffic, not on friends?
ask: How many months until a cohort pays back its installs, after ad-network shares?
ask: Which advert concept found the game, and what did the next ones cost?
grade: medium

# studio-tools: tools and services for game studios
words: game studio tools, game dev tools, game engine plugin, unity asset, unreal plugin, playtesting, playtest, game qa, game testing, game analytics, game localization, npc ai, procedural generation, animation tool, 3d assets, motion capture, game audio, level design tool, build pipeline, crash reporting, game backend, game art outsourcing, player support games, live ops tool
job: save a studio build, test or art time without breaking the pipeline
buyer: technical directors of studios
user: technical artists
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
next: crash monitoring
next: certification tests
next: player support
fail: engines and middleware bet on one studio hit, and its cancellation took the whole income
fail: NPC chat demos impressed at trade fairs but cost too much per player hour to ship
lately: layoffs shrank tool budgets, while Unity's fee quarrel sent small studios to Godot
margin: 55-85
churn: 1-4
cac: 800-9000 USD
ask: Which shipped game used it, and what did the lead remove when he took it in?
ask: What happens on the next engine upgrade?
ask: Does the saving show in build minutes, tester days or art days?
grade: low

# esports: esports teams and tournaments
words: esports, e-sports, esports tournament, gaming tournament, competitive gaming, esports team, gaming cafe, lan party, esports coaching, aim trainer, scrims, rank up, valorant, counter-strike, league of legends, bgmi, fighting game, school esports, university esports, tournament organiser, match betting esports, replay analysis, shoutcaster
job: run brackets and practice that players trust, with a sponsor who pays for them
buyer: tournament organisers
user: competitive players
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
next: coaching marketplaces
next: gaming-cafe management
next: anti-cheat
fail: franchise leagues sold slots at prices that sponsorship never earned back, as Overwatch League showed
fail: platforms lost everything when a publisher moved the game to its own client
lately: Saudi money buys organisers and prize pools while Western sponsors cut budgets
margin: 25-55
churn: 4-10
cac: 2-30 USD
ask: Under which publisher licence do you run, and who can end it?
ask: Who pays when there is no sponsor, the player or the venue?
ask: How is cheating judged within the minutes before the next round?
grade: low

# tabletop: board games and role-playing games
words: board game, board games, tabletop, card game, party game cards, kickstarter game, crowdfunding game, miniatures, dungeons and dragons, tabletop rpg, rpg dice, game cafe, chess set, family game, board game cafe, trading card game, magic the gathering, pokemon cards, game designer, prototype cards, game rules, print and play, dungeon master, game night
job: get a game from prototype night to shipped box without losing on freight
buyer: backers and hobby shops
user: hobby gamers
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
next: expansions
next: digital versions
next: game cafes
fail: creators promised free shipping worldwide and spent the next print run on postage
fail: app-supported games ended when nobody paid to update the app
lately: American tariffs on Chinese goods stopped shipments, raised prices and closed some publishers
margin: 30-60
churn: 70-90
cac: 3-20 USD
ask: What is landed cost per box at the first print run, tariff and pick-and-pack included?
ask: Can strangers learn it from the rulebook while nobody speaks?
ask: How many people on the list would pledge on the first day?
grade: medium

# arcades-escape: arcades, VR rooms and escape rooms
words: escape room, escape game, arcade, video arcade, arcade machine, claw machine, crane game, pinball, vr arcade, vr centre, virtual reality arcade, laser tag, game master, gamemaster, escape room owner, puzzle room, internet cafe, cyber cafe, lan house, pc bang, playstation lounge, ps5 lounge, hourly gaming, simulator centre, racing simulator, redemption tickets, prize machine, coin-op, warnet, game zone, family entertainment centre, immersive experience, murder mystery game
job: fill rooms and machines on weekdays and keep each prop and cabinet working
buyer: owners of escape rooms and arcades
user: game masters
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
next: birthday packages
next: team-building for firms
next: portable rooms for schools
fail: VR arcades paid for large halls and found that guests tried it once as a novelty
fail: franchise rooms shipped the same puzzles everywhere, and answers were on the net
lately: owners replace hint-typing staff by tablets, and competitive bars with darts and shuffleboard take the office party
margin: 55-70
churn: 2-5
cac: 150-900 USD
ask: What share of slots from Monday to Thursday is sold?
ask: How long does a reset take, and which prop breaks most?
ask: What does a group do here after it has played each room?
grade: low

# top-ups-items: game top-ups, skins and gift cards
words: game top-up, mlbb diamonds, uc top up, free fire diamonds, mobile legends, robux gift card, game credits, gift card resale, gaming voucher, skin trading, cs skins, skin marketplace, account trading, game account seller, boosting, game coins, in-game currency, gold farming, rental accounts, joki, top up reseller, steam wallet, game key, cd key, key reseller, item shop, nft game items, pin code voucher, codashop alternative
job: sell coins, keys and skins that arrive at once and are not charged back
buyer: resellers of game credit
user: players without a credit card
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
next: web shops for publishers
next: fraud checks for sellers
next: phone credit
fail: key marketplaces lost publishers' trust when stolen keys were refunded at the studio's cost
fail: token economies paid players from newcomers' money and stopped with the newcomers
lately: publishers run their own web shops since app stores must allow links, and cut out the small panel
margin: 5-25
churn: 4-10
cac: 2-30 USD
ask: Is the credit bought from the publisher by contract, or from a panel of unknown source?
ask: What share of card orders is charged back, and who bears it?
ask: What happens on the day the publisher forbids the resale?
grade: low

# serious-games: games for schools, training and health
words: serious game, educational game, learning game, gamification, classroom game, maths game, history game, game-based learning, training simulation, simulation game, rehab game, therapy game, game for adhd, exergame, brain training, museum game, quiz game for class, escape game for school, minecraft education, safety training vr, game for stroke patients, edutainment, game for change, health game, coding game for children, simulation for nurses
job: make practice fun enough to repeat and prove that something was learnt
buyer: training and curriculum buyers
user: pupils, trainees and patients
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
next: teacher dashboards
next: lesson packs
next: exhibition installations
fail: Akili sold a cleared game that insurers would not pay for, and left the prescription model
fail: chocolate-covered drills bored pupils once the badges were earned
lately: schools cut screen time and free licences, so buyers ask for evidence and offline classroom play
margin: 40-75
churn: 2-5
cac: 100-2500 USD
ask: What does a player do differently in the real task afterwards, and who measured it?
ask: Who pays in the year after the grant?
ask: Would a child pick it up without a teacher in the room?
grade: low
`,
  facts: `
steam-direct-fee@valve | Fee to put one game on Steam | listing a game on Steam costs a recoupable # | 100 | USD | fee | global | 2017 | Valve, Steam Direct | medium | indie-singleplayer, multiplayer-ugc
steam-refund-window@valve | Playing time after which Steam refunds end | players may refund a game they played for less than # | 2 | hours | limit | global | 2015 | Valve, Steam refund policy | medium | indie-singleplayer
steam-releases@steamdb | Games released on Steam in a year, SteamDB | SteamDB counted about # games released on Steam in one year | 18900 | games | count | global | 2024 | SteamDB | low | indie-singleplayer, multiplayer-ugc
steam-releases@vgi | Games released on Steam in a year, Video Game Insights | Video Game Insights counted about # games in the same year | 18600 | games | count | global | 2024 | Video Game Insights | low | indie-singleplayer, multiplayer-ugc
steam-indie-median@vgi | What the middle indie game earns on Steam | the middle indie game on Steam earned less than # in its life | 4000 | USD | estimate | global | 2021 | Video Game Insights | low | indie-singleplayer
itch-share@itch | Default share of itch.io | itch.io keeps # of a sale unless the seller changes it | 0.1 | share | fee | global | 2015 | itch.io | medium | indie-singleplayer
epic-free-tier@epic | Sales on which the Epic store takes nothing | Epic takes no share of the first # a game earns in a year | 1000000 | USD | limit | global | 2025 | Epic Games Store | medium | indie-singleplayer, multiplayer-ugc
unity-personal-cap@unity | Income up to which Unity is free | Unity Personal stays free up to # of yearly income and funding | 200000 | USD/year | limit | global | 2024 | Unity | medium | indie-singleplayer, studio-tools
gb-vgec-rate@hmrc | British credit for game spending | British studios get a taxable credit of # on qualifying spend | 0.34 | share | limit | GB | 2024 | HMRC, Video Games Expenditure Credit | medium | indie-singleplayer, studio-tools
roblox-payouts@roblox | What Roblox paid its creators | Roblox paid creators # in one year | 923000000 | USD/year | spend | global | 2024 | Roblox annual report | medium | multiplayer-ugc
roblox-devex@roblox | Robux needed before a creator can cash out | a creator must earn # Robux before cashing out | 30000 | Robux | limit | global | 2023 | Roblox DevEx terms | medium | multiplayer-ugc
epic-coppa@ftc | Penalty of Epic for children's privacy in Fortnite | Epic paid a record penalty over children's data and open voice chat in Fortnite | - | - | statement | US | 2022 | US Federal Trade Commission | medium | multiplayer-ugc, mobile
gb-osa-fine@ofcom | Highest fine under the Online Safety Act | Ofcom can fine an unsafe service up to # or a share of turnover | 18000000 | GBP | limit | GB | 2023 | Online Safety Act 2023 | medium | multiplayer-ugc
apple-small-share@apple | Apple's share for small developers | Apple keeps # from developers under its small-business limit | 0.15 | share | fee | global | 2021 | Apple App Store Small Business Program | medium | mobile
att-opt-in@flurry | Phone users who allow tracking on iOS, Flurry | Flurry measured # of users allowing an app to track them | 0.25 | share | share | global | 2022 | Flurry Analytics | low | mobile
att-opt-in@adjust | Phone users who allow tracking on iOS, Adjust | Adjust measured # of users allowing an app to track them | 0.34 | share | share | global | 2023 | Adjust | low | mobile
day-one-retention@gameanalytics | Next-day retention of good mobile games | the best quarter of mobile games keeps about # of players on the next day | 0.27 | share | share | global | 2024 | GameAnalytics Mobile Gaming Benchmarks | low | mobile
in-money-ad-fine@meity | Fine for advertising money games in India | advertising a money game in India can cost up to # | 5000000 | INR | limit | IN | 2025 | Promotion and Regulation of Online Gaming Act 2025 | medium | mobile, esports
in-gamers@lumikai | Gamers in India | India had about # gamers in the fiscal year | 591000000 | gamers | estimate | IN | 2024 | Lumikai State of India Gaming | low | mobile, esports
eu-ad-minors@dsa | Adverts to minors in the European Union | platforms may not show minors adverts based on profiling | - | - | statement | EU | 2024 | Regulation (EU) 2022/2065 (DSA), Art. 28 | medium | mobile, multiplayer-ugc
gdc-laid-off@gdc | Developers laid off in the past year | # of surveyed developers were laid off in the past year | 0.11 | share | share | global | 2025 | GDC State of the Game Industry | medium | studio-tools
gdc-ai-negative@gdc | Developers who see generative AI as harmful | # of surveyed developers thought generative AI harms the industry | 0.3 | share | share | global | 2025 | GDC State of the Game Industry | medium | studio-tools
games-layoffs@noor | Game jobs cut in a year | trackers counted about # game jobs cut in one year | 14600 | game jobs | estimate | global | 2024 | Farhan Noor, Game Industry Layoffs tracker | low | studio-tools
esl-faceit-price@savvy | What Savvy paid for ESL and FACEIT | Saudi-owned Savvy paid # for ESL and FACEIT together | 1500000000 | USD | spend | global | 2022 | Savvy Games Group | medium | esports
ewc-prizes@ewcf | Prize money of the Esports World Cup | the Esports World Cup offered more than # in prizes | 70000000 | USD | spend | global | 2025 | Esports World Cup Foundation | medium | esports
dota-prize-peak@valve | Largest prize pool of The International | Dota's championship reached a prize pool of # at its peak | 40000000 | USD | spend | global | 2021 | Valve | medium | esports
kickstarter-fee@kickstarter | Kickstarter's share of a funded campaign | Kickstarter takes # of a funded campaign before card fees | 0.05 | share | fee | global | 2024 | Kickstarter | medium | tabletop
kickstarter-tabletop@kickstarter | Pledges for tabletop games on Kickstarter | backers pledged about # to tabletop projects on Kickstarter in one year | 220000000 | USD/year | spend | global | 2024 | Kickstarter | low | tabletop
spiel-visitors@spiel | Visitors of Spiel Essen | Spiel Essen drew about # visitors in one October | 204000 | visitors | count | DE | 2024 | SPIEL Essen | medium | tabletop
us-toy-test-age@cpsc | Age below which a game needs child-product tests | games meant mainly for children of # or younger need third-party tests | 12 | years | limit | US | 2008 | Consumer Product Safety Improvement Act | medium | tabletop
eu-toy-age@ec | Age below which a game counts as a toy | play products for children under # fall under European toy law | 14 | years | limit | EU | 2011 | Directive 2009/48/EC on toy safety | medium | tabletop
us-players@esa | Americans who play video games | # Americans play video games every week | 190600000 | Americans | count | US | 2024 | Entertainment Software Association | medium | *
gb-crane-stake@gc | Stake limit of British crane grabs | a British crane machine may take at most # a play | 1 | GBP | limit | GB | 2009 | Gambling Commission, category D machines | medium | arcades-escape
gb-crane-prize@gc | Prize limit of British crane grabs | the prize in a British crane machine may be worth at most # | 50 | GBP | limit | GB | 2009 | Gambling Commission, category D machines | medium | arcades-escape
koszalin-fire@poland | Fire deaths that changed escape-room rules | a fire in a Polish escape room killed a group of girls, and inspectors closed many rooms after it | - | - | statement | PL | 2019 | Polish State Fire Service | medium | arcades-escape
us-amusement-pay@bls | Median hourly pay of American amusement attendants | American amusement and recreation attendants earn a median of about # an hour | 14 | USD/hour | wage | US | 2023 | BLS Occupational Employment and Wage Statistics | low | arcades-escape
steam-market-fee@valve | Valve's cut of a Counter-Strike item sale | Steam and the game together keep # of a Counter-Strike item sale | 0.15 | share | fee | global | 2024 | Steam Community Market FAQ | medium | top-ups-items
steam-trade-hold@valve | How long a traded skin can be reversed | a traded Counter-Strike item can be taken back within # | 7 | days | limit | global | 2025 | Valve, Steam Trade Protection | medium | top-ups-items
us-gift-card-expiry@card-act | Least life of an American gift card | money on an American gift card must last at least # | 5 | years | limit | US | 2010 | Credit CARD Act of 2009 | medium | top-ups-items
endeavor-clearance@fda | First game cleared as a treatment | the FDA cleared a video game as a treatment for attention deficit for the first time | - | - | statement | US | 2020 | FDA De Novo DEN200026 | medium | serious-games
kahoot-price@goldman | Price of Kahoot in its buyout | a group led by Goldman Sachs took Kahoot private for about # | 1720000000 | USD | price | NO | 2023 | Kahoot and Goldman Sachs Asset Management offer | medium | serious-games
us-coppa-age@ftc | Age below which American children need consent online | American children under # need a parent's consent before data is taken | 13 | years | limit | US | 2000 | COPPA Rule, 16 CFR Part 312 | medium | serious-games
in-child-age@dpdp | Age below which Indian users count as children | Indian users under # count as children and need a parent's consent | 18 | years | limit | IN | 2023 | Digital Personal Data Protection Act 2023 | medium | serious-games
`,
});
