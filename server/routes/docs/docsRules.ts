import type { Language } from '../../../src/base/text'
import type { JsonSchema } from '../../../src/kinds/kind/description'
import { say } from '../../../src/model/openapi/parts/texts'
import { type Html, html, joinHtml } from './html'

/** Constraints of a field as text, from its part of the document. */
export function fieldRules(field: JsonSchema, isRequired: boolean, language: Language): Html {
  const rules: (Html | undefined)[] = [
    isRequired ? html`<span class="must">${say('docsRequired', language)}</span>` : undefined,
    conditionOf(say('docsRequiredWhen', language), field['x-required-when']),
    conditionOf(say('docsShownWhen', language), field['x-shown-when']),
    field.readOnly ? html`${say('docsReadOnly', language)}` : undefined,
    field['x-create-only'] ? html`${say('docsCreateOnly', language)}` : undefined,
    ...limitsOf(field, language),
    optionsOf(field),
    field['x-resource'] ? html`→ ${String(field['x-resource'])}` : undefined,
    peopleOf(say('docsReadBy', language), field['x-read-by']),
    peopleOf(say('docsWrittenBy', language), field['x-written-by']),
  ]
  return joinHtml(rules.filter(rule => rule !== undefined).map(rule => html`<div>${rule}</div>`))
}

const conditionOf = (lead: string, rule: unknown) =>
  typeof rule === 'string' ? html`${lead} <code>${rule}</code>` : undefined

const peopleOf = (lead: string, rule: unknown) =>
  typeof rule === 'string' ? html`<span class="soft">${lead}</span> ${rule}` : undefined

const limits = [
  ['minimum', 'docsAtLeast'],
  ['maximum', 'docsAtMost'],
  ['minLength', 'docsLonger'],
  ['maxLength', 'docsShorter'],
  ['maxItems', 'docsItems'],
] as const

function limitsOf(field: JsonSchema, language: Language): Html[] {
  const isStated = (limit: unknown) =>
    limit !== undefined && Number(limit) < Number.MAX_SAFE_INTEGER
  return [
    ...limits
      .filter(([name]) => isStated(field[name]))
      .map(([name, text]) => html`${say(text, language)} ${String(field[name])}`),
    ...(typeof field.pattern === 'string' ? [html`<code>${field.pattern}</code>`] : []),
  ]
}

/** Options with labels; long lists are cut. */
function optionsOf(field: JsonSchema): Html | undefined {
  const items = field.items as JsonSchema | undefined
  const labels = (field['x-labels'] ?? items?.['x-labels']) as Record<string, string> | undefined
  if (!labels) return undefined
  const shown = Object.entries(labels).slice(0, 12)
  const more = Object.keys(labels).length - shown.length
  const texts = shown.map(([value, label]) => html`<code>${value}</code> ${label}; `)
  return html`${joinHtml(texts)}${more > 0 ? `+ ${more}` : ''}`
}
