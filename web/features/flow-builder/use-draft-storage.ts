import { useEffect, useState } from 'react';
import { writeDraft } from './draft.ts';
import { type BuilderModel, isDirty } from './model.ts';

const pauseMs = 400;

/** Stores unsaved changes shortly after each edit and when the page is closed. Returns whether the browser has stored them. */
export const useDraftStorage = (model: BuilderModel): boolean => {
  const [isStored, setIsStored] = useState(false);
  const dirty = isDirty(model);
  const { details, baseVersion, saved } = model;
  const flow = model.history.present;
  const key = saved?.id ?? 'new';
  useEffect(() => {
    if (!dirty) return setIsStored(false);
    const write = () =>
      setIsStored(writeDraft(key, { flow, details, baseVersion, savedAt: new Date().toISOString() }));
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
  return isStored;
};
