import {
  expect,
  expectNoViolations,
  expectNoViolationsInDeep,
  randomWord,
  test,
  uniqueWord,
} from './fixtures.ts';

test('owner teaches an answer in two languages, tests it, changes it and restores the first version @phone', async ({
  adminPage: page,
  api,
  allowErrors,
}) => {
  // This journey is long, so allow extra time on a busy machine.
  test.slow();
  allowErrors(/400/);
  const tag = randomWord();
  const question = `${tag} ${randomWord()}`;
  // Explicitly English: one in five pairs of random words looks German, and the test adds German below.
  await api('POST', '/api/chat', { message: question, language: 'en' });
  await page.goto('/admin?tab=conversations&view=unanswered');
  await page.getByRole('listitem').filter({ hasText: tag }).getByRole('button').click();
  const talk = page.getByRole('region', { name: 'Conversation' });
  await expectNoViolations(page);
  await talk.getByRole('button', { name: 'Teach' }).click();

  const form = page.getByRole('dialog');
  const questions = form.getByRole('textbox', { name: 'Questions, one per line' });
  const answer = form.getByRole('textbox', { name: 'Answer' });
  await expect(questions).toHaveValue(question);
  await form.getByRole('button', { name: 'Teach' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(answer).toHaveAccessibleDescription('Write the answer.');
  await answer.fill(`Yes, the ${tag} sauna is open on Fridays.`);
  await expect(form).toContainText('19 of 20 languages have no question and answer yet');
  await form.getByRole('button', { name: 'de German: missing' }).click();
  await expect(answer).toHaveValue('');
  await questions.fill(`Habt ihr eine ${tag} Sauna?`);
  await answer.fill(`Ja, die ${tag} Sauna ist freitags offen.`);
  await expect(form.getByRole('button', { name: 'de German: done' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form).toContainText('18 of 20 languages');
  await form.getByRole('button', { name: 'Test on past questions' }).click();
  await expect(form.getByRole('status')).toContainText(/Would now answer [1-9]\d* of/);
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(form, 'Escape loses nothing that was typed').toBeVisible();
  await form.getByRole('button', { name: 'Teach' }).click();
  await expect(form).toBeHidden();

  await page.goto('/admin?tab=knowledge');
  const card = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: tag })
    .filter({ hasText: 'missing' });
  await expect(card).toContainText('18 languages missing');
  await card.getByRole('button', { name: 'Change' }).click();
  await answer.fill('No, never.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('No, never.');
  await card.getByRole('button', { name: 'Change' }).click();
  await form.getByRole('button', { name: 'Earlier versions' }).click();
  const first = form
    .getByRole('list', { name: 'Versions' })
    .getByRole('listitem')
    .filter({ hasText: 'Version 1' });
  await first.getByRole('button', { name: 'Restore this version' }).click();
  await expect(answer).toHaveValue(`Yes, the ${tag} sauna is open on Fridays.`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('is open on Fridays');
});

test('owner previews imported questions and answers before storing them', async ({ adminPage: page }) => {
  const tag = uniqueWord('voucher');
  const text = [
    `Q: Do you sell a ${tag}?`,
    'A: Yes, of any amount.',
    '',
    `Q: Can a ${tag} be given back?`,
    'A: Within 14 days.',
    '',
    `Q: And a ${tag} of paper?`,
  ].join('\n');
  await page.goto('/admin?tab=knowledge');
  await page.getByRole('button', { name: 'Import knowledge' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: 'Store cards' })).toBeDisabled();
  await form.getByRole('textbox', { name: 'Questions and answers' }).fill(text);
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByRole('status')).toContainText('Detected plain text: 2 of 3 entries new.');
  const report = form.getByRole('list', { name: 'Report' }).getByRole('listitem');
  await expect(report.filter({ hasText: `sell a ${tag}` })).toContainText('New');
  await expect(report.filter({ hasText: 'of paper' })).toContainText('Refused');
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: tag });
  await expect(card).toHaveCount(0);
  await form.getByRole('button', { name: 'Store 2 cards' }).click();
  await expect(form.getByRole('status')).toContainText('2 cards were imported.');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(2);

  // The same text once more brings nothing new.
  await page.getByRole('button', { name: 'Import knowledge' }).click();
  await form.getByRole('textbox', { name: 'Questions and answers' }).fill(text);
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(report.filter({ hasText: `sell a ${tag}` })).toContainText('Known');
  await expect(form.getByRole('button', { name: 'Store cards' })).toBeDisabled();
});
