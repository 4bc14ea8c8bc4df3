import { useEffect } from 'react';
import { writeDraft } from './draft.ts';
import { type BuilderModel, isDirty } from './model.ts';

const pauseMs = 400;

/** Stores unsaved changes in the browser shortly after each edit, and when the page is closed. */
export const useDraftStorage = (model: BuilderModel): void => {
  const dirty = isDirty(model);
  const { details, baseVersion, saved } = model;
  const flow = model.history.present;
  const key = saved?.id ?? 'new';
  useEffect(() => {
    if (!dirty) return;
    const write = () => writeDraft(key, { flow, details, baseVersion, savedAt: new Date().toISOString() });
    const timer = setTimeout(write, pauseMs);
    const warn = (event: BeforeUnloadEvent) => {
      write();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, key, flow, details, baseVersion]);
};
