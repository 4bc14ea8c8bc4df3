import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quanto costa un primo colloquio?',
    'Potete controllare un contratto per me?',
    'Di quali documenti avete bisogno?',
    'In quanto tempo posso avere un appuntamento?',
    'Aiutate a costituire una società?',
  ],
  useCases: [
    'Prime richieste ordinate per materia e urgenza',
    'Appuntamenti con lo specialista giusto',
    'Documenti raccolti prima del primo colloquio',
    'Onorari e procedure spiegati',
    'Domande dei clienti sullo stato della pratica',
  ],
  can: 'Ordino le prime richieste, fisso colloqui con lo specialista giusto, dico quali documenti servono e spiego gli onorari. Non do mai consulenza legale o fiscale. Gli specialisti parlano solo con richieste adatte, e i primi colloqui cominciano con le carte complete.',
  hours: 'dal lunedì al giovedì 8:00-18:00, venerdì 8:00-15:00',
  location: '60 Chancery Place, quarto piano, oppure in video',
  services: 'Costituzione di società|Contratti|Diritto del lavoro|Dichiarazioni dei redditi|Contabilità',
  prices:
    'Primo colloquio, 45 minuti: {first}|Esame di un contratto, prezzo fisso: da {contract}|Contabilità, piccola impresa: {bookkeeping} al mese|Costituzione di società, completa: {company}|Consulenza successiva: {hour} all’ora',
  items: {
    meeting: [
      'mi serve un avvocato|fissare un incontro|primo colloquio|appuntamento con un commercialista|prendere appuntamento|voglio parlare con uno specialista|è urgente, la mia scadenza è domani|il datore di lavoro mi ha licenziato',
      'Volentieri: di solito c’è posto entro tre giorni lavorativi, con un termine in corso il giorno stesso. L’incontro può essere in studio o in video.',
    ],
    cost: [
      'quanto chiedete|i vostri onorari|tariffa oraria|prezzo di una consulenza|il primo incontro è gratis|prezzo fisso|quanto costa un avvocato',
      'I primi 45 minuti costano {first} (prezzo di esempio) e vengono scalati se lavoriamo insieme. Poi concordiamo per iscritto un prezzo fisso o {hour} all’ora.',
    ],
    contract: [
      'rivedere il mio contratto|verificare un accordo|guardare un contratto d’affitto|condizioni generali|esame di un contratto',
      'Sì: un esame con commenti scritti parte da {contract} (prezzo di esempio) e richiede tre giorni lavorativi. Mandi il contratto dopo la conferma dell’appuntamento, per favore.',
    ],
    documents: [
      'che cosa devo portare|quali carte|preparare il primo colloquio|che cosa devo mandare|documenti per la dichiarazione dei redditi',
      'Per un primo colloquio: un documento d’identità, le lettere o i contratti in questione e un breve elenco di date. Per le tasse: la dichiarazione dell’anno scorso e i suoi conti.',
    ],
    company: [
      'voglio fondare una società|avviare un’attività|registrare un’azienda|aprire una srl|costituzione di società|quanto tempo ci vuole per aprire una ditta',
      'Sì, dalla scelta della forma all’iscrizione nel registro, a {company} più i diritti ufficiali (prezzo di esempio). Ci vogliono circa tre settimane.',
    ],
    bookkeeping: [
      'fate contabilità|tenuta dei conti|buste paga|dichiarazione IVA|tenere i libri contabili|tasse della mia azienda',
      'Per piccole imprese da {bookkeeping} al mese (prezzo di esempio), con buste paga su richiesta.',
    ],
    confidential: [
      'è riservato|chi legge|privacy|i miei dati sono al sicuro|segreto professionale',
      'Sì, le richieste sono riservate dalla prima parola. Non mandi documenti prima dell’appuntamento, per favore: prima verifichiamo di poter agire per lei.',
    ],
    advice: [
      'vincerei la causa|che possibilità ho|posso fare causa|è legale|ho ragione|consiglio legale|che faccio con il licenziamento|come pago meno tasse',
      'Non posso dare consulenza legale o fiscale. Uno dei nostri specialisti può farlo dopo aver sentito i fatti; posso segnare un primo colloquio per lei.',
    ],
    video: [
      'lavorate in video|riunione online|Zoom|per telefono|consulenza a distanza',
      'Sì, ogni incontro può essere in video; riceve il link con la conferma.',
    ],
    existing: [
      'come va la mia causa|stato della mia pratica|sono già cliente|quando è pronta la mia dichiarazione|ho una domanda sulla fattura|parlare con il mio avvocato',
      'Scriva a {contact} con il numero della pratica; chi se ne occupa risponde entro un giorno lavorativo. In uno studio vero controllerei lo stato per lei.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Il suo primo colloquio è segnato:',
      choice:
        'Di che cosa si tratta: contratto, costituzione di società, tasse, diritto del lavoro o contabilità?',
    },
  },
  options: {
    contracts: ['Contratto', 'contratt*|accordo|affitto'],
    formation: ['Costituzione di società', 'societa|costitu*|fondare|azienda|startup|ditta|srl'],
    tax: ['Tasse', 'tass*|fisc*|impost*|dichiarazione|commercialista'],
    employment: ['Diritto del lavoro', 'lavoro|licenzi*|datore'],
    books: ['Contabilità', 'contabil*|buste paga|busta paga'],
  },
  states: {},
};
