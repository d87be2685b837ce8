import type { Language } from '../../../src/base/text'
import type { Me } from '../../../src/model/access/access'
import type { Records } from '../../query/requestContext'

/** Reader or author of conversations, with the signer of file addresses. */
export interface ChatReader {
  readonly records: Records
  readonly me: Me
  readonly language: Language
  readonly link: (path: string) => string
}

/** Name of conversations on the live stream and in file storage. */
export const CHAT = 'chat'
