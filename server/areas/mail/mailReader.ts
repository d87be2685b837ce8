import type { Me } from '../../../src/model/access/access'
import type { Records } from '../../query/requestContext'

/** Sender or recipient; fields the reader may not see are empty. */
export interface MailPerson {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly avatar: string | null
}

/** Reader or author of mail, and the users known to them. */
export interface MailReader {
  readonly records: Records
  readonly me: Me
  readonly link: (path: string) => string
  /** Internal recipients. */
  readonly contacts: () => Promise<readonly MailPerson[]>
  readonly peopleById: (ids: Iterable<number>) => Promise<ReadonlyMap<number, MailPerson>>
}

/** Name of mails on the live stream and in file storage. */
export const MAIL = 'mail'

/** Partners and customers can write to the company only. */
export const canWriteOutside = ({ ROLE }: Me) => ['10', '9', '8', '7', '6'].includes(ROLE)
