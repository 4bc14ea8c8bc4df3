import { Button, Group } from '@mantine/core';
import { generate } from 'lean-qr';

/** Empty modules around the code, which readers need. */
const quietZone = 4;

/** A QR code, black on white in both colour schemes because readers expect that, with a download. */
export const QrCode = ({ text }: { readonly text: string }) => {
  const code = generate(text);
  const size = code.size + 2 * quietZone;
  const cells = Array.from({ length: code.size * code.size }, (_, index) => {
    const [x, y] = [index % code.size, Math.floor(index / code.size)];
    return code.get(x, y) ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '';
  });
  const path = cells.join('');
  const viewBox = `0 0 ${size} ${size}`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <Group gap="md">
      <svg role="img" aria-label={`QR code for ${text}`} width={160} height={160} viewBox={viewBox}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <Button
        component="a"
        size="compact-sm"
        variant="default"
        href={`data:image/svg+xml,${encodeURIComponent(file)}`}
        download="qr-code.svg"
      >
        Download SVG
      </Button>
    </Group>
  );
};
