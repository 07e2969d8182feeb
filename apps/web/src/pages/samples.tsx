import { catalogue } from '@slipway/tools/catalogue';
import { Blueprint, FigLabel } from '@slipway/ui';
import { Link } from 'react-router';

export default function SamplesPage() {
  return (
    <>
      <Blueprint className="border-b border-line">
        <div className="container-page grid gap-4 py-10 md:py-14">
          <FigLabel>Sample reports</FigLabel>
          <h1 className="max-w-[44rem] text-3xl md:text-4xl">Read a whole report before you sign up</h1>
          <p className="max-w-[58ch] text-lg text-ink-soft">
            Each tool has worked through a made-up company. Nothing is cut: the verdict, the figures, what is
            missing, the sources.
          </p>
        </div>
      </Blueprint>
      <ul className="container-page my-10 grid border-b border-line-strong md:my-14">
        {catalogue.map(({ id, name, gives }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-1 border-t border-line-strong py-4 md:grid-cols-[17rem_minmax(0,1fr)]"
          >
            <h2 className="text-lg">
              <Link to={`/samples/${id}`} className="text-link">
                {name}
              </Link>
            </h2>
            <p className="text-ink-soft">{gives}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
