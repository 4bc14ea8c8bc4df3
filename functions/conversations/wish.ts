import { loadPack } from '#functions/assistant/packs/load.ts';
import type { Explained } from '#functions/assistant/site-reply.ts';
import type { ChatReply, ChatSuggestion } from '#shared/api/chat.ts';
import type { PersonState } from '#shared/api/person-state.ts';
import { brand } from '#shared/brand.ts';
import { awayText } from '#shared/content/chat-live/away.ts';
import { loadLiveTexts } from '#shared/content/chat-live/load.ts';
import { isTimeZone } from '#shared/domain/wall-clock.ts';

/** The card that explains how to reach a person. */
const personCard = 'talk.human';
/** With this share or more, a request for contact counts as a request for a person. */
const surelyPerson = 0.5;

/** Words for a human being; together with a wish for contact they count as a wish for a person. */
const human =
  /(?<!\p{L})(?:humans?|person|agent|employee|representative|mensch|mitarbeiter|berater|persona|humano|agente|asesor|humain|personne|conseiller|umano|operatore|pessoa|atendente|mens|medewerker|människa|medarbetare|menneske|medarbeider|medarbejder|ihmi|człowiek|pracownik|konsultant|insan|temsilci|человек|сотрудник|оператор)|人|担当者|オペレーター|사람|상담원|직원|إنسان|شخص|موظف|इंसान|इन्सान|व्यक्ति|אדם|נציג/iu;
/** Messages that are longer, or contain an address or number, say more than that. */
const maxWishChars = 60;

const namesHuman = (message: string): boolean =>
  message.length <= maxWishChars && !/[@\d]/.test(message) && human.test(message);

/** Whether a message only asks if a person is available, or asks to talk to one. */
export const personWish = (
  message: string,
  { action, cards = [] }: Pick<ChatReply, 'action' | 'cards'>,
  { runnerUp }: Pick<Explained, 'runnerUp'>,
): 'asks' | 'wishes' | undefined => {
  const isNear = runnerUp?.card === personCard && runnerUp.score >= surelyPerson;
  const isSaid = cards.join() === personCard;
  if (!isSaid && !(action === 'collect_contact' && (isNear || namesHuman(message)))) return undefined;
  return !action && /[?？؟]\s*$/u.test(message) ? 'asks' : 'wishes';
};

interface Visitor {
  readonly person: PersonState;
  readonly timeZone: string | undefined;
}

/**
 * Returns the answer for a visitor who wants a person, with the current availability instead of the card's
 * text. If someone is available, the panel calls them; otherwise the visitor is told so and gets a button for
 * the form.
 */
export const withPerson = async (
  answer: ChatReply,
  wish: 'asks' | 'wishes',
  { person, timeZone }: Visitor,
): Promise<ChatReply> => {
  const { action: _form, links: _places, ...rest } = { ...answer, cards: [personCard] };
  const language = answer.detectedLanguage;
  const texts = await loadLiveTexts(language);
  const asked = (answer.suggestions ?? []).filter(({ kind }) => kind === 'ask' || kind === 'language');
  if (person.state === 'here') {
    const chip = async (): Promise<ChatSuggestion[]> => [
      { kind: 'pass', text: (await loadPack(language)).cards[personCard][0] },
    ];
    return {
      ...rest,
      message: texts.here,
      suggestions: wish === 'asks' ? await chip() : [],
      person: { ...person, ...(wish === 'wishes' ? { wanted: true } : {}) },
    };
  }
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : brand.timeZone;
  // A model knows that nobody is available, and which details the visitor has given already.
  if (answer.mode === 'model')
    return {
      ...rest,
      cards: answer.cards,
      suggestions: (answer.suggestions ?? []).some(({ kind }) => kind === 'pass' || kind === 'contact')
        ? answer.suggestions
        : [{ kind: 'pass', text: texts.form }],
      person,
    };
  return {
    ...rest,
    message: awayText(texts, person, { language, zone }),
    suggestions: [{ kind: 'pass', text: texts.form }, ...asked.slice(0, 2)],
    person,
  };
};
