import type { Flow } from '#shared/api/flows.ts';

/** Props of a dialog of the card's menu. */
export interface CardDialogProps {
  readonly flow: Flow;
  readonly onClose: () => void;
  /** Called with the saved flow. */
  readonly onChanged: (flow: Flow) => void;
}
