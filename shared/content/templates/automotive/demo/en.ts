import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { automotive } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: automotive.sampleQuestions,
  useCases: automotive.useCases,
  can: 'I arrange test drives and workshop appointments, say how a repair stands, and answer questions about cars, prices, trade-in and financing. Leads are answered while they are still looking, and the workshop calendar has no telephone gaps.',
  hours: 'Monday to Friday 8:00-18:00, Saturday 9:00-18:00, closed on Sunday',
  location: '140 Ridgeway Road, exit 9; charging points at the entrance',
  services:
    'New and used cars|Test drives|Inspection and repairs|Tyre storage|Trade-in|Financing and leasing',
  prices:
    'Inspection: {inspection} plus parts|Oil change: {oil}|Tyre change and storage: {tyres} per season|Used hatchback, two years old: {hatchback}|Electric compact, new: {electric}',
  items: {
    drive: [
      'test drive|I want to drive the electric car|try the hatchback|book a test drive for Saturday|take it for a spin|can I drive it',
      'Gladly: a drive takes about 40 minutes and is free. Please bring your licence.',
    ],
    workshop: [
      'workshop appointment|book a service|my car needs an oil change|make an appointment for an inspection|my car makes a noise|repair appointment|I need new brakes|bring my car to the workshop',
      'Gladly, I will note a date in the workshop.',
    ],
    status: [
      'is my car ready|status of my repair|when can I pick up my car|how far is the repair|how long will the repair take|collect my car',
      'I look it up for you.',
    ],
    cost: [
      'price of a service|how much is an inspection|oil change cost|what does maintenance cost|workshop prices',
      'An inspection is {inspection} plus parts, an oil change {oil}, changing and storing tyres {tyres} a season (sample prices). I can note a date in the workshop.',
    ],
    electric: [
      'electric cars|do you have EVs|hybrid|range of the battery|charging at home|how far does it go',
      'A new electric compact from {electric} (sample price) with about 400 km range, and two used ones. Charging at home can be arranged with an installer.',
    ],
    tradeIn: [
      'trade in my car|part exchange|what is my car worth|sell my old car|do you buy used cars|I want to swap my car',
      'Yes. Send the model, year, mileage and a few photos to {contact}; our buyer gives a figure within one working day and fixes it after a look at the car.',
    ],
    financing: [
      'do you offer financing|leasing|car loan|monthly instalments|pay by month|credit|down payment',
      'Yes, leasing and loans over 24 to 60 months. The terms depend on the car and the bank; a salesperson calculates them with you.',
    ],
    used: [
      'used cars|second hand cars|cheap car|what do you have in stock|car under 20000|hatchback price|warranty|do you have vans',
      'Right now for example a two-year-old hatchback for {hatchback} (sample price), with 12 months’ warranty, and an electric van.',
    ],
    replacement: [
      'courtesy car|replacement car|rental while my car is repaired|how do I get home from the workshop|loan car',
      'For repairs over half a day yes, while available; please ask for it when you book.',
    ],
    tyres: [
      'do you change tyres|winter tires|tyre storage|wheel change|summer tyres',
      'Yes, with storage for {tyres} a season (sample price). October and April fill up quickly.',
    ],
  },
  tasks: {
    drive: {
      done: 'Your test drive is noted:',
      choice: 'Which car would you like to drive: the electric compact, the hatchback or the electric van?',
    },
    workshop: {
      done: 'Your date in the workshop is noted:',
      choice: 'What shall we do: an inspection, an oil change, the tyres or a repair?',
    },
    status: {
      done: 'I found it.',
      code: 'What is your order number? It starts with RM-, for example RM-2051.',
    },
  },
  options: {
    electricCar: ['Electric compact', 'electric|compact|ev|electric car'],
    hatchback: ['Hatchback', 'hatchback|used one|petrol'],
    van: ['Electric van', 'van|electric van|transporter'],
    inspection: ['Inspection', 'inspection|service|maintenance|mot'],
    oil: ['Oil change', 'oil'],
    tyreChange: ['Tyres', 'tyre*|tire*|wheel*'],
    repair: ['Repair', 'repair|brakes|brake|noise|broken|damage|dent|light'],
  },
  states: {
    lift: 'Order {code}: inspection with new brake pads. The car is on the lift and will be ready today at 16:30.',
    parts:
      'Order {code}: new windscreen. The part arrives tomorrow morning; the car will be ready in the afternoon.',
    ready: 'Order {code}: oil change and tyres. The car is ready; you can collect it until 18:00.',
  },
};
