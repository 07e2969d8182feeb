import { Waterline } from '@slipway/ui';
import { DemoSection } from './demo-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { ToolsSection } from './tools-section.tsx';

/** All of the home page that is not on the first screen. */
export default function BelowHero() {
  return (
    <>
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
