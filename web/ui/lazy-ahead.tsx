import { type ComponentType, lazy, useState } from 'react';

/**
 * Like `React.lazy`, but renders at once after `preload()`. `React.lazy` always suspends first, and React
 * keeps the fallback for 300 ms.
 */
export const lazyAhead = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let here: ComponentType<P> | undefined;
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  const Shown = (props: P) => {
    const [Component] = useState<ComponentType<P>>(() => here ?? Later);
    return <Component {...props} />;
  };
  const ahead = async (): Promise<void> => {
    here ??= await load();
  };
  return { Shown, ahead };
};
