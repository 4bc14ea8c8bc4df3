/** Sample records for the README's pictures. All people and companies are made up. */
interface SampleLead {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly service: 'customer-service' | 'sales-automation' | 'custom-integration' | 'consultation';
  readonly message: string;
}

const lead = (
  name: string,
  company: string,
  service: SampleLead['service'],
  message: string,
): SampleLead & { readonly email: string } => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    firstName,
    lastName,
    company,
    service,
    message,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  };
};

export const sampleContacts = [
  lead('Mara Lindqvist', 'Nordvik Clinics', 'customer-service', 'Can the bot book appointments in Swedish?'),
  lead('Tom Becker', 'Becker Bikes', 'sales-automation', 'We lose orders at night. How fast can we start?'),
  lead('Aiko Tanaka', 'Hoshi Travel', 'custom-integration', 'Does it connect to our reservation system?'),
  lead('Luis Ortega', 'Ortega Realty', 'customer-service', 'Tenants ask the same ten questions every day.'),
  lead('Priya Nair', 'Lotus Yoga', 'sales-automation', 'Trial lessons should be bookable in the chat.'),
];

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const sampleConsultations = [
  {
    firstName: 'Elena',
    lastName: 'Rossi',
    email: 'elena.rossi@example.com',
    company: 'Rossi Ristoranti',
    preferredDate: daysFromNow(1),
    preferredTime: '10:00',
    serviceInterest: 'Customer Service Bots',
    message: 'Four restaurants, one bot for reservations.',
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    email: 'jonas.weber@example.com',
    company: 'Weber Autohaus',
    preferredDate: daysFromNow(2),
    preferredTime: '14:30',
    serviceInterest: 'Sales Automation',
    message: 'Test drives and workshop dates.',
  },
];
