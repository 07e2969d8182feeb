import { restaurantTechFacts } from './facts/restaurant-tech.ts';
import { restaurantTechJobs } from './jobs/restaurant-tech.ts';
import { readField } from './reading/read-field.ts';
import { restaurantTechWordings } from './wordings/restaurant-tech.ts';

export const restaurantTech = readField('restaurant-tech', {
  niches: `
# phone-orders: phone, table and counter orders
words: missed calls at restaurant, phone orders, restaurant phone, voice ordering, ai phone agent, answering service for restaurants, qr ordering, qr menu, order at table, self-order kiosk, drive-thru, counter queue, takeout calls, takeaway orders, hostess, order taker, menu modifiers, kitchen ticket, order and pay, pizzeria, cafe queue
job: take every order correctly while the line is busy
buyer: restaurant owners and franchisees
user: hosts and counter staff
run: families who order takeaway | people ring the place that picks up, gets the toppings right and has the bag hot at the counter | delivery commissions, remade pizzas and cheese prices eat the till on a busy Friday
rival US: Slang.ai | a voice agent that answers restaurant phones | per location a month
rival US: SoundHound | voice ordering for drive-thrus and phones | per location a month, by contract
rival US: Loman | phone ordering that writes to the till | per location a month
rival: sunday | pay-at-table QR codes | a share of each payment
rival IN: DotPe | QR menus and ordering in India | a subscription a month plus a payment fee
rival: PolyAI | voice agents that answer and book for restaurant groups | by usage under a yearly contract
system: Toast | holds the menu, the modifiers and the kitchen tickets
system: Square | opens its order API to small apps
system IN: Petpooja | holds the menu and prints the kitchen ticket in Indian outlets
system: Oracle Simphony | runs chains and stadiums, with access by partner contract
today: the host lets the phone ring at peak or scribbles the order on a pad and keys it in later
cost: unanswered calls on a Friday night are large family orders that go to the next pizzeria
pain: a server re-keys no onions, extra cheese, and the kitchen remakes the dish for free
pain: callers ask for hours, parking and gluten while a queue stands at the host stand
pain: guests abandon a QR menu that loads slowly on the dining-room wifi
channel: till resellers and their partner listings | owners ask first whether an order fires a ticket to the kitchen
channel: franchise owner associations | one operator's call log convinces the next store
channel: food distributors' sales reps | the meat and drinks reps walk to the back door each week
cycle: 1-6 weeks | an owner lets it answer overflow calls for a fortnight, then decides alone
price: a phone agent for one restaurant | 199-599 USD | location a month
price: QR order and pay | 0-150 USD | location a month
rule US: FCC rules on artificial voices | a voice agent may answer calls freely, but outbound robocalls and recording need consent
rule EU: AI Act transparency | callers must be told that they speak with a machine
rule GB: Allergen information rules | an order taker must be able to give true allergen details, even by voice
rule IN: Service charge guidelines | a bill may not add a service charge by default, on paper or by QR
season: Mother's Day, Valentine's Day and Friday nights make the phone ring most
next: catering enquiries and large parties | review replies and loyalty sign-ups | drive-thru lanes
fail: voice agents that could not handle modifiers or sold-out dishes were unplugged after a weekend
fail: QR menus that replaced servers outright lost tips and regulars, and came off the tables
lately: phone agents built on language models now handle accents and modifiers that the old menus could not
economics: 60-75 | 2-5 | 500-1800 USD
ask: How many calls go unanswered in the Friday dinner rush, by the phone log? | Does the order land as a fired ticket in the till, with modifiers, or as an email? | Who hears of a sold-out dish first, the kitchen or the agent?
grade: low
# table-bookings: reservations, walk-ins and no-shows
words: table booking, restaurant reservations, restaurant no-show, restaurant covers, restaurant waitlist, walk-ins, table turn, seating plan, table deposit, prepaid tables, fine dining, reservation widget, guest profile, restaurant regulars, maitre d, opentable alternative, tasting menu, private dining, book a table, dine-in
job: fill tables with guests who actually turn up
buyer: restaurateurs
user: hosts and reservation managers
run: couples and celebrating groups | diners book where the table is ready, the waiter remembers them and the room hums | empty chairs on weeknights, no-shows and rent on a good street decide the month
rival: SevenRooms (DoorDash) | guest profiles and reservations for groups | per venue a month
rival US: Tock (American Express) | prepaid tickets for tasting menus | a monthly fee plus a share of prepaid menus
rival EU: TheFork | a diner marketplace in Europe | a fee per seated diner
rival: Eat App | table management and guest notes, from the Gulf | a monthly tier by covers
rival IN: Swiggy Dineout | tables with bill discounts in India | a share of the bill
system: Reserve with Google | sends bookings from Maps to the widget
system: OpenTable | owns the diner network and the guest's review
system US: Toast Tables | links seating to the check in the till
today: the host juggles a booking screen, a paper floor plan and a queue at the door
cost: an empty table at peak is food prepped, staff paid and a walk-in turned away
pain: guests book several restaurants for one Saturday and cancel none of them
pain: the network charges for diners who would have phoned the restaurant anyway
pain: a long table of campers holds the second seating, and the kitchen stands still
channel: chef and restaurateur networks | openings copy the stack of the group the chef came from
channel: opening consultants and designers | systems are chosen weeks before the first service
channel: wine and payment reps | reps hear first who is unhappy with cover fees
cycle: 2-10 weeks | the owner waits for the contract year to end and fears losing future bookings
price: table management | 100-500 USD | venue a month
price: a diner sent by a network | 1-3 USD | seated guest
rule US: Reservation resale bans | New York forbids third parties to list tables without the restaurant's written consent
rule EU: GDPR | allergies and VIP notes about guests are personal data that a guest may ask to read
rule GB: Consumer Rights Act | a no-show charge must reflect the real loss and be clear before the booking
rule IN: Consumer Protection Act | default charges and hidden cancellation terms count as unfair trade practice
season: December parties and Valentine's night overbook, and January stands empty
next: deposits and prepaid menus | gift cards and event tickets | guest marketing to lapsed regulars
fail: consumer booking apps without a network paid for diners whom OpenTable already had
fail: tools that resold prime tables made restaurateurs and lawmakers angry at once
lately: card holds became normal after the pandemic, and American Express bought Tock to stand beside Resy
economics: 70-82 | 1-3 | 600-2500 USD
ask: What share of covers comes from the restaurant's own site, Google and the network? | What happens to bookings already in the diary on the day of the switch? | How many guests accept a card hold before bookings fall?
grade: low
# food-cost: kitchen stock, recipe costs and waste
words: food cost, recipe costing, kitchen inventory, stocktake, kitchen waste, restaurant supplier invoices, ingredient prices, ordering from suppliers, par levels, prep list, over-ordering, menu engineering, plate cost, stock variance, back of house, chef ordering, commissary, walk-in fridge, raw material wastage, food wastage restaurant
job: know what each plate really costs before the month ends
buyer: chef-owners
user: head chefs and kitchen managers
run: neighbourhood diners | guests return for the dish that tastes the same each time at a price they can forgive | trimmings, free bread, butter prices and a fridge full of Tuesday's prep take the profit off the plate
rival: MarketMan | stock counts and supplier orders | per location a month
rival US: Restaurant365 | accounting and inventory for American groups | per location a month
rival GB: Nory | forecasting and stock for British and Irish groups | per location a month
rival EU: Apicbase | recipe and stock control for European chains | per outlet a month
rival IN: Petpooja | stock control linked to its Indian tills | a yearly licence
system: Xero | takes the invoices and shows the margin weeks late
system US: Sysco Shop | holds the order guide and contract prices
system: Lightspeed | tells which dishes were sold
system IN: Tally | books the dairy and vegetable bills after the month has closed
today: the chef counts the walk-in with a clipboard on Sunday and texts orders to suppliers after service
cost: a rise in butter or chicken shows up weeks later as a missing point of margin
pain: invoices come on paper with the fish, soaked, and nobody checks them against the quote
pain: recipes live in the head chef's notebook and leave with the head chef
pain: prep for a quiet Tuesday is binned because the par sheet was written for Friday
channel: restaurant bookkeepers | the bookkeeper types the fish and butter invoices today
channel: food distributors | an order guide inside the tool keeps a kitchen loyal to its distributor
channel: chef groups and culinary schools | chefs carry their spreadsheet from job to job
cycle: 4-12 weeks | the group runs a stocktake in one kitchen and compares the variance
price: stock counts and invoice capture | 150-400 USD | location a month
price: a waste scale with camera | 200-600 GBP | kitchen a month
rule US: FDA traceability rule | kitchens will have to keep lot records for listed foods such as leafy greens and cut fish
rule EU: Waste Framework Directive | member states must cut restaurant food waste and will ask for weights
rule GB: Separate food waste collection | English businesses must put food waste in its own bin, which makes the weight visible
rule IN: FSSAI Schedule 4 | inspectors ask for temperature logs, stock rotation and supplier details
season: counts slip in December, and menu changes each spring break every recipe sheet
next: supplier price comparison and group buying | allergen sheets from recipes | automatic prep lists from forecasts
fail: count apps died when the chef stopped weighing, because the data was only as good as Sunday night
fail: marketplaces for ingredients lost kitchens to the distributor who also gives credit and emergency drops
lately: phone cameras read delivery notes line by line, which removed the typing that killed earlier tools
economics: 65-78 | 1-3 | 700-2500 USD
ask: Who counts, how often, and what do they stop doing to find the time? | What share of invoice lines matches an ingredient without anyone touching it? | How many points of food cost moved, in which kitchen, over which quarter?
grade: low
# rota-tips: rotas, tips and keeping staff
words: staff rota, restaurant rota, shift scheduling, shift swap, tip pooling, tip split, gratuity, tronc, waiters, waitstaff, dishwashers, line cooks, restaurant hiring, no-show staff, kitchen overtime, payroll for restaurants, labour cost, clopening, training new waiters, restaurant staff turnover, earned wage access
job: staff each shift without overspending or losing the good ones
buyer: restaurant owners
user: shift managers and cooks
run: lunch guests and evening regulars | regulars come for the waiters they know by name, and leave when the faces change weekly | overtime, trial shifts, training of leavers and slow afternoons push wages past what the till holds
rival US: Homebase | time clocks and schedules for hourly teams | per location a month above a free tier
rival: When I Work | shift planning with swaps | per user a month
rival US: Kickfin | instant tip payouts to bank cards | per location a month
rival: Planday | rotas for bars, hotels and restaurants, from Copenhagen | per user a month
rival: Harri | hiring and compliance for groups | per location a month
system US: Toast Payroll | knows clock-ins and declared tips
system: ADP | files the payroll taxes and needs clean hours
system: Square Team | holds timecards of small cafes
today: the manager builds the rota in a spreadsheet and settles swaps in a WhatsApp group
cost: a closing shift with one cook too few means comps, remakes and another resignation
pain: cash tips are counted on the bar after closing and argued about the next day
pain: a dishwasher does not turn up, and the sous chef is in the pit on Saturday night
pain: clopening shifts break predictive scheduling rules that nobody at the venue has read
channel: payroll bureaus | the payroll clerk sees wrong hours first and is asked for a fix
channel: hospitality job boards and colleges | hiring pain comes before rota pain
channel: managers who move between venues | a manager brings the old rota along to the next kitchen
cycle: 2-8 weeks | a manager starts on the free tier, and the owner pays when payroll is linked
price: a rota and time clock | 30-150 USD | location a month
price: tip payouts | 100-300 USD | location a month
rule US: FLSA tip rules | managers may not share in the pool, and cities add notice pay for changed shifts
rule EU: Working Time Directive | rest between a late close and an early open is owed and must be recorded
rule GB: Allocation of Tips Act | tips go to staff in full under a written policy, with records a worker may request
rule IN: State Shops Acts | late shifts for women and weekly rest days need registers and permissions
season: summer terraces and December parties need hiring weeks ahead
next: earned wage access | hiring by text message | training cards for menu and allergens
fail: shift marketplaces for cooks ran dry, since good cooks had full weeks and weak ones walked out
fail: stand-alone schedulers were folded away when the till company added payroll
lately: tip laws in Britain and tax relief on tips in America made records of each payout matter
economics: 70-80 | 2-4 | 300-1200 USD
ask: How does the tool learn what was sold each hour, so that the rota follows covers? | Who decides the split of tips, and can a server see why? | What happens to quits in the first month after it goes live?
grade: low
# street-food: street food stalls and food trucks
words: street food, street vendor, food truck, food cart, food stall, hawker, chaat, taco truck, night market, pop-up kitchen, market trader, mobile catering, stall pitch, vending permit, festival catering, stall holder, thela, rehri, dhaba, food van, kiosk owner
job: sell out a short menu wherever the crowd is today
buyer: food truck owners
user: truck and stall owners
run: office workers and night owls | eaters queue at the cart with the longest line, the clean hands and the sauce they dream of | pitch fees, gas bottles, rain and leftover batter eat the cash box
rival: Square | a card reader and till on a phone | a share of each payment
rival US: Roaming Hunger | trucks for private events | a commission per event
rival US: StreetFoodFinder | truck calendars and order-ahead | a monthly fee
rival IN: Paytm | a speaker that announces UPI payments | a small rent a month
rival GB: Togather (Feast It) | British street food for parties | a commission per event
rival EU: Zettle (PayPal) | a card reader with a small till for market stalls | a share of each payment
system IN: UPI QR codes | bring payment to the cart without a card machine
system: SumUp | takes cards over a phone signal
system: Google Business Profile | shows the place, but not where the truck stands tonight
today: the vendor posts tonight's spot on Instagram and guesses how much dough or rice to prep
cost: a wet festival or a wrong pitch leaves trays of food and a diesel bill
pain: the pitch fee is paid months before, and the organiser books a second burger truck beside it
pain: a police drive clears the lane, and carts and gas cylinders are seized without a receipt
pain: the queue melts when the signal drops and cards stop working
channel: market operators and event organisers | the organiser decides who gets a pitch and asks for paperwork
channel: commissary kitchens and gas dealers | trucks park, fill and wash at the commissary each night
channel IN: vendor unions such as NASVI | members trust the union before an app
cycle: 1-4 weeks | the vendor decides alone at the hatch and pays only from today's takings
price: a mobile till with order-ahead | 0-80 USD | truck a month
price: a private-event lead | 50-150 USD | event
rule US: Local health permits | each county wants its own permit, a commissary and a fire check
rule EU: Food Hygiene Regulation | hand washing, water and temperature control apply at the hatch as in a kitchen
rule GB: Street trading consent | each council sets pitches and fees, and gas certificates are checked on arrival
rule IN: Street Vendors Act | a certificate of vending protects the spot, if the town has held its survey
season: summer weekends, football and festivals carry the year, and rain cancels it
next: private catering and weddings | micro-loans from payment history | shared prep kitchens
fail: food truck finder apps had stale locations by noon and no one to pay for them
fail: tools built for restaurants asked a cart with one gas ring for a back office
lately: UPI speakers gave Indian carts a payment record, and lenders now read it
economics: 40-65 | 4-8 | 20-200 USD
ask: Who holds the pitch, and can that person give it away next week? | What does a rained-off day cost, and who carries it? | How is it used with greasy hands, no desk and weak signal?
grade: low
# caterers: caterers, banquets and office lunches
words: caterer, catering, catering company, catering quote, banquet, banquet hall kitchen, wedding catering, office catering, corporate lunch, buffet, banquet event order, beo, event menu, tasting session, halwai, per plate rate, chafing dish, catering staff, waiters for events, drop-off catering, office lunch delivery, party platters, traiteur, cateringservice, food for events, mahaprasad, nikah catering, home caterer, catering van, headcount change, rental crockery, jollof for parties, small chops
job: quote a menu fast, cook the right count and get the balance paid
buyer: catering company owners
user: event and kitchen coordinators
run: wedding couples and office managers | hosts choose the caterer whose tasting won the mother over and whose crew arrives unseen and early | hired waiters, lost cutlery, van hire and guests who never came come off the menu price
rival: Caterease | proposals and banquet orders | per user a month
rival: Total Party Planner | quotes, recipes and staffing for caterers | a monthly plan by users
rival US: ezCater | a marketplace for office catering | a commission on each order
rival GB: Togather (Feast It) | British caterers for parties and offices | a commission per event
rival: Flex Catering | online orders for drop-off caterers | a monthly plan by orders
system: Tripleseat | holds the venue's event sheet that the kitchen must match
system: QuickBooks | books deposits and the final bill
system: WhatsApp | carries the mother of the bride's last menu change
system: Square Invoices | collects the deposit by link
today: the owner answers enquiries at night, copies last year's proposal and buys for a headcount that will still change
cost: the slow quote loses the wedding, and a wrong count means trays binned or a shameful empty buffet
pain: guests announced and guests eating differ, and the contract says little about it
pain: crockery comes back short and nobody counted at loading
pain: allergy notes travel by phone from bride to planner to chef
channel: wedding venues and halls | a hall keeps a short list of caterers who leave the kitchen clean
channel: party rental firms | the chair and tent firm knows each event weeks ahead
channel: office managers' communities | one office manager recommends lunch to the floor above
cycle: 1-6 weeks | the owner decides in the quiet month and tries it on one season's weddings
price: catering software | 60-300 USD | company a month
price: an order through a marketplace | 12-20 USD | hundred dollars ordered
rule US: State catering permits | a licensed kitchen, a food manager and often a separate event permit are asked for
rule EU: Food hygiene regulation | hot and cold chain must be shown from kitchen to tent
rule GB: Food hygiene rating | clients and venues look up the caterer's score before they book
rule IN: FSSAI licence for caterers | each caterer needs registration or a licence, and central kitchens are inspected
season: weddings, muhurat dates, graduations and December parties fill some weekends and leave others empty
next: staff for events | tents and crockery hire | leftover food donation
fail: marketplaces for home chefs at events met insurance and kitchen rules on the first complaint
fail: office lunch firms lost their floors when staff stayed home on Fridays and Mondays
lately: offices use lunch to bring people back on set days, so weekday catering grew again
economics: 60-75 | 2-4 | 200-1500 USD
ask: How many hours pass between enquiry and quote, and how many quotes win? | Who carries the loss when the headcount drops in the last week? | How does the kitchen learn about a change on the morning itself?
grade: low
# canteens: school, hospital and staff canteens
words: canteen, staff canteen, school canteen, school lunch, school meals, cafeteria, mess hall, hostel mess, hospital kitchen, contract catering, contract caterer, dinner lady, lunch lady, free school meals, lunch money, midday meal, tiffin at factory, factory canteen, army mess, university dining, meal plan, meal card, cashless canteen, menu cycle, dietitian menu, tray line, pre-order lunch, allergen school, bandejão, merenda escolar, kantine, mensa, cantine scolaire, yemekhane, catering tender, meal count
job: cook for those who really come and prove each meal
buyer: canteen and catering managers
user: canteen cooks and cashiers
run: schools and factories | schools keep the cook whose trays come back empty and whose allergen sheet is never wrong | fixed meal prices, trays thrown away and a kitchen paid through holidays squeeze the contract
rival: Compass Group | contract catering on site | a management fee or a price per meal
rival US: SchoolCafé (Cybersoft) | school meal accounts and claims | a yearly fee by schools
rival GB: ParentPay | cashless school meals and trips | a yearly fee by school plus payments
rival: Nutritics | menus, nutrition and allergens for kitchens | a yearly plan by site
rival IN: HungerBox | digital canteens in Indian offices | a share of meals and a site fee
system: student records systems | know the class, the allergy and who eats free
system: badge and card readers | charge the meal and jam at noon
system: dietary records of the ward | change after the tray has been plated
system: supplier order portals | want the count days before the pupils choose
today: the cook plans from last month's sheet, the cashier ticks a class list and the office claims meals at month end
cost: trays are thrown away on trip days and the claim is cut when the counts do not agree
pain: a substitute at the till does not know the child with the nut allergy
pain: hybrid offices are full on Tuesday and empty on Friday with the same kitchen crew
pain: parents' debts for lunch grow and the school has to ask for them
channel: school food associations | nutrition directors buy what a district next door shows
channel: contract caterers | one contract brings its whole list of sites
channel: kitchen planners and dietitians | a dietitian sets the menu software before the kitchen opens
cycle: 10-50 weeks | schools decide by tender for the next school year, an office within a quarter
price: cashless canteen | 60-300 USD | site a month
price: a contract-catered meal | 3-9 USD | meal
rule US: National School Lunch Program | meal patterns, eligibility and counts at the till decide the refund
rule EU: Public procurement directives | states add quotas for organic food, and France sets its own under EGalim
rule GB: School Food Standards | menus follow set food groups, and allergens are labelled on packed food
rule IN: PM POSHAN | cooked meals follow calorie norms and daily counts sent by message
season: enrolment and free-meal forms come in August and September, tenders in spring
next: waste weighing | vending and micro markets | parent debt reminders
fail: fresh-lunch startups for schools could not meet meal patterns at the refunded price
fail: smart fridges in offices were emptied unpaid or thrown away full
lately: more states in America and India feed all pupils free, which moved the work from tills to counts
economics: 55-72 | 0.5-2 | 1500-9000 USD
ask: How near is the forecast to plates served on a normal Friday? | Does the meal count pass the payer's audit? | What does the cook see at noon when an allergic child stands there?
grade: low
# kitchen-equipment: kitchen equipment, repair and fit-out
words: kitchen equipment, commercial kitchen equipment, restaurant equipment, combi oven, fryer repair, oven repair, walk-in cooler repair, commercial refrigeration, ice machine, espresso machine repair, coffee machine technician, dishwasher lease, hood cleaning, grease trap, kitchen extraction, used restaurant equipment, equipment auction, kitchen fit-out, kitchen designer, equipment lease, gas tandoor, warranty repair, refrigeration engineer, service agent, equipment dealer, kitchen closure sale, fire suppression kitchen, gastrotechnik, matériel chr, cozinha industrial, second-hand oven, temperature alarm
job: keep ovens and fridges running and replace them without cash
buyer: restaurant group facility heads
user: kitchen managers and service technicians
run: restaurants and hotel kitchens | chefs call the technician who has the thermostat in the van and comes before service | second trips, parts on the shelf and unpaid call-outs of closing bistros drain the workshop
rival US: 86 Repairs | repair handling for restaurant groups | per location a month
rival US: ResQ | repairs and contractors for kitchens | a monthly fee or a margin on jobs
rival US: WebstaurantStore | kitchen equipment online | a price per item
rival: Rational | combi ovens with a connected service | a price per unit
rival GB: Nisbets | kitchen equipment by catalogue and van | a price per item
system: ServiceChannel | sends the work order and checks the technician's arrival
system US: Parts Town | holds parts drawings by model and serial number
system: the maker's warranty desk | refuses the claim without serial plate and start-up form
system: ConnectedCooking | logs oven cycles and faults of linked units
today: the kitchen manager phones the last sticker on the fryer, and the head office learns of it from the invoice
cost: a dead walk-in on Friday night means thrown fish, a hired cold van and a closed menu
pain: the technician comes without the part, bills the visit and returns next week
pain: warranty repairs are paid because nobody kept the serial number
pain: a closing bistro sells its combi oven for scrap money to the first van
channel: service agents' association | technicians stand in the kitchen when a machine dies
channel: kitchen designers and dealers | the dealer knows each opening and each serial plate
channel: franchise purchasing co-operatives | one approved list binds all stores
cycle: 3-16 weeks | a group tries it in one city and compares repair invoices
price: repair handling | 60-200 USD | location a month
price: a leased dishwasher | 100-300 USD | machine a month
rule US: NFPA 96 | hoods and ducts are inspected and cleaned by schedule, and insurers ask for the sticker
rule EU: F-gas Regulation | refrigerants are phased down, and technicians need certificates and leak logs
rule GB: Gas Safety Regulations | only registered engineers with a commercial kitchen ticket may touch the burners
rule IN: Gas Cylinders Rules | gas banks, pipes and fire permits are checked before the kitchen opens
season: fridges fail in the first heat wave, and openings and closures cluster after the holidays
next: temperature logs | used equipment resale | cleaning of hoods and traps
fail: repair marketplaces sent strangers to proprietary machines and lost the warranty
fail: sensor kits for fridges raised alarms that a closed kitchen never heard
lately: bankruptcies flood auctions with nearly new ovens, while parts and technicians stay scarce
economics: 45-70 | 1-3 | 500-3000 USD
ask: What share of visits fixes the machine the first time? | Who holds serial numbers and warranty dates today? | In which city do you have technicians for refrigeration at night?
grade: low
`,
  facts: restaurantTechFacts,
  wordings: restaurantTechWordings,
  jobs: restaurantTechJobs,
});
