import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

/** A description list without the empty values. */
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
