import { Suspense } from 'react';
import { StartLink } from '../features/auth/start-link.tsx';
import { Hero } from '../features/home/hero.tsx';
import { ideaToolPath, wishRun } from '../lib/carried-idea.ts';
import { dormant } from '../lib/dormant.ts';

const BelowHero = dormant(() => import('../features/home/below-hero.tsx'));

const scoreIt = 'Score it';

export default function HomePage() {
  return (
    <>
      <Hero
        start={(hasIdea) =>
          hasIdea ? (
            <StartLink label={scoreIt} onward={{ to: ideaToolPath, label: scoreIt }} onPress={wishRun} />
          ) : (
            <StartLink label="Start with 10 free credits" />
          )
        }
      />
      <Suspense>
        <BelowHero />
      </Suspense>
    </>
  );
}
