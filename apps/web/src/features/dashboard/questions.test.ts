import { describe, expect, it } from 'vitest';
import { questions, toWorksheet } from './questions.ts';

describe('worksheet', () => {
  it('numbers ten different questions, each with what counts as an answer', () => {
    expect(new Set(questions.map(({ asks }) => asks)).size).toBe(10);
    const headings = toWorksheet(questions).match(/^## \d+\. .+\?$/gm);
    expect(headings?.[9]).toBe('## 10. What would sink it?');
    expect(toWorksheet(questions).match(/^> .+$/gm)).toHaveLength(10);
  });
});
