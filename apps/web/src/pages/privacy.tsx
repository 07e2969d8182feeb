import { lateText } from '../features/legal/late-text.tsx';

export default lateText(() => import('../../../../content/legal/privacy.md?raw'));
