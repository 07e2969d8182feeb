import { d2cFacts } from './facts/d2c.ts';
import { d2cJobs } from './jobs/d2c.ts';
import { readField } from './reading/read-field.ts';
import { d2cWordings } from './wordings/d2c.ts';

export const d2c = readField('d2c', {
  niches: `
# skincare: skincare, make-up and hair brands
words: skincare, skin care, cosmetics, cosmetics brand, beauty brand, makeup, make-up, serum, moisturiser, sunscreen, hair care, shampoo, clean beauty, ayurvedic, natural cosmetics, indie beauty, sensitive skin, fragrance, perfume, lipstick, men's grooming, body care, skincare brand, beauty products, acne cream, handmade soap, face wash, d2c beauty, organic skincare, hair oil, cosmetic products
job: launch a formula that sells again after the first bottle
buyer: skincare shoppers
user: skincare shoppers
run: women and men with fussy skin | shoppers repurchase the serum that calmed their skin and whose ingredient list a dermatologist would sign | samples, influencer boxes, short-dated stock and stability tests cost more than what is in the jar
rival: The Ordinary (Estee Lauder) | single-active serums at low prices | per bottle
rival: Glossier | make-up and skincare with shops and Sephora | per product
rival IN: Minimalist (Hindustan Unilever) | active-led skincare from Jaipur | per bottle
rival EU: Typology | plain formulas sold direct, from Paris | per bottle
rival: CeraVe | dermatologist-backed creams at the drugstore | per product
system: Shopify | runs the shop and the refill subscription
system EU: the CPNP portal | takes the European product notification before launch
system US: FDA Cosmetics Direct | lists the facility and the product in America
system IN: the Nykaa vendor portal | decides shelf place, sampling and margin
today: a founder adapts a contract manufacturer's base formula, orders the minimum run and seeds jars to TikTok creators
cost: the minimum order ties up cash until the expiry date, and returns of opened jars are waste
pain: the lab changes an emulsifier, stability tests start again and the launch slips a season
pain: every ad says dermatologist tested, so the click price rises and the claim means nothing
pain: retailers want testers, chargebacks and payment months later
channel: creators with one skin problem | a routine filmed for weeks beats a polished ad
channel: beauty chains such as Sephora | shelf space makes a name and pays slowly
channel: dermatologists and facialists | a practitioner's word survives the sceptic's second look
cycle: 0-12 weeks | a shopper decides in minutes, a retail buyer only at the yearly range review
price: a serum | 12-45 USD | bottle
price: a private-label first run | 5000-40000 USD | batch
rule US: MoCRA | facilities register, products are listed and serious reactions are reported
rule EU: Cosmetics Regulation | each product needs a safety report, a responsible person and a notified file
rule GB: UK Cosmetics Regulation | a British responsible person and an SCPN notice are needed beside the European ones
rule IN: Drugs and Cosmetics Act | a manufacturing or import licence is needed, and animal testing is banned
season: sunscreen sells before summer, gift sets from October, and January belongs to skin resets
next: refill subscriptions | skin consultations | scalp care
fail: brands built on one viral serum were copied by the drugstore within a season
fail: Birchbox-style sample boxes trained buyers to try for ever and never buy
lately: TikTok Shop sells a launch in days, and large groups buy brands only after retail proof
economics: 60-80 | 6-12 | 25-70 USD
ask: What share of first buyers orders a second bottle within the time it lasts? | Who is the responsible person, and is the safety report signed? | What can a contract lab not copy from your label?
grade: low
# coffee: specialty coffee and tea brands
words: coffee brand, specialty coffee, coffee roaster, coffee roastery, roastery, coffee beans, coffee subscription, single origin, espresso, cold brew, instant coffee, mushroom coffee, tea brand, matcha, coffee pods, cafe wholesale, green coffee, coffee company, filter coffee, roasted coffee, tea subscription, masala chai, chai brand, home barista, decaf coffee, coffee bags
job: sell fresh-roasted coffee each month to homes and cafes
buyer: home brewers
user: home brewers
run: cafés and home brewers | drinkers reorder from the roaster whose bag shows a fresh roast date and tastes as the card says | green coffee prices, postage on small bags and free grinders for cafés leave little per kilo
rival US: Trade Coffee | bean subscriptions from many roasters | per bag
rival US: Blue Bottle (Nestle) | single-origin bags and cafe cups | per bag
rival GB: Pact Coffee | letterbox coffee in Britain | per bag
rival IN: Blue Tokai | Indian single-estate coffee with cafes | per bag
rival EU: Coffee Circle | fair-traded beans roasted and sold direct, from Berlin | per bag
rival: Nespresso (Nestle) | capsules and machines through its own club | per capsule
system: Shopify | runs the shop with a subscription app such as Recharge
system: Cropster | logs roast curves and green stock
system: Square | rings up the cafe and the wholesale order
system: ICE arabica futures | set the price that importers add a differential to
today: a roaster buys bags of green from an importer, roasts on Monday and ships kraft bags to subscribers
cost: green prices jump between contracts, postage eats the small bag and stale stock is given to friends
pain: subscribers drown in beans, pause in summer and forget to come back
pain: cafes demand a free grinder and credit, then switch for a cheaper kilo
pain: the roast loses weight and the label price was set on green
channel: cafes and offices nearby | wholesale pays the roaster's rent and puts the name on cups
channel: brewing creators and competitions | a champion's recipe sells a lot of beans
channel: gift boxes and corporate orders | December brings new drinkers for a few weeks
cycle: 0-8 weeks | a home brewer buys one bag, a cafe wants tastings and machine service
price: a bag of specialty beans | 14-26 USD | bag
price: wholesale coffee | 9-16 USD | pound
rule US: FSMA | roasteries register with the FDA, and imports need a foreign supplier check
rule EU: Deforestation Regulation | beans need plot coordinates and a due diligence statement
rule GB: food business registration | roasters register with the council, and Natasha's law covers packed food
rule IN: FSSAI licence | a food licence stands on the bag, and duty on foreign beans is steep
season: gifts peak in December, cold brew in summer, and new harvests land by origin
next: loose-leaf tea | coffee capsules | grinders and brewers
fail: subscription boxes spent more on a trial bag than a drinker stayed for
fail: cafes opened to build the brand and bled rent when offices emptied
lately: arabica futures broke records and American tariffs on Brazil came and went, so price lists aged in weeks
economics: 35-60 | 7-13 | 20-60 USD
ask: How many bags does a subscriber take before pausing? | What part of your volume is wholesale, and at which margin? | How is the next harvest priced, fixed or against the market?
grade: low
# supplements: vitamins, protein and functional supplements
words: supplement, supplements, supplement brand, vitamins, protein powder, whey, gummies, probiotics, creatine, greens powder, nootropics, sleep gummies, nutraceutical, ayurveda supplement, sports nutrition, electrolytes, multivitamin, health supplements, vitamin subscription, collagen powder, magnesium supplement, protein brand, ayurvedic supplement, whey protein, gut health supplement
job: sell a daily supplement that people keep taking
buyer: health-minded adults
user: health-minded adults
run: gym-goers and tired office workers | buyers stay with the tub whose lab sheet can be read by batch and whose taste they can bear | contract-blender minimums, third-party assays and ads that lose their claims use up the price
rival: AG1 | a greens powder by subscription | per month's pouch
rival: Huel | powder meals, from Tring | per bag
rival US: Ritual | traceable vitamins by subscription | per monthly bottle
rival IN: OZiva (Hindustan Unilever) | plant protein from India | per jar
rival: Optimum Nutrition (Glanbia) | whey for gyms worldwide | per tub
system: Amazon | demands third-party test reports before a listing goes live
system: Recharge | runs the subscription and its cancellations
system: Informed Sport | certifies batches for athletes
system IN: FSSAI's licence portal | issues the number that each label must carry
today: a founder picks a stock formula from a co-packer, adds a story and buys Meta ads with a first-month discount
cost: the first order loses money, and the jar that lasts for months never becomes a second order
pain: Meta rejects the ad for naming a condition, and the safe claim says nothing
pain: a lab test finds lead or less active than stated, and the batch is dead
pain: card processors call pills and powders high risk and hold reserves
channel: podcast hosts and coaches with codes | a trusted voice explains a powder better than a banner
channel: Amazon search | people type the ingredient and sort by reviews
channel: gyms and nutritionists | a coach recommends what carries a batch-test seal
cycle: 0-6 weeks | a buyer decides on reviews, and a pharmacy chain at the range review
price: a monthly pack | 25-80 USD | month
price: a co-packer's first run | 10000-50000 USD | batch
rule US: DSHEA | structure claims are allowed with a disclaimer, and disease claims make it a drug
rule EU: Health Claims Regulation | only listed claims may be used, and probiotic is treated as one in most countries
rule GB: health claims register | the same closed list applies, and the ASA rules against adverts each week
rule IN: FSSAI nutraceutical regulation | doses stay within daily limits, and the label may not promise a cure
season: January and the weeks before summer carry the year
next: personal vitamin packs | functional drinks | practitioner-only lines
fail: personalised vitamin packs such as Care/of cost more to pack than customers would pay and closed
fail: brands with rented influencers and no second order died with the ad account
lately: weight-loss injections raised demand for protein and fibre, and tests of protein powders made headlines
economics: 55-75 | 8-14 | 40-120 USD
ask: What share of subscribers takes a third delivery? | Which claim do you make, and on which list does it stand? | Who tests each batch, and may buyers read the report?
grade: low
# apparel: clothing, footwear and activewear brands
words: apparel, clothing brand, fashion brand, streetwear, activewear, t-shirts, sneakers, footwear, underwear, lingerie, swimwear, kids clothes, ethnic wear, saree, print on demand, plus size, sustainable fashion, small fashion label, merch line, knitwear, handbags, clothes, garments, garment brand, fashion label, online boutique, kurta, tshirt brand, clothing line, jeans brand, shoes brand, custom t-shirts
job: sell a collection at full price before the season turns
buyer: fashion shoppers
user: fashion shoppers
run: shoppers with a style of their own | shoppers return to the label whose size never changes and whose seams survive the wash | returns, leftover colours, samples and studio shoots are paid before a jacket earns
rival: Gymshark | gym clothes from Solihull | per garment
rival US: Everlane | basics with open cost stories | per garment
rival US: Bombas | socks and underwear with giving | per pair
rival IN: Snitch | fast men's fashion from Bengaluru | per garment
rival EU: Armedangels | organic basics from Cologne | per garment
rival: Shein | endless new styles at very low prices | per garment
system: Shopify | runs the shop, the drops and the size variants
system: Loop | turns a wrong size into an exchange
system: Joor | takes wholesale orders from boutiques
system: Printful | prints single pieces when no stock is held
today: a designer sends tech packs to a factory, pays a deposit for a minimum run and sells drops over Instagram
cost: broken size runs end in the sale, and returns swallow the margin of the pieces that sold
pain: the sample fits, the bulk comes in a size smaller and the season has begun
pain: minimum orders per colour force a guess on what will sell
pain: a fast-fashion site copies the print within a fortnight
channel: Instagram and TikTok drops with creators | a drop sells on scarcity and on who wears it
channel: boutiques and wholesale showrooms | orders come a season ahead and finance production
channel: pop-ups and own stores | shoppers who try a size on send little back
cycle: 0-26 weeks | a shopper buys on the spot, a boutique at market week for the next season
price: a T-shirt | 25-60 USD | piece
price: a small production run | 3000-30000 USD | style
rule US: UFLPA | cotton origin may be checked at the border, and garments must be traced to the field
rule EU: ESPR | unsold clothes may not be destroyed, and a product passport comes
rule GB: Green Claims Code | the word sustainable needs proof, as ASOS and Boohoo learned from the CMA
rule IN: Legal Metrology Act | MRP, origin and maker stand on the pack, and some footwear needs BIS marks
rule US: FTC textile labelling | fibre, origin and care must be stated on each garment
season: spring and autumn collections and Black Friday set the year, with weddings and Diwali in India
next: resale of worn pieces | made-to-order fits | repairs for worn seams
fail: venture-funded brands such as Outdoor Voices and Allbirds opened shops and styles faster than repeat sales grew
fail: home try-on boxes came back worn, and the cost was never in the price
lately: duty-free parcels ended in America, tariffs hit Vietnam and India, and resale moved into brands' own shops
economics: 50-70 | 5-10 | 25-80 USD
ask: What part sells at full price, and what goes into the sale? | What is the return rate by size, and who pays the freight? | Which factory, which minimum and who holds the patterns?
grade: low
# food-drink: packaged snacks and drinks
words: snack brand, beverage brand, soft drink, functional drink, energy drink, kombucha, non-alcoholic, alcohol-free, protein bar, hot sauce, chocolate brand, baby food brand, healthy snacks, makhana, cpg brand, packaged food, frozen meals, oat milk, kefir, craft beer, food brand, drinks brand, snack company, millet snacks, granola brand, beverages, healthy food brand, namkeen, pickle brand, d2c food
job: get a packaged food into shops and keep it on the shelf
buyer: grocery category buyers
user: snack shoppers
run: snackers and independent grocers | grocers reorder the bar that left the shelf without a discount and shoppers ask for by name | slotting fees, tastings, spoilage and pallets sent back near expiry turn a sold case into a cost
rival US: Olipop | prebiotic soda in American grocery | per can
rival GB: Graze | portioned snack packs in British supermarkets | per pack
rival US: Liquid Death | canned water sold on its jokes | per can
rival IN: The Whole Truth | clean-label bars from Mumbai | per bar
rival: Oatly | oat drinks from Malmo | per carton
rival EU: Innocent (Coca-Cola) | chilled smoothies and juices in supermarkets | per bottle
system US: UNFI | distributes to American natural stores and deducts as it pleases
system: the retailer's supplier portal | takes orders, promotions and deductions in its own format
system IN: Blinkit | sells by search rank and dark-store stock
system: GS1 | issues the barcode each case needs
today: a founder books a co-packer's slot, pays slotting and demos in store, then chases deductions in the distributor portal
cost: free fills, promotions and chargebacks eat the invoice before the first reorder
pain: the co-packer's minimum run outlasts the shelf life that the retailer demands
pain: glass and water are heavy, so shipping a single case kills the online margin
pain: velocity per store is low, and the buyer delists at the next reset
channel: independent shops and farmers' markets | a sell-through story from a few stores wins the chain meeting
channel: food brokers and distributors | a broker has the category buyer's ear and charges a retainer
channel: quick commerce and Amazon | search rank replaces the slotting fee
cycle: 8-40 weeks | category reviews come once or several times a year, and the reset date is fixed
price: a snack or can at the shelf | 2-5 USD | pack
price: a co-packer's first run | 15000-80000 USD | run
rule US: FSMA | a food safety plan, a nutrition panel and allergens come before the first sale
rule EU: Food Information Regulation | allergens are set in bold, and new ingredients such as CBD need approval
rule GB: HFSS law | sugary products lose promotions, prime shelf places and daytime adverts
rule IN: FSSAI labelling regulation | veg mark, licence number and nutrition stand on the pack, and health claims are watched
season: drinks sell in summer, gifting at Christmas and Diwali, and January wants healthy
next: seasonal gift packs | private-label runs | in-store tastings
fail: brands bought national shelf space with venture money and were delisted for low velocity
fail: online-only drinks never covered freight, as many canned-water and kombucha brands found
lately: quick commerce made Indian launches national without distributors, and PepsiCo bought Poppi to catch up on soda
economics: 30-50 | 8-15 | 15-50 USD
ask: How many units a week does one store sell without promotion? | What is left of an invoice after deductions and freight? | Who packs it, at which minimum and shelf life?
grade: low
# home-jewellery: jewellery, candles and home goods
words: jewellery, jewelry, candles, candle brand, home decor, homeware, ceramics, furniture brand, rugs, kitchenware, cookware, mattress, bedding, art prints, lab-grown diamonds, artisans, handmade jewellery, handmade products, gift shop online, handicrafts, wooden toys, houseplants, lamps, handmade candles, gift boxes, silver jewellery, home furnishing
job: sell well-made objects online to people who never touched them
buyer: gift shoppers
user: gift shoppers
run: gift buyers and brides | buyers choose the maker whose ring arrives wrapped, engraved and before the anniversary | metal prices, cracked parcels, fair stands and uncounted hours at the bench leave the maker little
rival: Mejuri | everyday fine jewellery from Toronto | per piece
rival IN: BlueStone | Indian jewellery online and in stores | per piece
rival: Our Place | cookware around a single hero pan | per piece
rival GB: Missoma | demi-fine jewellery from London | per piece
rival: Emma | mattresses in a box, from Frankfurt | per mattress
system: Etsy | brings gift searches and its own fees
system: Shopify | runs the own shop with made-to-order lead times
system: Faire | places small makers in boutiques on credit terms
system: Pinterest | plans weddings and rooms long before the purchase
today: a maker photographs pieces at the window, lists them on Etsy and packs orders on the kitchen table
cost: Etsy ads and fees rise, wedding deadlines slip and a cracked parcel eats the profit of several
pain: hand work cannot keep up in December and stands idle in February
pain: Temu sells the same shape for the price of the postage
pain: gold moves faster than the price tags on the site
channel: Etsy and Pinterest search | buyers look for an occasion, not for a brand
channel: gift and home trade fairs | shops order one tray of pieces and reorder by e-mail
channel: wedding planners and interior stylists | one project brings a whole order
cycle: 0-10 weeks | a gift is bought the same night, a sofa or ring after weeks of looking
price: a small jewellery piece | 40-250 USD | piece
price: a scented candle | 18-60 USD | piece
rule US: FTC jewellery guidance | the words for metals and diamonds are fixed, lab-grown stones included
rule EU: GPSR | nickel limits, candle hazard labels and a responsible person apply even to makers
rule GB: Hallmarking Act | pieces above a small weight need an assay office mark before they are called gold
rule IN: BIS hallmarking | gold jewellery needs a hallmark with a unique number in the listed districts
season: December carries the year, then Valentine's Day, Mother's Day, weddings and Dhanteras
next: personal engraving | wedding gift lists | repairs of sold pieces
fail: mattress and furniture brands paid so much for each single purchase that no repeat could save them
fail: makers scaled with factories, lost the handmade story and then the price
lately: lab-grown stones pulled diamond prices down, and Etsy filled with factory goods and generated prints
economics: 45-70 | 6-12 | 15-90 USD
ask: What brings a buyer back after the first gift or ring? | How many pieces a week can be made without you? | What does the same object cost on Temu, and why is yours not compared?
grade: low
# baby-kids: baby gear and toy brands
words: baby brand, baby products, baby gear, baby carrier, stroller, pram, pushchair, car seat, cot, crib, baby bottle, diapers, nappies, cloth diapers, baby wipes, toy brand, toys, toy maker, educational toys, montessori toys, plush toy, soft toys, puzzle brand, kids furniture, baby monitor, newborn gift, baby registry, maternity pillow, teether, baby sleep sack, swaddle, board books, toy rental, children's products
job: sell parents a product that passes the safety lab and the playgroup
buyer: founders of baby brands
user: product managers at baby brands
run: expecting parents and grandparents | parents buy the carrier that a friend's baby slept in and that passed the crash or choke test | lab reports, product liability cover and a buyer who outgrows the range make each sale dear
rival: Lovevery | play kits by age on subscription | by kit and quarter
rival: Stokke | premium high chairs and prams | by the piece in shops
rival IN: FirstCry | baby shops with own labels | a retail price
rival: Mattel | licensed toys on each shelf | a retail price
rival GB: Mamas & Papas | nursery furniture and prams | a retail price
rival US: Babylist | a registry that lists any brand | an affiliate share or wholesale terms
system: SGS test reports | decide whether a marketplace lists the toy
system: the baby registry | collects the gifts before birth and brings relatives to the shop
system: Amazon Seller Central | freezes a children's listing until the test report is uploaded
today: the founder mails samples to a test lab, waits for small-parts and migration results and changes the paint
cost: a failed tensile test on a plush eye scraps a container that was already on the water
pain: a child outgrows the product before the second order comes
pain: grandparents buy by brand and parents by what the midwife or a mum group said
pain: a recall notice names the brand beside a picture of a cot
channel: registries and baby fairs | expectant parents fill a list in one evening with a scanner in hand
channel: midwives, doulas and mum groups | a new mother buys what the group chat swears by
channel: nursery shops and concept stores | the carrier sells when someone ties it in the shop
cycle: 1-10 weeks | parents buy within the pregnancy, a retailer lists once a year after Kind und Jugend
price: a toy subscription kit | 30-120 USD | kit
price: safety tests of one toy | 500-3000 USD | product
rule US: CPSIA | a third-party lab tests each children's product, and a certificate travels with it
rule EU: Toy Safety Regulation | a digital product passport replaces the declaration, and more chemicals are barred
rule GB: Toys Safety Regulations | toys need a British responsible person and a CE or UKCA mark
rule IN: Toys Quality Control Order | each toy needs the BIS mark, so small importers vanished
season: toys earn the year between Singles' Day and Christmas, while prams sell evenly with births
next: toy rental and resale | gift lists | spare parts for prams
fail: rental boxes of toys drowned in cleaning, missing pieces and postage
fail: diaper brands won subscribers on discount who left when the child was dry
lately: birth rates fell in China and Europe, tariffs hit toys made in Guangdong, and adults buy plush
economics: 40-65 | 4-9 | 20-70 USD
ask: Which test report do you hold for which age grade? | What does the same family buy from you after the first year? | Who chose the product, the mother, the grandmother or the nursery?
grade: low
# home-refills: household refills and hygiene basics
words: cleaning products, laundry detergent, detergent sheets, dishwasher tablets, refill shop, refillable, refill station, zero waste, plastic-free, eco cleaning, toilet paper, bamboo toilet paper, razor, razors, shaving, toothbrush, toothpaste, mouthwash, deodorant, menstrual cup, period pants, sanitary pads, condoms, sexual wellness, intimate care, incense sticks, agarbatti, mosquito repellent, floor cleaner, phenyl, air freshener, household products, hygiene brand, lice treatment
job: replace a supermarket basic with one people reorder by themselves
buyer: founders of household goods brands
user: operations leads at household brands
run: plastic-weary households | households keep the refill that cleans like the old brand and drops through the letterbox | freight on heavy liquids, starter bottles given away and skipped refills keep early orders in the red
rival GB: Smol | washing capsules through the letterbox | per pack by subscription
rival: Who Gives A Crap | bamboo and recycled toilet paper | per box
rival US: Blueland | cleaning tablets with forever bottles | per refill set
rival: Harry's | razors by post and in supermarkets | per blade pack
rival IN: Mamaearth | toxin-free home and baby basics | a retail price
rival: Procter & Gamble | the brand on the shelf at a promotion price | a retail price
system: Recharge | runs the subscription, the skip and the failed card
system: the safety data sheet | must be right before a carrier or a marketplace takes the liquid
system: the letterbox size | decides whether postage leaves any margin
today: the founder pays for an Instagram ad, ships heavy boxes at a loss and hopes for the fourth refill
cost: postage on water and paper eats the first order, and a skipped month breaks the plan
pain: subscribers drown in rolls or tablets and pause
pain: the supermarket sells own label below the startup's cost of goods
pain: claims such as toxin-free or biodegradable draw letters from regulators
channel: zero-waste shops and refill stations | a refill shop owner explains the jar to each visitor
channel: drugstore and supermarket listings | most washing powder is still bought on the weekly shop
channel: referral credits in the box | neighbours share a starter pack more than an advert
cycle: 0-4 weeks | households try one starter pack, a chain lists after a range review
price: a laundry refill plan | 8-20 USD | month
price: a menstrual cup | 15-40 USD | piece
rule US: EPA pesticide labelling | a cleaner that claims to kill germs must be registered first
rule EU: Detergents Regulation | labels, biodegradability and refill sales follow one set of duties
rule GB: Green Claims Code | the CMA can fine vague words such as eco-friendly directly
rule IN: Legal Metrology packaged rules | pack, price and maker must be printed, also on refill pouches
season: January resolutions and Plastic Free July bring trials, and summer brings repellents
next: office and hotel supply | own-label making for chains | refill machines in shops
fail: razor clubs raised the cost of each customer until only a sale to a giant was left
fail: returnable bottle schemes lost more bottles than the deposit covered
lately: sheets and tablets took the water out of freight, and regulators went after green wording
economics: 40-62 | 4-9 | 18-60 USD
ask: How many starter packs become a fourth refill? | What is left per order after postage to the far corner of the country? | Which test stands behind the green word on the pack?
grade: low
# gadgets: consumer gadgets and hardware brands
words: gadget, consumer electronics, smart home gadget, hardware startup, kickstarter, crowdfunding campaign, indiegogo, phone case, phone accessories, headphones, earbuds, speaker, charger, power bank, smartwatch brand, e-bike brand, electric scooter brand, camera gear, desk setup, mechanical keyboard, air purifier, water bottle, kitchen gadget, coffee machine maker, bluetooth tracker, garden gadget, invention, prototype product, tooling, injection mould, shenzhen factory, product certification, warranty claims, spare parts gadget
job: get a gadget from prototype to a sold-out second batch
buyer: founders of gadget brands
user: hardware product leads
run: early adopters and gift buyers | buyers trust the maker who ships on time, publishes firmware and sells the spare strap | tooling, certification, returns and last year's unsold units burn the launch money
rival: Kickstarter | pre-orders from backers | a share of funds raised
rival: Anker | chargers and gadgets at scale on Amazon | a retail price
rival IN: boAt | earbuds and watches at low prices | a retail price
rival: Nothing | design phones and earbuds from London | a retail price
rival US: Fictiv | custom parts with checked factories | a quote per part
system: the CE file | holds the test reports a customs officer asks for
system: JLCPCB | makes the boards for the first batch within days
system: Amazon Vine | collects the first reviews before launch
today: the inventor shows a rendered video to backers, then flies to Dongguan to argue over mould changes
cost: the mould, the radio tests and a failed drop test use up the backers' money before the first box
pain: the battery shipment is held because the transport test summary is missing
pain: the copy appears on AliExpress before the backers have theirs
pain: returns come for setup trouble with the app, not for broken hardware
channel: crowdfunding with a list of sign-ups | a campaign that is not funded on the first day fades
channel: review channels on YouTube | buyers of keyboards and earbuds wait for a trusted teardown
channel: electronics chains and airport shops | a chain's buyer wants margin, returns and a display stand
cycle: 0-12 weeks | backers pay before it exists, a chain lists after CES or IFA
price: a small consumer gadget | 30-200 USD | piece
price: radio and safety tests | 8000-30000 USD | product
rule US: FCC equipment authorisation | a radio gadget may not be marketed before approval, and pre-orders need a notice
rule EU: Radio Equipment Directive | cyber security and a common charging port come with the CE mark
rule GB: PSTI Act | default passwords are barred and the update period is printed
rule IN: BIS compulsory registration | listed electronics are tested in an Indian lab before import
rule EU: Batteries Regulation | the owner must be able to take the battery out
season: the fourth quarter makes the year, so goods leave the factory in August
next: spare parts and repair | accessories | licensing to a large brand
fail: Kickstarter stars such as the Coolest Cooler priced the gadget below its cost of making
fail: cloud-bound gadgets became bricks when the firm shut the server
lately: tariffs moved final assembly to Vietnam and India, and repair rules reach small makers
economics: 25-50 | 5-12 | 10-60 USD
ask: What is the landed cost at the second batch, with tariff, returns and warranty? | Which tests are passed, and who holds the reports? | What happens to the gadget when the app is switched off?
grade: low
`,
  facts: d2cFacts,
  wordings: d2cWordings,
  jobs: d2cJobs,
});
