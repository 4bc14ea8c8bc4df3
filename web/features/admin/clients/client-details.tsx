import { type Client, notSpecified } from '#shared/domain/leads.ts';
import { calendarDayText, dayText } from '../data/dates.ts';
import { money } from '../data/money.ts';
import css from './client-details.module.css';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const listOr = (list: readonly string[], empty: string): string => (list.length ? list.join(', ') : empty);

/** Everything that was asked or told about a project. */
export const ClientDetails = ({ client, id }: { client: Client; id: string }) => (
  <div className={css.details} id={id}>
    <div>
      <h4>Primary Goals</h4>
      {client.primaryGoals.length ? (
        <ul>
          {[...new Set(client.primaryGoals)].map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      ) : (
        <p>{notSpecified}</p>
      )}
    </div>
    <div>
      <h4>Chatbot Requirements</h4>
      <p>Template: {client.preferredTemplate || 'None specified'}</p>
      <p>Languages: {listOr(client.languageRequirements, notSpecified)}</p>
      <p>Integrations: {listOr(client.integrationNeeds, 'None')}</p>
    </div>
    <div>
      <h4>Technical Details</h4>
      <p>
        Has CRM: {yesNo(client.hasExistingCRM)}
        {client.existingCRMName && ` (${client.existingCRMName})`}
      </p>
      <p>
        Website: {yesNo(client.hasWebsite)}
        {client.websitePlatform && ` (${client.websitePlatform})`}
      </p>
      <p>Live Chat: {yesNo(client.hasLiveChat)}</p>
    </div>
    <div>
      <h4>Project Info</h4>
      <p>Timeline: {client.timeline}</p>
      <p>Submitted: {dayText(client.createdAt)}</p>
      {client.quotedPrice !== undefined && <p>Quoted price: {money(client.quotedPrice)}</p>}
      {client.followUpDate && <p>Follow-up date: {calendarDayText(client.followUpDate)}</p>}
    </div>
    <div className={css.wide}>
      <h4>Current Challenges</h4>
      <p dir="auto">{client.currentChallenges}</p>
    </div>
    {client.notes && (
      <div className={css.wide}>
        <h4>Notes</h4>
        <p dir="auto">{client.notes}</p>
      </div>
    )}
  </div>
);
