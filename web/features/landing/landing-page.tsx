import { hero } from '#shared/content/landing/hero.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

export const Page = () => (
  <section id="home">
    <Empty level={1} title={hero.title} text={hero.text}>
      <ButtonLink to={paths.home.to('contact')}>{hero.primary}</ButtonLink>
      <ButtonLink look="quiet" to={paths.home.to('portfolio')}>
        {hero.secondary}
      </ButtonLink>
    </Empty>
  </section>
);
