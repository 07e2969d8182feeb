/** The company of the tools' own samples. */
export const sampleName = 'Sample: gap filling for dental offices';

export const sampleDecision = {
  text: 'Start with offices of one or two dentists in Ohio.',
  why: 'Nine of the 14 offices we interviewed there keep a paper list of patients who want to come sooner.',
  outcome: null,
};
