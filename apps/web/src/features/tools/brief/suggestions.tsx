import type { AnyEngine, AnyInput } from '@slipway/tools';
import { type Brief, toRaw } from './brief.ts';

interface SuggestionsProps {
  readonly engine: AnyEngine;
  readonly brief: Brief;
  /** Opens the field. */
  readonly onChoose: (field: string) => void;
}

/** What would make the result better, before it is paid for: each leads to its field. */
export function Suggestions({ engine, brief, onChoose }: SuggestionsProps) {
  const found = engine.suggests?.(toRaw(engine.fields, brief) as AnyInput) ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="grid gap-2 border-l-2 border-line-strong pl-3">
      <h2 id="suggestions" className="text-sm font-semibold">
        What is missing
      </h2>
      <ul className="grid gap-1 text-sm">
        {found.map(({ field, do: words }) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-9 cursor-pointer text-left text-ink-soft hover:text-ink hover:underline"
              onClick={() => onChoose(field)}
            >
              <b className="text-link font-medium">{labelOf(engine, field)}:</b> {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf({ fields }: AnyEngine, name: string): string {
  return fields.find((field) => field.name === name)?.label ?? name;
}
