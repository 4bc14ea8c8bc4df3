import { useState } from 'react';
import {
  listReplyTemplates,
  type ReplyResult,
  type ReplyTemplate,
  sendReply,
} from '#shared/api/admin-replies.ts';
import { brand } from '#shared/brand.ts';
import { filledIn } from '#shared/domain/reply-texts.ts';
import { attemptFor, forgetAttempt } from '#web/lib/idempotency.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { useRead } from '#web/lib/use-read.ts';
import { mailtoOf, type ReplyTarget, sortedTemplates } from '../leads/reply-model.ts';
import { useSave } from '../leads/use-save.ts';
import { keepDraft, keptDraft } from './drafts.ts';

interface ReplyOptions {
  readonly personKey: string;
  readonly target: ReplyTarget;
  readonly language: string | undefined;
  readonly onSent: (result: ReplyResult) => void;
}

/** Given to the mail program: with the whole text, or with the subject and the text in the clipboard. */
interface Handed {
  readonly href: string;
  readonly whole: boolean;
}

const usualSubject = `Your inquiry to ${brand.name}`;

export interface Reply {
  readonly subject: string;
  readonly text: string;
  readonly templates: readonly ReplyTemplate[];
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Waits for somebody to say that their mail program has sent it. */
  readonly handed: Handed | undefined;
  readonly setSubject: (subject: string) => void;
  readonly setText: (text: string) => void;
  readonly use: (templateId: string) => void;
  readonly send: () => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly notSent: () => void;
}

/** An answer from the first letter to the log: a failure anywhere keeps the text. */
export const useReply = ({ personKey, target, language, onSent }: ReplyOptions): Reply => {
  const name = `reply:${personKey}`;
  const [draft, setDraft] = useState(() => ({ subject: usualSubject, ...(keptDraft(name) ?? { text: '' }) }));
  const [handed, setHanded] = useState<Handed>();
  const { busy, failure, fields, run } = useSave('The answer could not be sent');
  const { data: templates = [] } = useRead(
    listReplyTemplates,
    {},
    { failure: 'Templates could not be loaded', anew: false },
  );
  const sorted = sortedTemplates(templates, language);

  const write = (change: Partial<typeof draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(name, next.text.trim() ? next : undefined);
  };
  const use = (id: string) => {
    const template = templates.find((each) => each.id === id);
    if (!template) return;
    const filled = filledIn(template.text, target.facts);
    // What is written already stays above: a template adds, it never replaces.
    const before = draft.text.trimEnd();
    write({
      subject: filledIn(template.subject, target.facts) || draft.subject,
      text: before ? `${before}\n\n${filled}` : filled,
    });
  };
  const body = () => ({
    kind: target.kind,
    id: target.id,
    subject: draft.subject.trim() || usualSubject,
    text: draft.text,
  });
  const finish = (result: ReplyResult) => {
    forgetAttempt(name);
    keepDraft(name, undefined);
    setDraft({ subject: usualSubject, text: '' });
    setHanded(undefined);
    showToast({
      title: result.sent ? 'Answer sent' : 'Answer logged',
      description: `To ${result.to}`,
      tone: 'success',
    });
    onSent(result);
  };
  const handOver = async ({ to, subject, text }: ReplyResult) => {
    const mail = mailtoOf(to, subject, text);
    // Where the clipboard is closed the text is still in the field, to be copied by hand.
    if (!mail.whole) await navigator.clipboard?.writeText(text).catch(() => undefined);
    setHanded(mail);
    window.location.href = mail.href;
  };
  const post = (confirmed: boolean) =>
    run(async () => {
      const wish = { ...body(), ...(confirmed ? { confirmed } : {}) };
      const { key } = attemptFor(name, JSON.stringify(wish), () => null);
      const result = await sessionCall(sendReply, { body: wish, headers: { 'idempotency-key': key } });
      if (result.logged) finish(result);
      else await handOver(result);
    });
  return {
    ...draft,
    templates: sorted,
    busy,
    failure,
    fields,
    handed,
    setSubject: (subject) => write({ subject }),
    setText: (text) => {
      setHanded(undefined);
      write({ text });
    },
    use,
    send: async () => {
      if (draft.text.trim()) await post(false);
    },
    confirm: () => post(true),
    notSent: () => setHanded(undefined),
  };
};
