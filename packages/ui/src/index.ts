export { cx } from './cx.ts';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  buttonClass,
} from './primitives/button.tsx';
export { Blueprint, FigLabel, Waterline } from './primitives/drafting.tsx';
export { Field, type FieldControl, type FieldProps } from './primitives/field.tsx';
export { PasswordInput, TextArea, TextInput } from './primitives/input.tsx';
export { Logo, LogoMark } from './primitives/logo.tsx';
export { Panel } from './primitives/panel.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner.tsx';
