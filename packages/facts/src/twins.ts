/**
 * Niches that are one trade filed under two fields. An idea is read as the first of each pair whichever field it is told from;
 * the second can still be chosen by hand.
 */
const table = `
creator-economy/photographers = marketplace-services/photographers
edtech-k12/private-tutoring = marketplace-services/tutors
accounting-tax/company-filings = legaltech/company-registry
legaltech/privacy-desk = cybersecurity/privacy-desk
media-streaming/radio = music-audio/radio
fintech-payments/money-changers = savings-groups/exchange-bureaus
martech/loyalty = fintech-payments/gift-loyalty
facilities-security/investigators = marketplace-services/detectives
ai-agents/human-data = data-infra/labelling
construction-tech/modular-homes = proptech/small-homes
local-retail/vending = food-delivery/vending-fridges
wholesale-trade/diaspora-foods = food-delivery/diaspora-groceries
construction-tech/plant-hire = mining-materials/plant-hire
culture-heritage/collectors = outdoor-leisure/collectors
mental-health/autism-therapy = parenting-childcare/child-therapy
automotive/company-fleets = transport-mobility/work-fleets
construction-tech/roadworks = govtech/road-crews
manufacturing-iot/sewing-floor = fashion-resale/garment-units
devtools/erp-consultants = no-code/erp-partners
events-ticketing/entertainers = creator-economy/live-performers
`;

export const twins: readonly (readonly [home: string, other: string])[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [home = '', other = ''] = line.split(' = ');
    return [home, other];
  });
