const patience = 40;

/** Gives the focus to a node, on the canvas or in the outline, as soon as it is drawn there. */
export const focusNode = (id: string, left = patience): void => {
  const name = CSS.escape(id);
  const node = document.querySelector<HTMLElement>(
    `.react-flow__node[data-id="${name}"], [data-outline="${name}"]`,
  );
  if (node && node.style.visibility !== 'hidden') node.focus();
  else if (left > 0) requestAnimationFrame(() => focusNode(id, left - 1));
};
