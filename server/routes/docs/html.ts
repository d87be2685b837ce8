/** HTML that is already escaped. */
export interface Html {
  readonly raw: string
}

/** `` html`<p>${text}</p>` ``: escapes values, except HTML made here. */
export const html = (
  pieces: TemplateStringsArray,
  ...holes: readonly (string | number | Html | undefined)[]
): Html => ({
  raw: pieces.reduce((whole, piece, at) => whole + rawOf(holes[at - 1]) + piece),
})

export const joinHtml = (parts: readonly Html[]): Html => ({
  raw: parts.map(({ raw }) => raw).join(''),
})

/** A table with these headings: `Name | Kind`. */
export const htmlTable = (heads: string, rows: readonly Html[]): Html => {
  const cells = heads.split(' | ').map(head => html`<th scope="col">${head}</th>`)
  return html`<div class="wide"><table><thead><tr>${joinHtml(cells)}</tr></thead><tbody>${joinHtml(rows)}</tbody></table></div>`
}

const rawOf = (hole: string | number | Html | undefined) => {
  if (hole === undefined) return ''
  return typeof hole === 'object' ? hole.raw : escaped(String(hole))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
