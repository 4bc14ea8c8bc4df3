import { brand } from '#shared/brand.ts';

/** Where the stack's dashboard and alarms look for the product's own figures. */
export const metricNamespace = brand.name;

/**
 * Data of a log line that CloudWatch turns into a metric by itself (its embedded metric format): no client, no call, and
 * elsewhere just a log line.
 */
export const metricData = (
  name: string,
  value: number,
  now: number = Date.now(),
): Record<string, unknown> => ({
  _aws: {
    Timestamp: now,
    CloudWatchMetrics: [
      { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: name, Unit: 'Count' }] },
    ],
  },
  [name]: value,
});
