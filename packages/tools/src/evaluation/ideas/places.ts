import type { TypedIdea } from './evaluation-idea.ts';

/** Buildings, and the trades that keep them. */
export const placeIdeas: readonly TypedIdea[] = [
  {
    id: 'hvac-copilot',
    kind: 'plain',
    trade: 'air-conditioning repair',
    idea: 'A junior HVAC tech stands on a roof in July with a unit from 1998 and calls the one senior guy who knows. Truck rolls twice. He points the phone at the data plate: wiring diagram, likely fault by symptom, part number at the nearest supply house. Priced per truck.',
    region: 'US',
    pricePerMonth: 79,
    currency: 'USD',
    paraphrase:
      'Contractors who fix heating and cooling send a van back again because newcomers cannot diagnose old equipment. A mobile aid identifies the model and walks them through the repair and which spare to fetch.',
  },
  {
    id: 'cement-lagos',
    kind: 'plain',
    trade: 'building materials',
    idea: 'Someone building a house in Lekki from London wires money to his brother for 600 bags of cement and 400 arrive. We buy at the depot, deliver by stage and send geotagged photos; the next stage is released when a surveyor signs the block work.',
    region: 'NG',
  },
  {
    id: 'tile-import',
    kind: 'non-tech',
    trade: 'tile importing',
    idea: 'I import encaustic cement tiles from a family workshop near Marrakech and sell to interior designers in Bristol and Bath. Lead time is ten weeks, breakage 6%, and showrooms want a 50% margin. I want a small warehouse with the 30 best patterns ready in two days.',
    region: 'GB',
    stage: 'revenue',
    paraphrase:
      'Handmade Moroccan floor coverings brought to the west of England for decorators; customers hate the long wait, so I would keep the popular designs in stock locally rather than ship each order.',
  },
  {
    id: 'solar-wash',
    kind: 'plain',
    trade: 'solar panel cleaning',
    idea: 'Sand takes a fifth of the output of rooftop solar in Dubai and washing crews waste water and scratch glass. A dry brush robot moves from row to row on a rail. We sell clean megawatt hours: owner pays only for measured gain.',
    region: 'AE',
    paraphrase:
      'Photovoltaic roofs in the Gulf lose yield to dust. Waterless automatic sweepers installed at no charge, with payment as a slice of the extra electricity that the meter shows.',
  },
  {
    id: 'turnover-cleaning',
    kind: 'plain',
    trade: 'holiday let cleaning',
    idea: 'Holiday let owners in Cornwall have changeover on Saturday between 10 and 4, all of them. Cleaners are overbooked, linen is short. We spread arrival days by price, share linen vans over a valley and pay cleaners on the day.',
    region: 'GB',
  },
  {
    id: 'mover-video',
    kind: 'plain',
    trade: 'moving companies',
    idea: 'Moving companies send an estimator to look at your sofa, and still the truck is too small. Customer walks through the flat with a phone for five minutes; we return cubic feet, box counts and a binding quote into their dispatch software.',
    region: 'US',
  },
  {
    id: 'pool-route',
    kind: 'plain',
    trade: 'pool servicing',
    idea: 'pool guys in florida do 70 pools a week, write chlorine on a pad, customers text why is it green. test strip read by camera, dose told, photo to customer, route order by traffic, card on file. 3 buddies use my prototype',
    region: 'US',
    pricePerMonth: 89,
    currency: 'USD',
  },
  {
    id: 'cabinet-cutlist',
    kind: 'plain',
    trade: 'cabinet making',
    idea: 'Kitchen makers in Poland with six people draw in one program, type the cut list into another and drill by hand. Ten per cent of the panels are wasted. From the sketch on a tablet to nested sheets, edge banding and drilling for the CNC they already own.',
    region: 'EU',
  },
  {
    id: 'basement-storage',
    kind: 'non-tech',
    trade: 'self storage',
    idea: 'People in Lyon live in small flats and the storage sites are out by the motorway. I would rent dead basement parking under 1970s blocks, put in steel lockers and dehumidifiers, and offer 2 to 6 square metres ten minutes’ walk from home, badge access.',
    region: 'FR',
  },
];
