const patienceMs = 3000;

/** A node as it is drawn, on the canvas or in the outline. */
export const nodeElement = (id: string): HTMLElement | null => {
  const name = CSS.escape(id);
  return document.querySelector(`.react-flow__node[data-id="${name}"], [data-outline="${name}"]`);
};

/** Gives the focus to a node, on the canvas or in the outline, as soon as it is there and can take it. */
export const focusNode = (id: string, until = performance.now() + patienceMs): void => {
  const node = nodeElement(id);
  node?.focus();
  // The canvas hides what it has not measured yet, and what is hidden takes no focus.
  if (document.activeElement !== node && performance.now() < until)
    requestAnimationFrame(() => focusNode(id, until));
};
