import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';

/** Opens the import of a spreadsheet; back closes it. */
export const ImportLink = ({ dataset }: { dataset: 'contacts' | 'clients' }) => {
  const [, setParams] = useSearchParams();
  const open = () =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set('import', dataset);
      return next;
    });
  return (
    <Button variant="default" onClick={open}>
      Import
    </Button>
  );
};
