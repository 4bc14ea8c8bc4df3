import { AwsJson1_0Protocol } from '@aws-sdk/core/protocols';
import { collectBody } from '@smithy/core/protocols';
import type { MetadataBearer } from '@smithy/types';
import { holdsBytes, scanItems } from '#functions/table/plain-items.ts';
import { wantsPlainItems } from '#functions/table/plain-query.ts';

type Parts = Parameters<AwsJson1_0Protocol['deserializeResponse']>;

/**
 * The table's own protocol, but the answer to a Query, up to 1 MB of it, is taken as the JSON that it is: the SDK goes
 * through it value by value, by the service's schema, only to make the same again.
 */
export class PlainJsonProtocol extends AwsJson1_0Protocol {
  override async deserializeResponse<Output extends MetadataBearer>(
    operation: Parts[0],
    context: Parts[1],
    response: Parts[2],
  ): Promise<Output> {
    if (operation.name !== 'Query' || response.statusCode !== 200)
      return super.deserializeResponse(operation, context, response);
    const body = await collectBody(response.body, context);
    const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
    const scanned = wantsPlainItems(context) ? scanItems(text) : undefined;
    if (scanned)
      return {
        ...JSON.parse(scanned.rest),
        plainItems: scanned.items,
        $metadata: this.deserializeMetadata(response),
      } as Output;
    if (holdsBytes(text))
      return super.deserializeResponse(operation, context, Object.assign(response, { body }));
    return { ...JSON.parse(text), $metadata: this.deserializeMetadata(response) } as Output;
  }
}
