import type { ComponentType } from 'react';
import type { StepId } from '#shared/domain/learning/catalogue.ts';
import type { ActivityProps } from './activity-props.ts';
import { DemoActivity } from './demo-activity.tsx';
import { IndustryActivity } from './industry-activity.tsx';
import { PlansActivity } from './plans-activity.tsx';
import { RoiActivity } from './roi-activity.tsx';
import { WelcomeActivity } from './welcome-activity.tsx';

const activities: Readonly<Record<StepId, ComponentType<ActivityProps>>> = {
  welcome: WelcomeActivity,
  'industry-selection': IndustryActivity,
  'chatbot-demo': DemoActivity,
  'roi-calculator': RoiActivity,
  'pricing-exploration': PlansActivity,
};

/** The activity of a step. */
export const Activity = ({ id, ...props }: ActivityProps & { id: StepId }) => {
  const Chosen = activities[id];
  return <Chosen {...props} />;
};
