export { collectExamples, collectLines, forms, Judgements, modes } from './examples.ts';
export { fitByReader, fitCurve } from './fit-curve.ts';
export { readIdeas, readJudgements, readLines, readOutsideTexts } from './labels.ts';
export { crossValidate, type Figures, fitCurves, measureRetrieval, separate } from './measure.ts';
export { poolRows } from './pool.ts';
export { retrievalTable } from './table.ts';
