import type { LanguageCode } from '#shared/domain/languages.ts';
import texts from './data/panel.json' with { type: 'json' };

/** Texts that the chat panel adds to a guided flow. */
export interface FlowPanelTexts {
  /** Asks whether to go on, after several other questions. The flow's question follows. */
  readonly offer: string;
  /** On the button that ends the flow. */
  readonly stop: string;
  /** Reply after the visitor pressed `stop`. */
  readonly stopped: string;
  /** Shown when the flow was unpublished during a session. */
  readonly gone: string;
  /** Shown when a flow without a closing message ends after an answer. */
  readonly ended: string;
}

export const flowPanelTexts = (language: LanguageCode): FlowPanelTexts => texts[language];
