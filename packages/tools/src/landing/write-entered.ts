import type { Brief } from './brief.ts';
import type { Content } from './draft.ts';
import { fit, withStop } from './phrase.ts';

const nothing = { label: '', href: '' };
const noImage = { src: '', alt: '', width: 0, height: 0 };

/** Only what the founder entered, and only whole: words need a name, a figure needs what it counts. */
export function trustOf({ input }: Brief): Content {
  const figures = (input.measured ?? []).flatMap(({ figure, counts }) =>
    figure && counts ? [{ value: fit(figure, 30), label: fit(counts, 140), source: nothing }] : [],
  );
  const quotes = (input.quotes ?? []).flatMap(({ words, name, role }) =>
    words && name
      ? [{ words: fit(words, 500), name: fit(name, 80), role: fit(role ?? '', 80), source: nothing }]
      : [],
  );
  const names = (input.worksWith ?? []).map((name) => ({ name: fit(name, 60), image: noImage }));
  const people = (input.people ?? []).flatMap(({ name, role, before }) =>
    name
      ? [
          {
            name: fit(name, 80),
            role: fit(role ?? '', 80),
            body: fit(before ?? '', 400),
            image: noImage,
            link: nothing,
          },
        ]
      : [],
  );
  return {
    ...(figures.length + quotes.length === 0
      ? {}
      : {
          proof: { heading: figures.length > 0 ? 'What we measured' : 'What customers say', figures, quotes },
        }),
    ...(names.length === 0 ? {} : { logos: { heading: 'Works with', items: names } }),
    ...(people.length === 0
      ? {}
      : { team: { heading: people.length === 1 ? 'Who does the work' : 'Who we are', people } }),
  };
}

/** Facts, questions, a comparison, a programme, a command: rows that the founder typed as such. */
export function tablesOf({ input, name }: Brief): Content {
  const facts = (input.keyFacts ?? []).flatMap(({ label, value }) =>
    label && value ? [{ label: fit(label, 80), value: fit(value, 200) }] : [],
  );
  const items = (input.objections ?? []).flatMap(({ question, answer }) =>
    question && answer ? [{ question: fit(question, 160), answer: fit(withStop(answer), 1500) }] : [],
  );
  const rows = (input.versus ?? []).flatMap(({ need, today, ours }) =>
    need && today && ours ? [{ need: fit(need, 80), today: fit(today, 160), ours: fit(ours, 160) }] : [],
  );
  const programme = (input.programme ?? []).flatMap(({ when, title, details, where }) =>
    title
      ? [
          {
            when: fit(when ?? '', 40),
            title: fit(title, 120),
            body: fit(details ?? '', 300),
            where: fit(where ?? '', 60),
          },
        ]
      : [],
  );
  const [command = '', ...output] = (input.codeSample ?? '').split('\n');
  return {
    ...(facts.length === 0 ? {} : { facts: { heading: 'Facts', lead: '', rows: facts } }),
    ...(items.length === 0 ? {} : { faq: { heading: 'Questions', items } }),
    ...(rows.length === 0
      ? {}
      : {
          comparison: {
            heading: `Today, and with ${name === '' ? 'us' : name}`,
            lead: '',
            today: 'Today',
            ours: name === '' ? 'With us' : fit(name, 60),
            rows,
          },
        }),
    ...(programme.length === 0 ? {} : { schedule: { heading: 'Programme', lead: '', rows: programme } }),
    ...(command.trim() === ''
      ? {}
      : {
          'code-sample': {
            heading: 'From the terminal',
            lead: '',
            samples: [
              { title: name === '' ? 'Example' : name, code: command, output: output.join('\n').trim() },
            ],
          },
        }),
  };
}
