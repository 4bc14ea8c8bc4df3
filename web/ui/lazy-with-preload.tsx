import { type ComponentType, lazy, useState } from 'react';

/**
 * Like `React.lazy`, but renders at once after `preload()`. `React.lazy` always suspends first, and React
 * keeps the fallback for 300 ms.
 */
export const lazyWithPreload = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | undefined;
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  const Component = (props: P) => {
    const [Ready] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return <Ready {...props} />;
  };
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  return { Component, preload };
};
