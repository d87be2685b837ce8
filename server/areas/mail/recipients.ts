import { refuse } from '../../write/rows/body'
import { canWriteOutside, type MailPerson, type MailReader } from './mailReader'

/** Stored recipient: a user by number, others by address. */
export type Recipient = { readonly id: number } | { readonly email: string }
export const lists = ['to', 'cc', 'bcc'] as const
export type MailRecipients = Readonly<Record<(typeof lists)[number], readonly Recipient[]>>
export type RecipientInput = Readonly<Record<(typeof lists)[number], readonly (number | string)[]>>

const MOST = 50
const ADDRESS = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]{1,190}\.[^\s@<>(),;:"[\]\\.]{2,63}$/

/** Checks contact numbers and addresses; the address of a contact becomes that contact. */
export async function checkedRecipients(
  reader: MailReader,
  input: RecipientInput,
): Promise<MailRecipients> {
  const contacts = new Map((await reader.contacts()).map(person => [person.id, person]))
  const own = (await reader.peopleById([reader.me.ID])).get(reader.me.ID)
  if (own) contacts.set(own.id, own)
  const byEmail = new Map([...contacts.values()].map(each => [each.email?.toLowerCase(), each]))
  const seenKeys = new Set<string>()
  const checked = (name: (typeof lists)[number]): Recipient[] => {
    if (input[name].length > MOST) refuse({ [name]: { key: 'tooMany', params: { max: MOST } } })
    return input[name].flatMap(entry => {
      const mails = toRecipient(entry, contacts, byEmail)
      if (!mails) return refuse({ [name]: { key: 'notEmail' } })
      const key = 'id' in mails ? String(mails.id) : mails.email
      if (seenKeys.has(key)) return []
      seenKeys.add(key)
      if ('email' in mails && !canWriteOutside(reader.me))
        return refuse({ [name]: { key: 'notReference' } })
      return [mails]
    })
  }
  return { to: checked('to'), cc: checked('cc'), bcc: checked('bcc') }
}

function toRecipient(
  entry: number | string,
  contacts: ReadonlyMap<number, MailPerson>,
  byEmail: ReadonlyMap<string | undefined, MailPerson>,
): Recipient | undefined {
  if (typeof entry === 'number') return contacts.has(entry) ? { id: entry } : undefined
  const email = entry.trim().toLowerCase()
  const contact = byEmail.get(email)
  if (contact) return { id: contact.id }
  return ADDRESS.test(email) ? { email } : undefined
}

/** SQLite stores JSON as text; PostgreSQL returns it parsed. */
export const recipientsIn = (value: unknown): MailRecipients =>
  (typeof value === 'string' ? JSON.parse(value) : value) as MailRecipients

export const allRecipients = ({ to, cc, bcc }: MailRecipients): readonly Recipient[] => [
  ...to,
  ...cc,
  ...bcc,
]
