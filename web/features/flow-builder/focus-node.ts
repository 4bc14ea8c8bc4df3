const timeoutMs = 3000;

/** Finds the element of a node on the canvas or in the outline. */
export const nodeElement = (id: string): HTMLElement | null => {
  const name = CSS.escape(id);
  return document.querySelector(`.react-flow__node[data-id="${name}"], [data-outline="${name}"]`);
};

/** Focuses a node on the canvas or in the outline as soon as it is rendered. */
export const focusNode = (id: string, until = performance.now() + timeoutMs): void => {
  const node = nodeElement(id);
  node?.focus();
  // React Flow hides a node until it is measured, and hidden elements can't be focused.
  if (document.activeElement !== node && performance.now() < until)
    requestAnimationFrame(() => focusNode(id, until));
};
