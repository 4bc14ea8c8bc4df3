import { learningText } from '#shared/content/learning/text.ts';
import {
  type AchievementCategory,
  achievementCategories,
  achievements,
} from '#shared/domain/learning/catalogue.ts';
import { type LearningFacts, unlockedAchievements } from '#shared/domain/learning/progress.ts';
import css from './achievement-list.module.css';

/** All achievements by category, including those still to earn. */
export const AchievementList = ({ facts }: { facts: LearningFacts }) => {
  const unlocked = unlockedAchievements(facts);
  return (
    <section aria-labelledby="achievements-title">
      <h3 id="achievements-title" className={css.heading}>
        {learningText.achievements}
      </h3>
      <ul className={css.categories}>
        {(Object.keys(achievementCategories) as AchievementCategory[]).map((category) => (
          <li key={category} className={css.category}>
            <p className={css.label}>{achievementCategories[category]}</p>
            <ul className={css.list}>
              {achievements
                .filter((achievement) => achievement.category === category)
                .map(({ id, title, description, points }) => (
                  <li key={id} className={css.achievement} data-unlocked={unlocked.includes(id)}>
                    <span className={css.medal} aria-hidden="true">
                      {unlocked.includes(id) ? '★' : '☆'}
                    </span>
                    <span>
                      <span className={css.title}>{title}</span>
                      <span className={css.description}>{description}</span>
                      <span className={css.points}>
                        {unlocked.includes(id)
                          ? learningText.earned(points)
                          : `${learningText.locked} · ${points} ${learningText.points}`}
                      </span>
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};
