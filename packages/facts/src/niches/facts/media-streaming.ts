/** One fact a line; the columns stand in `read-facts.ts`. */
export const mediaStreamingFacts = `
us-streaming-viewing@nielsen | Streaming's share of American TV viewing | streaming took # of American TV viewing and passed broadcast and cable together | 0.448 | share | share | US | 2025 | Nielsen, The Gauge | medium | niche-video
us-svod-churn@antenna | Monthly churn of American streaming services | premium services in America lose about # of subscribers a month | 0.05 | share | share | US | 2024 | Antenna | low | niche-video
us-household-streaming@deloitte | What an American household pays for streaming | subscribing households pay about # a month for paid video streaming | 69 | USD/month | spend | US | 2025 | Deloitte Digital Media Trends | low | niche-video
eu-works-quota@avmsd | European share in streaming catalogues | # of an on-demand catalogue must be European works | 0.3 | share | limit | EU | 2018 | Directive (EU) 2018/1808 (AVMSD), Art. 13 | medium | niche-video
us-vppa-damages@congress | Damages for telling who watched what | disclosing one viewer's history can cost # in damages | 2500 | USD | limit | US | 1988 | Video Privacy Protection Act, 18 U.S.C. 2710 | medium | niche-video
in-ott-audience@ormax | Audience of online video in India | Ormax put the Indian audience of online video at # people | 547300000 | people | estimate | IN | 2024 | Ormax OTT Audience Report | low | niche-video
in-grievance-days@meity | Time to answer a complaint about a stream in India | a publisher must answer a viewer's complaint within # | 15 | days | limit | IN | 2021 | IT (Intermediary Guidelines and Digital Media Ethics Code) Rules 2021 | medium | niche-video
us-monthly-podcast@edison | Americans who hear or watch podcasts monthly | # of Americans hear or watch a podcast in a month | 0.55 | share | share | US | 2025 | Edison Research, The Infinite Dial | medium | *
us-podcast-ads@iab | Podcast advertising in the United States | podcast adverts in America brought # in a year | 2400000000 | USD/year | spend | US | 2024 | IAB and PwC | medium | *
podcasts-listed@apple | Podcasts listed, Apple directory | Apple's directory lists about # podcasts, most of them asleep | 2700000 | podcasts | count | global | 2024 | Podcast Industry Insights, Apple Podcasts | low | *
podcasts-listed@podcastindex | Podcasts listed, open index | the open Podcast Index lists about # podcasts | 4400000 | podcasts | count | global | 2024 | Podcast Index | low | *
podcast-median-downloads@buzzsprout | Downloads of the middle episode | the middle episode on Buzzsprout gets about # downloads in its first week | 30 | downloads | count | global | 2024 | Buzzsprout platform statistics | low | *
patreon-fee@patreon | Patreon's fee for new creators | Patreon takes # from creators who join now | 0.1 | share | fee | global | 2025 | Patreon | medium | *
tracks-a-day@luminate | New tracks delivered each day | about # tracks were delivered to streaming services each day | 99000 | tracks | count | global | 2024 | Luminate Year-End Music Report | medium | *
spotify-payout@spotify | What Spotify paid to the music industry | Spotify paid rights holders about # in one year | 10000000000 | USD/year | spend | global | 2024 | Spotify Loud and Clear | medium | *
spotify-minimum@spotify | Streams below which a track earns nothing | a track must reach # streams in a year before Spotify pays for the recording | 1000 | streams | limit | global | 2024 | Spotify | medium | *
us-mechanical-rate@crb | American streaming rate for songwriters | songwriters share a headline rate of # of streaming revenue | 0.151 | share | limit | US | 2023 | Copyright Royalty Board, Phonorecords IV | medium | *
us-unmatched-royalties@mlc | Unmatched royalties handed to the MLC | services handed over # of unmatched royalties when the MLC started | 424000000 | USD | spend | US | 2021 | The Mechanical Licensing Collective | medium | *
distrokid-price@distrokid | Entry price of DistroKid | unlimited uploads for one artist started at # a year | 22.99 | USD/year | price | global | 2023 | DistroKid price list | low | *
us-wilful-damages@copyright | Highest statutory damages for one work | wilful copying of one registered work can cost up to # | 150000 | USD | limit | US | 1999 | 17 U.S.C. 504(c) | medium | video-post
gb-indie-film-credit@hmrc | British credit for independent film | British independent films get a taxable credit of # on core spend | 0.53 | share | limit | GB | 2024 | HMRC, Independent Film Tax Credit | medium | film-production
gb-indie-film-cap@hmrc | Budget up to which a British film counts as independent | the higher British credit is for films with core costs up to # | 23500000 | GBP | limit | GB | 2024 | HMRC, Independent Film Tax Credit | low | film-production
us-ultra-low-budget@sag | Budget for the smallest union agreement | the union's smallest film agreement ends at a budget of # | 300000 | USD | limit | US | 2020 | SAG-AFTRA Ultra Low Budget Agreement | medium | film-production
us-georgia-credit@georgia | Film credit in Georgia | Georgia gives up to # of qualified spend back as a film credit | 0.3 | share | limit | US | 2008 | Georgia Department of Revenue | medium | film-production
us-film-editor-pay@bls | Median pay of film and video editors | film and video editors in America earned a median of # a year | 66600 | USD/year | wage | US | 2023 | BLS Occupational Employment and Wage Statistics | low | video-post, film-production
resolve-price@blackmagic | Price of the full DaVinci Resolve | the full DaVinci Resolve costs # once, updates included | 295 | USD | price | global | 2024 | Blackmagic Design | medium | video-post
eu-accessibility-start@eaa | When European access rules began to bind | new streaming and e-commerce services must meet the European Accessibility Act since its summer start date | - | - | statement | EU | 2025 | Directive (EU) 2019/882 | medium | video-post, niche-video
gb-subtitle-share@ofcom | Subtitled share that British broadcasters must reach | larger British broadcasters must subtitle at least # of programmes | 0.8 | share | limit | GB | 2017 | Ofcom Code on Television Access Services | medium | video-post
us-box-office@comscore | American and Canadian box office | cinemas in America and Canada took about # in the year | 8700000000 | USD/year | spend | US | 2024 | Comscore | medium | cinemas
gb-admissions@cinema-uk | Cinema visits in Britain | British cinemas counted about # visits in the year | 126500000 | visits | count | GB | 2024 | UK Cinema Association | medium | cinemas
moviepass-price@moviepass | The price that sank MoviePass | MoviePass sold a film a day for # a month | 9.95 | USD/month | price | US | 2017 | MoviePass | medium | cinemas
hopin-sale@ringcentral | The end of Hopin's events business | Hopin sold its events platform to RingCentral at a fraction of its peak value | - | - | statement | global | 2023 | RingCentral | medium | live-production
us-nfhs-price@nfhs | Price of the American school sport stream | a month of school sport streams costs about # | 13.99 | USD/month | price | US | 2025 | NFHS Network | low | live-production
us-av-tech-pay@bls | Median pay of broadcast and sound technicians | a broadcast, sound or video technician earns a median of # a year | 56600 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | live-production
us-sag-members@sag | Members of the American actors' union | the union counts about # members | 160000 | members | count | US | 2023 | SAG-AFTRA | medium | talent
us-actor-pay@bls | Median pay of actors in America | an actor earns a median of # an hour when at work | 20.5 | USD/hour | wage | US | 2023 | BLS Occupational Outlook Handbook | low | talent
ca-agent-commission@custom | Usual commission of a union actor's agent | a franchised agent takes # of the actor's pay | 0.1 | share | fee | US | 2002 | SAG-AFTRA agency regulations | medium | talent
us-radio-stations@fcc | Licensed radio stations in America | about # full-power radio stations are licensed in America | 15400 | radio stations | count | US | 2024 | Federal Communications Commission, Broadcast Station Totals | medium | radio
gb-radio-reach@rajar | Britons who hear radio each week | about # of British adults hear radio each week | 0.87 | share | share | GB | 2024 | RAJAR | medium | radio
in-community-radio@mib | Community radio stations in India | about # community radio stations are on air in India | 520 | community radio stations | count | IN | 2024 | Ministry of Information and Broadcasting, India | low | radio
`;
