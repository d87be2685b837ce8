import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: '{{done}} sur {{total}} remis',
  approved: '{{approved}} vérifiés et approuvés',
  allApproved: 'Tous les documents sont approuvés',
  missing: 'Il manque : {{names}}',
  complete: 'Tous les documents sont là.',
  noneAsked: 'Aucun document n’est demandé',
  changed: 'Ce document a changé. Les actions possibles ont été relues.',
  find: 'Chercher une demande',
  findHint: 'Nom, RUC ou représentant',
  nobody: 'Aucune demande ne porte ce nom',
  another: 'Une autre demande',
  application: 'Demande',
  authorisation: 'Autorisation',
  score: 'Score',
  signFirst:
    'Personne n’est consulté sans sa signature. Préparez le texte, montrez l’écran à la personne concernée et laissez-la lire et signer.',
  prepare: 'Préparer l’autorisation',
  notAsked: 'Le score apparaît ici une fois le bureau consulté avec l’autorisation signée.',
  onTheWay: 'Le bureau a été consulté ; il n’a pas encore répondu.',
  noRecord: 'Le bureau n’a pas d’historique de cette personne.',
  earlier: 'Autorisations précédentes',
  decision: 'Décision du comité',
  limits:
    'Jusqu’à $5.000 une personne du crédit approuve, jusqu’à $20.000 deux personnes différentes, au-delà deux administrateurs.',
  signatures: 'Signatures',
  lookFirst: 'Vérifiez les documents avant de les envoyer à signer.',
  noteLater:
    'Vérifiez les documents avant de les envoyer. Le billet à ordre se prépare une fois un montant approuvé.',
  link: 'Lien de l’invitation',
  linkLead:
    'Quiconque a le lien peut remplir la demande. Un nouveau lien est créé à chaque fois ; les précédents servent jusqu’à la fin de l’invitation.',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  byWhatsApp: 'Par WhatsApp',
  signedAwaited: 'Signé. Le document signé n’est pas encore arrivé du prestataire.',
  noCertificate: 'Signé hors du prestataire : il n’y a pas de certificat électronique.',
  begin_documentos: 'Préparer demande et autorisation',
  begin_pagare: 'Préparer le billet à ordre',
}
