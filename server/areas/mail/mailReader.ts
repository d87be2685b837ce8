import { tenantOf } from '../../../src/base/business'
import type { Me } from '../../../src/model/access/access'
import { Refusal } from '../../base/refusal'
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

/** Mail belongs to the selected company. */
export function mailCompany(me: Me): string {
  const EMPRESA = tenantOf(me)
  if (EMPRESA === null) throw new Refusal(403, 'companyRequired')
  return EMPRESA
}

/** Partners and customers can write to the company only. */
export const canWriteOutside = ({ ROLE }: Me) => ['10', '9', '8', '7', '6'].includes(ROLE)
