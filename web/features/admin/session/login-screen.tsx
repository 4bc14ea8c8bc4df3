import { Alert, List } from '@mantine/core';
import { useState } from 'react';
import { type LoginReply, logIn } from '#shared/api/admin-account.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { errorMessage, startSession } from '#web/lib/session.ts';
import { rememberFirstScreen } from '../data/first-screen.ts';
import { AuthForm, UsernameField } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OtherLoginMethods } from './other-login-methods.tsx';
import { PasswordField } from './password-field.tsx';

const waitText = (seconds: number): string =>
  seconds >= 120 ? ` Try again in ${Math.ceil(seconds / 60)} minutes.` : ` Try again in ${seconds} seconds.`;

/** Body of a 200 response: a session, or a refusal with a message. */
type LoginBody = (Partial<LoginReply> & { message?: string }) | undefined;

interface LoginFormProps {
  /** Fills in the name, after the setup. */
  readonly username?: string;
  readonly onLogin?: () => void;
}

/** Username and password. A failure clears the password and shows the server's message. */
export const LoginForm = ({ username: known = '', onLogin }: LoginFormProps) => {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const refuse = (sentence: string) => {
    setPassword('');
    setFailure(sentence);
  };
  const submit = async () => {
    const problems = {
      ...(username.trim() ? {} : { username: 'Username is required' }),
      ...(password ? {} : { password: 'Password is required' }),
    };
    setErrors(problems);
    if (busy || Object.keys(problems).length) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer: LoginBody = await call(logIn, { body: { username: username.trim(), password } });
      // A 200 response can still refuse, with its own message.
      if (answer?.success === false) return refuse(answer.message || 'Login failed');
      if (!answer?.success || !answer.token) return refuse('Invalid response from server');
      rememberFirstScreen(answer.firstScreen);
      startSession(answer.token);
      onLogin?.();
    } catch (error) {
      const wait =
        error instanceof ApiError && error.retryAfterSeconds ? waitText(error.retryAfterSeconds) : '';
      refuse(errorMessage(error, 'Login failed') + wait);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <AuthForm
        failure={failure}
        busy={busy}
        button="Login"
        busyButton="Authenticating..."
        onSubmit={() => void submit()}
      >
        <UsernameField
          value={username}
          error={errors.username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          data-autofocus={known ? true : undefined}
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AuthForm>
      <OtherLoginMethods onLogin={onLogin} />
    </>
  );
};

export const loginText = 'Secure login required to access admin portal';

export const LoginScreen = ({ username }: Pick<LoginFormProps, 'username'>) => (
  <AuthFrame title="Admin Access" text={loginText}>
    <LoginForm {...(username ? { username } : {})} />
    <Alert mt="md" color="gray" role="note">
      <List size="xs" listStyleType="none">
        <List.Item>Rate limiting protection</List.Item>
        <List.Item>Secure token-based authentication</List.Item>
        <List.Item>24-hour session expiry</List.Item>
        <List.Item>Failed attempt monitoring</List.Item>
      </List>
    </Alert>
  </AuthFrame>
);
