import { readField } from './reading/read-field.ts';

export const socialDatingMore = readField('social-dating', {
  niches: `
# social-dance: salsa nights, milongas and dance socials
words: salsa night, salsa social, bachata night, milonga, tango evening, kizomba, swing dance, lindy hop, ballroom dance partner, find a dance partner, dance social, tea dance, ceilidh, contra dance, line dancing, folk dance evening, zouk, forró, dance festival weekend, dance congress, taxi dancer, dance host, cruise dance host, dance floor hire, dance dj, social dancing, partner dance, dance holiday, leader and follower, tanzpartner, tanzabend, bal folk, soirée salsa, baile social, noche de salsa, garba night, dandiya, dabke, polka night, silent disco
job: fill the floor with leaders and followers alike, week after week
buyer: organisers of dance evenings
user: dancers and evening hosts
run: couples, singles and retired dancers | dancers return where beginners get asked and the floor does not stick | hall rent, music licences and a door that stays empty in exam and holiday weeks eat the entry money
rival: go&dance | tickets and listings for dance events | a fee per ticket
rival: DanceUs | listings of studios and events | a monthly listing fee
rival: Eventbrite | tickets for evenings and festivals | a fee per ticket
rival: Meetup | groups and weekly dates | a monthly organiser fee
rival: Facebook events | the calendar that most scenes still use | free, paid by adverts
system: WhatsApp and Facebook groups | carry the weekly call, the lifts and the gossip
system: door lists | show who paid, who is a guest of the DJ and who owes
system: music licences | charge the hall by size and evening
today: the organiser posts a flyer on Monday, counts heads at the door and dances with whoever sits alone
cost: an evening with too many followers feels like a waiting room, and they do not come again
pain: rival evenings pick the same Friday, and both floors are thin
pain: complaints about a pushy regular reach the host late and in whispers
pain: festivals sell passes early and learn about the leader shortage at the door
channel: dance schools and teachers | a teacher takes the whole class to the evening after the course
channel: scene calendars and chat groups | dancers pick the night from one list on Thursday
channel: visiting teachers and DJs | a known name fills the hall from the next cities
cycle: 0-6 weeks | a dancer decides on the day, a festival a season ahead
price: entry to an evening | 5-20 USD | person
price: a festival pass | 80-250 USD | person
rule US: Performing rights licences | halls and hosts pay ASCAP and BMI for recorded music
rule EU: National music collecting societies | evenings are reported and paid for by floor size and entry price
rule GB: TheMusicLicence | venues that play recordings need it, and late dances need an entertainment licence
rule IN: Police performance licences | city police want permits and closing hours for ticketed dance nights
season: January brings beginners, summer moves outdoors, and garba fills its autumn nights
next: courses before the evening | dance holidays | shoes and clothes
fail: partner-finder apps had a crowd of women and few men, and became dating apps
fail: festivals multiplied until teachers and dancers were spread too thin to pay for a hotel
lately: young people look for evenings without phones, and swing, forró and folk floors fill again
economics: 25-45 | 6-12 | 4-30 USD
ask: How many leaders and followers stood at the last door? | What share of beginners comes a third time? | Who deals with the dancer nobody wants to dance with?
grade: low
`,
  facts: `
gb-music-licence@pplprs | Who needs a music licence for a dance evening | British venues that play recorded music in public need one joint licence for songs and recordings | - | - | statement | GB | 2018 | PPL PRS Ltd | medium | social-dance
tango-heritage@unesco | Tango as heritage | tango of Buenos Aires and Montevideo is on the list of humanity's intangible heritage | - | - | statement | global | 2009 | UNESCO | medium | social-dance
garba-heritage@unesco | Garba as heritage | the garba of Gujarat is on the list of humanity's intangible heritage | - | - | statement | IN | 2023 | UNESCO | medium | social-dance
gb-live-hours@licensing-act | Small evenings free of an entertainment licence | recorded music on licensed premises needs no extra licence before late evening for up to # people | 500 | people | limit | GB | 2015 | Legislative Reform (Entertainment Licensing) Order 2014 | medium | social-dance
`,
  wordings: `
# social-dance
also: dance scene, dance crowd, wallflower, cabeceo, tanda, cortina, ronda, basic step, cross-body lead, closed embrace, beginner taster, crash course before party, warm-up lesson, practica, practice evening, dance floor, wooden floor, sticky floor, talcum, suede soles, dance shoes, cloakroom, door money, stamp on hand, live orchestra, caller, accordion band, dj booth, birthday dance, rueda, jack and jill contest, marathon weekend, encuentro, workshop pass, party pass, role balance, extra men needed, gentleman host, widows who dance, tea at four, village hall, parish hall, rooftop social, beach social, park dancing, square dance, barn dance, céilí, schuhplattler, horon, halay, bhangra night, navratri, rangtaal, dancehall, cumbia, merengue, pushy dancer, code of conduct, sprained ankle, tanzcafé, guinguette, thé dansant, peña, baile de salón, gafieira, arraial, dance with strangers, night out without phone, learn to dance and meet people
plain: pairs on parquet, latin american rhythms, argentine rhythm evenings, couples turning to music, caribbean rhythms, waltz afternoon, waltz with cake, too many ladies, too few gentlemen, paid gentlemen, hired escorts on parquet, shy newcomers, newcomer ignored all evening, mentor for newcomers, experienced companion for newcomers, course finished then lost, wooden floor for hire, parquet for hire, house with parquet, week in andalusia, orchestra for pensioners, transport home for pensioners, widowed people waltz, indian festival circles, live drummers, entrance money chaos, counted guests, intrusive regular guest, folk evenings, musical pastime in pairs, rhythm lovers, dance hall activities, amusement and recreation, dance instruction, entertainment licence, cultural associations, recreational partner events, gender-balanced attendance, event door management, venue letting, conduct policy, participant onboarding, seniors' leisure, hosted partners, live ensemble booking, cha-cha, rumba, foxtrot, polka, merengue, jive, twirl, high heels, sweaty shirts, stepping on toes, wallflower, two left feet, accordion, violin, bandoneon, ballroom, village barn, creepy man, grabbing, garba, people dance together, place to dance saturday, man leads woman, learn steps then party, old people dancing, equal numbers, ratio at entry, waiting list by role, first-timer ribbon, warm-up lesson, beginner angel, code of conduct, banned dancer, discreet complaint, wristband, headcount, sprung flooring, percussionists, quartet, coach for pensioners, afternoon refreshments, ballroom evenings, latin parties, partner dancing, tango gatherings, rhythm community, competing events, dancefloor attendance, gender ratio, role balance, waiting women, ticket allocation, partner rotation, missing men, registration quota, novice integration, shy learners, mentor partners, first night out, course graduates, icebreaking, wallflowers, harassment reporting, unwanted touching, confidential complaint, organiser duty, safer spaces, repeat offender, admission handling, attendance count, entry fees, mobile payment, venue rental share, guest register, cash box, venue search, sprung wood, live musicians, sound level, rehearsal hall, bhangra, seniors' afternoon, elderly transport, bereaved men, accessible ballroom, loneliness in age, nostalgic music, shuttle
Twelve women and three men turned up again last Thursday. Balance the door by role, let people bring a partner and fill gaps with paid helpers.
Afternoon waltz with cake for widows and widowers.
host forro night in berlin kreuzberg, 90 ppl, paypal + cash, chaos at door, also the room owner wants numbers weekly
I went to my first milonga in Buenos Aires and nobody nodded at me for three hours. Back home I train greeters who make sure that never happens.
Gujarati students in New Jersey pay forty dollars for a crowded gym in October: smaller garba circles with live dhol, booked by block of friends.
A house in Andalusia with a sprung floor where groups rent a week, bring their teacher and eat together.
Me nan met me grandad at the Palais. I'd love a proper band, a decent floor and a bus home for pensioners round here.
I teach beginners and lose them the moment the course ends, because walking alone into a party is terrifying. Pair each with an old hand for a month.
`,
});
