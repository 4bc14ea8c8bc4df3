import { useEffect, useRef, useState } from 'react';

/**
 * Opens on mount. Focuses the button first, because its lazy-loading twin, which had the focus, was just
 * replaced.
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
