import { Alert, Button } from '@mantine/core';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Replaces a section that could not be loaded. */
export const LoadFailure = ({ text, onRetry }: LoadFailureProps) => (
  <Alert role="alert" color="red" title={text}>
    <Button size="compact-sm" variant="default" onClick={onRetry}>
      Retry
    </Button>
  </Alert>
);
