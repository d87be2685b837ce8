import { createTransport } from 'nodemailer'
import type { Mailer } from '../outbox/mailer'

const PATIENCE_MS = 10_000

/** SMTP server of `SMTP_URL` (`smtps://user:password@host:465`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    // Mails are complete; the library must not load files.
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
      const { attachments = [], ...message } = mail
      const files = attachments.map(file => ({ ...file, content: Buffer.from(file.content) }))
      await Promise.race([transport.sendMail({ ...message, attachments: files }), gaveUp])
    },
  }
}
