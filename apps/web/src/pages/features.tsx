import { toolkit } from '@slipway/tools/list';
import { Blueprint, buttonClass, FigLabel, Waterline } from '@slipway/ui';
import { Link } from 'react-router';
import { Promises } from '../features/road/promises.tsx';
import { SlipwayDrawing } from '../features/road/slipway-drawing.tsx';
import { stations } from '../features/road/stations.tsx';
import { toolWords } from '../features/road/tool-words.ts';

export default function FeaturesPage() {
  return (
    <>
      <Blueprint className="border-b border-line">
        <div className="container-page grid gap-8 pt-10 pb-6 md:pt-16">
          <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
            <h1 className="text-3xl md:text-4xl">
              Five questions before a launch, and what is counted for each.
            </h1>
            <p className="text-lg text-ink-soft">
              Twelve tools at five stations. Each has a sample report you can read without an account.
            </p>
          </div>
          <SlipwayDrawing />
        </div>
      </Blueprint>
      {stations.map((station, index) => (
        <section
          key={station.id}
          aria-labelledby={`station-${station.id}`}
          className={`border-b border-line ${index > 0 ? 'calm-section [--calm:1150px] lg:[--calm:740px]' : ''}`}
        >
          <div
            className={`container-page grid gap-x-12 gap-y-8 py-12 md:py-16 ${
              index % 2 === 0
                ? 'lg:grid-cols-[7.5rem_minmax(0,6fr)_minmax(0,5fr)]'
                : 'lg:grid-cols-[7.5rem_minmax(0,7fr)_minmax(0,4fr)]'
            }`}
          >
            <FigLabel className="lg:pt-2">
              Station {index + 1}
              <span className="lg:block"> {station.name}</span>
            </FigLabel>
            <div className="grid content-start gap-5">
              <h2 id={`station-${station.id}`} className="text-2xl md:text-3xl">
                {station.question}
              </h2>
              <p className="max-w-[58ch] text-lg text-ink-soft">{station.says}</p>
              <dl className="grid border-b border-line">
                {toolkit
                  .filter((tool) => tool.station === station.id)
                  .map((tool) => (
                    <div
                      key={tool.id}
                      className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[13.5rem_minmax(0,1fr)]"
                    >
                      <dt className="font-medium">{tool.name}</dt>
                      <dd className="text-ink-soft">
                        {toolWords[tool.id]}{' '}
                        <Link to={`/samples/${tool.id}`} className="text-link whitespace-nowrap">
                          Sample report<span className="sr-only"> of {tool.name}</span>
                        </Link>
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
            {station.figure}
          </div>
        </section>
      ))}
      <section
        aria-labelledby="promises"
        className="calm-section bg-sheet [--calm:1900px] lg:[--calm:1240px]"
      >
        <div className="container-page grid gap-x-12 gap-y-8 py-14 md:py-20 lg:grid-cols-[7.5rem_minmax(0,1fr)]">
          <FigLabel className="lg:pt-2">P1 to P8</FigLabel>
          <div className="grid gap-8">
            <h2 id="promises" className="text-2xl md:text-3xl">
              Eight promises, and how to catch us out
            </h2>
            <Promises />
            <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Link to="/#demo" className={buttonClass({ tone: 'signal', size: 'lg' })}>
                Test P5 now
              </Link>
              <span className="text-sm text-ink-soft">The idea reader on the home page. No account.</span>
            </p>
          </div>
        </div>
      </section>
      <Waterline />
    </>
  );
}
