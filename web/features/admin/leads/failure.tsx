import { Alert } from '@mantine/core';

/** The sentence of a failed save, above the form that stays as it is. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text && (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
