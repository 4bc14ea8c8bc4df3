/** Levels such as "B1", and numbers with a unit or a counter, which are neither day nor hour. */
const level = /(?<![\p{L}\d])\p{Script=Latin}\d{1,2}(?![\d:.]\d|\d)/gu;
const measured =
  /\d+(?:[.,]\d+)?\s?(?:(?:m2|sqm|qm|kvm|kv|mg|ml|mcg|cl|cm|mm|km|kg|gb|eur|euros?|usd|€|\$|£|%|m²|м2|мг|мл|кг|км|кв|метр\p{L}*|этаж\p{L}*|ком\p{L}*|kamer\p{L}*|zimmer\p{L}*|rooms?|employees|staff|mitarbeiter\p{L}*|angestellte\p{L}*|empleados|employés|salariés|dipendenti|funcionários|medewerkers|werknemers|anställda|ansatte|pracownik\p{L}*|сотрудник\p{L}*|çalışan\p{L}*|موظف\p{L}*|עובדים|कर्मचारी)(?![\p{L}\p{N}])|[个個](?![月小])|[张張台件份本頭层階層人名名位](?!\p{N})|人|명|장|개|층|평|인(?!\p{L}))/gu;

/** Removes levels and measured numbers from a normalised text, so that they can't be read as a day or hour. */
export const withoutAmounts = (text: string): string => text.replace(measured, ' ¤ ').replace(level, ' ¤ ');
