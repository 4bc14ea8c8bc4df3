/** Texts about forms that couldn't be sent and are waiting for a connection. */
export const queueTexts = {
  form: {
    offer: 'It was not sent: our server cannot be reached from here right now.',
    keep: 'Send it once there is a connection',
    waiting:
      'Not sent yet: there is no connection. It waits in this browser and goes out by itself once you are online again, within a day.',
    cancel: 'Don’t send it',
    cancelled: { title: 'It will not be sent', description: 'What you wrote is still in the form.' },
    tooLate: {
      title: 'It was sent already',
      description: 'The connection was back before you changed your mind.',
    },
  },
  notice: {
    label: 'Messages not sent yet',
    summary: (count: number) =>
      count === 1 ? 'One message is not sent yet' : `${count} messages are not sent yet`,
    names: {
      contact: 'Your message to us',
      newsletter: 'Your newsletter subscription',
      'chat-contact': 'Your message from the chat',
      'chat-consultation': 'Your request for a consultation',
    } as Readonly<Record<string, string>>,
    other: 'Your message',
    waiting: 'Not sent yet. It goes out by itself once there is a connection.',
    old: 'It has waited for a day, and may have reached us already. Do you still want to send it?',
    refused: 'It was not accepted',
    send: 'Send it',
    discard: 'Discard it',
    cancelled: { title: 'It will not be sent' },
    sent: { title: 'Sent', description: 'The connection is back, and we have what you wrote.' },
  },
} as const;
