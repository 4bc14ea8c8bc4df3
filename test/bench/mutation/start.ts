import { it } from 'vitest';

it('starts the worker, which then goes through the mutants', () => {});
