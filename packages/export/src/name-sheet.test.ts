import { expect, test } from 'vitest';
import { nameBesideTool, nameSheet, nameUnderTool } from './name-sheet.ts';

test('a tool is not named twice', () => {
  expect(nameSheet('Financial Metrics', 'Financial Metrics: Pawline')).toBe('Financial Metrics: Pawline');
  expect(nameSheet('Health Score', 'Health: Pawline')).toBe('Health: Pawline');
  expect(nameSheet('Score Your Idea', 'The dental one')).toBe('Score Your Idea: The dental one');
});

test('under and beside its tool a title begins with what the sheet is of', () => {
  expect(nameUnderTool('Idea score: small breweries: a QR sticker')).toBe('Small breweries: a QR sticker');
  expect(nameUnderTool('Health: Pawline')).toBe('Health: Pawline');
  expect(nameBesideTool('Health: Pawline')).toBe('Pawline');
  expect(nameBesideTool('SWOT: dental offices: gap filling')).toBe('Dental offices: gap filling');
  expect(nameBesideTool('The dental one')).toBe('The dental one');
});
