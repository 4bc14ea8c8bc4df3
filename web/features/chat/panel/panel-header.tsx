import { useRef, useState } from 'react';
import { type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import { CloseButton } from '#web/ui/close-button.tsx';
import { IconChevronDown, IconLanguage, IconTrash } from '#web/ui/icons.tsx';
import css from './panel-header.module.css';
import type { Words } from './use-words.ts';

interface PanelHeaderProps {
  readonly titleId: string;
  readonly words: Words;
  /** The person who replies, if not the assistant. */
  readonly speaker: string | undefined;
  readonly canClear: boolean;
  /** The visitor's choice; otherwise the detected language. */
  readonly chosen: LanguageCode | undefined;
  readonly onLanguage: (language: LanguageCode | undefined) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Header with title, language picker, clear and close. Clearing asks for confirmation in place. */
export const PanelHeader = (props: PanelHeaderProps) => {
  const { titleId, words, canClear, chosen, onLanguage, onClear, onClose } = props;
  const { texts, say, language } = words;
  const [isAsking, setAsking] = useState(false);
  const trash = useRef<HTMLButtonElement>(null);

  const keep = () => {
    setAsking(false);
    trash.current?.focus();
  };

  return (
    // Not a `header`: inside a dialog that would be a second banner of the page.
    <div className={css.header}>
      <div className={css.who}>
        <h2 id={titleId} className={css.title}>
          {say(texts.title)}
        </h2>
        <p className={css.subtitle}>
          {props.speaker ?? texts.subtitle} <span className={css.kept}>· {texts.kept}</span>
        </p>
      </div>
      <div className={css.tools}>
        <label className={css.language}>
          <IconLanguage className={css.globe} size={18} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">{texts.language}</span>
          <span className={css.code} aria-hidden="true">
            {language.toUpperCase()}
          </span>
          <select
            value={chosen ?? ''}
            onChange={({ target }) => onLanguage(target.value ? (target.value as LanguageCode) : undefined)}
          >
            <option value="">{texts.automatic}</option>
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].nativeName}
              </option>
            ))}
          </select>
          <IconChevronDown className={css.chevron} size={16} stroke={2} aria-hidden="true" />
        </label>
        <button
          ref={trash}
          type="button"
          className={css.tool}
          aria-label={texts.clear}
          title={texts.clear}
          aria-disabled={!canClear}
          onClick={() => canClear && setAsking(true)}
        >
          <IconTrash size={19} stroke={1.75} aria-hidden="true" />
        </button>
        <CloseButton label={texts.close} onClick={onClose} />
      </div>
      {isAsking && (
        <fieldset
          className={css.ask}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            keep();
          }}
        >
          <legend className={css.question}>{texts.clearQuestion}</legend>
          <button
            type="button"
            className={css.yes}
            onClick={() => {
              setAsking(false);
              onClear();
            }}
          >
            {texts.clearYes}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the question was just asked; the safe answer is first */}
          <button type="button" className={css.no} autoFocus onClick={keep}>
            {texts.clearNo}
          </button>
        </fieldset>
      )}
    </div>
  );
};
