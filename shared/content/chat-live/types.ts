/**
 * Texts of the chat panel during a live chat or while waiting for one; loaded when a visitor requests a
 * person.
 */
export interface LiveTexts {
  here: string;
  waiting: string;
  cancel: string;
  /** {hours} */
  missed: string;
  /** {hours} */
  away: string;
  /** {when} */
  opens: string;
  /** {brand} */
  joined: string;
  back: string;
  /** {brand} */
  team: string;
  typing: string;
  read: string;
  lost: string;
  /** The way to the form. */
  form: string;
}
