import type { Check, Side } from '../finding.ts';
import { plainName, slotIn, textSide } from '../known.ts';

export const check: Check = {
  id: 'company-name',
  title: 'Name of the company',
  allows: 'Case, spaces and an added word do not count: “Gapwise Ltd” is “Gapwise”.',
  keep: 'Both are right',
  find(company) {
    const slot = slotIn(company, 'company');
    const own = slot?.value;
    if (slot === null || typeof own !== 'string' || plainName(own) === '') return [];
    return company.pages.flatMap((page) => {
      const shown = plainName(page.title);
      if (shown === '' || shown.includes(plainName(own)) || plainName(own).includes(shown)) return [];
      const side: Side = {
        label: `On “${page.name}”`,
        value: page.title,
        text: page.title,
        from: { kind: 'page', pageId: page.id, section: null },
        facts: [],
        date: page.date,
      };
      return [
        {
          of: page.id,
          sides: [textSide('company', slot, 'Company', own), side],
          why: `Your company is called ${own}; the page is headed ${page.title}.`,
          settle: [
            { kind: 'fact', label: `Call it ${page.title}`, fact: 'company', value: page.title.slice(0, 60) },
            { kind: 'open', label: 'Open the page', at: side.from },
          ],
        },
      ];
    });
  },
};
