import type { GuestMessages } from '../en/guest'

export const guest: GuestMessages = {
  title: 'Demande de crédit',
  invited: '{{company}} vous invite, {{name}}, à demander un crédit.',
  until:
    'Vous pouvez la remplir jusqu’au {{until}}. Arrêtez quand vous voulez : le même lien vous ramène où vous étiez.',
  noticeTitle: 'Avant de commencer : vos données',
  agree: 'J’ai lu cet avis et j’accepte que mes données soient utilisées ainsi',
  begin: 'Commencer',
  data: 'Vos données',
  step: 'Étape {{at}} sur {{of}}',
  unsaved:
    'Non enregistré : pas de connexion. Ce sera enregistré dès son retour ; gardez cette page ouverte.',
  next: 'Enregistrer et continuer',
  back: 'Retour',
  documents: 'Documents',
  filesLead: '{{types}}, {{size}} au plus chacun.',
  pick: 'Choisir un fichier',
  replace: 'Remplacer',
  remove: 'Retirer',
  notYet: 'Pas encore remis',
  missing:
    'Il manque : {{count}}. Vous pouvez déposer la demande avec un document, et les autres par ce même lien jusqu’à la décision.',
  late: 'Ce qui manque peut être déposé ici jusqu’à la décision.',
  choose: 'Choisissez…',
  addRow: 'En ajouter une',
  removeRow: 'Retirer la {{n}}',
  send: 'Remettre la demande',
  tryAgain: 'Réessayer',
  noLinkTitle: 'Cette page s’ouvre par un lien',
  deliveredTitle: 'Merci : nous avons votre demande',
  deliveredText: '{{company}} l’examine. Votre conseiller vous écrira ou vous appellera.',
  revokedTitle: 'Cette invitation a été annulée',
  revokedText: 'Demandez un nouveau lien à {{company}}. Ce qui avait été rempli a été effacé.',
  expiredTitle: 'Cette invitation a expiré',
  expiredText: 'Demandez un nouveau lien à {{company}}. Ce qui avait été rempli est effacé.',
}
