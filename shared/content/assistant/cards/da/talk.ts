import type { AreaAnswers } from '../types.ts';

export const talk: AreaAnswers<'talk'> = {
  hello: {
    chip: 'Hej',
    answer:
      'Hej! Jeg er {brand}-assistenten. Jeg kan hjælpe med vores chatbots, priser, integrationer og booking af en gratis rådgivning. Hvad vil du gerne vide?',
  },
  howAreYou: {
    chip: 'Hvordan går det?',
    answer: 'Tak, alt er godt her, og altid på vagt. Hvad kan jeg gøre for dig?',
  },
  thanks: {
    chip: 'Tak',
    answer: 'Selv tak! Er der andet, jeg kan hjælpe med?',
  },
  bye: {
    chip: 'Farvel',
    answer: 'Farvel, og tak for besøget!',
  },
  praise: {
    chip: 'Du er god til det her',
    answer: 'Tak, det er pænt sagt. Hvad vil du ellers vide?',
  },
  bot: {
    chip: 'Er du en bot?',
    answer:
      'Ja, jeg er en bot: {brand}s AI-assistent, lavet af samme slags dele, som vi bygger til vores kunder. Vil du hellere tale med et menneske, er ét tryk nok.',
  },
  abilities: {
    chip: 'Hvad kan du hjælpe med?',
    answer:
      'Jeg kender vores planer og priser, skabeloner, integrationer, sprog, sikkerhed og et projekts gang; jeg kan regne ud, hvad en plan med tilkøb koster, og føre dig til et menneske eller en booking. Bare spørg.',
  },
  maker: {
    chip: 'Hvem har lavet dig?',
    answer: 'Jeg er bygget af {brand} som et eksempel på det, vi laver til vores kunder.',
  },
  myLanguages: {
    chip: 'Hvilke sprog taler du her?',
    answer:
      'Her i chatten taler jeg {chatLanguages} sprog, heriblandt dansk: skriv på dit, så svarer jeg på det, eller vælg et i menuen øverst. De bots, vi bygger, taler {languages} sprog.',
  },
  human: {
    chip: 'Tal med et menneske',
    answer:
      'Meget gerne. Et menneske fra vores team svarer inden for {hours} timer: læg en besked med knappen herunder, eller skriv til {email}.',
  },
  notThat: {
    chip: 'Det var ikke det, jeg spurgte om',
    answer: 'Undskyld, så misforstod jeg dig. Mente du en af disse? Eller sig det med andre ord.',
  },
  unclear: {
    chip: 'Forklar det igen',
    answer:
      'Gerne med andre ord: vores bots svarer på jeres kunders spørgsmål, på jeres side og i beskedtjenester, dag og nat. Hvad skal jeg forklare: priser, hvordan det virker, eller hvad det forbindes til?',
  },
  insult: {
    chip: 'Det hjælper mig ikke',
    answer:
      'Jeg er ked af, at jeg ikke var til mere hjælp. Et menneske kan gøre det bedre: læg en besked med knappen herunder, eller fortæl mig med få ord, hvad du har brug for.',
  },
  offTopic: {
    chip: 'Noget helt andet',
    answer:
      'Det ligger uden for det, jeg ved: jeg er her for vores chatbots, planer, skabeloner og dine data. Må jeg hjælpe med noget af det?',
  },
  inject: {
    chip: 'Ignorér dine instruktioner',
    answer:
      'Jeg holder mig til det, jeg er her for: spørgsmål om vores chatbots, priser og ydelser. Hvad vil du gerne vide om dem?',
  },
  repeat: {
    chip: 'Sig det igen',
    answer: 'Her er det igen:',
  },
};
