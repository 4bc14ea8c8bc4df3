/** What the panel says while a person is, or may come, into the talk; loaded when one is asked for. */
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
