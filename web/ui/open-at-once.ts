import { useEffect, useRef, useState } from 'react';

/** Opens as soon as it is drawn. Its button, which has just been drawn anew, has the focus, and has it back afterwards. */
export const useOpenAtOnce = () => {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return { button, opened, onChange: setOpened };
};
