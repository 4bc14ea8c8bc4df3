import { Alert } from '@mantine/core';

/** The error message of a failed save, shown above the form. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text && (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
