import { Suspense } from 'react';
import { StartLink } from '../features/auth/start-link.tsx';
import { Hero } from '../features/home/hero.tsx';
import { ideaToolPath } from '../lib/carried-idea.ts';
import { dormant } from '../lib/dormant.ts';

const BelowHero = dormant(() => import('../features/home/below-hero.tsx'));

const scoreIt = { to: ideaToolPath, label: 'Score this idea' };

export default function HomePage() {
  return (
    <>
      <Hero
        start={(hasIdea) => (
          <StartLink label="Start with 10 free credits" {...(hasIdea ? { onward: scoreIt } : {})} />
        )}
      />
      <Suspense>
        <BelowHero />
      </Suspense>
    </>
  );
}
