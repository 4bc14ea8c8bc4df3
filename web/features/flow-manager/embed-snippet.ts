/** How a flow shows on another site, and what the page needs for it. See docs/embed.md. */
export const embedModes = {
  bubble: { label: 'Bubble', hint: 'A round button at the bottom right opens the chat.', more: '' },
  inline: {
    label: 'In the page',
    hint: 'In the element that data-target selects; give it a height.',
    more: ' data-mode="inline" data-target="#chat"',
  },
  popup: {
    label: 'Pop-up',
    hint: 'Over the page, when something that data-open selects is pressed.',
    more: ' data-mode="popup" data-open=".open-chat"',
  },
} as const;
export type EmbedMode = keyof typeof embedModes;

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

interface Embed {
  readonly origin: string;
  readonly flow: string;
  readonly mode: EmbedMode;
  /** A colour as `#rrggbb`; anything else is left out. */
  readonly accent: string;
}

/** The line for the other site. */
export const buildEmbedSnippet = ({ origin, flow, mode, accent }: Embed): string => {
  const colour = isHexColor(accent) ? ` data-accent="${accent}"` : '';
  return `<script src="${origin}/embed.js" data-flow="${flow}"${embedModes[mode].more}${colour} async></script>`;
};
