export { type PageInput as Input, pageFields as fields } from '../landing/fields.ts';
