import { Button } from '@mantine/core';
import { memo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { latestParams } from '#web/lib/url-state.ts';

/** Opens the import dialog; the back button closes it. */
export const ImportLink = memo(({ dataset }: { dataset: 'contacts' | 'clients' }) => {
  const [, setParams] = useSearchParams();
  const open = () =>
    setParams((before) => {
      const next = latestParams(before);
      next.set('import', dataset);
      return next;
    });
  return (
    <Button variant="default" onClick={open}>
      Import
    </Button>
  );
});
