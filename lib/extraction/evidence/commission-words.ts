/** Words for a commission in folded running text; what may be commissioned or on what it is based is not meant. */
export const NAMES_COMMISSION =
  /\b(?:commissions?|kommission|provision(?:en)?|\w*provision|commissione|provvigion[ei]|courtage|comision(?:es)?|comissao|comissoes|commissie|provisie|kommissionen?|provisjon(?:en)?|proviz[eiy]|prowizj[aei]|jutalek\w*|valityspalkkio\w*|komissio\w*|provizij[ae]|komisyon\w*|remuneration|margin)\b|комисси|προμηθει|手数料|コミッション|佣金|수수료/;

/** Somebody writes to the agent what comes to them, without the word. */
export const EARNS =
  /\b(?:you(?:'ll| will)?(?: also| then)? (?:\w+ )?(?:receive|earn|get|keep|make|retain)|we(?:'ll| will| shall)?(?: also| then)? (?:\w+ )?(?:pay|credit|send|transfer|remit) (?:you|your agency|you back)|your (?:share|cut|earnings)|payable to (?:you|your agency)|fur sie sind das|sie erhalten|erhalten sie|wir (?:uberweisen|zahlen|vergut\w+) ihnen|vous (?:percevrez|toucherez|recevrez)|nous vous (?:verserons|reglerons)|ustedes? (?:reciben|recibiran|percibiran)|les (?:abonaremos|pagaremos)|vi (?:verra|riconosciamo|riconosceremo|corrisponderemo)|u ontvangt|wij betalen u|ni far|du far|vi betalar er)\b/;

/** Offers, examples, and what is said not to be paid. */
export const NO_PROMISE =
  /\b(?:for example|e\.g\.|for instance|beispiel|exemple|ejemplo|esempio|up to|bis zu|jusqu'a|hasta|fino a|tot wel|bonus|extra commission|cashback|voucher|points|no commission|not commissionable|non[- ]commissionable|cancell?ation|storno\w*|annulation|next booking|every booking|each booking|any booking)\b/;
