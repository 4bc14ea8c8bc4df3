import {
  ask,
  askEmail,
  askName,
  askTime,
  begin,
  check,
  choose,
  flowOf,
  say,
} from '#shared/content/flows/build.ts';
import type { FlowTemplate } from '#shared/content/flows/types.ts';

export const fitness: FlowTemplate = {
  id: 'fitness',
  name: 'Trial Training',
  description: 'Finds out what a visitor wants to reach, recommends a plan and books a trial training.',
  industry: 'Fitness',
  language: 'en',
  flowData: flowOf(
    [
      begin('Hey! Great that you want to move. Let us find the right training for you.', 'goal'),
      choose('goal', 'What is your goal?', [
        ['Lose weight', 'weight', 'level'],
        ['Build muscle', 'muscle', 'level'],
        ['Get fitter', 'fitness', 'level'],
        ['Only a question', 'question', 'question'],
      ]),
      choose('level', 'How much do you train today?', [
        ['Not at all', 'beginner', 'health'],
        ['Once or twice a week', 'regular', 'days'],
        ['Three times or more', 'advanced', 'days'],
      ]),
      choose('health', 'Is there anything we should know about, such as pain or an injury?', [
        ['No', 'healthy', 'days'],
        ['Yes', 'careful', 'health_info'],
      ]),
      say(
        'health_info',
        'Thank you for telling us. Please ask your doctor first; our trainers plan around it.',
        'days',
      ),
      ask(
        'days',
        'On how many days a week could you train?',
        { variable: 'days', kind: 'number', retry: 'A number from 1 to 7, please.' },
        'often',
      ),
      check('often', ['days', 'greater', '2'], 'full_plan', 'starter_plan'),
      say(
        'full_plan',
        'With {{days}} days a week the full membership with a personal plan suits you best.',
        'trial',
      ),
      say(
        'starter_plan',
        'With {{days}} days a week our starter membership is enough, you can change it any time.',
        'trial',
      ),
      choose('trial', 'Would you like to come to a free trial training?', [
        ['Yes!', 'trial', 'time'],
        ['Send me the prices first', 'prices', 'name'],
      ]),
      askTime('When would you like to come?', 'name'),
      ask(
        'question',
        'Sure, what would you like to know?',
        { variable: 'question', kind: 'text', retry: 'Just write your question.' },
        'name',
      ),
      askName('email'),
      askEmail('Where may we write to, {{name}}?', 'done'),
      say('done', 'Perfect, {{name}}. We write to {{email}} today. Bring a towel and something to drink!'),
    ],
    ['Tip: change the limit of 2 days to what your memberships offer.'],
  ),
};
