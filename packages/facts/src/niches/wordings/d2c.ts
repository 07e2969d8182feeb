/** What else people say in each niche, and how founders put it. */
export const d2cWordings = `
# skincare
also: formulator, beauty founder, cosmetic chemist, contract manufacturer, makeup artist, beauty influencer, skin obsessed shopper, estheticien brand, face cream, toner, cleanser, face mask, eye cream, lip balm, nail polish, foundation, concealer, mascara, retinol, hair mask, beard oil, body lotion, k-beauty, scalp serum, tanning lotion, attar, bath bomb, pump bottle, dropper, jar, airless bottle, essential oil, shea butter, niacinamide, hyaluronic acid, vitamin c, preservative, fragrance oil, sample sachet, swatch, shade range, ingredient list, gift set, soap mould, stability test, patch test, cpnp notification, safety assessor, batch record, inci list, launch drop, influencer seeding, cruelty-free, vegan label, breakout, rash, leaked in transit, separated cream, wrong shade, allergic reaction, copycat formula, greasy feel, formulate, blend, moisturise, exfoliate, fill jars, beauty stuff, creams, glowing skin, products for pimples, dry skin, dark spots, homemade cream, perfume line
Every cream I try burns my rosacea, and the ingredient list is in Latin. I want to sell three plain products without scent, tested on people like me.
Mascara and brow line for hooded eyes, sold online with a shade match by selfie.
wanna start shea butter n black soap biz from tamale, small batches, export to uk. need packaging n safety report help
My grandmother boiled amla and hibiscus in coconut fat for our hair every Sunday. Her recipe is now forty bottles a week from my kitchen.
Toner and essence made in Busan for Brazilian skin in humid heat, with the regulator's notification done and Portuguese labels.
A tiny lab that helps newcomers formulate lotions, runs challenge tests and fills runs of 200 tubes.
Lads do not know what to put on their face after shaving. Two things, one for morning and one for night, at a price like a pint.
I am a beauty therapist and my clients ask what to use at home. I would love my own balm and scrub with my name on the jar, without buying ten thousand.
# coffee
also: roaster, barista, coffee lover, tea drinker, coffee grower, tea estate, tea blender, office coffee buyer, coffee club, drip bags, espresso blend, compatible capsules, ground coffee, loose leaf tea, herbal tea, chai latte mix, rtd coffee, canned coffee, tea bags, micro-roastery, kaffeerösterei, torréfacteur, arabica, robusta, coffee concentrate, tea box, roasting machine, drum roaster, grinder, valve bag, french press, pour-over, moka pot, hand brewer, burlap sack, cupping spoon, green beans, coffee cherry, kettle, teapot, brew guide, tasting notes, roast profile, milk frother, cupping session, roast date, harvest season, green contract, q grader, coffee festival, wholesale account, christmas blend, fair trade label, organic certificate, stale beans, burnt roast, sour cup, green price spike, subscriber paused, wrong grind, bitter taste, roast, brew, grind, cup, blend, degas, morning coffee, better home coffee, coffee by post, beans delivered, cup of tea, coffee powder, caffeine, south indian coffee
Supermarket bags were ground a year ago and taste of cardboard. We roast on Tuesday and it is in your letterbox on Thursday.
Concentrate in a squeezy bottle, for an iced latte at home without a machine.
got a 15kg drum in my garage, sell at farmers mkt, want online subs that adjust to how much ppl actually drink
I was a barista in Melbourne for eight years. What I missed in Warsaw was a light Kenyan that did not taste burnt, so I bought a small drum.
Straight from hill growers in Chiang Rai and Sumatra to German kitchens, with the farmer's name and the picking week on the pouch.
Roasting as a service: bring your sack and your label, we profile, cup, pack and post under your name.
Proper builders' brew with a story: loose Assam and Darjeeling from two gardens, in tins, by post.
We run an office of sixty and the capsules taste like ash. Bring beans, a grinder and someone who cleans the thing every fortnight.
# supplements
also: gym goer, bodybuilder, athlete, biohacker, supplement formulator, health conscious buyer, contract manufacturer, fish oil, omega 3, ashwagandha, vitamin d, zinc, iron tablets, pre-workout, bcaa, mass gainer, plant protein, fibre powder, effervescent tablets, adaptogen, hair gummies, biotin, moringa, shilajit, turmeric capsule, women's multivitamin, kids vitamins, hydration sachet, herbal remedy, nahrungsergänzung, capsule, tablet, softgel, tub, scoop, shaker, sachet, pill organiser, blister pack, stick pack, powder blend, flavour, health claim, lab test, coa, heavy metals test, third-party tested, gmp factory, fssai licence, novel food, supplement facts panel, anti-doping certificate, monthly refill, new year resolution, banned substance, stomach upset, bad aftertaste, clumpy powder, fake protein, claim warning letter, forgot to take, subscription cancelled, melted gummies, dose, encapsulate, take daily, stack, health pills, powder for muscles, boost immunity, energy pills, tablets for hair, natural remedies, diet powder, gym powder
Half of the powders I bought had less in the tub than the label says. Every batch tested by an outside lab, result printed as a QR on the lid.
Daily sachet for women over forty-five with iron, D3 and B12 set after a questionnaire.
gym guy from pune, brands r fake everywhere. want to sell raw clean isolate, lab report on whatsapp, 1kg pouch no fancy tub
I took omega oil for ten years because a magazine told me to. Then a friend who is a pharmacist showed me it had gone rancid.
Ashwagandha and moringa capsules from Tamil Nadu growers for pharmacies in the Gulf, with halal gelatine-free shells.
Small-run tablet press and bottling line for naturopaths who want their own formulas in lots of 500.
My gran swears by her tonic. A modern version, a syrup for tiredness, sold by subscription without silly promises.
As a running coach I get asked about salts and gels on every long run. I would pay for a drink mix I can recommend with a clear conscience and my club's code.
# apparel
also: fashion designer, pattern maker, tailor, fashion student, streetwear drop fan, seamstress, hoodie, dress, leggings, sportswear, loungewear, workwear, denim, socks, hats, modest fashion, abaya, hijab brand, lehenga, sherwani, maternity wear, men's shirts, leather bags, vegan leather, upcycled clothing, rain jacket, bridalwear, sleepwear, adaptive clothing, fabric, tech pack, sewing machine, size chart, lookbook, hangtag, cotton, linen, screen print, embroidery, zipper, mannequin, shoebox, poly mailer, care label, fabric roll, pre-order, season launch, minimum order quantity, photo shoot, fashion week, size run, end-of-season sale, fit session, capsule collection, wrong size returns, shrinks in wash, late production, colour fades, sample wrong, size out, cheap copies, high return rate, stitch, sew, design clothes, print shirts, dye, clothes shop online, selling clothes, own clothing, cool tees, things to wear, dress brand, fashion business, clothes that fit
I am five foot two and every trouser drags on the floor. Cuts for short women in two leg lengths, made in small lots after preorder.
Heavy hoodies dropped monthly in numbered runs of 150, never restocked.
starting tee brand w my friends, printful too slow n prints crack. looking for local screen printer + own neck labels
My mum sewed school blouses in Tirana for an Italian company that paid four euros apiece. Now she sews our linen shirts and signs each one.
Adire and aso-oke jackets made in Abeokuta and sold to the diaspora in London and Houston, with a fit video before ordering.
Pattern-making and sampling studio that takes a beginner's sketch to a graded pattern, a costed sample and the first fifty pieces.
Trainers made of cork and wool for nurses who stand twelve hours, wide toe, washable.
I cut patterns in a factory, and customers' sketches arrive with no measurements at all. Teach new labels to send a proper spec sheet and they would save a whole season.
# food-drink
also: food founder, home cook selling, co-packer, snack maker, sauce maker, chocolatier, category buyer, deli owner, grocery buyer, chips, crisps, cookies, nut butter, jam, honey brand, spice mix, ready meals, instant noodles, protein snack, sparkling water, iced tea, cold-pressed juice, plant-based meat, gin brand, wine brand, mocktail, gluten-free snacks, keto snacks, papad, masala brand, jerky, ice cream brand, yoghurt, gut soda, beer brand, glass jar, pouch, retort pouch, shelf tray, nutrition panel, sample cup, kettle cooker, bottling line, shipper case, shelf life test, listing fee, slotting fee, promo week, food label rules, allergen statement, tasting demo, food fair, buyer meeting, co-manufacturing run, best before, trade spend, delisted, mouldy batch, exploding bottles, broken jars, short shelf life, leaky pouch, slow sell-through, ferment, sample in store, bake, snacks, drinks, grandma's recipe, sell my sauce, food in packets, homemade food, tasty and healthy, get into supermarkets
Everything in the vending machine is sugar. A roasted chickpea bag with six flavours that a school will stock and children will finish.
Sparkling tea in cans for people who are off the booze and bored of cola.
my moms mango achar is insane, wanna sell in jars online n in kirana stores, fssai licence shelf life help??
For three years I stood in supermarkets handing out cubes of cheese. The buyers came by at ten, and that is how I got my dips listed.
Plantain crisps from Ghana and cassava crackers for British supermarkets, co-packed in Tema, with a fair price printed on the bag.
Shared production kitchen with a retort, a labeller and a food technologist, so a newcomer can make 500 jars legally.
Gluten gives me trouble and the free-from aisle is cardboard. Freezer pierogi and dumplings made with rice flour.
As a corner café I would stock more local lemonades and flapjacks, but each maker delivers a different day with a different minimum. One mixed crate, please.
# home-jewellery
also: goldsmith, jeweller, silversmith, potter, candle maker, craftsperson, weaver, gift buyer, artisan cluster, ceramicist, earrings, necklace, bracelet, engagement ring, wedding band, gold plated, gemstone, demi-fine, kundan, oxidised jewellery, scented candle, diffuser, vase, cushion, bed sheets, carpet, wall art, table lamp, sofa brand, terracotta, brass decor, macrame, tableware, plant pots, wax, wick, clay, kiln, glaze, mug, loom, silver wire, gem setting, velvet box, gift wrap, ring sizer, hallmark, diwali gifting, christmas market, craft fair, wedding season, custom engraving, made to order, bis hallmark, white-glove delivery, gpsr label, broken in post, tarnished, wrong ring size, candle tunnelling, chipped mug, colour looks different, bulky return, carve, pour candles, solder, weave, engrave, throw pots, pretty things, handmade stuff, craft business, sell my crafts, things for home, bangles and rings
Every ring under 100 euros turns my finger green. Solid recycled silver, made in a week, with a lifetime polish.
Enamel pans in four colours sold straight to homes, with a ninety-day cooking trial.
i pour soy wax at home sell on etsy, fees killing me, want own site + wholesale to boutiques. wicks n scent testing takes ages
My uncle weaves kilims in Anatolia and sells to a dealer for a tenth of the shop price. I want buyers to see his loom.
Brass lamps and block-printed quilts from Jaipur and Moradabad for American living rooms, with honest maker pages and split-shipment packing.
Open workshop with kilns, wheels and glaze buckets where potters rent a shelf and sell through our window and website.
Stuff for the home that is not from the big Swedish place: hooks, stools, bowls turned by joiners in Wales.
Couples come to me, a bench goldsmith, with a grandmother's stones and a picture from the internet. Let them design the engagement band on screen and approve a wax before I cast.
# baby-kids
also: expecting mother, new parent buyer, baby shop, toy designer, toy inventor, maternity brand, mumpreneur, nappy pants, baby skincare, baby shampoo, feeding bottle, breast pump, baby wrap, nursing bra, baby bouncer, high chair, playpen, walker, rattle, building blocks, board game kids, wooden toy, doll, craft kit, sensory toy, stem toy, kids tableware, baby bedding, organic baby clothes, bath toys, baby food maker, kids water bottle, silicone, organic cotton, bpa free, pacifier, dummy clip, muslin cloth, bib, changing mat, toy box, buggy clip, plush filling, wipe pack, en71 test, astm f963, cpc certificate, ce mark toys, cpsc recall, age grading, toy fair, baby expo, christmas toy season, i-size, baby shower list, bis toy mark, choking hazard, loose small part, nappy rash, leaking bottle, failed lab test, strap broke, toxic paint, outgrown quickly, babyproof, wrap baby, soothe, drop test, wean, things for babies, kids toys, baby stuff brand, safe for babies, invented a toy, baby needs
The sling I had gave me backache and took a video to put on. I have sewn one with two clips that fits father and mother.
Silicone weaning set that sticks to the tray and survives the dishwasher, sold online with a starter recipe card.
want to make busy boards n stacking rings from beech, small workshop in lviv, need en71 n ce how much does it cost
When our twins came, the double buggy did not fit through the lift of our block in Hong Kong. My husband welded the prototype.
Organic muslin wraps and zabla sets from Erode for parents in Dubai and Singapore, gift boxed with a name.
Testing and certification helper for tiny makers of rattles and teddies: choke test, labels, file, batch numbers.
Bottoms get sore from cheap nappies. A bamboo one in a monthly box, with sizes that change as he grows.
I run a nursery and we go through chew toys, bibs and sleeping mats like mad. I would buy direct from a brand that makes tough ones, replaceable parts included.
# home-refills
also: eco shopper, zero waste shop, bulk store, green household, menstruating woman, soap maker, packaging-free shop, dish soap, washing powder, fabric softener, hand wash, soap bar, shampoo bar, bleach, toilet cleaner, sponge, bin bags, tissue, cotton buds, tampon, reusable pads, bidet, dental floss, tongue scraper, safety razor, shaving foam, lubricant, bamboo brush, cleaning tablet, dhoop, camphor, bug spray, disinfectant, soap nuts, wet wipes, refill pouch, spray bottle, amber bottle, dispenser, aluminium bottle, razor blade, mop, compostable bag, toothpaste tablet, blade cartridge, refill subscription, detergent regulation, biocide registration, eco label, biodegradable claim, deposit return, school pad programme, auto-refill, spring cleaning, monsoon mosquitoes, period week, leaking pouch, runs out, too many rolls, skin irritation, stains remain, greenwash claim, leaks at night, refill, scrub, shave, disinfect, soap, less plastic, always running out, bathroom stuff, cleaning stuff, period products, bog roll, eco household
I lug plastic jugs of washing liquid up four floors. Strips you drop into the drum, forty in an envelope through the letterbox.
Solid toothpaste bites in a tin with compostable pouches by post every two months.
thinking refill van for mumbai societies, dish soap floor phenyl by litre, bring own bottle, cheaper than brand
My sister refused to buy tampons at the village shop because the man stares. A plain box, right for her cycle, delivered.
Washable period knickers and pads sewn by women in Malawi and sold to schools and NGOs, with lessons.
Dispensing machines in corner shops that fill shampoo and detergent by the coin, rented to the shopkeeper.
Loo roll made from recycled office paper, no plastic wrap, 48 at a time, with silly names on the wrappers.
I clean offices and the sprays make me cough. Give us tablets to dissolve in our own bottles and tell my boss what they cost per bucket.
# gadgets
also: hardware founder, inventor, industrial designer, gadget lover, backer, tinkerer, electronics engineer, odm factory, smart lock, smart light, security camera, wearable, smart ring, robot vacuum, dash cam, e-reader, laptop stand, gaming mouse, projector, portable fan, 3d printer brand, smart mug, cable organiser, bike light, massage gun, water filter jug, led lamp, wireless charger, smart glasses, circuit board, pcb, sensor, enclosure, firmware, usb cable, bill of materials, 3d print, solder, remote control, microcontroller, touchscreen, bluetooth module, ce certification, fcc test, rohs, pre-order, pilot run, dfm review, stretch goal, factory audit, golden sample, weee registration, battery shipping rules, late shipping backers, dead on arrival, overheating, bricked device, chip shortage, cloned product, returns under warranty, failed certification, battery swelling, prototype, assemble, crowdfund, reverse engineer, cool device, electronic thing, invented a device, tech toy, make a product, little machine, build hardware, manufacture my idea
Our dog rips every lead holder and nobody makes a decent one, so I printed one in my garage and 800 people want it. How do I get it moulded?
Clip-on device that tells you when your plants are thirsty, battery for two years, no account needed.
made a foldable laptop stand, 3d printed 40, ppl love it. kickstarter or shopify first? factory moq 3000
I was a mechanical engineer at a vacuum maker until they cut my pet project: a silent hair dryer. I bought the drawings back.
Solar lantern and radio for Malagasy and Zambian homes, assembled locally, sold in instalments by village agents.
Product development house that takes an inventor's sketch to drawings, working sample, pilot run and CE or FCC papers for a share.
Hearing loop in a pair of specs for old folks in noisy restaurants, charged on a tray, repairable with a screwdriver.
I work on the line at a contract electronics plant. New brands send us files with missing tolerances, and we lose weeks. A checker for design files before quoting would help both.
`;
