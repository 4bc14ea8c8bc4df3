import { useState } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import css from './dialogs.module.css';
import list from './list.module.css';

/** The public link, and for the site's own flows the snippet for another site; both work while the flow is active. */
export const ShareDialog = ({ flow, onClose }: { flow: Flow; onClose: () => void }) => {
  const [copied, setCopied] = useState<string>();
  const link = `${location.origin}${paths.sharedFlow.to(flow.uuid)}`;
  const snippet = `<script src="${location.origin}/embed.js" data-flow="${flow.uuid}" async></script>`;
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(`${what} copied`);
    } catch {
      setCopied('Copying was refused by the browser: select the text instead');
    }
  };
  return (
    <Dialog title={`Share ${flow.name}`} onClose={onClose}>
      {!flow.isActive && <p className={list.muted}>The link works as soon as the flow is active.</p>}
      <div className={css.part}>
        <h3>Public link</h3>
        <p className={css.code}>{link}</p>
        <Button size="small" look="quiet" onClick={() => void copy('Link', link)}>
          Copy link
        </Button>
      </div>
      {isSignedIn() && (
        <div className={css.part}>
          <h3>On your own site</h3>
          <p className={css.code}>{snippet}</p>
          <Button size="small" look="quiet" onClick={() => void copy('Snippet', snippet)}>
            Copy snippet
          </Button>
        </div>
      )}
      <p role="status">{copied}</p>
    </Dialog>
  );
};
