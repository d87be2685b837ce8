import { textIn } from '../../src/base/text'
import type { Unmet } from '../../src/model/access/transition'
import type { Refusal } from '../base/refusal'
import { type BulkRow, countsOf } from '../bulk/bulkRow'
import { explained, textsOf } from '../http/answerError'
import { moveMessages } from '../http/moveMessages'
import { translatorIn } from '../http/translate'
import type { RequestContext } from '../query/requestContext'

/** Maximum fields in an answer: ten for each row of the largest call. Later rows omit their fields. */
const MOST_TOLD = 5000

/** Maximum rows that tell the unmet rule: each may read names of records. */
const MOST_EXPLAINED = 50

/** Rows of a bulk call on the wire, with problems and warnings in the reader's language. */
export async function bulkMessages({ resource, language }: RequestContext) {
  const [say, sayUnmet] = await Promise.all([
    translatorIn(language),
    moveMessages(resource, language),
  ])
  let left = MOST_TOLD
  const toldOf = async (errors: Refusal['errors'], isExplained: boolean) => {
    const some = Object.fromEntries(Object.entries(errors ?? {}).slice(0, left))
    const { length } = Object.keys(some)
    left -= length
    return (
      length > 0 && {
        errors: textsOf(isExplained ? await explained(some) : some, say, language),
      }
    )
  }
  const refused = async ({ code, params, errors, extra, explain }: Refusal, at: number) => {
    const isExplained = at < MOST_EXPLAINED
    const rule = isExplained && (await explain?.())
    const current = extra?.current as { _VERSION?: number } | undefined
    const unmet = extra?.unmet as readonly Unmet[] | undefined
    return {
      code,
      message: rule ? say.refusal(`${code}But`, { ...params, rule }) : say.refusal(code, params),
      ...(await toldOf(errors, isExplained)),
      ...(unmet && { unmet: unmet.map(sayUnmet) }),
      ...(current && { version: current._VERSION }),
    }
  }
  let explainedRows = 0
  const rowOf = async ({ refusal, warnings = {}, doubts = [], note, ...row }: BulkRow) => {
    const messages = {
      ...textsOf(warnings, say, language),
      ...Object.fromEntries(doubts.map((text, at) => [`_${at}`, textIn(text, language)])),
    }
    return {
      ...row,
      ...(refusal && (await refused(refusal, explainedRows++))),
      ...(note !== undefined && { message: say.problem(note) }),
      ...(Object.keys(messages).length > 0 && { warnings: messages }),
    }
  }
  return async (rows: readonly BulkRow[]) => {
    const messages = []
    for (const row of rows) messages.push(await rowOf(row))
    return { rows: messages, counts: countsOf(rows) }
  }
}

export type BulkMessages = Awaited<ReturnType<typeof bulkMessages>>
