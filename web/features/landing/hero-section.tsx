import type { CSSProperties } from 'react';
import { hero } from '#shared/content/landing/hero.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import css from './hero.module.css';

/** The number of lines before a scene. */
const turnOf = (scene: number): number =>
  hero.scenes.slice(0, scene).reduce((turns, { lines }) => turns + lines.length, 0);

/** The promise, and beside it three sample conversations. */
export const Hero = () => (
  <section id="home" className={css.hero} aria-labelledby="home-title">
    <div className={css.words}>
      <h1 id="home-title" className={css.title}>
        {hero.title}
      </h1>
      <p className={css.text}>{hero.text}</p>
      <div className={css.actions}>
        <ButtonLink size="large" to={paths.home.to('contact')}>
          {hero.primary}
        </ButtonLink>
        <ButtonLink size="large" look="quiet" to={paths.home.to('portfolio')}>
          {hero.secondary}
        </ButtonLink>
      </div>
    </div>
    <figure className={css.stage} aria-label={hero.picture}>
      {hero.scenes.map(({ lang, dir, caption, lines }, scene) => (
        <div key={lang} className={css.scene}>
          <p className={css.caption}>{caption}</p>
          <div className={css.talk} lang={lang} dir={dir}>
            {lines.map(({ from, text }, line) => (
              <p
                key={text}
                className={[css.bubble, css[from]].join(' ')}
                style={{ '--turn': turnOf(scene) + line } as CSSProperties}
              >
                {text}
              </p>
            ))}
          </div>
        </div>
      ))}
    </figure>
  </section>
);
