import type { SessionMessages } from '../en/session'

export const session: SessionMessages = {
  title: 'Votre session va expirer',
  text: 'Elle expire à {{time}}. Saisissez votre mot de passe pour continuer ici ; ce que vous avez saisi est conservé.',
  continue: 'Continuer à travailler',
  later: 'Plus tard',
  renewed: 'Vous pouvez continuer à travailler',
}
