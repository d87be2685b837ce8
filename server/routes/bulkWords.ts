import { textIn } from '../../src/domain/text'
import type { Unmet } from '../../src/model/transition'
import { type BulkRow, countsOf } from '../records/bulk/bulkRow'
import type { Asking } from '../records/context'
import type { Refusal } from '../refusal'
import { textsOf } from './answerError'
import { moveWords } from './moveWords'
import { sayIn } from './say'

/** Fields named in one answer: ten for each of the most rows. Later rows are told without their fields. */
const MOST_TOLD = 5000

/** The rows of a bulk call as they travel: what was refused, doubtful or noted in the reader's words. */
export async function bulkWords({ resource, language }: Asking) {
  const [say, sayUnmet] = await Promise.all([sayIn(language), moveWords(resource, language)])
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
    const told = {
      ...textsOf(warnings, say, language),
      ...Object.fromEntries(doubts.map((text, at) => [`_${at}`, textIn(text, language)])),
    }
    return {
      ...row,
      ...(refusal && refused(refusal)),
      ...(note !== undefined && { message: say.problem(note) }),
      ...(Object.keys(told).length > 0 && { warnings: told }),
    }
  }
  return (rows: readonly BulkRow[]) => ({ rows: rows.map(rowOf), counts: countsOf(rows) })
}

export type BulkWords = Awaited<ReturnType<typeof bulkWords>>
