import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown when a page crashed or couldn't load, most often because a new version replaced its files. */
export const PageFailure = ({ onRetry }: { onRetry: () => void }) => (
  <main>
    <Empty
      level={1}
      title="This page could not be shown"
      text="Check your connection, then try again. What you typed is kept."
    >
      <Button onClick={onRetry}>Try again</Button>
      <Button look="quiet" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </Empty>
  </main>
);
