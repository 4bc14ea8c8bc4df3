import type { ChatSuggestion } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { IconCalendarEvent, IconLanguage, IconMail, IconUser } from '#web/ui/icons.tsx';
import css from './chips.module.css';

/** A suggestion of the assistant or a flow. */
export type Chip =
  | ChatSuggestion
  | { readonly kind: 'flow'; readonly text: string; readonly language?: undefined };

interface ChipsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly language: LanguageCode;
  readonly suggestions: readonly Chip[];
  readonly onPick: (suggestion: Chip) => void;
}

const icons = { pass: IconUser, book: IconCalendarEvent, contact: IconMail, language: IconLanguage };

/** Suggestion buttons. A question is sent as its text; forms have an icon. */
export const Chips = ({ label, language, suggestions, onPick }: ChipsProps) => (
  <fieldset className={css.chips} aria-label={label}>
    {suggestions.map((suggestion) => {
      const { kind, text } = suggestion;
      const Icon = kind === 'ask' || kind === 'flow' ? undefined : icons[kind];
      return (
        <button
          key={`${kind} ${text}`}
          type="button"
          className={css.chip}
          lang={suggestion.language ?? language}
          onClick={() => onPick(suggestion)}
        >
          {Icon && <Icon className={css.icon} size={16} stroke={2} aria-hidden="true" />}
          <span dir="auto">{text}</span>
        </button>
      );
    })}
  </fieldset>
);
