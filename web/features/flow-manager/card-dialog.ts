import type { Flow } from '#shared/api/flows.ts';

/** What a dialog of the card's menu is given. */
export interface CardDialogProps {
  readonly flow: Flow;
  readonly onClose: () => void;
  /** The flow as the server has it now. */
  readonly onChanged: (flow: Flow) => void;
}
