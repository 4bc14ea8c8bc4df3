/** What the site says while there is no connection, and about messages that wait for one. */
export const offline = {
  page: {
    title: 'You are offline',
    text: 'This page was not opened in this browser before, so there is no copy of it here. These pages you can read now:',
    nothing: 'This page was not opened in this browser before, so there is no copy of it here.',
    listLabel: 'Pages you can read offline',
    again: 'Try again',
  },
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
    busy: 'Not sent yet. Our server asks for a moment of patience; it is tried again by itself.',
    old: 'It has waited for a day without a connection. Do you still want to send it?',
    oldTried: 'It has waited for a day, and may have reached us already. Do you still want to send it?',
    refused: 'It was not accepted:',
    send: 'Send it',
    mend: 'Put it back into the form',
    discard: 'Discard it',
    cancelled: { title: 'It will not be sent' },
    mended: { title: 'Your words are back', description: 'Look through them and send the form again.' },
    sent: { title: 'Sent', description: 'The connection is back, and we have what you wrote.' },
  },
} as const;
