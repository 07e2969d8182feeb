import { Waterline } from '@slipway/ui';
import { DemoSection } from '../features/home/demo-section.tsx';
import { FeaturesSection } from '../features/home/features-section.tsx';
import { Hero } from '../features/home/hero.tsx';
import { PricingSection } from '../features/home/pricing-section.tsx';
import { TemplatesSection } from '../features/home/templates-section.tsx';
import { ToolsSection } from '../features/home/tools-section.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <FeaturesSection />
      <Waterline />
      <TemplatesSection />
      <Waterline />
      <ToolsSection />
      <Waterline />
      <PricingSection />
      <Waterline />
      <DemoSection />
    </>
  );
}
