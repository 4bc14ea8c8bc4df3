/** Services of the contact form, with labels. See docs/behaviour.md, "Forms". */
export const contactServices = {
  'customer-service': 'Customer Service Bots',
  'sales-automation': 'Sales Automation',
  'custom-integration': 'Custom Integrations',
  consultation: 'Consultation',
} as const;

/** Services of the form in the chat panel. */
export const chatContactServices = [
  'Custom Chatbot Development',
  'AI Customer Service',
  'Lead Generation Bots',
  'E-commerce Automation',
  'Enterprise Solutions',
  'Industry Templates',
  'Consultation',
  'Other',
] as const;
