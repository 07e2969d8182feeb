export { cx } from './cx.ts';
export { AffixedInput, type AffixedInputProps } from './primitives/affixed-input.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  buttonClass,
} from './primitives/button.tsx';
export { Blueprint, FigLabel, Waterline } from './primitives/drafting.tsx';
export { Field, type FieldControl, type FieldProps } from './primitives/field.tsx';
export { TextArea, TextInput } from './primitives/input.tsx';
export { Logo, LogoMark } from './primitives/logo.tsx';
export { Panel } from './primitives/panel.tsx';
export { PasswordInput } from './primitives/password-input.tsx';
export { Select } from './primitives/select.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner.tsx';
