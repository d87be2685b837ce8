import { type Language, type Text, textIn } from '../../src/domain/text'
import { fieldLabel } from '../../src/i18n/labels'
import { loadMessages } from '../../src/i18n/load'
import type { Resource } from '../../src/model/resource'
import type { Unmet } from '../../src/model/transition'
import { sayIn } from './say'

/** Why a move is not possible, in the reader's language: a rule's own words, or which field is empty. */
export async function moveWords(resource: Resource, language: Language) {
  const [{ columns }, say] = await Promise.all([loadMessages(language), sayIn(language)])
  return (unmet: Unmet): string => {
    if ('text' in unmet) return textIn(unmet.text, language)
    if ('hidden' in unmet) return say.problem('hiddenReason')
    const label = resource.fields.get(unmet.field)?.words.label
    const field = fieldLabel({ name: unmet.field, label }, language, columns)
    return say.problem('missing', { field })
  }
}

type Row = Record<string, unknown>
interface Movable {
  readonly flow?: Readonly<Record<string, readonly Unmet[]>>
  readonly doubts?: Readonly<Record<string, readonly Text[]>>
}

/** A record whose moves say in words what stands against them. */
export async function withMoveWords(
  resource: Resource,
  language: Language,
  record: Row,
): Promise<Row> {
  const can = record._can as Movable | undefined
  if (!can?.flow) return record
  const say = await moveWords(resource, language)
  const flow = Object.entries(can.flow).map(([name, unmet]) => [name, unmet.map(say)])
  const doubts = Object.entries(can.doubts ?? {}).map(([name, texts]) => [
    name,
    texts.map(text => textIn(text, language)),
  ])
  const told = doubts.length > 0 && { doubts: Object.fromEntries(doubts) }
  return { ...record, _can: { ...can, flow: Object.fromEntries(flow), ...told } }
}
