import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { conversationLinkHash } from '#shared/domain/conversations.ts';
import { onEvent } from '#web/lib/events.ts';
import { readStored } from '#web/lib/persist.ts';
import { chooseTemplate, contributeToVisit } from '#web/lib/visit-context.ts';
import { showToast } from '#web/ui/toast.ts';
import css from './floating.module.css';
import { conversationKey, isStored, isUnclaimed, transcriptKey } from './model/stored.ts';
import type { ChatPanelProps, ChatRequest, ReturnPoint } from './panel/chat-panel.tsx';

/** Loads the panel and its texts. Called on hover or focus, so that the click opens it at once. */
const loadPanel = async (): Promise<ComponentType<ChatPanelProps>> => {
  const { ChatPanel, wordsReady } = await import('./panel/chat-panel.tsx');
  await wordsReady();
  return ChatPanel;
};

/** Whether this tab had a live chat so recently that the person may still reply. */
const talksWithPerson = (): boolean =>
  readStored(
    conversationKey,
    false,
    (stored) =>
      ((stored as { messages?: { live?: number; timestamp?: number }[] }).messages ?? []).some(
        ({ live, timestamp = 0 }) => live && Date.now() - timestamp < 30 * 60_000,
      ),
    'session',
  );

const preload = () => {
  // Ignores a failed prefetch: the click tries again and reports errors.
  loadPanel().catch(() => undefined);
};

/** The round chat button at the bottom right. The panel loads on first use. */
export const Floating = () => {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [unread, setUnread] = useState(0);
  /** Label of the link back to the chat while the visitor looks at a linked section. */
  const [wayBack, setWayBack] = useState('');
  const [request, setRequest] = useState<ChatRequest>({ serial: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const open = useCallback(async (wanted: Omit<ChatRequest, 'serial'> = {}) => {
    cameFrom.current = document.activeElement;
    setRequest(({ serial }) => ({ ...wanted, serial: serial + 1 }));
    setLoading(true);
    try {
      const Loaded = await loadPanel();
      setPanel(() => Loaded);
      setUnread(0);
      setWayBack('');
      setOpen(true);
    } catch {
      showToast({
        title: "The chat couldn't be loaded",
        description: 'Please check your connection and try again.',
        tone: 'error',
      });
    }
    setLoading(false);
  }, []);

  const close = useCallback((to?: ReturnPoint) => {
    setOpen(false);
    setWayBack(to?.back ?? '');
    if (to) return;
    const back = cameFrom.current;
    // The button is hidden while the panel is open, so it can take the focus only after this frame.
    requestAnimationFrame(() => {
      const target =
        back instanceof HTMLElement && back !== document.body && back.isConnected ? back : button.current;
      target?.focus();
    });
  }, []);

  // The panel beside the page covers the contact section, so it closes when the visitor goes there.
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#contact')) close({ back: '' });
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isOpen, close]);

  // A mail's link continues its conversation. Its token is removed from the address bar and the history.
  useEffect(() => {
    const follow = () => {
      if (!location.hash.startsWith(conversationLinkHash)) return;
      const link = location.hash.slice(conversationLinkHash.length);
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
      void open({ link });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);

  // After a reload during a live chat the panel keeps listening while closed.
  useEffect(() => {
    if (talksWithPerson())
      loadPanel().then(
        (Loaded) => setPanel(() => Loaded),
        () => undefined,
      );
  }, []);

  // Arms flows that open after a delay or when the visitor leaves.
  useEffect(() => {
    let disarm: (() => void) | undefined;
    let isGone = false;
    const look = async () => {
      const { arm, placedFlows } = await import('./panel/flow/placements.ts');
      const placed = await placedFlows();
      if (!isGone) disarm = arm(placed, (flow) => void open({ flow }));
    };
    // Without the list, no flow opens by itself.
    look().catch(() => undefined);
    return () => {
      isGone = true;
      disarm?.();
    };
  }, [open]);

  useEffect(() => {
    const stops = [
      onEvent('open chat', ({ form, message }) => void open({ form, message })),
      onEvent('open booking', ({ template }) => {
        if (template) chooseTemplate({ id: template, name: template });
        void open({ form: 'consultation' });
      }),
      contributeToVisit('chat', () => {
        if (isUnclaimed()) return { unclaimed: true };
        // A conversation deleted in another tab is not attached to a lead.
        const transcript = isStored() ? readStored<unknown[]>(transcriptKey, [], undefined, 'session') : [];
        return transcript.length > 0 ? { transcript: transcript as never } : undefined;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        data-tour="chat"
        className={css.button}
        aria-label={unread > 0 ? `Open chat, ${unread} new` : wayBack ? `Open chat: ${wayBack}` : 'Open chat'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        data-open={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <path
            d="M6 15a9 9 0 0 1 9-9h2a9 9 0 0 1 0 18H8a2 2 0 0 1-2-2Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.25"
            strokeLinejoin="round"
          />
          <path
            d="M12 15h.01M16 15h.01M20 15h.01"
            stroke="currentColor"
            strokeWidth="2.75"
            strokeLinecap="round"
          />
        </svg>
        {wayBack && (
          <span className={css.wayBack} aria-hidden="true">
            {wayBack}
          </span>
        )}
        {unread > 0 && (
          <span className={css.unread} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {/* Announced separately, because screen readers don't announce a changed button name. */}
      <span className="visually-hidden" role="status">
        {unread > 0 && `${unread} new in the chat`}
      </span>
      {Panel && (
        <Panel
          isOpen={isOpen}
          request={request}
          onClose={close}
          onOpen={() => void open()}
          onUnread={(count) => setUnread((before) => before + count)}
        />
      )}
    </>
  );
};
