import { AccountForms } from '../session/account-dialog.tsx';
import { leave } from '../session/log-out.ts';

/** Password, passkeys and sessions. */
export const AccountSection = () => <AccountForms onLeave={leave} />;
