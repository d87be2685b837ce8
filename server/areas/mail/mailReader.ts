import type { Me } from '../../../src/model/access'
import type { Records } from '../../records/context'
import { Refusal } from '../../refusal'

/** Somebody one writes to or hears from; what the reader may not know of them is empty. */
export interface MailPerson {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly avatar: string | null
}

/** Who reads or writes mail, and whom they know. */
export interface MailReader {
  readonly records: Records
  readonly me: Me
  readonly link: (path: string) => Promise<string>
  /** Whom they may write to inside the house. */
  readonly contacts: () => Promise<readonly MailPerson[]>
  readonly peopleById: (ids: Iterable<number>) => Promise<ReadonlyMap<number, MailPerson>>
}

/** Under this name the live stream tells of mails, and their files are kept. */
export const MAIL = 'mail'

/** Mail is of the company worked in. */
export function companyOf({ EMPRESA }: Me): string {
  if (EMPRESA === null) throw new Refusal(403, 'companyRequired')
  return EMPRESA
}

/** Partners and customers write to the house, not by way of it to anybody. */
export const mayWriteOut = ({ ROLE }: Me) => ['10', '9', '8', '7', '6'].includes(ROLE)
