/**
 * A secret that the owner enters in the portal. It must appear nowhere else: in no table, log or response.
 */
export interface StoredSecret {
  read(): Promise<string | undefined>;
  /** `undefined` deletes it. */
  write(secret: string | undefined): Promise<void>;
}

/**
 * An SSM parameter of type SecureString, encrypted with the account's own key. It costs nothing, unlike a
 * secret in Secrets Manager.
 */
export const ssmSecret = (name: string): StoredSecret => {
  const withClient = async <T>(
    use: (
      sdk: typeof import('@aws-sdk/client-ssm'),
      client: InstanceType<typeof import('@aws-sdk/client-ssm').SSMClient>,
    ) => Promise<T>,
  ): Promise<T | undefined> => {
    const sdk = await import('@aws-sdk/client-ssm');
    const client = new sdk.SSMClient({ maxAttempts: 3 });
    try {
      return await use(sdk, client);
    } catch (error) {
      if (error instanceof sdk.ParameterNotFound) return undefined;
      throw error;
    } finally {
      client.destroy();
    }
  };
  return {
    read: () =>
      withClient(async ({ GetParameterCommand }, client) => {
        const { Parameter } = await client.send(
          new GetParameterCommand({ Name: name, WithDecryption: true }),
        );
        return Parameter?.Value;
      }),
    write: async (secret) => {
      await withClient(async ({ PutParameterCommand, DeleteParameterCommand }, client) =>
        secret === undefined
          ? client.send(new DeleteParameterCommand({ Name: name }))
          : client.send(
              new PutParameterCommand({ Name: name, Value: secret, Type: 'SecureString', Overwrite: true }),
            ),
      );
    },
  };
};
