import type { ChosenDesign } from './designs.ts';

/** Designs that suit a kind of trade, each of another layout; which of them a company gets follows from its name and its text. */
const suits = {
  table: ['menu', 'marquee', 'placard', 'broadsheet'],
  stay: ['broadsheet', 'marquee', 'letter', 'menu'],
  care: ['calm', 'letter', 'memo'],
  lessons: ['syllabus', 'two-doors', 'marquee', 'placard'],
  sport: ['placard', 'marquee', 'two-doors', 'signboard'],
  works: ['signboard', 'memo', 'placard', 'two-doors'],
  culture: ['broadsheet', 'letter', 'marquee', 'menu'],
  money: ['statement', 'memo', 'letter', 'broadsheet'],
  shop: ['two-doors', 'marquee', 'letter', 'menu', 'calm'],
  office: ['memo', 'statement', 'placard', 'calm', 'two-doors'],
  land: ['placard', 'memo', 'broadsheet', 'signboard', 'two-doors'],
} as const satisfies Readonly<Record<string, readonly ChosenDesign[]>>;

const industries: Readonly<Record<keyof typeof suits, string>> = {
  table: 'restaurant-tech food-production food-delivery',
  stay: 'hospitality travel',
  care: 'elder-care mental-health womens-health telehealth pharmacy hospital-systems home-medical-supplies medical-devices dental-clinic-software pet-care',
  lessons: 'edtech-k12 edtech-higher edtech-corporate parenting-childcare language-translation',
  sport: 'fitness-wellness sports outdoor-leisure gaming social-dating',
  works:
    'home-services automotive facilities-security construction-tech logistics transport-mobility water-utilities waste-recycling ev-charging',
  culture:
    'culture-heritage publishing-books media-streaming music-audio print-packaging creator-economy events-ticketing',
  money:
    'accounting-tax fintech-payments lending insurtech savings-groups personal-finance wealth-capital legaltech estates-notaries immigration-mobility',
  shop: 'd2c fashion-resale beauty-salons local-retail ecommerce-enablement wholesale-trade',
  office:
    'ai-agents customer-support cybersecurity data-infra devtools hr-recruiting martech salestech no-code procurement-spend marketplace-services proptech govtech crypto-web3 biotech-tools',
  land: 'agritech climate-energy drones-maritime manufacturing-iot robotics mining-materials space nonprofit',
};

const byIndustry: ReadonlyMap<string, readonly ChosenDesign[]> = new Map(
  Object.entries(industries).flatMap(([kind, ids]) =>
    ids.split(' ').map((id) => [id, suits[kind as keyof typeof suits]] as const),
  ),
);

/** By the industry that the reading puts it into; empty where it does not know. */
export const designsOfTrade = (industry: string): readonly ChosenDesign[] => byIndustry.get(industry) ?? [];
