import { routes } from '#functions/routes.ts';
import { exitOnError } from '#infra/local/exit-on-error.ts';
import { optionalSettings } from '#infra/local/row-environment.ts';
import { startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';
import { onStopSignal } from '#infra/local/stop-signals.ts';

/** Runs the API without pages as a process that tests can kill. */
const main = async () => {
  const settings = readSettings(process.env, optionalSettings(routes));
  const runtime = await startRuntime({
    settings,
    storage: 'disk',
    tableName: process.env.TEST_TABLE,
    serveSite: async (_request, response) => {
      response.writeHead(404).end();
    },
  });
  onStopSignal(runtime.stop);
  console.log(`Ready on ${runtime.url}`);
};

main().catch(exitOnError);
