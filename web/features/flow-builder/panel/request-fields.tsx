import { NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { NodeOf } from '#shared/flow/document.ts';
import { httpMethods } from '#shared/flow/fields.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { PairList } from './pair-list.tsx';
import { TextWithVariables } from './text-with-variables.tsx';

const RequestTest = lazy(async () => ({ default: (await import('./request-test.tsx')).RequestTest }));

type Request = NodeOf<'api_call'>['data'];

interface RequestFieldsProps {
  readonly request: Request;
  readonly variables: readonly string[];
  readonly onChange: (change: Partial<Request>, field: string) => void;
}

/** Method, URL, headers, body and response mapping of a request. */
export const RequestFields = ({ request, variables, onChange }: RequestFieldsProps) => (
  <>
    <NativeSelect
      label="Method"
      value={request.method}
      onChange={(event) => onChange({ method: event.target.value as Request['method'] }, 'method')}
    >
      {httpMethods.map((method) => (
        <option key={method} value={method}>
          {method}
        </option>
      ))}
    </NativeSelect>
    <TextWithVariables
      label="URL"
      hint="Must start with https://. Variables are URL-encoded."
      maxLength={flowLimits.urlChars}
      value={request.url}
      variables={variables}
      onChange={(url) => onChange({ url }, 'url')}
    />
    <PairList
      legend="Headers"
      names={['Header', 'Value']}
      max={flowLimits.headers}
      pairs={request.headers}
      onChange={(headers) => onChange({ headers }, 'headers')}
    />
    {(request.method === 'POST' || request.method === 'PUT') && (
      <TextWithVariables
        label="Body (JSON)"
        lines
        maxLength={flowLimits.bodyChars}
        value={request.body ?? ''}
        variables={variables}
        onChange={(body) => onChange({ body }, 'body')}
      />
    )}
    <PairList
      legend="Save from the response"
      names={['Variable', 'Path, such as data.price']}
      max={flowLimits.mappings}
      pairs={request.responseMapping}
      onChange={(responseMapping) => onChange({ responseMapping }, 'mapping')}
    />
    {isSignedIn() && (
      <Suspense>
        <RequestTest
          request={request}
          onMap={(responseMapping) => onChange({ responseMapping }, 'mapping')}
        />
      </Suspense>
    )}
  </>
);
