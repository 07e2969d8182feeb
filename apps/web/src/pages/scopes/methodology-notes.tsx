import { Notes } from '../../features/methodology/notes.tsx';
import { inDataScope } from './data-scope.tsx';

/** Fetched with the first touch: the facts of a field come through the data cache. */
export default inDataScope(Notes);
