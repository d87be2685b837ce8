import { inLanguage, type Language, type Translations } from '../../../src/base/text'
import type { FlowView, MoveView } from '../../../src/model/openapi/parts/flowView'
import { flowPicture } from './flowPicture'
import { type Html, html, joinHtml } from './html'

/** Flows of a resource, each as a drawing and as text for screen readers. */
export async function flowSections(
  flows: readonly FlowView[],
  language: Language,
): Promise<Html | undefined> {
  if (flows.length === 0) return undefined
  const drawn = flows.map(async flow => {
    const title = `${inLanguage(words.flow, language)}: ${flow.title}`
    return html`<h3>${title}</h3>
<figure>${await pictureOf(flow, title, language)}</figure>
${stepsTable(flow, language)}`
  })
  return joinHtml(await Promise.all(drawn))
}

/** Caches drawings, because layout is slow; bounded. */
const drawings = new Map<string, Promise<Html>>()
const MOST_DRAWINGS = 200

function pictureOf(flow: FlowView, title: string, language: Language): Promise<Html> {
  const key = JSON.stringify([language, flow])
  const known = drawings.get(key)
  if (known) return known
  const description = `${title}. ${inLanguage(words.below, language)}`
  const [others, from] = [inLanguage(words.others, language), inLanguage(words.from, language)]
  const drawn = flowPicture(flow, { caption: description, others, from })
  if (drawings.size >= MOST_DRAWINGS) drawings.clear()
  drawings.set(key, drawn)
  return drawn
}

function stepsTable({ states, moves }: FlowView, language: Language): Html {
  const named = (value: number) => states.find(state => state.value === value)?.label ?? ''
  const rows = moves.map(
    move => html`<tr><th scope="row">${move.label}<div><code>${move.name}</code></div></th>
<td>${move.from.map(named).join(', ')}</td><td>${leadsTo(move, named, language)}</td>
<td>${move.by ?? ''}</td><td>${demandsOf(move, language)}</td></tr>`,
  )
  const heads = inLanguage(words.heads, language).map(head => html`<th scope="col">${head}</th>`)
  return html`<div class="wide"><table><thead><tr>${joinHtml(heads)}</tr></thead><tbody>${joinHtml(rows)}</tbody></table></div>`
}

function leadsTo({ to }: MoveView, named: (value: number) => string, language: Language): Html {
  if (to.length === 0) return html`<span class="soft">${inLanguage(words.stays, language)}</span>`
  return joinHtml(
    to.map(({ state, when }) =>
      when
        ? html`<div>${named(state)} <code>${when}</code></div>`
        : html`<div>${named(state)}</div>`,
    ),
  )
}

function demandsOf({ need, ask, when, warn }: MoveView, language: Language): Html {
  const codes = (names: readonly string[]) =>
    joinHtml(names.map(name => html`<code>${name}</code> `))
  return joinHtml([
    ...(need.length > 0
      ? [html`<div>${inLanguage(words.needs, language)} ${codes(need)}</div>`]
      : []),
    ...(ask.length > 0 ? [html`<div>${inLanguage(words.asks, language)} ${codes(ask)}</div>`] : []),
    ...when.map(text => html`<div class="soft">${text}</div>`),
    ...warn.map(
      text =>
        html`<div>${inLanguage(words.warns, language)} <span class="soft">${text}</span></div>`,
    ),
  ])
}

const words: Readonly<
  Record<'flow' | 'below' | 'others' | 'from' | 'stays' | 'needs' | 'asks' | 'warns', Translations>
> & {
  readonly heads: Readonly<Record<Language, readonly string[]>>
} = {
  flow: { es: 'Flujo', en: 'Flow', fr: 'Flux', vi: 'Quy trình', cn: '流程', ar: 'المسار' },
  below: {
    es: 'La tabla que sigue dice lo mismo paso por paso.',
    en: 'The table below tells the same step by step.',
    fr: 'Le tableau ci-dessous dit la même chose pas à pas.',
    vi: 'Bảng bên dưới trình bày từng bước như vậy.',
    cn: '下方表格逐步说明相同内容。',
    ar: 'يبيّن الجدول أدناه الأمر نفسه خطوة بخطوة.',
  },
  warns: {
    es: 'Avisa antes:',
    en: 'Warns first:',
    fr: 'Avertit d’abord :',
    vi: 'Báo trước:',
    cn: '事先提醒：',
    ar: 'ينبّه أولًا:',
  },
  others: {
    es: 'Desde cualquier otro estado',
    en: 'From any other state',
    fr: 'Depuis tout autre état',
    vi: 'Từ mọi trạng thái khác',
    cn: '从任何其他状态',
    ar: 'من أي حالة أخرى',
  },
  from: { es: 'Desde', en: 'From', fr: 'Depuis', vi: 'Từ', cn: '从', ar: 'من' },
  stays: {
    es: 'sigue igual',
    en: 'stays as it is',
    fr: 'reste tel quel',
    vi: 'giữ nguyên',
    cn: '保持不变',
    ar: 'يبقى كما هو',
  },
  needs: {
    es: 'Necesita',
    en: 'Needs',
    fr: 'Exige',
    vi: 'Cần có',
    cn: '需要',
    ar: 'يلزم',
  },
  asks: { es: 'Pregunta', en: 'Asks', fr: 'Demande', vi: 'Hỏi', cn: '询问', ar: 'يسأل عن' },
  heads: {
    es: ['Paso', 'Desde', 'Hacia', 'Quién puede', 'Condiciones'],
    en: ['Step', 'From', 'To', 'Who may', 'Conditions'],
    fr: ['Étape', 'Depuis', 'Vers', 'Qui peut', 'Conditions'],
    vi: ['Bước', 'Từ', 'Đến', 'Ai được phép', 'Điều kiện'],
    cn: ['步骤', '从', '到', '谁可以', '条件'],
    ar: ['الخطوة', 'من', 'إلى', 'من يحق له', 'الشروط'],
  },
}
