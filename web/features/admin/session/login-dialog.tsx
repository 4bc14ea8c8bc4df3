import { Text } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import { LoginForm, loginText } from './login-screen.tsx';

/** Login on top of the screen whose session expired; work continues after it. */
export const LoginDialog = ({ onLeave }: { onLeave: () => void }) => (
  <Modal title="Admin Access" size="small" above onClose={onLeave} mayClose={() => false}>
    <p role="alert">Authentication required. Log in again to continue where you left off.</p>
    <Text size="sm" c="dimmed">
      {loginText}
    </Text>
    <LoginForm />
  </Modal>
);
