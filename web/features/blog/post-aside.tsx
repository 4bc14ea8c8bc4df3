import { postPage } from '#shared/content/blog/page.ts';
import { Button } from '#web/ui/button.tsx';
import { IconBrandLinkedin, IconBrandX } from '#web/ui/icons.tsx';
import { PostCount } from './count.tsx';
import { openShare } from './open-share.ts';
import css from './post-aside.module.css';

interface PostAsideProps {
  readonly title: string;
  readonly readTime: number;
  readonly views: number | undefined;
  readonly likes: number | undefined;
}

export const PostAside = ({ title, readTime, views, likes }: PostAsideProps) => (
  <aside className={css.aside} aria-label={postPage.asideLabel}>
    <section>
      <h2>{postPage.readingInfo}</h2>
      <dl className={css.info}>
        <div>
          <dt>{postPage.minutes}</dt>
          <dd>{readTime}</dd>
        </div>
        <div data-counted suppressHydrationWarning hidden={views === 0}>
          <dt>{postPage.viewsLabel}</dt>
          <dd>
            <PostCount name="views" value={views} />
          </dd>
        </div>
        <div data-counted suppressHydrationWarning hidden={likes === 0}>
          <dt>{postPage.likesLabel}</dt>
          <dd>
            <PostCount name="likes" value={likes} />
          </dd>
        </div>
      </dl>
    </section>
    <section>
      <h2>{postPage.shareTitle}</h2>
      <div className={css.share}>
        <Button look="quiet" aria-label={postPage.shareOnTwitter} onClick={() => openShare('twitter', title)}>
          <IconBrandX size={18} aria-hidden="true" />
          Twitter
        </Button>
        <Button
          look="quiet"
          aria-label={postPage.shareOnLinkedIn}
          onClick={() => openShare('linkedin', title)}
        >
          <IconBrandLinkedin size={18} aria-hidden="true" />
          LinkedIn
        </Button>
      </div>
    </section>
  </aside>
);
