import { AppError, accountSuccess, passwordMaxLength, passwordMinLength } from '@slipway/core';
import { Button, Field, PasswordInput } from '@slipway/ui';
import { changePassword } from '../../api/account.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { told } from './told.ts';

const rules = {
  currentPassword: {
    check: (value: string) =>
      value === '' ? new AppError('request/invalid', { problem: 'Please enter your password.' }) : null,
    codes: ['auth/wrong-password', 'auth/invalid-credential'],
  },
  newPassword: {
    check: (value: string) => {
      if (value.length < passwordMinLength) return new AppError('auth/weak-password');
      return value.length > passwordMaxLength ? new AppError('auth/long-password') : null;
    },
    codes: ['auth/weak-password', 'auth/common-password', 'auth/long-password'],
  },
} as const;

export function PasswordForm({
  email,
  onChanged,
}: {
  readonly email: string;
  readonly onChanged: () => void;
}) {
  const form = useForm(
    rules,
    async (values, element) => {
      await told(changePassword(values));
      element.reset();
      toast.success(accountSuccess.passwordChanged);
      onChanged();
    },
    { toasts: true },
  );
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-xl gap-5">
      {/* Password keepers need to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field label="Current password" error={form.textOf('currentPassword')}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.bind('currentPassword')}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Field
        label="New password"
        error={form.textOf('newPassword')}
        hint={`At least ${passwordMinLength} characters. All other devices are signed out.`}
      >
        {(control) => (
          <PasswordInput {...control} {...form.bind('newPassword')} autoComplete="new-password" required />
        )}
      </Field>
      {form.problem ? <p className="text-sm text-red-text">The password is still the old one.</p> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
