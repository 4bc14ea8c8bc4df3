/** The ways to embed a flow. See docs/embed.md. */
export const embedModes = {
  bubble: { label: 'Bubble', hint: 'A round button in the bottom right corner opens the chat.', more: '' },
  inline: {
    label: 'In the page',
    hint: 'Inside the element that data-target selects. Give it a height.',
    more: ' data-mode="inline" data-target="#chat"',
  },
  popup: {
    label: 'Pop-up',
    hint: 'Over the page, when a visitor clicks an element that data-open selects.',
    more: ' data-mode="popup" data-open=".open-chat"',
  },
} as const;
export type EmbedMode = keyof typeof embedModes;

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

interface Embed {
  readonly origin: string;
  readonly flow: string;
  readonly mode: EmbedMode;
  /** `#rrggbb`; anything else is ignored. */
  readonly accent: string;
}

/** Builds the script tag for the other site. */
export const buildEmbedSnippet = ({ origin, flow, mode, accent }: Embed): string => {
  const colour = isHexColor(accent) ? ` data-accent="${accent}"` : '';
  return `<script src="${origin}/embed.js" data-flow="${flow}"${embedModes[mode].more}${colour} async></script>`;
};
