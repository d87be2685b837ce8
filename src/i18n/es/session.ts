import type { SessionMessages } from '../en/session'

export const session: SessionMessages = {
  title: 'Su sesión está por terminar',
  text: 'Termina a las {{time}}. Ingrese su contraseña para seguir donde está; lo que escribió se conserva.',
  continue: 'Seguir trabajando',
  later: 'Más tarde',
  renewed: 'Puede seguir trabajando',
}
