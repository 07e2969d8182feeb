import { lateText } from '../features/legal/late-text.tsx';

export default lateText(() => import('../../../../content/legal/cookies.md?raw'));
