import type { ReactNode } from 'react';

type Figure = readonly [label: string, value: ReactNode];

/** Numbers under their names. */
export const Figures = ({
  figures,
  className,
}: {
  figures: readonly Figure[];
  className?: string | undefined;
}) => (
  <dl className={className}>
    {figures.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
