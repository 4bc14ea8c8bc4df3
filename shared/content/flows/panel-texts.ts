import type { LanguageCode } from '#shared/domain/languages.ts';
import texts from './data/panel.json' with { type: 'json' };

/** What the chat panel says about a guided flow, besides the flow's own words. */
export interface FlowPanelTexts {
  /** After several other questions: whether to go on. The question follows. */
  readonly offer: string;
  /** On the button that ends the flow. */
  readonly stop: string;
  /** Said when it was pressed. */
  readonly stopped: string;
  /** The flow was taken off the site while somebody answered it. */
  readonly gone: string;
  /** It ended with an answer and has no words of its own for that. */
  readonly ended: string;
}

export const flowPanelTexts = (language: LanguageCode): FlowPanelTexts => texts[language];
