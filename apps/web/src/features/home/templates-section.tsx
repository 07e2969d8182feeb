import { getTool } from '@slipway/tools/list';
import { Link } from 'react-router';
import { PlanDrawing } from './plan-drawing.tsx';
import { Section } from './section.tsx';
import { pagePlans } from './template-plans.ts';

const { name, isBuilt } = getTool('landing-page-generator');
const maker = isBuilt ? name : `${name}, which is coming`;

export function TemplatesSection() {
  return (
    <Section
      id="templates"
      fig="Fig. 2"
      title="Sixteen templates, each in the order its buyers ask"
      lead={`Four of them as plans. The ${maker} writes your own words into the one you choose.`}
      className="blueprint [--calm:1640px] lg:[--calm:930px]"
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {pagePlans.map((plan) => (
          <li key={plan.id} className="grid content-start gap-3">
            <PlanDrawing blocks={plan.blocks} label={`Plan of ${plan.name}`} />
            <h3 className="text-lg">
              <Link to={`/templates/${plan.id}`} className="text-link">
                {plan.name}
              </Link>
            </h3>
            <p className="text-sm">
              <span className="text-ink-soft">Fits:</span> {plan.fits}
            </p>
            <p className="text-sm">
              <span className="text-ink-soft">Order:</span> {plan.order}.
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <Link to="/templates" className="text-link">
          See all sixteen templates
        </Link>
      </p>
    </Section>
  );
}
