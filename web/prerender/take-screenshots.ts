import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';

/**
 * Takes the README's pictures of a site that runs: `npm start`, then `npm run screenshots` in another terminal, or
 * `npm run screenshots -- http://127.0.0.1:4000` for another address.
 */
const site = process.argv[2] ?? 'http://127.0.0.1:3000';

/** WebP at two thirds of the size; the browser itself is the encoder, so that nothing needs to be installed for it. */
const asWebp = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round((image.width * 2) / 3);
      canvas.height = Math.round((image.height * 2) / 3);
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 860 },
    deviceScaleFactor: 1.25,
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.goto(site);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox').fill('How quickly could we start?');
  await panel.getByRole('textbox').press('Enter');
  await panel
    .getByText(/\d (hours|days)/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Hide learning progress' }).click();
  const png = await page.screenshot();
  await writeFile(`docs/images/landing-${colorScheme}.webp`, await asWebp(page, png), 'base64');
  await page.close();
}
await browser.close();
