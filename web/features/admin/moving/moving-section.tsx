import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '#web/ui/toast.ts';

const MovingDialog = lazy(async () => ({ default: (await import('./moving-dialog.tsx')).MovingDialog }));

/** Opens the import from another system. */
export const MovingSection = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text size="sm" c="dimmed">
        Bring articles, saved answers, contacts and conversations from Crisp, Intercom or Chatwoot. You see
        every record before anything is stored.
      </Text>
      <Group>
        <Button size="compact-sm" onClick={() => setOpen(true)}>
          Import files
        </Button>
      </Group>
      {isOpen && (
        <Suspense fallback={null}>
          <MovingDialog
            onClose={() => setOpen(false)}
            onStored={() => showToast({ title: 'The records are imported.' })}
          />
        </Suspense>
      )}
    </>
  );
};
