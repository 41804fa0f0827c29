import type { StateWords } from "./state-words";

export const FR: StateWords = {
  status: [
    "(?:statut|etat)(?: (?:actuel |)(?:de |du |d'|des )?(?:la |le |l'|votre )?(?:reservation|dossier|demande|sejour|commande|prestation|vol|chambre)s?)?",
  ],
  values: {
    confirmed: ["(?:re)?confirme(?:e|s|es)?", "reserve(?:e|s|es)?", "ok", "garanti(?:e)?", "ferme", "emis"],
    requested: [
      "(?:en |sur |a la )?demande(?:e|s|es)?",
      "en attente",
      "en cours",
      "(?:sur |en )?liste d'attente",
      "non confirme",
      "a confirmer",
      "pas (?:encore )?confirme",
      "request",
    ],
    option: ["(?:en |sous |sur )?option(?:ne|nee)?(?!nel|s)", "pre-?reserve", "provisoire", "bloque"],
    quoted: ["devis", "offre", "propose", "proposition", "estimation", "cotation", "non reserve"],
    declined: [
      "refuse",
      "complet",
      "rejete",
      "indisponible",
      "non disponible",
      "echoue",
      "echec",
      "decline",
      "impossible",
    ],
    cancelled: ["annule"],
  },
  names: {
    confirmed: ["\\bconfirmation\\b", "(?<!non |pas |pas encore )\\bconfirmee?s?\\b"],
    requested: [
      "\\bsur demande\\b",
      "\\bdemande (?:de (?:reservation|disponibilite|chambre|sejour|voyage|groupe)|recue|enregistree|en cours|no|n°|\\d)",
      "\\b(?:votre|notre|sur) demande\\b",
      "\\bliste d'attente",
      "\\ben attente\\b",
      "\\b(?:non|pas encore) confirmee?",
    ],
    option: [
      "\\b(?:en |sous |votre |notre |pose d'|pose d'une |d')?option\\b(?!s|nel)",
      "\\bpre-?reservation",
      "\\breservation provisoire",
    ],
    quoted: [
      "\\bdevis\\b",
      "\\bproposition\\b",
      "\\bcotation\\b",
      "\\b(?:notre|votre|une|l'|d')\\s?offre\\b",
      "\\boffre (?:de (?:voyage|sejour|prix)|n°|no|valable|\\d)",
      "\\bestimation\\b",
      "\\binvitation\\b(?! a (?:l'|vous|remplir|noter|evaluer|payer|regler|completer))",
    ],
    declined: [
      "\\b(?:paiement|carte|reservation|demande|transaction|prelevement)\\b[^.;!?]{0,40}\\b(?:refuse|rejete|echoue|decline|impossible)",
      "\\b(?:echec|refus) d[eu] (?:votre |la |l')?(?:paiement|carte|prelevement|reservation|demande)",
      "\\bcomplet\\b",
      "\\b(?:non|plus|in)\\s?disponible",
    ],
  },
  turned: [
    "\\b(?:option|devis|offre|proposition|demande|pre-?reservation|liste d'attente|cotation)\\b(?! recue)[^.;!?]{0,70}\\b(?:(?:est|a ete|sont|ont ete) (?:[a-z]+ ){0,3}(?:confirme|accepte|transforme|convertie?|levee|valide)|transforme|convertie?|en reservation ferme)",
    "\\b(?:option|devis|offre|demande)(?: \\S*\\d\\S*)? (?:confirme|accepte|valide|levee)",
  ],
  firm: {
    confirmed: [
      "\\b(?:hotel|lodge|etablissement|prestataire|compagnie|proprietaire|croisieriste) (?:a|nous a|vient de) (?:bien )?confirme[r]?\\b",
      "\\breservation (?:est )?(?:desormais |maintenant )?ferme\\b",
      "\\b(?:reservation|sejour|voyage|chambres?|cabines?|places?|vols?|billets?|dossier|prestations?|location|vehicule|voiture|transfert|croisiere|circuit|contrat|tout|commande|villa)\\b[^.;!?]{0,60}\\b(?:est|sont|a ete|ont ete|etait|bien)(?: bien| desormais| maintenant| donc| d'ores et deja| deja| entierement| ete)* (?:re)?(?:confirme|garanti|reserve)(?:e|s|es|ee|ees)?\\b(?! (?:des|apres|une fois|sous reserve|qu'))",
      "\\b(?:nous|j'ai|je|plaisir|heureux|ravis)\\b[^.;!?]{0,60}\\b(?:confirmer|confirmons|confirme)\\b(?! (?:votre |l'|la |nous )?(?:interet|accord|avant|si))(?![^.;!?]{0,70}\\b(?:reception|recu|offre|devis|option|demande|disponibilite|tarifs?\\b|des que|si\\b))",
      "\\bnous avons (?:bien |le plaisir )?(?:re)?(?:reserve|confirme)\\b(?![^.;!?]{0,60}\\b(?:option|provisoirement|jusqu))",
      "\\bconfirmation de (?:votre |la |)(?:reservation|sejour|voyage|commande|dossier)",
      "\\breservation confirmee\\b",
    ],
    requested: [
      "\\b(?:avons|ai|viens d'|venons d')\\s?(?:interroge[r]?|sollicite[r]?|contacte[r]?|demande[r]? (?:a|au))\\b[^.;!?]{0,10}\\b(?:l'|le |la |notre )?\\s?(?:hotel|etablissement|prestataire|compagnie|lodge|fournisseur|proprietaire)",
      "\\b(?:ceci|il s'agit|ce (?:message|courriel|mail|document)|cet (?:e-?mail|accuse))\\b[^.;!?]{0,40}\\b(?:n'est|ne constitue|ne vaut|n'a)\\b[^.;!?]{0,15}\\b(?:pas|en aucun cas|nullement)\\b[^.;!?]{0,25}\\b(?:confirmation|reservation)",
      "\\b(?:n'est|ne sont|n'a|n'ont)\\b (?:pas|toujours pas)(?: encore)?(?: ete)? (?:confirme|garanti|reserve)",
      "\\b(?:non|pas encore) (?:ete )?confirme",
      "\\b(?:en attente|attendons|dans l'attente)\\b[^.;!?]{0,20}\\b(?:de |d'|du )?(?:la |une |leur |votre |sa )?(?:confirmation|reponse|retour|accord)(?! (?:de votre (?:part|paiement)))",
      "\\b(?:reservation|sejour|chambres?|cabines?|vols?|demande|prestations?|places?|dossier)\\b[^.;!?]{0,60}\\b(?:est|sont|reste|restent|actuellement|mise|mis|places?|inscrite?s?)(?: encore| toujours| actuellement| a ce jour)* (?:en |sur |a la )?(?:demande|attente|liste d'attente|request)\\b",
      "\\b(?:sur|en) (?:la |notre |une )?liste d'attente\\b",
      "\\bdemande (?:est )?en cours\\b",
    ],
    option: [
      "\\b(?:blocage|pose d'option)\\b[^.;!?]{0,60}\\b(?:jusqu|expire|valable)",
      "\\b(?:option|tenons|tenue?s?|bloque[a-z]*|retenue?s?|gardons|optionne[a-z]*|pre-?reserve[a-z]*|reservee?s?)\\b[^.;!?]{0,90}\\b(?:jusqu'a?u?|valable|expire|sans engagement|a titre provisoire|avant le)\\b(?! (?:\\d{1,2} ?h|votre arrivee))",
      "\\b(?:date|echeance|limite|fin|expiration|levee) (?:de |d'|de l'|de votre )?option\\b",
      "\\b(?:en|sous|sur|votre|cette|une|pose[a-z]* (?:d')?(?:une )?|l')\\s?option\\b(?! (?:d'|de |pour|a |au|avec|repas|payante|gratuite)|s|nel)",
      "\\boption (?:posee|valable|expire|jusqu|au |ferme|prise)",
      "\\b(?:reservation provisoire|a titre provisoire|pre-?reserve[a-z]*)\\b",
    ],
    quoted: [
      "\\b(?:aucune?|rien)\\b[^.:,;!?]{0,20}\\b(?:place|chambre|reservation|prestation|cabine|vol|n'a|n'est)?s?\\b[^.:,;!?]{0,25}\\b(?:reserve|bloque|retenu|effectue)",
      "\\b(?:ce|notre|cette|le present|la presente|votre|present)(?: \\w+)? (?:devis|offre|proposition|cotation)\\b[^.;!?]{0,50}\\b(?:valable|expire|sans engagement|n'engage|sous reserve|reste)",
      "\\b(?:devis|offre|proposition|cotation|tarif) (?:est )?(?:valable|sans engagement|gratuit)",
      "\\b(?:accepter|valider|confirmer|donner suite a) (?:ce|cette|notre|le|la) (?:devis|offre|proposition)",
    ],
    declined: [
      "\\b(?:est|sont) (?:malheureusement )?deja (?:occupe|loue|prise?s?\\b|vendu)|\\bne pouvons (?:malheureusement )?(?:pas )?donner suite",
      "\\bbanque\\b[^.;!?]{0,40}\\b(?:refuse|rejete|decline|n'a pas autorise)",
      "\\b(?:paiement|carte|transaction|prelevement|debit|acompte|reglement)\\b[^.;!?]{0,60}\\b(?:refuse|rejete|echoue|decline|n'a (?:pas )?(?:pu|abouti|ete)|n'a pas ete (?:accepte|autorise))",
      "\\b(?:reservation|demande)\\b[^.;!?]{0,50}\\b(?:a ete|est|ete) (?:[a-z]+ )?(?:refusee|rejetee|declinee)",
      "\\b(?:echec|refus) d[eu] (?:votre |la |l')?(?:paiement|carte|prelevement)",
    ],
  },
  plain: {
    confirmed: ["\\bmerci (?:pour|de) (?:votre )?(?:reservation|commande)\\b"],
    requested: [
      "\\b(?:recu|recue|enregistre|enregistree|transmis|transmise|pris en compte)\\b[^.;!?]{0,30}\\bdemande\\b",
      "\\bdemande\\b[^.;!?]{0,40}\\b(?:recue|enregistree|transmise|prise en compte|a l'etude)",
      "\\bmerci (?:pour|de) votre demande\\b",
      "\\b(?:reviendrons|reviens|revenons|reviendrai|tiendrons|confirmerons)\\b[^.;!?]{0,60}\\b(?:des que|sous|dans les|rapidement|plus brefs)",
    ],
    option: [
      "\\b(?:sera|seront|est|sont) (?:automatiquement )?(?:liberee?s?|relachee?s?|remise?s? en vente)",
    ],
    quoted: [
      "\\b(?:trouver|trouverez|veuillez|plaisir|ci-joint|voici|adresser|adressons|transmettre|soumettre|faire parvenir|etabli|prepare)\\b[^.;!?]{0,70}\\b(?:devis|offre|proposition|cotation)\\b",
      "\\b(?:pouvons|pourrions|souhaitons|plaisir de) (?:vous )?(?:proposer|offrir)\\b|\\bnous vous proposons\\b",
      "\\bsi (?:vous souhaitez|cette (?:offre|proposition)|cela vous)\\b[^.;!?]{0,40}\\b(?:reserver|convient|confirmer)",
    ],
    declined: [
      "\\bn'(?:a|ont|y a) (?:plus|pas|aucune) ?(?:de )?(?:place|chambre|disponibilite|cabine)|\\b(?:plus de|aucune) disponibilite",
      "\\b(?:malheureusement|regret[a-z]*|desole[a-z]*|navre[a-z]*)\\b[^.;!?]{0,130}\\b(?:complet|complete|complets|indisponible|(?:plus|pas|non) disponible|plus de (?:place|chambre|disponibilite|cabine)|aucune (?:disponibilite|chambre|place)|impossible|ne (?:pouvons|pouvant|sommes)|refuse|pas en mesure)",
      "\\b(?:hotel|chambres?|cabines?|croisiere|circuit|vols?|dates?|etablissement|depart|villa|maison|navire)\\b[^.;!?]{0,60}\\b(?:est|sont|affiche) (?:[a-z]+ )?complet",
      "\\bne (?:pouvons|peut|sommes)\\b[^.;!?]{0,40}\\b(?:confirmer|accepter|honorer|donner suite)",
    ],
  },
  denied: [
    "\\b(?:pas|non|n'est|n'a|aucune?|ne|si|des que|lorsque|quand|apres|avant|une fois|sera|seront|afin|pour|veuillez|merci de|attente|jusqu|sous reserve|recevrez|provisoire)\\b[^.;!?]{0,50}$",
  ],
  conditional: [
    "\\b(?:si|s'|en cas|au cas|lorsque|peut|pourrait|peuvent|des que|sauf|initialement|precedemment)\\b[^.;!?]{0,100}$",
  ],
  references: [
    "\\b(?:comme|selon|suite a|conformement a|faisant suite a|d'apres) (?:votre |la |le |notre )?(?:demandee?s?|devis|offre|proposition|option|convenu)\\b",
  ],
  asides: [
    "\\b(?:souhaits?|(?:demandes?|requetes?) (?:particulieres?|speciales?)|preferences?|remarques?|surclassement|arrivee (?:tardive|anticipee)|depart tardif|transferts?|parking|restaurant|diner|table|spa|excursions?|sieges?|repas|menus?|communicantes?|lits?|berceau|animaux|etage|supplementaires?|options|optionnel[a-z]*|facultati[a-z]+|extras?|massage)\\b",
  ],
  own: [
    "\\b(?:encore|actuellement|pour l['’]instant|pour le moment)\\b",
    "^(?:reservation|chambre|cabine|hotel|vol|dossier)\\b",
    "\\b(?:ce|cet|cette|ces|votre|vos|rien|elle|il|celle-ci)\\b",
    "\\b(?:la|le|l'|l’|aucune?|toutes? les|tous les|les deux) ?(?:reservation|chambre|suite|cabine|villa|maison|appartement|hotel|sejour|voyage|circuit|croisiere|vol|prestations|option|offre|demande|dossier|place|paiement|carte|cliente?|groupe)s?\\b",
  ],
};
