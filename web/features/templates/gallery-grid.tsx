import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { Button } from '#web/ui/button.tsx';
import css from './gallery-grid.module.css';
import { searchTemplates } from './model.ts';
import { TemplateIcon } from './template-icon.tsx';
import { galleryText as text } from './text.ts';

interface GalleryGridProps {
  readonly templates: readonly IndustryTemplate[] | undefined;
  readonly query: string;
  readonly selectedId: string | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onSelect: (template: IndustryTemplate) => void;
  readonly onClearQuery: () => void;
  readonly onRetry: () => void;
  readonly onAskUs: () => void;
}

/** Number of use cases on a card. See docs/behaviour.md, "Industry templates". */
const shownUseCases = 2;

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

const Message = ({ title, hint, children }: { title: string; hint: string; children?: React.ReactNode }) => (
  <div className={css.message}>
    <h3>{title}</h3>
    <p>{hint}</p>
    <div className={css.actions}>{children}</div>
  </div>
);

/** The cards, or a loading, error or empty message. */
export const GalleryGrid = (props: GalleryGridProps) => {
  const { templates, query, selectedId, isLoading, hasFailed } = props;
  if (isLoading)
    return (
      <div className={css.scroll} aria-busy="true">
        <p className="visually-hidden" role="status">
          {text.loading}
        </p>
        <div className={css.grid} aria-hidden="true">
          {skeletons.map((key) => (
            <div key={key} className={css.skeleton}>
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      </div>
    );
  if (hasFailed || !templates)
    return (
      <div className={css.scroll} role="alert">
        <Message title={text.failed} hint={text.failedHint}>
          <Button onClick={props.onRetry}>{text.retry}</Button>
        </Message>
      </div>
    );

  const shown = searchTemplates(templates, query);
  return (
    <div className={css.scroll}>
      <p className={css.count} role="status">
        {text.count(shown.length, templates.length)}
      </p>
      {shown.length === 0 && (
        <Message
          title={templates.length === 0 ? text.empty : text.none(query.trim())}
          hint={templates.length === 0 ? text.emptyHint : text.noneHint}
        >
          {templates.length > 0 && <Button onClick={props.onClearQuery}>{text.clearSearch}</Button>}
          <Button look="quiet" onClick={props.onAskUs}>
            {text.askUs}
          </Button>
        </Message>
      )}
      <ul className={css.grid}>
        {shown.map((template) => (
          <li key={template.id} className={css.card} data-selected={template.id === selectedId}>
            <span className={css.icon}>
              <TemplateIcon name={template.icon} />
            </span>
            <p className={css.industry}>{template.industry}</p>
            <h3 className={css.name}>
              <button
                type="button"
                className={css.choose}
                data-template={template.id}
                aria-pressed={template.id === selectedId}
                onClick={() => props.onSelect(template)}
              >
                {template.name}
              </button>
            </h3>
            <p className={css.description}>{template.description}</p>
            <ul className={css.useCases} aria-label={text.useCases}>
              {template.useCases.slice(0, shownUseCases).map((useCase) => (
                <li key={useCase}>{useCase}</li>
              ))}
              {template.useCases.length > shownUseCases && (
                <li className={css.more}>{text.more(template.useCases.length - shownUseCases)}</li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
};
