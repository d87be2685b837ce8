import { adminRole } from '../../../src/base/business'
import type { Me } from '../../../src/model/access/access'
import { systemUserAs } from '../../../src/model/access/systemUser'
import type { Resource } from '../../../src/model/fields/resource'
import type { RecordValues } from '../../query/requestContext'

/** The system user of a record's company, for writes by timers and other systems. */
export function systemUserOf({ company }: Resource, record: RecordValues): Me {
  const own = company && record[company.name]
  return systemUserAs(adminRole(), (own as string | null | undefined) ?? null)
}
