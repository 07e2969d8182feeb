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
      title="A page is a test. Pick the plan for what you must prove."
      lead={`Four plans for a first page. Each puts one question to strangers; the order of the sections follows from that question. You will use them with the ${maker}.`}
      className="blueprint"
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {pagePlans.map((plan) => (
          <li key={plan.name} className="grid content-start gap-3">
            <PlanDrawing blocks={plan.blocks} label={`Plan of a ${plan.name.toLowerCase()} page`} />
            <h3 className="text-lg">{plan.name}</h3>
            <p className="text-sm">
              <span className="text-ink-soft">Use it when:</span> {plan.when.toLowerCase()}.
            </p>
            <p className="text-sm">
              <span className="text-ink-soft">It proves:</span> {plan.proves}
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
