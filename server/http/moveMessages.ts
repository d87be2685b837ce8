import { type Language, type LocalizedText, textIn } from '../../src/base/text'
import { columnTexts } from '../../src/i18n/columnTexts'
import { fieldLabel } from '../../src/i18n/labels'
import type { Unmet } from '../../src/model/access/transition'
import type { Resource } from '../../src/model/fields/resource'
import { namesOfRoles } from '../access/permissions'
import type { RecordDraft } from '../query/requestContext'
import { translatorIn } from './translate'

/** Reasons of unmet guards in the reader's language. */
export async function moveMessages(resource: Resource, language: Language) {
  const [columns, say] = await Promise.all([columnTexts(language), translatorIn(language)])
  return (unmet: Unmet): string => {
    if ('text' in unmet) return textIn(unmet.text, language)
    if ('hidden' in unmet) return say.problem('hiddenReason')
    if ('system' in unmet)
      return say.problem(unmet.each ? 'notConnectedEach' : 'notConnected', { name: unmet.system })
    if ('roles' in unmet)
      return say.refusal('forbiddenRoles', { roles: namesOfRoles(unmet.roles, language) })
    const label = resource.fields.get(unmet.field)?.words.label
    const field = fieldLabel({ name: unmet.field, label }, language, columns)
    return say.problem('missing', { field })
  }
}

type Row = RecordDraft
interface RecordRights {
  readonly why?: Readonly<Record<string, string>>
  readonly flow?: Readonly<Record<string, readonly Unmet[]>>
  readonly doubts?: Readonly<Record<string, readonly LocalizedText[]>>
}

/** Adds texts to unmet guards of a record, and to refused updates and deletions. */
export async function withMoveMessages(
  resource: Resource,
  language: Language,
  record: Row,
): Promise<Row> {
  const can = record._can as RecordRights | undefined
  const why = can?.why && (await reasonMessages(can.why, language))
  if (!can?.flow) return why ? { ...record, _can: { ...can, why } } : record
  const say = await moveMessages(resource, language)
  const flow = Object.entries(can.flow).map(([name, unmet]) => [name, unmet.map(say)])
  const doubts = Object.entries(can.doubts ?? {}).map(([name, texts]) => [
    name,
    texts.map(text => textIn(text, language)),
  ])
  const warnings = doubts.length > 0 && { doubts: Object.fromEntries(doubts) }
  return {
    ...record,
    _can: { ...can, ...(why && { why }), flow: Object.fromEntries(flow), ...warnings },
  }
}

/** Texts of the corresponding refusals. */
async function reasonMessages(why: Readonly<Record<string, string>>, language: Language) {
  const say = await translatorIn(language)
  const texts = Object.entries(why).map(([right, rule]) => [
    right,
    say.refusal('notThisOneBut', { rule }),
  ])
  return Object.fromEntries(texts)
}
