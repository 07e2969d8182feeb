import { Button, Field, Select, TextInput } from '@slipway/ui';
import { useState } from 'react';
import type { MethodologyField } from '../../api/methodology.ts';
import { FactRow } from './fact-row.tsx';
import { filterFacts, noFilter } from './filter-facts.ts';
import { gradeNames, inFigures, nameRegion } from './words.ts';

/** One drawer, open: its niches, and its facts behind three filters. */
export function FieldSheet({
  field,
  nowYear,
}: {
  readonly field: MethodologyField;
  readonly nowYear: number;
}) {
  const [filter, setFilter] = useState(noFilter);
  const shown = filterFacts(field.facts, filter);
  const regions = [...new Set(field.facts.map(({ region }) => region))];
  const nameNiche = (id: string) => field.niches.find((niche) => niche.id === id)?.name ?? [];
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div className="grid gap-1">
        <h3 className="text-xl">{field.name}</h3>
        <p className="tabular text-sm text-ink-soft">
          {field.niches.length > 0 ? `${inFigures(field.niches.length)} niches, ` : ''}
          {inFigures(field.facts.length)} facts
        </p>
      </div>
      {field.niches.length > 0 ? (
        <ul aria-label="Niches" className="grid gap-x-8 sm:grid-cols-2">
          {field.niches.map(({ id, name, facts }) => (
            <li key={id} className="border-t border-line">
              <button
                type="button"
                aria-pressed={filter.niche === id}
                className={`flex w-full items-baseline justify-between gap-4 py-2 text-left hover:bg-wash ${filter.niche === id ? 'font-semibold text-signal-text' : ''}`}
                onClick={() => setFilter({ ...filter, niche: filter.niche === id ? '' : id })}
              >
                <span className="first-letter:uppercase">{name}</span>
                <span className="tabular text-sm whitespace-nowrap text-ink-soft">{facts} facts</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <search className="no-print grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_12rem]">
        <div className="max-sm:col-span-2">
          <Field label="Words">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={filter.words}
                placeholder="wage, fine, publisher"
                onChange={(event) => setFilter({ ...filter, words: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field label="Grade">
          {(control) => (
            <Select
              {...control}
              value={filter.grade}
              onChange={(event) => setFilter({ ...filter, grade: event.target.value })}
            >
              <option value="">Every grade</option>
              {Object.entries(gradeNames).map(([grade, name]) => (
                <option key={grade} value={grade}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Place">
          {(control) => (
            <Select
              {...control}
              value={filter.region}
              onChange={(event) => setFilter({ ...filter, region: event.target.value })}
            >
              <option value="">Every place</option>
              {regions.map((region) => (
                <option key={region} value={region}>
                  {nameRegion(region)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </search>
      <div>
        <p role="status" className="tabular pb-2 text-sm text-ink-soft">
          {shown.length === field.facts.length
            ? `All ${inFigures(shown.length)} facts`
            : `${inFigures(shown.length)} of ${inFigures(field.facts.length)} facts`}
        </p>
        {shown.length === 0 ? (
          <div className="grid justify-items-start gap-3 border-t border-line py-6">
            <p>
              No fact in this list fits. That may be a gap: if you know the figure,{' '}
              <a href="#report" className="text-link">
                report it
              </a>
              .
            </p>
            <Button size="sm" onClick={() => setFilter(noFilter)}>
              Clear the filters
            </Button>
          </div>
        ) : (
          <ul aria-label={`Facts: ${field.name}`} className="border-b border-line">
            {shown.map((fact) => (
              <FactRow
                key={fact.id}
                fact={fact}
                fieldId={field.id}
                niches={fact.niches.flatMap(nameNiche)}
                nowYear={nowYear}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
