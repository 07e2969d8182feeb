import { trade } from './trade.ts';

export const goodsAndPlacesTrades = [
  trade(
    'proptech',
    `
- | Interest-rate cycle | cycle | high rates freeze sales, and agents and builders stop buying | | buy|sale|sell|agent|mortgage|broker|develop
- | Low transaction frequency | churn | a household moves once in many years and forgets who helped | | home|buyer|tenant|move|seller
- | Local data fragmentation | patchwork | rules, registers and prices sit in a different place in each city
- | Balance-sheet risk in iBuying | capital | owning homes yourself nearly sank those who tried | | buy homes|ibuy|own the home
+ | Rental growth | habit | more people rent for longer, and small landlords do more by themselves | | rent|landlord|tenant|lease|flat|letting
+ | AI leasing assistants | ai | software answers tenants and reads leases at a fraction of an agent's hour | | lease|tenant|letting|rent|answer|contract
+ | Building-efficiency rules | mandate | owners must cut a building's energy use or lose the right to let it | EU,DE,FR,GB,US | energy|heat|building|efficien|retrofit
+ | Commission unbundling | pricing | American agents may no longer hide their fee in the price | US | agent|buyer|commission|broker
§ | Fair Housing Act (US) | rule | the Fair Housing Act reaches every filter and advert | US
§ | RESPA | rule | RESPA forbids fees for sending a buyer along | US | refer|mortgage|title|agent|commission
§ | RERA (India) | rule | RERA registers agents and projects in India | IN
§ | Tenant-deposit and short-let rules by city | rule | deposit and rent rules change from city to city, and so must your answer | | rent|tenant|landlord|deposit|lease|short-?let
§ | NAR settlement commission rules (2024) | rule | the NAR settlement changed who pays an agent, and when it is agreed | US | agent|commission|broker|realtor
`,
  ),
  trade(
    'food-delivery',
    `
- | Thin contribution margin | margin | an order leaves cents after courier and commission
- | Courier classification | policy | courts keep asking whether couriers are staff | | courier|rider|driver
- | Local network effects favour leaders | liquidity | in each city the app with most couriers is the quickest, and wins | | rider|courier|we deliver|home cooks|grocer|lunch
- | Promo wars | acquisition | large apps buy customers with vouchers you cannot match | | order|customer|eater|consumer|meal|lunch
+ | Quick commerce | habit | city people expect groceries within the half hour | | grocer|quick|minutes|dark store|corner
+ | Retail media income | distribution | apps earn by selling the top place in the list | | list|ad\\b|rank|promot
+ | Autonomous delivery pilots | ai | delivery robots drive in a few districts | | robot|drone|autonom
+ | Basket expansion beyond food | habit | delivery apps add pharmacy, flowers and more tablets to each counter
§ | Commission caps in some cities | rule | some American cities cap what apps may take from a restaurant | US | commission|restaurant|kitchen
§ | Gig-worker law (Prop 22, EU Platform Work Directive 2024) | rule | the EU Platform Work Directive presumes that a controlled courier is staff | EU | courier|rider|driver
§ | Food-safety licensing (FSSAI in India) | rule | every kitchen in India needs its FSSAI number | IN
`,
  ),
  trade(
    'restaurant-tech',
    `
- | High restaurant failure rate | churn | many new restaurants and bakeries close within a few years and cancel everything
- | Hardware support cost | trust | a printer that fails on a Saturday night is your call | | print|tablet|hardware|screen|kiosk|terminal|till
- | Payments-margin pressure | margin | Toast and Square earn on payments and give software away
- | Crowded POS field | crowding | every owner has three till sellers on the phone each week
+ | Labour cost automation | labour | staff are dear and scarce, so owners buy what saves a shift
+ | AI phone ordering | ai | machines take phone orders well enough for a busy kitchen | | phone|call|order|voice
+ | Off-premise share | habit | more meals are eaten elsewhere than ordered | | deliver|takeaway|order|pickup|tablet
+ | Integrated capital | funding | till companies lend to owners because they see the takings | | lend|loan|capital|cash|advance
§ | PCI DSS | rule | PCI DSS comes with each card reader | | cards?\\b|payment|terminal
§ | Tip and wage law | rule | tip and overtime rules decide how a shift is paid | US | tip|shift|wage|schedul|payroll
§ | Menu labelling (FDA) | rule | chains must print calories under the FDA's rule | US | menu|label|calor
§ | Card-surcharge and junk-fee rules by state | rule | American states limit fees added at the table | US | fee|surcharge|card
`,
  ),
  trade(
    'travel',
    `
- | Low purchase frequency | churn | people book a holiday once or twice a year and search anew each time
- | Google and OTA ad cost | acquisition | Booking and Expedia outbid everybody for the first click
- | Demand shocks | cycle | a war, a storm or a strike empties the calendar overnight
- | Supplier concentration | gatekeeper | a few airlines and hotel groups decide what you may sell
+ | AI trip planning | ai | travellers ask a chatbot for the plan and come with a finished list | | plan|itinerar|guide|AI|chat
+ | Experiences growth | habit | travellers spend less on the bed and more on what they do | | tour|activit|experience|guide|local|class
+ | Direct-booking push | distribution | hosts want the guest's next stay without a commission | | hotel|guesthouse|host|direct|booking
+ | Blended business-leisure travel | habit | business travellers stay on for the weekend | | business|remote|work|nomad
§ | Package-travel rules (EU, UK) | rule | whoever sells two travel parts together answers for the whole trip | EU,GB
§ | Airline and price-display rules (DOT) | rule | the DOT wants the full price shown first | US | flight|fare|airline|ticket
§ | Short-let licensing by city | rule | cities limit short lets by licence and by night | | short-?let|apartment|rent|airbnb|host
§ | PSD2/PCI | rule | holding a traveller's money brings payment rules | EU,GB | pay|deposit|card
`,
  ),
  trade(
    'hospitality',
    `
- | OTA dependence | gatekeeper | Booking and Airbnb hold the guest's address and bring the next one
- | Seasonality | season | takings come in a few months, and bills in all twelve
- | Integration with legacy PMS | gatekeeper | old booking systems open their calendar to few, and charge for it
- | Labour shortage | supply | reception staff change every season
+ | Contactless check-in | habit | guests accept to check in without meeting anybody
+ | Dynamic pricing | rail | even small houses now change prices by the day | | price|rate|revenue|room
+ | AI guest agents | ai | guests write at midnight in their own language, and software can answer | | message|chat|whatsapp|guest|concierge|answer|speak
+ | Direct booking | distribution | hosts look for ways to bring a guest back without the commission | | direct|commission|return|repeat|booking site
§ | Short-let licensing (NYC LL18, EU 2024/1028) | rule | New York and the EU make short lets register, and platforms share the data | US,EU | short-?let|apartment|airbnb|host|flat
§ | PCI DSS | rule | card details in a chat or a mail break PCI DSS | | card|pay|deposit|direct
§ | Fire and safety | rule | fire rules decide how many rooms may be sold
§ | FTC junk-fee rule (2025) | rule | the FTC wants fees shown in the first price | US
`,
  ),
  trade(
    'events-ticketing',
    `
- | Antitrust and incumbency | gatekeeper | Ticketmaster binds the large venues by long contracts | US | concert|venue|ticket
- | Refund and event-cancellation risk | trust | a cancelled day turns every deposit into a dispute
- | Seasonality | season | bookings bunch up in a few months of the year
- | Fraud | trust | false tickets and double bookings ruin the day, and you are called
+ | Experiences demand | habit | people spend on days to remember even when they save elsewhere
+ | All-in pricing | mandate | rules and habits push sellers to show the whole price at once | | price|fee|plate|deposit|quote
+ | Community-led events | habit | small hosts run more events themselves | | communit|club|local|meetup|host
+ | AI event agents | ai | software can answer the same fifty questions before each event
§ | FTC junk-fee rule for live events (2025) | rule | the FTC wants the full ticket price shown from the start | US
§ | Ticket resale and BOTS Act | rule | the BOTS Act bans buying tickets by machine | US | ticket|resale
§ | Accessibility law | rule | guests who use a wheelchair must be able to book like anybody else | US,EU,GB
§ | Data protection | rule | guest lists are personal data, and the host will not know it | | guest|list|attend|invite
`,
  ),
  trade(
    'd2c',
    `
- | Paid-social CAC inflation | acquisition | each new buyer from Meta's ads costs more than the year before
- | Inventory and cash cycle | capital | stock is paid for months before it is sold
- | Copycats | crowding | a product that sells well is copied within a season
- | Tariffs | policy | a tariff can take the margin of a whole order | US
+ | Omnichannel shift | distribution | brands that began online now win on the shelf
+ | TikTok Shop | distribution | a video can sell out a small brand in a weekend
+ | Creator brands | habit | buyers follow a person more readily than a logo
+ | Profit over growth | cycle | investors pay for profit now, so rivals spend less on ads
§ | FDA/FTC labelling and claims | rule | the FDA and FTC ask for proof of what the label says | US
§ | Cosmetics MoCRA 2022 | rule | MoCRA makes cosmetics makers register and report harm | US | skin|cosmetic|beauty|hair|cream
§ | CPSC safety | rule | the CPSC recalls what hurts a child | US | child|toy|baby|kid
§ | FSSAI/Legal Metrology (India) | rule | FSSAI and Legal Metrology decide what stands on an Indian pack | IN
`,
  ),
  trade(
    'fashion-resale',
    `
- | Authentication cost | margin | looking at each piece costs more than many pieces earn
- | Single-SKU unit economics | margin | every piece is photographed, described and sold once
- | Seller acquisition | supply | good pieces hang in closets, and their owners must be asked one by one
- | Fast-fashion price competition | margin | new clothes from Shein cost less than a used one with postage | | !luxury|designer|sari|vintage|bridal|wedding
+ | Tariffs on new goods | policy | duties make new imports dearer, and second-hand looks cheap beside them | US
+ | EU circularity law | mandate | EU law makes brands answer for what becomes of their clothes | EU
+ | AI listing and search | ai | a photo is now enough to describe, size and price a piece
+ | Brand-owned resale | distribution | brands open resale corners and need somebody to run them | | brand|shop|store
§ | INFORM Consumers Act (US) | rule | the INFORM Act makes marketplaces check who sells a lot | US
§ | DAC7 reporting (EU) | rule | DAC7 makes platforms report what sellers earn | EU
§ | Textile EPR and digital product passport (EU) | rule | a product passport will follow clothes sold in the EU | EU
§ | Anti-counterfeit law | rule | selling a fake, even unknowingly, is your problem | | brand|luxury|designer|authentic|sneaker
`,
  ),
  trade(
    'gaming',
    `
- | Hit-driven revenue | cycle | most games never earn back what they cost
- | User-acquisition cost after ATT | acquisition | since Apple's privacy change, players from ads cost more | | mobile|phone|app\\b|ios
- | Platform fees | gatekeeper | Steam, Apple and Google keep up to a third
- | Discovery | crowding | dozens of new games appear on Steam each day
+ | Cross-platform | rail | one engine now ships to phone, PC and console
+ | UGC | habit | players stay longer where they can build something themselves | | build|creat|mod|design|user
+ | Web shops outside app stores | distribution | studios may sell outside the app stores and keep more | | shop|sell|purchase|seed|merch|in-app
+ | AI content tools | ai | a pair of makers can now draw what took a studio
§ | Loot-box rules (BE, NL) | rule | Belgium and the Netherlands ban paid chance in games | EU | loot|chance|gacha|random
§ | COPPA | rule | COPPA asks for a parent's consent before a child plays with an account | US | child|kid|school|family|cosy
§ | China minor and licence limits | rule | China lets minors play a few hours a week | | china|chinese
§ | Online Gaming Act 2025 on real-money games (India) | stop | India banned games played for money in its Online Gaming Act | IN | money|bet|stake|cash|fantasy|rummy|poker
§ | App-store rules and DMA | distribution | the DMA lets European players buy outside the app stores | EU
`,
  ),
  trade(
    'sports',
    `
- | Seasonality | season | clubs buy before the season and look at nothing during it
- | Fragmented youth market | sales | each club is run by volunteers who change every few years
- | Betting regulation | policy | betting rules change by state and can close a market | | bet|odds|wager|fantasy
- | Rights concentration | gatekeeper | leagues own pictures and names, and license them dearly | | league|broadcast|pro\\b|rights|highlight
+ | Women's sport growth | funding | sponsors and crowds come to women's games, and clubs add teams | | women|girl|female
+ | Automated cameras | cost | a camera that follows the ball by itself has become cheap | | camera|video|film|watch|record|stream
+ | Legal betting | funding | legal betting pays for data on ever smaller games | US | bet|odds|data
+ | NIL | funding | American college players may now earn from their name | US | college|athlete|player
§ | State betting licences | rule | betting needs a licence in each American state | US | bet|wager|odds
§ | COPPA and SafeSport for youth | rule | SafeSport and COPPA guard young players and their data | US | youth|kid|child|young|school
§ | Online Gaming Act 2025 (India) | stop | India banned games played for money in its Online Gaming Act | IN | bet|fantasy|money|stake
§ | GDPR biometric data | rule | filming young players needs their parents' consent under GDPR | EU,GB | camera|film|video|player|track|sensor
`,
  ),
  trade(
    'social-dating',
    `
- | Cold-start network effects | liquidity | nobody stays where there is nobody to meet yet
- | Trust and safety cost | trust | one bad meeting is told to everybody
+ | Young-user fatigue | habit | people are tired of swiping and listen to whoever does it another way | | phone|lunch|dinner|host|in person|event|not by swiping
- | Young-user fatigue | churn | people are tired of swiping and pay less for it
- | Success causes churn in dating | churn | each happy pair is two customers lost | | dat|match|couple|partner|widow|single
+ | AI matching and moderation | ai | software can sort out false profiles before a person sees them
+ | Private and group spaces | habit | people leave public feeds for small circles
+ | IRL events | habit | people pay again to meet in person | | lunch|dinner|event|meet|phone|person|host
+ | Age assurance | habit | age checks are becoming law, and they make a safe room easier to promise
§ | DSA (EU) | rule | the DSA makes you answer reports and explain each removal | EU
§ | Online Safety Act (UK) | rule | the Online Safety Act asks for a risk check before launch | GB
§ | COPPA and state minor laws | rule | American states want minors kept out or checked | US
§ | IT Rules 2021 (India) | rule | India's IT Rules want a complaint officer in the country | IN
§ | App-store policy | rule | Apple checks apps with strangers in them more strictly than others | | app\\b
`,
  ),
  trade(
    'media-streaming',
    `
- | Content cost | capital | shows are paid for long before anybody watches
- | Churn and rotation | churn | viewers join for one show and leave after it
- | Platform power | gatekeeper | YouTube and Spotify decide who is seen
- | Rights complexity | trust | one uncleared song takes the whole episode down | | music|song|clip|film|episode|rights
+ | Ad tiers | pricing | viewers accept adverts for a lower price | | ad\\b|ads\\b|free|tier
+ | Password-sharing limits | habit | families now pay for what they shared | | family|share|household
+ | Creator content on TV | distribution | people watch creators on the large screen now | | creator|podcast|show|channel|episode|clip
+ | AI dubbing | ai | a show can be dubbed or clipped by software overnight | | dub|language|translat|clip|caption|subtitle
§ | Copyright and music licensing | rule | music in a clip needs its own licence
§ | AVMSD (EU) | rule | the AVMSD sets quotas and youth rules for video services | EU
§ | Accessibility captions (CVAA) | mandate | American law wants captions on much of what is shown online | US | caption|clip|video|subtitle
§ | IT Rules 2021 (India) | rule | India's IT Rules rate what is streamed | IN
`,
  ),
  trade(
    'marketplace-services',
    `
- | Disintermediation | churn | once two sides know each other, they settle the next job without you | | match|connect|marketplace|both|book|find an?|hire|tutor|clean|host
- | Chicken-and-egg liquidity | liquidity | neither side comes before the other | | match|connect|marketplace|both|book|find an?|hire|tutor|clean|host
- | Quality and liability | trust | the worst job sets your name, not the average one
- | Low repeat rate | churn | a plumber or a painter is needed once and then not for years | | !invoice|weekly|monthly|clean|freelance
+ | AI matching and quoting | ai | software can quote a job from a photo or a brief | | quote|match|photo|brief|price
+ | Instant booking | habit | customers want a time and a price at once, not three calls
+ | SaaS-enabled marketplaces | distribution | tools for one side bring the other side along | | tool|software|invoice|calendar|roster|manage
+ | Fintech for pros | rail | independent workers look for faster pay more than for more jobs | | invoice|pay|advance|cash|freelanc
§ | Worker classification (AB5, EU Platform Work Directive) | rule | the law may call those you send out your staff | US,EU | worker|freelanc|pro\\b|driver|clean|nurse|tutor|mechanic
§ | Licensing and background checks | rule | trades that enter homes need licences and checks | | home|clean|plumb|electric|child|care|mechanic|tutor|visit
§ | Consumer protection | rule | the customer's right to cancel holds on a platform too | | book|order|cancel|buyers|customers
`,
  ),
];
