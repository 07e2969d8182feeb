import type { Deps, Mail } from '../../deps.ts';

/** What was stored under `id`, to whoever runs this copy. A mail that fails is logged: the row is there. */
export async function mailOperator(
  deps: Pick<Deps, 'config' | 'mailer' | 'log'>,
  what: string,
  id: string,
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  const to = recipient(deps);
  if (to === null) return;
  try {
    await deps.mailer.send({ to, ...mail });
  } catch (error) {
    deps.log.error(`${what} could not be mailed`, { id, reason: error });
  }
}

/** Without a mail server everything lands in the outbox, so the sender's own address will do. */
function recipient({ config }: Pick<Deps, 'config'>): string | null {
  if (config.contactEmail !== null) return config.contactEmail;
  return config.smtpUrl === null ? config.mailFrom : null;
}
