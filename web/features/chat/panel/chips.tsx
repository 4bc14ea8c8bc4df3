import type { ChatSuggestion } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { IconCalendarEvent, IconLanguage, IconMail, IconUser } from '#web/ui/icons.tsx';
import css from './chips.module.css';

/** What the server suggests, or a guided flow. */
export type Chip =
  | ChatSuggestion
  | { readonly kind: 'flow'; readonly text: string; readonly language?: undefined };

interface ChipsProps {
  /** What the group is, for those who can't see it. */
  readonly label: string;
  readonly language: LanguageCode;
  readonly suggestions: readonly Chip[];
  readonly onPick: (suggestion: Chip) => void;
}

const icons = { pass: IconUser, book: IconCalendarEvent, contact: IconMail, language: IconLanguage };

/** What one may say or do next, on the visitor's side of the talk: a question is sent as it stands, a form carries a sign. */
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
