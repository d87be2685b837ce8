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
    if ('system' in unmet)
      return say.problem(unmet.each ? 'notConnectedEach' : 'notConnected', { name: unmet.system })
    const label = resource.fields.get(unmet.field)?.words.label
    const field = fieldLabel({ name: unmet.field, label }, language, columns)
    return say.problem('missing', { field })
  }
}

type Row = Record<string, unknown>
interface Told {
  readonly why?: Readonly<Record<string, string>>
  readonly flow?: Readonly<Record<string, readonly Unmet[]>>
  readonly doubts?: Readonly<Record<string, readonly Text[]>>
}

/** A record that says in words what stands against its moves, against changing and against deleting it. */
export async function withMoveWords(
  resource: Resource,
  language: Language,
  record: Row,
): Promise<Row> {
  const can = record._can as Told | undefined
  const why = can?.why && (await reasonWords(can.why, language))
  if (!can?.flow) return why ? { ...record, _can: { ...can, why } } : record
  const say = await moveWords(resource, language)
  const flow = Object.entries(can.flow).map(([name, unmet]) => [name, unmet.map(say)])
  const doubts = Object.entries(can.doubts ?? {}).map(([name, texts]) => [
    name,
    texts.map(text => textIn(text, language)),
  ])
  const told = doubts.length > 0 && { doubts: Object.fromEntries(doubts) }
  return {
    ...record,
    _can: { ...can, ...(why && { why }), flow: Object.fromEntries(flow), ...told },
  }
}

/** The sentences a refusal of the same would say. */
async function reasonWords(why: Readonly<Record<string, string>>, language: Language) {
  const say = await sayIn(language)
  const said = Object.entries(why).map(([right, rule]) => [
    right,
    say.refusal('notThisOneBut', { rule }),
  ])
  return Object.fromEntries(said)
}
