import { textOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import type { ImageField, ImageValue } from './field.ts';
import { readImage } from './read-image.ts';

/** In a form the measures stand as JSON, because a draft holds texts. */
export const kind: FieldKind<ImageField, ImageValue> = {
  read: readImage,
  write: (field, value) => {
    const image = readImage({ ...field, sends: true }, value);
    if ('problem' in image) return null;
    return JSON.stringify(field.sends ? image : withoutData(image));
  },
  raw: (_field, answer) => answer,
  say: (field, answer) => {
    const image = readImage(field, textOf(answer));
    return 'problem' in image ? 'A picture' : `${image.name}, ${image.width} × ${image.height}`;
  },
  keep: withoutData,
  currencyIn: () => null,
};

function withoutData({ data: _data, ...measures }: ImageValue): ImageValue {
  return measures;
}
