/** Patterns that no log line may contain: personal data, passwords, tokens, error internals. */
const forbidden: readonly [what: string, shape: RegExp][] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/i],
  ['a session token', /eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a password', /correct-horse|another-horse|unrelated words/],
  ['the test person', /Lovelace|Analytical Engines/],
  ['a cookie', /(visitor|known-browser)=[0-9a-f-]{36}/],
];

/** One sentence per kind of problem in a site's log lines. Every test site is checked when it stops. */
export const problemsOfLogs = (lines: readonly string[], secrets: readonly string[]): string[] => {
  const problems = new Set<string>();
  for (const line of lines) {
    let event = 'a line that is no JSON';
    try {
      event = String((JSON.parse(line) as { event: unknown }).event);
    } catch {
      problems.add(`${event}: ${line.slice(0, 200)}`);
    }
    if (line.trim().includes('\n')) problems.add(`${event} is more than one line`);
    for (const [what, shape] of forbidden)
      if (shape.test(line)) problems.add(`${event} shows ${what}: ${line.slice(0, 300)}`);
    for (const secret of secrets)
      if (line.includes(secret)) problems.add(`${event} shows a secret of the machine`);
  }
  return [...problems];
};
