import type { Me } from '../../src/model/access'
import { nobodyAs } from '../../src/model/nobody'
import type { Resource } from '../../src/model/resource'
import type { Values } from './context'

/** The clock or another system writes here: nobody, in the company of this record. */
export function nobodyOf({ company }: Resource, record: Values): Me {
  const own = company && record[company.name]
  return nobodyAs('10', (own as string | null | undefined) ?? null)
}
