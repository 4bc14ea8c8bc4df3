import { lazy, Suspense, useState } from 'react';
import { IconAddressBook, IconLogout, IconUserCog } from '#web/ui/icons.tsx';
import type { ShellTool } from '#web/ui/shell/shell.tsx';
import { leave, logOut } from '../session/log-out.ts';

const AccountDialog = lazy(async () => ({
  default: (await import('../session/account-dialog.tsx')).AccountDialog,
}));
const PersonDialog = lazy(async () => ({
  default: (await import('../leads/person-dialog.tsx')).PersonDialog,
}));

const nothing = () => undefined;

/** Tools at the foot of the rail on every workspace page, and the dialogs they open. */
export const useTools = (onErased: () => void = nothing) => {
  const [open, setOpen] = useState<'account' | 'person'>();
  const close = () => setOpen(undefined);
  const tools: readonly ShellTool[] = [
    { label: 'A person’s data', Icon: IconAddressBook, run: () => setOpen('person') },
    { label: 'Account', Icon: IconUserCog, run: () => setOpen('account') },
    { label: 'Logout', Icon: IconLogout, run: logOut, atHand: true },
  ];
  const dialogs = (
    <Suspense>
      {open === 'account' && <AccountDialog onClose={close} onLeave={leave} />}
      {open === 'person' && <PersonDialog onClose={close} onErased={onErased} />}
    </Suspense>
  );
  return { tools, dialogs };
};
