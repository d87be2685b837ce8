import { textIn } from '../../src/base/text'
import type { Unmet } from '../../src/model/access/transition'
import type { Refusal } from '../base/refusal'
import { type BulkRow, countsOf } from '../bulk/bulkRow'
import { textsOf } from '../http/answerError'
import { moveMessages } from '../http/moveMessages'
import { translatorIn } from '../http/translate'
import type { RequestContext } from '../query/requestContext'

/** Maximum fields in an answer: ten for each row of the largest call. Later rows omit their fields. */
const MOST_TOLD = 5000

/** Rows of a bulk call on the wire, with problems and warnings in the reader's language. */
export async function bulkMessages({ resource, language }: RequestContext) {
  const [say, sayUnmet] = await Promise.all([
    translatorIn(language),
    moveMessages(resource, language),
  ])
  let left = MOST_TOLD
  const toldOf = (errors: Refusal['errors']) => {
    const some = Object.entries(errors ?? {}).slice(0, left)
    left -= some.length
    return some.length > 0 && { errors: textsOf(Object.fromEntries(some), say, language) }
  }
  const refused = ({ code, params, errors, extra }: Refusal) => {
    const current = extra?.current as { _VERSION?: number } | undefined
    const unmet = extra?.unmet as readonly Unmet[] | undefined
    return {
      code,
      message: say.refusal(code, params),
      ...toldOf(errors),
      ...(unmet && { unmet: unmet.map(sayUnmet) }),
      ...(current && { version: current._VERSION }),
    }
  }
  const rowOf = ({ refusal, warnings = {}, doubts = [], note, ...row }: BulkRow) => {
    const messages = {
      ...textsOf(warnings, say, language),
      ...Object.fromEntries(doubts.map((text, at) => [`_${at}`, textIn(text, language)])),
    }
    return {
      ...row,
      ...(refusal && refused(refusal)),
      ...(note !== undefined && { message: say.problem(note) }),
      ...(Object.keys(messages).length > 0 && { warnings: messages }),
    }
  }
  return (rows: readonly BulkRow[]) => ({ rows: rows.map(rowOf), counts: countsOf(rows) })
}

export type BulkMessages = Awaited<ReturnType<typeof bulkMessages>>
