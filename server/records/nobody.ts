import type { Me } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import type { Values } from './context'

/** No person of ours has this number. */
export const NOBODY = 0

/** The clock or another system writes here. */
const nobody: Omit<Me, 'EMPRESA'> = {
  ID: NOBODY,
  ROLE: '10',
  COMPANY: null,
  EMPRESAS: [],
  WAREHOUSE: [],
  CARD_CODE: null,
  SUCURSAL: null,
}

/** Nobody, in the company of this record. */
export function nobodyOf({ company }: Resource, record: Values): Me {
  const own = company && record[company.name]
  return { ...nobody, EMPRESA: (own as string | null | undefined) ?? null }
}
