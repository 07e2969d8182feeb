import { lateText } from '../features/legal/late-text.tsx';

export default lateText(() => import('../../../../content/legal/terms.md?raw'));
