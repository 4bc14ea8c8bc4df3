import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { IconDots, IconTrash } from '#web/ui/icons.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';

interface DeleteConversationProps {
  /** Number of turns and live messages. */
  readonly said: number;
  readonly hasLead: boolean;
  /** Resolves to true once deleted. */
  readonly remove: () => Promise<boolean>;
  readonly onDeleted: () => void;
}

/** Menu for rare actions on a conversation; deleting asks for confirmation. */
export const DeleteConversation = ({ said, hasLead, remove, onDeleted }: DeleteConversationProps) => {
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const confirm = async () => {
    setDeleting(true);
    const isGone = await remove();
    setDeleting(false);
    if (!isGone) return;
    setAsking(false);
    onDeleted();
  };
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label="More for this conversation">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setAsking(true)}>
            Delete conversation…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <Modal title="Delete this conversation?" size="small" onClose={() => setAsking(false)}>
          <Text size="sm">
            Everything said in it goes, for you and for the visitor:{' '}
            {said === 1 ? 'one exchange' : `${said} exchanges and messages`}, what was answered to its flows,
            and its questions among those not answered. This can’t be undone.
          </Text>
          <Text size="sm" mt="xs" c="dimmed">
            {hasLead
              ? 'The lead that was sent from it stays, with the transcript that the visitor sent along. Figures stay, they name nobody.'
              : 'Figures stay, they name nobody.'}
          </Text>
          <ModalFoot>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button color="red" loading={isDeleting} onClick={() => void confirm()}>
              Delete conversation
            </Button>
          </ModalFoot>
        </Modal>
      )}
    </>
  );
};
