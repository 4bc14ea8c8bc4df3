import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';

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
    <Button look="quiet" onClick={open}>
      Import
    </Button>
  );
};
