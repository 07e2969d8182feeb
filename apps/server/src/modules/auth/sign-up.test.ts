import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords, signUp } from '../../../test/people.ts';

describeEachEngine('sign-up', (open) => {
  it('creates the person, signs in, and keeps the email in small letters', async () => {
    const test = await makeTestApp({ db: await open() });
    const client = await signUp(test, ' Ada@Example.COM ', { name: 'Ada' });
    const me = await client.request('GET', '/api/me');
    expect(me.body).toMatchObject({
      email: 'ada@example.com',
      displayName: 'Ada',
      photoURL: null,
      signIns: ['password'],
    });
  });

  it('takes no name and says null for it', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const client = test.client();
    await client.request('POST', '/api/auth/sign-up/email', {
      email: 'a@example.com',
      password: goodPassword,
    });
    expect((await client.request('GET', '/api/me')).body).toMatchObject({ displayName: null });
  });

  it('answers each mistake with the sentence of the catalogue', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    await signUp(test, 'used@example.com');
    const send = (body: unknown) => test.client().request('POST', '/api/auth/sign-up/email', body);
    const email = 'new@example.com';
    const password = goodPassword;

    const used = await send({ email: 'USED@example.com', password });
    expectError(used, 'auth/email-in-use');
    expect(used.message).toBe('This email is already in use. Please use a different email or log in.');
    const invalid = await send({ email: 'not an email', password });
    expectError(invalid, 'auth/invalid-email');
    expect(invalid.message).toBe('Please enter a valid email address.');
    const weak = await send({ email, password: '12ab5' });
    expectError(weak, 'auth/weak-password');
    expect(weak.message).toBe('Password should be at least 6 characters long.');
    expectError(await send({ email, password: 'Password123' }), 'auth/common-password');
    expectError(await send({ email, password: 'New@Example.com' }), 'auth/common-password');
    expectError(await send({ email, password: 'Slipway1' }), 'auth/common-password');
    expectError(await send({ email, password: 'augusta1', name: 'Augusta' }), 'auth/common-password');
    expectError(await send({ email, password: 'x'.repeat(120) + 'y'.repeat(9) }), 'auth/long-password');
    expectError(await send({}), 'auth/invalid-email');
    expectError(await send({ email: 7, password }), 'auth/invalid-email');
    expectError(await send({ email }), 'auth/weak-password');
    // What PostgreSQL cannot store as text.
    expectError(await send({ email: 'nul\0@example.com', password }), 'auth/invalid-email');
    expectError(await send({ email: 'half\ud800@example.com', password }), 'auth/invalid-email');
    expect((await send({ email, password, name: 'nul\0' })).code).toBe('request/invalid');
    // Nobody was made on the way.
    const { users } = await test.deps.db.query
      .selectFrom('auth_user')
      .select((eb) => eb.fn.countAll<number>().as('users'))
      .executeTakeFirstOrThrow();
    expect(Number(users)).toBe(1);
  });

  // The race is over the rows; the slow hash would only spread it out.
  it('lets one of twenty sign-ups at the same moment win', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test
          .client()
          .request('POST', '/api/auth/sign-up/email', { email: 'race@example.com', password: goodPassword }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectError(answer, 'auth/email-in-use');
    expect(await test.deps.db.query.selectFrom('auth_account').selectAll().execute()).toHaveLength(1);
  });
});
