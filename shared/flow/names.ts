/** What a variable may be called, as text for a person. */
export const variableRule = 'A name starts with a letter and has up to 40 letters, digits or _.';

const pattern = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** Names that mean something to the language; never stored, never read, whatever a document says. */
const reserved = new Set([
  'constructor',
  'prototype',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
]);

/** Whether a conversation may keep a value under this name. */
export const isVariableName = (name: string): boolean => pattern.test(name) && !reserved.has(name);

/** The variable that always holds the visitor's latest answer. */
export const userInput = 'user_input';
