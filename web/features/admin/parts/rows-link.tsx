import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RowsLinkProps {
  /** Query string of the screen that shows the rows behind the number; plain text without it. */
  readonly search: string | undefined;
  readonly children: ReactNode;
}

/** A number that opens the rows it counts. */
export const RowsLink = ({ search, children }: RowsLinkProps) =>
  search ? (
    <Anchor component={Link} to={{ search }} inherit underline="hover" c="inherit">
      {children}
    </Anchor>
  ) : (
    children
  );
