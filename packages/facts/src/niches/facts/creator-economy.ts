/** One fact a line; the columns stand in `read-facts.ts`. */
export const creatorEconomyFacts = `
us-podcast-month@edison | Americans who hear podcasts each month | # of Americans past childhood hear or watch podcasts each month | 0.55 | share | share | US | 2025 | Edison Research, The Infinite Dial | medium | podcasts
us-podcast-ads@iab | Podcast advertising in America | podcast ads in America brought # in a year | 2400000000 | USD/year | estimate | US | 2024 | IAB with PwC | medium | podcasts
podcasts@podcastindex | Podcast feeds in an open index | an open index lists about # podcasts, most of them silent | 4400000 | podcasts | count | global | 2024 | Podcast Index | low | podcasts
podcasts@listennotes | Podcasts in a search engine | a podcast search engine lists about # podcasts | 3500000 | podcasts | count | global | 2024 | Listen Notes | low | podcasts
median-downloads@buzzsprout | Downloads of a middling new episode in its first week | a middling episode gets about # downloads in its first week | 30 | downloads | ratio | global | 2024 | Buzzsprout platform statistics | low | podcasts
substack-paid@substack | Paid subscriptions on Substack | readers hold more than # paid subscriptions on Substack | 5000000 | subscriptions | ratio | global | 2025 | Substack | medium | newsletters
paid-share@substack | Free readers who turn into paying ones | writers are told to expect at least # of free readers to pay | 0.05 | share | share | global | 2023 | Substack guidance for writers | low | newsletters
canspam-fine@ftc | American penalty for one unlawful mail | one mail that breaks CAN-SPAM can cost # | 53088 | USD | limit | US | 2025 | FTC civil penalty adjustments | medium | newsletters
bulletin-end@meta | End of a newsletter platform | Meta closed its newsletter platform Bulletin little more than a year after launch | - | - | statement | US | 2022 | Meta | medium | newsletters
mooc-finish@reich | Open online students who finish | only # of students in open online courses finish | 0.03 | share | share | global | 2018 | Reich and Ruipérez-Valiente, Science | medium | courses
udemy-share@udemy | Instructor's part of a sale that Udemy brought | instructors keep # of a sale that Udemy itself brought | 0.37 | share | fee | global | 2024 | Udemy instructor revenue share | medium | courses
skool-price@skool | Price of a Skool community | a full Skool community lists at # a month | 99 | USD/month | price | global | 2024 | Skool price list | medium | courses
ccpa-india-fine@mca | First Indian penalty for misleading claims | a misleading advert can cost # in India the first time | 1000000 | INR | limit | IN | 2019 | Consumer Protection Act 2019, s. 21 | medium | courses, brand-deals
ypp-subs@youtube | Subscribers needed for ad income on YouTube | ad income on YouTube needs # subscribers besides watch time | 1000 | subscribers | limit | global | 2018 | YouTube Partner Program | medium | video
ypp-hours@youtube | Watch time needed for ad income on YouTube | a channel needs # of public watch time within a year for ad income | 4000 | hours | limit | global | 2018 | YouTube Partner Program | medium | video
shorts-share@youtube | Creators' part of Shorts advertising | creators keep # of the money allocated to their Shorts | 0.45 | share | fee | global | 2023 | YouTube Partner Program | medium | video
youtube-paid@youtube | Money YouTube paid out | YouTube paid creators, artists and media firms # over a few recent years | 70000000000 | USD | spend | global | 2023 | YouTube | medium | video
youtube-paid-in@youtube | Money YouTube paid out in India | YouTube paid Indian creators and media firms # over a few years | 210000000000 | INR | spend | IN | 2025 | YouTube at the WAVES summit | low | video
influencer-spend@imh | Spending on influencer marketing | brands spend about # a year on influencers worldwide | 24000000000 | USD/year | estimate | global | 2024 | Influencer Marketing Hub | low | brand-deals
eu-disclosure@ec | European influencers who always disclose ads | only # of checked influencers always disclose that a post is an ad | 0.2 | share | share | EU | 2024 | European Commission influencer sweep | medium | brand-deals
uk-disclosure@asa | British influencer ads properly labelled | # of checked British influencer ads were properly labelled | 0.57 | share | share | GB | 2024 | ASA influencer compliance report | low | brand-deals
gift-tds@cbdt | Indian gift value from which tax is withheld | free products worth more than # a year bring tax withholding in India | 20000 | INR/year | limit | IN | 2022 | Income-tax Act, Section 194R | medium | brand-deals
endorse-fine@ftc | American penalty for deceptive endorsements after notice | a firm on notice risks # for each deceptive endorsement | 53088 | USD | limit | US | 2025 | FTC Notice of Penalty Offenses | medium | brand-deals
us-freelancers@upwork | Americans who freelance in a year | # Americans did some freelance work within a year | 64000000 | people | count | US | 2023 | Upwork, Freelance Forward | medium | design-work
us-freelancers@bls | Independent contractors in America | # Americans were independent contractors in their main job | 11900000 | people | count | US | 2023 | BLS Contingent Worker Supplement | medium | design-work
designer-pay@bls | Median pay of graphic designers | an American graphic designer earns a median of # a year | 61300 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | medium | design-work
fiverr-fee@fiverr | Fiverr's cut from a freelancer | Fiverr keeps # of what a freelancer earns | 0.2 | share | fee | global | 2024 | Fiverr terms | medium | design-work
ny-freelance@ny | New York deadline to pay freelancers without a date | without an agreed date a New York freelancer must be paid within # | 30 | days | limit | US | 2024 | New York Freelance Isn't Free Act | medium | design-work
late-fee@eu | Fixed sum for late business payments in Europe | a late business client in Europe owes at least # besides interest | 40 | EUR | limit | EU | 2013 | Directive 2011/7/EU, Art. 6 | medium | design-work
msmed-days@in | Indian deadline to pay small suppliers | small Indian suppliers must be paid within # at the latest | 45 | days | limit | IN | 2006 | MSMED Act 2006, s. 15 | medium | design-work
late-rate@uk | British interest on late business payments above base rate | late business payers in Britain owe # a year above the base rate | 0.08 | share | limit | GB | 2002 | Late Payment of Commercial Debts Act 1998 | medium | design-work
us-photographer-pay@bls | Median pay of employed photographers in America | an employed photographer earns a median of # an hour | 20.44 | USD/hour | wage | US | 2024 | BLS Occupational Outlook Handbook | low | photographers
us-wedding-photo@knot | Average price of an American wedding photographer | couples pay about # for a wedding photographer | 2900 | USD | price | US | 2023 | The Knot Real Weddings Study | medium | photographers
il-bipa-damages@illinois | Damages for a careless use of faces in Illinois | a careless use of face data in Illinois costs # | 1000 | USD | limit | US | 2008 | Illinois Biometric Information Privacy Act | medium | photographers
patreon-fee@patreon | Patreon's share for new creators | Patreon takes # of a new creator's income | 0.1 | share | fee | global | 2025 | Patreon pricing | medium | fan-memberships
onlyfans-share@onlyfans | OnlyFans' share of creators' income | OnlyFans keeps # of what fans pay | 0.2 | share | fee | global | 2024 | OnlyFans terms | medium | fan-memberships
osa-fine@ofcom | Largest fine under the British Online Safety Act | Ofcom may fine a platform up to # of world revenue | 0.1 | share | limit | GB | 2025 | Online Safety Act 2023 | medium | fan-memberships
etsy-fee@etsy | Etsy's fee on a sale | Etsy takes # of the sale as a transaction fee | 0.065 | share | fee | global | 2022 | Etsy fees policy | medium | digital-goods
gumroad-fee@gumroad | Gumroad's fee on a direct sale | Gumroad takes # of a direct sale before a fixed part | 0.1 | share | fee | global | 2024 | Gumroad pricing | medium | digital-goods
ravelry-users@ravelry | Registered users of Ravelry | more than # users have registered on Ravelry | 9000000 | users | count | global | 2020 | Ravelry | low | digital-goods
`;
