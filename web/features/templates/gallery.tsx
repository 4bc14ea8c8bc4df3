import { useEffect, useRef, useState } from 'react';
import { listIndustryTemplates } from '#shared/api/industry-templates.ts';
import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { emit } from '#web/lib/events.ts';
import { useApi } from '#web/lib/query.ts';
import { chooseTemplate } from '#web/lib/visit-context.ts';
import { breakpoints } from '#web/ui/breakpoints.ts';
import { CloseButton } from '#web/ui/close-button.tsx';
import { IconArrowLeft } from '#web/ui/icons.tsx';
import css from './gallery.module.css';
import { GalleryGrid } from './gallery-grid.tsx';
import { GallerySearch } from './gallery-search.tsx';
import { findTemplate } from './model.ts';
import { TemplateDemo } from './template-demo.tsx';
import { TemplateDetail } from './template-detail.tsx';
import { galleryText as text } from './text.ts';

export interface GalleryProps {
  readonly templateId?: string;
  /** The view that opens first for the selected template; its details by default. */
  readonly view?: 'list' | 'demo';
  readonly onClose: () => void;
}

/** Below this width the details replace the grid; keep in step with the style sheet. */
const phoneQuery = breakpoints['--below-tablet'];

/** All industry templates in a modal: a grid, details beside it, and a demo. */
export const Gallery = ({ templateId, view: firstView, onClose }: GalleryProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<IndustryTemplate>();
  const [view, setView] = useState<'list' | 'chat'>('list');
  const [question, setQuestion] = useState<string>();
  const { data, error, isLoading, isValidating, mutate } = useApi(listIndustryTemplates, {});
  const templates = data?.templates;

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // On touch screens, focusing the search field would open a keyboard over the cards.
    if (matchMedia('(pointer: coarse)').matches) element?.focus();
    const root = document.documentElement;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = '';
    };
  }, []);

  const select = (template: IndustryTemplate) => {
    setSelected(template);
    emit('industry selected', { industry: template.industry, source: 'templates' });
  };

  // A card of the page opens the gallery at its own template, once.
  const asked = useRef(templateId);
  useEffect(() => {
    const template = findTemplate(templates ?? [], asked.current);
    if (!template) return;
    asked.current = undefined;
    setSelected(template);
    if (firstView === 'demo') setView('chat');
    emit('industry selected', { industry: template.industry, source: 'templates' });
  }, [templates, firstView]);

  const toList = () => {
    const id = selected?.id;
    setView('list');
    // If the details replace the grid, go back to the grid.
    if (matchMedia(phoneQuery).matches) setSelected(undefined);
    requestAnimationFrame(() =>
      dialog.current?.querySelector<HTMLElement>(`[data-template="${id}"]`)?.focus(),
    );
  };

  const use = (template: IndustryTemplate) => {
    chooseTemplate({ id: template.id, name: template.name });
    emit('template chosen', { id: template.id, name: template.name });
    onClose();
  };

  const isChat = view === 'chat' && selected !== undefined;
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="gallery-title"
      tabIndex={-1}
      data-detail={selected !== undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.head}>
        {isChat && (
          <button type="button" className={css.back} onClick={toList}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
            {text.back}
          </button>
        )}
        <div className={css.heading}>
          <h2 id="gallery-title" className={css.title}>
            {isChat ? text.demoOf(selected.name) : text.title}
          </h2>
          {!isChat && <p className={css.intro}>{text.intro}</p>}
        </div>
        {!isChat && <GallerySearch value={query} onChange={setQuery} />}
        <CloseButton label={text.close} onClick={onClose} />
      </header>
      {isChat ? (
        <TemplateDemo key={selected.id} template={selected} question={question} onUse={() => use(selected)} />
      ) : (
        <div className={css.body} data-detail={selected !== undefined}>
          <GalleryGrid
            templates={templates}
            query={query}
            selectedId={selected?.id}
            isLoading={isLoading || (isValidating && !templates)}
            hasFailed={error !== undefined && !templates}
            onSelect={select}
            onClearQuery={() => setQuery('')}
            onRetry={() => void mutate().catch(() => undefined)}
            onAskUs={() => {
              onClose();
              emit('open chat', { form: 'contact' });
            }}
          />
          {selected && (
            <TemplateDetail
              key={selected.id}
              template={selected}
              onBack={toList}
              onTry={(asked) => {
                setQuestion(asked);
                setView('chat');
              }}
              onUse={() => use(selected)}
            />
          )}
        </div>
      )}
    </dialog>
  );
};
