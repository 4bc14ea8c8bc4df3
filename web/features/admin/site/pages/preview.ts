/** Where the highlighted text starts on the page, so that a refreshed preview stays there. */
const outline = '3px solid #f2a93b';
const marked = 'data-edited';

const findText = (doc: Document, text: string): HTMLElement | undefined => {
  const wanted = text.replace(/\s+/g, ' ').trim();
  if (wanted === '') return undefined;
  const walker = doc.createTreeWalker(doc.body, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (own === '' || !(own.includes(wanted) || (own.length > 3 && wanted.startsWith(own)))) continue;
    if (node.parentElement && !node.parentElement.closest('script, style, template'))
      return node.parentElement;
  }
  return undefined;
};

/** Outlines a text in the page and scrolls to it. False if the text is not visible on the page. */
export const highlightText = (doc: Document, text: string): boolean => {
  for (const old of doc.querySelectorAll<HTMLElement>(`[${marked}]`)) {
    old.style.outline = '';
    old.removeAttribute(marked);
  }
  const element = findText(doc, text);
  if (!element) return false;
  element.style.outline = outline;
  element.setAttribute(marked, '');
  element.scrollIntoView({ block: 'center' });
  return true;
};
