/** A text that occurs only in the build's environment. */
export const plantedMark = 'planted-canary-5f1d';

/** Variables that a careless build could copy from its environment; `npm test` builds with these. */
export const plantedSecrets: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'OPENAI_API_KEY',
    'SESSION_SECRET',
    'VISITOR_SECRET',
    'ORIGIN_SECRET',
    'AWS_SECRET_ACCESS_KEY',
    'WEBHOOK_URL',
    'VITE_SECRET',
    'DATABASE_PASSWORD',
  ].map((name) => [name, `${plantedMark}-${name.toLowerCase()}`]),
);
