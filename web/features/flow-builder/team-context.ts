import { createContext } from 'react';
import type { Team } from './use-team.ts';

/** Comments for cards and panels; undefined outside the builder, such as on a read-only canvas. */
export const TeamContext = createContext<Team | undefined>(undefined);
