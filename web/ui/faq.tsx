import { faqTitle, type Question } from '#shared/content/faq.ts';
import css from './faq.module.css';

/** Questions that open one by one, without scripts too. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <section className={css.faq} aria-labelledby="faq-title">
    <h2 id="faq-title" className={css.title}>
      {faqTitle}
    </h2>
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className={css.item}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
