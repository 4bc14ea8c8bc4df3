import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { IconDots, IconTrash } from '#web/ui/icons.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';

interface DeleteConversationProps {
  /** Number of turns and live messages. */
  readonly messageCount: number;
  readonly hasLead: boolean;
  /** Resolves to true once deleted. */
  readonly remove: () => Promise<boolean>;
  readonly onDeleted: () => void;
}

/** Menu for rare actions on a conversation; deleting asks for confirmation. */
export const DeleteConversation = ({ messageCount, hasLead, remove, onDeleted }: DeleteConversationProps) => {
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
            This deletes {messageCount === 1 ? 'one message' : `all ${messageCount} messages`} for you and the
            visitor, along with answers given in flows and any open questions. This can’t be undone.
          </Text>
          <Text size="sm" mt="xs" c="dimmed">
            {hasLead
              ? 'The lead sent from it is kept, with the transcript the visitor attached. Anonymous statistics are kept too.'
              : 'Anonymous statistics are kept.'}
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
