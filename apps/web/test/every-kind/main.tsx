import '../../src/styles.css';
import '../../src/features/tools/tools.css';
import { type Answer, type Field, kindOf, readField } from '@slipway/tools';
import { kindTesting } from '@slipway/tools/testing';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FieldRow } from '../../src/features/tools/brief/field-row.tsx';

/** Every kind of field, empty and filled, for tests and for looking at. No visitor gets here. */
function Stage({ field, first }: { readonly field: Field; readonly first: Answer | undefined }) {
  const [answer, setAnswer] = useState(first);
  const [problem, setProblem] = useState<string>();
  return (
    <FieldRow
      field={field}
      sample={undefined}
      answer={answer}
      origin={first === undefined ? undefined : 'sample'}
      problem={problem}
      currency="EUR"
      onChange={(_, next) => setAnswer(next)}
      onLeave={() => {
        const read = answer?.length ? readField(field, kindOf(field).raw(field, answer)) : null;
        setProblem(typeof read === 'object' && read !== null && 'problem' in read ? read.problem : undefined);
      }}
    />
  );
}

const kinds: readonly { readonly field: Field; readonly sample: unknown }[] = Object.values(kindTesting);

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <main className="mx-auto grid max-w-5xl grid-cols-1 gap-8 p-4">
      <h1 className="text-2xl">Every kind of field</h1>
      {kinds.map(({ field, sample }) => (
        <section
          key={field.kind}
          aria-label={field.kind}
          className="grid grid-cols-1 gap-6 border-t border-line pt-4"
        >
          <h2 className="fig-label">{field.kind}</h2>
          <Stage field={field} first={undefined} />
          <Stage
            field={{ ...field, name: `${field.name}Filled` }}
            first={kindOf(field).write(field, sample) ?? undefined}
          />
        </section>
      ))}
    </main>,
  );
