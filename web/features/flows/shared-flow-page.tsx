import { Empty } from '#web/ui/empty.tsx';

/** The page's address; its content follows with its own feature. */
export const Page = () => (
  <main>
    <Empty level={1} title="Conversation" />
  </main>
);
