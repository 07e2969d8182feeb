import type { Check } from '../finding.ts';
import { slotIn, textSide } from '../known.ts';

export const check: Check = {
  id: 'evidence-and-stage',
  title: 'Stage and evidence',
  allows: 'Nothing where one of them says that customers pay.',
  keep: 'Both are right',
  find(company) {
    const [stage, evidence] = [slotIn(company, 'stage'), slotIn(company, 'evidence')];
    if (typeof stage?.value !== 'string' || typeof evidence?.value !== 'string') return [];
    const [atStage, proved] = [stage.value === 'paying', evidence.value === 'paying'];
    if (atStage === proved) return [];
    return [
      {
        sides: [
          textSide('stage', stage, 'Stage', atStage ? 'Paying customers' : 'Before paying customers'),
          textSide(
            'evidence',
            evidence,
            'Evidence',
            proved ? 'Paying customers' : 'Less than paying customers',
          ),
        ],
        why: atStage
          ? 'Your stage says that customers pay; your evidence stops before that.'
          : 'Your evidence says that customers pay; your stage is before that.',
        settle: [
          atStage
            ? { kind: 'fact', label: 'Evidence: customers pay', fact: 'evidence', value: 'paying' }
            : { kind: 'fact', label: 'Stage: customers pay', fact: 'stage', value: 'paying' },
          atStage
            ? { kind: 'fact', label: 'Stage: not yet, a pilot', fact: 'stage', value: 'pilot' }
            : { kind: 'fact', label: 'Evidence: not yet, letters', fact: 'evidence', value: 'letters' },
        ],
      },
    ];
  },
};
