import { useState } from 'react';
import { draftFlowTexts, maxDraftTexts } from '#shared/api/flow-drafts.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type FlowText, setTranslations } from '#shared/flow/translations.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import type { Builder } from '../use-builder.ts';

interface Drafting {
  readonly from: LanguageCode | undefined;
  readonly to: LanguageCode;
  readonly texts: readonly FlowText[];
  readonly edit: Builder['edit'];
  readonly onNote: (note: string) => void;
}

/** Drafts translations with the model in batches, marked for review; stops at the first failure. */
export const useTranslationDrafts = ({ from, to, texts, edit, onNote }: Drafting) => {
  const [busy, setBusy] = useState(false);
  const make = async () => {
    if (!from) return;
    setBusy(true);
    let done = 0;
    const progress = () => `${done} of ${texts.length} texts drafted. Review them before publishing.`;
    try {
      for (let start = 0; start < texts.length; start += maxDraftTexts) {
        const some = texts.slice(start, start + maxDraftTexts).map(({ key, text }) => ({ key, text }));
        const made = await sessionCall(draftFlowTexts, { body: { from, to, texts: some } });
        const drafts = Object.fromEntries(made.texts.map(({ key, text }) => [key, text]));
        edit((document) => setTranslations(document, to, drafts, false), `draft ${to}`);
        done += made.texts.length;
        onNote(progress());
      }
    } catch (error) {
      const problem = errorMessage(error, "Couldn't reach the model.");
      onNote(done > 0 ? `${progress()} ${problem}` : problem);
    }
    setBusy(false);
  };
  return { busy, make };
};
