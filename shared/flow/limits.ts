/** Limits of a flow. See docs/behaviour.md, "The flow manager". */
export const flowLimits = {
  /** Largest number that a question may have as a limit. */
  answerNumber: 1e12,
  flowsPerWorkspace: 50,
  nodes: 200,
  connections: 1000,
  notes: 100,
  groups: 60,
  /** Title of a node or a group. */
  titleChars: 80,
  documentBytes: 256 * 1024,
  messageChars: 2000,
  labelChars: 80,
  /** Description of a picture. */
  altChars: 300,
  valueChars: 200,
  options: 20,
  /** Cards in a row, and buttons of a card. */
  cards: 10,
  cardLinks: 2,
  formFields: 12,
  assistantTurns: 20,
  /** The owner's instruction to a model. */
  instructionChars: 500,
  comparisons: 6,
  comparisonGroups: 5,
  expressionChars: 500,
  variableChars: 40,
  urlChars: 2000,
  bodyChars: 8000,
  headers: 20,
  headerNameChars: 64,
  headerValueChars: 1000,
  mappings: 30,
  pathChars: 200,
  noteChars: 1000,
  delayMs: 30_000,
  /** Translatable texts in a flow. */
  texts: 4800,
  textKeyChars: 160,
  coordinate: 100_000,
  nameChars: 120,
  /** A picture of 128 × 128 pixels as a data URL. */
  pictureChars: 32_000,
  descriptionChars: 500,
  industryChars: 60,
  revisionsKept: 25,
  /** Nodes that a session may pass without waiting before it ends with an apology. See docs/behaviour.md, "Flow connections". */
  stepsWithoutWaiting: 100,
  /** Sub-flows within each other. */
  callDepth: 5,
  /** Requests in one turn; the rest fail. */
  requestsPerTurn: 5,
  variables: 100,
  variableValueChars: 2000,
  /** Length of a message after interpolation. */
  renderedChars: 4000,
} as const;
