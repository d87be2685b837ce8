import type { LegalMessages } from '../en/legal'

export const legal: LegalMessages = {
  title: 'Protection des données et conditions d’utilisation',
  lead: 'Quelles données nous traitons, pourquoi, et ce que vous pouvez exiger de nous ; et ce qui vaut entre vous et {{name}} quand vous utilisez Mostrador.',
  version: 'Version en vigueur depuis le {{date}}',
  contents: 'Sur cette page',
  notice: 'Avis de protection des données',
  terms: 'Conditions d’utilisation',
  exercise: 'Exercer mes droits',
  data: {
    who: {
      title: 'Qui répond de vos données',
      text: '{{name}}, RUC {{ruc}}, dont le siège est {{address}}, {{city}}, est responsable du traitement selon la loi organique équatorienne de protection des données personnelles (LOPDP). Pour tout ce qui touche à vos données, écrivez à cette adresse ou par la page de contact : notre délégué à la protection des données répond.',
    },
    what: {
      title: 'Quelles données',
      text: 'De votre compte : noms, e-mail, téléphone, photo si vous en mettez une, rôle et société, et les navigateurs d’où vous vous êtes connecté. De vos achats : numéro fiscal, adresses, commandes, factures, garanties et paiements. Si vous demandez un crédit : revenus, références et documents joints. Si vous travaillez avec nous : pointages et, seulement pendant vos heures et avec votre accord, votre position.',
    },
    why: {
      title: 'Pourquoi et sur quelle base',
      text: 'Pour exécuter le contrat : vous donner accès, prendre et livrer les commandes, traiter les garanties. Par obligation légale : facturer et tenir la comptabilité. Avec votre consentement : vous localiser pendant le travail et consulter votre historique de crédit. Par intérêt légitime : protéger les comptes et prévenir la fraude. Vos données ne servent pas à la publicité de tiers et ne sont pas vendues.',
    },
    credit: {
      title: 'Crédit et décisions',
      text: 'Quand vous demandez un crédit, et seulement avec votre autorisation, nous consultons un bureau de crédit et signons électroniquement avec un organisme de certification. La note oriente mais ne décide pas : une personne ou le comité de crédit tranche toujours, et vous pouvez demander les raisons.',
    },
    shared: {
      title: 'Avec qui elles sont partagées',
      text: 'Avec ceux qu’il faut pour vous servir : transporteurs (nom, adresse et téléphone de livraison), marques et ateliers (appareil et garantie), administration fiscale, bureau de crédit et organisme de signature si vous demandez un crédit. Chacun ne reçoit que sa part. Si un hébergeur ou un service d’e-mail se trouve à l’étranger, nous exigeons par contrat une protection équivalente.',
    },
    kept: {
      title: 'Combien de temps',
      text: 'Les pièces comptables et leurs justificatifs, sept ans, comme l’exige la règle fiscale. Les positions, trente jours, et les pointages, trois ans, sauf autre durée fixée par la société. Votre compte, tant que vous l’utilisez ; une fois fermé, personne ne peut s’y connecter. Mostrador n’efface pas le reste de lui-même : demandez-le, et nous vous dirons ce que la loi nous oblige à garder.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Dans Mostrador, vous consultez et corrigez votre profil, fermez vos sessions et retirez l’autorisation de vous localiser. Vous pouvez aussi demander à voir toutes vos données, à les faire corriger, effacer ou suspendre, à en recevoir une copie, à vous opposer à leur usage et à faire revoir par une personne une décision de crédit. Écrivez-nous depuis la page de contact : une personne traite chaque demande, gratuitement, et répond sous quinze jours. Il n’y a pas encore de téléchargement ni d’effacement automatique. Sinon, vous pouvez saisir la Superintendance de protection des données personnelles.',
    },
    must: {
      title: 'Si vous ne les donnez pas',
      text: 'Sans noms, e-mail et mot de passe, pas de compte ; sans numéro fiscal ni adresse, nous ne pouvons ni facturer ni livrer. Le reste est facultatif. Une donnée fausse ou périmée peut retarder une commande ou fausser une facture : corrigez-la dans votre profil ou demandez-le-nous.',
    },
    care: {
      title: 'Comment nous les protégeons',
      text: 'La connexion est chiffrée, les mots de passe sont gardés de sorte que personne ne peut les lire, chaque rôle ne voit que ce qui le concerne et chaque changement est consigné avec son auteur. Si une violation vous mettait en danger, nous vous préviendrions, ainsi que l’autorité, dans les délais légaux.',
    },
    device: {
      title: 'Ce qui reste sur votre appareil',
      text: 'La session, la langue, le panier et les brouillons restent dans votre navigateur ; l’apparence, dans des cookies de trois jours. Un autre cookie reconnaît cet appareil à la connexion pendant 180 jours, afin que personne ne bloque votre compte par de faux mots de passe. Aucun cookie publicitaire ni de suivi.',
    },
  },
  use: {
    account: {
      title: 'Votre compte',
      text: 'Il est personnel. Protégez votre mot de passe, ne le partagez pas et prévenez-nous si quelqu’un l’utilise ; vous pouvez fermer vos sessions dans Mon compte. Qui s’inscrit n’a aucun droit tant qu’un administrateur ne lui donne pas de rôle.',
    },
    orders: {
      title: 'Commandes et prix',
      text: 'Les prix sont en dollars et hors TVA jusqu’au récapitulatif, qui donne toujours le total. Une commande est votre offre : elle engage quand nous l’approuvons, au prix que vous avez confirmé, sous réserve du stock et de la limite de crédit. Modifications et annulations suivent l’état de la commande.',
    },
    conduct: {
      title: 'Bon usage',
      text: 'N’usurpez l’identité de personne, n’envoyez pas de fichiers illicites ou nuisibles, ne cherchez pas à voir ce que votre rôle ne permet pas et n’automatisez pas de requêtes nuisibles au service. Nous pouvons suspendre un tel compte, et nous vous le dirons.',
    },
    service: {
      title: 'Le service',
      text: 'Nous faisons des sauvegardes et annonçons les arrêts prévus, mais des interruptions restent possibles. Une commande, un pointage ou une preuve restés sur votre appareil partent au retour de la connexion ; d’ici là ils ne sont pas reçus.',
    },
    changes: {
      title: 'Modifications',
      text: 'Si ces textes changent sur un point important, votre profil vous le dira et vous demandera de les accepter à nouveau. Nous gardons la version acceptée et sa date.',
    },
    law: {
      title: 'Droit et réclamations',
      text: 'Le droit équatorien s’applique. Essayons d’abord de nous entendre : écrivez-nous, nous répondons. Les consommateurs gardent tous les droits de la loi organique de défense du consommateur et peuvent saisir l’autorité ou les juges de leur domicile.',
    },
  },
}
