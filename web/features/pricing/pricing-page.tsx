import { Empty } from '#web/ui/empty.tsx';

/** The page's address and frame; its content follows with its own feature. */
export const Page = () => <Empty level={1} title="Pricing" />;
