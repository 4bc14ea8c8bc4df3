import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code comes later, unless it was fetched `ahead`: then it is drawn at once. A lazy one shows what stands for it
 * first even where its code is here, and React keeps that on the screen for 300 ms.
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
