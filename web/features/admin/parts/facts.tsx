import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

/** What is known, each under or beside its name; what is not known is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <DataList gap="xs">
    {facts.map(
      ([name, value]) =>
        value && (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ),
    )}
  </DataList>
);
