import { brand } from '#shared/brand.ts';

/** CloudWatch namespace of the product's own metrics; the dashboard and alarms read it. */
export const metricNamespace = brand.name;

/**
 * Formats a log line's data in CloudWatch's embedded metric format, which becomes a metric without a client
 * or a call.
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
