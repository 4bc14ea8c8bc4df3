export { ConsultationForm } from './consultation-form.tsx';
export { ContactForm } from './contact-form.tsx';
