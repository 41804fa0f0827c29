import type { LanguageWords } from "../language-words.model";

export const FRENCH: LanguageWords = {
  date: "date, date comptable, date de comptabilisation, date opération, date d opération, date de l opération, date comptabilisation, date de transaction, jour, date opé, dateop, dateope, date operation, date écriture, date d inscription",
  valueDate: "date valeur, date de valeur, valeur, dateval, date val",
  amount:
    "montant, montant de l opération, somme, montant opération, montant eur, montant en eur, montant net, montant total",
  debit:
    "débit, débits, montant débit, débit euros, retrait, retraits, sortie, sorties, dépense, dépenses, montant débité, décaissement, décaissements",
  credit:
    "crédit, crédits, montant crédit, crédit euros, dépôt, dépôts, entrée, entrées, recette, recettes, montant crédité, encaissement, encaissements, versement, versements",
  balance:
    "solde, solde du compte, solde comptable, solde après opération, accountbalance, solde progressif, encours",
  fee: "frais, frais bancaires, commission bancaire, frais de transaction, montant des frais, frais prélevés",
  payer:
    "émetteur, donneur d ordre, payeur, débiteur, expéditeur, ordonnateur, nom du donneur d ordre, nom du débiteur, nom de l émetteur, nom émetteur, de, remettant",
  payee:
    "bénéficiaire, destinataire, créancier, nom du bénéficiaire, nom bénéficiaire, nom du créancier, à, commerçant, marchand, nom du destinataire",
  party:
    "contrepartie, nom contrepartie, nom de la contrepartie, nom, tiers, nom du tiers, partenaire, émetteur bénéficiaire, bénéficiaire émetteur, donneur d ordre bénéficiaire, titulaire, intitulé contrepartie, raison sociale, expéditeur destinataire",
  memo: "libellé, *libellé, libelle, libellé de l opération, libellé opération, libellé simplifié, description, motif, communication, communications, détail, détails, objet, nature, nature de l opération, commentaire, remarque, intitulé, texte, informations complémentaires, note, message, détails de l opération",
  reference:
    "référence, réf, numéro de référence, numéro d opération, référence de l opération, identifiant, id transaction, n opération, référence banque, no référence, numéro de transaction, numéro avis",
  currency: "devise, monnaie, code devise, devise du compte",
  account:
    "compte, numéro de compte, n compte, iban, numéro compte, compte bancaire, n de compte, no de compte",
  status: "statut, état, etat",
  direction:
    "sens, débit crédit, crédit débit, d c, c d, type, type opération, type d opération, type de transaction, signe, nature mouvement, sens mouvement",
  original:
    "montant origine, devise origine, montant initial, montant d origine, devise d origine, montant en devise, devise étrangère, montant étranger, contre valeur, contrevaleur, montant en devises, montant original, devise originale",
  exchangeRate: "taux de change, cours, cours de change",
  email:
    "e mail, email, courriel, adresse e mail, adresse électronique, de l adresse email, à l adresse email, adresse courriel, adresse email",
  bank: "banque, nom de la banque, bic, code bic, guichet, agence bancaire, nom banque",
  number:
    "numéro, no, chèque, numéro de chèque, n chèque, no chèque, numéro du chèque, heure, catégorie, sous catégorie, pièce, extrait, numéro d extrait, ligne, code, page, rubrique",
  bookingReference:
    "confirmation, numéro de confirmation, n confirmation, réservation, numéro de réservation, n réservation, n de réservation, référence réservation, réf réservation, référence de réservation, n dossier, dossier, numéro de dossier, no dossier, bon d échange, voucher",
  client:
    "client, nom du client, nom client, voyageur, passager, hôte, nom du voyageur, voyageurs, nom du passager, participant, locataire, conducteur",
  supplier:
    "fournisseur, prestataire, hôtel, établissement, nom de l hôtel, hébergement, tour opérateur, voyagiste, croisiériste, navire",
  checkIn:
    "arrivée, date d arrivée, check in, début, date de début, date de départ, début du séjour, du, départ, date départ, début voyage, date début, date arrivée, prise en charge, date de prise en charge",
  checkOut:
    "fin, date de fin, check =out, fin du séjour, retour, date de retour, date fin, date retour, au, restitution, date de restitution",
  commission: "commission, commissions, montant commission, montant de la commission, commission due, comm",
  commissionBase:
    "base commission, base commissionnable, montant commissionnable, commissionnable, base, assiette, base de calcul, assiette commission, base de commission",
  rate: "taux, taux de commission, taux commission, pourcentage, pourcent",
  tax: "tva, taxe, taxes, montant tva, retenue, retenue à la source, impôt, impôts",
  net: "net, net à payer, net à verser, net versé, montant versé, net reçu, commission nette, montant à payer, avant commission net",
  gross: "brut, montant brut, commission brute, avant commission",
  bonus: "bonus, prime, surcommission, sur commission, incentive, ristourne",
  bookingTotal:
    "prix total, montant total de la réservation, total réservation, prix du voyage, valeur réservation, total séjour, montant réservation, total facture, montant de la réservation, prix de vente, prix total ttc",
  agency: "agence, agent, nom de l agence, agence de voyages, conseiller",
  wayIn:
    "crédit, avoir, entrée, recette, versement, dépôt, encaissement, entrant, reçu, virement reçu, créditeur",
  wayOut:
    "débit, sortie, dépense, retrait, prélèvement, décaissement, sortant, émis, virement émis, paiement, débiteur",
  ways: "c/d",
  thanks:
    "paiement merci, paiement recu merci, reglement merci, merci de votre paiement, merci pour votre paiement, paiement recu",
  pending:
    "en attente, en cours, refusé, annulé, rejeté, échoué, à venir, non comptabilisé, autorisation, en suspens, refusée, annulée, rejetée, échouée, opérations futures, mouvements futurs",
  opening:
    "solde initial, ancien solde, solde précédent, solde d ouverture, solde de départ, solde début, solde au début, report, report à nouveau, solde antérieur, solde débiteur, solde créditeur",
  closing:
    "solde final, nouveau solde, solde de clôture, solde, solde fin, solde actuel, solde disponible, solde à reporter",
  turnover:
    "total, totaux, sous total, total des opérations, total des mouvements, mouvements, total général, somme",
  turnoverIn:
    "total crédit, total crédits, total des crédits, total créditeur, total entrées, total des entrées, total des opérations au crédit, total recettes",
  turnoverOut:
    "total débit, total débits, total des débits, total débiteur, total sorties, total des sorties, total des opérations au débit, total dépenses",
};
