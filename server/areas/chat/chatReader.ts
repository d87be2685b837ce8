import type { Language } from '../../../src/domain/text'
import type { Me } from '../../../src/model/access'
import type { Records } from '../../records/context'
import { Refusal } from '../../refusal'

/** Who reads or writes in conversations, and how addresses of files are signed for them. */
export interface ChatReader {
  readonly records: Records
  readonly me: Me
  readonly language: Language
  readonly link: (path: string) => Promise<string>
}

/** Under this name the live stream tells of conversations, and their files are kept. */
export const CHAT = 'chat'

/** Conversations are of the company worked in. */
export function companyOf({ EMPRESA }: Me): string {
  if (EMPRESA === null) throw new Refusal(403, 'companyRequired')
  return EMPRESA
}
