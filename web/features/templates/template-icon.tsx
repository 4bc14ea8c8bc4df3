import type { templateIcons } from '#shared/domain/industry-templates.ts';
import {
  type Icon,
  IconBarbell,
  IconBriefcase,
  IconCar,
  IconHeart,
  IconHome,
  IconMessageChatbot,
  IconSchool,
  IconShoppingCart,
  IconToolsKitchen2,
} from '#web/ui/icons.tsx';

const icons: Record<(typeof templateIcons)[number], Icon> = {
  Heart: IconHeart,
  ShoppingCart: IconShoppingCart,
  Home: IconHome,
  Dumbbell: IconBarbell,
  Utensils: IconToolsKitchen2,
  Car: IconCar,
  GraduationCap: IconSchool,
  Briefcase: IconBriefcase,
};

/** The icon of a template; unknown names get the generic bot. */
export const TemplateIcon = ({ name, size = 24 }: { name: string; size?: number }) => {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : IconMessageChatbot;
  return (
    <Icon size={size} stroke={1.5} aria-hidden="true" data-icon={Object.hasOwn(icons, name) ? name : 'Bot'} />
  );
};
