/** The rule for variable names, as shown to an author. */
export const variableNameRule =
  'A name starts with a letter and has at most 40 letters, digits or underscores.';

const pattern = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** Properties of every JavaScript object: never stored or read as variables. */
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

/** Whether a name is a valid variable name. */
export const isVariableName = (name: string): boolean => pattern.test(name) && !reserved.has(name);

/** Variables about the visitor; they go into a sub-flow and come back from it without being named. */
export const personVariables = [
  'name',
  'full_name',
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'appointment',
  'appointment_date',
  'appointment_time',
  'appointment_zone',
] as const;

/** The variable that holds the visitor's latest answer. */
export const userInputVariable = 'user_input';
