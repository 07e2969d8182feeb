/** One fact a line; the columns stand in `read-facts.ts`. */
export const automotiveFacts = `
us-vehicle-age@sp-global | Average age of American cars and light trucks | the average American vehicle is # old | 12.6 | years | ratio | US | 2024 | S&P Global Mobility | medium | repair-shop
eu-car-age@acea | Average age of cars in the European Union | the average car in the Union is # old | 12.5 | years | ratio | EU | 2023 | ACEA | medium | repair-shop
us-technician-pay@bls | Median pay of automotive technicians | an automotive technician earns a median of # a year | 47770 | USD/year | wage | US | 2023 | BLS Occupational Employment and Wage Statistics | medium | repair-shop
gb-mot-fee@dvsa | Largest fee for a car's MOT test | a test station may charge at most # for a car | 54.85 | GBP | limit | GB | 2010 | DVSA, MOT fees | medium | repair-shop
gb-mot-first@dvsa | Age at which a car first needs an MOT | a car needs its first MOT after # | 3 | years | limit | GB | 1988 | Road Traffic Act 1988, Section 47 | medium | repair-shop
gb-mot-failure@dvsa | Cars that fail their MOT at the first try | about # of cars fail their MOT at the first try | 0.285 | share | share | GB | 2024 | DVSA MOT testing data | low | repair-shop
in-registration-life@morth | Years a private Indian registration is valid | a private car in India must be re-registered after # | 15 | years | limit | IN | 1989 | Central Motor Vehicles Rules 1989 | medium | repair-shop, used-cars
us-used-car-price@cox | Average asking price of a used car by one count | the average used car was listed at about # | 25500 | USD | price | US | 2024 | Cox Automotive, Kelley Blue Book | low | used-cars
us-used-car-price@edmunds | Average price of a used car by another count | the average used car sold for about # | 27200 | USD | price | US | 2024 | Edmunds used vehicle report | low | used-cars
gb-used-sales@smmt | Used cars sold in Britain | about # used cars changed hands in Britain in the year | 7640000 | used cars | ratio | GB | 2024 | SMMT | medium | used-cars
gb-reject-window@cra | Time to reject a faulty used car | a buyer may reject a faulty car within # | 30 | days | limit | GB | 2015 | Consumer Rights Act 2015, Section 22 | medium | used-cars
us-used-car-fine@ftc | Penalty for one car without a Buyers Guide | each car without a Buyers Guide can cost # | 53088 | USD | limit | US | 2025 | FTC Used Car Rule, adjusted civil penalty | medium | used-cars
in-used-car-gst@gst-council | GST on a dealer's margin on a used car | a dealer pays # of GST on the margin of a used car | 0.18 | share | limit | IN | 2025 | GST Council, India | medium | used-cars
cazoo-end@cazoo | The end of Cazoo as a retailer | Cazoo fell into administration after years of selling cars online at a loss | - | - | statement | GB | 2024 | Teneo, administrators of Cazoo | medium | used-cars
us-cdk-outage-cost@anderson | Dealers' losses in the CDK outage | dealers lost about # in the weeks of the CDK outage | 1020000000 | USD | estimate | US | 2024 | Anderson Economic Group | medium | franchise-dealer
us-safeguards-exempt@ftc | Customer records below which parts of the Safeguards Rule lift | parts of the Safeguards Rule lift below # consumers | 5000 | consumers | limit | US | 2023 | FTC Safeguards Rule, 16 CFR 314.6 | medium | franchise-dealer, used-cars
us-breach-notice@ftc | Time to report a breach to the FTC | a dealer must report a large breach to the FTC within # | 30 | days | limit | US | 2024 | FTC Safeguards Rule, 16 CFR 314.4 | medium | franchise-dealer
us-cars-rule@fifth-circuit | The FTC's rule on dealer advertising | an appeals court threw out the FTC's CARS rule before it took effect | - | - | statement | US | 2025 | US Court of Appeals for the Fifth Circuit | medium | franchise-dealer
gb-finance-redress@fca | Redress planned for motor finance customers | lenders may owe about # in motor finance redress | 8200000000 | GBP | estimate | GB | 2025 | FCA motor finance consultation | low | franchise-dealer
turo-host-share@turo | Smallest share of the trip price a Turo host keeps | a Turo host with the fullest cover keeps # of the trip price | 0.6 | share | fee | US | 2024 | Turo protection plans | low | rental-sharing
hertz-ev-sale@hertz | Electric cars Hertz first decided to sell | Hertz first decided to sell about # electric cars and took a large charge | 20000 | electric cars | ratio | US | 2024 | Hertz filing | medium | rental-sharing
getaround-exit@getaround | Getaround in America | Getaround closed its American business and kept the European one | - | - | statement | US | 2025 | Getaround | medium | rental-sharing
us-graves@usc | Liability of rental owners | federal law shields a rental owner from liability for the renter's driving alone | - | - | statement | US | 2005 | Graves Amendment, 49 U.S.C. 30106 | medium | rental-sharing
us-total-loss-share@ccc | Claims in which the car is written off | about # of claims end with the car written off | 0.22 | share | share | US | 2024 | CCC Crash Course | low | collision-parts
gb-motor-claims@abi | Motor claims paid by British insurers | British insurers paid # in motor claims in the year | 11700000000 | GBP | spend | GB | 2024 | Association of British Insurers | medium | collision-parts
in-surveyor-threshold@irdai | Motor claim from which a licensed surveyor is needed | a motor claim of # or more needs a licensed surveyor | 50000 | INR | limit | IN | 2020 | IRDAI | low | collision-parts
eu-repair-clause@design-directive | Copies of visible spare parts in Europe | the new Design Directive lets others make visible spare parts for repair | - | - | statement | EU | 2024 | Directive (EU) 2024/2823 | medium | collision-parts
us-car-washes@ica | Car washes in America | about # car washes work in America | 60000 | car washes | estimate | US | 2023 | International Carwash Association | low | car-wash
mister-members@mister | Share of Mister Car Wash sales from members | members bring about # of wash sales at Mister Car Wash | 0.74 | share | share | US | 2024 | Mister Car Wash annual report | medium | car-wash
gb-hand-wash@mps | Hand car washes in Britain by an old count | Britain had at least # hand car washes by one estimate | 10000 | hand car washes | estimate | GB | 2018 | House of Commons Environmental Audit Committee | low | car-wash
us-roadside-calls@aaa | Breakdown calls to the American motor club in a year | the American motor club answered more than # roadside calls in a year | 27000000 | roadside calls | count | US | 2024 | AAA | low | roadside
gb-police-removal@home-office | Police charge to recover a light vehicle upright on the road in Britain | police recovery of a light vehicle standing upright on the road costs # by law | 192 | GBP | fee | GB | 2023 | Removal, Storage and Disposal of Vehicles Regulations | low | roadside
eu-ecall@regulation | Start of automatic crash calls in new European cars | new types of European cars have had to carry automatic crash calls | - | - | statement | EU | 2018 | Regulation (EU) 2015/758 | medium | roadside
gb-historic-age@dvla | Age at which a British car counts as historic | a British car counts as historic after # | 40 | years | limit | GB | 2018 | DVLA and DVSA guidance | medium | classic-cars
in-vintage-age@morth | Age at which an Indian vehicle counts as vintage | an Indian vehicle counts as vintage after # | 50 | years | limit | IN | 2021 | Central Motor Vehicles (Fifteenth Amendment) Rules 2021 | medium | classic-cars
bat-fee@bat | Buyer's fee at Bring a Trailer | Bring a Trailer charges the buyer # of the price up to a cap | 0.05 | share | fee | US | 2024 | Bring a Trailer terms | medium | classic-cars
us-work-road-deaths@bls | American work deaths in transport incidents | # of American work deaths happen in transport incidents | 0.37 | share | share | US | 2023 | BLS Census of Fatal Occupational Injuries | medium | company-fleets
eu-van-tachograph@mobility | Weight from which vans on cross-border haulage need a tachograph | vans above # tonnes on cross-border haulage need a tachograph | 2.5 | tonnes | limit | EU | 2026 | Regulation (EU) 2020/1054 | medium | company-fleets
gb-mileage-rate@hmrc | British tax-free mileage rate for an own car | a British employer may pay # a mile tax-free for the first stretch of the year | 0.45 | GBP | limit | GB | 2024 | HMRC approved mileage rates | medium | company-fleets
`;
