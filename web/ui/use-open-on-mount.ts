import { useEffect, useRef, useState } from 'react';

/**
 * Opens on mount. Focuses the button first, because it just replaced its lazy-loading twin, which had the
 * focus.
 */
export const useOpenOnMount = () => {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return { button, opened, onChange: setOpened };
};
