import type { Page } from '@slipway/page';
import { designChoices, pageFields } from '@slipway/tools/landing';
import { Field, Select } from '@slipway/ui';

interface LookFormProps {
  readonly page: Page;
  readonly tone: string;
  readonly onDesign: (design: Page['design']) => void;
  /** Null where the page cannot be written anew. */
  readonly onTone: ((tone: string) => void) | null;
}

const tones = pageFields.flatMap((field) => (field.name === 'tone' ? field.options : []));

/** Another design keeps every word; another tone writes the page anew from the brief. Both can be undone. */
export function LookForm({ page, tone, onDesign, onTone }: LookFormProps) {
  return (
    <div className="grid gap-3">
      <Field label="Design" hint="Every word stays.">
        {(control) => (
          <Select
            {...control}
            value={page.design}
            onChange={({ currentTarget }) => {
              const chosen = designChoices.find(({ value }) => value === currentTarget.value);
              if (chosen) onDesign(chosen.value);
            }}
          >
            {designChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {onTone === null ? null : (
        <Field label="Tone" hint="Writes the page anew from your brief.">
          {(control) => (
            <Select {...control} value={tone} onChange={({ currentTarget }) => onTone(currentTarget.value)}>
              <option value="">As the brief sounds</option>
              {tones.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
