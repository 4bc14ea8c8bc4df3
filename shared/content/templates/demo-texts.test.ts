import { describe, expect, it } from 'vitest';
import { industryTemplates } from './catalogue.ts';
import { demoFactsOf, loadTexts } from './demo-catalogue.ts';

// Other languages have the keys of English: test/architecture/languages.test.ts.
describe.each(industryTemplates)('the English demo texts of $id', ({ id, sampleQuestions, useCases }) => {
  it("repeat the card's sample questions and use cases", async () => {
    expect(await loadTexts(id, 'en')).toMatchObject({ samples: sampleQuestions, useCases });
  });

  it('have every item, task, option and state of the facts', async () => {
    const { items, tasks, options, states } = await loadTexts(id, 'en');
    const facts = demoFactsOf(id);
    const sorted = (names: readonly string[]) => [...new Set(names)].sort();
    expect(Object.keys(tasks).sort()).toEqual(Object.keys(facts?.tasks ?? {}).sort());
    expect(Object.keys(items).sort()).toEqual(sorted([...(facts?.items ?? []), ...Object.keys(tasks)]));
    expect(Object.keys(options).sort()).toEqual(
      sorted(
        Object.values(facts?.tasks ?? {}).flatMap(({ options = [], courses = [] }) => [
          ...options,
          ...courses,
        ]),
      ),
    );
    expect(Object.keys(states).sort()).toEqual(sorted(Object.values(facts?.codes?.known ?? {})));
  });
});
