import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { sortSentences } from './sort-sentences.ts';
import { writePage } from './write-page.ts';

const { analyst } = loadTestLibrary();
const sort = (idea: string) => sortSentences(idea, analyst.study({ idea }).profile);

const saris =
  "We rent designer saris and blouses for weddings in Pune. A bride's family picks six saris at home, we stitch the blouse to measure in three days, and collect everything after the wedding. Rs 2,500 to Rs 9,000 a day. People buy a Rs 40,000 sari and wear it once.";
const church =
  'Software for church treasurers in small parishes. It records gifts by fund, prints year-end giving statements and closes the month in an hour. Most treasurers are volunteers who keep restricted funds in a spreadsheet and dread the audit. $29 a month per church.';
const bread =
  'A neighbourhood bakery in Lyon that bakes with heritage wheat from three farms in the Ain. Bread is milled and baked the same day, and sold from 7 in the morning. Loaves are 4.80 euros. Customers are families within ten minutes on foot who now buy industrial baguettes at the supermarket.';
const bikes =
  'We lend cargo bikes with child seats to families in Ghent by the month. A mechanic comes to the house every eight weeks, and a stolen bike is replaced within two days. 79 euros a month, cancel any time. Parents in flats without a garage pay; today they drive the school run or buy a 5,000 euro bike.';
const bins =
  "Wheelie bin washing in Stockport and a bit of Hazel Grove. I follow the council lorry and jet them out on the kerb. It's £4.50 a bin. Diesel and water come to roughly £390 a month. A second van would be £19,500 on finance and I honestly don't know if my lad would stick at it.";
const ferro =
  'Ferro is an inspection drone for wind farm operators in northern Spain. One pilot photographs a turbine in 25 minutes, without stopping it for the day, and the report with each crack measured is there the next morning. €390 a turbine, from five turbines. Rope teams need half a day each.';

describe('what a text is about besides the offer', () => {
  it('what people do today is how it is today', () => {
    const leases =
      'Software that reads commercial leases and lists every date a tenant must not miss. Most of them keep dates in a spreadsheet and miss a renewal window every year. $79 a month.';
    expect(sort(leases).problem).toEqual([expect.stringMatching(/^Most of them/u)]);
    const packs =
      'We make reusable ice packs for fishmongers in Lagos. Ice melts before noon and they throw away a third of the catch. Ours stay cold for nine hours and are frozen again overnight at our depot. Fishmongers rent twenty packs for ₦4,000 a day. I am an engineer and my cousin runs a stall at Makoko.';
    expect(sort(packs)).toMatchObject({
      problem: [expect.stringMatching(/^Ice melts/u)],
      what: [expect.stringMatching(/^We make/u), expect.stringMatching(/^Ours stay/u)],
      inward: [expect.stringMatching(/^I am an engineer/u)],
    });
  });

  it('what guests and pupils do is not how it is today', () => {
    const cottages =
      'Marula Stays is three self-catering cottages on a working farm near Otjiwarongo, Namibia. Each sleeps four and has a braai, a wood stove and a view of the waterhole. N$1,450 a night, two nights minimum, breakfast basket N$120 a person. Guests can join the morning game count with Petrus, who grew up on the farm. We close in February for the rains.';
    expect(sort(cottages).problem).toEqual([]);
    const carriage =
      'Little Locomotive runs woodwork afternoons for children aged 7 to 12 in a converted train carriage in Kyoto. Saturdays 13:00 to 16:00, ten children, two teachers, ¥4,800 including wood and a snack. They take home what they build: a stool, a birdhouse or a boat. Classes are in Japanese and English.';
    expect(sort(carriage).problem).toEqual([]);
    expect(sort(saris).problem).toEqual([]);
    const looms =
      'Weaving courses and loom time in Tromsø, all through the dark months. Beginners make a scarf in one weekend for 1,900 kroner; those who know how rent a loom by the week for 600. Coffee is free and somebody always knows why the thread broke.';
    expect(sort(looms).problem).toEqual([]);
  });

  it('what it costs you is a price, and trouble that we end is none of the offer', () => {
    const saddles =
      'Second Saddle sells checked second-hand saddles in Bavaria. A saddler looks at the tree, the flocking and every seam and writes down what she found. Saddles cost €300 to €1,800, and you have fourteen days to try one on your own horse. Owners now buy from photos and hope.';
    expect(sort(saddles).price).toEqual([expect.stringMatching(/^Saddles cost/u)]);
    const sheets =
      'Hotels in Faro wait two days for clean sheets in August. Nimbus Laundry picks up at six in the evening and is back by eight in the morning. €0.90 a sheet, €0.40 a towel. We have two machines and want a third.';
    const { profile } = analyst.study({ idea: sheets });
    expect(sortSentences(sheets, profile, 'Nimbus Laundry')).toMatchObject({
      problem: [expect.stringMatching(/^Hotels/u)],
      what: [expect.stringMatching(/^Nimbus/u)],
    });
  });

  it('a title of a text stays, however long the text is', () => {
    const safari =
      'Walking safaris in the Matobo hills of Zimbabwe with trackers who grew up there. Mornings only, six guests at most, on foot from the gate. US$70 with park fee and breakfast. Children from twelve. We carry water, you carry a hat.';
    expect(sort(safari).what[0]).toMatch(/^Walking safaris/u);
  });

  it('what is said of it by its name stays', () => {
    const { profile } = analyst.study({ idea: ferro });
    expect(sortSentences(ferro, profile).what).not.toContainEqual(expect.stringMatching(/^Ferro/u));
    expect(sortSentences(ferro, profile, 'Ferro').what).toContainEqual(expect.stringMatching(/^Ferro/u));
  });

  it('who pays, who buys, what it costs us and what we fear is not said to visitors', () => {
    expect(sort(bread).inward).toEqual([expect.stringMatching(/^Customers are/u)]);
    expect(sort(bikes).inward).toEqual([expect.stringMatching(/^Parents in flats/u)]);
    expect(sort(bins).inward).toEqual([
      expect.stringMatching(/^Diesel/u),
      expect.stringMatching(/^A second van/u),
    ]);
    const { draft } = writePage({ idea: bins, company: 'Binjet' }, analyst.study({ idea: bins }).profile);
    expect(JSON.stringify(draft)).not.toMatch(/Diesel|finance/u);
  });

  it('what a founder adds on buyers, proof and plans is not said to visitors', () => {
    const knives =
      'Mobile knife sharpening for cafe kitchens in Hobart. The blades are done at the kitchen door while the cooks prep. Nine dollars a blade. Twenty-two kitchens let the van come every week since March. Chefs under thirty are the ones who ring. The market stall on Saturdays does six an hour and cannot do serrated. A second van comes next winter if the bank says yes.';
    expect(sort(knives)).toMatchObject({
      what: [expect.stringMatching(/^Mobile/u), expect.stringMatching(/^The blades/u)],
      price: ['Nine dollars a blade.'],
      inward: [
        expect.stringMatching(/^Twenty-two/u),
        expect.stringMatching(/^Chefs/u),
        expect.stringMatching(/^The market stall/u),
        expect.stringMatching(/^A second van/u),
      ],
    });
  });

  it('a page begins with the offer, not with who the founder is', () => {
    const hoods =
      'I came up cleaning hoods for somebody else, nights, eight years. Two restaurants near the port left him for me last spring. Degreaser and fuel take $140 a night. We clean the whole duct with the fan off and hand over photos of every joint. The big outfits skip the ducts.';
    expect(sort(hoods).what).toEqual([expect.stringMatching(/^We clean the whole duct/u)]);
    const wreaths =
      'I did wedding flowers for nineteen years until my knees gave in. A wreath kit in a box with a film of every step. My sister packs them in her garage and two shops have ordered. Moss and wire cost me £6 a box. I worry that everybody makes one wreath in a lifetime.';
    expect(sort(wreaths).what).toEqual([expect.stringMatching(/^A wreath kit/u)]);
  });

  it('who owns the truck is no trouble of the customers', () => {
    const buckets =
      'A bucket service that collects kitchen waste from flats in Seoul every week and brings back soil twice a year. 19,000 won a month. Flats of under 60 square metres have no room for a compost heap. My cousin has the truck, and the district pays nothing.';
    expect(sort(buckets).problem).toEqual([]);
    expect(sort(buckets).inward).toContainEqual(expect.stringMatching(/^My cousin/u));
  });

  it('what is offered stays', () => {
    const lice =
      'Software that tells salmon farms in Norway when sea lice will cross the limit. It reads the counts they already report and the temperature at three depths, and names the pens to treat first. NOK 9,000 a month per site. Treatments cost millions and stress the fish. Two farms have tested it since January.';
    expect(sort(lice).what).toHaveLength(2);
    expect(sort(lice).inward).toContainEqual(expect.stringMatching(/^Two farms/u));
    expect(sort(saris).what).toHaveLength(2);
    expect(sort(church).what).toHaveLength(2);
    expect(sort(bread).what).toHaveLength(2);
    expect(sort(bikes).what).toHaveLength(2);
    expect(sort(bins)).toMatchObject({
      what: [expect.stringMatching(/^Wheelie/u), expect.stringMatching(/^I follow/u)],
      price: ["It's £4.50 a bin."],
    });
  });

  it('what a founder wants to build is there on its page', () => {
    const idea =
      'I want to build a yearly subscription for small sailing boats on the Baltic coast. Owners aged 50 to 70 pay €1,450 a season for boats up to 9 metres. Yards are full and answer the phone badly.';
    expect(sort(idea)).toMatchObject({
      what: ['A yearly subscription for small sailing boats on the Baltic coast.'],
    });
    const { draft } = writePage({ idea, company: 'Winterlager' }, analyst.study({ idea }).profile);
    expect(JSON.stringify(draft.content)).toMatch(/€1,450/u);
    expect(JSON.stringify(draft.content)).not.toMatch(/Owners|I want/u);
  });

  it('what others charge is no price of ours', () => {
    const idea =
      "An assistant that answers residents' emails for volunteer condo boards in Florida. It drafts a reply from the bylaws. Boards pay $89 a month up to 120 units. Management companies charge $1,500 a month and take a week.";
    expect(sort(idea).price).toEqual(['Boards pay $89 a month up to 120 units.']);
  });

  it('what it is comes first, though it names what it is instead of', () => {
    const idea =
      'Dog boarding with families instead of kennels in Zagreb. Every host is visited before the first stay and sends a photo each evening. 22 euros a night.';
    expect(sort(idea)).toMatchObject({
      problem: [],
      what: [expect.stringMatching(/^Dog/u), expect.anything()],
    });
  });

  it('one sentence alone is the page, whatever it is about', () => {
    const idea = 'I alter wedding dresses at home in Galway. Hems from €90.';
    expect(sort(idea).what).toEqual(['I alter wedding dresses at home in Galway.']);
  });

  it('without a reading the words decide', () => {
    expect(sortSentences(saris).problem).toEqual([]);
  });
});
