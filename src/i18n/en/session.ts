/** The warning before a session ends: few see it. */
export const session = {
  title: 'Your session is about to end',
  text: 'It ends at {{time}}. Enter your password to go on where you are; what you typed stays.',
  continue: 'Continue working',
  later: 'Later',
  renewed: 'You can go on working',
}

export type SessionMessages = typeof session
