import type { Language } from '../../../src/base/text'
import type { FlowView, MoveView } from '../../../src/model/openapi/parts/flowView'
import { say } from '../../../src/model/openapi/parts/texts'
import { flowPicture } from './flowPicture'
import { type Html, html, htmlTable, joinHtml } from './html'

/** Flows of a resource, each as a drawing and as text for screen readers. */
export async function flowSections(
  flows: readonly FlowView[],
  language: Language,
): Promise<Html | undefined> {
  if (flows.length === 0) return undefined
  const drawn = flows.map(async flow => {
    const title = `${say('docsFlow', language)}: ${flow.title}`
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
  const description = `${title}. ${say('docsBelow', language)}`
  const [others, from] = [say('docsOthers', language), say('docsFrom', language)]
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
  return htmlTable(say('docsStepHeads', language), rows)
}

function leadsTo({ to }: MoveView, named: (value: number) => string, language: Language): Html {
  if (to.length === 0) return html`<span class="soft">${say('docsStays', language)}</span>`
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
    ...(need.length > 0 ? [html`<div>${say('docsNeeds', language)} ${codes(need)}</div>`] : []),
    ...(ask.length > 0 ? [html`<div>${say('docsAsks', language)} ${codes(ask)}</div>`] : []),
    ...when.map(text => html`<div class="soft">${text}</div>`),
    ...warn.map(
      text => html`<div>${say('docsWarns', language)} <span class="soft">${text}</span></div>`,
    ),
  ])
}
