import { describe, expect, it } from 'vitest';
import { buildResponse } from './build-response.ts';
import { mapResponse } from './request.ts';

describe('buildResponse', () => {
  it('builds a response that gives the same variables', () => {
    const mapping = { price: 'data.items[0].price', name: 'data.items.0.name', all: '$.rest', gone: 'x' };
    const variables = { price: '7', name: 'Ann "A"', all: '{"a":1}' };
    expect(Object.fromEntries(mapResponse(mapping, buildResponse(mapping, variables)))).toEqual(variables);
  });

  it('is an empty object without values, and the value itself at the root', () => {
    expect(buildResponse({}, { a: '1' })).toBe('{}');
    expect(buildResponse({ a: '' }, { a: '1' })).toBe('"1"');
  });

  it('never reaches the prototype', () => {
    expect(buildResponse({ a: '__proto__.polluted' }, { a: '1' })).toBe('{"__proto__":{"polluted":"1"}}');
    expect({}).not.toHaveProperty('polluted');
  });
});
