import { inLanguage, type Language, type Translations } from '../../../src/base/text'
import type { JsonSchema } from '../../../src/kinds/kind/description'
import { type Html, html, joinHtml } from './html'

/** Constraints of a field as text, from its part of the document. */
export function fieldRules(field: JsonSchema, isRequired: boolean, language: Language): Html {
  const word = (key: keyof typeof words) => inLanguage(words[key], language)
  const rules: (Html | undefined)[] = [
    isRequired ? html`<span class="must">${word('required')}</span>` : undefined,
    conditionOf(word('requiredWhen'), field['x-required-when']),
    conditionOf(word('shownWhen'), field['x-shown-when']),
    field.readOnly ? html`${word('readOnly')}` : undefined,
    field['x-create-only'] ? html`${word('createOnly')}` : undefined,
    ...limitsOf(field, language),
    optionsOf(field),
    field['x-resource'] ? html`→ ${String(field['x-resource'])}` : undefined,
    peopleOf(word('readBy'), field['x-read-by']),
    peopleOf(word('writtenBy'), field['x-written-by']),
  ]
  return joinHtml(rules.filter(rule => rule !== undefined).map(rule => html`<div>${rule}</div>`))
}

const conditionOf = (lead: string, rule: unknown) =>
  typeof rule === 'string' ? html`${lead} <code>${rule}</code>` : undefined

const peopleOf = (lead: string, rule: unknown) =>
  typeof rule === 'string' ? html`<span class="soft">${lead}</span> ${rule}` : undefined

function limitsOf(field: JsonSchema, language: Language): Html[] {
  const { minimum, maximum, minLength, maxLength, maxItems, pattern } = field
  const most = Number(maximum ?? Number.POSITIVE_INFINITY)
  const isWide = most >= Number.MAX_SAFE_INTEGER
  const word = (key: keyof typeof words) => inLanguage(words[key], language)
  return [
    ...(minimum === undefined ? [] : [html`${word('atLeast')} ${String(minimum)}`]),
    ...(isWide ? [] : [html`${word('atMost')} ${String(maximum)}`]),
    ...(minLength === undefined ? [] : [html`${word('longer')} ${String(minLength)}`]),
    ...(maxLength === undefined ? [] : [html`${word('shorter')} ${String(maxLength)}`]),
    ...(maxItems === undefined ? [] : [html`${word('items')} ${String(maxItems)}`]),
    ...(typeof pattern === 'string' ? [html`<code>${pattern}</code>`] : []),
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

const words = {
  atLeast: { es: 'Desde', en: 'From', fr: 'À partir de', vi: 'Từ', cn: '最小', ar: 'من' },
  atMost: { es: 'Hasta', en: 'Up to', fr: 'Jusqu’à', vi: 'Đến', cn: '最大', ar: 'حتى' },
  longer: {
    es: 'Caracteres, al menos:',
    en: 'Characters, at least:',
    fr: 'Caractères, au moins :',
    vi: 'Số ký tự tối thiểu:',
    cn: '最少字符数：',
    ar: 'أقل عدد من الأحرف:',
  },
  shorter: {
    es: 'Caracteres, a lo más:',
    en: 'Characters, at most:',
    fr: 'Caractères, au plus :',
    vi: 'Số ký tự tối đa:',
    cn: '最多字符数：',
    ar: 'أكثر عدد من الأحرف:',
  },
  items: {
    es: 'Elementos, a lo más:',
    en: 'Items, at most:',
    fr: 'Éléments, au plus :',
    vi: 'Số mục tối đa:',
    cn: '最多项数：',
    ar: 'أكثر عدد من العناصر:',
  },
  required: {
    es: 'Obligatorio',
    en: 'Required',
    fr: 'Obligatoire',
    vi: 'Bắt buộc',
    cn: '必填',
    ar: 'مطلوب',
  },
  requiredWhen: {
    es: 'Obligatorio si',
    en: 'Required when',
    fr: 'Obligatoire si',
    vi: 'Bắt buộc khi',
    cn: '必填条件',
    ar: 'مطلوب إذا',
  },
  shownWhen: {
    es: 'Solo si',
    en: 'Only when',
    fr: 'Seulement si',
    vi: 'Chỉ khi',
    cn: '仅当',
    ar: 'فقط إذا',
  },
  readOnly: {
    es: 'Lo pone el servidor',
    en: 'Set by the server',
    fr: 'Posé par le serveur',
    vi: 'Do máy chủ đặt',
    cn: '由服务器设置',
    ar: 'يضعه الخادم',
  },
  createOnly: {
    es: 'Fijo desde que se crea',
    en: 'Fixed once made',
    fr: 'Fixé à la création',
    vi: 'Cố định khi tạo',
    cn: '创建后固定',
    ar: 'ثابت بعد الإنشاء',
  },
  readBy: {
    es: 'Lo ve:',
    en: 'Seen by:',
    fr: 'Vu par :',
    vi: 'Ai xem được:',
    cn: '可见：',
    ar: 'يراه:',
  },
  writtenBy: {
    es: 'Lo escribe:',
    en: 'Written by:',
    fr: 'Écrit par :',
    vi: 'Ai ghi được:',
    cn: '可写：',
    ar: 'يكتبه:',
  },
} satisfies Record<string, Translations>
