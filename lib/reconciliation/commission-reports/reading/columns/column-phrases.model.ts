/** Words for amounts that are included in the commission, or (TO_DATE) that cover more than this statement. */
export const INSIDE =
  /\b(content|included|thereof|of which|enthalten\p{L}*|davon|darin|dont|di cui|inclui\p{L}*|incluid[oa]s?|inbegrepen|waarvan|heraf|herav|harav|varav|josta|w tym|z toho|od tega|od toga|ebbol|din care|icinde|tame skaiciuje)\b|^内|うち|其中|内含|в том числе|в т ч|у тому числ|εκ των οποιων/u;
export const TO_DATE =
  /\b(ytd|mtd|year to date|cumul\p{L}*|kumul\p{L}*|acumulad\p{L}*|progressiv[oa]|running|lifetime|last year|vorjahr\p{L}*)\b/u;
/** Words for amounts paid by earlier statements: "Paid to date", "Payé à ce jour". */
export const PAID_TO_DATE =
  /\b(paid|received|remitted|settled|payments?|paye\p{L}*|verse\p{L}*|regle\p{L}*|pagad[oa]|pago|pagat[oa]|versat[oa]|gezahlt|ausgezahlt|betaald|uitbetaald|betalt|betalat|utbetal\p{L}*|zaplaceno|wyplacono) (up )?(to date|so far|a ce jour|a la fecha|hasta la fecha|a oggi|ad oggi|ate a data|ate o momento|bis heute|bis dato|tot nu toe|tot heden|til na|hittills|dosud|dotad)\b|^(bisher|bereits|hittills|hidtil|hittil|dosud|dotychczas) /u;
export const BEFORE_TAX =
  /(?<!\p{L})(ex|excl\w*|exkl\w*|before|without|ohne|bez|uden|uten|utan|ilman|nelkul|χωρις|без|zzgl|hors|ht|sin|senza|sem|net of|plus)(?!\p{L})|税抜|税別|不含税|未税|별도/u;
/** Words that exclude tax: "T&M excl VAT" isn't a tax. */
export const LESS_TAX =
  /^.*\S (excl\w*|exkl\w*|excluding|zonder|without|ohne|bez|uden|uten|utan|ilman|senza|sem|sin|hors|χωρις|без) /u;
/** Words for the part of a commission that a later statement pays: "Saldo a receber", "Remaining". */
export const STILL_OPEN =
  /^(saldo|balance|rest|reste|resto|restbetrag\p{L}*|remaining|outstanding|still|noch|nog|ancora|zbyva\p{L}*|pozostal\p{L}*)( \p{L}+)? (to pay|to come|to be paid|due later|offen|zu zahlen|a receber|a pagar|pendiente|por pagar|por cobrar|a payer|a verser|te betalen|open|da pagare|da ricevere|do zaplaty|do wyplaty|k vyplate|commission)$|^(remaining|outstanding|restante|pendiente|restbetrag|openstaand)$/u;
/** Below the heading "Commission", a base may be the commission without its bonus, which the figures must prove. */
export const BASE_BEHIND = /^comm\p{L}* (base|basic)$/u;
/**
 * Words for the part of a commission that this statement pays, if it is paid in instalments: "Comissão desta parcela".
 */
export const OF_THIS =
  /\b(this|dest[aeo]s?|est[ae]|dies\p{L}*|cette|quest[ao]|deze|tato|tento|teto|tej|tego|denne|denna|dette) \p{L}+$/u;
/** Words for rates that are prices. */
export const BY_STAY =
  /\b(room|daily|nightly|night|avg|average|adr|rack|durchschnitt\p{L}*|moyen\p{L}*|medi[oa]|promedio|gemiddeld\p{L}*)\b/u;
