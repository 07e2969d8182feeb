import { Suspense } from 'react';
import { StartLink } from '../features/auth/start-link.tsx';
import { Hero } from '../features/home/hero.tsx';
import { dormant } from '../lib/dormant.ts';

const BelowHero = dormant(() => import('../features/home/below-hero.tsx'));

export default function HomePage() {
  return (
    <>
      <Hero start={<StartLink label="Start with 10 free credits" />} />
      <Suspense>
        <BelowHero />
      </Suspense>
    </>
  );
}
