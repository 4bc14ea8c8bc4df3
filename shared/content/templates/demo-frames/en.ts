import type { DemoFrames } from '../demo-types.ts';

export const frames: DemoFrames = {
  greeting: 'Hello! I am the virtual assistant of {business}. How can I help you?',
  thanks: "You're welcome! Is there anything else I can do for you?",
  bye: 'Goodbye, and thank you for trying the demo of {business}!',
  bot: 'Yes, I am a chatbot: the virtual assistant of {business}, a sample business. If you would rather talk to a person, just say so.',
  human:
    'Of course. In a real business I would now hand you over with everything you told me. You can reach the team of {business} at {contact}.',
  hours: 'Our opening hours: {value}.',
  location: 'You will find us here: {value}.',
  prices: 'Our prices (sample prices of this demo):',
  services: 'This is what we offer:',
  unknown:
    'I am not sure about that; the team of {business} will know ({contact}). You could ask me, for example:',
  meant: 'Did you mean one of these?',
  again: 'Sorry, I did not quite understand that.',
  cancelled: 'All right, I have dropped it. Is there anything else I can do for you?',
  changed: 'Of course, I have changed that.',
  closed: 'On that day ({value}) it is not possible. Our opening hours: {hours}.',
  outside: '{value} is not possible on that day. Our opening hours: {hours}.',
  tooMany: 'We can take up to {value} people; for more, please write to {contact}.',
  notFound: 'I cannot find {value}. The sample data of this demo has {list}.',
  demo: 'This is a demo: nothing has really been booked or ordered.',
  ask: {
    people: 'For how many people?',
    day: 'Which day would suit you?',
    time: 'At what time?',
    name: 'What name may I put down?',
  },
  label: { people: 'People', day: 'Day', time: 'Time', name: 'Name', code: 'Number', choice: 'Subject' },
  date: '{weekday}, {day} {month}',
  asks: {
    greeting: 'hello|hi|hi there|hey|good morning|good afternoon|good evening',
    thanks: 'thanks|thank you|thanks a lot|great thank you|perfect thanks|cheers',
    bye: 'bye|goodbye|see you|have a nice day|that is all|that was everything',
    bot: 'are you a bot|are you a robot|are you human|are you a real person|am I talking to a person|is this an AI|who are you',
    human:
      'talk to a person|I want to speak to a human|connect me to somebody|call me back|real person please|an employee please|how can I contact you|phone number|email address|contact',
    can: 'what can you do|how can you help|what can I ask you|what are you for|what do you know|help|what does this bot do|what are the benefits',
    hours:
      'when are you open|what are your opening hours|opening times|are you open on Sunday|when do you close|business hours|open today|open at weekends',
    location:
      'where are you|what is your address|how do I get there|where can I find you|directions|where is it|location',
    prices:
      'what does it cost|how much is it|your prices|price list|how expensive are you|what are your rates',
    services:
      'what do you offer|which services do you have|your services|what do you do|what kind of business is this',
    other:
      'what is the weather like tomorrow|who won the world cup|tell me a joke|write me a poem|what is the capital of France|what is the meaning of life|do you like music|where can I buy bitcoin|who is the president|I love you|how old are you|what is two plus two|translate this|write code',
  },
  words: {
    cancel: 'cancel|never mind|nevermind|forget it|stop|leave it|not any more|changed my mind|abort|quit',
    no: 'no|not|actually|rather|instead|sorry',
    weekdays:
      'Monday/mon|Tuesday/tue/tues|Wednesday/wed|Thursday/thu/thur/thurs|Friday/fri|Saturday/sat|Sunday/sun',
    months:
      'January/jan|February/feb|March/mar|April/apr|May|June/jun|July/jul|August/aug|September/sep/sept|October/oct|November/nov|December/dec',
    days: 'today/tonight/this evening/this afternoon|tomorrow/tmrw|day after tomorrow',
    numbers: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    people: 'people|persons|person|guests|guest|of us|adults|pax|ppl',
    forPeople: 'for|table for|party of|group of|we are|we will be|make it',
    at: 'at|around|about|from|by',
    hour: "o'clock|oclock|h|hrs|hours|am",
    morning: 'am|a.m.|morning|in the morning',
    evening: 'pm|p.m.|evening|in the evening|tonight|afternoon|at night|night',
    noon: 'noon|midday',
    halfPast: 'half past|half',
    halfTo: '',
    nameBefore:
      "my name is|the name is|the name's|name is|name's|name:|name|under the name of|under the name|in the name of|i am|i'm|this is|under",
    nameAfter: '',
  },
};
