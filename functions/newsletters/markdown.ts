import { Marked } from 'marked';
import { escapeHtml } from '#shared/domain/render-newsletter.ts';

/** HTML in the Markdown is shown as text. */
const parser = new Marked({ async: false, renderer: { html: ({ text }) => escapeHtml(text) } });

export const markdownToHtml = (markdown: string): string => parser.parse(markdown) as string;
