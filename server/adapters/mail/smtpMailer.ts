import { createTransport } from 'nodemailer'
import type { Mailer } from './mail'

const PATIENCE_MS = 10_000

/** A real mail server, as `SMTP_URL` names it (`smtps://user:password@host:465`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    // A mail is whole when it comes here: nothing is fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isSimulated: false,
    async send(mail) {
      const late = AbortSignal.timeout(PATIENCE_MS)
      const gaveUp = new Promise<never>((_, reject) => {
        late.addEventListener('abort', () => reject(new Error('the mail server does not answer')))
      })
      const { attachments = [], ...said } = mail
      const files = attachments.map(file => ({ ...file, content: Buffer.from(file.content) }))
      await Promise.race([transport.sendMail({ ...said, attachments: files }), gaveUp])
    },
  }
}
