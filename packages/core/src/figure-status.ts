/** Why a value is there, or is not (metrics reference, section 0). */
export type FigureStatus =
  | 'ok'
  | 'missing'
  | 'undefined'
  | 'infinite'
  | 'not_meaningful'
  | 'low_data'
  | 'invalid';
