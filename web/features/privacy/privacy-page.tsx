import { brand } from '#shared/brand.ts';
import { Empty } from '#web/ui/empty.tsx';

export const Page = () => (
  <Empty level={1} title="Privacy" text={`Questions about your data: ${brand.privacyEmail}`} />
);
