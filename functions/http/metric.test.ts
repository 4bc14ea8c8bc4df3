import { expect, it } from 'vitest';
import { metricData, metricNamespace } from './metric.ts';

it('writes a metric in CloudWatch’s embedded format', () => {
  expect(metricData('mail.failed', 2, 1000)).toEqual({
    _aws: {
      Timestamp: 1000,
      CloudWatchMetrics: [
        { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: 'mail.failed', Unit: 'Count' }] },
      ],
    },
    'mail.failed': 2,
  });
});
