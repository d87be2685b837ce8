import type { ConditionList } from '../../../src/model/lists/askable'
import { ListFault } from '../../../src/model/lists/query/listFault'
import { parseFilter, parseListQuery } from '../../../src/model/lists/query/parseQuery'
import { Refusal } from '../../base/refusal'
import type { RequestContext } from '../requestContext'

/** The list of a request, as conditions need it. */
export const conditionListOf = ({
  resource,
  me,
  records,
}: Pick<RequestContext, 'resource' | 'me' | 'records'>): ConditionList => ({
  resource,
  me,
  catalogue: records.catalogue,
})

/** Invalid queries answer 400. */
const refusing =
  <Asked extends readonly unknown[], Read>(read: (...asked: Asked) => Read) =>
  (...asked: Asked): Read => {
    try {
      return read(...asked)
    } catch (error) {
      throw error instanceof ListFault ? listRefusal(error) : error
    }
  }

export const listRefusal = ({ code, params }: ListFault) =>
  new Refusal(400, code, params ? { params } : {})

/** `parseListQuery` for a request. */
export const readListQuery = refusing(parseListQuery)

/** `parseFilter` for a request. */
export const readFilter = refusing(parseFilter)
