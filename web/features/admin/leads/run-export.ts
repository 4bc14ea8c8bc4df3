import { SessionEnded } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';

/** Runs an export and shows an error if it fails. */
export const runExport = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    showToast({
      title: 'Error',
      description: error instanceof SessionEnded ? error.message : 'Failed to export data',
      tone: 'error',
    });
  }
};
