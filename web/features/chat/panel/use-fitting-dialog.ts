import { type RefObject, useEffect, useState } from 'react';

/** Media query for full-screen mode, in which the page behind is inert. */
export const fullScreen = '(max-width: 40rem), (max-height: 30rem)';

const useMedia = (query: string): boolean => {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const listen = () => setMatches(list.matches);
    list.addEventListener('change', listen);
    return () => list.removeEventListener('change', listen);
  }, [query]);
  return matches;
};

/**
 * Opens and closes the dialog: beside the page on large screens, full screen on phones, where it follows the
 * visual viewport above the keyboard.
 */
export const useFittingDialog = (dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) => {
  const isFull = useMedia(fullScreen);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const focused = document.activeElement;
    if (isFull) element.showModal();
    else element.show();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    return () => element.close();
  }, [dialog, isOpen, isFull]);

  useEffect(() => {
    const element = dialog.current;
    const viewport = globalThis.visualViewport;
    if (!element || !viewport || !isOpen || !isFull) return;
    const root = document.documentElement;
    const follow = () => {
      element.style.setProperty('--visible-height', `${viewport.height * viewport.scale}px`);
      element.style.setProperty('--visible-top', `${viewport.scale > 1 ? 0 : viewport.offsetTop}px`);
    };
    follow();
    root.style.overflow = 'hidden';
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      root.style.overflow = '';
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [dialog, isOpen, isFull]);

  return isFull;
};
