import { Alert, Button, Code, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { testFlowRequest } from '#shared/api/flow-requests.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import type { NodeData } from '#shared/flow/document.ts';
import { findPlaceholders } from '#shared/flow/interpolate.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { errorMessage, isSignedIn, sessionCall } from '#web/lib/session.ts';
import { getHost } from './get-host.ts';
import { FieldGroup } from './panel-parts.tsx';
import { ResponseTree } from './response-tree.tsx';

type Request = NodeData<'api_call'>;
type Answer = RouteResponse<typeof testFlowRequest>;

interface RequestTestProps {
  readonly request: Request;
  readonly onMap: (mapping: Record<string, string>) => void;
}

const parseBody = (body: string | undefined): { readonly value: unknown } | undefined => {
  try {
    return body === undefined ? undefined : { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
};

/** A name that no other value of the response has. */
const freeName = (name: string, taken: Readonly<Record<string, string>>): string => {
  if (!Object.hasOwn(taken, name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, 36)}_${number}`;
    if (!Object.hasOwn(taken, next)) return next;
  }
};

const AnswerView = ({ answer, request, onMap }: RequestTestProps & { readonly answer: Answer }) => {
  const parsed = parseBody(answer.body);
  const { responseMapping } = request;
  return (
    <>
      <Alert color={answer.ok ? 'green' : 'red'} role="status" p="xs">
        {answer.ok
          ? `Answered ${answer.status} in ${answer.milliseconds} ms.`
          : (answer.error ?? `Answered ${answer.status}.`)}
      </Alert>
      {parsed ? (
        <>
          <Text size="xs" c="dimmed">
            Choose a value to save it in a variable.
          </Text>
          <ResponseTree
            value={parsed.value}
            mapped={new Set(Object.values(responseMapping))}
            onMap={(name, path) => onMap({ ...responseMapping, [freeName(name, responseMapping)]: path })}
          />
        </>
      ) : (
        answer.body && <Code block>{answer.body.slice(0, 2000)}</Code>
      )}
    </>
  );
};

/** Sends the request once with sample values, and maps values of the answer. Only for the site's own flows. */
export const RequestTest = ({ request, onMap }: RequestTestProps) => {
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!isSignedIn()) return null;
  const host = request.url.startsWith('https://') ? getHost(request.url) : '';
  const names = findPlaceholders(
    [request.url, request.body ?? '', ...Object.values(request.headers)].join('\n'),
  );
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const variables = Object.fromEntries(names.map((name) => [name, samples[name] ?? '']));
      setAnswer(await sessionCall(testFlowRequest, { body: { request, variables } }));
    } catch (error) {
      setFailure(errorMessage(error, 'Couldn’t send the request.'));
    }
    setBusy(false);
  };
  return (
    <FieldGroup legend="Try the request">
      {names.map((name) => (
        <TextInput
          key={name}
          size="xs"
          label={`Sample for ${name}`}
          maxLength={flowLimits.variableValueChars}
          value={samples[name] ?? ''}
          onChange={(event) => setSamples({ ...samples, [name]: event.target.value })}
        />
      ))}
      <Button size="compact-sm" variant="default" loading={busy} disabled={!host} onClick={() => void send()}>
        Send test request
      </Button>
      <Text size="xs" c="dimmed">
        {host
          ? `Our server sends it to ${host} for real, with the values above.`
          : 'Enter a URL that starts with https:// first.'}
      </Text>
      {failure && (
        <Alert color="red" role="alert" p="xs">
          {failure}
        </Alert>
      )}
      {answer && <AnswerView answer={answer} request={request} onMap={onMap} />}
    </FieldGroup>
  );
};
