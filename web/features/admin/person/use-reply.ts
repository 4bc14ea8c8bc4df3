import { useState } from 'react';
import {
  listReplyTemplates,
  type ReplyResult,
  type ReplyTemplate,
  sendReply,
} from '#shared/api/admin-replies.ts';
import { brand } from '#shared/brand.ts';
import { blanksIn, filledIn } from '#shared/domain/reply-texts.ts';
import { attemptFor, clearAttempt } from '#web/lib/persist.ts';
import { useRead } from '#web/lib/query.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { readDraft, saveDraft } from '../data/drafts.ts';
import { mailtoUrl, type ReplyTarget, sortTemplates } from '../leads/reply-model.ts';
import { useSave } from '../shared/form/use-save.ts';

interface ReplyOptions {
  readonly personKey: string;
  readonly target: ReplyTarget;
  readonly language: string | undefined;
  readonly onSent: (result: ReplyResult) => void;
}

/**
 * A mailto link for the mail program. `whole` is false if the text was too long and went to the clipboard
 * instead.
 */
interface MailHandover {
  readonly href: string;
  readonly whole: boolean;
}

const defaultSubject = `Your inquiry to ${brand.name}`;

export interface Reply {
  readonly subject: string;
  readonly text: string;
  readonly templates: readonly ReplyTemplate[];
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Placeholders without a value that blocked the last attempt to send. */
  readonly blanks: readonly string[];
  /** Waiting for the owner to confirm that their mail program sent it. */
  readonly handed: MailHandover | undefined;
  readonly setSubject: (subject: string) => void;
  readonly setText: (text: string) => void;
  readonly insertTemplate: (templateId: string) => void;
  readonly send: () => Promise<void>;
  readonly sendWithBlanks: () => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly notSent: () => void;
}

/** State of a reply, from draft to log. No failure loses the text. */
export const useReply = ({ personKey, target, language, onSent }: ReplyOptions): Reply => {
  const name = `reply:${personKey}`;
  const [draft, setDraft] = useState(() => ({
    subject: defaultSubject,
    ...(readDraft(name) ?? { text: '' }),
  }));
  const [handover, setHandover] = useState<MailHandover>();
  const [blanks, setBlanks] = useState<readonly string[]>([]);
  const { busy, failure, fields, run } = useSave('The answer could not be sent');
  const { data: templates = [] } = useRead(
    listReplyTemplates,
    {},
    { failure: 'Templates could not be loaded', cache: 'once' },
  );
  const sorted = sortTemplates(templates, language);

  const write = (change: Partial<typeof draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    setBlanks([]);
    saveDraft(name, next.text.trim() ? next : undefined);
  };
  const use = (id: string) => {
    const template = templates.find((each) => each.id === id);
    if (!template) return;
    const filled = filledIn(template.text, target.facts);
    // A template is appended to the draft and never replaces it.
    const before = draft.text.trimEnd();
    write({
      subject: filledIn(template.subject, target.facts) || draft.subject,
      text: before ? `${before}\n\n${filled}` : filled,
    });
  };
  const body = ({ subject, text }: typeof draft) => ({
    kind: target.kind,
    id: target.id,
    subject: subject.trim() || defaultSubject,
    text,
  });
  const finish = (result: ReplyResult) => {
    clearAttempt(name);
    saveDraft(name, undefined);
    setDraft({ subject: defaultSubject, text: '' });
    setHandover(undefined);
    setBlanks([]);
    showToast({
      title: result.sent ? 'Answer sent' : 'Answer logged',
      description: `To ${result.to}${result.hasLink ? ', with a link to their chat conversation' : ''}`,
      tone: 'success',
    });
    onSent(result);
  };
  const handOver = async ({ to, subject, text }: ReplyResult) => {
    const mail = mailtoUrl(to, subject, text);
    // If the clipboard is blocked, the text is still in the field to copy.
    if (!mail.whole) await navigator.clipboard?.writeText(text).catch(() => undefined);
    setHandover(mail);
    window.location.href = mail.href;
  };
  const post = (written: typeof draft, confirmed: boolean) =>
    run(async () => {
      const request = { ...body(written), ...(confirmed ? { confirmed } : {}) };
      const { key } = attemptFor(name, JSON.stringify(request), () => null);
      const result = await sessionCall(sendReply, { body: request, headers: { 'idempotency-key': key } });
      if (result.logged) finish(result);
      else await handOver(result);
    });
  /** Fills in placeholders first, and stops if some have no value, unless `asItIs` is set. */
  const send = async (allowBlanks: boolean) => {
    if (!draft.text.trim()) return;
    const fill = (text: string) => (blanksIn(text).length > 0 ? filledIn(text, target.facts) : text);
    const filled = { subject: fill(draft.subject), text: fill(draft.text) };
    if (filled.subject !== draft.subject || filled.text !== draft.text) write(filled);
    const unfilled = blanksIn(`${filled.subject}\n${filled.text}`);
    setBlanks(allowBlanks ? [] : unfilled);
    if (allowBlanks || unfilled.length === 0) await post(filled, false);
  };
  return {
    ...draft,
    blanks,
    templates: sorted,
    busy,
    failure,
    fields,
    handed: handover,
    setSubject: (subject) => write({ subject }),
    setText: (text) => {
      setHandover(undefined);
      write({ text });
    },
    insertTemplate: use,
    send: () => send(false),
    sendWithBlanks: () => send(true),
    confirm: () => post(draft, true),
    notSent: () => setHandover(undefined),
  };
};
