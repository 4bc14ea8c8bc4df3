import { describe, expect, it } from 'vitest';
import { synthesize } from './synthesize.ts';

describe('the AwsSolutions rules', () => {
  it('pass, except for findings acknowledged with a reason [INFRA-026]', async () => {
    await expect(synthesize({ rules: true })).resolves.toBeDefined();
  });

  it('pass with every option', async () => {
    const context = {
      domain: 'www.example.com',
      certificate: 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000',
      waf: 'on',
      alarmEmail: 'ops@example.com',
      notifyEmail: 'leads@example.com',
      modelSecret: 'parley/model-key',
      monthlyBudget: '50',
      reserveConcurrency: 'on',
    };
    await expect(synthesize({ rules: true, context })).resolves.toBeDefined();
  });
});
