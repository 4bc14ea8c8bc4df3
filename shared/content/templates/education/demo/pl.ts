import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Który kurs będzie dla mnie dobry?',
    'Ile kosztują kursy?',
    'Kiedy zaczyna się następny kurs?',
    'Czy mogę uczyć się online?',
    'Jak się zapisać?',
  ],
  useCases: [
    'Dobór kursu według poziomu, celu i planu dnia',
    'Pytania o zapisy i opłaty',
    'Terminy, dokumenty i daty egzaminów',
    'Pomoc dla obecnych uczniów o każdej porze',
    'Rezerwacja dni otwartych i lekcji próbnych',
  ],
  can: 'Doradzam w wyborze kursu, odpowiadam na pytania o opłaty, terminy, egzaminy i zapisy oraz umawiam lekcje próbne. Uczący się dostają radę od razu i w swoim języku, a sekretariat jest wolny od rutynowych pytań.',
  hours: 'sekretariat od poniedziałku do piątku 9:00-19:00, sobota 10:00-14:00; zajęcia do 21:30',
  location: '5 Linden Court, trzecie piętro, dwie minuty od dworca głównego',
  services: 'Kursy wieczorowe|Kursy intensywne|Kursy online|Przygotowanie do egzaminów|Szkolenia dla firm',
  prices:
    'Kurs wieczorowy, 10 tygodni: {evening}|Kurs intensywny, 4 tygodnie: {intensive}|Kurs online, 8 tygodni: {online}|Oficjalny egzamin: {exam}|Lekcja próbna: {trial}',
  items: {
    trial: [
      'chcę lekcję próbną|czy mogę spróbować jednej lekcji|umówić lekcję próbną|lekcja na próbę|przyjść na jedne zajęcia|spróbować przed zapisem',
      'Chętnie: lekcja próbna kosztuje {trial} (cena przykładowa) i jest odliczana przy zapisie.',
    ],
    advice: [
      'jaki kurs polecacie|jaki mam poziom|jestem początkujący|chcę nauczyć się hiszpańskiego|test poziomujący|kurs do mojego celu|mój angielski jest średni',
      'Większość pracujących wybiera kurs wieczorowy; kto potrzebuje efektów w miesiąc, intensywny; kto dużo podróżuje, online. Dziesięciominutowy test znajdzie odpowiednią grupę, a lekcja próbna pokaże, czy pasuje.',
    ],
    cost: [
      'opłaty za kurs|czesne|ile za kurs wieczorowy|cena intensywnego|czy kursy są drogie|płatność w ratach',
      'Kurs wieczorowy {evening}, intensywny {intensive}, online {online} (ceny przykładowe). Książki są w cenie, można płacić w dwóch ratach.',
    ],
    start: [
      'terminy rozpoczęcia|kiedy mogę zacząć|następna grupa|kiedy rusza semestr|czy można dołączyć później|plan zajęć',
      'Kursy wieczorowe i online zaczynają się w pierwszym tygodniu co drugiego miesiąca, intensywne w każdy poniedziałek. Dołączyć można do końca pierwszego tygodnia.',
    ],
    online: [
      'kurs online|nauka zdalna|uczyć się z domu|lekcje na Zoomie|zajęcia przez internet|czy są nagrania',
      'Tak: na żywo w grupach do ośmiu osób, dwa wieczory w tygodniu przez osiem tygodni, {online} (cena przykładowa). Nagrania są dostępne przez miesiąc.',
    ],
    enrol: [
      'chcę się zapisać|zapisy na kurs|rejestracja|formularz zgłoszeniowy|jakie dokumenty do zapisu|termin zapisów|dołączyć do kursu',
      'Proszę zrobić dziesięciominutowy test poziomujący, wybrać kurs i przesłać nazwisko oraz datę urodzenia; sekretariat potwierdzi miejsce w ciągu jednego dnia roboczego. Termin mija z końcem pierwszego tygodnia.',
    ],
    openDay: [
      'dzień otwarty|drzwi otwarte|zwiedzić szkołę|kiedy można obejrzeć szkołę',
      'Najbliższy dzień otwarty to pierwsza sobota miesiąca, 10:00-14:00. Można też przyjść na lekcję próbną za {trial} (cena przykładowa).',
    ],
    certificate: [
      'czy dostanę certyfikat|oficjalny egzamin|TOEFL|IELTS|data egzaminu|dyplom|przygotowanie do egzaminu|opłata egzaminacyjna',
      'Każdy z obecnością 80 procent dostaje nasz certyfikat. Oficjalny egzamin kosztuje {exam} (cena przykładowa) i odbywa się cztery razy w roku; zapisy cztery tygodnie wcześniej z dowodem tożsamości.',
    ],
    groups: [
      'jak duże są grupy|ile osób w grupie|małe grupy|lekcje indywidualne|wielkość klasy',
      'Od sześciu do dwunastu osób, online do ośmiu.',
    ],
    visa: [
      'wiza studencka|czy pomagacie w zakwaterowaniu|rodzina goszcząca|mieszkanie|przyjeżdżam z zagranicy|zaświadczenie do wizy',
      'Wystawiamy zaświadczenie o zapisie do wizy i pomagamy znaleźć pokój u rodziny goszczącej.',
    ],
    student: [
      'jestem waszym uczniem|opuściłam zajęcia|zmienić grupę|jestem dziś chory|nie mogę się zalogować|gdzie jest zadanie domowe|zawiesić kurs',
      'Chętnie pomogę: opuszczone zajęcia są w nagraniach przez miesiąc, zmiana grupy jest bezpłatna do drugiego tygodnia, a w innych sprawach sekretariat pomoże następnego dnia roboczego.',
    ],
  },
  tasks: {
    trial: {
      done: 'Lekcja próbna zapisana:',
      choice: 'Jakiego języka chcą Państwo spróbować: angielskiego, hiszpańskiego czy niemieckiego?',
    },
  },
  options: {
    english: ['Angielski', 'angielsk*|english'],
    spanish: ['Hiszpański', 'hiszpańsk*|español'],
    german: ['Niemiecki', 'niemieck*|deutsch'],
  },
  states: {},
};
