import type { Vertical } from '../knowledge.ts';

export const marketplaceServices: Vertical = {
  id: 'marketplace-services',
  name: 'Marketplaces for local and freelance services',
  keywords: [
    'marketplace',
    'freelance',
    'gig',
    'home services',
    'handyman',
    'on demand',
    'cleaning',
    'local services',
  ],
  companies: [
    {
      name: 'Upwork',
      positioning: 'Freelance marketplace',
      pricing: 'Freelancer fee up to 15% (variable since 2025); client fee',
    },
    {
      name: 'Fiverr',
      positioning: 'Packaged freelance services',
      pricing: '20% seller fee plus about 5.5% buyer fee',
    },
    {
      name: 'Thumbtack',
      positioning: 'Local pros',
      pricing: 'Pay per lead',
    },
    {
      name: 'Angi',
      positioning: 'Home services',
      pricing: 'Leads, ads and fixed-price jobs',
    },
    {
      name: 'TaskRabbit (IKEA)',
      positioning: 'Odd jobs',
      pricing: 'Service fee on top of rate',
    },
    {
      name: 'Urban Company',
      positioning: 'Home services in India',
      pricing: 'Commission, about 20-30%',
    },
    {
      name: 'Care.com',
      positioning: 'Care jobs',
      pricing: 'Family subscription',
    },
    {
      name: 'Toptal',
      positioning: 'Vetted freelancers',
      pricing: 'Margin on hourly rate',
    },
  ],
  facts: [
    {
      id: 'marketplace-services/us-americans-who-freelanced-2023',
      what: 'Americans who freelanced (38% of workforce), earning 1.27 tn USD',
      value: 64_000_000,
      unit: 'people',
      kind: 'count',
      region: 'US',
      year: 2023,
      publisher: 'Upwork Freelance Forward',
      published: 2023,
      confidence: 'medium',
      checked: false,
    },
  ],
  customers: ['Households', 'SMBs', 'Independent pros', 'Enterprises'],
  businessModels: ['Take rate', 'Pay per lead', 'Subscription', 'Managed marketplace margin'],
  acvUsd: null,
  regulation: [
    'Worker classification (AB5, EU Platform Work Directive)',
    'Licensing and background checks',
    'Consumer protection',
  ],
  risks: ['Disintermediation', 'Chicken-and-egg liquidity', 'Quality and liability', 'Low repeat rate'],
  channels: ['Local SEO', 'Supply-side outreach', 'Paid search', 'Referral credits'],
  trendDrivers: [
    'AI matching and quoting',
    'Instant booking',
    'SaaS-enabled marketplaces',
    'Fintech for pros',
  ],
  companyConfidence: 'high',
  pricingConfidence: 'medium',
  pricingAsOf: '2024-2025 list prices, indicative',
};
