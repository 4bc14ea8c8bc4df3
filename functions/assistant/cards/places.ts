import { brand } from '#shared/brand.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** Stands for a location that each deployment chooses, as the Trust page writes it. */
const deploymentRegion = 'Region of the deployment';

const regionNames: Readonly<Record<LanguageCode, string>> = {
  en: 'region of the deployment',
  de: 'Region der Bereitstellung',
  es: 'región del despliegue',
  fr: 'région du déploiement',
  it: 'regione della distribuzione',
  pt: 'região da implantação',
  ru: 'регион развёртывания',
  ja: '導入先のリージョン',
  ko: '배포 리전',
  zh: '部署所在区域',
  ar: 'منطقة النشر',
  hi: 'डिप्लॉयमेंट का क्षेत्र',
  nl: 'regio van de implementatie',
  sv: 'driftsättningens region',
  no: 'regionen for driftsettingen',
  da: 'regionen for driften',
  fi: 'käyttöönoton alue',
  pl: 'region wdrożenia',
  tr: 'kurulumun bölgesi',
  he: 'אזור הפריסה',
};

/** A location on the Trust page in another language; the owner's own texts stay unchanged. */
export const placeIn = (code: LanguageCode, place: string): string => {
  if (place === deploymentRegion) return regionNames[code];
  return place === 'United States'
    ? (new Intl.DisplayNames(code, { type: 'region' }).of('US') ?? place)
    : place;
};

/** Each sub-processor with its location: "OpenAI (United States)". */
export const listSubprocessors = (code: LanguageCode): string[] =>
  brand.trust.subprocessors.map(({ name, place }) => (place ? `${name} (${placeIn(code, place)})` : name));
